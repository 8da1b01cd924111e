//! A block's stimulus with its golden model's answers.

use crate::dut::{Dut, Model, Stimulus};

/// A cycle: what goes in, and what must come out before its clock edge. A cycle of reset has no output.
pub(crate) struct Cycle<D: Dut> {
    pub(crate) input: D::In,
    pub(crate) output: Option<D::Out>,
}

/// The cycles of a seed, without end. The first is one of reset, and there is no other.
pub(super) struct Run<D: Dut> {
    stimulus: D::Stimulus,
    model: D::Model,
    is_begun: bool,
    last: Option<D::Out>,
}

impl<D: Dut> Run<D> {
    pub(super) fn new(config: &D::Config, seed: u64) -> Self {
        let (stimulus, model) = (D::stimulus(config, seed), D::model(config));
        Self { stimulus, model, is_begun: false, last: None }
    }
}

impl<D: Dut> Iterator for Run<D> {
    type Item = Cycle<D>;

    fn next(&mut self) -> Option<Cycle<D>> {
        let input = self.stimulus.next(self.last.as_ref());
        self.last = self.is_begun.then(|| self.model.step(&input));
        self.is_begun = true;
        Some(Cycle { input, output: self.last })
    }
}
