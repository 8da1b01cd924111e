//! The block's configuration: the lines of `[l1]`.

use super::super::coalescer;
use crate::config::Design;
use crate::registry::Figure;

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    coalescer: coalescer::Config,
    l1_lines: u64,
}

impl Config {
    /// Warps that a core can have active (`thesis12` Table 4.1).
    pub const MOST_WARPS: u64 = 64;

    /// Width of a number of warps.
    pub const WARP_BITS: usize = 7;

    /// The scatter bypass of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        let l1 = design.l1()?;
        let l1_lines = u64::from(l1.sets) * u64::from(l1.ways);
        Some(Config { coalescer: coalescer::Config::of(design)?, l1_lines })
    }

    /// The coalescer within.
    pub fn coalescer(&self) -> &coalescer::Config {
        &self.coalescer
    }

    /// Lines of the L1: 2..=32768.
    pub fn l1_lines(&self) -> u64 {
        self.l1_lines
    }

    /// Width of a number of lines up to those of the L1: 2..=16.
    pub fn quota_bits(&self) -> usize {
        self.l1_lines.ilog2() as usize + 1
    }

    /// Cycles that a division is under way: 3..=17.
    pub fn division_cycles(&self) -> u64 {
        self.quota_bits() as u64 + 1
    }

    /// Widths; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "quota_bits",
                ours: self.quota_bits() as u64,
                paper: None,
                note: "lines of the L1 for each active warp",
            },
            Figure {
                name: "division_cycles",
                ours: self.division_cycles(),
                paper: None,
                note: "cycles that a change of the active warps takes",
            },
        ]
    }
}
