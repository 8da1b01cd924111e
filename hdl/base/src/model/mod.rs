//! The golden model of an L1: what lies behind its tags, with a list for everything that waits, and plain
//! tags. Designs with other tags implement [`Tags`].

mod cycle;
mod lines;
mod moves;
mod policy;
mod remote_access;
mod state;
mod tags;

use std::collections::VecDeque;

pub use lines::{Lines, Sought};
pub use moves::write_bytes;
pub use policy::Policy;
pub use remote_access::{Fetched, RemoteAccess};
pub use state::{ATOMIC, Beat, Data, Entry, LOAD, STORE};
pub use tags::{Act, Case, Found, Means, Missing, Tags};

use crate::Geometry;
use crate::ports::{In, Out};
use crate::streams::{CoreRequest, CounterBack, DownRequest, Events};
use state::Load;

/// Remaining steps of a request in lookup.
#[derive(Clone, Copy, Debug)]
enum Flow {
    /// To be looked up: it was accepted in the cycle before.
    New,
    /// Sectors of a hit to be read.
    Reads {
        set: usize,
        place: usize,
        load: Load,
    },
    /// A store's bytes to be written.
    Writes {
        set: usize,
        place: usize,
    },
    Done,
}

/// Whose reply has entered the replies in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    /// A direct request's.
    Direct,
    /// A hit's.
    Hit,
}

/// How far a flush is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flush {
    /// None, or one that waits for the cache to drain.
    Idle,
    /// The set whose lines become invalid.
    Walks(usize),
    /// `flushed` is true.
    Done,
}

/// Events of a cycle, reported in the next (R25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CycleEvents {
    /// The status of the request that was looked up.
    status: Option<u64>,
    /// The readable line that became invalid.
    evicted: Option<u64>,
    /// A line's last beat was written.
    filled: bool,
}

/// Events of a cycle, for observers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note {
    /// The lookup of this cycle.
    pub found: Option<Found>,
    /// There was room downwards, but no place for the data of a store or atomic.
    pub lacks_data_place: bool,
    /// The request found no room, and is retried.
    pub waits: bool,
    /// The load that joined came when its line was filled already.
    pub joined_filled: bool,
    /// A beat of a waking entry was read.
    pub woke: bool,
    /// The beat was the first of a load that is not the entry's first.
    pub woke_again: bool,
    /// A direct reply's beat entered the replies.
    pub passed: bool,
    /// A hit could not be read.
    pub hit_waits: bool,
    /// A beat of a line was written.
    pub filled: bool,
    /// A beat came for an entry whose line had come already.
    pub was_filled: bool,
    /// A store was written.
    pub wrote: bool,
    /// A store could not be written.
    pub store_waits: bool,
    /// A load was answered before its line was whole.
    pub restarted: bool,
    /// The early answer failed, for want of room among the replies or for a reply that had begun.
    pub restart_missed: bool,
    /// An entry had nothing to read: its only load had been answered.
    pub ended_unread: bool,
    /// The line of the entry that became free.
    pub freed_line: Option<u64>,
    /// The line was stale.
    pub freed_stale: bool,
    /// The entry had taken as many loads as it can.
    pub freed_full: bool,
    /// A load joined in the cycle of what would have been the last beat.
    pub kept: bool,
    /// An entry without a beat to read was held for others, and whether a load joined it then.
    pub held: bool,
    /// See `held`.
    pub joined_held: bool,
    /// A miss reserved this.
    pub fetched: Option<Fetched>,
    /// A beat of an entry being woken waited for others to read.
    pub wake_waits: bool,
    /// The set and place that a store was written to.
    pub wrote_to: Option<(usize, usize)>,
}

/// The cache of `l1`, whose tags are [`Lines`].
pub type Cache = DataSide<Lines>;

/// A cache: everything behind its tags, and they.
#[derive(Clone, Debug)]
pub struct DataSide<T> {
    config: Geometry,
    tags: T,
    now: u64,
    /// The sectors of each place, set by set; none before it is first reserved.
    data: Vec<Vec<Data>>,
    entries: Vec<Option<Entry>>,
    lookup: Option<(CoreRequest, Flow)>,
    miss_queue: VecDeque<DownRequest>,
    /// Filled entries, in the order in which they were filled.
    wake_queue: VecDeque<usize>,
    /// The entry whose first load wants no sector but that of the beat of the cycle before (R28).
    restarts: Option<usize>,
    /// The entry being woken, and whether it rests for this cycle: its next load has just joined.
    waking: Option<(usize, bool)>,
    /// The entry whose line the tags must release, and the one that they do in this cycle.
    to_release: Option<usize>,
    releasing: Option<usize>,
    /// Beats that have not left.
    replies: VecDeque<Beat>,
    /// Beats of one reply enter the replies without those of another between them.
    keeps_replies_whole: bool,
    /// The reply that keeps others out.
    begun: Option<Begun>,
    /// Direct requests that are not answered.
    directs: usize,
    flush: Flush,
    /// Events reported in the coming cycle.
    events: CycleEvents,
    counters: [u64; 7],
    note: Note,
}

impl Cache {
    /// The state after a reset (R26).
    pub fn new(config: &Geometry) -> Cache {
        DataSide::with(config, Lines::new(config))
    }
}

impl Cache {
    /// The sectors of a line that is readable.
    pub fn readable_line(&self, line: u64) -> Option<&[Data]> {
        let (set, place) = self.tags.place_of(line).filter(|_| !self.tags.is_pending(line))?;
        Some(&self.data[set * self.config.ways() + place])
    }
}

impl<T: Tags> DataSide<T> {
    /// The state after a reset, with these tags.
    pub fn with(config: &Geometry, tags: T) -> DataSide<T> {
        DataSide {
            config: config.clone(),
            tags,
            now: 0,
            data: vec![Vec::new(); config.sets() * config.ways()],
            entries: vec![None; config.entries()],
            lookup: None,
            miss_queue: VecDeque::new(),
            wake_queue: VecDeque::new(),
            restarts: None,
            waking: None,
            to_release: None,
            releasing: None,
            replies: VecDeque::new(),
            keeps_replies_whole: false,
            begun: None,
            directs: 0,
            flush: Flush::Idle,
            events: CycleEvents::default(),
            counters: [0; 7],
            note: Note::default(),
        }
    }

    /// The same, but that the beats of one reply enter the replies one after the other.
    pub fn keeping_replies_whole(mut self) -> DataSide<T> {
        self.keeps_replies_whole = true;
        self
    }

    /// Tags, for observers of a run.
    pub fn tags(&self) -> &T {
        &self.tags
    }

    /// Tags, for changes that no request brings.
    pub fn tags_mut(&mut self) -> &mut T {
        &mut self.tags
    }

    /// Events of the cycle before.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// Requests that wait to leave, entries in use, and beats that have not left.
    pub fn levels(&self) -> (usize, usize, usize) {
        let busy = self.entries.iter().filter(|entry| entry.is_some()).count();
        (self.miss_queue.len(), busy, self.replies.len())
    }

    /// Places of the miss queue that are taken for any request, a store or atomic among them.
    pub fn places_taken(&self) -> usize {
        let without = self.config.miss_queue() - self.config.store_data_places();
        self.miss_queue.len().max(self.stores_queued() + without)
    }

    /// Stores and atomics that wait to leave.
    fn stores_queued(&self) -> usize {
        self.miss_queue.iter().filter(|request| request.kind != LOAD).count()
    }

    /// Filled entries that wait to be woken.
    pub fn filled_waiting(&self) -> usize {
        self.wake_queue.len()
    }

    /// The request that is offered to the next level in the coming cycle, but for its `source`.
    pub fn request_down(&self) -> Option<&DownRequest> {
        self.miss_queue.front()
    }

    /// The line that is looked up in the coming cycle.
    pub fn request_in_lookup(&self) -> Option<u64> {
        match self.lookup {
            Some((request, Flow::New)) => Some(request.line),
            _ => None,
        }
    }

    /// The beat that is offered to the core in the coming cycle.
    pub fn reply(&self) -> Option<&Beat> {
        self.replies.front().filter(|beat| beat.from <= self.now)
    }

    /// A stale line waits to be released.
    pub fn release_waits(&self) -> bool {
        self.to_release.is_some()
    }

    /// A request is in lookup.
    pub fn is_looking_up(&self) -> bool {
        self.lookup.is_some()
    }

    /// A set is cleared in the coming cycle.
    pub fn is_walking(&self) -> bool {
        matches!(self.flush, Flush::Walks(_))
    }

    /// `flushed` is true in the coming cycle.
    pub fn is_flushed(&self) -> bool {
        self.flush == Flush::Done
    }

    /// Nothing is in flight (R23).
    pub fn is_drained(&self) -> bool {
        self.lookup.is_none()
            && self.entries.iter().all(Option::is_none)
            && self.replies.is_empty()
            && self.directs == 0
            && self.miss_queue.is_empty()
    }

    /// Nothing moves and nothing is shown before something comes from outside: what is in flight is at the next level.
    pub fn rests(&self) -> bool {
        self.lookup.is_none()
            && self.replies.is_empty()
            && self.miss_queue.is_empty()
            && self.wake_queue.is_empty()
            && (self.waking, self.to_release, self.releasing) == (None, None, None)
            && self.restarts.is_none()
            && self.events == CycleEvents::default()
            && self.flush == Flush::Idle
    }

    /// Whether a walk begins, goes on or is over (R23).
    fn step_flush(&mut self, flush: bool, was_drained: bool) {
        self.flush = match self.flush {
            Flush::Idle if flush && was_drained => Flush::Walks(0),
            Flush::Done if flush => Flush::Done,
            Flush::Idle | Flush::Done => Flush::Idle,
            Flush::Walks(set) => {
                self.tags.clear(set);
                if set + 1 == self.config.sets() { Flush::Done } else { Flush::Walks(set + 1) }
            }
        };
    }

    /// Outputs before any event of this cycle.
    fn outputs(&self, input: &In) -> Out {
        let mut out = Out {
            flushed: self.is_flushed(),
            counter: CounterBack {
                value: *self.counters.get(input.counter.index as usize).unwrap_or(&0),
            },
            ..Out::default()
        };
        let is = |word: u64| self.events.status == Some(word);
        out.event = Events {
            hit: is(0),
            hit_pending: is(1),
            miss: is(2),
            bypass: is(3),
            reservation_fail: is(4),
            evict: self.events.evicted.is_some(),
            fill: self.events.filled,
        };
        out.evict.line = self.events.evicted.unwrap_or(0);
        if let Some(request) = self.miss_queue.front() {
            out.down_request = DownRequest { source: input.core_number, ..*request };
        }
        if let Some(beat) = self.reply() {
            out.core_reply = beat.reply;
        }
        out
    }
}

impl testbenches::dut::Model for Cache {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.cycle(input)
    }

    fn rests(&self) -> bool {
        DataSide::rests(self)
    }
}
