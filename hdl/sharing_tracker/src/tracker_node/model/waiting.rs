//! Forwards that wait for lines in flight (R23 to R27).

use base::model::Cache;

use super::{Config, Wrong};
use crate::streams::Forward;

/// One that waits.
#[derive(Clone, Copy, Debug)]
struct Waiter {
    forward: Forward,
    /// Where its line will lie.
    way: (usize, usize),
    /// How often it has aged.
    ages: u64,
}

impl Waiter {
    fn is_late(&self) -> bool {
        self.ages >= 2
    }
}

/// The places of all entries.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    /// Those of an entry, of which there are none with `pending` "nack".
    places: Vec<Vec<Option<Waiter>>>,
    wait_cycles: u64,
    /// The counter of R26.
    cycles: u64,
    wrong: Wrong,
}

impl Waiting {
    /// None waits.
    pub fn new(config: &Config, wrong: Wrong) -> Waiting {
        let places = config.wait_cycles().map_or(0, |_| Config::PLACES);
        Waiting {
            places: vec![vec![None; places]; config.l1().entries()],
            wait_cycles: config.wait_cycles().unwrap_or(0) as u64,
            cycles: 0,
            wrong,
        }
    }

    /// Other than two places an entry, for measurements.
    pub fn set_places(&mut self, places: usize) {
        self.places.fill(vec![None; places]);
    }

    fn waiters(&self) -> impl Iterator<Item = &Waiter> {
        self.places.iter().flatten().flatten()
    }

    /// None waits, and the counter is 0.
    pub fn rests(&self) -> bool {
        self.cycles == 0 && self.waiters().next().is_none()
    }

    /// Forwards that wait.
    pub fn len(&self) -> usize {
        self.waiters().count()
    }

    /// One is late.
    pub fn has_late(&self) -> bool {
        self.waiters().any(Waiter::is_late)
    }

    /// A forward waits for the line of the entry that is woken (R25).
    pub fn holds(&self, cache: &Cache) -> bool {
        cache.woken().is_some_and(|entry| self.places[entry].iter().any(Option::is_some))
    }

    /// R23: the entry and the place in which this one of the lookup begins to wait, if it does.
    pub fn place_for(&self, cache: &Cache, forward: &Forward) -> Option<(usize, usize)> {
        let (entry, _) = cache.awaiting(forward.line)?;
        let place = self.places[entry].iter().position(Option::is_none)?;
        (!self.has_late() || self.wrong.waits_beside_late).then_some((entry, place))
    }

    /// R24: the place of the forward that is served, if none is in lookup and the reader has room.
    pub fn due(&self, cache: &Cache) -> Option<(usize, usize)> {
        let entry = cache.woken()?;
        let mut places = self.places[entry].iter();
        let place = match self.wrong.second_first {
            true => places.rposition(Option::is_some),
            false => places.position(Option::is_some),
        };
        Some((entry, place?))
    }

    /// R27: the place of the one that is given back, if none is in lookup or served and `nack` is free.
    pub fn late(&self, cache: &Cache) -> Option<(usize, usize)> {
        let is_its =
            |waiter: &Waiter| waiter.is_late() && cache.awaiting(waiter.forward.line).is_some();
        let mut entries = self.places.iter().enumerate().filter(|_| !self.wrong.never_gives_back);
        entries.find_map(|(entry, places)| {
            let place = places.iter().position(|place| place.as_ref().is_some_and(is_its))?;
            Some((entry, place))
        })
    }

    /// Whether the one in this place is late.
    pub fn is_late(&self, (entry, place): (usize, usize)) -> bool {
        self.places[entry][place].as_ref().is_some_and(Waiter::is_late)
    }

    /// Frees a place; gives the forward, and where its line lies.
    pub fn leave(&mut self, (entry, place): (usize, usize)) -> Option<(Forward, (usize, usize))> {
        self.places[entry][place].take().map(|waiter| (waiter.forward, waiter.way))
    }

    /// R26, of those that wait before the edge: `waits` if any does.
    pub fn age(&mut self, waits: bool) {
        let is_tick = waits && self.cycles + 1 == self.wait_cycles;
        self.cycles = if waits && !is_tick { self.cycles + 1 } else { 0 };
        for waiter in self.places.iter_mut().flatten().flatten().filter(|_| is_tick) {
            waiter.ages += 1;
        }
    }

    /// One waits from the next cycle on.
    pub fn enter(&mut self, cache: &Cache, (entry, place): (usize, usize), forward: Forward) {
        let Some(way) = cache.tags().place_of(forward.line) else { return };
        self.places[entry][place] = Some(Waiter { forward, way, ages: 0 });
    }
}
