//! The block's configuration: the directory, the counters, the queue between slices and directory.

use crate::{crd, profile_counters, reconfigurator};
use about::Figure;
use design::{Design, DesignKind, Problems, Sac, Section};

/// A checked configuration: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    queue: usize,
    directory: crd::Config,
    counters: profile_counters::Config,
    offered: reconfigurator::Config,
}

impl Config {
    /// Counters that a chip offers before those of its slices.
    pub const TOTALS: usize = reconfigurator::Config::TOTALS;

    /// The monitor of a chip of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config {
            queue: sac.crd_queue as usize,
            directory: crd::Config::new(sac, owner)?,
            counters: profile_counters::Config::new(sac, owner)?,
            offered: reconfigurator::Config::new(sac, owner)?,
        })
    }

    /// The monitor of a chip of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            // A design's sections are legal.
            DesignKind::Sac => Config::new(design.sac()?, design.name()).ok(),
            _ => None,
        }
    }

    /// The one request directory of the chip, which its slices share.
    pub fn directory(&self) -> &crd::Config {
        &self.directory
    }

    /// Counters of a profile: requests and hits of the LLC, and L1 misses.
    pub fn counters(&self) -> &profile_counters::Config {
        &self.counters
    }

    /// Sampled requests that wait for the directory at most: 1..=64.
    pub fn queue(&self) -> usize {
        self.queue
    }

    /// Width of their number: 1..=7.
    pub fn queue_count_bits(&self) -> usize {
        signal::index_bits(self.queue + 1)
    }

    /// Width of the number of a place in it, those included that what comes in one cycle would need.
    pub fn place_bits(&self) -> usize {
        signal::index_bits(self.queue + self.slices() + 1)
    }

    /// Slices of the chip: a power of two in 1..=64.
    pub fn slices(&self) -> usize {
        self.counters.slices()
    }

    /// L1 caches of the chip: 1..=64.
    pub fn sm_ports(&self) -> usize {
        self.counters.sm_ports()
    }

    /// The more of both: the lanes that a record of the ports must have room for.
    pub fn lanes(&self) -> usize {
        self.slices().max(self.sm_ports())
    }

    /// Width of a counter as it is offered: 2..=24.
    pub fn counter_bits(&self) -> usize {
        self.offered.counter_bits()
    }

    /// Width of each of the counters that are not a slice's: 2..=24.
    pub fn total_bits(&self) -> usize {
        self.directory.counter_bits()
    }

    /// Counters that are offered after a profile: 8..=134.
    pub fn words(&self) -> usize {
        Config::TOTALS + self.offered.slice_words()
    }

    /// Width of the number of those that were taken: 4..=8.
    pub fn word_bits(&self) -> usize {
        signal::index_bits(self.words() + 1)
    }

    /// Bits of a line address that the queue keeps: those that choose the others in each sampled line.
    pub fn kept_line_bits(&self) -> usize {
        self.directory.line_bits() - self.directory.stride_bits()
    }

    /// Width of a request in the queue.
    pub fn request_bits(&self) -> usize {
        self.kept_line_bits() + self.directory.chip_bits() + self.directory.sectors()
    }

    /// The queue, in bits: requests and their number.
    pub fn queue_bits(&self) -> usize {
        self.queue * self.request_bits() + self.queue_count_bits()
    }

    /// Storage of the block beside directory and counters, in bits: dropped requests, counters that were
    /// taken, four levels, and that the chip was idle.
    pub fn handshake_bits(&self) -> usize {
        self.total_bits() + self.word_bits() + 5
    }

    /// Storage beside that of directory and counters, of which the paper has no figure.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        vec![
            ours(
                "crd_queue_bits",
                self.queue_bits(),
                "isca23 §3.4 does not say how the slices share the directory",
            ),
            ours(
                "handshake_bits",
                self.handshake_bits(),
                "isca23 §3.6 does not say how chips agree: levels, dropped requests, counters taken",
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isca23_keeps_33_bits_of_a_line() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.slices(), config.sm_ports(), config.lanes()), (16, 32, 32));
        assert_eq!((config.kept_line_bits(), config.request_bits()), (33, 39));
        assert_eq!((config.words(), config.word_bits(), config.counter_bits()), (38, 6, 24));
        assert_eq!((config.queue_bits(), config.handshake_bits()), (16 * 39 + 5, 24 + 6 + 5));
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { crd_queue: 65, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.crd_queue: must be an integer in 1..=64; got 65; try 64"
        );
    }
}
