//! Profiles: sums that are empty, full, equal or apart by orders of magnitude, slices that are asked evenly or not
//! at all.

use testbenches::stimulus::Rng;

use super::super::{Config, Counters, In, Slice};

/// A part and its whole, as two counters of one kind count them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ratio {
    pub part: u64,
    pub whole: u64,
}

/// The counters of a profile.
#[derive(Clone, Debug, Default)]
pub(super) struct Profile {
    /// Local requests of all.
    pub requests: Ratio,
    /// Hits under memory-side.
    pub llc: Ratio,
    /// Hits under SM-side.
    pub crd: Ratio,
    /// Requests of each slice under memory-side and under SM-side.
    pub slices: Vec<Slice>,
}

impl Profile {
    /// Its sums, offered.
    pub fn sums(&self) -> In {
        In {
            counters: Counters { valid: true },
            total_requests: self.requests.whole,
            local_requests: self.requests.part,
            memory_side_requests: self.llc.whole,
            memory_side_hits: self.llc.part,
            crd_requests: self.crd.whole,
            crd_hits: self.crd.part,
            ..In::default()
        }
    }
}

/// How the requests of an organisation spread over its slices.
#[derive(Clone, Copy)]
enum Spread {
    Nowhere,
    /// All slices have so many.
    Even(u64),
    /// One in so many has requests.
    Few(u64, u64),
    Any,
}

pub(super) fn random(config: &Config, rng: &mut Rng) -> Profile {
    let (most, most_of_slice) = (config.sum_max(), config.slice_counter_max());
    let (llc, crd) = (ratio(rng, most), ratio(rng, most));
    // Both hit rates alike, so that the organisations come close.
    let crd = if rng.chance(1, 2) { llc } else { crd };
    let mut spreads = [0; 2].map(|_| spread(rng, config.slices(), most_of_slice));
    if rng.chance(1, 2) {
        spreads[1] = spreads[0];
    }
    let slices = (0..config.slices()).map(|_| {
        let [memory_side, sm_side] = spreads.map(|spread| requests(rng, spread, most_of_slice));
        Slice { valid: true, memory_side, sm_side }
    });
    let slices = slices.collect();
    Profile { requests: ratio(rng, most), llc, crd, slices }
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
        7 | 8 => return lopsided(rng, most),
        // Whatever the magnitude, most rates are neither 0 nor 1.
        _ => ((u128::from(whole) * u128::from(rng.bits(16))) >> 16) as u64,
    };
    Ratio { part, whole }
}

/// A small share of one side: its bandwidths are small numbers then, and often close.
pub(super) fn lopsided(rng: &mut Rng, most: u64) -> Ratio {
    let (part, whole) = (rng.between(1, 3).min(most), most - rng.below(most / 4 + 1));
    let is_small = rng.chance(1, 2);
    Ratio { part: if is_small { part } else { whole - part.min(whole) }, whole }
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
