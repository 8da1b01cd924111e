//! The device under test: everything that verification must know of a block, in one trait.

use crate::contract::Violation;
use crate::coverage::{Bins, Coverage, Unreachable};
use crate::ports::{Record, Simulated};
use core::fmt::Debug;
use rust_hdl::core::prelude::Block;

/// A golden model: what the block does in a cycle, written from the specification.
pub trait Model {
    /// The block's inputs.
    type In: Record;
    /// The block's outputs.
    type Out: Record;

    /// One cycle: the outputs that `input` and the state before the clock edge give, then the
    /// edge. A reset is a new model.
    fn step(&mut self, input: &Self::In) -> Self::Out;
}

/// Constrained random inputs, seeded.
pub trait Stimulus {
    /// The block's inputs.
    type In: Record;
    /// The block's outputs.
    type Out: Record;

    /// The inputs of the next cycle. `last` holds the outputs of the cycle before, or `None` when
    /// that was a cycle of reset (or there was none): then whatever was under way is forgotten.
    fn next(&mut self, last: Option<&Self::Out>) -> Self::In;
}

/// Watches a block's ports: counts coverage and checks rules, the stream contract first of all.
pub trait Monitor {
    /// The block's inputs.
    type In: Record;
    /// The block's outputs.
    type Out: Record;
    /// The bins that it counts.
    type Bins: Bins;

    /// One cycle without reset. After a reset a new monitor is made.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    fn observe(
        &mut self,
        input: &Self::In,
        output: &Self::Out,
        coverage: &mut Coverage<Self::Bins>,
    ) -> Result<(), Violation>;
}

/// Ties a block's parts together. Implemented once a block, by a unit struct.
pub trait Dut: 'static {
    /// The block's name in the program and in reports, as in `shadow_tags`.
    const NAME: &'static str;
    /// Mean cycles between two resets in the middle of a run. A block whose rules take longer than
    /// this to come about raises it.
    const RESET_INTERVAL: u64 = 10_000;

    /// The counters that `counter_value` shows, in the order of `counter_index`, if it has these ports.
    const COUNTERS: &'static [&'static str] = &[];

    /// The block's checked configuration.
    type Config: Clone + Debug + Sync + 'static;
    /// The inputs.
    type In: Record;
    /// The outputs.
    type Out: Record;
    /// The rust-hdl block.
    type Rtl: Block + Simulated<In = Self::In, Out = Self::Out> + 'static;
    /// The golden model.
    type Model: Model<In = Self::In, Out = Self::Out> + 'static;
    /// The random inputs.
    type Stimulus: Stimulus<In = Self::In, Out = Self::Out>;
    /// The functional coverage.
    type Bins: Bins;
    /// What watches the ports.
    type Monitor: Monitor<In = Self::In, Out = Self::Out, Bins = Self::Bins>;

    /// The hardware, not yet connected.
    fn rtl(config: &Self::Config) -> Self::Rtl;

    /// The golden model right after reset.
    fn model(config: &Self::Config) -> Self::Model;

    /// Random inputs; the same seed gives the same inputs for the same outputs.
    fn stimulus(config: &Self::Config, seed: u64) -> Self::Stimulus;

    /// A monitor for the cycles after a reset.
    fn monitor(config: &Self::Config) -> Self::Monitor;

    /// The bins that this configuration cannot reach, with the reason.
    fn unreachable(_config: &Self::Config) -> Vec<Unreachable<Self::Bins>> {
        Vec::new()
    }
}
