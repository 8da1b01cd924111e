//! A world around the block that answers as a test wants, cycle by cycle.

use testbenches::testing;

use super::super::{Answers, Config, Dut, In, Out, Outcome, state};

/// The block after a reset, and chips that answer each level in the next cycle, unless a test stops one.
pub struct World {
    bench: testing::Bench<Dut>,
    /// The answers of the chips.
    pub answers: Answers,
    /// Chips that change no answer any more.
    pub stopped: u64,
    /// The choice of the unit.
    pub chooses: bool,
    /// Counters of a chip, of which each gives the next once one is taken.
    given: Vec<usize>,
    last: Out,
}

/// Runs `test` on all engines in step.
pub fn each(config: &Config, test: impl Fn(&mut World)) {
    test(&mut World::new(config));
}

impl World {
    pub fn new(config: &Config) -> World {
        World {
            bench: testing::Bench::new(config),
            answers: Answers::default(),
            stopped: 0,
            chooses: true,
            given: vec![0; config.chips()],
            last: Out::default(),
        }
    }

    pub fn config(&self) -> &Config {
        self.bench.config()
    }

    /// After a reset of block and chips.
    pub fn reset(&mut self) {
        self.bench.reset();
        (self.answers, self.last) = Default::default();
        self.given.fill(0);
    }

    /// The counter that a chip offers: distinguished by chip and place.
    fn counter(&self, chip: usize) -> u64 {
        (chip * 8 + self.given[chip]) as u64 & 0x1f
    }

    /// A cycle in which nothing happens to kernels but what `input` says.
    pub fn cycle(&mut self, input: In) -> Out {
        let moves = self.config().all_chips() & !self.stopped;
        let follow = |mask: u64, level: bool| if level { mask | moves } else { mask & !moves };
        let was = self.answers;
        self.answers = Answers {
            held: follow(was.held, self.last.hold),
            empty: follow(was.empty, self.last.hold),
            idle: follow(was.idle, self.last.hold),
            flushed: follow(was.flushed, self.last.flush),
            organisation: follow(was.organisation, self.last.sm_side),
            profiled: follow(was.profiled, self.last.profile),
        };
        let counters: Vec<u64> = (0..self.given.len()).map(|chip| self.counter(chip)).collect();
        let offered = Outcome { valid: true, sm_side: self.chooses, ..Outcome::default() };
        let input = In {
            answers: self.answers,
            counter_valid: self.answers.profiled,
            counter_data: self.config().counters_of(&counters),
            eab_counters: super::super::Ready::YES,
            eab_slice: super::super::Ready::YES,
            eab_result: offered,
            ..input
        };
        let out = self.bench.cycle(input);
        for chip in 0..self.given.len() {
            if out.counter_ready & input.counter_valid & 1 << chip != 0 {
                self.given[chip] += 1;
            }
            if input.counter_valid >> chip & 1 == 0 {
                self.given[chip] = 0;
            }
        }
        self.last = out;
        out
    }

    /// Quiet cycles until the state is this one; that cycle's outputs.
    pub fn until(&mut self, state: u64) -> Out {
        for _ in 0..1_000 {
            let out = self.cycle(In::default());
            if out.state == state {
                return out;
            }
        }
        panic!("state {state} does not come");
    }

    /// The next quiet cycle in which the block neither counts nor estimates.
    pub fn until_any(&mut self) -> Out {
        loop {
            let out = self.cycle(In::default());
            if ![state::PROFILE, state::EVALUATE].contains(&out.state) {
                return out;
            }
        }
    }

    /// The states of the next cycles, each once, up to and with this one.
    pub fn states(&mut self, last: u64) -> Vec<u64> {
        let mut seen = vec![];
        for _ in 0..1_000 {
            let state = self.cycle(In::default()).state;
            if seen.last() != Some(&state) {
                seen.push(state);
            }
            if state == last {
                break;
            }
        }
        seen
    }

    /// A kernel that runs under SM-side.
    pub fn switch_to_sm_side(&mut self) {
        self.cycle(START);
        self.until(state::SM_SIDE);
    }
}

/// A kernel's start, its pinned start, and its end.
pub const START: In = In { kernel_start: true, ..QUIET };
pub const PINNED: In = In { kernel_pinned: true, ..START };
pub const END: In = In { kernel_end: true, ..QUIET };
/// An end and a start.
pub const NEXT: In = In { kernel_start: true, ..END };

/// Nothing happens.
pub const QUIET: In = In {
    kernel_start: false,
    kernel_pinned: false,
    kernel_end: false,
    answers: Answers { held: 0, empty: 0, idle: 0, flushed: 0, organisation: 0, profiled: 0 },
    counter_valid: 0,
    counter_data: [0; 8],
    eab_counters: super::super::Ready::NO,
    eab_slice: super::super::Ready::NO,
    eab_result: Outcome { valid: false, eab_memory_side: 0, eab_sm_side: 0, sm_side: false },
};
