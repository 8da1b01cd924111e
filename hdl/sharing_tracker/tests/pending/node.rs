//! A node of the abstract system: its lines, its entries, and the forwards that wait in it.

use std::collections::{BTreeMap, VecDeque};

/// Sharers that a bank forwards to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Any that is marked, be it the next one in turn or the one marked last.
    #[default]
    Any,
    /// The one marked longest ago.
    Oldest,
    /// Any whose line has come: a message has said so while its mark was still there.
    Filled,
}

/// Rules that a system breaks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wrong {
    /// A forward whose line is pending stays before the node.
    pub waits_outside: bool,
    /// A forward that waits is never given back.
    pub waits_for_ever: bool,
    /// A forward that waits is given back by way of its core's messages.
    pub nacks_behind_messages: bool,
    /// An entry ends whoever waits for its line.
    pub ends_early: bool,
    /// A line is read for those that wait before it has come.
    pub serves_early: bool,
    /// A forward takes the place of one that waits already.
    pub overwrites: bool,
    /// A store to a pending line is accepted, whoever waits for it.
    pub survives_store: bool,
    /// A store leaves the tracker's entry.
    pub keeps_entry: bool,
    /// A core whose line has come is marked, whether its mark is still there or not.
    pub marks_again: bool,
}

/// Bytes of a line: which line it is, and how many stores L2 had performed to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes {
    pub line: usize,
    pub version: u64,
}

/// A line in flight, with how many stores of the core to it were accepted before each load.
#[derive(Clone, Debug)]
pub struct Entry {
    pub line: usize,
    pub loads: Vec<usize>,
    pub bytes: Option<Bytes>,
    /// A store to it was accepted meanwhile.
    pub is_stale: bool,
}

/// A load that was sent to another core.
#[derive(Clone, Copy, Debug)]
pub struct Forward {
    pub line: usize,
    pub core: usize,
    pub entry: usize,
}

/// A forward that waits for the line of a local entry.
#[derive(Clone, Copy, Debug)]
pub struct Parked {
    pub local: usize,
    pub forward: Forward,
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
    pub parked: Vec<Parked>,
    /// The place of a forward that is given back.
    pub nack: Option<Forward>,
    /// Lines that have come, for a bank that is to hear of them.
    pub arrived: VecDeque<usize>,
    /// The core's stores to each line, by their numbers.
    pub stores: BTreeMap<usize, Vec<u64>>,
}

impl Node {
    pub fn entry_of(&self, line: usize) -> Option<usize> {
        self.entries.iter().position(|entry| entry.as_ref().is_some_and(|entry| entry.line == line))
    }

    /// The entry whose line a forward may wait for.
    pub fn awaiting(&self, line: usize) -> Option<usize> {
        let number = self.entry_of(line)?;
        self.entries[number].as_ref().filter(|entry| entry.bytes.is_none())?;
        Some(number)
    }

    /// Forwards that wait for this entry's line.
    pub fn parked_at(&self, entry: usize) -> usize {
        self.parked.iter().filter(|parked| parked.local == entry).count()
    }

    pub fn stores_to(&self, line: usize) -> &[u64] {
        self.stores.get(&line).map_or(&[], Vec::as_slice)
    }

    pub fn is_idle(&self) -> bool {
        self.entries.iter().all(Option::is_none) && self.nack.is_none() && self.parked.is_empty()
    }
}
