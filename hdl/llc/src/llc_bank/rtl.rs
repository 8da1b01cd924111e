//! The hardware: atomic buffer, slice and AXI4 manager, joined.

use super::Config;
use super::ports::Ports;
use crate::atomic_buffer::rtl::AtomicBuffer;
use crate::axi4_memory::rtl::Axi4Memory;
use crate::llc_slice::rtl::LlcSlice;
use rust_hdl::core::prelude::*;
use signal::Optional;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct LlcBank {
    kind: Kind,
    pub(super) ports: Ports,
    buffer: Optional<AtomicBuffer>,
    cache: LlcSlice,
    manager: Optional<Axi4Memory>,
    // No part but the slice holds anything.
    parts_idle: Signal<Local, Bit>,
    _has_buffer: bool,
    _has_axi: bool,
}

impl LlcBank {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> LlcBank {
        let (has_buffer, has_axi) = (config.has_buffer(), config.has_axi());
        LlcBank {
            kind: Kind::of::<LlcBank>(
                "A bank of the last-level cache: a write-back slice, with what performs atomics in \
                 front of it and an AXI4 manager behind it.",
            ),
            ports: Ports::new(config),
            buffer: Optional::new(has_buffer, AtomicBuffer::new(&config.buffer())),
            cache: LlcSlice::new(&config.slice()),
            manager: Optional::new(has_axi, Axi4Memory::new(config.axi())),
            parts_idle: Signal::default(),
            _has_buffer: has_buffer,
            _has_axi: has_axi,
        }
    }
}

impl Logic for LlcBank {
    #[kernel]
    fn update(&mut self) {
        self.parts_idle = true;
        if self._has_axi {
            self.manage();
        } else {
            self.cache.memory_request.link(&mut self.ports.memory_request);
            self.ports.memory_reply.link(&mut self.cache.memory_reply);
        }
        if self._has_buffer {
            self.perform();
        } else {
            self.ports.request.link(&mut self.cache.request);
            self.cache.reply.link(&mut self.ports.reply);
            self.cache.flush = self.flush;
            self.flushed = self.cache.flushed;
        }
        self.idle = self.cache.idle && self.parts_idle;
        self.cache.event.link(&mut self.ports.event);
        self.cache.evict.link(&mut self.ports.evict);
        self.ports.counter.link(&mut self.cache.counter);
    }
}

impl LlcBank {
    /// Atomics are performed in front of the slice.
    #[kernel]
    fn perform(&mut self) {
        self.ports.request.link(&mut self.buffer.request);
        self.buffer.reply.link(&mut self.ports.reply);
        self.buffer.slice_request.link(&mut self.cache.request);
        self.cache.reply.link(&mut self.buffer.slice_reply);
        self.buffer.enable = true;
        // A flushed slice takes no request: the buffer's sector has to be written back before.
        self.buffer.flush = self.flush;
        self.cache.flush = self.flush && self.buffer.flushed;
        // A flush that fell and rose during the slice's walk may have let an atomic into the buffer.
        self.flushed = self.cache.flushed && self.buffer.flushed;
        self.performed = self.buffer.performed;
        if self._has_axi {
            self.parts_idle = self.buffer.idle && self.manager.idle;
        } else {
            self.parts_idle = self.buffer.idle;
        }
    }

    /// Memory is behind AXI4, where no atomic goes.
    #[kernel]
    fn manage(&mut self) {
        self.manager.request.valid = self.cache.memory_request.valid;
        self.manager.request.kind = self.cache.memory_request.kind;
        self.manager.request.line = self.cache.memory_request.line;
        self.manager.request.sectors = self.cache.memory_request.sectors;
        self.manager.request.byte_enable = self.cache.memory_request.byte_enable;
        self.manager.request.data = self.cache.memory_request.data;
        self.manager.request.id = self.cache.memory_request.id;
        self.cache.memory_request.ready = self.manager.request.ready;
        self.manager.reply.link(&mut self.cache.memory_reply);
        self.manager.ar.link(&mut self.ports.ar);
        self.ports.r.link(&mut self.manager.r);
        self.manager.aw.link(&mut self.ports.aw);
        self.manager.w.link(&mut self.ports.w);
        self.ports.b.link(&mut self.manager.b);
        self.manager.error.link(&mut self.ports.error);
    }
}
