//! The saturating counter under test.
use crate::saturating_counter::ports::{In, Out};
use crate::saturating_counter::{Config, model, rtl};
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "saturating_counter", SaturatingCounter, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        stopped_above: "an increment came at the maximum",
        stopped_below: "a decrement came at 0",
        both_at_maximum: "an increment and a decrement came at the maximum",
        both_at_0: "an increment and a decrement came at 0",
        left_maximum: "a decrement came at the maximum",
        cleared: "a clear came while the value was not 0",
        cleared_and_increment: "a clear came with an increment",
        idle: "nothing was asked for",
    }
}

/// Runs up, runs down, and a mix.
pub struct Stimulus {
    rng: Rng,
    /// Chances of increment, decrement and clear in 256.
    chances: [u64; 3],
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(_: Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), chances: [128, 128, 8] }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        if self.rng.chance(1, 256) {
            let moods = [[240, 16, 0], [16, 240, 0], [250, 128, 1], [128, 128, 32], [60, 60, 2]];
            self.chances = *self.rng.pick(&moods).unwrap_or(&moods[0]);
        }
        let [increment, decrement, clear] = self.chances.map(|c| self.rng.chance(c, 256));
        In { increment, decrement, clear }
    }
}

/// Counts the bins.
pub struct Monitor {
    maximum: u64,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { maximum: u64::MAX >> (64 - config.width()) }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (lowest, highest) = (output.value == 0, output.value == self.maximum);
        let both = input.increment && input.decrement;
        coverage.hit_when(highest && input.increment && !both, Covered::stopped_above);
        coverage.hit_when(lowest && input.decrement && !both, Covered::stopped_below);
        coverage.hit_when(highest && both, Covered::both_at_maximum);
        coverage.hit_when(lowest && both, Covered::both_at_0);
        coverage.hit_when(highest && input.decrement && !both, Covered::left_maximum);
        coverage.hit_when(!lowest && input.clear, Covered::cleared);
        coverage.hit_when(input.clear && input.increment, Covered::cleared_and_increment);
        coverage.hit_when(*input == In::default(), Covered::idle);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = match config.width() {
        33.. => vec![
            (Covered::stopped_above, "the maximum is too far"),
            (Covered::both_at_maximum, "the maximum is too far"),
            (Covered::left_maximum, "the maximum is too far"),
        ],
        _ => vec![],
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
