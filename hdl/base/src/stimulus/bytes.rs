//! A sector's bytes.

use crate::environment::Data;
use testbenches::stimulus::Rng;

/// `data`, and nothing beyond a sector of `sector_bytes`.
pub fn cut(data: Data, sector_bytes: usize) -> Data {
    core::array::from_fn(|word| if word < sector_bytes / 8 { data[word] } else { 0 })
}

/// Random bytes of a sector. The random bytes are the same for all sectors of up to 64 bytes.
pub fn any_sector(rng: &mut Rng, sector_bytes: usize) -> Data {
    let drawn = (sector_bytes / 8).max(8);
    cut(core::array::from_fn(|word| if word < drawn { rng.word() } else { 0 }), sector_bytes)
}
