//! The whole cluster, cycle by cycle.

use core::fmt;

use testbenches::contract::{StreamContract, Violation};
use testbenches::engine::Engine;
use testbenches::stimulus::Rng;

use crate::parts::{Judge, Network, Observer, Parts, Program};
use crate::port::Port;
use crate::streams::Streams;
use crate::top::Nodes;
use crate::wiring::{Given, Wiring};
use base::streams::DownRequest;

/// A node and its engine.
pub type Node<W> = Box<dyn Engine<<W as Wiring>::In, <W as Wiring>::Out>>;

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

/// Nodes, their cores, the network and L2.
pub struct Cluster<W: Wiring, P, N, J, O> {
    /// The parts, for those who made them.
    pub parts: Parts<P, N, J, O>,
    pub(crate) wiring: W,
    pub(crate) rng: Rng,
    seed: u64,
    pub(crate) nodes: Nodes<W>,
    pub(crate) streams: Vec<Streams<W>>,
    /// The contracts of a top's requests at its slices' ports.
    pub(crate) at_slices: Vec<StreamContract<DownRequest>>,
    pub(crate) ports: Vec<Port>,
    /// Nodes that have shown `flushed` in this kernel.
    pub(crate) flushed: Vec<bool>,
    /// Of each node that rests, with its last outputs those of rest: its inputs that are no stream.
    resting: Vec<Option<(bool, u64)>>,
    /// Of each core, the load that got its status in the cycle.
    accesses: Vec<Option<bool>>,
    /// Outputs of the last cycle.
    outs: Vec<W::Out>,
    /// Room for what the nodes are given in a cycle.
    given: Vec<Given<W::ToHome, W::ToCore>>,
    cycles: u64,
    /// There is a kernel that has not ended.
    is_running: bool,
}

impl<W, P, N, J, O> Cluster<W, P, N, J, O>
where
    W: Wiring,
    P: Program,
    N: Network<W>,
    J: Judge,
    O: Observer<W, P::Record>,
{
    /// A cluster after a reset, at the beginning of its first kernel. The same seed and parts give the same run.
    pub fn of(wiring: W, nodes: impl Into<Nodes<W>>, parts: Parts<P, N, J, O>, seed: u64) -> Self {
        let (mut nodes, number) = (nodes.into(), wiring.cores());
        nodes.reset(number);
        let waits = wiring.geometry().waits_when_full();
        let mut cluster = Cluster {
            parts,
            wiring,
            rng: Rng::new(seed),
            seed,
            at_slices: vec![StreamContract::new(W::NAMES.to_l2); nodes.slices()],
            nodes,
            streams: (0..number).map(Streams::new).collect(),
            ports: (0..number).map(|core| Port::new(core, waits)).collect(),
            flushed: vec![false; number],
            resting: vec![None; number],
            accesses: vec![None; number],
            outs: (0..number).map(|_| W::Out::default()).collect(),
            given: Vec::new(),
            cycles: 0,
            is_running: false,
        };
        cluster.begin_kernel();
        cluster
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// There is a kernel that has not ended.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The cores' ports.
    pub fn ports(&self) -> &[Port] {
        &self.ports
    }

    /// Outputs of the nodes in the last cycle.
    pub fn outs(&self) -> &[W::Out] {
        &self.outs
    }

    /// Every request is answered, and nothing left to ask.
    pub fn is_idle(&self) -> bool {
        let mut ports = self.ports.iter().enumerate();
        ports.all(|(core, port)| {
            port.is_quiet() && port.unanswered() == 0 && self.parts.program.has_asked(core)
        })
    }

    /// One cycle.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn cycle(&mut self) -> Result<(), Failure> {
        let now = self.cycles;
        match self.nodes {
            Nodes::Each(_) => self.step_each(now)?,
            Nodes::Top(_) => self.step_top(now)?,
        }
        if now.is_multiple_of(LOOK) {
            self.in_time(now)?;
        }
        let Parts { network, judge, .. } = &mut self.parts;
        let ticked = network.tick(now, judge, &mut self.rng);
        ticked.map_err(|violation| self.failure(None, violation))?;
        if self.flushed.iter().all(|&flushed| flushed) {
            let ended = self.parts.judge.end_kernel();
            ended.map_err(|violation| self.failure(None, violation))?;
            self.parts.observer.kernel(now);
            self.begin_kernel();
        }
        self.cycles += 1;
        Ok(())
    }

    /// One cycle of all nodes and their cores, and of what is between them.
    fn step_each(&mut self, now: u64) -> Result<(), Failure> {
        let mut all = std::mem::take(&mut self.given);
        all.extend((0..self.ports.len()).map(|node| self.drive(node, now)));
        self.wiring.settle(&all);
        for (node, given) in all.iter().enumerate() {
            let stepped = self.step(node, now, given);
            stepped.map_err(|violation| self.failure(Some(node), violation))?;
        }
        all.clear();
        self.given = all;
        let between = self.wiring.tick(&self.accesses);
        between.map_err(|fault| self.failure(None, Violation::new("engine", fault)))
    }

    /// Inputs of a node in a cycle.
    fn drive(&mut self, node: usize, now: u64) -> Given<W::ToHome, W::ToCore> {
        let Parts { program, network, .. } = &mut self.parts;
        let mut given = Given::idle(node, program.counter(&mut self.rng));
        self.ports[node].drive(now, program, &mut given);
        self.streams[node].drive(network, &mut given);
        given
    }

    /// One cycle of a node and its core. A node that rests is not stepped: it would show what it showed.
    fn step(
        &mut self,
        node: usize,
        now: u64,
        given: &Given<W::ToHome, W::ToCore>,
    ) -> Result<(), Violation> {
        let Nodes::Each(nodes) = &mut self.nodes else { return Ok(()) };
        let Parts { program, network, judge, observer } = &mut self.parts;
        let port = &mut self.ports[node];
        let standing = Some((given.flush, given.counter)).filter(|_| !given.offers());
        if standing.is_some() && self.resting[node] == standing {
            self.accesses[node] = None;
            return Ok(());
        }
        let rested = standing.is_some() && nodes[node].rests();
        let out = nodes[node].cycle(false, &self.wiring.drive(given));
        // A node's outputs are those of rest if it rested before, and last if it still does.
        self.resting[node] = standing.filter(|_| rested && nodes[node].rests());
        if let Some(fault) = nodes[node].fault() {
            return Err(Violation::new("engine", fault));
        }
        let shown = self.wiring.show(&out);
        let access = port.see::<W, P>(now, given, &shown, (program, judge, observer))?;
        self.accesses[node] = access;
        self.streams[node].see(given, &shown, network, &self.wiring)?;
        observer.node(now, given, &shown);
        self.flushed[node] |= given.flush && shown.flushed;
        if self.flushed[node] && program.goes_on(node) {
            port.begin();
            self.flushed[node] = false;
        }
        self.outs[node] = out;
        Ok(())
    }

    /// No request has waited too long.
    fn in_time(&self, now: u64) -> Result<(), Failure> {
        let patience = self.parts.program.patience();
        for (node, port) in self.ports.iter().enumerate() {
            let waited = port.in_time(now, patience);
            waited.map_err(|violation| self.failure(Some(node), violation))?;
        }
        Ok(())
    }

    fn begin_kernel(&mut self) {
        self.is_running = self.parts.program.begin(&mut self.rng);
        self.parts.network.begin(&mut self.rng);
        self.ports.iter_mut().for_each(Port::begin);
        self.flushed.fill(false);
    }

    pub(crate) fn failure(&self, node: Option<usize>, violation: Violation) -> Failure {
        Failure { seed: self.seed, cycle: self.cycles, node, violation }
    }
}
