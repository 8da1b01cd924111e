//! The golden model as an engine.

use super::Engine;
use crate::dut::{Dut, Model};

/// Runs a block's golden model; a reset makes a new one.
pub struct ModelEngine<D: Dut> {
    config: D::Config,
    model: D::Model,
}

impl<D: Dut> ModelEngine<D> {
    /// The model right after reset.
    pub fn new(config: &D::Config) -> Self {
        Self { config: config.clone(), model: D::model(config) }
    }
}

impl<D: Dut> Engine<D::In, D::Out> for ModelEngine<D> {
    fn name(&self) -> &str {
        "model"
    }

    #[inline]
    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        if reset {
            self.model = D::model(&self.config);
            return D::Out::default();
        }
        self.model.step(input)
    }

    #[inline]
    fn rests(&self) -> bool {
        self.model.rests()
    }
}
