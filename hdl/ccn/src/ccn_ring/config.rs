//! The block's configuration: that of a stop, the number of cores, and the links.

use crate::ring_stop;
use about::Figure;
use design::{Ccn, Design, L1, Problems};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    stop: ring_stop::Config,
    cores: usize,
    link_latency: usize,
}

impl Config {
    /// The most cores of a ring.
    pub const MOST_CORES: usize = 256;

    /// The ring of `ccn`, whose cores have an L1 like `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the two sections that does not hold.
    pub fn new(l1: &L1, ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        Ok(Config::from(ring_stop::Config::new(l1, ccn, owner)?, ccn))
    }

    /// The ring of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config::from(ring_stop::Config::of(design)?, design.ccn()?))
    }

    fn from(stop: ring_stop::Config, ccn: &Ccn) -> Config {
        Config { stop, cores: ccn.cores as usize, link_latency: ccn.link_latency as usize }
    }

    /// A stop.
    pub fn stop(&self) -> &ring_stop::Config {
        &self.stop
    }

    /// Cores, each with a stop: 2..=256.
    pub fn cores(&self) -> usize {
        self.cores
    }

    /// Cycles from a stop to the next: 1..=5.
    pub fn link_latency(&self) -> usize {
        self.link_latency
    }

    /// Storage of CB, ReqQ, RespQ and shadow tags of all stops, in bits.
    pub fn storage_bits(&self) -> usize {
        self.cores * self.stop.storage_bits()
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        let paper = self.cores * ring_stop::Config::PAPER_STORAGE_BITS;
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: Some(paper as u64),
            note: "taco16 Table II for as many cores, with the shadow tags of 48 KB L1s",
        }]
    }
}
