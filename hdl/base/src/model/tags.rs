//! Interface between tags and data side: decisions, and their inputs.

use super::state::Entry;
use crate::streams::CoreRequest;

/// Result of a lookup, finer than the five status codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A plain load of a readable line.
    LoadHit,
    /// A plain load joined the entry of a pending line.
    Joined,
    /// A plain load reserved a place.
    Miss,
    /// A load that bypasses the cache.
    DirectLoad,
    /// A plain store to a readable line.
    StoreHit,
    /// A plain store to another line.
    StoreMiss,
    /// An atomic, or a store that bypasses the cache.
    DirectWrite,
    /// Nothing changed; what was missing.
    Refused(Missing),
}

/// Resource that a refused request lacked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missing {
    /// The miss queue was full.
    pub room: bool,
    /// No MSHR entry was free.
    pub entry: bool,
    /// Every place was pending.
    pub place: bool,
    /// The line's entry takes no more loads.
    pub merge: bool,
    /// The line is pending and stale.
    pub is_stale: bool,
    /// The line is pending, and a store or atomic must not make it stale.
    pub is_pending: bool,
}

impl Case {
    /// Its code on `core_status`.
    pub fn word(self) -> u64 {
        match self {
            Case::LoadHit | Case::StoreHit => 0,
            Case::Joined => 1,
            Case::Miss | Case::StoreMiss => 2,
            Case::DirectLoad | Case::DirectWrite => 3,
            Case::Refused(_) => 4,
        }
    }
}

/// Action of the data side for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// No change of the tags.
    Nothing,
    /// To read its sectors from a place.
    Read {
        /// Set of the line.
        set: usize,
        /// Place in the set.
        place: usize,
    },
    /// To let it wait in an entry.
    Join {
        /// Number of the MSHR entry.
        entry: usize,
    },
    /// To fetch its line to a place.
    Fetch {
        /// Number of the MSHR entry.
        entry: usize,
        /// Set of the reserved way.
        set: usize,
        /// Place in the set.
        place: usize,
    },
    /// To send it down as it is.
    Send,
    /// To send it down, and to write it to a place as well.
    SendAndWrite {
        /// Set of the line.
        set: usize,
        /// Place in the set.
        place: usize,
    },
    /// To write it to a place, and not to send it: it goes elsewhere.
    Write {
        /// Set of the line.
        set: usize,
        /// Place in the set.
        place: usize,
    },
}

/// Result of a lookup with its side effects.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Case of the lookup.
    pub case: Case,
    /// Action that remains.
    pub act: Act,
    /// The readable line that became invalid.
    pub evicted: Option<u64>,
    /// A pending line became stale.
    pub made_stale: bool,
    /// The line was readable.
    pub was_readable: bool,
    /// The line was pending.
    pub of_pending: bool,
    /// A line of its set was pending.
    pub past_pending: bool,
}

impl Found {
    /// A lookup that did nothing else.
    pub fn new(case: Case, act: Act) -> Found {
        Found {
            case,
            act,
            evicted: None,
            made_stale: false,
            was_readable: false,
            of_pending: false,
            past_pending: false,
        }
    }

    /// A refusal for want of `missing`.
    pub fn refused(missing: Missing) -> Found {
        Found::new(Case::Refused(missing), Act::Nothing)
    }
}

/// Free resources at the beginning of a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    /// The miss queue has room.
    pub has_room: bool,
    /// The MSHR entries.
    pub entries: &'a [Option<Entry>],
    /// Loads that one of them takes.
    pub merges: usize,
}

impl Means<'_> {
    /// The lowest free entry.
    #[inline]
    pub fn free_entry(&self) -> Option<usize> {
        self.entries.iter().position(Option::is_none)
    }

    /// An entry takes one more load.
    pub fn can_join(&self, entry: usize) -> bool {
        self.entries[entry].as_ref().is_some_and(|entry| entry.joined < self.merges)
    }
}

/// The tags of a cache.
pub trait Tags {
    /// Looks a request up and changes what it changes at once.
    fn look_up(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found;

    /// The identifier that a request carries from its lookup on.
    fn identifier(&self, request: &CoreRequest, _found: &Found) -> u64 {
        request.id
    }

    /// Whether the request that was just refused may stay in lookup: all that it waits for comes without the
    /// tags.
    fn may_wait(&self) -> bool {
        true
    }

    /// The last load that waits for the line in a place has been read: it becomes readable, and the
    /// entry free. False when the tags must release the line first, in a separate cycle.
    fn finish(&mut self, set: usize, place: usize) -> bool;

    /// Releases the line in that cycle.
    fn release(&mut self, set: usize, place: usize);

    /// The line in a place is stale.
    fn is_stale(&self, set: usize, place: usize) -> bool;

    /// Makes every line of a set invalid.
    fn clear(&mut self, set: usize);
}
