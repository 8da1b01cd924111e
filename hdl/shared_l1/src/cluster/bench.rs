//! The whole cluster, cycle by cycle.

use core::fmt;

use testbenches::contract::Violation;
use testbenches::engine::Engine;
use testbenches::stimulus::Rng;

use super::driver::Core;
use super::fabric::{Class, Fabric};
use super::history::{History, Judged};
use super::program::Program;
use super::setup::{Setup, Span};
use super::slice::Slice;
use super::wires::Wires;
use crate::min_router::model::MinRouter;
use crate::node::{Config, In, Out};
use base::environment::{ATOMIC, LOAD, STORE};
use base::streams::Counter;

/// What runs a node.
pub type Node = Box<dyn Engine<In, Out>>;

/// What a core asks a line for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Its bytes.
    Load = LOAD as isize,
    /// To change some of them.
    Store = STORE as isize,
    /// To change them, and to give those before.
    Atomic = ATOMIC as isize,
    /// Its bytes, past every L1.
    BypassingLoad,
}

/// Cycles from one look at the age of requests to the next.
const LOOK: u64 = 256;

/// A rule that a run broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The seed of the run.
    pub seed: u64,
    /// The cycle, the first one being 0.
    pub cycle: u64,
    /// The node at which it was seen, if at one.
    pub node: Option<usize>,
    /// The rule, and what was seen.
    pub violation: Violation,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { seed, cycle, node, violation } = self;
        let node = node.map_or(String::new(), |node| format!(", node {node}"));
        write!(f, "cycle {cycle} of seed {seed}{node}: {violation}")
    }
}

impl std::error::Error for Failure {}

/// What a run has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Cycles.
    pub cycles: u64,
    /// Kernels that ended with every node flushed.
    pub kernels: u64,
    /// Requests of cores that were accepted and not refused.
    pub requests: u64,
    /// Statuses: `hit`, `hit_pending`, `miss`, `bypass`, `reservation_fail`.
    pub statuses: [u64; 5],
    /// Decisions of `dyneb`, for private and for shared.
    pub decisions: [u64; 2],
    /// Beats that links moved of each class.
    pub beats: [u64; 4],
    /// The longest time from a request's first offer to the last beat of its answer, in cycles.
    pub longest: u64,
    /// Beats of loads that were compared with the order of writes.
    pub judged: Judged,
}

/// Nodes, their cores, links and L2.
pub struct Cluster {
    config: Config,
    setup: Setup,
    seed: u64,
    router: MinRouter,
    nodes: Vec<Node>,
    wires: Vec<Wires>,
    cores: Vec<Core>,
    slices: Vec<Slice>,
    fabric: Fabric,
    history: History,
    rng: Rng,
    /// Nodes that have shown `flushed` in this kernel.
    flushed: Vec<bool>,
    /// Outputs of the last cycle.
    outs: Vec<Out>,
    seen: Seen,
}

impl Cluster {
    /// A cluster after a reset, of as many nodes as `config` has cores. The same seed gives the same
    /// run.
    pub fn new(config: &Config, setup: &Setup, mut nodes: Vec<Node>, seed: u64) -> Cluster {
        for node in &mut nodes {
            node.cycle(true, &In::default());
        }
        let number = nodes.len();
        let slices = config.classifier().router().slices();
        let direct_bit = config.l1().down_id_bits() - 1;
        let mut cluster = Cluster {
            router: MinRouter::new(config.classifier().router()),
            nodes,
            wires: (0..number).map(Wires::new).collect(),
            cores: (0..number).map(|core| Core::new(core, config, setup, seed)).collect(),
            slices: (0..slices).map(|slice| Slice::new(slice, direct_bit, setup)).collect(),
            fabric: Fabric::new(number, slices, setup),
            history: History::new(config.core().sector_bytes()).only_counting(setup.only_counts),
            rng: Rng::new(seed),
            flushed: vec![false; number],
            outs: vec![Out::default(); number],
            seen: Seen::default(),
            config: config.clone(),
            setup: setup.clone(),
            seed,
        };
        cluster.begin_kernel();
        cluster
    }

    /// Runs so many cycles more.
    ///
    /// # Errors
    /// The first rule that is broken.
    pub fn run(&mut self, cycles: u64) -> Result<Seen, Failure> {
        for _ in 0..cycles {
            self.cycle()?;
        }
        Ok(self.seen())
    }

    /// What the run has seen until now.
    pub fn seen(&self) -> Seen {
        Seen {
            requests: self.cores.iter().map(Core::count).sum(),
            longest: self.cores.iter().map(Core::longest).max().unwrap_or(0),
            beats: self.fabric.moved(),
            judged: self.history.judged(),
            ..self.seen.clone()
        }
    }

    /// Of a class nothing moves any more, or does again.
    pub fn hold(&mut self, class: Class, held: bool) {
        self.fabric.hold(class, held);
    }

    /// A node's messages of a class, sent or of L2 to it, are so many cycles in flight, until the next kernel.
    pub fn delay(&mut self, node: usize, class: Class, latency: Span) {
        self.fabric.delay(node, class, latency);
    }

    /// What the nodes answered in the last cycle.
    pub fn outs(&self) -> &[Out] {
        &self.outs
    }

    /// One cycle.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn cycle(&mut self) -> Result<(), Failure> {
        let now = self.seen.cycles;
        for node in 0..self.nodes.len() {
            let stepped = self.step(node, now);
            stepped.map_err(|violation| self.failure(Some(node), violation))?;
        }
        self.fabric.tick(now, &mut self.rng);
        for slice in &mut self.slices {
            let served = slice.tick(now, &mut self.fabric, &mut self.history, &mut self.rng);
            if let Err(violation) = served {
                return Err(self.failure(None, violation));
            }
        }
        if self.flushed.iter().all(|&flushed| flushed) {
            let ended = self.history.end_kernel();
            ended.map_err(|violation| self.failure(None, violation))?;
            self.seen.kernels += 1;
            self.begin_kernel();
        }
        self.seen.cycles += 1;
        Ok(())
    }

    /// One cycle of a node and its core.
    fn step(&mut self, node: usize, now: u64) -> Result<(), Violation> {
        let core = &mut self.cores[node];
        let mut input = In { counter: Counter { index: self.rng.bits(4) }, ..In::default() };
        core.drive(now, self.setup.requests.most > 0, &mut input);
        self.wires[node].drive(&self.fabric, &mut input);
        let out = self.nodes[node].cycle(false, &input);
        if let Some(fault) = self.nodes[node].fault() {
            return Err(Violation::new("engine", fault));
        }
        core.see(now, &input, &out, &mut self.history)?;
        self.wires[node].see(&input, &out, &mut self.fabric, &self.router)?;
        if now.is_multiple_of(LOOK) {
            core.in_time(now, self.setup.patience)?;
        }
        if out.core_status.valid {
            let status = self.seen.statuses.get_mut(out.core_status.word as usize);
            *status.ok_or_else(|| Violation::new("R4", "a status must be 0 to 4"))? += 1;
        }
        if out.decision_valid {
            self.seen.decisions[usize::from(out.decision_shared)] += 1;
        }
        self.flushed[node] |= input.flush && out.flushed;
        self.outs[node] = out;
        Ok(())
    }

    fn begin_kernel(&mut self) {
        let program = Program::any(&self.config, &self.setup, &mut self.rng);
        for core in &mut self.cores {
            core.begin(&program, self.setup.requests.draw(&mut self.rng));
        }
        self.fabric.begin(&self.setup.link_latency, &mut self.rng);
        for slice in &mut self.slices {
            slice.latency = self.setup.l2_latency.part(&mut self.rng);
        }
        self.flushed.fill(false);
    }

    fn failure(&self, node: Option<usize>, violation: Violation) -> Failure {
        Failure { seed: self.seed, cycle: self.seen.cycles, node, violation }
    }

    /// The core asks for the first sector of a line as soon as it can, before anything else that it has
    /// to ask; a store or atomic with random bytes.
    pub fn ask(&mut self, core: usize, kind: Kind, line: u64) {
        let request = Program::single(&self.config, kind, line, &mut self.rng);
        self.cores[core].want(request);
    }

    /// Every request is answered, and nothing left to ask.
    pub fn is_idle(&self) -> bool {
        self.cores.iter().all(Core::is_idle)
    }

    /// Every request that L2 has taken is answered, and every reply has come to its node.
    pub fn is_drained(&self) -> bool {
        let is_quiet = self.fabric.from_l2.is_empty() && self.fabric.to_core.is_empty();
        is_quiet && self.slices.iter().all(Slice::is_idle)
    }
}
