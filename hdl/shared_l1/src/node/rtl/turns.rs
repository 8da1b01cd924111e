//! The core's replies, of two origins.

use super::beat_queue::BeatQueue;
use super::streams::RemoteReplyIn;
use crate::chunk_receiver::rtl::ChunkReceiver;
use crate::node::Config;
use base::data_side::Reply;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The L1's beat for the core itself.
#[derive(LogicInterface)]
pub struct Beat {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// Identifier of the request answered.
    pub id: Wire<In>,
    /// Its sector.
    pub sector: Wire<In>,
    /// Its bytes.
    pub data: Wire<In>,
    /// No other beat of this reply follows.
    pub last: Signal<In, Bit>,
}

/// The request answered by the beat at hand.
#[derive(LogicInterface)]
pub struct Request {
    /// Its identifier.
    pub id: Wire<Out>,
    /// Sectors that it wants, if it left for its home.
    pub sectors: Wire<In>,
    /// The last beat of the L1's reply is taken.
    pub l1_done: Signal<Out, Bit>,
    /// The last beat of a packet's reply is taken.
    pub packet_done: Signal<Out, Bit>,
}

/// Offers the core the beats of the L1 and of homes' packets, in turn where both have one.
#[derive(LogicBlock)]
pub struct Turns {
    kind: Kind,
    /// The L1's beat.
    pub beat: Beat,
    /// Packets of homes.
    pub remote_reply_in: RemoteReplyIn,
    /// The request answered.
    pub request: Request,
    /// Beats to the core.
    pub core_reply: Reply,
    queue: BeatQueue,
    receiver: ChunkReceiver,
    /// The packet's beat went last, and not the L1's.
    packet_went: Flop<Bit>,
    /// A beat was offered in the cycle before and not taken: it stays.
    is_kept: Flop<Bit>,
    /// It is the L1's.
    keeps_l1: Flop<Bit>,
    /// The reply of the packet at hand is over, the packet is not.
    is_over: Flop<Bit>,
    is_l1: Signal<Local, Bit>,
}

impl Turns {
    /// The replies of `config`.
    pub fn new(config: &Config) -> Turns {
        let core = config.core();
        let head = config.id_bits() + core.sectors();
        Turns {
            kind: Kind::of::<Turns>(
                "Offers the core the beats of the L1 and of homes' packets, in turn where both \
                 have one.",
            )
            .named("core_reply_turns"),
            beat: Beat {
                valid: Signal::default(),
                ready: Signal::default(),
                id: Wire::new(config.id_bits()),
                sector: Wire::new(core.sector_bits()),
                data: Wire::new(core.beat_bits()),
                last: Signal::default(),
            },
            remote_reply_in: RemoteReplyIn::new(config),
            request: Request {
                id: Wire::new(config.id_bits()),
                sectors: Wire::new(core.sectors()),
                l1_done: Signal::default(),
                packet_done: Signal::default(),
            },
            core_reply: Reply::new(core),
            queue: BeatQueue::new(config, head, config.remote_reply_in_queue()),
            receiver: ChunkReceiver::new(config.receiver()),
            packet_went: Flop::new(),
            is_kept: Flop::new(),
            keeps_l1: Flop::new(),
            is_over: Flop::new(),
            is_l1: Signal::default(),
        }
    }
}

impl Logic for Turns {
    #[kernel]
    fn update(&mut self) {
        let sectors = self.request.sectors.width();
        self.queue.push.valid.next = self.remote_reply_in.valid.val();
        self.queue.push.head.next =
            cat(self.remote_reply_in.id.val(), self.remote_reply_in.sectors.val());
        self.queue.push.data.next = self.remote_reply_in.data.val();
        self.remote_reply_in.ready.next = self.queue.push.ready.val();

        // Whose turn it is.
        self.is_l1.next =
            self.beat.valid.val() && (self.packet_went.q.val() || !self.queue.pop.valid.val());
        if self.is_kept.q.val() {
            self.is_l1.next = self.keeps_l1.q.val();
        }

        // The packet's beat. Behind the reply's last one none is wanted.
        let head = self.queue.pop.head.val();
        self.receiver.packet.valid.next = self.queue.pop.valid.val() && !self.is_l1.val();
        self.receiver.packet.id.next = bits_to(head >> sectors, self.request.id.width());
        self.receiver.packet.sectors.next = bits_to(head, sectors);
        self.receiver.packet.data.next = self.queue.pop.data.val();
        self.receiver.wanted.sectors.next = self.request.sectors.val();
        if self.is_over.q.val() {
            self.receiver.wanted.sectors.next = 0.into();
        }
        self.receiver.core_reply.ready.next = self.core_reply.ready.val();
        self.queue.pop.ready.next = self.receiver.packet.ready.val();
        let ends_packet = self.receiver.core_reply.valid.val()
            && self.receiver.core_reply.last.val()
            && self.core_reply.ready.val();
        self.is_over.d.next =
            (self.is_over.q.val() || ends_packet) && !self.receiver.request.done.val();

        self.core_reply.valid.next = self.receiver.core_reply.valid.val();
        self.core_reply.id.next = self.receiver.core_reply.id.val();
        self.core_reply.sector.next = self.receiver.core_reply.sector.val();
        self.core_reply.data.next = self.receiver.core_reply.data.val();
        self.core_reply.last.next = self.receiver.core_reply.last.val();
        self.request.id.next = self.receiver.request.id.val();
        if self.is_l1.val() {
            self.core_reply.valid.next = true;
            self.core_reply.id.next = self.beat.id.val();
            self.core_reply.sector.next = self.beat.sector.val();
            self.core_reply.data.next = self.beat.data.val();
            self.core_reply.last.next = self.beat.last.val();
            self.request.id.next = self.beat.id.val();
        }
        let takes_l1 = self.is_l1.val() && self.core_reply.ready.val();
        self.beat.ready.next = takes_l1;
        self.request.l1_done.next = takes_l1 && self.beat.last.val();
        self.request.packet_done.next = ends_packet;

        self.packet_went.hold();
        if takes_l1 {
            self.packet_went.d.next = false;
        }
        if self.receiver.packet.ready.val() {
            self.packet_went.d.next = true;
        }
        self.is_kept.d.next = !self.core_reply.ready.val()
            && (self.is_l1.val() || self.receiver.core_reply.valid.val());
        self.keeps_l1.d.next = self.is_l1.val();
    }
}
