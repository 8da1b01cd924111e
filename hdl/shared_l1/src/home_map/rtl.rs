//! The hardware: the L1's index function, core bits of the tag, and one subtraction.

use super::{Config, Ports};
use design::HomeHash;
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct HomeMap {
    kind: Kind,
    pub(super) ports: Ports,
    index: SetIndex,
    /// `folded[g]`: groups 0 to g of the tag, folded. The last one is the core bits.
    folded: Vec<Wire<Local>>,
    _cores: usize,
    _core_bits: usize,
}

impl HomeMap {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> HomeMap {
        let (tag_bits, core_bits) = (config.tag_bits(), config.core_bits());
        let groups = match config.home_hash() {
            HomeHash::CoreBits => 1,
            HomeHash::Xor => tag_bits.div_ceil(core_bits.max(1)),
        };
        HomeMap {
            kind: Kind::of::<HomeMap>(
                "Maps a line address to its home core, the one core whose L1 may hold the line \
                 while that L1 is shared, and to the set and tag of the line there.",
            ),
            ports: Ports::new(config),
            index: SetIndex::new(config.index(), config.line_bits(), config.sets()),
            folded: vec![Wire::new(core_bits); if core_bits == 0 { 0 } else { groups }],
            _cores: config.cores(),
            _core_bits: core_bits,
        }
    }
}

impl Logic for HomeMap {
    #[kernel]
    fn update(&mut self) {
        let (cores, core_bits) = (self._cores, self._core_bits);
        self.index.line = self.line;
        self.set_number = self.index.set_number;
        self.tag = self.index.tag;

        if core_bits == 0 {
            self.core = 0;
        } else {
            self.folded[0] = bits_to(self.index.tag, core_bits);
            for g in 1..self.folded.len() {
                self.folded[g] =
                    self.folded[g - 1] ^ bits_to(self.index.tag >> (g * core_bits), core_bits);
            }
            let value = self.folded[self.folded.len() - 1];
            self.core = value;
            if !cores.is_power_of_two() {
                if value >= cores {
                    self.core = value - cores;
                }
            }
        }
    }
}
