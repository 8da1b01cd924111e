//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The counters under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "profile_counters";
    /// Several profiles of the paper's 2,000 cycles.
    const RESET_INTERVAL: u64 = 20_000;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::ProfileCounters;
    type Model = model::ProfileCounters;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::ProfileCounters {
        rtl::ProfileCounters::new(config)
    }

    fn model(config: &Config) -> model::ProfileCounters {
        model::ProfileCounters::new(config)
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
