//! The places that remote requests hold (R3).

use super::requests::Arrived;
use base::l1::model::STORE;

/// What is kept of a remote request until its packet has left (R3).
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The core that asks.
    pub core: u64,
    /// Its identifier.
    pub id: u64,
    /// Sectors; none for a store.
    pub sectors: u64,
}

/// All places.
#[derive(Clone, Debug)]
pub struct Places {
    places: Vec<Option<Place>>,
    /// The lowest that was free at the beginning of the cycle.
    free: Option<usize>,
}

impl Places {
    /// All free.
    pub fn new(number: usize) -> Places {
        Places { places: vec![None; number], free: None }
    }

    /// One is free.
    pub fn has_free(&self) -> bool {
        self.places.iter().any(Option::is_none)
    }

    /// How many are taken.
    pub fn taken(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// The beginning of a cycle: what becomes free later is not taken in it.
    pub fn begin(&mut self) {
        self.free = self.places.iter().position(Option::is_none);
    }

    /// What a place holds.
    pub fn get(&self, place: u64) -> Option<&Place> {
        self.places.get(place as usize)?.as_ref()
    }

    /// Frees a place.
    pub fn free(&mut self, place: u64) {
        if let Some(place) = self.places.get_mut(place as usize) {
            *place = None;
        }
    }

    /// Takes the lowest place that was free, which R2 has seen to; gives its number.
    pub fn take(&mut self, arrived: &Arrived) -> u64 {
        let Arrived { request, source } = arrived;
        let number = self.free.unwrap_or_default();
        let sectors = if request.kind == STORE { 0 } else { request.sectors };
        self.places[number] = Some(Place { core: *source, id: request.id, sectors });
        number as u64
    }
}
