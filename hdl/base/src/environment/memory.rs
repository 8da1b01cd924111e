//! The bytes of every sector, as the next level holds them.

use std::collections::HashMap;

use super::{ATOMIC, CoreRequest, Data, STORE};

/// A memory whose bytes are all different before the first store.
#[derive(Clone, Debug)]
pub struct Memory {
    sector_bytes: usize,
    written: HashMap<(u64, u64), Data>,
}

impl Memory {
    /// Nothing has been written.
    pub fn new(sector_bytes: usize) -> Memory {
        Memory { sector_bytes, written: HashMap::new() }
    }

    /// A sector's bytes.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        match self.written.get(&(line, sector)) {
            Some(data) => *data,
            None => initial(line, sector, self.sector_bytes),
        }
    }

    /// What a store or an atomic leaves behind; gives the bytes that were there.
    pub fn write(&mut self, request: &CoreRequest) -> Data {
        let sector = request.sector();
        let old = self.read(request.line, sector);
        let mut new = old;
        match request.kind {
            STORE => {
                for byte in 0..self.sector_bytes {
                    if request.byte_enable >> byte & 1 == 1 {
                        let mask = 0xff << (8 * (byte % 8));
                        let word = &mut new[byte / 8];
                        *word = (*word & !mask) | (request.data[byte / 8] & mask);
                    }
                }
            }
            // Whatever an operation does: the cache only has to fetch what it leaves.
            ATOMIC => {
                for (word, more) in new.iter_mut().zip(request.data).take(self.sector_bytes / 8) {
                    *word = word.wrapping_add(more ^ request.operation).rotate_left(1);
                }
            }
            _ => return old,
        }
        self.written.insert((request.line, sector), new);
        old
    }
}

/// Bytes that tell lines, sectors and words apart.
fn initial(line: u64, sector: u64, bytes: usize) -> Data {
    let mut data = [0; 8];
    for (word, place) in data.iter_mut().zip(0..).take(bytes / 8) {
        let seed = line.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (sector << 8 | place);
        *word = (seed ^ (seed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    data
}
