//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};
use crate::dyneb;
use base::event_counters::EventCounters;

/// The L1's counters, then those of `dyneb`.
const COUNTERS: [&str; Config::COUNTERS] = {
    let mut names = [""; Config::COUNTERS];
    let (l1, own) = names.split_at_mut(EventCounters::NAMES.len());
    l1.copy_from_slice(&EventCounters::NAMES);
    own.copy_from_slice(&dyneb::COUNTERS);
    names
};

/// The node under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "shared_l1";
    /// A cache must fill before most of its rules come about.
    const RESET_INTERVAL: u64 = 20_000;
    const COUNTERS: &'static [&'static str] = &COUNTERS;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::SharedL1;
    type Model = model::SharedL1;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::SharedL1 {
        rtl::SharedL1::new(config)
    }

    fn model(config: &Config) -> model::SharedL1 {
        model::SharedL1::new(config)
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
