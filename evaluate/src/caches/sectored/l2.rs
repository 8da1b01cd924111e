//! A sectored L2: lines of sectors, each fetched when it is read.

use crate::hashing::hash;
use design::SystemL2;

/// The lines of all slices.
pub(super) struct SectoredL2 {
    /// Sectors of a line, as a power of two.
    sector_bits: u32,
    ways: usize,
    /// Each from the least to the most recently used line, with its sectors.
    sets: Vec<Vec<(u64, u64)>>,
}

impl SectoredL2 {
    /// Nothing is there.
    pub(super) fn new(sector_bytes: u32, l2: &SystemL2) -> SectoredL2 {
        SectoredL2 {
            // A sector of the L1 may be longer than a line.
            sector_bits: (l2.line_bytes / sector_bytes).max(1).ilog2(),
            ways: l2.ways as usize,
            sets: vec![Vec::new(); (l2.sets() * l2.slices) as usize],
        }
    }

    /// Reads a sector, and fetches it if need be; gives whether it was there.
    pub(super) fn read(&mut self, sector: u64) -> bool {
        self.access(sector)
    }

    /// Writes a sector, which fetches nothing: the bytes that are written are marked.
    pub(super) fn write(&mut self, sector: u64) {
        self.access(sector);
    }

    fn access(&mut self, sector: u64) -> bool {
        let line = sector >> self.sector_bits;
        let bit = 1 << (sector & ((1 << self.sector_bits) - 1));
        let number = hash(line) % self.sets.len() as u64;
        let set = &mut self.sets[number as usize];
        let held = match set.iter().position(|(held, _)| *held == line) {
            Some(place) => set.remove(place).1,
            None => {
                if set.len() == self.ways {
                    set.remove(0);
                }
                0
            }
        };
        set.push((line, held | bit));
        held & bit != 0
    }
}
