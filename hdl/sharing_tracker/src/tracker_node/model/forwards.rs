//! Progress of forwards: from their lookup to `answer` and `nack`.

use std::collections::VecDeque;

use base::model::{Cache, Data};

use super::{Config, Waits};
use crate::streams::{Forward, Reply, kind};

/// A line that is being read for another core.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    forward: Forward,
    /// Where it lies.
    pub place: (usize, usize),
    /// The sector that is read next.
    sector: usize,
}

/// A forward that waits for a line in flight.
#[derive(Clone, Copy, Debug)]
struct Parked {
    forward: Forward,
    /// The entry that waits for the line, and where that will lie.
    entry: usize,
    place: (usize, usize),
    /// Cycles that it has waited.
    age: u64,
}

/// The forwards in the node.
#[derive(Clone, Debug)]
pub(super) struct Forwards {
    sectors: usize,
    /// The one that is looked up in the coming cycle.
    pub lookup: Option<Forward>,
    /// The found line that has sectors to be read, from the coming cycle on.
    pub reading: Option<Reading>,
    /// The sector that was read in the cycle before.
    arriving: Option<Reply>,
    /// Beats that are offered, the first of them now.
    pub answers: VecDeque<Reply>,
    /// Beats of found lines that have not been taken.
    owed: usize,
    /// The one that is given back.
    pub nack: Option<Forward>,
    pub waits: Option<Waits>,
    parked: Vec<Parked>,
}

impl Forwards {
    /// None.
    pub fn new(config: &Config) -> Forwards {
        Forwards {
            sectors: config.l1().sectors(),
            lookup: None,
            reading: None,
            arriving: None,
            answers: VecDeque::new(),
            owed: 0,
            nack: None,
            waits: None,
            parked: Vec::new(),
        }
    }

    /// Nothing moves but by what is offered or taken outside.
    pub fn rests(&self) -> bool {
        self.lookup.is_none()
            && self.reading.is_none()
            && self.arriving.is_none()
            && self.answers.is_empty()
            && self.nack.is_none()
            && self.parked.is_empty()
    }

    /// R12: what a forward needs to enter, at the beginning of a cycle.
    pub fn means(&self) -> [bool; 4] {
        let reads_on = self.reading.is_some_and(|reading| reading.sector + 1 < self.sectors);
        [self.lookup.is_none(), self.nack.is_none(), !reads_on, self.owed <= self.sectors]
    }

    /// R13: the sector that is read in this cycle, and whether it is the line's last.
    pub fn read(&self) -> Option<(Reading, bool)> {
        self.reading.map(|reading| (reading, reading.sector + 1 == self.sectors))
    }

    /// R10: where the line of the forward in lookup is, if that is found; `any` if a pending one is, too.
    pub fn found(&self, cache: &Cache, any: bool) -> Option<(Forward, Option<(usize, usize)>)> {
        let forward = self.lookup?;
        let tags = cache.tags();
        let place = tags.place_of(forward.line).filter(|_| any || !tags.is_pending(forward.line));
        Some((forward, place))
    }

    /// A forward waits for the line of the entry that is woken, which must not end.
    pub fn holds(&self, cache: &Cache) -> bool {
        self.parked.iter().any(|parked| Some(parked.entry) == cache.woken())
    }

    /// The forward in lookup waits from the coming cycle on: its line is in flight, and a place is free.
    pub fn park(&mut self, cache: &Cache) -> bool {
        let (Some(forward), Some(Waits { places, .. })) = (self.lookup, self.waits) else {
            return false;
        };
        let Some((entry, _)) = cache.awaiting(forward.line) else { return false };
        let Some(place) = cache.tags().place_of(forward.line) else { return false };
        let is_full = self.parked.iter().filter(|parked| parked.entry == entry).count() == places;
        if !is_full {
            self.parked.push(Parked { forward, entry, place, age: 0 });
        }
        !is_full
    }

    /// The forward that stops waiting in this cycle, in which none is in lookup: the line is read from the next cycle on,
    /// or has not come in time and the forward is given back.
    pub fn leaves(&mut self, cache: &Cache) -> Option<(Forward, Option<(usize, usize)>)> {
        let [no_lookup, no_nack, may_read, has_room] = self.means();
        let timeout = self.waits.map_or(0, |waits| waits.timeout);
        self.parked.iter_mut().for_each(|parked| parked.age += 1);
        let is_due = |parked: &Parked| Some(parked.entry) == cache.woken();
        let is_late =
            |parked: &Parked| parked.age > timeout && cache.awaiting(parked.forward.line).is_some();
        let due = self.parked.iter().position(is_due);
        if let Some(due) = due.filter(|_| no_lookup && may_read && has_room) {
            let Parked { forward, place, .. } = self.parked.remove(due);
            return Some((forward, Some(place)));
        }
        let late = self.parked.iter().position(is_late).filter(|_| no_lookup && no_nack)?;
        Some((self.parked.remove(late).forward, None))
    }

    /// The edge: what was looked up (R11, R13), read with these bytes (R14), and taken.
    pub fn edge(
        &mut self,
        found: Option<(Forward, Option<(usize, usize)>)>,
        data: Data,
        takes: (bool, bool),
        entered: Option<Forward>,
    ) {
        let (takes_answer, takes_nack) = takes;
        if takes_answer && self.answers.pop_front().is_some() {
            self.owed -= 1;
        }
        if takes_nack {
            self.nack = None;
        }
        self.answers.extend(self.arriving.take());
        if let Some((reading, last)) = self.read() {
            let Reading { forward, sector, .. } = reading;
            let Forward { requester, id, .. } = forward;
            let (kind, sector) = (kind::LOAD as u64, sector as u64);
            self.arriving =
                Some(Reply { valid: true, source: requester, id, kind, sector, data, last });
            let next = Reading { sector: reading.sector + 1, ..reading };
            self.reading = (!last).then_some(next);
        }
        match found {
            Some((forward, Some(place))) => {
                self.reading = Some(Reading { forward, place, sector: 0 });
                self.owed += self.sectors;
            }
            Some((forward, None)) => self.nack = Some(forward),
            None => {}
        }
        self.lookup = entered;
    }

    /// Bytes of the sector that is read in this cycle, as they are before the edge.
    pub fn bytes(&self, cache: &Cache) -> Data {
        let stored = |reading: Reading| {
            let (set, place) = reading.place;
            cache.stored(set, place, reading.sector)
        };
        self.reading.map(stored).unwrap_or_default()
    }
}
