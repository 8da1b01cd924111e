//! Kernels that start and end in any cycle, chips that answer each level after any time, and a unit that chooses at
//! random.

use std::collections::VecDeque;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Answers, Config, In, Out, Outcome, state};

/// A chip's counters of a profile, the one that is offered first.
#[derive(Default)]
struct Chip {
    counters: VecDeque<u64>,
    /// The first is offered.
    offers: bool,
}

/// The random environment: whoever starts kernels, the chips, and the unit that chooses.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    answers: Answers,
    chips: Vec<Chip>,
    /// Chances in 64 of an answer and of a counter.
    answer: u64,
    counter: u64,
    /// The state in which kernels start and end often.
    busy: u64,
    /// Cycles until these change.
    left: u64,
    counters_ready: StreamSink,
    slice_ready: StreamSink,
    result: StreamSource<Outcome>,
    /// Slices that the unit has taken, and whether it has the sums.
    taken: (usize, bool),
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            answers: Answers::default(),
            chips: Vec::new(),
            answer: 64,
            counter: 64,
            busy: 0,
            left: 0,
            counters_ready: StreamSink::new(Pressure::mixed()),
            slice_ready: StreamSink::new(Pressure::mixed()),
            result: StreamSource::new(Pressure::mixed()),
            taken: (0, false),
            last: In::default(),
        }
    }

    fn reset(&mut self) {
        self.answers = Answers::default();
        self.chips = (0..self.config.chips()).map(|_| Chip::default()).collect();
        (self.taken, self.last, self.left) = ((0, false), In::default(), 0);
    }

    /// Another stretch: quick chips or slow ones, short kernels or long ones.
    fn change(&mut self) {
        let rng = &mut self.rng;
        let counters = self.config.chips() * (Config::TOTALS + self.config.slice_words());
        self.left = rng.between(100, 600) + rng.below(4) * counters as u64;
        self.answer = *rng.pick(&[64, 64, 16, 4]).unwrap_or(&64);
        self.counter = *rng.pick(&[64, 64, 24]).unwrap_or(&64);
        self.busy = rng.below(8);
    }

    /// Whether a kernel starts, and whether one ends, in a state.
    fn kernels(&mut self, now: u64) -> (bool, bool) {
        let of = match now {
            _ if now == self.busy => 8,
            state::IDLE => 16,
            state::SM_SIDE | state::MEMORY_SIDE => 64,
            _ => 8_192,
        };
        (self.rng.chance(1, of), self.rng.chance(1, of))
    }

    /// The chips' answers to the levels of the cycle before.
    fn answer(&mut self, out: &Out) {
        for chip in 0..self.config.chips() {
            let bit = 1 << chip;
            let Answers { held, empty, idle, .. } = self.answers;
            let (is_held, is_empty, is_idle) = (held & bit != 0, empty & bit != 0, idle & bit != 0);
            let (rng, answer) = (&mut self.rng, self.answer);
            let mut follow = |mask: &mut u64, to: bool| {
                if rng.chance(answer, 64) {
                    *mask = if to { *mask | bit } else { *mask & !bit };
                }
            };
            // Held first and released last.
            let answers = &mut self.answers;
            follow(&mut answers.held, out.hold || is_empty || is_idle);
            follow(&mut answers.empty, out.hold && is_held);
            follow(&mut answers.idle, out.hold && is_held);
            follow(&mut answers.flushed, out.flush);
            follow(&mut answers.organisation, out.sm_side);
            let was_profiled = answers.profiled & bit != 0;
            follow(&mut answers.profiled, out.profile);
            if !was_profiled && answers.profiled & bit != 0 {
                self.chips[chip].counters = counters(&self.config, &mut self.rng);
            }
        }
    }

    fn take(&mut self, out: &Out) {
        for (number, chip) in self.chips.iter_mut().enumerate() {
            if chip.offers && out.counter_ready >> number & 1 == 1 {
                chip.counters.pop_front();
                chip.offers = false;
            }
            chip.offers |= !chip.counters.is_empty() && self.rng.chance(self.counter, 64);
        }
        if out.eab_counters.valid && self.last.eab_counters.ready {
            self.taken.1 = true;
        }
        if out.eab_slice.valid && self.last.eab_slice.ready {
            self.taken.0 += 1;
        }
        if out.eab_result.ready && self.last.eab_result.valid {
            self.taken = (0, false);
        }
    }
}

/// The counters of a chip: six totals, two counters a slice.
fn counters(config: &Config, rng: &mut Rng) -> VecDeque<u64> {
    let mut counter = |bits: usize| match rng.below(4) {
        0 => u64::MAX >> (64 - bits),
        _ => rng.bits(bits),
    };
    let total_bits = config.eab().sum_bits() - config.chips().next_power_of_two().ilog2() as usize;
    let totals: Vec<u64> = (0..Config::TOTALS).map(|_| counter(total_bits)).collect();
    let slices = (0..config.slice_words()).map(|_| counter(config.eab().slice_counter_bits()));
    totals.into_iter().chain(slices).collect()
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => {
                self.take(out);
                self.answer(out);
            }
            None => self.reset(),
        }
        if self.left == 0 {
            self.change();
        }
        self.left -= 1;
        let (kernel_start, kernel_end) = self.kernels(last.map_or(state::IDLE, |out| out.state));
        let all_taken = self.taken == (self.config.eab().slices(), true);
        let (rng, config) = (&mut self.rng, &self.config);
        let outcome = |rng: &mut Rng, valid| Outcome {
            valid,
            eab_memory_side: rng.bits(21),
            eab_sm_side: rng.bits(21),
            sm_side: rng.chance(2, 3),
        };
        let result = self.result.next(rng, last.map(|out| out.eab_result.ready), |rng| {
            all_taken.then(|| outcome(rng, true))
        });
        let mut offered = Vec::new();
        let mut valid = 0;
        for (number, chip) in self.chips.iter().enumerate() {
            valid |= u64::from(chip.offers) << number;
            let noise = rng.bits(config.counter_bits());
            offered.push(chip.counters.front().copied().filter(|_| chip.offers).unwrap_or(noise));
        }
        let input = In {
            kernel_start,
            kernel_pinned: rng.chance(1, 8),
            kernel_end,
            answers: self.answers,
            counter_valid: valid,
            counter_data: config.counters_of(&offered),
            eab_counters: self.counters_ready.next(rng).into(),
            eab_slice: self.slice_ready.next(rng).into(),
            eab_result: result.unwrap_or_else(|| outcome(rng, false)),
        };
        self.last = input;
        input
    }
}
