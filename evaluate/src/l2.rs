//! The lines of an L2 in slices: LRU, write-back, and a miss of any kind fetches its line.

use design::SystemL2;

/// A line, and whether it was written.
type Line = (u64, bool);

/// Effects of an access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Accessed {
    /// The line had to be fetched.
    pub(crate) is_fetched: bool,
    /// Another had to be written back for it.
    pub(crate) writes_back: bool,
}

/// The lines, of all slices.
pub(crate) struct L2 {
    /// Lines and sectors of the L1s, and lines of L2, as powers of two.
    l1_line_bits: u32,
    sector_bits: u32,
    line_bits: u32,
    /// Lines in a row that lie in one slice, as a power of two.
    chunk_bits: u32,
    sets_of_slice: u64,
    l2: SystemL2,
    /// The sets of all slices, each from the least to the most recently used line.
    sets: Vec<Vec<Line>>,
    fetched: u64,
    written: u64,
}

impl L2 {
    /// Nothing is there; bytes are those of the L1s.
    pub(crate) fn new(line_bytes: u32, sector_bytes: u32, l2: &SystemL2) -> L2 {
        L2 {
            l1_line_bits: line_bytes.ilog2(),
            sector_bits: sector_bytes.ilog2(),
            line_bits: l2.line_bytes.ilog2(),
            chunk_bits: (l2.interleave_bytes / l2.line_bytes).ilog2(),
            sets_of_slice: l2.sets().into(),
            l2: l2.clone(),
            sets: vec![Vec::new(); (l2.sets() * l2.slices) as usize],
            fetched: 0,
            written: 0,
        }
    }

    /// The lines of L2 that these sectors of an L1's line lie in.
    pub(crate) fn lines_of(&self, line: u64, sectors: u32) -> impl Iterator<Item = u64> + use<> {
        // A byte address has at most 64 bits.
        let start = line << self.l1_line_bits;
        let (sector_bits, line_bits) = (self.sector_bits, self.line_bits);
        let (mut left, mut before) = (sectors, None);
        std::iter::from_fn(move || {
            while left != 0 {
                let byte = start + (u64::from(left.trailing_zeros()) << sector_bits);
                left &= left - 1;
                let line = byte >> line_bits;
                if before != Some(line) {
                    before = Some(line);
                    return before;
                }
            }
            None
        })
    }

    /// A load, or something that writes.
    pub(crate) fn access(&mut self, line: u64, is_write: bool) -> Accessed {
        let ways = self.l2.ways as usize;
        let set = self.set_of(line);
        let set = &mut self.sets[set];
        let mut accessed = Accessed::default();
        let was_dirty = match set.iter().position(|(held, _)| *held == line) {
            Some(place) => set.remove(place).1,
            None => {
                accessed.is_fetched = true;
                accessed.writes_back = set.len() == ways && set.remove(0).1;
                false
            }
        };
        set.push((line, was_dirty || is_write));
        self.fetched += u64::from(accessed.is_fetched);
        self.written += u64::from(accessed.writes_back);
        accessed
    }

    /// Bytes fetched and written back, those that are dirty now included.
    pub(crate) fn dram_bytes(&self) -> u64 {
        let dirty = self.sets.iter().flatten().filter(|(_, is_dirty)| *is_dirty).count() as u64;
        (self.fetched + self.written + dirty) * u64::from(self.l2.line_bytes)
    }

    /// Where the set of a line is: its slice, and in it the lines of the slice one after the other.
    fn set_of(&self, line: u64) -> usize {
        let (slices, sets) = (u64::from(self.l2.slices), self.sets_of_slice);
        let (chunk, place) = (line >> self.chunk_bits, line & ((1 << self.chunk_bits) - 1));
        let in_slice = ((chunk / slices) << self.chunk_bits) + place;
        (chunk % slices * sets + in_slice % sets) as usize
    }
}
