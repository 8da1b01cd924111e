//! The block's configuration: `[dyneb]`, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, Dyneb, Metric, Problems, Section, SharingMode};

/// A checked configuration: every rule of `[dyneb]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    dyneb: Dyneb,
}

impl Config {
    /// How many counters there are.
    pub const COUNTERS: usize = 7;

    /// The block with the fields of `dyneb`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[dyneb]` that does not hold.
    pub fn new(dyneb: &Dyneb, owner: &str) -> Result<Config, Problems> {
        dyneb.validate(owner)?;
        Ok(Config { dyneb: dyneb.clone() })
    }

    /// The block of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 if design.shared_l1()?.mode == SharingMode::Dynamic => {
                Some(Config { dyneb: design.dyneb()?.clone() })
            }
            _ => None,
        }
    }

    /// The fields as the config gives them.
    pub fn dyneb(&self) -> &Dyneb {
        &self.dyneb
    }

    /// Local accesses of each group that sampling takes at least ("R_S"): 1..=65535.
    pub fn samples(&self) -> usize {
        self.dyneb.samples as usize
    }

    /// Local accesses of an execution phase ("R_EX"): 1..=2^24 - 1.
    pub fn execute(&self) -> usize {
        self.dyneb.execute as usize
    }

    /// Local accesses as private before a sampling phase that would find empty private sets, 0 for none: 0..=2^24 - 1.
    pub fn warm_up(&self) -> usize {
        self.dyneb.warm_up as usize
    }

    /// Requests after which sampling ends as private, 0 for never: 0..=2^24 - 1.
    pub fn sampling_limit(&self) -> usize {
        self.dyneb.sampling_limit as usize
    }

    /// Requests after which execution ends, 0 for never: 0..=2^24 - 1.
    pub fn execution_limit(&self) -> usize {
        self.dyneb.execution_limit as usize
    }

    /// Whether few private misses end sampling; without a threshold they never do.
    pub fn ends_early(&self) -> bool {
        self.dyneb.early_private && self.dyneb.private_miss_rate_percent > 0
    }

    /// Width of a counter: 4..=16.
    pub fn counter_bits(&self) -> usize {
        self.dyneb.counter_bits as usize
    }

    /// The highest value of a counter.
    pub fn counter_max(&self) -> u64 {
        (1 << self.counter_bits()) - 1
    }

    /// Miss rate of the private group below which the choice is private, in percent, 0 for no such
    /// check: 0..=100.
    pub fn private_miss_rate_percent(&self) -> usize {
        self.dyneb.private_miss_rate_percent as usize
    }

    /// The metric that a decision compares.
    pub fn metric(&self) -> Metric {
        self.dyneb.metric
    }

    /// L1 hit latency in AMAT, in cycles: 0..=1023.
    pub fn amat_l1_latency(&self) -> usize {
        self.dyneb.amat_l1_latency as usize
    }

    /// L2 access latency in AMAT, in cycles: 1..=1023.
    pub fn amat_l2_latency(&self) -> usize {
        self.dyneb.amat_l2_latency as usize
    }

    /// Latency of an access to the home core's L1 in AMAT, in cycles: 0..=1023.
    pub fn amat_home_latency(&self) -> usize {
        self.dyneb.amat_home_latency as usize
    }

    /// The cycle in which `decision_valid` is high, the one after the edge that ended sampling being
    /// number 1. The cycle does not depend on the counters' values.
    pub fn decision_latency(&self) -> usize {
        match self.dyneb.metric {
            Metric::Eb => 128,
            Metric::Amat => 256,
        }
    }

    /// Storage of what is counted and of what is to come, in bits: the seven counters, a down-counter
    /// for each group, one for execution, and one for requests. The registers of the serial arithmetic are not in it.
    pub fn storage_bits(&self) -> usize {
        Self::COUNTERS * self.counter_bits() + self.down_counter_bits()
    }

    /// The down-counters alone, in bits.
    pub fn down_counter_bits(&self) -> usize {
        2 * bits(self.samples()) + bits(self.execute().max(self.warm_up())) + self.request_bits()
    }

    /// Width that holds both limits, of which one at a time is counted down: 0 without limits.
    pub fn request_bits(&self) -> usize {
        match self.sampling_limit().max(self.execution_limit()) {
            0 => 0,
            limit => bits(limit),
        }
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "pact20 §4.3 gives no counter width, only 0.005 mm2 a core at 65 nm; this is \
                   7 * counter_bits + 2 * bits(samples) + bits(execute), and the bits of the \
                   greater limit",
        }]
    }
}

/// Bits that a value above 0 takes.
fn bits(value: usize) -> usize {
    value.ilog2() as usize + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(dyneb: Dyneb) -> Config {
        Config::new(&dyneb, "t").unwrap()
    }

    #[test]
    fn pact20_is_the_papers() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.samples(), config.execute()), (512, 16_384));
        assert_eq!((config.private_miss_rate_percent(), config.metric()), (10, Metric::Eb));
        assert_eq!((config.counter_bits(), config.counter_max()), (16, 65_535));
        let limits = (config.sampling_limit(), config.execution_limit(), config.ends_early());
        assert_eq!((limits, config.decision_latency()), ((0, 0, false), 128));
        assert_eq!(config.storage_bits(), 7 * 16 + 2 * 10 + 15);
        assert_eq!(Config::of(&Design::load("taco16").unwrap()), None);
        let all_shared = "shared_l1.mode=shared".parse().unwrap();
        assert_eq!(Config::of(&Design::load_with("pact20", &[all_shared]).unwrap()), None);
    }

    #[test]
    fn one_counter_serves_both_limits() {
        for (sampling_limit, execution_limit, bits) in [(0, 0, 0), (4, 0, 3), (3, 9, 4)] {
            let dyneb = Dyneb {
                samples: 1,
                execute: 3,
                sampling_limit,
                execution_limit,
                ..Dyneb::default()
            };
            let config = config(dyneb);
            assert_eq!((config.request_bits(), config.down_counter_bits()), (bits, 4 + bits));
            assert_eq!(config.storage_bits(), 7 * 16 + 4 + bits);
        }
    }

    #[test]
    fn nothing_ends_early_without_a_threshold() {
        let of =
            |private_miss_rate_percent| Dyneb { private_miss_rate_percent, ..Dyneb::default() };
        assert!(config(of(1)).ends_early() && !config(of(0)).ends_early());
        assert!(!config(Dyneb { early_private: false, ..of(10) }).ends_early());
    }

    #[test]
    fn amat_takes_longer() {
        assert_eq!(
            config(Dyneb { metric: Metric::Amat, ..Dyneb::default() }).decision_latency(),
            256
        );
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems =
            Config::new(&Dyneb { counter_bits: 3, ..Dyneb::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.dyneb.counter_bits: must be an integer in 4..=16; got 3; try 4"
        );
    }
}
