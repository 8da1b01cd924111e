//! The set index under test.
use crate::set_index::ports::{In, Out};
use crate::set_index::{Config, IndexFunction, SetIndex as Rtl};
use crate::testing::operand;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

/// The block under test; its golden model is [`IndexFunction`].
pub struct Dut;

impl testbenches::dut::Dut for Dut {
    const NAME: &'static str = "set_index";
    type Config = Config;
    type In = In;
    type Out = Out;
    type Rtl = Rtl;
    type Model = Model;
    type Stimulus = Stimulus;
    type Bins = Covered;
    type Monitor = Monitor;

    fn rtl(config: &Config) -> Rtl {
        Rtl::new(config.function(), config.line_bits(), 1 << config.set_bits())
    }
    fn model(config: &Config) -> Model {
        Model(*config)
    }
    fn stimulus(config: &Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), line_bits: config.line_bits() }
    }
    fn monitor(config: &Config) -> Monitor {
        Monitor(*config)
    }
    fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
        match config.function() {
            IndexFunction::Linear => {
                vec![Unreachable::new(Covered::hashed, "the set is the low bits")]
            }
            _ => vec![],
        }
    }
}

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        zero: "the line address was 0",
        ones: "the line address was all ones",
        one_bit: "one bit of the line address was set",
        top_bit: "the highest bit of the line address was set",
        hashed: "the set was not the low bits of the line address",
    }
}

/// The function in integers.
pub struct Model(Config);

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let set_bits = self.0.set_bits() as u32;
        let set_number = self.0.function().set_of(input.line, set_bits) as u64;
        Out { set_number, tag: input.line >> set_bits }
    }
}

/// Line addresses at random, with one bit, and at the ends.
pub struct Stimulus {
    rng: Rng,
    line_bits: usize,
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        let one_bit = 1 << self.rng.below(self.line_bits as u64);
        let line = operand(&mut self.rng, self.line_bits);
        In { line: if self.rng.chance(1, 4) { one_bit } else { line } }
    }
}

/// Counts the bins.
pub struct Monitor(Config);

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
        let (line, bits) = (input.line, self.0.line_bits());
        coverage.hit_when(line == 0, Covered::zero);
        coverage.hit_when(line == u64::MAX >> (64 - bits), Covered::ones);
        coverage.hit_when(line.is_power_of_two(), Covered::one_bit);
        coverage.hit_when(line >> (bits - 1) == 1, Covered::top_bit);
        let low = line & ((1 << self.0.set_bits()) - 1);
        coverage.hit_when(output.set_number != low, Covered::hashed);
        Ok(())
    }
}
