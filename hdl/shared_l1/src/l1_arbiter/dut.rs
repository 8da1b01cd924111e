//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The arbiter under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "l1_arbiter";
    // A head may lose 65,535 times before it wins.
    const RESET_INTERVAL: u64 = 50_000;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::L1Arbiter;
    type Model = model::L1Arbiter;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::L1Arbiter {
        rtl::L1Arbiter::new(config)
    }

    fn model(config: &Config) -> model::L1Arbiter {
        model::L1Arbiter::new(config)
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
