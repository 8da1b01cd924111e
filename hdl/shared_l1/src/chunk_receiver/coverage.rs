//! Coverage bins, and the check that the core gets the sectors that it asked for.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, HomePacket, In, Out};
use base::streams::CoreReply;

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        acknowledgement: "a packet of no sectors was a reply of one beat",
        acknowledgement_waited: "a packet of no sectors had to wait for the core",
        header_past_the_core: "a header was taken while the core was not ready",
        wanted: "a beat of a sector that is wanted was taken",
        wanted_waited: "a beat of a sector that is wanted had to wait",
        unwanted: "a beat of a sector that is not wanted was taken",
        unwanted_past_the_core: "a beat of a sector that is not wanted was taken, the core not being ready",
        ended_wanted: "the last beat of a packet was wanted",
        ended_unwanted: "the last beat of a packet was not wanted",
        last_before_the_end: "a beat was the last of the reply, but not of the packet",
        not_last: "a beat was not the last of the reply",
        nothing_wanted: "no sector of a packet was wanted",
        wanted_elsewhere: "a sector was wanted that the packet did not have",
        wanted_changed: "what was wanted changed, but of no sector to come",
        one_sector: "a packet had one sector",
        all_sectors: "a packet had all sectors",
        hole: "a packet had a sector, not the next, and one above",
        other_identifier: "a sector beat came with an identifier that is not the header's",
        gap: "there was no beat in the middle of a packet",
        no_pause: "a packet began in the cycle after the last beat of another",
        idle: "there was no beat between packets",
    }
}

/// The current packet.
#[derive(Clone, Copy, Debug)]
struct Packet {
    id: u64,
    sectors: u64,
    /// Its sectors that have not come.
    rest: u64,
    /// Those that went to the core.
    given: u64,
    /// Those that were wanted when they came.
    asked: u64,
}

/// Counts [`Covered`] and checks that each packet becomes the reply that was asked for.
pub struct Monitor {
    config: Config,
    packets: StreamContract<HomePacket>,
    replies: StreamContract<CoreReply>,
    packet: Option<Packet>,
    /// The wanted sectors of the last sector beat seen of this packet.
    wanted: Option<u64>,
    /// The cycle before took the last beat of a packet.
    ended: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            packets: StreamContract::new("packet").may_start_valid(),
            replies: StreamContract::new("core_reply").may_start_valid(),
            packet: None,
            wanted: None,
            ended: false,
        }
    }

    fn check(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let broken = |rule, text: &str| Err(Violation::new(rule, text));
        let (beat, reply) = (input.packet, output.core_reply);
        self.packets.check(beat.valid, output.packet.ready, beat)?;
        if beat.valid
            && let (Some(packet), Some(wanted)) = (self.packet, self.wanted)
            && (wanted ^ input.wanted.sectors) & packet.rest != 0
        {
            return broken("R10", "wanted_sectors must not change of sectors to come");
        }
        self.replies.check(reply.valid, input.core_reply.ready, reply)?;
        if output.packet.ready && !beat.valid {
            return broken("R2", "no beat must be taken where there is none");
        }
        let id = self.packet.map_or(beat.id, |packet| packet.id);
        let is_present = beat.valid || self.packet.is_some();
        if output.request.present != is_present {
            return broken("R6", "a packet must be present from its header on");
        }
        if is_present && output.request.id != id || reply.valid && reply.id != id {
            return broken("R6", "the identifier must be that of the packet's header");
        }
        let sector = 1_u64 << reply.sector;
        match self.packet {
            Some(packet) if reply.valid => {
                if sector != lowest(packet.rest) || input.wanted.sectors & sector == 0 {
                    return broken(
                        "R3",
                        "a reply must be of the sector that came, if it is wanted",
                    );
                }
                let above = packet.rest & input.wanted.sectors & !sector;
                if reply.last != (above == 0) {
                    return broken("R5", "core_reply_last must be true in the last beat alone");
                }
            }
            None if reply.valid && beat.sectors != 0 => {
                return broken("R2", "a header must give no reply");
            }
            _ => {}
        }
        Ok(())
    }

    fn cover(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (core_ready, taken) = (input.core_reply.ready, output.packet.ready);
        let Some(packet) = self.packet else {
            let sectors = input.packet.sectors;
            coverage.hit_when(taken && sectors == 0, Covered::acknowledgement);
            coverage.hit_when(!taken && sectors == 0, Covered::acknowledgement_waited);
            coverage.hit_when(taken && !core_ready, Covered::header_past_the_core);
            coverage.hit_when(self.ended, Covered::no_pause);
            coverage.hit_when(sectors.is_power_of_two(), Covered::one_sector);
            let all = u64::MAX >> (64 - self.config.sectors());
            coverage.hit_when(sectors == all, Covered::all_sectors);
            let has_hole = (sectors + lowest(sectors)) & sectors != 0;
            coverage.hit_when(has_hole, Covered::hole);
            return;
        };
        let (wanted, done) = (output.core_reply.valid, output.request.done);
        coverage.hit_when(wanted && taken, Covered::wanted);
        coverage.hit_when(wanted && !taken, Covered::wanted_waited);
        coverage.hit_when(!wanted && taken, Covered::unwanted);
        coverage.hit_when(!wanted && taken && !core_ready, Covered::unwanted_past_the_core);
        coverage.hit_when(wanted && done, Covered::ended_wanted);
        coverage.hit_when(!wanted && done, Covered::ended_unwanted);
        let is_end = packet.rest.is_power_of_two();
        coverage
            .hit_when(wanted && output.core_reply.last && !is_end, Covered::last_before_the_end);
        coverage.hit_when(wanted && !output.core_reply.last, Covered::not_last);
        let nothing = (packet.asked | lowest(packet.rest) & input.wanted.sectors) == 0;
        let has_changed = self.wanted.is_some_and(|wanted| wanted != input.wanted.sectors);
        coverage.hit_when(has_changed, Covered::wanted_changed);
        coverage.hit_when(nothing && done, Covered::nothing_wanted);
        let elsewhere = input.wanted.sectors & !packet.sectors != 0;
        coverage.hit_when(elsewhere && done, Covered::wanted_elsewhere);
        coverage.hit_when(input.packet.id != packet.id, Covered::other_identifier);
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let mut done = false;
        let is_sector_beat = input.packet.valid && self.packet.is_some();
        if output.packet.ready {
            let id = input.packet.id;
            let packet = match self.packet {
                None => {
                    let sectors = input.packet.sectors;
                    Packet { id, sectors, rest: sectors, given: 0, asked: 0 }
                }
                Some(packet) => {
                    let here = lowest(packet.rest);
                    let given = if output.core_reply.valid { here } else { 0 };
                    Packet {
                        rest: packet.rest & !here,
                        given: packet.given | given,
                        asked: packet.asked | here & input.wanted.sectors,
                        ..packet
                    }
                }
            };
            done = packet.rest == 0;
            if done && packet.given != packet.asked {
                return Err(Violation::new("R3", "every sector that is wanted must be offered"));
            }
            self.packet = (!done).then_some(packet);
        }
        if output.request.done != done {
            return Err(Violation::new("R7", "request_done must be true with the last beat alone"));
        }
        if done {
            self.wanted = None;
        } else if is_sector_beat {
            self.wanted = Some(input.wanted.sectors);
        }
        self.ended = done;
        Ok(())
    }
}

/// The lowest one of a mask.
fn lowest(mask: u64) -> u64 {
    mask & mask.wrapping_neg()
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.check(input, output)?;
        if input.packet.valid {
            self.cover(input, output, coverage);
        } else {
            let bin = if self.packet.is_some() { Covered::gap } else { Covered::idle };
            coverage.hit(bin);
        }
        self.note(input, output)
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, bin| bins.push(Unreachable::new(bin, reason));
    if config.sectors() == 1 {
        add("a line is one sector", Covered::not_last);
        add("a line is one sector", Covered::last_before_the_end);
        add("a line is one sector", Covered::wanted_elsewhere);
        add("a packet has one sector beat", Covered::wanted_changed);
    }
    if config.sectors() < 3 {
        add("a line has fewer than three sectors", Covered::hole);
    }
    bins
}
