//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The router under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "min_router";

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::MinRouter;
    type Model = model::MinRouter;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::MinRouter {
        rtl::MinRouter::new(config)
    }

    fn model(config: &Config) -> model::MinRouter {
        model::MinRouter::new(config)
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
