//! The nodes of a cluster.

use std::cell::Cell;
use std::rc::Rc;

use shared_l1::cluster::Node;
use shared_l1::node::model::{SharedL1, Wrong};
use shared_l1::node::{Config, Dut, In, Out};
use testbenches::dut::Model as _;
use testbenches::engine::{Engine, EngineKind, make};

/// Golden models, one a core.
pub fn golden(config: &Config) -> Vec<Node> {
    (0..config.cores()).map(|_| make::<Dut>(config, EngineKind::Model, 1).unwrap()).collect()
}

/// Builds with a fault that a judge must catch: the node as it was before loads kept their place against
/// later writes of their core, and with one of the two rules that see to it.
pub const WRONG: [Wrong; 3] = [
    Wrong { writes_pass_pending_lines: true, bypassing_loads_pass_homes: true, ..Wrong::RIGHT },
    Wrong { bypassing_loads_pass_homes: true, ..Wrong::RIGHT },
    Wrong { writes_pass_pending_lines: true, ..Wrong::RIGHT },
];

/// Builds that write past the homes and keep one of the two rules of R27.
pub const WRONG_FILTERS: [Wrong; 2] = [
    Wrong { forgets_own_lines: true, ..Wrong::RIGHT },
    Wrong { overtakes_homeward_requests: true, ..Wrong::RIGHT },
];

/// Golden models that do something wrong.
pub fn wrong(config: &Config, wrong: Wrong) -> Vec<Node> {
    let model = || SharedL1::new(config).with_wrong(wrong);
    let node = |_| -> Node { Box::new(Built { config: config.clone(), wrong, model: model() }) };
    (0..config.cores()).map(node).collect()
}

/// A golden model.
struct Built {
    config: Config,
    wrong: Wrong,
    model: SharedL1,
}

impl Engine<In, Out> for Built {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = SharedL1::new(&self.config).with_wrong(self.wrong);
            return Out::default();
        }
        self.model.step(input)
    }
}

/// Nodes of `built` in an engine, each beside a golden model of `config` that gets the same inputs.
pub fn in_step(config: &Config, built: &Config, kind: EngineKind) -> Vec<Node> {
    let node = |number| cluster::in_step::<Dut>(config, built, kind, number as u64).unwrap();
    (0..config.cores()).map(node).collect()
}

/// Lookups of cores and of other cores' requests at homes where such a request waits.
pub type Lookups = Rc<Cell<[u64; 2]>>;

/// Golden models that count them.
pub fn counting(config: &Config, lookups: &Lookups) -> Vec<Node> {
    let node = |_| -> Node {
        let (config, lookups) = (config.clone(), Rc::clone(lookups));
        Box::new(Counting { model: SharedL1::new(&config), config, lookups, waited: false })
    };
    (0..config.cores()).map(node).collect()
}

struct Counting {
    config: Config,
    model: SharedL1,
    lookups: Lookups,
    /// A request waited in the cycle before, in which the one was accepted that is looked up.
    waited: bool,
}

impl Engine<In, Out> for Counting {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = SharedL1::new(&self.config);
            return Out::default();
        }
        let waits = self.model.levels().remote_in > 0;
        let out = self.model.step(input);
        if self.waited {
            let [own, remote] = self.lookups.get();
            let is_own = u64::from(out.core_status.valid);
            self.lookups.set([own + is_own, remote + u64::from(out.home_status.valid)]);
        }
        self.waited = waits;
        out
    }
}
