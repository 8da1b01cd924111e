//! The hardware: two queues, two choices, and a count of what a bypass gave way to.

mod order;

use super::{Config, MemoryWord, Ports, ReplyOrder, Word};
use kit::queue::Queue;
use order::Order;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SliceBypass {
    kind: Kind,
    pub(super) ports: Ports,
    link_queue: Queue<Word>,
    memory_queue: Queue<MemoryWord>,
    /// Of the link queue's head and a local request.
    to_slice: Order,
    /// Of a slice's reply and a bypass's.
    to_noc: Order,
    // Misses that the link queue's head has given way to.
    losses: Reg,
}

impl SliceBypass {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SliceBypass {
        SliceBypass {
            kind: Kind::of::<SliceBypass>(
                "Routes requests to a slice of the last-level cache, or bypasses it to memory, and \
                 routes replies back the same two ways.",
            ),
            ports: Ports::new(config),
            link_queue: Queue::of(config, config.link_queue()),
            memory_queue: Queue::of(config, config.memory_queue()),
            to_slice: Order::new(true),
            to_noc: Order::new(config.reply_order() == ReplyOrder::Oldest),
            losses: Reg::new(index_bits(Config::MAX_LOSSES + 1)),
        }
    }
}

impl Logic for SliceBypass {
    #[kernel]
    fn update(&mut self) {
        self.ports.link.link(&mut self.link_queue.push);
        self.requests();
        self.misses();
        self.replies();
        self.idle.next = (self.link_queue.count.val() == 0) && (self.memory_queue.count.val() == 0);
    }
}

impl SliceBypass {
    /// Local requests and, memory-side, the link queue's head, to the slice.
    #[kernel]
    fn requests(&mut self) {
        self.to_slice.first.next = self.link_queue.pop.valid.val() && !self.sm_side.val();
        self.to_slice.second.next = self.local.valid.val();
        self.to_slice.taken.next = self.slice.ready.val();

        self.ports.local.link(&mut self.ports.slice);
        self.local.ready.next = self.to_slice.second_goes.val() && self.slice.ready.val();
        if self.to_slice.first_goes.val() {
            self.slice.valid.next = true;
            self.slice.head.next = self.link_queue.pop.head.val();
            self.slice.byte_enable.next = self.link_queue.pop.byte_enable.val();
            self.slice.data.next = self.link_queue.pop.data.val();
        }
    }

    /// Misses and, SM-side, the link queue's head, into the memory queue. A miss goes first, until the head
    /// has given way often enough.
    #[kernel]
    fn misses(&mut self) {
        let bypass_waits = self.link_queue.pop.valid.val() && self.sm_side.val();
        let insists = bypass_waits && (self.losses.q.val() == Config::MAX_LOSSES);
        let bypass_goes = insists || (bypass_waits && !self.miss.valid.val());
        let has_room = self.memory_queue.push.ready.val();

        self.memory_queue.push.valid.next = bypass_waits || self.miss.valid.val();
        self.memory_queue.push.bypass.next = bypass_goes;
        self.memory_queue.push.head.next = self.miss.head.val();
        self.memory_queue.push.byte_enable.next = self.miss.byte_enable.val();
        self.memory_queue.push.data.next = self.miss.data.val();
        if bypass_goes {
            self.memory_queue.push.head.next = self.link_queue.pop.head.val();
            self.memory_queue.push.byte_enable.next = self.link_queue.pop.byte_enable.val();
            self.memory_queue.push.data.next = self.link_queue.pop.data.val();
        }
        self.miss.ready.next = has_room && !insists;
        self.link_queue.pop.ready.next = self.to_slice.first_goes.val() && self.slice.ready.val();
        self.losses.hold();
        if has_room && bypass_waits {
            self.losses.d.next = self.losses.q.val() + 1;
        }
        if has_room && bypass_goes {
            self.link_queue.pop.ready.next = true;
            self.losses.d.next = 0.into();
        }
        self.memory_queue.pop.link(&mut self.ports.memory);
    }

    /// A reply of memory goes the way that its request came.
    #[kernel]
    fn replies(&mut self) {
        let is_bypass = self.memory_reply.bypass.val();
        let fills = self.memory_reply.valid.val() && !is_bypass;
        self.fill.valid.next = fills;
        self.fill.head.next = self.memory_reply.head.val();
        self.fill.data.next = self.memory_reply.data.val();

        self.to_noc.first.next = self.slice_reply.valid.val();
        self.to_noc.second.next = self.memory_reply.valid.val() && is_bypass;
        self.to_noc.taken.next = self.reply.ready.val();
        self.ports.slice_reply.link(&mut self.ports.reply);
        self.slice_reply.ready.next = self.to_noc.first_goes.val() && self.reply.ready.val();
        if self.to_noc.second_goes.val() {
            self.reply.valid.next = true;
            self.reply.head.next = self.memory_reply.head.val();
            self.reply.data.next = self.memory_reply.data.val();
        }
        self.memory_reply.ready.next = (self.to_noc.second_goes.val() && self.reply.ready.val())
            || (self.fill.ready.val() && fills);
    }
}
