//! The reconfigurator with its EAB unit, and the wires to the chips, each as slow as it likes.

use signal::port::Ready;
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use super::Pace;
use super::wire::Wire;
use crate::chip_monitor::{Answer, Counter, Levels};
use crate::eab_unit::{self, Outcome, Slice, model::EabUnit};
use crate::reconfigurator::model::Reconfigurator;
use crate::reconfigurator::{self, Answers, Config, In, Out};

/// Links between the reconfigurator and a chip.
#[derive(Default)]
struct Wires {
    /// Hold, flush, SM-side, profile: each comes when it comes.
    levels: [Wire<bool>; 4],
    answer: Wire<Answer>,
    /// A counter that was taken from the chip.
    counter: Option<u64>,
}

/// A kernel's start, that it is pinned, and an end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kernel {
    /// A kernel starts.
    pub start: bool,
    /// The kernel that starts runs under memory-side, without a profile.
    pub pinned: bool,
    /// The one before ends.
    pub end: bool,
}

/// Who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The unit.
    Unit,
    /// Nobody: it is SM-side after each profile.
    SmSide,
    /// The opposite of the unit: a wrong board.
    Inverted,
    /// Of every second kernel the unit, of the others it is SM-side: a choice is right or wrong for speed alone.
    Either,
}

/// The reconfigurator, and what joins it with the chips.
pub struct Board {
    config: Config,
    reconfigurator: Reconfigurator,
    eab: EabUnit,
    choice: Choice,
    /// SM-side is chosen for this kernel, whatever the unit says.
    is_forced: bool,
    /// The last result of the unit.
    pub outcome: Outcome,
    /// How often it has said memory-side, and how often SM-side.
    pub said: [u64; 2],
    /// The unit has given that result in the last cycle.
    pub has_said: bool,
    /// Sums and counters of slices that the result is of.
    pub sums: eab_unit::In,
    /// See `sums`.
    pub slices: Vec<Slice>,
    chips: Vec<Wires>,
}

impl Board {
    /// A board after a reset.
    pub fn new(config: &Config, reconfigurator: Reconfigurator, choice: Choice) -> Board {
        Board {
            config: config.clone(),
            reconfigurator,
            eab: EabUnit::new(config.eab()),
            choice,
            is_forced: false,
            outcome: Outcome::default(),
            said: [0; 2],
            has_said: false,
            sums: eab_unit::In::default(),
            slices: Vec::new(),
            chips: (0..config.chips()).map(|_| Wires::default()).collect(),
        }
    }

    /// A chip's inputs: the levels, and whether a counter of it is taken.
    pub fn seen(&mut self, now: u64, chip: usize) -> (Levels, Ready) {
        let wires = &mut self.chips[chip];
        let [hold, flush, sm_side, profile] = wires.levels.each_mut().map(|wire| wire.see(now));
        (Levels { hold, flush, sm_side, profile }, Ready { ready: wires.counter.is_none() })
    }

    /// Notes a chip's outputs.
    pub fn hear(
        &mut self,
        now: u64,
        chip: usize,
        said: (Answer, Counter),
        (pace, rng): (&mut impl Pace, &mut Rng),
    ) {
        let wires = &mut self.chips[chip];
        let latency = pace.level(wires.answer.changes(said.0), rng);
        wires.answer.set(now, said.0, latency);
        if said.1.valid && wires.counter.is_none() {
            wires.counter = Some(said.1.data);
        }
    }

    /// One cycle; gives what the reconfigurator shows.
    pub fn cycle(
        &mut self,
        now: u64,
        kernel: Kernel,
        (pace, rng): (&mut impl Pace, &mut Rng),
    ) -> Out {
        let mut input = In {
            kernel_start: kernel.start,
            kernel_pinned: kernel.pinned,
            kernel_end: kernel.end,
            answers: self.answers(now),
            ..In::default()
        };
        let mut counters = Vec::new();
        for (number, wires) in self.chips.iter().enumerate() {
            input.counter_valid |= u64::from(wires.counter.is_some()) << number;
            counters.push(wires.counter.unwrap_or(0));
        }
        input.counter_data = self.config.counters_of(&counters);
        // Inputs taken and outputs offered by the unit are in its registers.
        let seen = self.eab.clone().step(&eab_unit::In::default());
        (input.eab_counters, input.eab_slice) = (seen.counters, seen.slice);
        input.eab_result = seen.result;
        if seen.result.valid {
            self.outcome = seen.result;
        }
        if kernel.start {
            self.is_forced = match self.choice {
                Choice::Unit | Choice::Inverted => false,
                Choice::SmSide => true,
                Choice::Either => rng.chance(1, 2),
            };
        }
        input.eab_result.sm_side ^= self.choice == Choice::Inverted;
        input.eab_result.sm_side |= self.is_forced;
        let out = self.reconfigurator.step(&input);
        self.has_said = seen.result.valid && out.eab_result.ready;
        if self.has_said {
            self.said[usize::from(seen.result.sm_side)] += 1;
        }
        self.evaluate(&out);
        if out.eab_slice.valid && seen.slice.ready {
            if self.slices.len() == self.config.eab().slices() {
                self.slices.clear();
            }
            self.slices.push(out.eab_slice);
        }
        for (number, wires) in self.chips.iter_mut().enumerate() {
            if out.counter_ready >> number & 1 == 1 {
                wires.counter = None;
            }
            let levels = [out.hold, out.flush, out.sm_side, out.profile];
            for (wire, level) in wires.levels.iter_mut().zip(levels) {
                let latency = pace.level(wire.changes(level), rng);
                wire.set(now, level, latency);
            }
        }
        out
    }

    fn answers(&mut self, now: u64) -> Answers {
        let mut answers = Answers::default();
        for (number, wires) in self.chips.iter_mut().enumerate() {
            let answer = wires.answer.see(now);
            answers.held |= u64::from(answer.held) << number;
            answers.empty |= u64::from(answer.empty) << number;
            answers.idle |= u64::from(answer.idle) << number;
            answers.flushed |= u64::from(answer.flushed) << number;
            answers.organisation |= u64::from(answer.organisation) << number;
            answers.profiled |= u64::from(answer.profiled) << number;
        }
        answers
    }

    fn evaluate(&mut self, out: &Out) {
        let reconfigurator::Sums {
            total_requests,
            local_requests,
            memory_side_requests,
            memory_side_hits,
            crd_requests,
            crd_hits,
        } = out.sums;
        let input = eab_unit::In {
            counters: out.eab_counters,
            total_requests,
            local_requests,
            memory_side_requests,
            memory_side_hits,
            crd_requests,
            crd_hits,
            slice: out.eab_slice,
            result: out.eab_result,
        };
        if out.eab_counters.valid {
            self.sums = input;
        }
        self.eab.step(&input);
    }
}
