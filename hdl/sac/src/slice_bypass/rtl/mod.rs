//! The hardware: two queues, two multiplexers, and a count of what a bypass gave way to.

mod merge;

use super::{Config, Ports, ReplyOrder};
use kit::queue::{self, Queue};
use merge::Merge;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SliceBypass {
    kind: Kind,
    pub(super) ports: Ports,
    link_queue: Queue,
    memory_queue: Queue,
    to_slice: Merge,
    to_noc: Merge,
    // Misses that the link queue's head has given way to.
    losses: Reg,
}

impl SliceBypass {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SliceBypass {
        let width = config.word_bits();
        let queue = |width, depth| {
            Queue::new(queue::Config::new(width, depth).expect("a queue has 1 to 64 words"))
        };
        SliceBypass {
            kind: Kind::of::<SliceBypass>(
                "Routes requests to a slice of the last-level cache, or bypasses it to memory, and \
                 routes replies back the same two ways.",
            ),
            ports: Ports::new(config),
            link_queue: queue(width, config.link_queue()),
            memory_queue: queue(width + 1, config.memory_queue()),
            to_slice: Merge::new(width, true),
            to_noc: Merge::new(width, config.reply_order() == ReplyOrder::Oldest),
            losses: Reg::new(index_bits(Config::PATIENCE + 1)),
        }
    }
}

impl Logic for SliceBypass {
    #[kernel]
    fn update(&mut self) {
        let width = self.link.data.width();

        // The link queue's head goes to the slice or past it.
        self.link_queue.push.valid.next = self.link.valid.val();
        self.link_queue.push.data.next = self.link.data.val();
        self.link.ready.next = self.link_queue.push.ready.val();
        let head_waits = self.link_queue.pop.valid.val();
        let bypass_waits = head_waits && self.sm_side.val();

        self.to_slice.first.valid.next = head_waits && !self.sm_side.val();
        self.to_slice.first.data.next = self.link_queue.pop.data.val();
        self.ports.local.link(&mut self.to_slice.second);
        self.to_slice.out.link(&mut self.ports.slice);

        // A miss goes before a bypass, until that has given way often enough.
        let insists = bypass_waits && (self.losses.q.val() == Config::PATIENCE);
        let bypass_goes = insists || (bypass_waits && !self.miss.valid.val());
        let has_room = self.memory_queue.push.ready.val();
        self.memory_queue.push.valid.next = bypass_waits || self.miss.valid.val();
        self.memory_queue.push.data.next = cat(bypass_goes, self.miss.data.val());
        if bypass_goes {
            self.memory_queue.push.data.next = cat(bypass_goes, self.link_queue.pop.data.val());
        }
        self.miss.ready.next = has_room && !insists;
        self.link_queue.pop.ready.next = self.to_slice.first.ready.val();
        self.losses.hold();
        if has_room && bypass_waits {
            self.losses.d.next = self.losses.q.val() + 1;
        }
        if has_room && bypass_goes {
            self.link_queue.pop.ready.next = true;
            self.losses.d.next = 0.into();
        }

        self.memory_queue.pop.ready.next = self.memory.ready.val();
        self.memory.valid.next = self.memory_queue.pop.valid.val();
        self.memory.data.next = bits_to(self.memory_queue.pop.data.val(), width);
        self.memory_bypass.next = self.memory_queue.pop.data.val().bit(width);

        // A reply of memory goes the way that its request came.
        let is_bypass = self.memory_reply_bypass.val();
        self.fill.valid.next = self.memory_reply.valid.val() && !is_bypass;
        self.fill.data.next = self.memory_reply.data.val();
        self.ports.slice_reply.link(&mut self.to_noc.first);
        self.to_noc.second.valid.next = self.memory_reply.valid.val() && is_bypass;
        self.to_noc.second.data.next = self.memory_reply.data.val();
        self.memory_reply.ready.next = self.to_noc.second.ready.val()
            || (self.fill.ready.val() && self.memory_reply.valid.val() && !is_bypass);
        self.to_noc.out.link(&mut self.ports.reply);

        self.idle.next = (self.link_queue.count.val() == 0) && (self.memory_queue.count.val() == 0);
    }
}
