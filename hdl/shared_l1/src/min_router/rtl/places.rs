//! Where things sit on the mesh.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A table of the column and row of each of several things.
#[derive(LogicBlock)]
pub struct Places {
    kind: Kind,
    /// Number of the place.
    pub number: Wire<In>,
    /// Its tile modulo the mesh's columns; 0 for a number beyond the table.
    pub column: Wire<Out>,
    /// Its tile divided by the mesh's columns; 0 for a number beyond the table.
    pub row: Wire<Out>,
    _columns: Vec<usize>,
    _rows: Vec<usize>,
}

impl Places {
    /// The module `name` for things on `tiles`.
    pub fn new(name: &str, config: &Config, tiles: &[u32]) -> Places {
        let tiles: Vec<usize> = tiles.iter().map(|&tile| tile as usize).collect();
        let columns = config.columns();
        Places {
            kind: Kind::of::<Places>("A table of the column and row of each of several things.")
                .named(name),
            number: Wire::new(index_bits(tiles.len())),
            column: Wire::new(index_bits(columns)),
            row: Wire::new(index_bits(config.rows())),
            _columns: tiles.iter().map(|tile| tile % columns).collect(),
            _rows: tiles.iter().map(|tile| tile / columns).collect(),
        }
    }
}

impl Logic for Places {
    #[kernel]
    fn update(&mut self) {
        self.column = 0;
        self.row = 0;
        for i in 0..self._columns.len() {
            if self.number == i {
                self.column = self._columns[i].into();
                self.row = self._rows[i].into();
            }
        }
    }
}
