//! The hardware: the filter's bits in registers, set through two decoders and read through two
//! multiplexers.

mod hash;

use super::{Config, Ports};
use hash::Hash;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Bits of one register; a larger filter has several.
const MOST_ROW_BITS: usize = 256;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct OwnStoreFilter {
    kind: Kind,
    pub(super) ports: Ports,
    store_hash: Hash,
    query_hash: Hash,
    rows: Vec<Reg>,
    kept: Vec<Wire<Local>>,
    marked: Vec<Wire<Local>>,
    /// The rows of the query's bits.
    h1_row: Wire<Local>,
    h2_row: Wire<Local>,
    asked: Flop<Bit>,
    filtered: Flop<Bit>,
    _row_bits: usize,
}

impl OwnStoreFilter {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> OwnStoreFilter {
        let row_bits = config.filter_bits().min(MOST_ROW_BITS);
        let rows = config.filter_bits() / row_bits;
        OwnStoreFilter {
            kind: Kind::of::<OwnStoreFilter>(
                "A Bloom filter of the lines that a core stored to since the last flush.",
            ),
            ports: Ports::new(config),
            store_hash: Hash::new(config),
            query_hash: Hash::new(config),
            rows: vec![Reg::new(row_bits); rows],
            kept: vec![Wire::new(row_bits); rows],
            marked: vec![Wire::new(row_bits); rows],
            h1_row: Wire::new(row_bits),
            h2_row: Wire::new(row_bits),
            asked: Flop::new(),
            filtered: Flop::new(),
            _row_bits: row_bits,
        }
    }
}

impl Logic for OwnStoreFilter {
    #[kernel]
    fn update(&mut self) {
        let (low, row_number) = (index_bits(self._row_bits), index_bits(self.rows.len()));
        self.store_hash.line = self.store.line;
        self.query_hash.line = self.query.line;
        let store_h1 = self.store_hash.h1;
        let store_h2 = self.store_hash.h2;
        let query_h1 = self.query_hash.h1;
        let query_h2 = self.query_hash.h2;
        let h1_row_number = bits_to(query_h1 >> low, row_number);
        let h2_row_number = bits_to(query_h2 >> low, row_number);
        let h1_bit = bits_to(1, self._row_bits) << bits_to(store_h1, low);
        let h2_bit = bits_to(1, self._row_bits) << bits_to(store_h2, low);

        self.h1_row = 0;
        self.h2_row = 0;
        for r in 0..self.rows.len() {
            self.kept[r] = self.rows[r].q;
            if self.clear {
                self.kept[r] = 0;
            }
            self.marked[r] = self.kept[r];
            if self.store.valid && ((store_h1 >> low) == r) {
                self.marked[r] = self.kept[r] | h1_bit;
            }
            self.rows[r].d = self.marked[r];
            if self.store.valid && ((store_h2 >> low) == r) {
                self.rows[r].d = self.marked[r] | h2_bit;
            }
            if h1_row_number == r {
                self.h1_row = self.rows[r].q;
            }
            if h2_row_number == r {
                self.h2_row = self.rows[r].q;
            }
        }

        let has_h1 = self.h1_row.bit(bits_to(query_h1, low));
        let has_h2 = self.h2_row.bit(bits_to(query_h2, low));

        self.asked.d = self.query.valid;
        self.filtered.d = self.query.valid && has_h1 && has_h2;
        self.answer.valid = self.asked.q;
        self.answer.filtered = self.filtered.q;
    }
}
