//! Random words of a data path.

use testbenches::stimulus::Rng;

/// A word of `bits` random bits, the lowest first; now and then of zeros or ones. The random bits are the
/// same for all words of up to 512 bits.
pub fn any<const LIMBS: usize>(rng: &mut Rng, bits: usize) -> [u64; LIMBS] {
    let kind = rng.below(16);
    core::array::from_fn(|place| {
        let here = bits.saturating_sub(64 * place).min(64);
        match kind {
            0 => 0,
            1 if here == 0 => 0,
            1 => u64::MAX >> (64 - here),
            _ if here == 0 && place >= 8 => 0,
            _ => rng.bits(here),
        }
    })
}
