//! The block's configuration: the lines of `[l1]`.

use kit::serial_divider;

use super::super::coalescer;
use about::Figure;
use design::Design;

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    coalescer: coalescer::Config,
    l1_lines: u64,
    divider: serial_divider::Config,
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
        let quota_bits = l1_lines.ilog2() as usize + 1;
        let divider = serial_divider::Config::new(quota_bits, Self::WARP_BITS).ok()?;
        Some(Config { coalescer: coalescer::Config::of(design)?, l1_lines, divider })
    }

    /// The coalescer within.
    pub fn coalescer(&self) -> &coalescer::Config {
        &self.coalescer
    }

    /// The divider of L1 lines by warps.
    pub fn divider(&self) -> serial_divider::Config {
        self.divider
    }

    /// Width in which a number of lines is compared with a warp's share.
    pub fn compared_bits(&self) -> usize {
        self.quota_bits().max(coalescer::Config::COUNT_BITS)
    }

    /// Lines of the L1: 2..=32768.
    pub fn l1_lines(&self) -> u64 {
        self.l1_lines
    }

    /// Width of a number of lines up to those of the L1: 2..=16.
    pub fn quota_bits(&self) -> usize {
        self.divider.dividend_bits()
    }

    /// Cycles that a division takes: 3..=17.
    pub fn division_cycles(&self) -> u64 {
        self.divider.latency() as u64
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
