//! The hardware: splitter, atomic buffer and slice, joined.

use super::Config;
use super::ports::Ports;
use crate::line_splitter::rtl::LineSplitter;
use llc::atomic_buffer::rtl::AtomicBuffer;
use llc::llc_slice::rtl::LlcSlice;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct L2Bank {
    kind: Kind,
    pub(super) ports: Ports,
    splitter: LineSplitter,
    buffer: AtomicBuffer,
    cache: LlcSlice,
}

signal::ports! {
    rtl super::rtl::L2Bank = super::ports;
}

impl L2Bank {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> L2Bank {
        L2Bank {
            kind: Kind::of::<L2Bank>(
                "A bank of L2: a write-back slice whose lines are sectors of the L1, with an \
                 atomic buffer in front, and what splits an L1's requests into sectors.",
            ),
            ports: Ports::new(config),
            splitter: LineSplitter::new(config.splitter()),
            buffer: AtomicBuffer::new(&config.buffer()),
            cache: LlcSlice::new(&config.slice()),
        }
    }
}

impl Logic for L2Bank {
    #[kernel]
    fn update(&mut self) {
        self.ports.request.link(&mut self.splitter.request);
        self.splitter.reply.link(&mut self.ports.reply);
        self.ask();
        self.answer();
        self.buffer.slice_request.link(&mut self.cache.request);
        self.cache.reply.link(&mut self.buffer.slice_reply);
        self.cache.memory_request.link(&mut self.ports.memory_request);
        self.ports.memory_reply.link(&mut self.cache.memory_reply);

        // The buffer's sector is written back before the slice's lines are.
        self.buffer.enable = true;
        self.buffer.flush = self.flush;
        self.cache.flush = self.flush && self.buffer.flushed;
        // A flush that fell and rose during the slice's walk may have let an atomic into the buffer.
        self.flushed = self.cache.flushed && self.buffer.flushed;

        self.idle = self.splitter.idle && self.cache.idle;
        self.performed = self.buffer.performed;
        self.cache.event.link(&mut self.ports.event);
        self.cache.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.cache.counter);
    }
}

impl L2Bank {
    /// A part is a request for the one sector of its line.
    #[kernel]
    fn ask(&mut self) {
        self.buffer.request.valid = self.splitter.part.valid;
        self.splitter.part.ready = self.buffer.request.ready;
        self.buffer.request.kind = self.splitter.part.kind;
        self.buffer.request.operation = self.splitter.part.operation;
        self.buffer.request.line = self.splitter.part.line;
        self.buffer.request.sectors = 1;
        self.buffer.request.byte_enable = self.splitter.part.byte_enable;
        self.buffer.request.data = self.splitter.part.data;
        self.buffer.request.source = 0;
        self.buffer.request.id = self.splitter.part.id;
    }

    /// Of the beat of an answer the splitter knows the rest.
    #[kernel]
    fn answer(&mut self) {
        self.splitter.part_reply.valid = self.buffer.reply.valid;
        self.buffer.reply.ready = self.splitter.part_reply.ready;
        self.splitter.part_reply.id = self.buffer.reply.id;
        self.splitter.part_reply.kind = self.buffer.reply.kind;
        self.splitter.part_reply.data = self.buffer.reply.data;
    }
}
