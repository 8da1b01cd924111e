//! The core's replies, of two origins.

use crate::chunk_receiver::HomePacket;
use crate::chunk_receiver::rtl::ChunkReceiver;
use crate::node::Config;
use base::streams::CoreReply;
use kit::queue::BeatQueue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The request answered by the beat at hand.
    pub bundle Request(config: &Config) {
        /// Its identifier.
        id: u64 = config.id_bits(),
        /// Sectors that it wants, if it left for its home.
        back sectors: u64 = config.core().sectors(),
        /// The last beat of the L1's reply is taken.
        l1_done: bool,
        /// The last beat of a packet's reply is taken.
        packet_done: bool,
    }
}

/// Arbitrates the core's replies between the beats of the L1 and of homes' packets, round robin.
#[derive(LogicBlock)]
pub struct ReplyArbiter {
    kind: Kind,
    /// The L1's beat for the core itself.
    pub beat: Input<CoreReply>,
    /// Beats of homes' packets, which answer the core's requests to them.
    pub remote_reply_in: Input<HomePacket>,
    /// The request answered.
    pub request: Output<Request>,
    /// Beats to the core.
    pub core_reply: Output<CoreReply>,
    queue: BeatQueue<HomePacket>,
    receiver: ChunkReceiver,
    /// The packet's beat went last, and not the L1's.
    packet_sent: Flop<Bit>,
    /// A beat was offered in the cycle before and not taken: it stays.
    is_kept: Flop<Bit>,
    /// The beat is the L1's.
    keeps_l1: Flop<Bit>,
    /// The reply of the packet at hand is over, the packet is not.
    is_over: Flop<Bit>,
    is_l1: Signal<Local, Bit>,
}

impl ReplyArbiter {
    pub fn new(config: &Config) -> ReplyArbiter {
        let core = config.core();
        ReplyArbiter {
            kind: Kind::of::<ReplyArbiter>(
                "Arbitrates the core's replies between the beats of the L1 and of homes' packets, \
                 round robin.",
            ),
            beat: CoreReply::input(core),
            remote_reply_in: HomePacket::input(config.receiver()),
            request: Request::output(config),
            core_reply: CoreReply::output(core),
            queue: BeatQueue::of(config.receiver(), config.remote_reply_in_queue()),
            receiver: ChunkReceiver::new(config.receiver()),
            packet_sent: Flop::new(),
            is_kept: Flop::new(),
            keeps_l1: Flop::new(),
            is_over: Flop::new(),
            is_l1: Signal::default(),
        }
    }
}

impl Logic for ReplyArbiter {
    #[kernel]
    fn update(&mut self) {
        self.remote_reply_in.link(&mut self.queue.push);

        // Whose turn it is.
        self.is_l1 = self.beat.valid && (self.packet_sent.q || !self.queue.pop.valid);
        if self.is_kept.q {
            self.is_l1 = self.keeps_l1.q;
        }

        // The packet's beat. Behind the reply's last one none is wanted.
        self.queue.pop.link(&mut self.receiver.packet);
        self.receiver.packet.valid = self.queue.pop.valid && !self.is_l1;
        self.receiver.wanted.sectors = self.request.sectors;
        if self.is_over.q {
            self.receiver.wanted.sectors = 0;
        }
        let ends_packet = self.receiver.core_reply.valid
            && self.receiver.core_reply.last
            && self.core_reply.ready;
        self.is_over.d = (self.is_over.q || ends_packet) && !self.receiver.request.done;

        self.receiver.core_reply.link(&mut self.core_reply);
        self.request.id = self.receiver.request.id;
        self.beat.ready = false;
        if self.is_l1 {
            self.beat.link(&mut self.core_reply);
            self.request.id = self.beat.id;
        }
        let takes_l1 = self.is_l1 && self.core_reply.ready;
        self.request.l1_done = takes_l1 && self.beat.last;
        self.request.packet_done = ends_packet;

        self.packet_sent.hold();
        if takes_l1 {
            self.packet_sent.d = false;
        }
        if self.receiver.packet.ready {
            self.packet_sent.d = true;
        }
        self.is_kept.d = !self.core_reply.ready && (self.is_l1 || self.receiver.core_reply.valid);
        self.keeps_l1.d = self.is_l1;
    }
}
