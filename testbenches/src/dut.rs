//! The device under test: everything that verification must know of a block, in one trait.

use crate::contract::Violation;
use crate::coverage::{Bins, Coverage, Unreachable};
use crate::ports::{PortValue, Simulated};
use crate::recording::Known;
use crate::replay::error::ReplayError;
use crate::replay::row::Row;
use crate::replay::{Dialogue, Operation, ReplayOptions};
use core::fmt::Debug;
use rust_hdl::core::prelude::Block;

/// A golden model: what the block does in a cycle, written from the specification.
pub trait Model {
    /// The block's inputs.
    type In: PortValue;
    /// The block's outputs.
    type Out: PortValue;

    /// One cycle: the outputs that `input` and the state before the clock edge give, then the
    /// edge. A reset is a new model.
    fn step(&mut self, input: &Self::In) -> Self::Out;

    /// The block rests: a cycle in which nothing is offered to it, and in which inputs that are no stream are as in
    /// the cycle before, changes nothing, and shows what any other such cycle shows. Who knows this need not step it.
    fn rests(&self) -> bool {
        false
    }
}

/// Constrained random inputs, seeded.
pub trait Stimulus {
    /// The block's inputs.
    type In: PortValue;
    /// The block's outputs.
    type Out: PortValue;

    /// The inputs of the next cycle. `last` holds the outputs of the cycle before, or `None` when
    /// that was a cycle of reset (or there was none): then whatever was in flight is forgotten.
    fn next(&mut self, last: Option<&Self::Out>) -> Self::In;
}

/// Watches a block's ports: counts coverage and checks rules, the stream contract first of all.
pub trait Monitor {
    /// The block's inputs.
    type In: PortValue;
    /// The block's outputs.
    type Out: PortValue;
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

/// Runs transactions on engines of a block; see [`replay_with`](crate::replay::replay_with).
pub type ReplayOf<D> = fn(&<D as Dut>::Config, &str, &ReplayOptions) -> Result<String, ReplayError>;

/// Answers transactions as they come; see [`dialogue_with`](crate::replay::dialogue_with).
pub type DialogueOf<D> =
    fn(&<D as Dut>::Config, &ReplayOptions) -> Result<Box<dyn Dialogue>, ReplayError>;

/// Ties a block's parts together. Implemented once a block, by [`dut!`](crate::dut!).
pub trait Dut: Sized + 'static {
    /// The block's name in the program and in reports, as in `shadow_tags`.
    const NAME: &'static str;
    /// Mean cycles between two resets in the middle of a run. A block whose rules take longer than
    /// this to come about raises it.
    const RESET_INTERVAL: u64 = 10_000;

    /// The counters that `counter_value` shows, in the order of `counter_index`, if it has these ports.
    const COUNTERS: &'static [&'static str] = &[];

    /// Driver by transactions, if there is one: [`replay_with`](crate::replay::replay_with).
    const REPLAY: Option<ReplayOf<Self>> = None;

    /// The same, a transaction at a time: [`dialogue_with`](crate::replay::dialogue_with).
    const DIALOGUE: Option<DialogueOf<Self>> = None;

    /// The row of the page of replay of it.
    const REPLAY_ROW: Option<Row> = None;

    /// The operations of its replay, with their fields; none without a replay.
    const REPLAY_OPERATIONS: &'static [Operation] = &[];

    /// Stretches that are tried before seeds are searched for [recorded vectors](crate::recording::vectors), where four
    /// seeds do not hit every bin.
    const RECORDED: &'static [Known] = &[];

    /// The block's checked configuration.
    type Config: Clone + Debug + Send + Sync + 'static;
    /// The inputs.
    type In: PortValue;
    /// The outputs.
    type Out: PortValue;
    /// The rust-hdl block.
    type Rtl: Block + Simulated<In = Self::In, Out = Self::Out> + 'static;
    /// The golden model.
    type Model: Model<In = Self::In, Out = Self::Out> + 'static;
    /// The random inputs.
    type Stimulus: Stimulus<In = Self::In, Out = Self::Out>;
    /// The functional coverage.
    type Bins: Bins;
    /// Monitor of the ports.
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

/// Implements [`Dut`] for a unit struct of that name, from what a block's module has in scope:
/// `Config`, `In`, `Out`, `Stimulus`, `Covered`, `Monitor`, and the hardware and the golden model in `rtl` and `model`,
/// which are both named as the block is.
///
/// ```text
/// testbenches::dut!(Dut, "shadow_tags", ShadowTags, replay, unreachable, RESET_INTERVAL = 2_000);
/// ```
///
/// `Dut<MOST>` in place of `Dut` is for records with [`Lanes`](signal::port::Lanes): `In<MOST>`, `Stimulus<MOST>` and so
/// on, and a `Dut` for each number of lanes that there is room for.
///
/// Behind the names come, in any order:
/// - `replay` for a block with a [`Replay`](crate::replay::Replay);
/// - `unreachable` where a function of this name gives the bins that a geometry cannot reach;
/// - `by_value` where the block's configuration is a small value, and constructors take it as such;
/// - other constants of the trait.
#[macro_export]
macro_rules! dut {
    ($dut:ident, $name:literal, $block:ident $(, $word:ident $(= $value:expr)?)* $(,)?) => {
        $crate::dut!($dut [] [], $name, $block $(, $word $(= $value)?)*);
    };
    ($dut:ident<$most:ident>, $name:literal, $block:ident $(, $word:ident $(= $value:expr)?)* $(,)?) => {
        $crate::dut!($dut [<const $most: usize>] [<$most>], $name, $block $(, $word $(= $value)?)*);
    };
    (
        $dut:ident [$($declared:tt)*] [$($most:tt)*], $name:literal, $block:ident
        $(, $word:ident $(= $value:expr)?)*
    ) => {
        /// Everything that verification must know of the block, tied together.
        pub struct $dut $($declared)*;

        impl $($declared)* $crate::dut::Dut for $dut $($most)* {
            const NAME: &'static str = $name;

            type Config = Config;
            type In = In $($most)*;
            type Out = Out $($most)*;
            type Rtl = rtl::$block $($most)*;
            type Model = model::$block $($most)*;
            type Stimulus = Stimulus $($most)*;
            type Bins = Covered;
            type Monitor = Monitor $($most)*;

            fn rtl(config: &Config) -> Self::Rtl {
                rtl::$block::new($crate::dut_config!(config $(, $word)*))
            }

            fn model(config: &Config) -> Self::Model {
                model::$block::new($crate::dut_config!(config $(, $word)*))
            }

            fn stimulus(config: &Config, seed: u64) -> Self::Stimulus {
                Stimulus::new($crate::dut_config!(config $(, $word)*), seed)
            }

            fn monitor(config: &Config) -> Self::Monitor {
                Monitor::new($crate::dut_config!(config $(, $word)*))
            }

            $( $crate::dut_option!($word $(= $value)?); )*
        }
    };
}

/// A configuration as the constructors of [`dut!`](crate::dut!) take it.
#[doc(hidden)]
#[macro_export]
macro_rules! dut_config {
    ($config:ident, by_value $(, $words:ident)*) => { *$config };
    ($config:ident, $word:ident $(, $words:ident)*) => {
        $crate::dut_config!($config $(, $words)*)
    };
    ($config:ident) => { $config };
}

/// One option of [`dut!`](crate::dut!).
#[doc(hidden)]
#[macro_export]
macro_rules! dut_option {
    (by_value) => {};
    (replay) => {
        const REPLAY: Option<$crate::dut::ReplayOf<Self>> =
            Some($crate::replay::replay_with::<Self>);
        const DIALOGUE: Option<$crate::dut::DialogueOf<Self>> =
            Some($crate::replay::dialogue_with::<Self>);
        const REPLAY_ROW: Option<$crate::replay::Row> = Some(<Self as $crate::replay::Replay>::ROW);
        const REPLAY_OPERATIONS: &'static [$crate::replay::Operation] =
            <Self as $crate::replay::Replay>::OPERATIONS;
    };
    (unreachable) => {
        fn unreachable(config: &Config) -> Vec<$crate::coverage::Unreachable<Covered>> {
            unreachable(config)
        }
    };
    (RESET_INTERVAL = $value:expr) => {
        const RESET_INTERVAL: u64 = $value;
    };
    (RECORDED = $value:expr) => {
        const RECORDED: &'static [$crate::recording::Known] = $value;
    };
    (COUNTERS = $value:expr) => {
        const COUNTERS: &'static [&'static str] = $value;
    };
}
