//! The block's configuration: the addresses and lines of `[l1]`.

use kit::queue;

use about::Figure;
use design::{Design, DesignKind, L1};

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    address_bits: u32,
    line_bytes: u32,
    sector_bytes: u32,
    lines: queue::Config,
    counts: queue::Config,
}

impl Config {
    /// Lanes of a warp (`thesis12` Table 4.1).
    pub const LANES: usize = 32;

    /// Width of a number of lines, 0 to 32.
    pub const COUNT_BITS: usize = 6;

    /// Counts that can wait.
    pub const COUNTS: usize = 2;

    /// The coalescer of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharingTracker => Config::new(design.l1()?),
            _ => None,
        }
    }

    fn new(l1: &L1) -> Option<Config> {
        let &L1 { address_bits, line_bytes, sector_bytes, .. } = l1;
        let line_bits = (address_bits - line_bytes.ilog2()) as usize;
        let sectors = (line_bytes / sector_bytes) as usize;
        let lines = queue::Config::new(line_bits + sectors, Self::LANES).ok()?;
        let counts = queue::Config::new(Self::COUNT_BITS, Self::COUNTS).ok()?;
        Some(Config { address_bits, line_bytes, sector_bytes, lines, counts })
    }

    /// The queue of lines that wait.
    pub fn lines(&self) -> queue::Config {
        self.lines
    }

    /// The queue of counts that wait.
    pub fn counts(&self) -> queue::Config {
        self.counts
    }

    /// Width of a byte address: 16..=64.
    pub fn address_bits(&self) -> usize {
        self.address_bits as usize
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.address_bits - self.line_bytes.ilog2()) as usize
    }

    /// Bytes of a sector: 8, 16, 32 or 64.
    pub fn sector_bytes(&self) -> u64 {
        self.sector_bytes.into()
    }

    /// Width of a sector address: 10..=61.
    pub fn sector_bits(&self) -> usize {
        (self.address_bits - self.sector_bytes.ilog2()) as usize
    }

    /// Sectors of a line: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        (self.line_bytes / self.sector_bytes) as usize
    }

    /// Storage of the lines that wait, in bits.
    pub fn waiting_bits(&self) -> usize {
        Self::LANES * (self.line_bits() + self.sectors())
    }

    /// Storage of the addresses of the warp that is searched, in bits.
    pub fn lane_bits(&self) -> usize {
        Self::LANES * self.sector_bits()
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "lane_bits",
                ours: self.lane_bits() as u64,
                paper: None,
                note: "sector addresses of a warp's 32 lanes",
            },
            Figure {
                name: "waiting_bits",
                ours: self.waiting_bits() as u64,
                paper: None,
                note: "32 lines with their sectors",
            },
        ]
    }
}
