//! A node of the abstract ring: its lines, its entries, its queues, and the requests that wait in it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Rules that a ring breaks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wrong {
    /// A request whose line is pending stays at the head of ReqQ.
    pub waits_in_queue: bool,
    /// A request waits wherever its line is pending, without an order of the cores.
    pub waits_for_all: bool,
    /// A local request counts as sent to L2 from its leaving CB on.
    pub forgets_too_early: bool,
    /// An entry ends whoever waits for its line.
    pub ends_early: bool,
    /// A line is read for those that wait before it has come.
    pub serves_early: bool,
    /// A store to a pending line is accepted, whoever waits for it.
    pub survives_store: bool,
    /// Loads of stored lines go round too.
    pub no_filter: bool,
    /// Entry to a ring needs one free place.
    pub no_bubble: bool,
    /// A filter forgets stores that L2 has not acknowledged.
    pub forgets_unacknowledged: bool,
    /// A filter forgets what it got in the epoch that ends.
    pub forgets_at_once: bool,
    /// The ring's view of the L1s outlives an epoch.
    pub keeps_shared: bool,
    /// A line that was asked for in an earlier epoch answers others.
    pub shares_late: bool,
    /// A request waits for such a line.
    pub parks_late: bool,
    /// Each node ends its epochs alone.
    pub ends_alone: bool,
    /// A filter forgets a line that its core has loaded again.
    pub refill_forgets: bool,
}

/// Bytes of a line: which line it is, and how many stores L2 had performed to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes {
    pub line: usize,
    pub version: u64,
}

/// A load that waits, with what its core had stored to the line when it was accepted.
pub type Load = Option<u64>;

/// A line in flight.
#[derive(Clone, Debug)]
pub struct Entry {
    pub line: usize,
    pub loads: Vec<Load>,
    /// The request is in CB, on the ring, or waits in another node.
    pub travels: bool,
    /// The line, from its coming on.
    pub bytes: Option<Bytes>,
    /// A store to it was accepted meanwhile.
    pub is_stale: bool,
    /// An epoch has ended since it was reserved.
    pub is_late: bool,
}

/// A request on the ring: its line, and the core and entry that wait.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub line: usize,
    pub core: usize,
    pub entry: usize,
    pub travelled: bool,
}

/// A line that goes to this core and entry.
#[derive(Clone, Copy, Debug)]
pub struct Response {
    pub core: usize,
    pub entry: usize,
    pub bytes: Bytes,
}

/// A request of another core that waits for the line of a local entry.
#[derive(Clone, Copy, Debug)]
pub struct Parked {
    pub local: usize,
    pub core: usize,
    pub entry: usize,
}

/// The state of a node.
#[derive(Clone, Debug, Default)]
pub struct Node {
    pub entries: Vec<Option<Entry>>,
    /// Entries whose line has come, in that order.
    pub filled: VecDeque<usize>,
    /// Bytes of the way that an entry has reserved, before its line comes: those of an older line.
    pub below: Vec<Option<Bytes>>,
    pub readable: BTreeMap<usize, Bytes>,
    /// Those that answer others.
    pub shared: BTreeSet<usize>,
    pub buffer: VecDeque<(usize, usize)>,
    pub requests: VecDeque<Request>,
    pub responses: VecDeque<Response>,
    pub parked: Vec<Parked>,
    /// Lines that the filter has, each with the generation of its last store; stores without an answer of L2, each
    /// with its generation; the generation of stores of now.
    pub stored: BTreeMap<usize, u64>,
    pub unacknowledged: BTreeMap<u64, u64>,
    pub generation: u64,
    /// The last store of the core to each line: its number.
    pub last_store: BTreeMap<usize, u64>,
}

impl Node {
    pub fn entry_of(&self, line: usize) -> Option<usize> {
        self.entries.iter().position(|entry| entry.as_ref().is_some_and(|entry| entry.line == line))
    }

    /// The entry whose line a request of `core` may wait for.
    pub fn may_park(&self, here: usize, request: &Request, wrong: Wrong) -> Option<usize> {
        let number = self.entry_of(request.line)?;
        let entry = self.entries[number].as_ref()?;
        let is_in_order = !entry.travels || here > request.core || wrong.waits_for_all;
        let is_late = entry.is_late && !wrong.parks_late;
        let is_open = entry.bytes.is_none() && !entry.is_stale && !is_late;
        (is_open && is_in_order).then_some(number)
    }

    /// Some request waits for this entry's line.
    pub fn has_parked(&self, entry: usize) -> bool {
        self.parked.iter().any(|parked| parked.local == entry)
    }

    pub fn is_idle(&self) -> bool {
        self.entries.iter().all(Option::is_none)
    }
}
