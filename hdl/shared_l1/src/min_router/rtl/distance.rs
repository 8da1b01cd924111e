//! Hops between two tiles.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The Manhattan distance of two tiles of the mesh.
#[derive(LogicBlock)]
pub struct Distance {
    kind: Kind,
    /// Column of the tile from which hops are counted.
    pub from_column: Wire<In>,
    /// Row of the tile from which hops are counted.
    pub from_row: Wire<In>,
    /// Column of the other.
    pub to_column: Wire<In>,
    /// Row of the other.
    pub to_row: Wire<In>,
    /// Hops between them.
    pub hops: Wire<Out>,
    across: Wire<Local>,
    down: Wire<Local>,
}

impl Distance {
    /// For the mesh of `config`.
    pub fn new(config: &Config) -> Distance {
        let (column, row) = (index_bits(config.columns()), index_bits(config.rows()));
        Distance {
            kind: Kind::of::<Distance>("The Manhattan distance of two tiles of the mesh.")
                .named("min_router_distance"),
            from_column: Wire::new(column),
            from_row: Wire::new(row),
            to_column: Wire::new(column),
            to_row: Wire::new(row),
            hops: Wire::new(config.hop_bits()),
            across: Wire::new(column),
            down: Wire::new(row),
        }
    }
}

impl Logic for Distance {
    #[kernel]
    fn update(&mut self) {
        let hop_bits = self.hops.width();
        self.across = self.from_column - self.to_column;
        if self.from_column < self.to_column {
            self.across = self.to_column - self.from_column;
        }
        self.down = self.from_row - self.to_row;
        if self.from_row < self.to_row {
            self.down = self.to_row - self.from_row;
        }
        self.hops = bits_to(self.across, hop_bits) + bits_to(self.down, hop_bits);
    }
}
