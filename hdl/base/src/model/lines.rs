//! The tags of this cache: a way for each place.

use super::policy::Policy;
use super::state::{LOAD, STORE};
use super::tags::{Act, Case, Found, Means, Missing, Tags};
use crate::Geometry;
use crate::streams::CoreRequest;
use design::{PendingStore, WriteHit};

/// How a way stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It holds no line.
    Invalid,
    /// Its line can be read.
    Readable,
    /// Its line is in flight, or loads wait to read it.
    Pending { entry: usize, is_stale: bool },
}

#[derive(Clone, Debug)]
struct Way {
    state: State,
    line: u64,
}

#[derive(Clone, Debug)]
struct Set {
    ways: Vec<Way>,
    policy: Policy,
}

/// Every set.
#[derive(Clone, Debug)]
pub struct Lines {
    config: Geometry,
    sets: Vec<Set>,
}

impl Lines {
    /// No line.
    pub fn new(config: &Geometry) -> Lines {
        let ways = vec![Way { state: State::Invalid, line: 0 }; config.ways()];
        let policy = Policy::new(config.replacement(), config.ways());
        Lines { config: config.clone(), sets: vec![Set { ways, policy }; config.sets()] }
    }

    /// Looks a request up; a miss that finds no free way takes a readable one of a line that
    /// `goes_first`, if there is one.
    pub fn look_up_preferring(
        &mut self,
        request: &CoreRequest,
        means: &Means<'_>,
        goes_first: &dyn Fn(u64) -> bool,
    ) -> Found {
        let ways = &self.sets[self.config.set_of(request.line)].ways;
        let is_readable = |way: &Way| way.line == request.line && way.state == State::Readable;
        let was_readable = ways.iter().any(is_readable);
        let past_pending = ways.iter().any(|way| matches!(way.state, State::Pending { .. }));
        let is_load = request.kind == LOAD;
        let found = match (is_load, request.bypass_l1) {
            (true, false) => self.load(request, means, goes_first),
            _ if !means.has_room => Found::refused(Missing { room: true, ..Missing::default() }),
            (true, true) => Found::new(Case::DirectLoad, Act::Send),
            (false, _) => self.write(request),
        };
        Found { was_readable, past_pending, ..found }
    }

    /// The readable lines, each with its set and place.
    pub fn readable(&self) -> impl Iterator<Item = (usize, usize, u64)> {
        let ways = self.sets.iter().enumerate().flat_map(|(number, set)| {
            set.ways.iter().enumerate().map(move |(place, way)| (number, place, way))
        });
        ways.filter(|(_, _, way)| way.state == State::Readable)
            .map(|(set, place, way)| (set, place, way.line))
    }

    /// The line in a place, if there is one.
    pub fn line_at(&self, set: usize, place: usize) -> Option<u64> {
        let way = &self.sets[set].ways[place];
        (way.state != State::Invalid).then_some(way.line)
    }

    /// A line is pending.
    pub fn is_pending(&self, line: u64) -> bool {
        let ways = &self.sets[self.config.set_of(line)].ways;
        let is_it = |way: &Way| way.line == line && matches!(way.state, State::Pending { .. });
        ways.iter().any(is_it)
    }

    /// A plain load.
    fn load(
        &mut self,
        request: &CoreRequest,
        means: &Means<'_>,
        goes_first: &dyn Fn(u64) -> bool,
    ) -> Found {
        let set = self.config.set_of(request.line);
        let Set { ways, policy } = &mut self.sets[set];
        let held =
            ways.iter().position(|way| way.state != State::Invalid && way.line == request.line);
        match held.map(|way| (way, ways[way].state)) {
            Some((way, State::Readable)) => {
                policy.touch(way);
                Found::new(Case::LoadHit, Act::Read { set, place: way })
            }
            Some((way, State::Pending { entry, is_stale })) => {
                let merge = !means.can_join(entry);
                if is_stale || merge {
                    return Found::refused(Missing { merge, is_stale, ..Missing::default() });
                }
                policy.touch(way);
                Found::new(Case::Joined, Act::Join { entry })
            }
            _ => self.miss(request, set, means, goes_first),
        }
    }

    fn miss(
        &mut self,
        request: &CoreRequest,
        set: usize,
        means: &Means<'_>,
        goes_first: &dyn Fn(u64) -> bool,
    ) -> Found {
        let Set { ways, policy } = &mut self.sets[set];
        let invalid = ways.iter().position(|way| way.state == State::Invalid);
        let eligible: Vec<bool> = ways.iter().map(|way| way.state == State::Readable).collect();
        let missing = Missing {
            room: !means.has_room,
            entry: means.free_entry().is_none(),
            place: invalid.is_none() && !eligible.contains(&true),
            ..Missing::default()
        };
        let (Some(entry), false, false) = (means.free_entry(), missing.room, missing.place) else {
            return Found::refused(missing);
        };
        // The policy is asked only now: asking ages the ways.
        let place = invalid.unwrap_or_else(|| {
            let first = |way: &Way| way.state == State::Readable && goes_first(way.line);
            let first: Vec<bool> = ways.iter().map(first).collect();
            policy.victim(if first.contains(&true) { &first } else { &eligible })
        });
        policy.insert(place);
        let evicted = invalid.is_none().then_some(ways[place].line);
        ways[place] = Way { state: State::Pending { entry, is_stale: false }, line: request.line };
        Found { evicted, ..Found::new(Case::Miss, Act::Fetch { entry, set, place }) }
    }

    /// A store or an atomic, for which there is room.
    fn write(&mut self, request: &CoreRequest) -> Found {
        let is_plain = request.kind == STORE && !request.bypass_l1;
        let set = self.config.set_of(request.line);
        let Set { ways, policy } = &mut self.sets[set];
        let held =
            ways.iter().position(|way| way.state != State::Invalid && way.line == request.line);
        let missed = if is_plain { Case::StoreMiss } else { Case::DirectWrite };
        let Some(place) = held else { return Found::new(missed, Act::Send) };
        match &mut ways[place].state {
            State::Pending { .. } if self.config.pending_store() == PendingStore::Refuse => {
                Found::refused(Missing { is_pending: true, ..Missing::default() })
            }
            State::Pending { is_stale, .. } => {
                *is_stale = true;
                Found { made_stale: true, ..Found::new(missed, Act::Send) }
            }
            _ if is_plain && self.config.write_hit() == WriteHit::Update => {
                policy.touch(place);
                Found::new(Case::StoreHit, Act::SendAndWrite { set, place })
            }
            state => {
                *state = State::Invalid;
                let case = if is_plain { Case::StoreHit } else { Case::DirectWrite };
                Found { evicted: Some(request.line), ..Found::new(case, Act::Send) }
            }
        }
    }
}

impl Tags for Lines {
    fn look_up(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        self.look_up_preferring(request, means, &|_| false)
    }

    fn finish(&mut self, set: usize, place: usize) -> bool {
        let state = if self.is_stale(set, place) { State::Invalid } else { State::Readable };
        self.sets[set].ways[place].state = state;
        true
    }

    fn release(&mut self, set: usize, place: usize) {
        self.sets[set].ways[place].state = State::Invalid;
    }

    fn is_stale(&self, set: usize, place: usize) -> bool {
        matches!(self.sets[set].ways[place].state, State::Pending { is_stale: true, .. })
    }

    fn clear(&mut self, set: usize) {
        for way in &mut self.sets[set].ways {
            way.state = State::Invalid;
        }
    }
}
