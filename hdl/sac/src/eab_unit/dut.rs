//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The unit under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "eab_unit";
    /// Some fifty results of the paper's configuration.
    const RESET_INTERVAL: u64 = 40_000;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::EabUnit;
    type Model = model::EabUnit;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::EabUnit {
        rtl::EabUnit::new(config)
    }

    fn model(config: &Config) -> model::EabUnit {
        model::EabUnit::new(config)
    }

    fn stimulus(config: &Config, seed: u64) -> Stimulus {
        Stimulus::new(config, seed)
    }

    fn monitor(config: &Config) -> Monitor {
        Monitor::new(config)
    }

    fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
        unreachable(config)
    }
}
