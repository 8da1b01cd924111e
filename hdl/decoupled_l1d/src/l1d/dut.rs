//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};
use base::event_counters::EventCounters;

/// The decoupled L1 under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "decoupled_l1d";
    /// A cache must fill before most of its rules come about.
    const RESET_INTERVAL: u64 = 20_000;
    const COUNTERS: &'static [&'static str] = &EventCounters::NAMES;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::DecoupledL1d;
    type Model = model::Cache;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::DecoupledL1d {
        rtl::DecoupledL1d::new(config)
    }

    fn model(config: &Config) -> model::Cache {
        model::Cache::new(config)
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
