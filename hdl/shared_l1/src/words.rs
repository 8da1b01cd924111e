//! Random words of a data path.

use testbenches::stimulus::Rng;

/// A word of `bits` random bits, at most 512, the lowest first; now and then of zeros or ones.
pub fn any(rng: &mut Rng, bits: usize) -> [u64; 8] {
    let kind = rng.below(16);
    core::array::from_fn(|place| {
        let here = bits.saturating_sub(64 * place).min(64);
        match kind {
            0 => 0,
            1 if here == 0 => 0,
            1 => u64::MAX >> (64 - here),
            _ => rng.bits(here),
        }
    })
}
