//! The block's configuration: the parts of `[l1]` and `[ccn]` that it reads.

use crate::widths::{core_bits, entry_bits};
use about::Figure;
use design::{Ccn, Design, L1, Problems, Section};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    entry_bits: usize,
    core_bits: usize,
    sectors: usize,
    beat_bits: usize,
    response_queue: usize,
}

impl Config {
    /// Storage of the paper's RespQ, in bits: 8 lines of 128 bytes, `taco16` Table II.
    pub const PAPER_STORAGE_BITS: usize = 8 * 128 * 8;

    /// The stop of one of the cores of `ccn`, whose L1 is `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the two sections that does not hold.
    pub fn new(l1: &L1, ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        l1.validate(owner)?;
        ccn.validate(owner)?;
        Ok(Config::from(l1, ccn))
    }

    /// The stop of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config::from(design.l1()?, design.ccn()?))
    }

    fn from(l1: &L1, ccn: &Ccn) -> Config {
        Config {
            entry_bits: entry_bits(l1),
            core_bits: core_bits(ccn),
            sectors: (l1.line_bytes / l1.sector_bytes) as usize,
            beat_bits: 8 * l1.sector_bytes as usize,
            response_queue: ccn.response_queue as usize,
        }
    }

    /// Width of the number of an MSHR entry: 1..=8.
    pub fn entry_bits(&self) -> usize {
        self.entry_bits
    }

    /// Width of a core number: 1..=8.
    pub fn core_bits(&self) -> usize {
        self.core_bits
    }

    /// Sectors of a line, which are the beats of a response: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        self.sectors
    }

    /// Bits of a sector: 64..=1024.
    pub fn beat_bits(&self) -> usize {
        self.beat_bits
    }

    /// Places of RespQ: 2..=64.
    pub fn response_queue(&self) -> usize {
        self.response_queue
    }

    /// Storage of RespQ, in bits.
    pub fn storage_bits(&self) -> usize {
        self.response_queue * (self.sectors * self.beat_bits + self.core_bits + self.entry_bits)
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: Some(Self::PAPER_STORAGE_BITS as u64),
            note: "taco16 Table II: 8 lines of 128 bytes; this has core and entry too",
        }]
    }
}
