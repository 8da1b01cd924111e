//! Tables by line address: nobody chooses them to be slow, so that a multiplication is hash enough.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A table by line address.
pub(crate) type ByLine<T> = HashMap<u64, T, BuildHasherDefault<LineHasher>>;

/// A product, folded so that its best bits are at both ends.
#[inline]
pub(crate) fn hash(word: u64) -> u64 {
    let product = u128::from(word) * 0x9e37_79b9_7f4a_7c15;
    (product as u64) ^ (product >> 64) as u64
}

/// The same for tables of the library.
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
        self.0 = hash(self.0 ^ word);
    }
}
