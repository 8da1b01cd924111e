//! Replies: of the L1 to other cores as packets, and those of the L1 and of homes to the core.

use super::super::{Config, In, Out};
use super::places::Places;
use super::queue::Queue;
use super::requests;
use crate::chunk_receiver::model::ChunkReceiver;
use crate::chunker::model::Chunker;
use crate::remote_tracker::model::RemoteTracker;
use crate::{chunk_receiver, chunker};
use base::l1::model::Beat;
use testbenches::dut::Model as _;

/// Whose beat `core_reply` gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
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

/// An own reply whose last beat is taken.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// The core's identifier.
    pub id: u64,
    /// Whose it was.
    pub by: Turn,
}

/// What a cycle came to.
#[derive(Clone, Copy, Debug)]
pub struct Replied {
    /// The L1's beat is taken.
    pub takes_l1: bool,
    /// The own reply that ends.
    pub ended: Option<Ended>,
}

/// A beat of a packet that arrives.
#[derive(Clone, Copy, Debug, Default)]
struct Arriving {
    id: u64,
    sectors: u64,
    data: [u64; 8],
}

/// A beat of a packet that leaves.
#[derive(Clone, Copy, Debug, Default)]
struct Departing {
    is_header: bool,
    core: u64,
    id: u64,
    sectors: u64,
    data: [u64; 8],
    last: bool,
}

/// Everything between the L1's replies and the ports.
#[derive(Clone, Debug)]
pub struct Replies {
    config: Config,
    chunker: Chunker,
    receiver: ChunkReceiver,
    packets_in: Queue<Arriving>,
    packets_out: Queue<Departing>,
    /// The L1's beat was taken last.
    l1_went_last: bool,
    /// It was the L1's beat, or the packet's, that the core did not take in the cycle before.
    l1_stands: Option<bool>,
    /// The reply of the packet under way has ended (R15).
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

    /// Sectors still to come of the packet that arrives, with its identifier.
    pub fn under_way(&self) -> Option<(u64, usize)> {
        self.receiver.under_way()
    }

    /// The reply of the packet that arrives has ended, its beats not.
    pub fn is_answered(&self) -> bool {
        self.is_answered
    }

    /// One cycle; `beat` is the L1's.
    pub fn cycle(
        &mut self,
        input: &In,
        beat: Option<Beat>,
        places: &mut Places,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> Replied {
        let is_remote = |beat: &Beat| beat.id & requests::remote_bit(&self.config) != 0;
        let (to_remote, to_core) = match beat {
            Some(beat) if is_remote(&beat) => (Some(beat), None),
            own => (None, own),
        };
        out.remote_reply_in_ready = self.packets_in.has_place();
        let sent = self.send(input, to_remote, places, out);
        let replied = self.reply(input, to_core, remotes, out);
        Replied { takes_l1: sent || replied.takes_l1, ..replied }
    }

    /// Makes a packet's beat of the L1's (R13); gives whether that is taken.
    fn send(&mut self, input: &In, beat: Option<Beat>, places: &mut Places, out: &mut Out) -> bool {
        if let Some(word) = self.packets_out.front() {
            out.remote_out_valid = true;
            out.remote_out_header = word.is_header;
            out.remote_out_core = word.core;
            out.remote_out_id = word.id;
            out.remote_out_sectors = word.sectors;
            out.remote_out_data = word.data;
            out.remote_out_last = word.last;
        }
        let number = beat.map_or(0, |beat| beat.id & !requests::remote_bit(&self.config));
        let place = beat.and_then(|_| places.get(number).copied());
        let (Some(beat), Some(place)) = (beat, place) else {
            self.packets_out.edge(None, input.remote_out_ready);
            return false;
        };
        let has_place = self.packets_out.has_place();
        let packet = self.chunker.step(&chunker::In {
            reply_valid: true,
            reply_core: place.core,
            reply_id: place.id,
            reply_sectors: place.sectors,
            line_data: beat.data,
            packet_ready: has_place,
        });
        let word = Departing {
            is_header: packet.packet_header,
            core: packet.packet_core,
            id: packet.packet_id,
            sectors: packet.packet_sectors,
            data: if packet.line_valid { packet.packet_data } else { [0; 8] },
            last: packet.packet_last,
        };
        self.packets_out.edge(Some(word), input.remote_out_ready);
        if packet.reply_ready {
            places.free(number);
        }
        let is_its_sector = packet.line_valid && packet.line_sector == beat.sector;
        has_place && if beat.last { packet.packet_last } else { is_its_sector }
    }

    /// What the core gets (R14), and which reply ends with it (R15).
    fn reply(
        &mut self,
        input: &In,
        beat: Option<Beat>,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> Replied {
        let packet = self.packets_in.front().copied();
        let is_l1 = match (beat.is_some(), packet.is_some()) {
            (true, true) => self.l1_stands.unwrap_or(!self.l1_went_last),
            (own, _) => own,
        };
        let mut replied = Replied { takes_l1: false, ended: None };
        let mut takes_packet = false;
        if let (true, Some(beat)) = (is_l1, beat) {
            out.core_reply_valid = true;
            out.core_reply_id = beat.id & (requests::counts_bit(&self.config) - 1);
            out.core_reply_sector = beat.sector;
            out.core_reply_data = beat.data;
            out.core_reply_last = beat.last;
            replied.takes_l1 = input.core_reply_ready;
            let counts = beat.id & requests::counts_bit(&self.config) != 0;
            let is_shared = beat.id & requests::counts_bit(&self.config) << 1 != 0;
            replied.ended = (input.core_reply_ready && beat.last)
                .then_some(Ended { id: out.core_reply_id, by: Turn::L1 { counts, is_shared } });
        } else if let Some(packet) = packet {
            takes_packet = self.receive(input, packet, remotes, out);
            replied.ended = (out.core_reply_valid && input.core_reply_ready && out.core_reply_last)
                .then_some(Ended { id: out.core_reply_id, by: Turn::Packet });
        }
        let is_taken = replied.takes_l1 || takes_packet;
        if is_taken {
            self.l1_went_last = is_l1;
        }
        self.l1_stands = (!is_taken && (beat.is_some() || packet.is_some())).then_some(is_l1);
        let arrives = input.remote_reply_in_valid.then_some(Arriving {
            id: input.remote_reply_in_id,
            sectors: input.remote_reply_in_sectors,
            data: input.remote_reply_in_data,
        });
        self.packets_in.edge(arrives, takes_packet);
        replied
    }

    /// Offers a packet's beat to the core; gives whether it is taken.
    fn receive(
        &mut self,
        input: &In,
        packet: Arriving,
        remotes: &RemoteTracker,
        out: &mut Out,
    ) -> bool {
        let id = self.receiver.under_way().map_or(packet.id, |(id, _)| id);
        let asked_for = remotes.issued(id).map_or(0, |(sectors, _)| sectors);
        let seen = self.receiver.step(&chunk_receiver::In {
            packet_valid: true,
            packet_id: packet.id,
            packet_sectors: packet.sectors,
            packet_data: packet.data,
            wanted_sectors: if self.is_answered { 0 } else { asked_for },
            core_reply_ready: input.core_reply_ready,
        });
        out.core_reply_valid = seen.core_reply_valid;
        out.core_reply_id = seen.core_reply_id;
        out.core_reply_sector = seen.core_reply_sector;
        out.core_reply_data = seen.core_reply_data;
        out.core_reply_last = seen.core_reply_last;
        let ends = seen.core_reply_valid && input.core_reply_ready && seen.core_reply_last;
        self.is_answered = (self.is_answered || ends) && !seen.request_done;
        seen.packet_ready
    }
}
