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
        self.order.request.valid.next = self.request.valid.val();
        self.order.request.kind.next = self.request.kind.val();
        self.order.request.operation.next = 0.into();
        self.order.request.line.next = self.request.line.val();
        self.order.request.sectors.next = self.request.sectors.val();
        self.order.request.byte_enable.next = self.request.byte_enable.val();
        self.order.request.data.next = self.request.data.val();
        self.order.request.id.next = self.request.id.val();
        if self._has_chips {
            self.order.request.home.next = 0.into();
        }
        self.request.ready.next = self.order.request.ready.val();
        self.replies.pop.link(&mut self.order.memory_reply);
        self.order.reply.link(&mut self.ports.reply);
        self.idle.next = self.order.idle.val();
    }

    /// A passing request gets a number, and goes to its channels.
    #[kernel]
    fn take(&mut self) {
        let passes = self.order.memory_request.valid.val();
        let is_read = self.order.memory_request.kind.val() == kind::LOAD;
        let may_read = self.reads.has_free.val() && self.bursts.has_room.val();
        let may_write = self.writes.has_free.val() && self.stores.has_room.val();
        self.order.memory_request.ready.next = (is_read && may_read) || (!is_read && may_write);

        let reads = passes && is_read && may_read;
        self.reads.take.valid.next = reads;
        self.reads.take.line.next = self.order.memory_request.line.val();
        self.reads.take.beats.next = self.order.memory_request.sectors.val();
        self.reads.take.id.next = self.order.memory_request.id.val();
        self.bursts.read.valid.next = reads;
        self.bursts.read.number.next = self.reads.lowest.val();
        self.bursts.read.line.next = self.order.memory_request.line.val();
        self.bursts.read.sectors.next = self.order.memory_request.sectors.val();
        self.bursts.ar.link(&mut self.ports.ar);

        let writes = passes && !is_read && may_write;
        self.writes.take.valid.next = writes;
        self.writes.take.line.next = self.order.memory_request.line.val();
        self.writes.take.beats.next = 1.into();
        self.writes.take.id.next = self.order.memory_request.id.val();
        self.stores.write.valid.next = writes;
        self.stores.write.number.next = self.writes.lowest.val();
        self.stores.write.line.next = self.order.memory_request.line.val();
        self.stores.write.sectors.next = self.order.memory_request.sectors.val();
        self.stores.write.byte_enable.next = self.order.memory_request.byte_enable.val();
        self.stores.write.data.next = self.order.memory_request.data.val();
        self.stores.aw.link(&mut self.ports.aw);
        self.stores.w.link(&mut self.ports.w);
    }

    /// Beats and responses are taken in turn. Whose turn it is is in a register, since AXI allows no path from its
    /// inputs to its outputs.
    #[kernel]
    fn answer(&mut self) {
        let has_place = self.replies.push.ready.val();
        let r_is_ready = has_place && !self.b_has_priority.q.val();
        let b_is_ready = has_place && self.b_has_priority.q.val();
        self.r.ready.next = r_is_ready;
        self.b.ready.next = b_is_ready;

        self.reads.number.next = self.r.id.val();
        self.writes.number.next = self.b.id.val();
        self.takes_beat.next = self.r.valid.val() && r_is_ready && self.reads.is_used.val();
        self.takes_response.next = self.b.valid.val() && b_is_ready && self.writes.is_used.val();
        self.reads.beat.next = self.takes_beat.val();
        self.writes.beat.next = self.takes_response.val();

        self.b_has_priority.hold();
        if self.b.valid.val() && (has_place || !self.r.valid.val()) {
            self.b_has_priority.d.next = true;
        }
        if self.b_has_priority.q.val() && self.r.valid.val() && (has_place || !self.b.valid.val()) {
            self.b_has_priority.d.next = false;
        }
    }

    /// The beat of the reply.
    #[kernel]
    fn reply(&mut self) {
        self.replies.push.valid.next = self.takes_beat.val() || self.takes_response.val();
        self.replies.push.id.next = self.reads.id.val();
        self.replies.push.kind.next = kind::LOAD.into();
        self.replies.push.sector.next = self.reads.place.val();
        self.replies.push.data.next = self.r.data.val();
        self.replies.push.last.next = self.reads.is_last.val();
        if self.b_has_priority.q.val() {
            self.replies.push.id.next = self.writes.id.val();
            self.replies.push.kind.next = kind::STORE.into();
            self.replies.push.sector.next = 0.into();
            self.replies.push.data.next = 0.into();
            self.replies.push.last.next = true;
        }
    }

    /// Error outputs, a cycle later.
    #[kernel]
    fn tell(&mut self) {
        let is_misplaced = self.r.last.val() == self.reads.goes_on.val();
        let is_read_error = self.takes_beat.val() && (self.r.resp.val().any() || is_misplaced);
        let is_write_error = self.takes_response.val() && self.b.resp.val().any();
        self.has_error.d.next = is_read_error || is_write_error;
        self.error_is_write.d.next = self.b_has_priority.q.val();
        self.error_line.d.next = self.reads.line.val();
        if self.b_has_priority.q.val() {
            self.error_line.d.next = self.writes.line.val();
        }
        self.error.valid.next = self.has_error.q.val();
        self.error.line.next = self.error_line.q.val();
        self.error.is_write.next = self.error_is_write.q.val();
    }
}
