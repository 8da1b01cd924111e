//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The request throttler under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "request_throttler";
    const RESET_INTERVAL: u64 = 2_000;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::RequestThrottler;
    type Model = model::RequestThrottler;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::RequestThrottler {
        rtl::RequestThrottler::new(config)
    }

    fn model(config: &Config) -> model::RequestThrottler {
        model::RequestThrottler::new(config)
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
