//! The one source of randomness of the test benches.
//!
//! A seed in a failure report must mean the same stimulus on every machine and after every update
//! of a dependency, which the `rand` crates promise only within a version. The generator is
//! therefore written out: xoshiro256++ 1.0 (Blackman and Vigna, 2019), its state filled by
//! SplitMix64.

/// A seeded generator: the same seed gives the same values for ever.
#[derive(Clone, Debug)]
pub struct Rng {
    state: [u64; 4],
}

/// One step of SplitMix64.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// A generator for `seed`; every seed is good, zero too.
    pub fn new(seed: u64) -> Self {
        let mut mixer = seed;
        Self { state: core::array::from_fn(|_| split_mix(&mut mixer)) }
    }

    /// A second generator for the same seed whose values have nothing to do with the first's.
    /// `purpose` distinguishes several of them.
    pub fn stream(seed: u64, purpose: u64) -> Self {
        let mut mixer = purpose;
        Self::new(seed ^ split_mix(&mut mixer))
    }

    /// 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A value of `width` random bits, 0..=64.
    #[inline]
    pub fn bits(&mut self, width: usize) -> u64 {
        let word = self.word();
        match width {
            0 => 0,
            1..=63 => word >> (64 - width),
            _ => word,
        }
    }

    /// A value of `width` bits, up to 128; of up to 64, the same as [`Rng::bits`].
    pub fn wide_bits(&mut self, width: usize) -> u128 {
        let low = self.bits(width.min(64)).into();
        if width > 64 { u128::from(self.bits(width - 64)) << 64 | low } else { low }
    }

    /// A value of `0..bound`; 0 for a bound of 0 or 1. The bias is below `bound / 2^64`.
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.word()) * u128::from(bound)) >> 64) as u64
    }

    /// A value of `low..=high`; `low` when the range is empty.
    #[inline]
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        match high.saturating_sub(low).checked_add(1) {
            Some(count) => low + self.below(count),
            None => self.word(),
        }
    }

    /// True with probability `part / whole`; never for 0, always for `part >= whole`.
    #[inline]
    pub fn chance(&mut self, part: u64, whole: u64) -> bool {
        self.below(whole.max(1)) < part
    }

    /// One of `values`, or `None` of an empty slice.
    #[inline]
    pub fn pick<'a, T>(&mut self, values: &'a [T]) -> Option<&'a T> {
        values.get(self.below(values.len() as u64) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rng, split_mix};

    #[test]
    fn the_generators_give_their_authors_values() {
        let mut state = 1_234_567;
        let mixed: Vec<u64> = (0..3).map(|_| split_mix(&mut state)).collect();
        assert_eq!(
            mixed,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
        let mut rng = Rng { state: [1, 2, 3, 4] };
        let words: Vec<u64> = (0..4).map(|_| rng.word()).collect();
        assert_eq!(words, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn values_stay_in_range_and_reach_both_ends() {
        let mut rng = Rng::new(0);
        let mut seen = [false; 5];
        for _ in 0..1000 {
            seen[rng.below(5) as usize] = true;
            assert!((3..=4).contains(&rng.between(3, 4)));
            assert!(rng.bits(3) < 8);
            assert!(!rng.chance(0, 7));
            assert!(rng.chance(7, 7));
        }
        assert_eq!(seen, [true; 5]);
        assert_eq!(rng.bits(0), 0);
        assert_eq!(rng.between(9, 9), 9);
        assert_eq!(rng.pick::<u8>(&[]), None);
    }

    #[test]
    fn purposes_separate_streams() {
        let mut first = Rng::stream(1, 1);
        let mut second = Rng::stream(1, 2);
        let same = (0..64).filter(|_| first.bits(1) == second.bits(1)).count();
        assert!((16..48).contains(&same));
    }
}
