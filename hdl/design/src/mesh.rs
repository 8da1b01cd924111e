//! `[mesh]`: where cores and L2 slices sit, and how addresses are spread over the slices.

use super::section::{Broken, Cross, section};
use super::{L1, Rule, SharedL1};

section! {
    /// The mesh that joins cores and L2 slices (`pact20` Table 1); tile = y * columns + x.
    pub struct Mesh in "mesh" {
        /// Tiles of a row: 1..=64.
        columns: u32 = 6, Rule::Range(1, 64);
        /// Rows: 1..=64.
        rows: u32 = 6, Rule::Range(1, 64);
        /// Tile of each core; an empty list means the tiles without a slice, in ascending order:
        /// a list of 0 to 256 distinct integers in 0..=4095.
        core_at: Vec<u32> = vec![], Rule::Distinct { least: 0, most: 256, high: 4_095 };
        /// Tile of each L2 slice: a list of 1 to 256 distinct integers in 0..=4095.
        l2_at: Vec<u32> = vec![3, 7, 10, 12, 23, 25, 28, 32],
            Rule::Distinct { least: 1, most: 256, high: 4_095 };
        /// Bytes in a row that lie in one slice, at least a line: a power of two in 32..=32768.
        interleave_bytes: u32 = 256, Rule::PowerOfTwo(32, 32_768);
    }
    crosses: &[
        Cross { fields: &["core_at", "columns", "rows"], broken: core_off_mesh },
        Cross { fields: &["l2_at", "columns", "rows"], broken: slice_off_mesh },
        Cross { fields: &["core_at", "l2_at"], broken: shared_tile },
    ]
}

impl Mesh {
    /// L2 slices: 1..=256.
    pub fn slices(&self) -> usize {
        self.l2_at.len()
    }

    /// Tiles of the mesh: 1..=4096.
    pub fn tiles(&self) -> u32 {
        self.columns * self.rows
    }

    /// Tile of each of `cores` cores; fewer, when the mesh has no room, which no legal config has.
    pub fn tiles_of_cores(&self, cores: u32) -> Vec<u32> {
        if !self.core_at.is_empty() {
            return self.core_at.clone();
        }
        let free = (0..self.tiles()).filter(|tile| !self.l2_at.contains(tile));
        free.take(cores as usize).collect()
    }

    /// Column and row of a tile.
    pub fn place_of(&self, tile: u32) -> (u32, u32) {
        (tile % self.columns, tile / self.columns)
    }

    /// The most hops that two tiles are apart: 0..=126.
    pub fn most_hops(&self) -> usize {
        (self.columns + self.rows - 2) as usize
    }
}

fn core_off_mesh(mesh: &Mesh) -> Option<Broken> {
    off_mesh(mesh, &mesh.core_at)
}

fn slice_off_mesh(mesh: &Mesh) -> Option<Broken> {
    off_mesh(mesh, &mesh.l2_at)
}

fn off_mesh(mesh: &Mesh, places: &[u32]) -> Option<Broken> {
    let last = mesh.tiles() - 1;
    let wrong = places.iter().find(|&&tile| tile > last)?;
    Some(Broken {
        rule: format!("must name tiles of the mesh, 0..={last}"),
        got: wrong.to_string(),
        hint: format!("{last}, or more columns or rows"),
    })
}

fn shared_tile(mesh: &Mesh) -> Option<Broken> {
    let wrong = mesh.core_at.iter().find(|tile| mesh.l2_at.contains(tile))?;
    Some(Broken {
        rule: "must not name a tile of l2_at".to_string(),
        got: wrong.to_string(),
        hint: "a tile that is free".to_string(),
    })
}

/// Every core has a place, and no place is without a core; blames `mesh.core_at`.
pub(super) fn no_place(shared: &SharedL1, mesh: &Mesh) -> Option<Broken> {
    let (cores, listed) = (shared.cores, mesh.core_at.len());
    if listed == 0 {
        let free = mesh.tiles() as usize - mesh.slices();
        return (cores as usize > free).then(|| Broken {
            rule: format!("must find a free tile for each of {cores} cores, the shared_l1.cores"),
            got: format!("{free} tiles without a slice"),
            hint: format!("shared_l1.cores = {}, or more columns or rows", free.max(1)),
        });
    }
    (cores as usize != listed).then(|| Broken {
        rule: format!("must be empty or list {cores} tiles, one for each of shared_l1.cores"),
        got: format!("{listed} tiles"),
        hint: "[]".to_string(),
    })
}

/// A line lies in one slice; blames `mesh.interleave_bytes`.
pub(super) fn split_line(l1: &L1, mesh: &Mesh) -> Option<Broken> {
    below_a_line(l1, mesh.interleave_bytes)
}

/// Problem of fewer bytes in a row than a line has.
pub(super) fn below_a_line(l1: &L1, interleave_bytes: u32) -> Option<Broken> {
    let least = l1.line_bytes;
    (interleave_bytes < least).then(|| Broken {
        rule: format!("must be at least {least}, the l1.line_bytes"),
        got: interleave_bytes.to_string(),
        hint: least.to_string(),
    })
}
