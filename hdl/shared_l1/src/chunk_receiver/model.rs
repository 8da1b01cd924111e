//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use std::collections::VecDeque;

use super::{Config, In, Out, Ready, Request};
use base::streams::CoreReply;

/// The current packet: whose it is, and which sectors are still to come.
#[derive(Clone, Debug)]
struct Packet {
    id: u64,
    sectors: VecDeque<u64>,
}

/// A receiver in the middle of a packet, or before a header.
#[derive(Clone, Debug)]
pub struct ChunkReceiver {
    sectors: u64,
    packet: Option<Packet>,
}

impl ChunkReceiver {
    /// The state after a reset (R9).
    pub fn new(config: &Config) -> ChunkReceiver {
        ChunkReceiver { sectors: config.sectors() as u64, packet: None }
    }

    /// The sectors of a mask, in rising order.
    fn listed(&self, mask: u64) -> VecDeque<u64> {
        (0..self.sectors).filter(|sector| mask >> sector & 1 == 1).collect()
    }

    fn header(&mut self, input: &In) -> Out {
        let answers = self.listed(input.packet.sectors).is_empty(); // R1, else R2
        let taken = input.packet.valid && (input.core_reply.ready || !answers);
        let out = Out {
            packet: Ready { ready: taken },
            core_reply: CoreReply {
                valid: input.packet.valid && answers,
                id: input.packet.id,
                last: true,
                ..CoreReply::default()
            },
            request: Request {
                present: input.packet.valid,
                id: input.packet.id,
                done: taken && answers,
            },
        };
        if taken && !answers {
            let sectors = self.listed(input.packet.sectors);
            self.packet = Some(Packet { id: input.packet.id, sectors });
        }
        out
    }

    fn sector_beat(&mut self, input: &In, mut packet: Packet) -> Out {
        let is_wanted = |sector: &u64| input.wanted.sectors >> sector & 1 == 1;
        let sector = packet.sectors.front().copied().unwrap_or_default();
        let answers = is_wanted(&sector); // R3, else R4
        let taken = input.packet.valid && (input.core_reply.ready || !answers);
        let is_over = packet.sectors.len() <= 1;
        let out = Out {
            packet: Ready { ready: taken },
            core_reply: CoreReply {
                valid: input.packet.valid && answers,
                id: packet.id,
                sector,
                data: input.packet.data,
                last: !packet.sectors.iter().skip(1).any(is_wanted), // R5
            },
            request: Request { present: true, id: packet.id, done: taken && is_over }, // R6, R7
        };
        if taken {
            packet.sectors.pop_front();
        }
        self.packet = (!taken || !is_over).then_some(packet);
        out
    }

    /// Sectors still to come of the current packet, with its identifier.
    pub fn in_progress(&self) -> Option<(u64, usize)> {
        self.packet.as_ref().map(|packet| (packet.id, packet.sectors.len()))
    }
}

impl testbenches::dut::Model for ChunkReceiver {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match self.packet.take() {
            None => self.header(input),
            Some(packet) => self.sector_beat(input, packet),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{HomePacket, Wanted};
    use super::*;
    use design::Design;
    use testbenches::dut::Model as _;

    /// The sectors that reach the core, each with whether it is the last, and the beats that a packet
    /// takes: every packet of every wanted mask, 4 sectors.
    #[test]
    fn every_packet_gives_what_was_wanted_of_it() {
        let design = Design::load("pact20").unwrap();
        let mut model = ChunkReceiver::new(&Config::of(&design).unwrap());
        for (packet_sectors, wanted_sectors) in (1..256_u64).map(|n| (n % 16, n / 16)) {
            if packet_sectors == 0 {
                continue;
            }
            let packet = HomePacket { valid: true, sectors: packet_sectors, id: 0, data: [0; 16] };
            let wanted = Wanted { sectors: wanted_sectors };
            let beat = In { packet, wanted, ..In::default() };
            let mut replies = Vec::new();
            for number in 0..=packet_sectors.count_ones() {
                let out = model.step(&In { core_reply: Ready::YES, ..beat });
                assert!(out.packet.ready);
                assert_eq!(out.request.done, number == packet_sectors.count_ones());
                if out.core_reply.valid {
                    replies.push((out.core_reply.sector, out.core_reply.last));
                }
            }
            let both: Vec<u64> =
                (0..4).filter(|s| (packet_sectors & wanted_sectors) >> s & 1 == 1).collect();
            let last = both.last().copied();
            let expected: Vec<_> = both.iter().map(|&s| (s, Some(s) == last)).collect();
            assert_eq!(replies, expected);
            assert_eq!(model.in_progress(), None);
        }
    }
}
