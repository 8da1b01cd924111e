//! Replies: of the L1 to other cores as packets, and those of the L1 and of homes to the core.

use super::super::{Config, In, Out};
use super::home_requests::HomeRequests;
use super::queue::Queue;
use super::requests;
use crate::chunk_receiver::model::ChunkReceiver;
use crate::chunk_receiver::{HomePacket, Wanted};
use crate::chunker::model::Chunker;
use crate::chunker::{LineBack, Packet};
use crate::remote_tracker::model::RemoteTracker;
use crate::{chunk_receiver, chunker};
use base::streams::CoreReply;
use testbenches::dut::Model as _;

/// Whose beat `core_reply` gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextBeat {
    /// The L1's.
    L1 {
        /// The identifier says that the reply counts (R16).
        counts: bool,
        /// And in which group.
        is_shared: bool,
    },
    /// A packet's.
    Packet,
}

/// A local reply whose last beat is taken.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// The core's identifier.
    pub id: u64,
    /// Whose it was.
    pub by: NextBeat,
}

/// The outcome of a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Replied {
    /// The L1's beat is taken.
    pub takes_l1: bool,
    /// The local reply that ends.
    pub ended: Option<Ended>,
}

/// Everything between the L1's replies and the ports.
#[derive(Clone, Debug)]
pub struct Replies {
    config: Config,
    chunker: Chunker,
    receiver: ChunkReceiver,
    packets_in: Queue<HomePacket>,
    packets_out: Queue<Packet>,
    /// The L1's beat was taken last.
    l1_went_last: bool,
    /// Whether the beat that the core did not take in the previous cycle was the L1's, or the
    /// packet's.
    l1_stands: Option<bool>,
    /// The reply of the packet at hand has ended (R15).
    is_answered: bool,
}

impl Replies {
    /// The state after a reset.
    pub fn new(config: &Config) -> Replies {
        Replies {
            chunker: Chunker::new(config.chunker()),
            receiver: ChunkReceiver::new(config.receiver()),
            packets_in: Queue::new(config.remote_reply_in_queue()),
            packets_out: Queue::new(config.remote_out_queue()),
            l1_went_last: true,
            l1_stands: None,
            is_answered: false,
            config: config.clone(),
        }
    }

    /// Beats of packets that wait to leave, and that wait for the core.
    pub fn levels(&self) -> (usize, usize) {
        (self.packets_out.level(), self.packets_in.level())
    }

    /// The beat at `remote_out`, and whether one at `remote_reply_in` would be taken.
    pub fn offers(&self) -> (Option<&Packet>, bool) {
        (self.packets_out.front(), self.packets_in.has_room())
    }

    /// Sectors still to come of the packet that arrives, with its identifier.
    pub fn in_progress(&self) -> Option<(u64, usize)> {
        self.receiver.in_progress()
    }

    /// The reply of the packet that arrives has ended, its beats not.
    pub fn is_answered(&self) -> bool {
        self.is_answered
    }

    /// One cycle; `beat` is the L1's.
    pub fn cycle(
        &mut self,
        input: &In,
        beat: Option<CoreReply>,
        homes: &mut HomeRequests,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> Replied {
        let is_remote = |beat: &CoreReply| beat.id & requests::remote_bit(&self.config) != 0;
        let (to_remote, to_core) = match beat {
            Some(beat) if is_remote(&beat) => (Some(beat), None),
            local => (None, local),
        };
        out.remote_reply_in.ready = self.packets_in.has_room();
        let sent = self.send(input, to_remote, homes, out);
        let replied = self.reply(input, to_core, remotes, out);
        Replied { takes_l1: sent || replied.takes_l1, ..replied }
    }

    /// Makes a packet's beat of the L1's (R13); gives whether that is taken.
    fn send(
        &mut self,
        input: &In,
        beat: Option<CoreReply>,
        homes: &mut HomeRequests,
        out: &mut Out,
    ) -> bool {
        out.remote_out = self.packets_out.front().copied().into();
        let number = beat.map_or(0, |beat| beat.id & !requests::remote_bit(&self.config));
        let reply = beat.and_then(|_| homes.get(number).copied());
        let (Some(beat), Some(reply)) = (beat, reply) else {
            self.packets_out.edge(None, input.remote_out.ready);
            return false;
        };
        let has_room = self.packets_out.has_room();
        let sent = self.chunker.step(&chunker::In {
            reply,
            line: LineBack { data: beat.data },
            packet: has_room.into(),
        });
        // A header's bytes are 0.
        let data = if sent.line.valid { sent.packet.data } else { [0; 16] };
        self.packets_out.edge(Some(Packet { data, ..sent.packet }), input.remote_out.ready);
        if sent.reply.ready {
            homes.free(number);
        }
        let is_its_sector = sent.line.valid && sent.line.sector == beat.sector;
        has_room && if beat.last { sent.packet.last } else { is_its_sector }
    }

    /// The core's reply (R14), and the request that ends with it (R15).
    fn reply(
        &mut self,
        input: &In,
        beat: Option<CoreReply>,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> Replied {
        let packet = self.packets_in.front().copied();
        let is_l1 = match (beat.is_some(), packet.is_some()) {
            (true, true) => self.l1_stands.unwrap_or(!self.l1_went_last),
            (local, _) => local,
        };
        let mut replied = Replied { takes_l1: false, ended: None };
        let mut takes_packet = false;
        if let (true, Some(beat)) = (is_l1, beat) {
            let id = beat.id & (requests::counts_bit(&self.config) - 1);
            out.core_reply = CoreReply { valid: true, id, ..beat };
            replied.takes_l1 = input.core_reply.ready;
            let counts = beat.id & requests::counts_bit(&self.config) != 0;
            let is_shared = beat.id & requests::counts_bit(&self.config) << 1 != 0;
            replied.ended = (input.core_reply.ready && beat.last)
                .then_some(Ended { id: out.core_reply.id, by: NextBeat::L1 { counts, is_shared } });
        } else if let Some(packet) = packet {
            takes_packet = self.receive(input, packet, remotes, out);
            replied.ended = (out.core_reply.valid && input.core_reply.ready && out.core_reply.last)
                .then_some(Ended { id: out.core_reply.id, by: NextBeat::Packet });
        }
        let is_taken = replied.takes_l1 || takes_packet;
        if is_taken {
            self.l1_went_last = is_l1;
        }
        self.l1_stands = (!is_taken && (beat.is_some() || packet.is_some())).then_some(is_l1);
        let arrives = Some(input.remote_reply_in).filter(|packet| packet.valid);
        self.packets_in.edge(arrives, takes_packet);
        replied
    }

    /// Offers a packet's beat to the core; gives whether it is taken.
    fn receive(
        &mut self,
        input: &In,
        packet: HomePacket,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> bool {
        let id = self.receiver.in_progress().map_or(packet.id, |(id, _)| id);
        let asked_for = remotes.issued(id).map_or(0, |issued| issued.sectors);
        let sectors = if self.is_answered { 0 } else { asked_for };
        let seen = self.receiver.step(&chunk_receiver::In {
            packet,
            wanted: Wanted { sectors },
            core_reply: input.core_reply,
        });
        out.core_reply = seen.core_reply;
        let ends = seen.core_reply.valid && input.core_reply.ready && seen.core_reply.last;
        self.is_answered = (self.is_answered || ends) && !seen.request.done;
        seen.packet.ready
    }
}
