//! The world around a node: L2 with all bytes, and the other cores as homes of lines.

mod homes;
mod l2;

pub(super) use homes::Homes;
pub(super) use l2::L2;

use base::environment::Data;

/// The bytes of a sector that a store leaves behind; the others are the old ones.
pub(super) fn written(old: Data, byte_enable: u128, new: Data) -> Data {
    core::array::from_fn(|word| {
        let is_enabled = |byte: &usize| byte_enable >> (8 * word + byte) & 1 == 1;
        let mask = (0..8).filter(is_enabled).fold(0, |mask, byte| mask | 0xff << (8 * byte));
        old[word] & !mask | new[word] & mask
    })
}
