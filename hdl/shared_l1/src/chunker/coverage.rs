//! Coverage bins, and the check of every packet's framing.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Line, Out, Packet, Reply};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        acknowledgement: "a reply of no sectors was sent as a header alone",
        one_sector: "a reply was of one sector",
        all_sectors: "a reply was of all sectors",
        hole: "a packet had a sector, not the next, and one above",
        lowest_alone: "a reply was of the lowest sector alone",
        highest_alone: "a reply was of the highest sector alone",
        every_sector: "each sector was sent",
        whole_for_some: "a packet had sectors that were not asked for",
        header_waited: "a header had to wait",
        sector_waited: "a sector beat before the last had to wait",
        last_waited: "the last sector beat had to wait",
        lone_header_waited: "a header that is the last beat had to wait",
        no_pause: "a packet began in the cycle after the last beat of another",
        gap: "there was no reply in the middle of a packet",
        gap_before_the_last: "there was no reply before the last beat of a packet",
        pause: "there was no reply between packets",
        ready_for_none: "the network was ready, and there was no reply",
    }
}

/// Counts [`Covered`] and checks the framing of packets.
pub struct Monitor {
    config: Config,
    reply: StreamContract<Reply>,
    packet: StreamContract<(Packet, Line)>,
    /// Sectors of the current packet that have been taken, unless it has not begun.
    taken: Option<u64>,
    /// The reply that was seen last: the packet's, if one has begun.
    seen: Reply,
    /// The cycle before took the last beat of a packet.
    ended: bool,
    /// Sectors that were ever sent.
    sent: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            reply: StreamContract::new("reply").may_start_valid(),
            packet: StreamContract::new("packet").may_start_valid(),
            taken: None,
            seen: Reply::default(),
            ended: false,
            sent: 0,
        }
    }

    fn check(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let reply = input.reply;
        // A beat that is shown holds until it is taken.
        let takes = output.packet.valid && input.packet.ready;
        self.reply.check(reply.valid, takes, reply)?;
        if reply.valid && self.taken.is_some() && reply != self.seen {
            return Err(Violation::new("R9", "a packet's reply must not change"));
        }
        let (mut beat, mut line) = (output.packet, output.line);
        if !line.valid {
            // A header has no sector, and its bytes say nothing.
            (beat.data, line) = ([0; 16], Line::default());
        }
        self.packet.check(beat.valid, input.packet.ready, (beat, line))?;
        if output.packet.valid != input.reply.valid {
            return Err(Violation::new("R6", "packet_valid must be reply_valid"));
        }
        if output.reply.ready != (takes && beat.last) {
            return Err(Violation::new("R7", "a reply must be taken with its last beat"));
        }
        if output.packet.valid { self.check_beat(input, output) } else { Ok(()) }
    }

    fn check_beat(&self, input: &In, output: &Out) -> Result<(), Violation> {
        let expected = self.packet_of(input.reply.sectors);
        let broken = |rule, text: &str| Err(Violation::new(rule, text));
        if output.packet.sectors != expected {
            return broken("R4", "packet_sectors must be the sectors of the packet");
        }
        if output.packet.header != self.taken.is_none() || output.packet.header == output.line.valid
        {
            return broken("R1", "a packet must begin with its header, and have no other");
        }
        let before = self.taken.unwrap_or_default();
        let here = if output.line.valid { 1 << output.line.sector } else { 0 };
        // All below it have been sent, none above.
        let lower = expected & (here.max(1) - 1);
        if output.line.valid && (expected & here == 0 || before != lower) {
            return broken("R1", "sectors must come in rising order, each once");
        }
        if output.packet.last != (before | here == expected) {
            return broken("R1", "packet_last must be true in the last beat alone");
        }
        Ok(())
    }

    fn cover(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (asked, sectors) = (input.reply.sectors, output.packet.sectors);
        let waits = !input.packet.ready;
        let (header, last) = (output.packet.header, output.packet.last);
        coverage.hit_when(header && last && !waits, Covered::acknowledgement);
        coverage.hit_when(asked.is_power_of_two(), Covered::one_sector);
        let highest = 1 << (self.config.sectors() - 1);
        coverage.hit_when(asked == 2 * highest - 1, Covered::all_sectors);
        // Adding the lowest one to a mask without a hole gives a single one, or nothing left of it.
        let has_hole = (sectors + (sectors & sectors.wrapping_neg())) & sectors != 0;
        coverage.hit_when(has_hole, Covered::hole);
        coverage.hit_when(asked == 1, Covered::lowest_alone);
        coverage.hit_when(asked == highest, Covered::highest_alone);
        coverage.hit_when(sectors & !asked != 0, Covered::whole_for_some);
        coverage.hit_when(waits && header && !last, Covered::header_waited);
        coverage.hit_when(waits && !header && !last, Covered::sector_waited);
        coverage.hit_when(waits && !header && last, Covered::last_waited);
        coverage.hit_when(waits && header && last, Covered::lone_header_waited);
        coverage.hit_when(self.ended, Covered::no_pause);
        self.sent |= if output.line.valid { 1 << output.line.sector } else { 0 };
        coverage.hit_when(self.sent == 2 * highest - 1, Covered::every_sector);
    }

    /// A cycle without a reply.
    fn cover_gap(&self, coverage: &mut Coverage<Covered>) {
        let Some(taken) = self.taken else {
            coverage.hit(Covered::pause);
            return;
        };
        coverage.hit(Covered::gap);
        let left = self.packet_of(self.seen.sectors) & !taken;
        coverage.hit_when(left.is_power_of_two(), Covered::gap_before_the_last);
    }

    /// The sectors of the packet that answers a request of these.
    fn packet_of(&self, asked: u64) -> u64 {
        match asked {
            0 => 0,
            asked if self.config.chunking() => asked,
            _ => u64::MAX >> (64 - self.config.sectors()),
        }
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In, output: &Out) {
        let is_taken = output.packet.valid && input.packet.ready;
        self.ended = is_taken && output.packet.last;
        if input.reply.valid {
            self.seen = input.reply;
        }
        if self.ended {
            self.taken = None;
        } else if is_taken {
            let here = if output.line.valid { 1 << output.line.sector } else { 0 };
            self.taken = Some(self.taken.unwrap_or_default() | here);
        }
    }
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
        if output.packet.valid {
            self.cover(input, output, coverage);
        }
        if !input.reply.valid {
            self.cover_gap(coverage);
        }
        coverage.hit_when(!input.reply.valid && input.packet.ready, Covered::ready_for_none);
        self.note(input, output);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, bin| bins.push(Unreachable::new(bin, reason));
    if config.sectors() == 1 {
        add("a line is one sector", Covered::sector_waited);
    }
    if config.chunking() || config.sectors() == 1 {
        add("a packet has the sectors that were asked for", Covered::whole_for_some);
    }
    if !config.chunking() || config.sectors() < 3 {
        add("no packet can have one", Covered::hole);
    }
    bins
}
