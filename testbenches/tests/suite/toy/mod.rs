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

use signal::port::Ready;
use testbenches::coverage::Unreachable;
use testbenches::dut::{Dut, ReplayOf};
use testbenches::replay::replay_with;

pub const LABEL_BITS: usize = 100;
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

signal::bundle! {
    /// An amount to be added.
    pub stream Add(width: usize) {
        /// How much.
        amount: u64 = width,
        /// What the answer carries, 100 bits.
        label: u128 = LABEL_BITS,
    }
}

signal::bundle! {
    /// What an amount led to.
    pub stream Answer(width: usize) {
        /// The total after the amount.
        sum: u64 = width,
        /// The amount's label.
        label: u128 = LABEL_BITS,
    }
}

signal::ports! {
    rtl Accumulator(width: usize);

    /// Amounts.
    in stream add: Add = width,
    /// The total becomes 0.
    in clear: bool,
    /// Flips bits of the trail, 300 bits.
    in salt: [u64; 8] = TRAIL_BITS,
    /// Totals.
    out stream answer: Answer = width,
    /// The total is the highest.
    out is_full: bool,
    /// Amounts taken, modulo 256.
    out count: u64 = 8,
    /// A bit for each cycle, 1 if an amount was taken, salted.
    out trail: [u64; 8] = TRAIL_BITS,
}

/// The toy under test. With `FAULT`, its hardware wraps where it should saturate.
pub struct Toy<const FAULT: bool>;

impl Dut for Toy<false> {
    const NAME: &'static str = "accumulator";
    const RESET_INTERVAL: u64 = 2_000;
    const REPLAY: Option<ReplayOf<Self>> = Some(replay_with::<Self>);
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
