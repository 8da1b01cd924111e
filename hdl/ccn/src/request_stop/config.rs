//! The block's configuration: the parts of `[l1]` and `[ccn]` that it reads.

use crate::widths::{core_bits, entry_bits, line_bits, way_bits};
use about::Figure;
use design::{Ccn, Design, L1, Problems, Section};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    line_bits: usize,
    way_bits: usize,
    entry_bits: usize,
    core_bits: usize,
    buffer: usize,
    request_queue: usize,
    timeout: u32,
}

impl Config {
    /// Bits of a request on the paper's ring: `taco16` Table II.
    pub const PAPER_REQUEST_BITS: usize = 30;

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
            line_bits: line_bits(l1),
            way_bits: way_bits(l1),
            entry_bits: entry_bits(l1),
            core_bits: core_bits(ccn),
            buffer: ccn.buffer as usize,
            request_queue: ccn.request_queue as usize,
            timeout: ccn.buffer_patience,
        }
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Width of a way number: 1..=5.
    pub fn way_bits(&self) -> usize {
        self.way_bits
    }

    /// Width of the number of an MSHR entry: 1..=8.
    pub fn entry_bits(&self) -> usize {
        self.entry_bits
    }

    /// Width of a core number: 1..=8.
    pub fn core_bits(&self) -> usize {
        self.core_bits
    }

    /// Places of CB: 2..=64.
    pub fn buffer(&self) -> usize {
        self.buffer
    }

    /// Places of ReqQ: 2..=64.
    pub fn request_queue(&self) -> usize {
        self.request_queue
    }

    /// Cycles that the head of CB waits for the ring: 1..=65535.
    pub fn timeout(&self) -> u32 {
        self.timeout
    }

    /// Width of the counter of that time: 1..=16.
    pub fn timeout_bits(&self) -> usize {
        signal::index_bits(self.timeout as usize + 1)
    }

    /// Bits of a place of CB: the line and the entry.
    pub fn miss_bits(&self) -> usize {
        self.line_bits + self.entry_bits
    }

    /// Bits of a place of ReqQ: the core and one bit more.
    pub fn request_bits(&self) -> usize {
        self.miss_bits() + self.core_bits + 1
    }

    /// Storage of CB and ReqQ, in bits.
    pub fn storage_bits(&self) -> usize {
        self.buffer * self.miss_bits() + self.request_queue * self.request_bits()
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        let paper = Some(Self::PAPER_REQUEST_BITS as u64);
        vec![
            Figure {
                name: "cb_entry_bits",
                ours: self.miss_bits() as u64,
                paper,
                note: "taco16 Table II; this is line and entry",
            },
            Figure {
                name: "reqq_entry_bits",
                ours: self.request_bits() as u64,
                paper,
                note: "taco16 Table II; this is line, entry, core and travelled",
            },
            Figure {
                name: "storage_bits",
                ours: self.storage_bits() as u64,
                paper: Some(16 * Self::PAPER_REQUEST_BITS as u64),
                note: "taco16 Table II: 8 places each of CB and ReqQ",
            },
        ]
    }
}
