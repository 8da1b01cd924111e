//! The golden model: entries as a list, each with the stores that it counts.

use super::{Config, In, Out, StoreBack};

/// Stores of one line by one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line address.
    pub line: u64,
    /// They went by way of the home.
    pub to_home: bool,
    /// Those that are not acknowledged: at least 1.
    pub stores: usize,
}

/// The entries, some of them free.
#[derive(Clone, Debug)]
pub struct StoreTracker {
    merges: usize,
    entries: Vec<Option<Entry>>,
}

impl StoreTracker {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> StoreTracker {
        StoreTracker { merges: config.merges(), entries: vec![None; config.lines()] }
    }

    /// The entries, by number.
    pub fn entries(&self) -> &[Option<Entry>] {
        &self.entries
    }

    /// A load of a line by a way must wait (R4).
    pub fn blocks(&self, line: u64, to_home: bool) -> bool {
        self.entry_of(line, !to_home).is_some()
    }

    /// Where a line and a way have an entry.
    fn entry_of(&self, line: u64, to_home: bool) -> Option<usize> {
        let is_own = |entry: &Entry| entry.line == line && entry.to_home == to_home;
        self.entries.iter().position(|entry| entry.as_ref().is_some_and(is_own))
    }

    /// The entry that would count a store, unless it is full or none is free (R2, R3).
    pub fn place_for(&self, line: u64, to_home: bool) -> Option<usize> {
        let Some(local) = self.entry_of(line, to_home) else {
            return self.entries.iter().position(Option::is_none);
        };
        self.entries[local].is_some_and(|entry| entry.stores < self.merges).then_some(local)
    }
}

impl testbenches::dut::Model for StoreTracker {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let (line, to_home) = (input.request.line, input.request.to_home);
        let place = self.place_for(line, to_home);
        // An entry that is full is named, too.
        let named = place.or(self.entry_of(line, to_home)).unwrap_or_default();
        let out = Out {
            store: StoreBack { entry: named as u64 },
            load_blocked: self.blocks(line, to_home),
            has_room: place.is_some(),
            is_empty: self.entries.iter().all(Option::is_none), // R7
        };

        // The edge: an acknowledgement is of what the entry counted before it (R5, R6).
        let acknowledged = input.ack.entry as usize;
        let is_counted =
            input.ack.valid && self.entries.get(acknowledged).is_some_and(Option::is_some);
        if let (true, Some(place)) = (input.store.valid, place) {
            let entry = Entry { line, to_home, stores: 0 };
            self.entries[place].get_or_insert(entry).stores += 1;
        }
        if is_counted {
            let entry = &mut self.entries[acknowledged];
            *entry = entry
                .map(|entry| Entry { stores: entry.stores - 1, ..entry })
                .filter(|entry| entry.stores > 0);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Ack, Request, Store};
    use super::*;
    use design::Design;
    use testbenches::dut::Model as _;

    fn model() -> StoreTracker {
        let text = "design = \"shared-l1\"\nname = \"t\"\n\
                    shared_l1 = { store_tracker_lines = 2, store_tracker_merges = 2 }";
        StoreTracker::new(&Config::of(&Design::parse(text, "t.toml").unwrap()).unwrap())
    }

    fn store(line: u64) -> In {
        let request = Request { line, to_home: true };
        In { store: Store { valid: true }, request, ..In::default() }
    }

    fn load(line: u64) -> In {
        In { request: Request { line, to_home: false }, ..In::default() }
    }

    #[test]
    fn loads_wait_for_the_last_of_the_stores() {
        let mut model = model();
        let ack = |input, entry| In { ack: Ack { valid: true, entry }, ..input };
        assert!(model.step(&load(7)).is_empty);
        assert_eq!(model.step(&store(7)).store.entry, 0);
        assert!(model.step(&store(7)).has_room);
        // Full: of two stores, though one is acknowledged in this cycle.
        assert!(!model.step(&ack(store(7), 0)).has_room);
        assert!(model.step(&ack(store(7), 0)).has_room);
        assert!(model.step(&load(7)).load_blocked);
        assert!(!model.step(&load(8)).load_blocked);
        assert!(!model.step(&In { store: Store { valid: false }, ..store(7) }).load_blocked);
        assert!(model.step(&ack(load(7), 0)).load_blocked);
        assert!(!model.step(&load(7)).load_blocked);
    }

    #[test]
    fn an_acknowledgement_of_a_free_entry_changes_nothing() {
        let mut model = model();
        let both = In { ack: Ack { valid: true, entry: 0 }, ..store(1) };
        model.step(&both);
        assert_eq!(model.entries()[0], Some(Entry { line: 1, to_home: true, stores: 1 }));
        model.step(&store(2));
        assert!(!model.step(&store(3)).has_room && !model.step(&load(3)).has_room);
    }
}
