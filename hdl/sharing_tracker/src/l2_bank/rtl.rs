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
        self.buffer.enable.next = true;
        self.buffer.flush.next = self.flush.val();
        self.cache.flush.next = self.flush.val() && self.buffer.flushed.val();
        // A flush that fell and rose during the slice's walk may have let an atomic into the buffer.
        self.flushed.next = self.cache.flushed.val() && self.buffer.flushed.val();

        self.idle.next = self.splitter.idle.val() && self.cache.idle.val();
        self.performed.next = self.buffer.performed.val();
        self.cache.event.link(&mut self.ports.event);
        self.cache.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.cache.counter);
    }
}

impl L2Bank {
    /// A part is a request for the one sector of its line.
    #[kernel]
    fn ask(&mut self) {
        self.buffer.request.valid.next = self.splitter.part.valid.val();
        self.splitter.part.ready.next = self.buffer.request.ready.val();
        self.buffer.request.kind.next = self.splitter.part.kind.val();
        self.buffer.request.operation.next = self.splitter.part.operation.val();
        self.buffer.request.line.next = self.splitter.part.line.val();
        self.buffer.request.sectors.next = 1.into();
        self.buffer.request.byte_enable.next = self.splitter.part.byte_enable.val();
        self.buffer.request.data.next = self.splitter.part.data.val();
        self.buffer.request.source.next = 0.into();
        self.buffer.request.id.next = self.splitter.part.id.val();
    }

    /// Of the beat of an answer the splitter knows the rest.
    #[kernel]
    fn answer(&mut self) {
        self.splitter.part_reply.valid.next = self.buffer.reply.valid.val();
        self.buffer.reply.ready.next = self.splitter.part_reply.ready.val();
        self.splitter.part_reply.id.next = self.buffer.reply.id.val();
        self.splitter.part_reply.kind.next = self.buffer.reply.kind.val();
        self.splitter.part_reply.data.next = self.buffer.reply.data.val();
    }
}
