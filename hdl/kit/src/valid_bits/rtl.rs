//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Bits of one register; a longer table has several.
const MOST_ROW_BITS: usize = 256;

/// One bit for each of `depth` indices. A clear of the bit that is set in the same cycle wins.
#[derive(LogicBlock)]
pub struct ValidBits {
    kind: Kind,
    pub(super) ports: Ports,
    rows: Vec<Reg>,
    set_mask: Vec<Wire<Local>>,
    clear_mask: Vec<Wire<Local>>,
    read_row: Wire<Local>,
    _row_bits: usize,
    _has_clear_all: bool,
}

impl ValidBits {
    /// A table, all of it 0.
    pub fn new(config: impl Into<Config>) -> ValidBits {
        let config = config.into();
        let Config { depth, has_clear_all } = config;
        let row_bits = depth.min(MOST_ROW_BITS);
        let rows = depth.div_ceil(row_bits);
        ValidBits {
            kind: Kind::of::<ValidBits>(
                "A table of bits that a reset clears at once. Where a set and a clear meet, the \
                 clear wins.",
            )
            .named(if has_clear_all { "valid_bits_clear_all" } else { "valid_bits" })
            .with("depth", depth),
            ports: Ports::new(config),
            rows: vec![Reg::new(row_bits); rows],
            set_mask: vec![Wire::new(row_bits); rows],
            read_row: Wire::new(row_bits),
            clear_mask: vec![Wire::new(row_bits); rows],
            _row_bits: row_bits,
            _has_clear_all: has_clear_all,
        }
    }

    /// A table of so many bits with `clear_all`.
    pub fn with_clear_all(depth: usize) -> ValidBits {
        ValidBits::new(Config { depth, has_clear_all: true })
    }
}

impl Logic for ValidBits {
    #[kernel]
    fn update(&mut self) {
        let (low, row_number) = (index_bits(self._row_bits), index_bits(self.rows.len()));
        let set_bit = bits_to(1, self._row_bits) << bits_to(self.set_index, low);
        let clear_bit = bits_to(1, self._row_bits) << bits_to(self.clear_index, low);
        let read_bit = bits_to(self.read_index, low);
        let read_row_number = bits_to(self.read_index >> low, row_number);

        self.read_row = 0;
        for r in 0..self.rows.len() {
            self.set_mask[r] = 0;
            self.clear_mask[r] = 0;
            if self.set_enable && ((self.set_index >> low) == r) {
                self.set_mask[r] = set_bit;
            }
            if self.clear_enable && ((self.clear_index >> low) == r) {
                self.clear_mask[r] = clear_bit;
            }
            if read_row_number == r {
                self.read_row = self.rows[r].q;
            }
            self.rows[r].d = (self.rows[r].q | self.set_mask[r]) & !self.clear_mask[r];
            if self._has_clear_all {
                if self.clear_all {
                    self.rows[r].d = 0;
                }
            }
        }
        self.is_set = self.read_row.bit(read_bit);
    }
}
