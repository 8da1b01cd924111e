//! The golden model: the rules of the block's page, with a list for everything that waits.

mod lines;
mod moves;
mod policy;
mod state;
mod tags;

use std::collections::{HashMap, VecDeque};

pub use lines::Lines;
pub use moves::write_bytes;
pub use policy::Policy;
pub use state::{ATOMIC, Data, Entry, LOAD, Request, STORE};
pub use tags::{Act, Case, Found, Means, Missing, Tags};

use super::{Config, In, Out};
use state::{Beat, Down, Load};

/// What a request in lookup still has to do.
#[derive(Clone, Copy, Debug)]
enum Flow {
    /// To be looked up: it was accepted in the cycle before.
    New,
    /// Sectors of a hit to be read.
    Reads { set: usize, place: usize, load: Load },
    /// A store's bytes to be written.
    Writes { set: usize, place: usize },
    /// Nothing.
    Done,
}

/// How far a flush is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flush {
    /// None, or one that waits for the cache to drain.
    Idle,
    /// The set whose lines become invalid.
    Walks(usize),
    /// The cycle of `flushed`.
    Done,
}

/// What happened in a cycle, for those who watch.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note {
    /// The lookup of this cycle.
    pub found: Option<Found>,
    /// The load that joined came when its line was filled already.
    pub joined_filled: bool,
    /// A beat of a waking entry was read.
    pub woke: bool,
    /// It was the first beat of a load that is not the entry's first.
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
    /// The line of the entry that became free.
    pub freed_line: Option<u64>,
    /// That line was stale.
    pub freed_stale: bool,
    /// That entry had taken all the loads that it could.
    pub freed_full: bool,
    /// A load joined in the cycle of what would have been the last beat.
    pub kept: bool,
}

/// This cache.
pub type Cache = DataSide<Lines>;

/// A cache: everything behind its tags, and they.
#[derive(Clone, Debug)]
pub struct DataSide<T> {
    config: Config,
    tags: T,
    now: u64,
    /// The sectors of each place that was ever reserved.
    data: HashMap<(usize, usize), Vec<Data>>,
    entries: Vec<Option<Entry>>,
    /// The request in lookup.
    lookup: Option<(Request, Flow)>,
    miss_queue: VecDeque<Down>,
    /// Filled entries, in the order in which they were filled.
    wake_queue: VecDeque<usize>,
    /// The entry being woken, and whether it rests for this cycle: its next load has just joined.
    waking: Option<(usize, bool)>,
    /// The entry whose line the tags must release, and the one that they do in this cycle.
    to_release: Option<usize>,
    releasing: Option<usize>,
    /// Beats that have not left.
    replies: VecDeque<Beat>,
    /// Direct requests that are not answered.
    directs: usize,
    flush: Flush,
    counters: [u64; 7],
    note: Note,
}

impl Cache {
    /// The state after a reset (R26).
    pub fn new(config: &Config) -> Cache {
        DataSide::with(config, Lines::new(config))
    }
}

impl<T: Tags> DataSide<T> {
    /// The state after a reset, with these tags.
    pub fn with(config: &Config, tags: T) -> DataSide<T> {
        DataSide {
            config: config.clone(),
            tags,
            now: 0,
            data: HashMap::new(),
            entries: vec![None; config.entries()],
            lookup: None,
            miss_queue: VecDeque::new(),
            wake_queue: VecDeque::new(),
            waking: None,
            to_release: None,
            releasing: None,
            replies: VecDeque::new(),
            directs: 0,
            flush: Flush::Idle,
            counters: [0; 7],
            note: Note::default(),
        }
    }

    /// The tags.
    pub fn tags(&self) -> &T {
        &self.tags
    }

    /// The tags, to be told what no request tells them.
    pub fn tags_mut(&mut self) -> &mut T {
        &mut self.tags
    }

    /// What happened in the cycle before.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// Requests that wait to leave, entries in use, and beats that have not left.
    pub fn levels(&self) -> (usize, usize, usize) {
        let busy = self.entries.iter().filter(|entry| entry.is_some()).count();
        (self.miss_queue.len(), busy, self.replies.len())
    }

    /// Filled entries that wait to be woken.
    pub fn filled_waiting(&self) -> usize {
        self.wake_queue.len()
    }

    /// The line that is looked up in the coming cycle.
    pub fn request_in_lookup(&self) -> Option<u64> {
        match self.lookup {
            Some((request, Flow::New)) => Some(request.line),
            _ => None,
        }
    }

    /// A stale line waits to be released.
    pub fn release_waits(&self) -> bool {
        self.to_release.is_some()
    }

    /// A request is in lookup.
    pub fn is_looking_up(&self) -> bool {
        self.lookup.is_some()
    }

    /// Nothing is under way (R23).
    fn is_drained(&self) -> bool {
        self.lookup.is_none()
            && self.entries.iter().all(Option::is_none)
            && self.replies.is_empty()
            && self.directs == 0
            && self.miss_queue.is_empty()
    }

    fn step_flush(&mut self, flush: bool, was_drained: bool) {
        self.flush = match self.flush {
            Flush::Idle if flush && was_drained => Flush::Walks(0),
            Flush::Idle | Flush::Done => Flush::Idle,
            Flush::Walks(set) => {
                self.tags.clear(set);
                if set + 1 == self.config.sets() { Flush::Done } else { Flush::Walks(set + 1) }
            }
        };
    }

    /// What stands at the ports before anything of this cycle happens.
    fn outputs(&self, input: &In) -> Out {
        let mut out = Out {
            flushed: self.flush == Flush::Done,
            counter_value: *self.counters.get(input.counter_index as usize).unwrap_or(&0),
            ..Out::default()
        };
        if let Some(down) = self.miss_queue.front() {
            out.down_request_valid = true;
            out.down_request_kind = down.request.kind;
            out.down_request_operation = down.request.operation;
            out.down_request_line = down.request.line;
            out.down_request_sectors = down.sectors;
            out.down_request_byte_enable = down.request.byte_enable;
            out.down_request_data = down.request.data;
            out.down_request_source = input.core_number;
            out.down_request_id = down.id;
        }
        if let Some(beat) = self.replies.front().filter(|beat| beat.from <= self.now) {
            out.core_reply_valid = true;
            out.core_reply_id = beat.id;
            out.core_reply_sector = beat.sector;
            out.core_reply_data = beat.data;
            out.core_reply_last = beat.last;
        }
        out
    }
}

impl<T: Tags> DataSide<T> {
    /// One cycle.
    pub fn cycle(&mut self, input: &In) -> Out {
        let mut out = self.outputs(input);
        self.note = Note::default();
        let has_room = self.miss_queue.len() < self.config.miss_queue();
        let was_drained = self.is_drained();
        let waits_for_release = self.to_release.is_some();

        // R20: who has the beat of this cycle; of a hit it shows below.
        let may_enter = self.replies.len() < self.config.hit_latency() + 2;
        let wakes = match self.waking {
            Some((number, false)) if may_enter => Some(number),
            _ => None,
        };
        let is_direct = input.down_reply_id & self.direct_bit() != 0;
        out.down_reply_ready = !is_direct || (may_enter && wakes.is_none());
        let taken = input.down_reply_valid && out.down_reply_ready;
        let passes = taken && is_direct;
        let fills = if taken && !is_direct { self.filling(input.down_reply_id) } else { None };
        let was_filled = taken && !is_direct && self.has_line(input.down_reply_id);

        // The request in lookup.
        let mut joined = None;
        if let Some((request, Flow::New)) = self.lookup {
            let (entries, merges) = (&self.entries[..], self.config.merges());
            let found = self.tags.look_up(&request, &Means { has_room, entries, merges });
            let flow = self.act(&request, &found);
            self.lookup = Some((request, flow));
            self.note.found = Some(found);
            if found.case == Case::Joined {
                joined = Some(request.line);
            }
            out.core_status_valid = true;
            out.core_status_id = request.id;
            out.core_status_word = found.case.word();
            out.event_evict = found.evicted.is_some();
            out.evict_line = found.evicted.unwrap_or(0);
        }

        // A beat of the replies, and whether the request in lookup goes on waiting.
        self.note.woke = wakes.is_some();
        self.note.passed = passes;
        match (wakes, self.waking) {
            (Some(number), _) => {
                let line = self.entries[number].as_ref().map(|entry| entry.line);
                self.wake(number, joined.is_some() && joined == line);
            }
            (None, Some((number, true))) => self.waking = Some((number, false)),
            (None, Some((_, false))) => {}
            (None, None) if waits_for_release => {}
            (None, None) => self.waking = self.wake_queue.pop_front().map(|next| (next, false)),
        }
        if passes {
            let is_store = input.down_reply_kind == STORE;
            let id = input.down_reply_id & !self.direct_bit();
            let sector = if is_store { 0 } else { input.down_reply_sector };
            let data = if is_store { [0; 8] } else { input.down_reply_data };
            self.enter(id, sector, data, input.down_reply_last);
            self.directs -= usize::from(input.down_reply_last && self.directs > 0);
        }
        match &mut self.lookup {
            Some((_, Flow::Reads { set, place, load }))
                if may_enter && wakes.is_none() && !passes =>
            {
                let (set, place, id) = (*set, *place, load.id);
                let sector = load.next_sector();
                let last = load.sectors == 0;
                if last {
                    self.lookup = None;
                }
                let data = self.sector(set, place, sector);
                self.enter(id, sector, data, last);
            }
            Some((request, Flow::Writes { set, place })) if fills.is_none() => {
                let (request, set, place) = (*request, *set, *place);
                self.store(&request, set, place);
                self.lookup = None;
                self.note.wrote = true;
            }
            Some((_, Flow::Done)) => self.lookup = None,
            Some((_, Flow::Reads { .. })) => self.note.hit_waits = true,
            Some((_, Flow::Writes { .. })) => self.note.store_waits = true,
            Some((_, Flow::New)) | None => {}
        }
        self.note.was_filled = was_filled;
        if let Some(number) = fills {
            self.fill(number, input);
            self.note.filled = true;
            out.event_fill = input.down_reply_last;
        }

        // What leaves and what comes.
        if out.down_request_valid && input.down_request_ready {
            self.miss_queue.pop_front();
        }
        if out.core_reply_valid && input.core_reply_ready {
            self.replies.pop_front();
        }
        // A line is released by the tags in a cycle without a lookup, for which no request is accepted.
        let released = self.releasing.take();
        if self.lookup.is_none() && waits_for_release {
            self.releasing = self.to_release.take();
        }
        out.core_request_ready = self.lookup.is_none() && !input.flush && self.releasing.is_none();
        if let Some(entry) = released.and_then(|number| self.entries[number].take()) {
            self.tags.release(entry.set, entry.place);
        }
        if out.core_request_ready && input.core_request_valid {
            self.lookup = Some((Request::of(input), Flow::New));
        }
        self.step_flush(input.flush, was_drained);

        // R25.
        let says = |word: u64| out.core_status_valid && out.core_status_word == word;
        out.event_hit = says(0);
        out.event_hit_pending = says(1);
        out.event_miss = says(2);
        out.event_bypass = says(3);
        out.event_reservation_fail = says(4);
        let events = [
            out.event_hit,
            out.event_hit_pending,
            out.event_miss,
            out.event_bypass,
            out.event_reservation_fail,
            out.event_evict,
            out.event_fill,
        ];
        let most = (1 << self.config.counter_bits()) - 1;
        for (counter, event) in self.counters.iter_mut().zip(events) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        self.now += 1;
        out
    }
}

impl testbenches::dut::Model for Cache {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.cycle(input)
    }
}
