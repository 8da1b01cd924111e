//! A saturating accumulator with a ready/valid stream in and out: every type of port, a qualified
//! output, back-pressure, a clear that wins over the old total.
//!
//! An amount that is accepted is added to the total, which stops at its highest value; the new
//! total comes out with the amount's label. `clear` sets the total to 0 before an amount of the
//! same cycle is added.

mod model;
mod monitor;
mod replay;
mod rtl;
mod stimulus;

pub use model::AccumulatorModel;
pub use monitor::{Covered, Watch};
pub use rtl::Accumulator;
pub use stimulus::Adds;

use testbenches::coverage::Unreachable;
use testbenches::dut::Dut;

/// Bits of a label.
pub const LABEL_BITS: usize = 100;
/// Bits of the trail.
pub const TRAIL_BITS: usize = 300;

/// The geometry.
#[derive(Clone, Debug)]
pub struct Config {
    /// Bits of an amount and of the total, 1..=63.
    pub width: usize,
}

impl Config {
    /// The highest total.
    pub fn highest(&self) -> u64 {
        (1 << self.width) - 1
    }
}

testbenches::ports! {
    rtl super::toy::Accumulator;
    /// What the accumulator reads in a cycle.
    pub struct In {
        /// An amount is offered.
        pub add_valid: bool = add.valid,
        /// The amount.
        pub add_amount: u64 = add.amount,
        /// Its label, 100 bits.
        pub add_label: u128 = add.label,
        /// The total becomes 0.
        pub clear: bool,
        /// Flips bits of the trail, 300 bits.
        pub salt: [u64; 8],
        /// The answer is taken.
        pub answer_ready: bool = answer.ready,
    }
    /// What it answers.
    pub struct Out {
        /// The amount is taken.
        pub add_ready: bool = add.ready,
        /// An answer stands.
        pub answer_valid: bool = answer.valid,
        /// The total after the amount.
        pub answer_sum: u64 [when answer_valid] = answer.sum,
        /// The amount's label.
        pub answer_label: u128 [when answer_valid] = answer.label,
        /// The total is the highest.
        pub is_full: bool,
        /// Amounts taken, modulo 256.
        pub count: u64,
        /// A bit for each cycle, 1 if an amount was taken, salted.
        pub trail: [u64; 8],
    }
}

/// The toy under test. With `FAULT`, its hardware wraps where it should saturate.
pub struct Toy<const FAULT: bool>;

impl Dut for Toy<false> {
    const NAME: &'static str = "accumulator";
    const RESET_INTERVAL: u64 = 2_000;
    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = Accumulator;
    type Model = AccumulatorModel;
    type Stimulus = Adds;
    type Bins = Covered;
    type Monitor = Watch;

    fn rtl(config: &Config) -> Accumulator {
        Accumulator::new(config.width, false)
    }

    fn model(config: &Config) -> AccumulatorModel {
        AccumulatorModel::new(config)
    }

    fn stimulus(config: &Config, seed: u64) -> Adds {
        Adds::new(config, seed)
    }

    fn monitor(_config: &Config) -> Watch {
        Watch::new()
    }

    fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
        let narrow = config.width < 2;
        narrow
            .then(|| Unreachable::new(Covered::half_full, "one bit has no half"))
            .into_iter()
            .collect()
    }
}

impl Dut for Toy<true> {
    const NAME: &'static str = "accumulator";
    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = Accumulator;
    type Model = AccumulatorModel;
    type Stimulus = Adds;
    type Bins = Covered;
    type Monitor = Watch;

    fn rtl(config: &Config) -> Accumulator {
        Accumulator::new(config.width, true)
    }

    fn model(config: &Config) -> AccumulatorModel {
        AccumulatorModel::new(config)
    }

    fn stimulus(config: &Config, seed: u64) -> Adds {
        Adds::new(config, seed)
    }

    fn monitor(_config: &Config) -> Watch {
        Watch::new()
    }
}
