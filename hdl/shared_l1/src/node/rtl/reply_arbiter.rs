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
        self.is_l1.next =
            self.beat.valid.val() && (self.packet_sent.q.val() || !self.queue.pop.valid.val());
        if self.is_kept.q.val() {
            self.is_l1.next = self.keeps_l1.q.val();
        }

        // The packet's beat. Behind the reply's last one none is wanted.
        self.queue.pop.link(&mut self.receiver.packet);
        self.receiver.packet.valid.next = self.queue.pop.valid.val() && !self.is_l1.val();
        self.receiver.wanted.sectors.next = self.request.sectors.val();
        if self.is_over.q.val() {
            self.receiver.wanted.sectors.next = 0.into();
        }
        let ends_packet = self.receiver.core_reply.valid.val()
            && self.receiver.core_reply.last.val()
            && self.core_reply.ready.val();
        self.is_over.d.next =
            (self.is_over.q.val() || ends_packet) && !self.receiver.request.done.val();

        self.receiver.core_reply.link(&mut self.core_reply);
        self.request.id.next = self.receiver.request.id.val();
        self.beat.ready.next = false;
        if self.is_l1.val() {
            self.beat.link(&mut self.core_reply);
            self.request.id.next = self.beat.id.val();
        }
        let takes_l1 = self.is_l1.val() && self.core_reply.ready.val();
        self.request.l1_done.next = takes_l1 && self.beat.last.val();
        self.request.packet_done.next = ends_packet;

        self.packet_sent.hold();
        if takes_l1 {
            self.packet_sent.d.next = false;
        }
        if self.receiver.packet.ready.val() {
            self.packet_sent.d.next = true;
        }
        self.is_kept.d.next = !self.core_reply.ready.val()
            && (self.is_l1.val() || self.receiver.core_reply.valid.val());
        self.keeps_l1.d.next = self.is_l1.val();
    }
}
