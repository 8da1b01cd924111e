//! The reconfigurator with its EAB unit, and the wires to the chips, each as slow as it likes.

use sac::chip_monitor::{Answer, Counter, Levels};
use sac::eab_unit::{self, Outcome, model::EabUnit};
use sac::reconfigurator::model::Reconfigurator;
use sac::reconfigurator::{self, Answers, Config, In, Out};
use signal::port::Ready;
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use crate::wire::Wire;
use crate::{Setup, Wrong};

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
    pub start: bool,
    pub pinned: bool,
    pub end: bool,
}

/// Who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Unit,
    SmSide,
    /// Of every second kernel the unit, of the others it is SM-side: a choice is right or wrong for speed alone.
    Either,
}

/// The reconfigurator, and what joins it with the chips.
pub struct Board {
    config: Config,
    latency: u64,
    reconfigurator: Reconfigurator,
    eab: EabUnit,
    choice: Choice,
    /// SM-side is chosen for this kernel, whatever the unit says.
    is_forced: bool,
    /// The last result of the unit.
    pub outcome: Outcome,
    /// How often it has said memory-side, and how often SM-side.
    pub said: [u64; 2],
    chips: Vec<Wires>,
}

impl Board {
    pub fn new(setup: &Setup, wrong: Wrong, choice: Choice) -> Board {
        let config = setup.reconfigurator();
        let right = Reconfigurator::new(&config);
        let reconfigurator = match wrong {
            Wrong::ReleasesEarly => right.releasing_early(),
            _ => right,
        };
        Board {
            config,
            latency: setup.latency,
            reconfigurator,
            eab: EabUnit::new(&setup.eab()),
            choice,
            is_forced: false,
            outcome: Outcome::default(),
            said: [0; 2],
            chips: (0..setup.chips()).map(|_| Wires::default()).collect(),
        }
    }

    /// A chip's inputs: the levels, and whether a counter of it is taken.
    pub fn seen(&mut self, now: u64, chip: usize) -> (Levels, Ready) {
        let wires = &mut self.chips[chip];
        let [hold, flush, sm_side, profile] = wires.levels.each_mut().map(|wire| wire.see(now));
        (Levels { hold, flush, sm_side, profile }, Ready { ready: wires.counter.is_none() })
    }

    /// Notes a chip's outputs.
    pub fn hear(&mut self, now: u64, chip: usize, said: (Answer, Counter), rng: &mut Rng) {
        let wires = &mut self.chips[chip];
        wires.answer.set(now, said.0, delay(self.latency, rng), rng);
        if said.1.valid && wires.counter.is_none() {
            wires.counter = Some(said.1.data);
        }
    }

    /// One cycle; gives what the reconfigurator shows.
    pub fn cycle(&mut self, now: u64, kernel: Kernel, rng: &mut Rng) -> Out {
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
                Choice::Unit => false,
                Choice::SmSide => true,
                Choice::Either => rng.chance(1, 2),
            };
        }
        input.eab_result.sm_side |= self.is_forced;
        let out = self.reconfigurator.step(&input);
        if seen.result.valid && out.eab_result.ready {
            self.said[usize::from(seen.result.sm_side)] += 1;
        }
        self.evaluate(&out);
        for (number, wires) in self.chips.iter_mut().enumerate() {
            if out.counter_ready >> number & 1 == 1 {
                wires.counter = None;
            }
            let levels = [out.hold, out.flush, out.sm_side, out.profile];
            for (wire, level) in wires.levels.iter_mut().zip(levels) {
                wire.set(now, level, delay(self.latency, rng), rng);
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
        self.eab.step(&eab_unit::In {
            counters: out.eab_counters,
            total_requests,
            local_requests,
            memory_side_requests,
            memory_side_hits,
            crd_requests,
            crd_hits,
            slice: out.eab_slice,
            result: out.eab_result,
        });
    }
}

/// How long a level is in flight, at most: some are much faster than others.
fn delay(latency: u64, rng: &mut Rng) -> u64 {
    *rng.pick(&[0, latency, 8 * latency]).unwrap()
}
