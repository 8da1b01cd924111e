//! What the nodes of a cluster are made of.

use blocks::shared_l1::cluster::Node;
use blocks::shared_l1::node::model::SharedL1;
use blocks::shared_l1::node::{Config, In, Out};
use testbenches::dut::Model;
use testbenches::engine::Engine;

/// A golden model as a node.
pub struct Golden {
    config: Config,
    model: SharedL1,
}

impl Golden {
    pub fn new(config: &Config) -> Golden {
        Golden { config: config.clone(), model: SharedL1::new(config) }
    }
}

impl Engine<In, Out> for Golden {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            *self = Golden::new(&self.config);
            return Out::default();
        }
        self.model.step(input)
    }
}

/// Golden models, one a core.
pub fn golden(config: &Config) -> Vec<Node> {
    (0..config.cores()).map(|_| -> Node { Box::new(Golden::new(config)) }).collect()
}
