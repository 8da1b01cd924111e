//! The occupancy of decoupled tags, which no port shows: golden nodes note it.

use decoupled_l1d::l1d::model::DecoupledL1d;
use decoupled_l1d::l1d::{Config, Dut, In, Out};
use std::cell::Cell;
use std::rc::Rc;
use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine};

/// Valid tag entries of all nodes, summed over their flushes, and entries that there were.
#[derive(Clone, Debug, Default)]
pub(super) struct Occupancy(Rc<Cell<[u64; 2]>>);

impl Occupancy {
    /// A golden node that notes its tag entries when `flush` rises: a kernel has ended, and nothing is invalidated yet.
    pub(super) fn node(&self, config: &Config) -> BoxedEngine<Dut> {
        let model = DecoupledL1d::new(config);
        Box::new(Noting { config: config.clone(), model, flush: false, noted: self.clone() })
    }

    /// Valid entries, and entries.
    pub(super) fn noted(&self) -> [u64; 2] {
        self.0.get()
    }
}

struct Noting {
    config: Config,
    model: DecoupledL1d,
    /// `flush` in the cycle before.
    flush: bool,
    noted: Occupancy,
}

impl Engine<In, Out> for Noting {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            (self.model, self.flush) = (DecoupledL1d::new(&self.config), false);
            return Out::default();
        }
        if input.flush && !self.flush {
            let [valid, all] = self.noted.noted();
            let entries = self.config.data().sets() * self.config.tag_ways();
            let now = self.model.tags().valid_entries() as u64;
            self.noted.0.set([valid + now, all + entries as u64]);
        }
        self.flush = input.flush;
        self.model.step(input)
    }
}
