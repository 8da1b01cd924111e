//! The block's configuration: that of a stop, the number of cores, and the links.

use crate::ring_stop;
use about::Figure;
use design::{Ccn, Design, L1, Pending, Problem, Problems};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    stop: ring_stop::Config,
    cores: usize,
    link_latency: usize,
}

impl Config {
    /// The most cores of a ring that is one block.
    pub const MOST_CORES: usize = 32;

    /// The ring of `ccn`, whose cores have an L1 like `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of the two sections that does not hold, and more than [`Config::MOST_CORES`] cores.
    pub fn new(l1: &L1, ccn: &Ccn, owner: &str) -> Result<Config, Problems> {
        let stop = ring_stop::Config::new(l1, ccn, owner)?;
        let most = Config::MOST_CORES;
        if ccn.cores as usize > most {
            let problem = Problem {
                place: None,
                field: format!("{owner}.ccn.cores"),
                rule: format!("must be at most {most} in a ring that is one block"),
                got: ccn.cores.to_string(),
                hint: most.to_string(),
            };
            return Err(problem.into());
        }
        Ok(Config::from(stop, ccn))
    }

    /// The ring of a design, if it has one and not too many cores for it. Requests that wait for lines of an L1 need the
    /// ports of that L1's node, which this block has not.
    pub fn of(design: &Design) -> Option<Config> {
        let is_one_block =
            |ccn: &&Ccn| ccn.cores as usize <= Config::MOST_CORES && ccn.pending == Pending::Pass;
        let ccn = design.ccn().filter(is_one_block)?;
        Some(Config::from(ring_stop::Config::of(design)?, ccn))
    }

    fn from(stop: ring_stop::Config, ccn: &Ccn) -> Config {
        Config { stop, cores: ccn.cores as usize, link_latency: ccn.link_latency as usize }
    }

    /// The config that all `ring_stop`s share.
    pub fn stop(&self) -> &ring_stop::Config {
        &self.stop
    }

    /// Cores, each with a stop: 2..=32.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_of_too_many_cores_is_refused() {
        let of = |cores| Config::new(&L1::default(), &Ccn { cores, ..Ccn::default() }, "t");
        assert_eq!(of(32).unwrap().cores(), 32);
        assert_eq!(
            of(33).unwrap_err().to_string(),
            "t.ccn.cores: must be at most 32 in a ring that is one block; got 33; try 32"
        );
        let design = |cores| {
            let text = format!("design = 'ccn'\nname = 't'\nccn.cores = {cores}");
            Config::of(&Design::parse(&text, "t.toml").unwrap())
        };
        assert!(design(32).is_some() && design(33).is_none());
    }
}
