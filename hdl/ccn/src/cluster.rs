//! How nodes of `ccn_l1` are joined: by core, by L2, by `flush`, and by both rings.
//!
//! The values between stops in a cycle follow from the state of golden nodes; hardware runs in step with
//! them ([`beside`]).

pub use ::cluster::random::{Kind, Seen, Setup, Span};
pub use ::cluster::{Class, Failure, Judged, Slices, beside};

use std::cell::RefCell;
use std::rc::Rc;

use crate::ccn_l1::model::{CcnL1, Wrong};
use crate::ccn_l1::{Config as NodeConfig, In, Out, Request, Response};
use crate::rings::Rings;
use ::cluster::{Given, Names, Never, Shown, Wiring};
use base::Geometry;
use base::streams::Counter;
use signal::port::Ready;
use testbenches::dut::Model as _;
use testbenches::engine::Engine;

/// A cluster under random programs, links and L2.
pub type Cluster = ::cluster::random::Random<Joined>;

/// A node and its engine.
pub type Node = ::cluster::Node<Joined>;

/// A golden node, which the rings look into.
pub type Golden = Rc<RefCell<CcnL1>>;

/// Nodes on two rings.
#[derive(Clone, Debug)]
pub struct Config {
    /// Each of them.
    pub node: NodeConfig,
    /// How many: 2..=256.
    pub cores: usize,
    /// The golden nodes, by core; none where a top represents them, which has its rings inside.
    pub nodes: Vec<Golden>,
    /// Cycles from a stop to the next: 1..=5.
    pub link_latency: usize,
    /// The slices of L2 behind them.
    pub slices: Slices,
    /// A filter may be cleared while others are not, to see what that does.
    pub may_clear_alone: bool,
}

/// `cores` golden nodes and their engine.
pub fn golden(node: &NodeConfig, cores: usize, wrong: Wrong) -> (Vec<Golden>, Vec<Node>) {
    let nodes: Vec<Golden> =
        (0..cores).map(|_| Rc::new(RefCell::new(CcnL1::with(node, wrong)))).collect();
    let runs = |golden: &Golden| -> Node {
        Box::new(Runs { config: node.clone(), wrong, node: Rc::clone(golden) })
    };
    let engines = nodes.iter().map(runs).collect();
    (nodes, engines)
}

/// Runs a golden node.
struct Runs {
    config: NodeConfig,
    wrong: Wrong,
    node: Golden,
}

impl Engine<In, Out> for Runs {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        let mut node = self.node.borrow_mut();
        if reset {
            *node = CcnL1::with(&self.config, self.wrong);
            return Out::default();
        }
        node.step(input)
    }
}

/// Inputs of a node from its neighbours in a cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Around {
    request_passing: Request,
    response_passing: Response,
    /// Its neighbours take its request, and its beat.
    ready: (bool, bool),
}

/// The nodes of a cluster, and the links between them.
#[derive(Clone, Debug)]
pub struct Joined {
    config: Config,
    rings: Rings,
    around: Vec<Around>,
    cycles: u64,
}

impl Joined {
    /// Nothing is on the rings, and no line in an L1.
    fn is_empty(&self) -> bool {
        self.rings.is_empty()
            && self.config.nodes.iter().all(|node| {
                let node = node.borrow();
                let stop = node.stop();
                let queued = stop.buffered() + stop.requests_queued() + stop.responses_queued();
                queued == 0 && node.cache().tags().readable().next().is_none()
            })
    }
}

impl Wiring for Joined {
    type Config = Config;
    type In = In;
    type Out = Out;
    type ToHome = Never;
    type ToCore = Never;

    const NAMES: Names = Names { to_home: "", to_l2: "down_request", to_core: "" };

    fn of(config: &Config) -> Joined {
        Joined {
            config: config.clone(),
            rings: Rings::new(config.cores, config.link_latency),
            around: vec![Around::default(); config.cores],
            cycles: 0,
        }
    }

    fn cores(&self) -> usize {
        self.config.cores
    }

    fn geometry(&self) -> &Geometry {
        self.config.node.l1()
    }

    fn direct_bit(&self) -> usize {
        self.geometry().down_id_bits() - 1
    }

    fn slices(&self) -> usize {
        self.config.slices.number
    }

    fn slice_of(&self, line: u64) -> usize {
        self.config.slices.of(line)
    }

    fn settle(&mut self, given: &[Given<Never, Never>]) {
        let nodes = self.config.nodes.clone();
        self.cycles += 1;
        let sends = |(core, node): (usize, &Golden)| node.borrow().sends(core as u64);
        let sent: Vec<(Request, Response)> = nodes.iter().enumerate().map(sends).collect();
        for (around, offered) in self.around.iter_mut().zip(self.rings.offered(&sent)) {
            (around.request_passing, around.response_passing) = offered;
        }
        let takes: Vec<(bool, bool)> = nodes
            .iter()
            .zip(given)
            .map(|(node, given)| node.borrow().takes(&self.drive(given)))
            .collect();
        for (around, taken) in self.around.iter_mut().zip(self.rings.edge(&sent, &takes)) {
            around.ready = taken;
        }
    }

    fn drive(&self, given: &Given<Never, Never>) -> In {
        let Around { request_passing, response_passing, ready } = self.around[given.core];
        let most = self.config.node.throttler().map_or(0, |throttler| throttler.most_retired());
        In {
            core_request: given.core_request,
            core_reply: Ready { ready: given.takes_reply },
            down_request: Ready { ready: given.room.to_l2 },
            down_reply: given.from_l2.unwrap_or_default(),
            request_passing,
            request_next: Ready { ready: ready.0 },
            response_passing,
            response_next: Ready { ready: ready.1 },
            core_number: given.core as u64,
            retired: (self.cycles + given.core as u64) % (most + 1),
            flush: given.flush,
            counter: Counter { index: given.counter },
        }
    }

    fn show<'a>(&self, out: &'a Out) -> Shown<'a, Never, Never> {
        Shown {
            takes_request: out.core_request.ready,
            status: &out.core_status,
            reply: &out.core_reply,
            to_home: None,
            to_l2: &out.down_request,
            to_core: None,
            takes_from_cores: false,
            takes_from_l2: out.down_reply.ready,
            takes_from_homes: false,
            flushed: out.flushed,
            evicted: out.event.evict.then_some(out.evict.line),
            home_word: None,
            decision: None,
        }
    }

    /// All filters are cleared in one cycle, in which nothing is on the rings and no line in an L1.
    fn tick(&mut self, _accesses: &[Option<bool>]) -> Result<(), String> {
        let cleared = self.config.nodes.iter().filter(|node| node.borrow().note().cleared).count();
        if cleared == 0 || self.config.may_clear_alone {
            return Ok(());
        }
        match cleared == self.config.nodes.len() && self.is_empty() {
            true => Ok(()),
            false => Err(format!(
                "all filters must be cleared in one cycle, in which rings and L1s are empty; {cleared} were"
            )),
        }
    }
}
