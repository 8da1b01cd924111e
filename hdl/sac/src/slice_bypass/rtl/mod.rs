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
        self.idle = (self.link_queue.count == 0) && (self.memory_queue.count == 0);
    }
}

impl SliceBypass {
    /// Local requests and, memory-side, the link queue's head, to the slice.
    #[kernel]
    fn requests(&mut self) {
        self.to_slice.first = self.link_queue.pop.valid && !self.sm_side;
        self.to_slice.second = self.local.valid;
        self.to_slice.taken = self.slice.ready;

        self.ports.local.link(&mut self.ports.slice);
        self.local.ready = self.to_slice.second_goes && self.slice.ready;
        if self.to_slice.first_goes {
            self.slice.valid = true;
            self.slice.head = self.link_queue.pop.head;
            self.slice.byte_enable = self.link_queue.pop.byte_enable;
            self.slice.data = self.link_queue.pop.data;
        }
    }

    /// Misses and, SM-side, the link queue's head, into the memory queue. A miss goes first, until the head
    /// has given way often enough.
    #[kernel]
    fn misses(&mut self) {
        let bypass_waits = self.link_queue.pop.valid && self.sm_side;
        let insists = bypass_waits && (self.losses.q == Config::MAX_LOSSES);
        let bypass_goes = insists || (bypass_waits && !self.miss.valid);
        let has_room = self.memory_queue.push.ready;

        self.memory_queue.push.valid = bypass_waits || self.miss.valid;
        self.memory_queue.push.bypass = bypass_goes;
        self.memory_queue.push.head = self.miss.head;
        self.memory_queue.push.byte_enable = self.miss.byte_enable;
        self.memory_queue.push.data = self.miss.data;
        if bypass_goes {
            self.memory_queue.push.head = self.link_queue.pop.head;
            self.memory_queue.push.byte_enable = self.link_queue.pop.byte_enable;
            self.memory_queue.push.data = self.link_queue.pop.data;
        }
        self.miss.ready = has_room && !insists;
        self.link_queue.pop.ready = self.to_slice.first_goes && self.slice.ready;
        self.losses.hold();
        if has_room && bypass_waits {
            self.losses.d = self.losses.q + 1;
        }
        if has_room && bypass_goes {
            self.link_queue.pop.ready = true;
            self.losses.d = 0;
        }
        self.memory_queue.pop.link(&mut self.ports.memory);
    }

    /// A reply of memory goes the way that its request came.
    #[kernel]
    fn replies(&mut self) {
        let is_bypass = self.memory_reply.bypass;
        let fills = self.memory_reply.valid && !is_bypass;
        self.fill.valid = fills;
        self.fill.head = self.memory_reply.head;
        self.fill.data = self.memory_reply.data;

        self.to_noc.first = self.slice_reply.valid;
        self.to_noc.second = self.memory_reply.valid && is_bypass;
        self.to_noc.taken = self.reply.ready;
        self.ports.slice_reply.link(&mut self.ports.reply);
        self.slice_reply.ready = self.to_noc.first_goes && self.reply.ready;
        if self.to_noc.second_goes {
            self.reply.valid = true;
            self.reply.head = self.memory_reply.head;
            self.reply.data = self.memory_reply.data;
        }
        self.memory_reply.ready =
            (self.to_noc.second_goes && self.reply.ready) || (self.fill.ready && fills);
    }
}
