//! rust-hdl's simulation as an engine.

use super::Engine;
use crate::ports::Simulated;
use rust_hdl::core::prelude::Block;
use signal::Simulator;

/// Runs a rust-hdl block in this process.
pub struct HdlEngine<B> {
    simulator: Simulator<B>,
    fault: Option<String>,
}

impl<B: Block + Simulated> HdlEngine<B> {
    /// Connects `block`. Its registers hold 0 until a cycle with reset.
    pub fn new(block: B) -> Self {
        Self { simulator: Simulator::new(block), fault: None }
    }
}

impl<B: Block + Simulated> Engine<B::In, B::Out> for HdlEngine<B> {
    fn name(&self) -> &str {
        "hdl"
    }

    fn cycle(&mut self, reset: bool, input: &B::In) -> B::Out {
        self.simulator.block_mut().drive(input);
        if let Err(error) = self.simulator.settle() {
            self.fault.get_or_insert_with(|| error.to_string());
        }
        let output = self.simulator.block().sample();
        self.simulator.edge(reset);
        output
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}
