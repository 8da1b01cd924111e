//! The block's configuration: `[l1]`, `[shared_l1]` and `[mesh]`, and what follows from them.

use crate::home_map;
use about::Figure;
use design::{Design, DesignKind, Mesh, SharedL1};
use signal::index_bits;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    home_map: home_map::Config,
    shared: SharedL1,
    mesh: Mesh,
    line_bytes: u32,
}

impl Config {
    /// The router of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => Some(Config {
                home_map: home_map::Config::of(design)?,
                shared: design.shared_l1()?.clone(),
                mesh: design.mesh()?.clone(),
                line_bytes: design.l1()?.line_bytes,
            }),
            _ => None,
        }
    }

    /// The home map inside.
    pub fn home_map(&self) -> &home_map::Config {
        &self.home_map
    }

    /// Whether a nearer L2 slice is gone to.
    pub fn min_routing(&self) -> bool {
        self.shared.min_routing
    }

    /// Cores: 1..=256.
    pub fn cores(&self) -> usize {
        self.home_map.cores()
    }

    /// Width of a core's number: 1..=8.
    pub fn core_number_bits(&self) -> usize {
        self.home_map.core_number_bits()
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        self.home_map.line_bits()
    }

    /// L2 slices: 1..=256.
    pub fn slices(&self) -> usize {
        self.mesh.slices()
    }

    /// Width of a slice's number: 1..=8. A single slice has a bit too, since a port needs one.
    pub fn slice_bits(&self) -> usize {
        index_bits(self.slices())
    }

    /// Bytes in a row that lie in one slice: a power of two, at least a line.
    pub fn interleave_bytes(&self) -> u32 {
        self.mesh.interleave_bytes
    }

    /// Low bits of a line address that choose no slice: log2(`interleave_bytes / line_bytes`), 0..=10.
    pub fn interleave_bits(&self) -> usize {
        (self.mesh.interleave_bytes / self.line_bytes).ilog2() as usize
    }

    /// Columns of the mesh: 1..=64.
    pub fn columns(&self) -> usize {
        self.mesh.columns as usize
    }

    /// Rows of the mesh: 1..=64.
    pub fn rows(&self) -> usize {
        self.mesh.rows as usize
    }

    /// Tile of each core by number: `core_at`, or the tiles without a slice in rising order.
    pub fn core_tiles(&self) -> Vec<u32> {
        self.mesh.tiles_of_cores(self.shared.cores)
    }

    /// Tile of each slice of L2 by number: `l2_at`.
    pub fn slice_tiles(&self) -> Vec<u32> {
        self.mesh.l2_at.clone()
    }

    /// Width of a number of hops, 0..=columns + rows - 2: 1..=7.
    pub fn hop_bits(&self) -> usize {
        index_bits(self.columns() + self.rows() - 1)
    }

    /// Widths and counts; the paper has the slices.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "hop_bits",
                ours: self.hop_bits() as u64,
                paper: None,
                note: "the width of columns + rows - 2",
            },
            Figure {
                name: "slices",
                ours: self.slices() as u64,
                paper: Some(8),
                note: "pact20 table 1: 8 memory controllers, each with its L2 slice",
            },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_is_28_cores_and_8_slices_on_a_mesh_of_6_by_6() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.core_number_bits(), config.slice_bits(), config.hop_bits()), (5, 3, 4));
        assert_eq!((config.line_bits(), config.interleave_bits()), (33, 1));
        assert_eq!(config.core_tiles()[..8], [0, 1, 2, 4, 5, 6, 8, 9]);
        assert_eq!((config.core_tiles().len(), config.core_tiles()[27]), (28, 35));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn a_mesh_of_two_tiles_has_a_bit_of_everything() {
        let text = "design = \"shared-l1\"\nname = \"t\"\nshared_l1.cores = 1\n\
                    mesh = { columns = 2, rows = 1, l2_at = [0] }";
        let config = Config::of(&Design::parse(text, "t.toml").unwrap()).unwrap();
        assert_eq!((config.core_number_bits(), config.slice_bits(), config.hop_bits()), (1, 1, 1));
        assert_eq!(config.core_tiles(), [1]);
    }
}
