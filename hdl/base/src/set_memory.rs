//! The memory of a set-associative table: a row a set, a word a way, read whole and written whole.

use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A row for each set, with a word for each way. A row is read for a lookup, and written whole in the next
/// cycle if the lookup changed any of its words: the memory needs no write mask, and one with error
/// correction need not read before it writes.
#[derive(LogicBlock)]
pub struct SetMemory {
    kind: Kind,
    /// A row is read.
    pub read_enable: Signal<In, Bit>,
    /// Set whose row is read, for the next cycle.
    pub read_set: Wire<In>,
    /// The words of the row that was read in the cycle before, as they are after the write of that cycle.
    pub words: Vec<Wire<Out>>,
    /// A row is written.
    pub write_enable: Signal<In, Bit>,
    /// Set whose row is written.
    pub write_set: Wire<In>,
    /// Words of the row to write, one a way.
    pub next_words: Vec<Wire<In>>,
    /// The ways side by side; more than one memory where a row is wider than a memory's word.
    rows: Parts<WriteFirstRam>,
    _width: usize,
    _ways_of_row: usize,
}

impl SetMemory {
    /// `sets` rows (a power of two) of `ways` words of `width` bits.
    pub fn new(sets: usize, ways: usize, width: usize) -> SetMemory {
        let fits = |n: &usize| ways.is_multiple_of(*n) && n * width <= Word::MAX_WIDTH;
        let ways_of_row = (1..=ways).rev().find(fits).unwrap_or(1);
        let set = index_bits(sets);
        SetMemory {
            kind: Kind::of::<SetMemory>(
                "The words of a set's ways side by side: a row that is read whole, and written whole.",
            )
            .with("sets", sets)
            .with("ways", ways)
            .with("width", width),
            read_enable: Signal::default(),
            read_set: Wire::new(set),
            words: vec![Wire::new(width); ways],
            write_enable: Signal::default(),
            write_set: Wire::new(set),
            next_words: vec![Wire::new(width); ways],
            rows: Parts::new(
                (0..ways / ways_of_row)
                    .map(|_| WriteFirstRam::new(sets, ways_of_row * width))
                    .collect(),
            ),
            _width: width,
            _ways_of_row: ways_of_row,
        }
    }
}

impl Logic for SetMemory {
    #[kernel]
    fn update(&mut self) {
        let (n, width) = (self._ways_of_row, self._width);
        for r in 0..self.rows.len() {
            self.rows[r].read_enable = self.read_enable;
            self.rows[r].read_address = self.read_set;
            self.rows[r].write_enable = self.write_enable;
            self.rows[r].write_address = self.write_set;
            self.rows[r].write_data = cat_of(n, |w| self.next_words[n * r + w]);
            for w in 0..n {
                self.words[n * r + w] = bits_to(self.rows[r].read_data >> (width * w), width);
            }
        }
    }
}
