//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// DynEB under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "dyneb";
    /// Sampling and execution of the paper's configuration take some 20,000 cycles together.
    const RESET_INTERVAL: u64 = 150_000;
    const COUNTERS: &'static [&'static str] = &super::COUNTERS;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::Dyneb;
    type Model = model::Dyneb;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::Dyneb {
        rtl::Dyneb::new(config)
    }

    fn model(config: &Config) -> model::Dyneb {
        model::Dyneb::new(config)
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
