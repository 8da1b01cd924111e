//! Everything that verification must know of the block, tied together.

use testbenches::coverage::Unreachable;

use super::coverage::{Covered, Monitor, unreachable};
use super::{Config, In, Out, Stimulus, model, rtl};

/// The classifier under test.
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "request_classifier";
    // A core keeps its number until a reset.
    const RESET_INTERVAL: u64 = 500;

    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = rtl::RequestClassifier;
    type Model = model::RequestClassifier;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> rtl::RequestClassifier {
        rtl::RequestClassifier::new(config)
    }

    fn model(config: &Config) -> model::RequestClassifier {
        model::RequestClassifier::new(config)
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
