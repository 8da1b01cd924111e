//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out, Outcome, Ready, Slice};

/// 1 as a rate.
const ONE: u64 = 65_536;

/// State of the unit.
#[derive(Clone, Debug)]
enum Step {
    Idle,
    /// Takes slices: those so far.
    Taking(Vec<Slice>),
    /// Works the result out, in so many cycles from this one to the one that offers it.
    Computing(Vec<Slice>, u64),
    Offering(Outcome),
}

/// The golden unit: takes a profile's slices, computes for a number of cycles, and offers the outcome.
#[derive(Clone, Debug)]
pub struct EabUnit {
    config: Config,
    step: Step,
}

impl EabUnit {
    /// The state after a reset: idle (R1, R13).
    pub fn new(config: &Config) -> EabUnit {
        EabUnit { config: config.clone(), step: Step::Idle }
    }
}

/// `floor(part * 65536 / whole)`, at most 1.
fn rate(part: u64, whole: u64) -> u64 {
    if part >= whole { ONE } else { part * ONE / whole }
}

/// A bandwidth times a rate, rounded down.
fn times(bandwidth: u64, rate: u64) -> u64 {
    bandwidth * rate / ONE
}

/// How evenly an organisation's slices were asked (R4, R5).
fn lsu(requests: impl Iterator<Item = u64> + Clone) -> u64 {
    let greatest = requests.clone().max().unwrap_or(0);
    if greatest == 0 {
        return ONE;
    }
    let count = requests.clone().count() as u64;
    requests.sum::<u64>() * ONE / (count * greatest)
}

/// The limits of one side of an organisation: a column of table 1.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// Bandwidth between SMs and slices.
    pub network: u64,
    /// Bandwidth of hits.
    pub hit: u64,
    /// Bandwidth of misses in the slices.
    pub miss: u64,
    /// Bandwidth of the links that misses cross; the greatest number where they cross none.
    pub link: u64,
    /// Bandwidth of the memory.
    pub memory: u64,
}

impl Side {
    /// The least limit of the misses.
    pub fn least(&self) -> u64 {
        self.miss.min(self.link).min(self.memory)
    }

    /// The bandwidth that hits and misses could use.
    pub fn demand(&self) -> u64 {
        self.hit + self.least()
    }

    /// EAB of the side.
    pub fn eab(&self) -> u64 {
        self.network.min(self.demand())
    }
}

/// Local and remote side of memory-side, then of SM-side.
pub fn sides(config: &Config, input: &In, slices: &[Slice]) -> [[Side; 2]; 2] {
    let b_intra = config.b_intra() as u64;
    let b_inter = config.b_inter() as u64;
    let b_llc = config.b_llc() as u64;
    let b_mem = config.b_mem() as u64;

    let local = rate(input.local_requests, input.total_requests);
    let shares = [local, ONE - local];
    let memory_side_h = rate(input.memory_side_hits, input.memory_side_requests);
    let sm_side_h = match input.crd_requests {
        0 => memory_side_h,
        requests => rate(input.crd_hits, requests),
    };

    // Of an organisation, with its networks and links (R6, and the products of R7 and R8).
    let both = |lsu: u64, h: u64, networks: [u64; 2], links: [u64; 2]| {
        let llc = times(b_llc, lsu);
        let (hit, miss) = (times(llc, h), times(llc, ONE - h));
        [0, 1].map(|side: usize| Side {
            network: networks[side],
            hit: times(hit, shares[side]),
            miss: times(miss, shares[side]),
            link: links[side],
            memory: times(b_mem, shares[side]),
        })
    };
    let none = u64::MAX;
    let of_memory_side = lsu(slices.iter().map(|slice| slice.memory_side));
    let of_sm_side = lsu(slices.iter().map(|slice| slice.sm_side));
    let shared = shares.map(|share| times(b_intra, share));
    [
        both(of_memory_side, memory_side_h, [b_intra, b_inter], [none, none]),
        both(of_sm_side, sm_side_h, shared, [none, b_inter]),
    ]
}

/// Evaluates a profile's sums, which `input` holds, and its slices.
pub fn evaluate(config: &Config, input: &In, slices: &[Slice]) -> Outcome {
    if input.total_requests == 0 || input.memory_side_requests == 0 {
        return Outcome { valid: true, ..Outcome::default() };
    }
    let [eab_memory_side, eab_sm_side] = sides(config, input, slices)
        .map(|organisation| organisation.iter().map(Side::eab).sum::<u64>());
    let theta = config.theta_65536() as u64;
    let sm_side = eab_sm_side * ONE > eab_memory_side * (ONE + theta);
    Outcome { valid: true, eab_memory_side, eab_sm_side, sm_side }
}

impl testbenches::dut::Model for EabUnit {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            // In the cycle before the first that offers the result.
            counters: Ready { ready: matches!(self.step, Step::Computing(_, 1)) },
            slice: Ready { ready: matches!(self.step, Step::Taking(_)) },
            result: match self.step {
                Step::Offering(result) => result,
                _ => Outcome::default(),
            },
        };
        self.step = match std::mem::replace(&mut self.step, Step::Idle) {
            Step::Idle if input.counters.valid => Step::Taking(Vec::new()),
            Step::Taking(mut slices) => {
                if input.slice.valid {
                    slices.push(input.slice);
                }
                if slices.len() == self.config.slices() {
                    Step::Computing(slices, Config::LATENCY as u64 - 1)
                } else {
                    Step::Taking(slices)
                }
            }
            Step::Computing(slices, 1) => Step::Offering(evaluate(&self.config, input, &slices)),
            Step::Computing(slices, left) => Step::Computing(slices, left - 1),
            Step::Offering(_) if input.result.ready => Step::Idle,
            same => same,
        };
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::Counters;
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    /// Two slices, and bandwidths that can be worked with by hand.
    fn config() -> Config {
        let sac = Sac { chips: 2, slices: 1, ..Sac::default() };
        let sac = Sac { b_intra: 1_000, b_inter: 100, b_llc: 800, b_mem: 200, ..sac };
        Config::new(&sac, "t").unwrap()
    }

    /// Half the requests local, half of them hits, three quarters under SM-side.
    fn sums() -> In {
        In {
            counters: Counters { valid: true },
            total_requests: 100,
            local_requests: 50,
            memory_side_requests: 100,
            memory_side_hits: 50,
            crd_requests: 100,
            crd_hits: 75,
            ..In::default()
        }
    }

    const fn slice(memory_side: u64, sm_side: u64) -> Slice {
        Slice { valid: true, memory_side, sm_side }
    }

    /// Memory-side: LSU 43690 (two thirds), llc 533, hit and miss 266, each half 133, memory 100: local
    /// 233, remote 100. SM-side: LSU 1, llc 800, hit 600, miss 200: 300 + 100 on either side.
    #[test]
    fn both_organisations_by_hand() {
        let slices = [slice(10, 20), slice(30, 20)];
        let expected =
            Outcome { valid: true, eab_memory_side: 333, eab_sm_side: 800, sm_side: true };
        assert_eq!(evaluate(&config(), &sums(), &slices), expected);
    }

    #[test]
    fn what_is_empty_has_a_value() {
        let none = Outcome { valid: true, ..Outcome::default() };
        assert_eq!(
            evaluate(&config(), &In { total_requests: 0, ..sums() }, &[slice(1, 1); 2]),
            none
        );
        assert_eq!(
            evaluate(&config(), &In { memory_side_requests: 0, ..sums() }, &[slice(1, 1); 2]),
            none
        );
        // Without a sampled request SM-side hits as memory-side does: llc 800, hit and miss 400.
        let unsampled = In { crd_requests: 0, crd_hits: 0, ..sums() };
        let found = evaluate(&config(), &unsampled, &[slice(0, 0); 2]);
        assert_eq!((found.eab_memory_side, found.eab_sm_side), (300 + 100, 300 + 300));
    }

    /// A win by exactly theta is none.
    #[test]
    fn sm_side_must_win_by_more_than_theta() {
        let at = |theta_65536| {
            let sac = Sac { chips: 1, slices: 1, b_inter: 300, b_intra: 400, ..Sac::default() };
            let config = Config::new(&Sac { theta_65536, ..sac }, "t").unwrap();
            // All remote and all hits: 300 under memory-side, 400 under SM-side, a third more.
            let sums = In { local_requests: 0, memory_side_hits: 100, crd_hits: 100, ..sums() };
            evaluate(&config, &sums, &[slice(1, 1)])
        };
        assert_eq!(at(21_845).eab_memory_side * 4, at(21_845).eab_sm_side * 3);
        assert!(at(21_845).sm_side);
        assert!(!at(21_846).sm_side);
        let sac = Sac { chips: 1, slices: 1, b_inter: 200, b_intra: 300, ..Sac::default() };
        let config = Config::new(&Sac { theta_65536: 32_768, ..sac }, "t").unwrap();
        let sums = In { local_requests: 0, memory_side_hits: 100, crd_hits: 100, ..sums() };
        assert!(!evaluate(&config, &sums, &[slice(1, 1)]).sm_side);
    }

    /// The table of the block's page: taken in cycle 1, offered from cycle 1 + L on.
    #[test]
    fn a_result_comes_when_the_page_says() {
        let config = Config::new(&Sac { chips: 1, slices: 1, ..Sac::default() }, "t").unwrap();
        let latency = Config::LATENCY as u64;
        let mut unit = EabUnit::new(&config);
        let input = In { slice: slice(1, 1), ..sums() };
        let mut seen = Vec::new();
        for cycle in 0..latency + 4 {
            let out = unit.step(&In { result: Ready { ready: cycle == latency + 2 }, ..input });
            for (name, is_true) in [
                ("slice", out.slice.ready),
                ("counters", out.counters.ready),
                ("result", out.result.valid),
            ] {
                if is_true {
                    seen.push((cycle, name));
                }
            }
        }
        let expected =
            [(1, "slice"), (latency, "counters"), (latency + 1, "result"), (latency + 2, "result")];
        assert_eq!(seen, expected);
    }
}
