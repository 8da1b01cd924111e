//! The tags of this cache: a way for each place.

use super::policy::Policy;
use super::state::{LOAD, STORE};
use super::tags::{Act, Case, Found, Means, Missing, Tags};
use crate::Geometry;
use crate::streams::CoreRequest;
use design::{PendingStore, WriteHit};

/// Parts of a request that the tags read.
#[derive(Clone, Copy, Debug)]
pub struct Sought {
    /// Line address that is looked up.
    pub line: u64,
    /// Kind of the request: [`LOAD`], [`STORE`], or an atomic.
    pub kind: u64,
    /// The request bypasses the cache.
    pub bypass_l1: bool,
}

impl From<&CoreRequest> for Sought {
    fn from(request: &CoreRequest) -> Sought {
        let CoreRequest { line, kind, bypass_l1, .. } = *request;
        Sought { line, kind, bypass_l1 }
    }
}

/// State of a pending line.
#[derive(Clone, Copy, Debug, Default)]
struct Waiting {
    entry: usize,
    is_stale: bool,
}

/// A set. A way is invalid, or its line is readable, or pending: in flight, or with loads that wait to read it.
#[derive(Clone, Debug)]
struct Set {
    /// The line of each way.
    lines: Vec<u64>,
    /// The ways whose lines are readable, and those whose lines are pending, bit i for way i.
    readable: u32,
    pending: u32,
    /// State of each pending way.
    waiting: Vec<Waiting>,
    policy: Policy,
}

impl Set {
    /// The way that holds a line.
    fn way_of(&self, line: u64) -> Option<usize> {
        let same = |mask, (way, &held): (usize, &u64)| mask | u32::from(held == line) << way;
        let ways = self.lines.iter().enumerate().fold(0, same) & (self.readable | self.pending);
        (ways != 0).then(|| ways.trailing_zeros() as usize)
    }

    /// The lowest way that holds no line.
    fn invalid(&self) -> Option<usize> {
        let way = (self.readable | self.pending).trailing_ones() as usize;
        (way < self.lines.len()).then_some(way)
    }

    fn is_readable(&self, way: usize) -> bool {
        self.readable >> way & 1 == 1
    }

    fn is_pending(&self, way: usize) -> bool {
        self.pending >> way & 1 == 1
    }

    /// Makes a way invalid.
    fn release(&mut self, way: usize) {
        self.readable &= !(1 << way);
        self.pending &= !(1 << way);
    }
}

/// Tags of an L1 with one line a way, set by set.
#[derive(Clone, Debug)]
pub struct Lines {
    config: Geometry,
    sets: Vec<Set>,
}

impl Lines {
    /// An empty cache of this geometry.
    pub fn new(config: &Geometry) -> Lines {
        let set = Set {
            lines: vec![0; config.ways()],
            readable: 0,
            pending: 0,
            waiting: vec![Waiting::default(); config.ways()],
            policy: Policy::new(config.replacement(), config.ways()),
        };
        Lines { config: config.clone(), sets: vec![set; config.sets()] }
    }

    /// Looks a request up; a miss that finds no free way takes a readable one of a line that
    /// `goes_first`, if there is one.
    pub fn look_up_preferring(
        &mut self,
        request: Sought,
        means: &Means<'_>,
        goes_first: impl Fn(u64) -> bool,
    ) -> Found {
        let number = self.config.set_of(request.line);
        let set = &self.sets[number];
        let held = set.way_of(request.line);
        let was_readable = held.is_some_and(|way| set.is_readable(way));
        let of_pending = held.is_some_and(|way| set.is_pending(way));
        let past_pending = set.pending != 0;
        let is_load = request.kind == LOAD;
        let mut found = match (is_load, request.bypass_l1) {
            (true, false) => self.load(&request, (number, held), means, goes_first),
            (true, true) if self.may_answer(number, held, means) => {
                self.load(&request, (number, held), means, goes_first)
            }
            _ if !means.has_room => Found::refused(Missing { room: true, ..Missing::default() }),
            (true, true) => Found::new(Case::DirectLoad, Act::Send),
            (false, _) => self.write(&request, (number, held)),
        };
        (found.was_readable, found.past_pending) = (was_readable, past_pending);
        found.of_pending = of_pending;
        found
    }

    /// The readable lines, each with its set and place.
    pub fn readable(&self) -> impl Iterator<Item = (usize, usize, u64)> {
        let sets = self.sets.iter().enumerate();
        sets.flat_map(|(number, set)| {
            let ways = set.lines.iter().enumerate().filter(|&(way, _)| set.is_readable(way));
            ways.map(move |(way, &line)| (number, way, line))
        })
    }

    /// The set and place of a line that is readable or pending.
    pub fn place_of(&self, line: u64) -> Option<(usize, usize)> {
        let set = self.config.set_of(line);
        self.sets[set].way_of(line).map(|place| (set, place))
    }

    /// The line in a place, if there is one.
    pub fn line_at(&self, set: usize, place: usize) -> Option<u64> {
        let set = &self.sets[set];
        (set.is_readable(place) || set.is_pending(place)).then(|| set.lines[place])
    }

    /// The line has a place, and its fill is in flight.
    pub fn is_pending(&self, line: u64) -> bool {
        let set = &self.sets[self.config.set_of(line)];
        set.way_of(line).is_some_and(|way| set.is_pending(way))
    }

    /// A load that bypasses the cache is answered by it all the same (R29): its line is readable, or can be joined.
    fn may_answer(&self, number: usize, held: Option<usize>, means: &Means<'_>) -> bool {
        let set = &self.sets[number];
        let can_be_read = |way: usize| {
            let Waiting { entry, is_stale } = set.waiting[way];
            set.is_readable(way) || !is_stale && means.can_join(entry)
        };
        self.config.looks_up_bypassing() && held.is_some_and(can_be_read)
    }

    /// A load of a line that a way of the set holds, or a plain one.
    fn load(
        &mut self,
        request: &Sought,
        (number, held): (usize, Option<usize>),
        means: &Means<'_>,
        goes_first: impl Fn(u64) -> bool,
    ) -> Found {
        let set = &mut self.sets[number];
        match held {
            Some(way) if set.is_pending(way) => {
                let Waiting { entry, is_stale } = set.waiting[way];
                let merge = !means.can_join(entry);
                if is_stale || merge {
                    return Found::refused(Missing { merge, is_stale, ..Missing::default() });
                }
                set.policy.touch(way);
                Found::new(Case::Joined, Act::Join { entry })
            }
            Some(way) => {
                set.policy.touch(way);
                Found::new(Case::LoadHit, Act::Read { set: number, place: way })
            }
            None => self.miss(request, number, means, goes_first),
        }
    }

    fn miss(
        &mut self,
        request: &Sought,
        number: usize,
        means: &Means<'_>,
        goes_first: impl Fn(u64) -> bool,
    ) -> Found {
        let set = &mut self.sets[number];
        let invalid = set.invalid();
        let missing = Missing {
            room: !means.has_room,
            entry: means.free_entry().is_none(),
            place: invalid.is_none() && set.readable == 0,
            ..Missing::default()
        };
        let (Some(entry), false, false) = (means.free_entry(), missing.room, missing.place) else {
            return Found::refused(missing);
        };
        // The policy is asked only now: asking ages the ways.
        let place = invalid.unwrap_or_else(|| {
            let lines = set.lines.iter().enumerate();
            let first =
                |mask, (way, &line): (usize, &u64)| mask | u32::from(goes_first(line)) << way;
            let first = lines.fold(0, first) & set.readable;
            set.policy.victim(if first != 0 { first } else { set.readable })
        });
        set.policy.insert(place);
        let evicted = invalid.is_none().then_some(set.lines[place]);
        set.lines[place] = request.line;
        set.readable &= !(1 << place);
        set.pending |= 1 << place;
        set.waiting[place] = Waiting { entry, is_stale: false };
        let mut found = Found::new(Case::Miss, Act::Fetch { entry, set: number, place });
        found.evicted = evicted;
        found
    }

    /// A store or an atomic, for which there is room, to a line that a way of the set holds, or none.
    fn write(&mut self, request: &Sought, (number, held): (usize, Option<usize>)) -> Found {
        let is_plain = request.kind == STORE && !request.bypass_l1;
        let set = &mut self.sets[number];
        let missed = if is_plain { Case::StoreMiss } else { Case::DirectWrite };
        let Some(place) = held else { return Found::new(missed, Act::Send) };
        if set.is_pending(place) {
            if self.config.pending_store() == PendingStore::Refuse {
                return Found::refused(Missing { is_pending: true, ..Missing::default() });
            }
            set.waiting[place].is_stale = true;
            return Found { made_stale: true, ..Found::new(missed, Act::Send) };
        }
        if is_plain && self.config.write_hit() == WriteHit::Update {
            set.policy.touch(place);
            return Found::new(Case::StoreHit, Act::SendAndWrite { set: number, place });
        }
        set.release(place);
        let case = if is_plain { Case::StoreHit } else { Case::DirectWrite };
        Found { evicted: Some(request.line), ..Found::new(case, Act::Send) }
    }
}

impl Tags for Lines {
    fn look_up(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        self.look_up_preferring(request.into(), means, |_| false)
    }

    fn finish(&mut self, set: usize, place: usize) -> bool {
        let is_stale = self.is_stale(set, place);
        let set = &mut self.sets[set];
        set.release(place);
        set.readable |= u32::from(!is_stale) << place;
        true
    }

    fn release(&mut self, set: usize, place: usize) {
        self.sets[set].release(place);
    }

    fn is_stale(&self, set: usize, place: usize) -> bool {
        let set = &self.sets[set];
        set.is_pending(place) && set.waiting[place].is_stale
    }

    fn clear(&mut self, set: usize) {
        (self.sets[set].readable, self.sets[set].pending) = (0, 0);
    }
}
