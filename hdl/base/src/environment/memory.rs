//! The bytes of every sector, as the next level holds them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::{ATOMIC, CoreRequest, Data, STORE};

/// A table by line and sector.
pub type BySector<T> = HashMap<(u64, u64), T, BuildHasherDefault<SectorHasher>>;

/// A hash of a line and a sector: nobody chooses them to be slow, so that products are hash enough.
#[derive(Clone, Copy, Debug, Default)]
pub struct SectorHasher(u64);

impl Hasher for SectorHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        // Folded, so that its best bits are at both ends.
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }
}

/// A memory whose bytes are all different before the first store.
#[derive(Clone, Debug)]
pub struct Memory {
    sector_bytes: usize,
    /// Of lines that were written to, the sectors up to the last one that was.
    written: HashMap<u64, Vec<Data>, BuildHasherDefault<SectorHasher>>,
}

impl Memory {
    /// Nothing has been written.
    pub fn new(sector_bytes: usize) -> Memory {
        Memory { sector_bytes, written: HashMap::default() }
    }

    /// Bytes of a sector, 8 to 128.
    pub fn sector_bytes(&self) -> usize {
        self.sector_bytes
    }

    /// A sector's bytes.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        match self.written.get(&line).and_then(|sectors| sectors.get(sector as usize)) {
            Some(data) => *data,
            None => initial(line, sector, self.sector_bytes),
        }
    }

    /// Performs a store or an atomic; gives the bytes that were there.
    pub fn write(&mut self, request: &CoreRequest) -> Data {
        let (line, sector, bytes) = (request.line, request.sector(), self.sector_bytes);
        if !matches!(request.kind, STORE | ATOMIC) {
            return self.read(line, sector);
        }
        let sectors = self.written.entry(line).or_default();
        sectors.extend((sectors.len() as u64..=sector).map(|sector| initial(line, sector, bytes)));
        let new = &mut sectors[sector as usize];
        let old = *new;
        match request.kind {
            STORE => {
                for byte in 0..bytes {
                    if request.byte_enable >> byte & 1 == 1 {
                        let mask = 0xff << (8 * (byte % 8));
                        let word = &mut new[byte / 8];
                        *word = (*word & !mask) | (request.data[byte / 8] & mask);
                    }
                }
            }
            // Whatever an operation does: the cache only has to fetch what it leaves.
            _ => {
                for (word, more) in new.iter_mut().zip(request.data).take(bytes / 8) {
                    *word = word.wrapping_add(more ^ request.operation).rotate_left(1);
                }
            }
        }
        old
    }
}

/// Bytes that distinguish lines, sectors and words.
fn initial(line: u64, sector: u64, bytes: usize) -> Data {
    let mut data = [0; 16];
    for (word, place) in data.iter_mut().zip(0..).take(bytes / 8) {
        let seed = line.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (sector << 8 | place);
        *word = (seed ^ (seed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    data
}
