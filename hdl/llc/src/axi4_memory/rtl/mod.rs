//! The hardware: the order of lines, numbers for what AXI has not answered, the channels, and a queue of replies.

mod bursts;
mod ids;
mod stores;

use super::Config;
use super::ports::Ports;
use crate::Geometry;
use crate::line_order::rtl::LineOrder;
use crate::streams::{MemoryReply, kind};
use bursts::Axi4MemoryBursts;
use ids::{Axi4MemoryIds, Shape};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use stores::Axi4MemoryStores;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Axi4Memory {
    kind: Kind,
    pub(super) ports: Ports,
    order: LineOrder,
    reads: Axi4MemoryIds,
    writes: Axi4MemoryIds,
    bursts: Axi4MemoryBursts,
    stores: Axi4MemoryStores,
    replies: Queue<MemoryReply>,
    // `b` is ready, and not `r`.
    b_has_priority: Flop<Bit>,
    // One for a number in use is taken.
    takes_beat: Signal<Local, Bit>,
    takes_response: Signal<Local, Bit>,
    has_error: Flop<Bit>,
    error_line: Reg,
    error_is_write: Flop<Bit>,
    _has_chips: bool,
}

impl Axi4Memory {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Axi4Memory {
        let port: &Geometry = config;
        Axi4Memory {
            kind: Kind::of::<Axi4Memory>("An AXI4 manager in the place of the next level."),
            ports: Ports::new(config),
            order: LineOrder::new(config.order()),
            reads: Axi4MemoryIds::new(&Shape::of_reads(config)),
            writes: Axi4MemoryIds::new(&Shape::of_writes(config)),
            bursts: Axi4MemoryBursts::new(config),
            stores: Axi4MemoryStores::new(config),
            replies: Queue::of(port, 2),
            b_has_priority: Flop::new(),
            takes_beat: Signal::default(),
            takes_response: Signal::default(),
            has_error: Flop::new(),
            error_line: Reg::new(config.line_bits()),
            error_is_write: Flop::new(),
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for Axi4Memory {
    #[kernel]
    fn update(&mut self) {
        self.order();
        self.take();
        self.answer();
        self.reply();
        self.tell();
    }
}

impl Axi4Memory {
    /// Requests go through the order of lines, and so do their answers.
    #[kernel]
    fn order(&mut self) {
        self.order.request.valid = self.request.valid;
        self.order.request.kind = self.request.kind;
        self.order.request.operation = 0;
        self.order.request.line = self.request.line;
        self.order.request.sectors = self.request.sectors;
        self.order.request.byte_enable = self.request.byte_enable;
        self.order.request.data = self.request.data;
        self.order.request.id = self.request.id;
        if self._has_chips {
            self.order.request.home = 0;
        }
        self.request.ready = self.order.request.ready;
        self.replies.pop.link(&mut self.order.memory_reply);
        self.order.reply.link(&mut self.ports.reply);
        self.idle = self.order.idle;
    }

    /// A passing request gets a number, and goes to its channels.
    #[kernel]
    fn take(&mut self) {
        let passes = self.order.memory_request.valid;
        let is_read = self.order.memory_request.kind == kind::LOAD;
        let may_read = self.reads.has_free && self.bursts.has_room;
        let may_write = self.writes.has_free && self.stores.has_room;
        self.order.memory_request.ready = (is_read && may_read) || (!is_read && may_write);

        let reads = passes && is_read && may_read;
        self.reads.take.valid = reads;
        self.reads.take.line = self.order.memory_request.line;
        self.reads.take.beats = self.order.memory_request.sectors;
        self.reads.take.id = self.order.memory_request.id;
        self.bursts.read.valid = reads;
        self.bursts.read.number = self.reads.lowest;
        self.bursts.read.line = self.order.memory_request.line;
        self.bursts.read.sectors = self.order.memory_request.sectors;
        self.bursts.ar.link(&mut self.ports.ar);

        let writes = passes && !is_read && may_write;
        self.writes.take.valid = writes;
        self.writes.take.line = self.order.memory_request.line;
        self.writes.take.beats = 1;
        self.writes.take.id = self.order.memory_request.id;
        self.stores.write.valid = writes;
        self.stores.write.number = self.writes.lowest;
        self.stores.write.line = self.order.memory_request.line;
        self.stores.write.sectors = self.order.memory_request.sectors;
        self.stores.write.byte_enable = self.order.memory_request.byte_enable;
        self.stores.write.data = self.order.memory_request.data;
        self.stores.aw.link(&mut self.ports.aw);
        self.stores.w.link(&mut self.ports.w);
    }

    /// Beats and responses are taken in turn. Whose turn it is is in a register, since AXI allows no path from its
    /// inputs to its outputs.
    #[kernel]
    fn answer(&mut self) {
        let has_place = self.replies.push.ready;
        let r_is_ready = has_place && !self.b_has_priority.q;
        let b_is_ready = has_place && self.b_has_priority.q;
        self.r.ready = r_is_ready;
        self.b.ready = b_is_ready;

        self.reads.number = self.r.id;
        self.writes.number = self.b.id;
        self.takes_beat = self.r.valid && r_is_ready && self.reads.is_used;
        self.takes_response = self.b.valid && b_is_ready && self.writes.is_used;
        self.reads.beat = self.takes_beat;
        self.writes.beat = self.takes_response;

        self.b_has_priority.hold();
        if self.b.valid && (has_place || !self.r.valid) {
            self.b_has_priority.d = true;
        }
        if self.b_has_priority.q && self.r.valid && (has_place || !self.b.valid) {
            self.b_has_priority.d = false;
        }
    }

    /// The beat of the reply.
    #[kernel]
    fn reply(&mut self) {
        self.replies.push.valid = self.takes_beat || self.takes_response;
        self.replies.push.id = self.reads.id;
        self.replies.push.kind = kind::LOAD.into();
        self.replies.push.sector = self.reads.place;
        self.replies.push.data = self.r.data;
        self.replies.push.last = self.reads.is_last;
        if self.b_has_priority.q {
            self.replies.push.id = self.writes.id;
            self.replies.push.kind = kind::STORE.into();
            self.replies.push.sector = 0;
            self.replies.push.data = 0;
            self.replies.push.last = true;
        }
    }

    /// Error outputs, a cycle later.
    #[kernel]
    fn tell(&mut self) {
        let is_misplaced = self.r.last == self.reads.goes_on;
        let is_read_error = self.takes_beat && (self.r.resp.any() || is_misplaced);
        let is_write_error = self.takes_response && self.b.resp.any();
        self.has_error.d = is_read_error || is_write_error;
        self.error_is_write.d = self.b_has_priority.q;
        self.error_line.d = self.reads.line;
        if self.b_has_priority.q {
            self.error_line.d = self.writes.line;
        }
        self.error.valid = self.has_error.q;
        self.error.line = self.error_line.q;
        self.error.is_write = self.error_is_write.q;
    }
}
