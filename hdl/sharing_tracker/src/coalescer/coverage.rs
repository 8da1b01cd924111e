//! Coverage bins, and the promises of its streams.

use std::collections::VecDeque;

use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::Coalescer;
use super::{Config, Count, In, Line, Out, Sectors, Warp};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        no_lane: "a warp without an active lane",
        one_lane: "a warp with one active lane",
        one_line: "a warp whose 32 lanes are all active and in one line",
        all_lines: "a warp whose 32 lanes are all active and in as many lines",
        interleaved: "a lane of another line lies between two of one",
        inactive_between: "an inactive lane lies between two of one line",
        inactive_elsewhere: "an inactive lane alone has the address of a line",
        lowest_line: "line address 0 is found",
        highest_line: "the highest line address is found",
        neighbours: "two lines of a warp differ in one bit",
        whole_line: "a line is found with all its sectors",
        part_of_line: "a line is found with some of its sectors",
        same_sector: "two lanes are in one sector",
        at_once: "a warp passed in the first cycle after the search before it",
        lines_full: "the search stalled for 32 lines that wait",
        counts_full: "the search stalled for 2 counts that wait",
        count_waits: "a count was offered and not taken",
        line_waits: "a line was offered and not taken",
        last_waits: "the last line of a warp was offered and not taken",
        count_behind_lines: "a count waited for the lines of the warp before",
        empty_between: "a warp without an active lane passed right after one with, and before one with",
        line_each_cycle: "eight lines of a warp passed in eight cycles",
    }
}

/// The lines of a warp, worked out the plain way.
fn lines_of(config: &Config, input: &In) -> Vec<Line> {
    let per_line = config.sectors() as u64;
    let mut lines: Vec<Line> = Vec::new();
    let lanes = input.warp_sector.iter().enumerate();
    for (_, sector) in lanes.filter(|(lane, _)| input.warp.active >> lane & 1 == 1) {
        let (address, bit) = (sector / per_line, 1 << (sector % per_line));
        match lines.iter_mut().find(|known| known.address == address) {
            Some(known) => known.sectors |= bit,
            None => lines.push(Line { valid: true, address, sectors: bit, last: false }),
        }
    }
    if let Some(last) = lines.last_mut() {
        last.last = true;
    }
    lines
}

/// Counts [`Covered`], checks the streams, and that counts and lines are those of the warps.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    coalescer: Coalescer,
    searched_before: bool,
    /// Numbers of lines of the last three warps.
    numbers: VecDeque<usize>,
    in_a_row: u32,
    warp: StreamContract<(Warp, Sectors)>,
    count: StreamContract<Count>,
    line: StreamContract<Line>,
    counts: Scoreboard<u64>,
    lines: Scoreboard<Line>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            coalescer: Coalescer::new(config),
            searched_before: false,
            numbers: VecDeque::new(),
            in_a_row: 0,
            warp: StreamContract::new("warp").may_start_valid(),
            count: StreamContract::new("count"),
            line: StreamContract::new("line"),
            counts: Scoreboard::new("count"),
            lines: Scoreboard::new("line"),
        }
    }

    fn streams(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let load = (input.warp, input.warp_sector);
        self.warp.check(input.warp.valid, out.warp.ready, load)?;
        self.count.check(out.count.valid, input.count.ready, out.count)?;
        self.line.check(out.line.valid, input.line.ready, out.line)?;
        if out.count.valid && input.count.ready {
            self.counts.seen(&out.count.unique)?;
        }
        if out.line.valid && input.line.ready {
            self.lines.seen(&out.line)?;
        }
        Ok(())
    }

    fn cover_warp(&mut self, input: &In, lines: &[Line], coverage: &mut Coverage<Covered>) {
        let (sectors, active) = (&input.warp_sector, input.warp.active);
        let per_line = self.config.sectors() as u64;
        let lane_line = |lane: usize| (active >> lane & 1 == 1).then_some(sectors[lane] / per_line);
        let is_full = active == 0xffff_ffff;
        coverage.hit_when(active == 0, Covered::no_lane);
        coverage.hit_when(active.count_ones() == 1, Covered::one_lane);
        coverage.hit_when(is_full && lines.len() == 1, Covered::one_line);
        coverage.hit_when(is_full && lines.len() == 32, Covered::all_lines);
        for lane in 0..30 {
            let [first, between, last] = [lane, lane + 1, lane + 2].map(lane_line);
            let embraces = first.is_some() && first == last;
            let other = between.is_some() && between != first;
            coverage.hit_when(embraces && other, Covered::interleaved);
            coverage.hit_when(embraces && between.is_none(), Covered::inactive_between);
        }
        for (lane, sector) in sectors.iter().enumerate() {
            let is_alone = !lines.iter().any(|line| line.address == sector / per_line);
            coverage.hit_when(is_alone && lane_line(lane).is_none(), Covered::inactive_elsewhere);
        }
        let highest = u64::MAX >> (64 - self.config.line_bits());
        let whole = u64::MAX >> (64 - self.config.sectors());
        for (place, line) in lines.iter().enumerate() {
            coverage.hit_when(line.address == 0, Covered::lowest_line);
            coverage.hit_when(line.address == highest, Covered::highest_line);
            coverage.hit_when(line.sectors == whole, Covered::whole_line);
            coverage.hit_when(line.sectors != whole, Covered::part_of_line);
            let mut later = lines[place + 1..].iter();
            let has_neighbour = later.any(|other| (other.address ^ line.address).is_power_of_two());
            coverage.hit_when(has_neighbour, Covered::neighbours);
        }
        let touched: u32 = lines.iter().map(|line| line.sectors.count_ones()).sum();
        coverage.hit_when(touched < active.count_ones(), Covered::same_sector);
        self.numbers.push_back(lines.len());
        if self.numbers.len() == 4 {
            self.numbers.pop_front();
        }
        let is_between = self.numbers.len() == 3
            && self.numbers[0] > 0
            && self.numbers[1] == 0
            && self.numbers[2] > 0;
        coverage.hit_when(is_between, Covered::empty_between);
    }

    fn cover_streams(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let searches = !out.warp.ready;
        let passes = input.warp.valid && out.warp.ready;
        coverage.hit_when(passes && self.searched_before, Covered::at_once);
        self.searched_before = searches;
        let (lines, counts) = (self.coalescer.lines_waiting(), self.coalescer.counts_waiting());
        coverage.hit_when(searches && lines == Config::LANES, Covered::lines_full);
        coverage.hit_when(searches && counts == Config::COUNTS, Covered::counts_full);
        coverage.hit_when(out.count.valid && !input.count.ready, Covered::count_waits);
        let line_waits = out.line.valid && !input.line.ready;
        coverage.hit_when(line_waits, Covered::line_waits);
        coverage.hit_when(line_waits && out.line.last, Covered::last_waits);
        coverage.hit_when(counts > 0 && out.line.valid, Covered::count_behind_lines);
        let line_passes = out.line.valid && input.line.ready;
        self.in_a_row = if line_passes { self.in_a_row + 1 } else { 0 };
        coverage.hit_when(self.in_a_row == 8, Covered::line_each_cycle);
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
        self.streams(input, output)?;
        self.cover_streams(input, output, coverage);
        if input.warp.valid && output.warp.ready {
            let lines = lines_of(&self.config, input);
            self.cover_warp(input, &lines, coverage);
            self.counts.expect(lines.len() as u64);
            lines.into_iter().for_each(|line| self.lines.expect(line));
        }
        self.coalescer.step(input);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    if config.sectors() == 1 {
        bins.push(Unreachable::new(Covered::part_of_line, "a line is one sector"));
    }
    bins
}
