//! A cache whose lines others read, fill and fetch as well.

use super::state::Data;
use super::tags::Tags;
use super::{DataSide, Flow, Flush};
use crate::streams::DownReply;

/// Accesses of other cores to the cache in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct RemoteAccess {
    /// The beat of a line that comes in this cycle, whoever sends it.
    pub line: Option<DownReply>,
    /// The array's read port is taken.
    pub reads: bool,
    /// A miss of this cycle goes elsewhere than down, and needs no room.
    pub takes_miss: bool,
    /// The entry being woken must not end: others wait for its line.
    pub holds: bool,
}

/// Resources that a miss reserved.
#[derive(Clone, Copy, Debug)]
pub struct Fetched {
    /// Line address that is fetched.
    pub line: u64,
    /// The entry that waits.
    pub entry: usize,
    /// Set of the reserved way.
    pub set: usize,
    /// Place in the set.
    pub place: usize,
}

impl<T: Tags> DataSide<T> {
    /// A sector as it is at the beginning of the coming cycle; zeros where nothing was ever reserved.
    pub fn stored(&self, set: usize, place: usize, sector: usize) -> Data {
        let sectors = &self.data[set * self.config.ways() + place];
        sectors.get(sector).copied().unwrap_or_default()
    }

    /// A busy entry has this set and place.
    pub fn is_reserved(&self, place: (usize, usize)) -> bool {
        self.entries.iter().flatten().any(|entry| (entry.set, entry.place) == place)
    }

    /// The entry that waits for a line which has not come, and the place that it has reserved.
    pub fn awaiting(&self, line: u64) -> Option<(usize, usize)> {
        let entries = self.entries.iter().enumerate();
        let mut busy = entries.filter_map(|(number, entry)| Some((number, entry.as_ref()?)));
        let entry = busy.find(|(_, entry)| entry.line == line && !entry.is_filled);
        entry.map(|(number, entry)| (number, entry.place))
    }

    /// A busy entry whose line has not come has this set and place.
    pub fn is_awaited(&self, place: (usize, usize)) -> bool {
        let mut entries = self.entries.iter().flatten();
        entries.any(|entry| (entry.set, entry.place) == place && !entry.is_filled)
    }

    /// The entry that is being woken in the coming cycle.
    pub fn woken(&self) -> Option<usize> {
        self.waking.map(|(number, _)| number)
    }

    /// A beat could enter the replies in the coming cycle, and one is to be read: of an entry being woken, for a load
    /// that is answered early, or of a hit that was looked up before.
    pub fn read_waits(&self) -> bool {
        let is_hit = matches!(self.lookup, Some((_, Flow::Reads { .. })));
        let wakes = self.waking.is_some_and(|(number, rests)| !rests && self.has_unread(number));
        let may_enter = self.replies.len() < self.config.hit_latency() + 2;
        may_enter && (is_hit || wakes || self.restarts.is_some())
    }

    /// The kind of the request in lookup in the coming cycle, and whether it bypasses the cache.
    pub fn kind_in_lookup(&self) -> (u64, bool) {
        self.lookup.map_or((0, false), |(request, _)| (request.kind, request.bypass_l1))
    }

    /// The set that is cleared in the coming cycle.
    pub fn walks(&self) -> Option<usize> {
        match self.flush {
            Flush::Walks(set) => Some(set),
            Flush::Idle | Flush::Done => None,
        }
    }
}
