//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The slice bypass under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "slice_bypass";

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::SliceBypass;
    type Model = model::SliceBypass;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::SliceBypass {
        rtl::SliceBypass::new(config)
    }

    fn model(config: &Config) -> model::SliceBypass {
        model::SliceBypass::new(config)
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
