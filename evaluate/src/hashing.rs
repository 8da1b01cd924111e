//! Tables by line address: nobody chooses them to be slow, so that a multiplication is hash enough.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A table by line address.
pub(crate) type ByLine<T> = HashMap<u64, T, BuildHasherDefault<LineHasher>>;

/// A product, folded so that its best bits are at both ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LineHasher(u64);

impl Hasher for LineHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }
}
