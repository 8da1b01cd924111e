//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};
use crate::event_counters::EventCounters;

/// The L1 cache under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "l1";
    /// A cache must fill before most of its rules come about.
    const RESET_INTERVAL: u64 = 20_000;
    const COUNTERS: &'static [&'static str] = &EventCounters::NAMES;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::L1;
    type Model = model::Cache;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::L1 {
        rtl::L1::new(config)
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
