//! Two golden nodes that do one thing after the other, and the lines that they do it to.

use shared_l1::cluster::{Cluster, Failure, Kind, Setup, Span};
use shared_l1::min_router::model::MinRouter;
use shared_l1::node::Config;
use shared_l1::node::model::Wrong;

use crate::config;
use crate::nodes::wrong;

/// A phase of `dyneb`, as on the port.
#[derive(Clone, Copy, PartialEq)]
pub enum Phase {
    Sampling,
    Private,
    Shared,
}

pub struct Directed {
    pub cluster: Cluster,
    config: Config,
    router: MinRouter,
}

impl Directed {
    /// Two nodes of four sets, in a mesh without a way past the homes.
    pub fn new(fields: &str) -> Directed {
        Directed::of(Wrong::default(), fields)
    }

    /// The same, of nodes that do something wrong.
    pub fn of(build: Wrong, fields: &str) -> Directed {
        let config = config(&format!(
            "shared_l1.cores = 2\nshared_l1.min_routing = false\nl1.sets = 4\ndyneb.samples = 4\n\
             dyneb.execute = 16\n{fields}"
        ));
        let setup = Setup {
            requests: Span::new(0, 0),
            link_latency: [Span::new(1, 8); 4],
            patience: 1_000,
            ..Setup::default()
        };
        let cluster = Cluster::new(&config, &setup, wrong(&config, build), 1);
        Directed { cluster, router: MinRouter::new(config.classifier().router()), config }
    }

    /// The `number`th line of a set that is homed at `home`.
    pub fn line(&self, set: usize, home: u64, number: usize) -> u64 {
        let lines = (0..64).map(|tag| self.config.core().line_of(set, tag));
        let mut homed = lines.filter(|&line| self.router.home_of(line) == home);
        homed.nth(number).unwrap()
    }

    /// A core asks, and everything is answered.
    pub fn ask(&mut self, core: usize, kind: Kind, line: u64) -> Result<(), Failure> {
        self.cluster.ask(core, kind, line);
        // A request is offered in the next cycle.
        self.cluster.cycle()?;
        while !self.cluster.is_idle() {
            self.cluster.cycle()?;
        }
        // A decision may be in flight.
        self.cluster.run(130).map(drop)
    }

    /// Core 0 loads these lines, which its L1 is home to, again and again until it is in a phase.
    pub fn until(&mut self, phase: Phase, lines: &[u64]) {
        for &line in lines.iter().cycle().take(2_000) {
            if self.cluster.outs()[0].phase == phase as u64 {
                return;
            }
            self.ask(0, Kind::Load, line).unwrap();
        }
        panic!("the phase never came");
    }
}
