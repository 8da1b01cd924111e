//! The sets written since everything was freed.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Bits of one register; a longer table has several.
const MOST_ROW_BITS: usize = 256;

/// A bit for each set; a reset and a flush clear all of them at once, unlike a memory.
#[derive(LogicBlock)]
pub struct WrittenSets {
    kind: Kind,
    /// The set of this cycle.
    pub set_number: Optional<Wire<In>>,
    /// The set is written at the edge.
    pub write: Signal<In, Bit>,
    /// Every bit is cleared at the edge.
    pub clear: Signal<In, Bit>,
    /// The set was written before the edge.
    pub is_written: Signal<Out, Bit>,
    rows: Vec<Reg>,
    /// The row of this cycle's set.
    row: Optional<Wire<Local>>,
    _row_bits: usize,
}

impl WrittenSets {
    /// A table of `sets` bits, a power of two.
    pub fn new(sets: usize) -> WrittenSets {
        let row_bits = sets.min(MOST_ROW_BITS);
        WrittenSets {
            kind: Kind::of::<WrittenSets>(
                "A bit for each set that was written since the last flush or reset.",
            )
            .with("sets", sets),
            set_number: Optional::new(sets > 1, Wire::new(index_bits(sets))),
            write: Signal::default(),
            clear: Signal::default(),
            is_written: Signal::default(),
            rows: vec![Reg::new(row_bits); sets / row_bits],
            row: Optional::new(sets > 1, Wire::new(row_bits)),
            _row_bits: row_bits,
        }
    }
}

impl Logic for WrittenSets {
    #[kernel]
    fn update(&mut self) {
        if self._row_bits == 1 {
            self.rows[0].hold();
            if self.write {
                self.rows[0].d = 1;
            }
            if self.clear {
                self.rows[0].d = 0;
            }
            self.is_written = self.rows[0].q.any();
        } else {
            let low = index_bits(self._row_bits);
            let place = bits_to(self.set_number, low);
            let bit = bits_to(1, self._row_bits) << place;
            let row_number = bits_to(self.set_number >> low, index_bits(self.rows.len()));

            self.row = 0;
            for r in 0..self.rows.len() {
                if row_number == r {
                    self.row = self.rows[r].q;
                }
                self.rows[r].hold();
                if self.write && (row_number == r) {
                    self.rows[r].d = self.rows[r].q | bit;
                }
                if self.clear {
                    self.rows[r].d = 0;
                }
            }
            self.is_written = self.row.bit(place);
        }
    }
}
