//! The block's configuration: the streams of a bank of L2, and the slice behind it.

use crate::streams::Port;
use about::Figure;
use design::Design;
use kit::fixed_priority_arbiter;
use llc::Geometry;
use signal::index_bits;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Port,
    places: usize,
}

impl Config {
    /// The splitter of a design's banks of L2, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        let places = design.l2()?.split_requests as usize;
        Some(Config { port: Port::of_l2(design)?, places })
    }

    /// The streams of the bank.
    pub fn port(&self) -> &Port {
        &self.port
    }

    /// Requests that may be unanswered: 1..=64.
    pub fn places(&self) -> usize {
        self.places
    }

    /// Width of a place's number: 1..=6.
    pub fn place_bits(&self) -> usize {
        index_bits(self.places)
    }

    /// Width of a part's line address, that of a sector in the bank: 3..=60.
    pub fn part_line_bits(&self) -> usize {
        self.port.line_bits() + self.port.sectors().ilog2() as usize
    }

    /// Width of a part's identifier: the place's number above the sector's.
    pub fn part_id_bits(&self) -> usize {
        self.place_bits() + self.port.sector_bits()
    }

    /// Width of a number of answers still to come: 1..=5.
    pub fn left_bits(&self) -> usize {
        index_bits(self.port.sectors() + 1)
    }

    /// The choice among the sectors of a line.
    pub fn sector_choice(&self) -> fixed_priority_arbiter::Config {
        fixed_priority_arbiter::Config::new(self.port.sectors())
            .expect("[l1] gives 1 to 16 sectors")
    }

    /// The line address of a sector in the slice (R3).
    pub fn part_line(&self, line: u64, sector: u64) -> u64 {
        line << self.port.sectors().ilog2() | sector
    }

    /// Bits of state: source, identifier and answers to come of each request, and what is left of the one being split.
    pub fn storage_bits(&self) -> usize {
        let place = self.port.source_bits() + self.port.id_bits() + self.left_bits();
        self.places * place + self.port.sectors() + 1 + self.place_bits()
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        let note = "split_requests * (source + identifier + answers to come) + sectors + 1 + a place's number";
        vec![Figure { name: "storage_bits", ours: self.storage_bits() as u64, paper: None, note }]
    }
}

/// The slice of a bank of L2: its line is a sector of the L1.
pub(crate) fn slice(design: &Design) -> Option<Geometry> {
    design.l2()?;
    Some(Geometry::within(design.llc()?))
}
