//! Coverage bins, and the promises of its streams.

use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::super::coalescer::{Line, Sectors, Warp};
use super::model::ScatterBypass;
use super::{Config, Decision, In, Out};

testbenches::bins! {
    /// The cases of the block's rules; those of the coalescer are in its list.
    pub enum Covered {
        as_many: "a load with as many lines as a warp has bypassed",
        more: "a load with more lines than a warp has bypassed",
        one_fewer: "a load with one line fewer than a warp has stayed",
        no_lane: "a load without an active lane stayed",
        no_lane_no_line: "a load without an active lane stayed although a warp had no line",
        all_lanes: "a load of 32 lines bypassed",
        one_line: "a load of one line bypassed",
        zero_warps: "a decision with 0 active warps",
        one_warp: "a decision with 1 active warp",
        most_warps: "a decision with 64 active warps",
        too_many_warps: "a decision with more than 64 active warps",
        waits_for_division: "a decision was stalled by a change of the active warps",
        change_while_dividing: "the active warps changed while a division was in progress",
        change_back: "after a division the number of warps was that before it again",
        zero_to_one: "the active warps changed from 0 to 1 or back, and nothing was divided",
        change_at_decision: "the active warps changed while a decision was valid",
        decision_waits: "a decision was offered and not taken",
        line_waits: "a line was offered and not taken",
        two_decisions: "decisions passed in two cycles in a row, or one cycle apart",
    }
}

/// Counts [`Covered`], checks the streams, and that each warp's decision comes before its lines.
pub struct Monitor {
    bypass: ScatterBypass,
    before: Option<(In, Out)>,
    /// The number that was divided by before the last division began.
    divided_by: [u64; 2],
    since_decision: u64,
    decision: StreamContract<Decision>,
    line: StreamContract<Line>,
    warp: StreamContract<(Warp, Sectors)>,
    lines: Scoreboard<bool>,
}

/// 0 counts as 1.
fn effective(active_warps: u64) -> u64 {
    active_warps.max(1)
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            bypass: ScatterBypass::new(config),
            before: None,
            divided_by: [1, 0],
            since_decision: 9,
            decision: StreamContract::new("decision"),
            line: StreamContract::new("line"),
            warp: StreamContract::new("warp").may_start_valid(),
            lines: Scoreboard::new("line"),
        }
    }

    fn streams(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let load = (input.warp, input.warp_sector);
        self.warp.check(input.warp.valid, out.warp.ready, load)?;
        self.decision.check(out.decision.valid, input.decision.ready, out.decision)?;
        self.line.check(out.line.valid, input.line.ready, out.line)?;
        if out.line.valid && out.decision.valid {
            return Err(Violation::new("R7", "no line is offered while a decision is valid"));
        }
        // As many lines as the decision said, the last of them marked.
        if out.line.valid && input.line.ready {
            self.lines.seen(&out.line.last)?;
        }
        if out.decision.valid && input.decision.ready {
            self.lines.finish()?;
            (1..=out.decision.unique).for_each(|n| self.lines.expect(n == out.decision.unique));
        }
        Ok(())
    }

    /// A new decision: it is valid, and was not in the cycle before, or another passed then.
    fn cover_decision(&self, last: &(In, Out), out: &Out, coverage: &mut Coverage<Covered>) {
        let (input, before) = last;
        let is_new = out.decision.valid && (!before.decision.valid || input.decision.ready);
        if !is_new {
            return;
        }
        let (Decision { unique, bypass, .. }, lines) = (out.decision, before.lines_per_warp);
        coverage.hit_when(bypass && unique == lines, Covered::as_many);
        coverage.hit_when(bypass && unique > lines, Covered::more);
        coverage.hit_when(!bypass && unique > 0 && unique + 1 == lines, Covered::one_fewer);
        coverage.hit_when(!bypass && unique == 0, Covered::no_lane);
        coverage.hit_when(!bypass && unique == 0 && lines == 0, Covered::no_lane_no_line);
        coverage.hit_when(bypass && unique == 32, Covered::all_lanes);
        coverage.hit_when(bypass && unique == 1, Covered::one_line);
        let warps = input.active_warps;
        coverage.hit_when(warps == 0, Covered::zero_warps);
        coverage.hit_when(warps == 1, Covered::one_warp);
        coverage.hit_when(warps == Config::MOST_WARPS, Covered::most_warps);
        coverage.hit_when(warps > Config::MOST_WARPS, Covered::too_many_warps);
    }

    fn cover_change(&mut self, last: &(In, Out), input: &In, coverage: &mut Coverage<Covered>) {
        let (old, new) = (last.0.active_warps, input.active_warps);
        let is_other = effective(old) != effective(new);
        coverage.hit_when(is_other && self.bypass.is_dividing(), Covered::change_while_dividing);
        coverage.hit_when(is_other && last.1.decision.valid, Covered::change_at_decision);
        coverage.hit_when(old != new && !is_other, Covered::zero_to_one);
    }

    fn cover_streams(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        coverage.hit_when(out.decision.valid && !input.decision.ready, Covered::decision_waits);
        coverage.hit_when(out.line.valid && !input.line.ready, Covered::line_waits);
        let held_up = self.bypass.count_waits() && !out.lines_per_warp_valid;
        coverage.hit_when(held_up && !out.decision.valid, Covered::waits_for_division);
        self.since_decision += 1;
        if out.decision.valid && input.decision.ready {
            coverage.hit_when(self.since_decision <= 2, Covered::two_decisions);
            self.since_decision = 0;
        }
        let warps = effective(input.active_warps);
        if !self.bypass.is_dividing() && warps != self.divided_by[0] {
            coverage.hit_when(warps == self.divided_by[1], Covered::change_back);
            self.divided_by = [warps, self.divided_by[0]];
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
        self.streams(input, output)?;
        if let Some(last) = self.before {
            self.cover_decision(&last, output, coverage);
            self.cover_change(&last, input, coverage);
        }
        self.cover_streams(input, output, coverage);
        self.bypass.step(input);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let lines = |wanted: std::ops::RangeInclusive<u64>| {
        (1..=127).any(|warps| wanted.contains(&(config.l1_lines() / warps)))
    };
    let mut bins = Vec::new();
    let mut without = |is_there: bool, bin, reason: &str| {
        if !is_there {
            bins.push(Unreachable::new(bin, reason));
        }
    };
    let many = "no number of warps leaves each so few lines";
    without(lines(1..=32), Covered::as_many, many);
    without(lines(0..=31), Covered::more, many);
    without(lines(2..=32), Covered::one_fewer, many);
    without(lines(0..=32), Covered::all_lanes, many);
    without(lines(0..=1), Covered::one_line, many);
    without(lines(0..=0), Covered::no_lane_no_line, many);
    bins
}
