//! Coverage bins, and the promises of its streams.

use std::collections::VecDeque;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, Delivered, In, Offered, Out};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(1, 1), (37, 5), (2, 2)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        one_beat: "a packet of one beat was taken",
        several_beats: "the last of several beats of a packet was taken",
        contended: "several inputs had a head for one output between packets",
        kept_out: "an input had a head for an output that was within another's packet",
        gap: "within a packet its input offered nothing, while another had a head for its output",
        full: "an output's register held a beat that was not taken",
        back_to_back: "an output took a beat in the cycle in which one left",
        side_by_side: "several outputs took beats in one cycle",
        passed_by: "an output took a beat while a head waited for another that was stalled",
        longest: "a head waited for two packets of each other input",
        second: "an input had the turn once more while another had a head for the output",
        around: "the turn went from an input to a lower one",
        again: "the input whose packet was taken last was next, nobody else asking",
    }
}

/// An output as its rules describe it.
#[derive(Clone, Debug, Default)]
struct Output {
    /// Beats that were taken and have not left, each with its input's number.
    held: VecDeque<Delivered>,
    open: Option<usize>,
    last_input: Option<usize>,
    /// Its packet was the second in a row.
    is_second: bool,
    /// For each input, how many packets of others were begun while its head waited.
    waited: Vec<usize>,
}

/// Counts [`Covered`], checks the streams, and follows every beat.
pub struct Monitor<const MOST: usize> {
    offered: Vec<StreamContract<Offered>>,
    delivered: Vec<StreamContract<Delivered>>,
    /// Where the packet goes that an input is within.
    within: Vec<Option<u64>>,
    outputs: Vec<Output>,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        let (inputs, outputs) = (config.inputs(), config.outputs());
        let offered = StreamContract::new("offered").may_start_valid();
        let output = Output { waited: vec![0; inputs], ..Output::default() };
        Monitor {
            offered: vec![offered; inputs],
            delivered: vec![StreamContract::new("delivered"); outputs],
            within: vec![None; inputs],
            outputs: vec![output; outputs],
        }
    }

    /// The environment's side: a packet's beats name one output, which is there.
    fn promises(&mut self, i: usize, beat: &Offered) -> Result<(), Violation> {
        let is_there = (beat.destination as usize) < self.outputs.len();
        if !is_there || self.within[i].is_some_and(|destination| destination != beat.destination) {
            return Err(Violation::new("offered", "a packet must name one output, which is there"));
        }
        Ok(())
    }
}

impl Output {
    /// A beat of input `i` is taken.
    fn take(&mut self, i: usize, beat: &Offered) -> Result<(), Violation> {
        if self.open.is_some_and(|open| open != i) {
            return Err(Violation::new("R2", "packets must not be mixed"));
        }
        self.open = (!beat.last).then_some(i);
        if beat.last {
            self.last_input = Some(i);
        }
        self.held.push_back((*beat).into());
        Ok(())
    }

    /// Checks that each beat that leaves has entered.
    fn leave(&mut self, beat: Delivered) -> Result<(), Violation> {
        match self.held.pop_front() {
            Some(held) if held == beat => Ok(()),
            _ => Err(Violation::new("R4", "beats must leave as they came, in order, each once")),
        }
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        output: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let inputs = self.offered.len();
        for i in 0..inputs {
            let beat = input.offered[i];
            self.offered[i].check(beat.valid, output.offered[i].ready, beat)?;
            if beat.valid {
                self.promises(i, &beat)?;
            }
        }
        let (mut taken, mut held_up) = (0, false);
        for o in 0..self.outputs.len() {
            let (sent, ready) = (output.delivered[o], input.delivered[o].ready);
            self.delivered[o].check(sent.valid, ready, sent)?;
            let state = &mut self.outputs[o];
            let asks =
                |i: usize| input.offered[i].valid && input.offered[i].destination == o as u64;
            let asking = (0..inputs).filter(|&i| asks(i)).count();
            let open = state.open;
            if let Some(open) = open {
                coverage.hit_when(asking > usize::from(asks(open)), Covered::kept_out);
                coverage.hit_when(asking > 0 && !asks(open), Covered::gap);
            }
            coverage.hit_when(open.is_none() && asking > 1, Covered::contended);
            coverage.hit_when(sent.valid && !ready, Covered::full);
            held_up |= sent.valid && !ready && asking > 0;
            if sent.valid && ready {
                state.leave(sent)?;
            }
            let mut of = (0..inputs).filter(|&i| asks(i) && output.offered[i].ready);
            let (of, second) = (of.next(), of.next());
            if second.is_some() {
                return Err(Violation::new("R1", "an output must take one beat a cycle at most"));
            }
            if let Some(i) = of {
                taken += 1;
                let beat = &input.offered[i];
                coverage.hit_when(beat.last && open.is_none(), Covered::one_beat);
                coverage.hit_when(beat.last && open.is_some(), Covered::several_beats);
                coverage.hit_when(sent.valid && ready, Covered::back_to_back);
                if open.is_none() {
                    let before = state.last_input;
                    coverage.hit_when(before.is_some_and(|before| i < before), Covered::around);
                    coverage.hit_when(before == Some(i) && asking == 1, Covered::again);
                    let may_repeat = before.is_some_and(|it| asks(it) && !state.is_second);
                    if may_repeat && before != Some(i) {
                        return Err(Violation::new("R3", "an input must have its second packet"));
                    }
                    coverage.hit_when(may_repeat && asking > 1, Covered::second);
                    state.is_second = may_repeat;
                    for (other, waited) in state.waited.iter_mut().enumerate() {
                        *waited = if asks(other) && other != i { *waited + 1 } else { 0 };
                        let most = 2 * (inputs - 1);
                        coverage.hit_when(inputs > 1 && *waited == most, Covered::longest);
                        if *waited > most {
                            return Err(Violation::new("R3", format!("input {other} starves")));
                        }
                    }
                }
                state.take(i, beat)?;
                self.within[i] = (!beat.last).then_some(beat.destination);
            }
            // The register has room for one.
            if state.held.len() > 1 {
                return Err(Violation::new(
                    "R4",
                    "beats must leave as they came, in order, each once",
                ));
            }
        }
        coverage.hit_when(taken > 1, Covered::side_by_side);
        coverage.hit_when(taken > 0 && held_up, Covered::passed_by);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub(super) fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    if config.inputs() == 1 {
        let why = "there is one input";
        let alone = [
            Covered::contended,
            Covered::kept_out,
            Covered::gap,
            Covered::longest,
            Covered::second,
            Covered::around,
            Covered::passed_by,
        ];
        bins.extend(alone.map(|bin| Unreachable::new(bin, why)));
    }
    if config.outputs() == 1 && config.inputs() > 1 {
        bins.push(Unreachable::new(Covered::passed_by, "there is one output"));
    }
    if config.outputs() == 1 || config.inputs() == 1 {
        let why = "one beat a cycle is all that can be taken";
        bins.push(Unreachable::new(Covered::side_by_side, why));
    }
    bins
}
