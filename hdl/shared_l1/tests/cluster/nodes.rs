//! What the nodes of a cluster are made of.

use shared_l1::cluster::Node;
use shared_l1::node::{Config, Dut, In, Out};
use testbenches::engine::{Engine, EngineKind, make};
use testbenches::ports::{PortValue, differences};

/// Golden models, one a core.
pub fn golden(config: &Config) -> Vec<Node> {
    (0..config.cores()).map(|_| make::<Dut>(config, EngineKind::Model, 1).unwrap()).collect()
}

/// Nodes of `built` in an engine, each beside a golden model of `config` that gets the same inputs.
pub fn in_step(config: &Config, built: &Config, kind: EngineKind) -> Vec<Node> {
    let node = |number| -> Node {
        let golden = make::<Dut>(config, EngineKind::Model, 1).unwrap();
        let hardware = make::<Dut>(built, kind, number as u64).unwrap();
        Box::new(InStep { golden, hardware, difference: None })
    };
    (0..config.cores()).map(node).collect()
}

/// The hardware, which runs the cluster, and the golden model that it must agree with.
struct InStep {
    golden: Node,
    hardware: Node,
    difference: Option<String>,
}

impl Engine<In, Out> for InStep {
    fn name(&self) -> &str {
        self.hardware.name()
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        let (expected, seen) = (self.golden.cycle(reset, input), self.hardware.cycle(reset, input));
        if !reset && !expected.agrees(&seen) && self.difference.is_none() {
            let text = differences(&expected, &seen);
            self.difference = Some(format!("model and hardware differ: {text}"));
        }
        seen
    }

    fn fault(&self) -> Option<&str> {
        self.difference.as_deref().or_else(|| self.hardware.fault())
    }
}
