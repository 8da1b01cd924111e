//! Progress of forwards: from their lookup to `answer` and `nack`.

use std::collections::VecDeque;

use base::model::{Cache, Data};

use super::waiting::Waiting;
use super::{Config, Wrong};
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

/// Changes among the forwards that wait in a cycle: the one in lookup begins to, or one leaves its place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moved {
    /// The place in which the one in lookup begins to wait (R23).
    pub waits: Option<usize>,
    /// The place of the one that was served (R24).
    pub served: Option<usize>,
    /// The place of the one that was given back (R27).
    pub given_back: Option<usize>,
    /// The one of either was late.
    pub was_late: bool,
    /// The forward that ends, with the line's place if it was served.
    pub ended: Option<(Forward, Option<(usize, usize)>)>,
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
    pub waiting: Waiting,
}

impl Forwards {
    /// None.
    pub fn new(config: &Config, wrong: Wrong) -> Forwards {
        Forwards {
            sectors: config.l1().sectors(),
            lookup: None,
            reading: None,
            arriving: None,
            answers: VecDeque::new(),
            owed: 0,
            nack: None,
            waiting: Waiting::new(config, wrong),
        }
    }

    /// Nothing moves but by what is offered or taken outside.
    pub fn rests(&self) -> bool {
        self.lookup.is_none()
            && self.reading.is_none()
            && self.arriving.is_none()
            && self.answers.is_empty()
            && self.nack.is_none()
            && self.waiting.rests()
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

    /// R23 to R27: places that are taken and freed in this cycle.
    pub fn wait(&mut self, cache: &Cache) -> Moved {
        let [no_lookup, no_nack, may_read, has_room] = self.means();
        let waits = self.waiting.len() > 0;
        let mut moved = Moved::default();
        let begins = self
            .lookup
            .and_then(|forward| Some((self.waiting.place_for(cache, &forward)?, forward)));
        let due = self.waiting.due(cache).filter(|_| no_lookup && may_read && has_room);
        let late = self.waiting.late(cache).filter(|_| no_lookup && no_nack && due.is_none());
        if let Some(left) = due.or(late) {
            moved.was_late = self.waiting.is_late(left);
            let place = Some(left.1);
            let left = self.waiting.leave(left);
            moved.ended = left.map(|(forward, way)| (forward, due.map(|_| way)));
            (moved.served, moved.given_back) =
                if due.is_some() { (place, None) } else { (None, place) };
        }
        self.waiting.age(waits);
        if let Some((place, forward)) = begins {
            moved.waits = Some(place.1);
            self.waiting.enter(cache, place, forward);
        }
        moved
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
