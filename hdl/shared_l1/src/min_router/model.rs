//! The golden model: the rules of the block's page in plain arithmetic.

use super::{Config, In, Out, Request};
use crate::home_map::model::HomeMap;

/// The router: where cores and slices sit, and which home a line has.
#[derive(Clone, Debug)]
pub struct MinRouter {
    config: Config,
    homes: HomeMap,
    core_tiles: Vec<Tile>,
    slice_tiles: Vec<Tile>,
}

/// A place on the mesh.
#[derive(Clone, Copy, Debug)]
struct Tile {
    column: u32,
    row: u32,
}

impl Tile {
    /// The tile of a number: tile = row * columns + column.
    fn numbered(number: u32, columns: usize) -> Tile {
        Tile { column: number % columns as u32, row: number / columns as u32 }
    }

    /// The links on the way to another: along the row, then along the column.
    fn hops(self, to: Tile) -> u64 {
        (self.column.abs_diff(to.column) + self.row.abs_diff(to.row)).into()
    }
}

impl MinRouter {
    /// The router of a geometry.
    pub fn new(config: &Config) -> MinRouter {
        let tiles = |numbers: Vec<u32>| {
            numbers.into_iter().map(|number| Tile::numbered(number, config.columns())).collect()
        };
        MinRouter {
            config: config.clone(),
            homes: HomeMap::new(config.home_map()),
            core_tiles: tiles(config.core_tiles()),
            slice_tiles: tiles(config.slice_tiles()),
        }
    }

    /// The home core of a line (R1).
    pub fn home_of(&self, line: u64) -> u64 {
        self.homes.core_of(self.homes.tag_of(line))
    }

    /// The L2 slice of a line (R2).
    pub fn slice_of(&self, line: u64) -> u64 {
        (line >> self.config.interleave_bits()) % self.slice_tiles.len() as u64
    }

    /// Hops between two cores (R3).
    pub fn hops_to_core(&self, from: u64, to: u64) -> u64 {
        self.core_tiles[from as usize].hops(self.core_tiles[to as usize])
    }

    /// Hops between a core and a slice (R4).
    pub fn hops_to_slice(&self, from: u64, to: u64) -> u64 {
        self.core_tiles[from as usize].hops(self.slice_tiles[to as usize])
    }
}

impl testbenches::dut::Model for MinRouter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let Request { core, line } = input.request;
        let (home, slice) = (self.home_of(line), self.slice_of(line));
        let hops_home = self.hops_to_core(core, home);
        let hops_l2 = self.hops_to_slice(core, slice);
        // R5, R6
        let to_l2 = self.config.min_routing() && hops_l2 < hops_home;
        Out { to_l2, home, slice, hops_home, hops_l2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Design;
    use std::collections::VecDeque;

    fn model(fields: &str) -> MinRouter {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{fields}");
        MinRouter::new(&Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap())
    }

    /// Hops from a tile to every other by breadth-first search over the links of the mesh.
    fn searched(columns: u32, rows: u32, from: u32) -> Vec<u64> {
        let mut hops = vec![u64::MAX; (columns * rows) as usize];
        hops[from as usize] = 0;
        let mut open = VecDeque::from([from]);
        while let Some(tile) = open.pop_front() {
            let (column, row) = (tile % columns, tile / columns);
            let links = [
                (column > 0).then(|| tile - 1),
                (column + 1 < columns).then(|| tile + 1),
                (row > 0).then(|| tile - columns),
                (row + 1 < rows).then(|| tile + columns),
            ];
            for next in links.into_iter().flatten() {
                if hops[next as usize] == u64::MAX {
                    hops[next as usize] = hops[tile as usize] + 1;
                    open.push_back(next);
                }
            }
        }
        hops
    }

    #[test]
    fn hops_are_as_many_as_the_shortest_way_has_links() {
        for (columns, rows) in [(6, 6), (1, 40), (40, 1), (7, 5)] {
            let tile = |number| Tile::numbered(number, columns as usize);
            for from in 0..columns * rows {
                let hops = (0..columns * rows).map(|to| tile(from).hops(tile(to)));
                assert_eq!(hops.collect::<Vec<_>>(), searched(columns, rows, from));
            }
        }
    }

    /// Every core, home and slice of the paper's mesh: how often the home, neither, L2 is nearer.
    #[test]
    fn who_wins_on_the_papers_mesh() {
        let model = model("");
        let mut wins = [0; 3];
        for core in 0..28 {
            for (home, slice) in (0..28 * 8).map(|pair| (pair / 8, pair % 8)) {
                let home = model.hops_to_core(core, home);
                let slice = model.hops_to_slice(core, slice);
                wins[usize::from(home >= slice) + usize::from(home > slice)] += 1;
            }
        }
        assert_eq!(wins.iter().sum::<i32>(), 28 * 28 * 8);
        assert_eq!(wins, [2_724, 800, 2_748]);
    }
}
