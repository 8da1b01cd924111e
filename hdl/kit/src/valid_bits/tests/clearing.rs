//! The table `with_clear_all` under test: the one without, and a port more.
use super::dut::Random as Plain;
use crate::testing::dut;
use crate::valid_bits::ValidBits;
use crate::valid_bits::{model, ports};
use rust_hdl::core::prelude::*;
use std::ops::{Deref, DerefMut};
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Monitor, Stimulus};
use testbenches::stimulus::Rng;

/// The depth.
type Config = usize;

/// The table, as a type of its own: it has other ports.
pub struct Rtl(ValidBits);

impl Rtl {
    /// A table of so many bits.
    pub fn new(depth: Config) -> Rtl {
        Rtl(ValidBits::with_clear_all(depth))
    }
}

impl Deref for Rtl {
    type Target = ValidBits;
    fn deref(&self) -> &ValidBits {
        &self.0
    }
}

impl DerefMut for Rtl {
    fn deref_mut(&mut self) -> &mut ValidBits {
        &mut self.0
    }
}

impl Logic for Rtl {
    fn update(&mut self) {}
}

impl Block for Rtl {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }
    fn update_all(&mut self) {
        self.0.update_all();
    }
    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

testbenches::ports! {
    rtl Rtl;
    /// What the block reads in a cycle.
    pub struct In {
        pub set_enable: bool,
        pub set_index: u64,
        pub clear_enable: bool,
        pub clear_index: u64,
        pub clear_all: bool,
        pub read_index: u64,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub is_set: bool,
    }
}

dut!(ClearingDut, "valid_bits_clear_all", |_| vec![]);

testbenches::bins! {
    /// The cases of the rule.
    pub enum Covered {
        cleared: "all were cleared while the bit read was 1",
        met: "all were cleared in the cycle of a set",
    }
}

/// The golden model.
pub struct Model(model::Model);

impl Model {
    /// A table of zeros.
    pub fn new(depth: Config) -> Model {
        Model(model::Model::new(depth))
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let In { set_enable, set_index, clear_enable, clear_index, clear_all, read_index } = *input;
        let plain = ports::In { set_enable, set_index, clear_enable, clear_index, read_index };
        let out = Out { is_set: self.0.step(&plain).is_set };
        // R6: nothing outlasts it.
        if clear_all {
            self.0 = model::Model::new(0);
        }
        out
    }
}

/// What the other table is given, and now and then everything cleared.
pub struct Random {
    plain: Plain,
    rng: Rng,
}

impl Random {
    /// The same seed gives the same inputs.
    pub fn new(depth: Config, seed: u64) -> Random {
        Random { plain: Plain::new(depth, seed), rng: Rng::new(seed) }
    }
}

impl Stimulus for Random {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        let ports::In { set_enable, set_index, clear_enable, clear_index, read_index } =
            self.plain.next(None);
        let clear_all = self.rng.chance(1, 64);
        In { set_enable, set_index, clear_enable, clear_index, clear_all, read_index }
    }
}

/// Counts the bins.
pub struct Watch;

impl Watch {
    /// Right after a reset.
    pub fn new(_: Config) -> Watch {
        Watch
    }
}

impl Monitor for Watch {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        coverage.hit_when(input.clear_all && output.is_set, Covered::cleared);
        coverage.hit_when(input.clear_all && input.set_enable, Covered::met);
        Ok(())
    }
}
