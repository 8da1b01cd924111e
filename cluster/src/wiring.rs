//! How the nodes of a design are joined to all else.

use std::fmt::Debug;

use base::Geometry;
use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply, DownRequest};

/// A class of messages: one waits only for later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Requests of cores to homes.
    ToHome,
    /// Requests to L2.
    ToL2,
    /// Replies of L2.
    FromL2,
    /// Replies of homes to cores.
    ToCore,
}

impl Class {
    /// All of them, in their order.
    pub const ALL: [Class; 4] = [Class::ToHome, Class::ToL2, Class::FromL2, Class::ToCore];
}

/// A message, or a beat of one.
pub trait Beat: Copy + PartialEq + Debug {
    /// No beat of this message follows.
    fn is_last(&self) -> bool;

    /// Whether the beat carries a sector's bytes.
    fn has_data(&self) -> bool;
}

impl Beat for DownRequest {
    fn is_last(&self) -> bool {
        true
    }

    fn has_data(&self) -> bool {
        self.kind != base::environment::LOAD
    }
}

impl Beat for DownReply {
    fn is_last(&self) -> bool {
        self.last
    }

    fn has_data(&self) -> bool {
        self.kind != base::environment::STORE
    }
}

/// The messages between nodes of a design that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}

impl Beat for Never {
    fn is_last(&self) -> bool {
        match *self {}
    }

    fn has_data(&self) -> bool {
        match *self {}
    }
}

/// The outputs of a node that the network takes in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// A request to a home.
    pub to_home: bool,
    /// A request to L2.
    pub to_l2: bool,
    /// A beat to a core.
    pub to_core: bool,
}

/// Inputs of a node in a cycle.
#[derive(Clone, Debug)]
pub struct Given<H, C> {
    /// Its core's number.
    pub core: usize,
    /// The core's offer.
    pub core_request: CoreRequest,
    /// The core takes a reply.
    pub takes_reply: bool,
    /// The core wants the cache empty.
    pub flush: bool,
    /// The counter that is asked for.
    pub counter: u64,
    /// The readies of the network.
    pub room: Room,
    /// The network's offers: another core's request to this home, a beat of L2, a beat of a home.
    pub from_cores: Option<H>,
    /// See `from_cores`.
    pub from_l2: Option<DownReply>,
    /// See `from_cores`.
    pub from_homes: Option<C>,
}

impl<H, C> Given<H, C> {
    /// Nothing but a counter that is asked for.
    pub(crate) fn idle(core: usize, counter: u64) -> Given<H, C> {
        Given {
            core,
            core_request: CoreRequest::default(),
            takes_reply: false,
            flush: false,
            counter,
            room: Room::default(),
            from_cores: None,
            from_l2: None,
            from_homes: None,
        }
    }

    /// A stream offers something.
    pub(crate) fn offers(&self) -> bool {
        self.core_request.valid
            || self.from_cores.is_some()
            || self.from_l2.is_some()
            || self.from_homes.is_some()
    }
}

/// Outcome of another core's request at its home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HomeWord {
    /// The core that asked, and its identifier.
    pub core: usize,
    /// See `core`.
    pub id: u64,
    /// The status.
    pub word: u64,
}

/// Outputs of a node in a cycle.
#[derive(Clone, Debug)]
pub struct Shown<'a, H, C> {
    /// The node takes the core's offer.
    pub takes_request: bool,
    /// Status of the previous request.
    pub status: &'a CoreStatus,
    /// A beat to the core.
    pub reply: &'a CoreReply,
    /// A request to a home, and which.
    pub to_home: Option<(usize, H)>,
    /// A request to L2; none unless its `valid` is true.
    pub to_l2: &'a DownRequest,
    /// A beat to a core, and which.
    pub to_core: Option<(usize, C)>,
    /// The node takes the network's offer: another core's request, a beat of L2, a beat of a home.
    pub takes_from_cores: bool,
    /// See `takes_from_cores`.
    pub takes_from_l2: bool,
    /// See `takes_from_cores`.
    pub takes_from_homes: bool,
    /// The cache is empty.
    pub flushed: bool,
    /// The readable line that became invalid in the cycle before.
    pub evicted: Option<u64>,
    /// Outcome of another core's request in its lookup.
    pub home_word: Option<HomeWord>,
    /// The node's decision, true for shared.
    pub decision: Option<bool>,
}

/// Names of a node's streams in messages.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Requests to homes, to L2, beats to cores.
    pub to_home: &'static str,
    /// See `to_home`.
    pub to_l2: &'static str,
    /// See `to_home`.
    pub to_core: &'static str,
}

/// How the nodes of a design are joined to their cores, to the networks and to `flush`: one implementation a design.
pub trait Wiring: Sized {
    /// Config of a cluster.
    type Config;
    /// The ports of a node, in a cycle.
    type In: Default;
    /// See `In`.
    type Out: Default;
    /// A request to a home, [`Never`] where there is none.
    type ToHome: Beat;
    /// A beat to a core, [`Never`] where there is none.
    type ToCore: Beat;

    /// Names of its streams.
    const NAMES: Names;

    /// The wiring of a cluster.
    fn of(config: &Self::Config) -> Self;

    /// Nodes: 1..=256.
    fn cores(&self) -> usize;

    /// The cache as a core sees it.
    fn geometry(&self) -> &Geometry;

    /// The bit of an identifier at L2 that marks a direct request.
    fn direct_bit(&self) -> usize;

    /// Slices of L2.
    fn slices(&self) -> usize;

    /// The slice of L2 that serves a line, below `slices()`.
    fn slice_of(&self, line: u64) -> usize;

    /// The nodes are given this in a cycle: what passes between them in it follows, for [`drive`](Wiring::drive).
    fn settle(&mut self, _given: &[Given<Self::ToHome, Self::ToCore>]) {}

    /// The inputs of a node.
    fn drive(&self, given: &Given<Self::ToHome, Self::ToCore>) -> Self::In;

    /// The outputs of a node.
    fn show<'a>(&self, out: &'a Self::Out) -> Shown<'a, Self::ToHome, Self::ToCore>;

    /// A request to a home names home and sender as it must.
    fn is_addressed(&self, _sender: usize, _home: usize, _request: &Self::ToHome) -> bool {
        true
    }

    /// All nodes have had their cycle: what is between them has it too. `accesses` says of each core whether a load
    /// got its status, and whether it was a hit.
    ///
    /// # Errors
    /// The logic between them is wrong.
    fn tick(&mut self, _accesses: &[Option<bool>]) -> Result<(), String> {
        Ok(())
    }
}

/// The slices of an L2, of which each has some lines in a row in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slices {
    /// How many.
    pub number: usize,
    /// Lines of the L1s in a row that lie in one slice, as a power of two.
    pub row_bits: u32,
}

impl Slices {
    /// The slice of a line.
    pub fn of(self, line: u64) -> usize {
        ((line >> self.row_bits) % self.number as u64) as usize
    }
}
