//! Random profiles: sums that are empty, full, equal or apart by orders of magnitude, slices that are
//! asked evenly or not at all, and back-pressure on all three streams.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};

/// A part and its whole, as two counters of one kind count them.
#[derive(Clone, Copy, Default)]
struct Ratio {
    part: u64,
    whole: u64,
}

/// How the requests of an organisation spread over its slices.
#[derive(Clone, Copy, Default)]
enum Spread {
    #[default]
    Nowhere,
    /// All slices have so many.
    Even(u64),
    /// One in so many has requests.
    Few(u64, u64),
    Any,
}

/// The sums of a profile.
#[derive(Clone, Copy, Default)]
struct Sums {
    requests: Ratio,
    llc: Ratio,
    crd: Ratio,
}

/// The random environment: profiles that end, and a reconfigurator that takes results.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    counters: StreamSource<Sums>,
    slice: StreamSource<(u64, u64)>,
    result: StreamSink,
    spreads: [Spread; 2],
    /// Slices until the spreads change.
    left: usize,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            counters: StreamSource::new(Pressure::mixed()),
            slice: StreamSource::new(Pressure::mixed()),
            result: StreamSink::new(Pressure::mixed()),
            spreads: [Spread::Nowhere; 2],
            left: 0,
        }
    }
}

/// A number of any magnitude up to `most`.
fn number(rng: &mut Rng, most: u64) -> u64 {
    match rng.below(16) {
        0 => most,
        1 => 1,
        _ => {
            let bits = rng.between(1, 64 - u64::from(most.leading_zeros())) as usize;
            rng.bits(bits).min(most)
        }
    }
}

fn ratio(rng: &mut Rng, most: u64) -> Ratio {
    let whole = number(rng, most);
    let part = match rng.below(16) {
        0 | 1 => 0,
        2 | 3 => whole,
        4 => whole.saturating_sub(1),
        // More than the whole: counters never have it, a transaction may.
        5 => number(rng, most),
        6 => return Ratio { part: number(rng, most), whole: 0 },
        // A small share of one side: its bandwidths are small numbers then, and often close.
        7 | 8 => {
            let (part, whole) = (rng.between(1, 3).min(most), most - rng.below(most / 4 + 1));
            let is_small = rng.chance(1, 2);
            return Ratio { part: if is_small { part } else { whole - part.min(whole) }, whole };
        }
        // Whatever the magnitude, most rates are neither 0 nor 1.
        _ => ((u128::from(whole) * u128::from(rng.bits(16))) >> 16) as u64,
    };
    Ratio { part, whole }
}

fn spread(rng: &mut Rng, slices: usize, most: u64) -> Spread {
    match rng.below(8) {
        0 => Spread::Nowhere,
        1 | 2 => Spread::Even(number(rng, most)),
        3 | 4 => Spread::Few(rng.between(2, 2 * slices as u64), number(rng, most)),
        _ => Spread::Any,
    }
}

fn requests(rng: &mut Rng, spread: Spread, most: u64) -> u64 {
    match spread {
        Spread::Nowhere => 0,
        Spread::Even(requests) => requests,
        Spread::Few(one_in, requests) => requests * u64::from(rng.chance(1, one_in)),
        Spread::Any => rng.between(0, most),
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.left = 0;
        }
        let (most, most_of_slice) = (self.config.sum_max(), self.config.slice_counter_max());
        let rng = &mut self.rng;
        let sums = self.counters.next(rng, last.map(|out| out.counters_ready), |rng| {
            let (llc, crd) = (ratio(rng, most), ratio(rng, most));
            // Both hit rates alike, so that the organisations come close.
            let crd = if rng.chance(1, 2) { llc } else { crd };
            Some(Sums { requests: ratio(rng, most), llc, crd })
        });
        let (left, spreads, slices) = (&mut self.left, &mut self.spreads, self.config.slices());
        let slice = self.slice.next(rng, last.map(|out| out.slice_ready), |rng| {
            if *left == 0 {
                *left = slices;
                *spreads = [0; 2].map(|_| spread(rng, slices, most_of_slice));
                if rng.chance(1, 2) {
                    spreads[1] = spreads[0];
                }
            }
            *left -= 1;
            Some((
                requests(rng, spreads[0], most_of_slice),
                requests(rng, spreads[1], most_of_slice),
            ))
        });
        let Sums { requests, llc, crd } = sums.unwrap_or_default();
        In {
            counters_valid: sums.is_some(),
            total_requests: requests.whole,
            local_requests: requests.part,
            llc_requests: llc.whole,
            llc_hits: llc.part,
            crd_requests: crd.whole,
            crd_hits: crd.part,
            slice_valid: slice.is_some(),
            slice_memory_side: slice.map_or(0, |slice| slice.0),
            slice_sm_side: slice.map_or(0, |slice| slice.1),
            result_ready: self.result.next(rng),
        }
    }
}
