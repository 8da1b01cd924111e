//! The decoupled tag store: more tag entries than lines, RC, positions, and the data store's policy.

mod loads;

use super::super::Config;
use base::model::{Act, Case, Found, LOAD, Means, Missing, Policy, STORE, Tags};
use base::streams::CoreRequest;
use design::{PendingStore, WriteHit};

/// A valid tag entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its line address.
    pub line: u64,
    /// How often it was asked for, aged.
    pub rc: u64,
    /// Where its data lie, if it is committed.
    pub position: Option<usize>,
}

/// The state of a position of the data store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Free,
    Readable,
    Pending { entry: usize, is_stale: bool },
}

#[derive(Clone, Debug)]
struct Set {
    entries: Vec<Option<Entry>>,
    lines: Vec<Line>,
    policy: Policy,
}

/// A cycle's changes to the tags, for observers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// An entry was taken: for a line that had none.
    pub took: bool,
    /// The position had been a candidate of another line.
    pub replaced_candidate: bool,
    /// The position had been committed to another line.
    pub replaced_owner: bool,
    /// RC of a candidate rose.
    pub counted: bool,
    /// An entry was committed.
    pub committed: bool,
    /// In place of another line.
    pub displaced: bool,
    /// Some other entry aged; some could not, being at 0.
    pub aged: bool,
    /// See `aged`.
    pub aged_at_zero: bool,
    /// A stale line was released.
    pub released_stale: bool,
    /// A released entry in a gated way became invalid.
    pub dropped_gated: bool,
    /// The mode turned to baseline and candidates in gated ways became invalid.
    pub gated_candidates: bool,
    /// The request's entry is in a gated way.
    pub in_gated_way: bool,
}

/// Sets of tag entries, some with a data line.
#[derive(Clone, Debug)]
pub struct TagStore {
    config: Config,
    sets: Vec<Set>,
    baseline: bool,
    /// The set that this cycle's transaction was about, if there was one.
    in_use: Option<usize>,
    event: Event,
}

impl TagStore {
    /// No entry.
    pub fn new(config: &Config) -> TagStore {
        let set = Set {
            entries: vec![None; config.tag_ways()],
            lines: vec![Line::Free; config.positions()],
            policy: Policy::new(config.data().replacement(), config.positions()),
        };
        let sets = vec![set; config.data().sets()];
        let (config, event) = (config.clone(), Event::default());
        TagStore { config, sets, baseline: false, in_use: None, event }
    }

    /// A cycle in this mode begins (R15).
    pub fn begin(&mut self, baseline: bool) {
        self.event = Event::default();
        self.in_use = None;
        if baseline && !self.baseline {
            for set in &mut self.sets {
                for entry in &mut set.entries[self.config.positions()..] {
                    if entry.is_some_and(|entry| entry.position.is_none()) {
                        *entry = None;
                        self.event.gated_candidates = true;
                    }
                }
            }
        }
        self.baseline = baseline;
    }

    /// Events of the previous cycle.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// R16.
    pub fn gated_ways(&self) -> u64 {
        let ways = (0..self.config.tag_ways()).filter(|&way| self.is_gated(way));
        ways.fold(0, |mask, way| mask | 1 << way)
    }

    /// A line's entry.
    pub fn entry(&self, line: u64) -> Option<Entry> {
        let set = &self.sets[self.config.data().set_of(line)];
        set.entries.iter().flatten().copied().find(|entry| entry.line == line)
    }

    /// Valid entries of all sets.
    pub fn valid_entries(&self) -> usize {
        self.sets.iter().flat_map(|set| &set.entries).flatten().count()
    }

    /// Free_Line of a line's set.
    pub fn free_lines(&self, line: u64) -> u64 {
        let set = &self.sets[self.config.data().set_of(line)];
        set.lines.iter().filter(|&&line| line == Line::Free).count() as u64
    }

    fn is_gated(&self, way: usize) -> bool {
        way >= self.open_ways()
    }

    /// Ways that are not gated: the first of them.
    fn open_ways(&self) -> usize {
        if self.baseline { self.config.positions() } else { self.config.tag_ways() }
    }

    fn threshold(&self) -> u64 {
        if self.baseline { 0 } else { self.config.threshold() as u64 }
    }

    fn way_of(&self, set: usize, line: u64) -> Option<usize> {
        let holds = |entry: &Option<Entry>| entry.is_some_and(|entry| entry.line == line);
        self.sets[set].entries.iter().position(holds)
    }

    fn owner(&self, set: usize, position: usize) -> Option<usize> {
        let owns = |entry: &Option<Entry>| entry.is_some_and(|e| e.position == Some(position));
        self.sets[set].entries.iter().position(owns)
    }

    /// Positions that may be taken from their owner, bit i for position i.
    fn eligible(&self, set: usize) -> u32 {
        let lines = self.sets[set].lines.iter().enumerate();
        lines.fold(0, |mask, (place, &line)| mask | u32::from(line == Line::Readable) << place)
    }

    /// Frees an entry's position; gives its line.
    fn release_way(&mut self, set: usize, way: usize) -> Option<u64> {
        let gated = self.is_gated(way);
        let Set { entries, lines, .. } = &mut self.sets[set];
        let entry = entries[way].as_mut()?;
        lines[entry.position.take()?] = Line::Free;
        entry.rc = 0;
        let line = entry.line;
        if gated {
            entries[way] = None;
            self.event.dropped_gated = true;
        }
        Some(line)
    }

    /// Ages every valid entry but these.
    fn age(&mut self, set: usize, exempt: &[Option<usize>]) {
        if !self.config.ages() {
            return;
        }
        let exempt = exempt.iter().flatten().fold(0_u32, |mask, way| mask | 1 << way);
        for (way, entry) in self.sets[set].entries.iter_mut().enumerate() {
            if let (Some(entry), 0) = (entry, exempt >> way & 1) {
                self.event.aged |= entry.rc > 0;
                self.event.aged_at_zero |= entry.rc == 0;
                entry.rc = entry.rc.saturating_sub(1);
            }
        }
    }

    /// Gives an entry a position and ages the set (R6); there is one to be had.
    fn commit(&mut self, set: usize, way: usize, mshr: usize, line: u64) -> Found {
        let free = self.sets[set].lines.iter().position(|&line| line == Line::Free);
        let eligible = self.eligible(set);
        let place = free.unwrap_or_else(|| self.sets[set].policy.victim(eligible));
        let owner = if free.is_none() { self.owner(set, place) } else { None };
        let evicted = owner.and_then(|owner| self.release_way(set, owner));
        self.event.committed = true;
        self.event.displaced = evicted.is_some();
        let Set { entries, lines, policy } = &mut self.sets[set];
        policy.insert(place);
        lines[place] = Line::Pending { entry: mshr, is_stale: false };
        if let Some(entry) = &mut entries[way] {
            assert_eq!(entry.line, line);
            entry.position = Some(place);
        }
        self.age(set, &[Some(way), owner]);
        Found { evicted, ..Found::new(Case::Miss, Act::Fetch { entry: mshr, set, place }) }
    }

    /// The resources that a commit lacks.
    fn missing(&self, set: usize, means: &Means<'_>) -> Missing {
        let is_pending = |line: &Line| matches!(line, Line::Pending { .. });
        Missing {
            room: !means.has_room,
            entry: means.free_entry().is_none(),
            place: self.sets[set].lines.iter().all(is_pending),
            ..Missing::default()
        }
    }

    /// A store or an atomic, for which there is room (R8 to R11).
    fn write(&mut self, request: &CoreRequest, (set, way): (usize, Option<usize>)) -> Found {
        let is_plain = request.kind == STORE && !request.bypass_l1;
        let missed = if is_plain { Case::StoreMiss } else { Case::DirectWrite };
        let place = way.and_then(|way| self.sets[set].entries[way]?.position);
        let (Some(way), Some(place)) = (way, place) else { return Found::new(missed, Act::Send) };
        self.event.in_gated_way = self.is_gated(way);
        let Set { lines, policy, .. } = &mut self.sets[set];
        if let Line::Pending { is_stale, .. } = &mut lines[place] {
            if self.config.data().pending_store() == PendingStore::Refuse {
                return Found::refused(Missing { is_pending: true, ..Missing::default() });
            }
            *is_stale = true;
            return Found { made_stale: true, ..Found::new(missed, Act::Send) };
        }
        let case = if is_plain { Case::StoreHit } else { Case::DirectWrite };
        if is_plain && self.config.data().write_hit() == WriteHit::Update {
            policy.touch(place);
            return Found::new(case, Act::SendAndWrite { set, place });
        }
        let evicted = self.release_way(set, way);
        self.age(set, &[Some(way)]);
        Found { evicted, ..Found::new(case, Act::Send) }
    }

    /// R19, of the set that this cycle's transaction was about.
    pub(super) fn assert_invariants(&self) {
        let Some(set) = self.in_use else { return };
        let Set { entries, lines, .. } = &self.sets[set];
        let valid: Vec<Entry> = entries.iter().flatten().copied().collect();
        let positions: Vec<usize> = valid.iter().filter_map(|entry| entry.position).collect();
        let free = lines.iter().filter(|&&line| line == Line::Free).count();
        assert_eq!(free + positions.len(), lines.len(), "R19: Free_Line and committed entries");
        for (place, &line) in lines.iter().enumerate() {
            let owners = positions.iter().filter(|&&position| position == place).count();
            assert_eq!(owners, usize::from(line != Line::Free), "R19: a position and its owner");
        }
        for (number, entry) in valid.iter().enumerate() {
            let same = valid[..number].iter().any(|other| other.line == entry.line);
            assert!(!same, "R19: two valid entries have one tag");
        }
    }
}

impl Tags for TagStore {
    fn look_up(&mut self, request: &CoreRequest, means: &Means<'_>) -> Found {
        let set = self.config.data().set_of(request.line);
        self.in_use = Some(set);
        let way = self.way_of(set, request.line);
        let Set { entries, lines, .. } = &self.sets[set];
        let place = way.and_then(|way| entries[way]?.position);
        let was_readable = place.is_some_and(|place| lines[place] == Line::Readable);
        let past_pending = lines.iter().any(|line| matches!(line, Line::Pending { .. }));
        let mut found = match (request.kind == LOAD, request.bypass_l1) {
            (true, false) => self.load(request, (set, way), means),
            _ if !means.has_room => Found::refused(Missing { room: true, ..Missing::default() }),
            (true, true) => Found::new(Case::DirectLoad, Act::Send),
            (false, _) => self.write(request, (set, way)),
        };
        (found.was_readable, found.past_pending) = (was_readable, past_pending);
        found
    }

    fn finish(&mut self, set: usize, place: usize) -> bool {
        if self.is_stale(set, place) {
            return false;
        }
        self.sets[set].lines[place] = Line::Readable;
        true
    }

    /// R14.
    fn release(&mut self, set: usize, place: usize) {
        if let Some(way) = self.owner(set, place) {
            self.release_way(set, way);
            self.age(set, &[Some(way)]);
            self.event.released_stale = true;
            self.in_use = Some(set);
        }
    }

    fn is_stale(&self, set: usize, place: usize) -> bool {
        matches!(self.sets[set].lines[place], Line::Pending { is_stale: true, .. })
    }

    fn clear(&mut self, set: usize) {
        let Set { entries, lines, .. } = &mut self.sets[set];
        entries.fill(None);
        lines.fill(Line::Free);
    }
}
