//! Why the block is there: what a core reads after its store, with the filter and without it.

use testbenches::stimulus::Rng;

use super::super::In;
use super::bench::{self, Bench, clear, store};
use super::geometries;
use std::collections::HashMap;

/// A core, L2, and another core's L1 that answers the ring. Its copies are as old as they are; a store
/// invalidates only the storing core's copy, which this core never has: every load is a miss.
struct Cores {
    /// `None` is `own_store_filter = false`.
    filter: Option<Bench>,
    l2: HashMap<u64, u64>,
    other_l1: HashMap<u64, u64>,
}

impl Cores {
    fn store(&mut self, line: u64, value: u64) {
        if let Some(filter) = &mut self.filter {
            filter.cycle(store(line));
        }
        self.l2.insert(line, value);
    }

    /// The value that the core reads: the ring's if another L1 has the line and the load may ask it.
    fn load(&mut self, line: u64) -> u64 {
        let is_filtered = self.filter.as_mut().is_some_and(|filter| bench::filters(filter, line));
        let remote = self.other_l1.get(&line).filter(|_| !is_filtered);
        *remote.or(self.l2.get(&line)).unwrap_or(&0)
    }

    /// The other core loads the line from L2 and keeps it.
    fn other_loads(&mut self, line: u64) {
        let value = *self.l2.get(&line).unwrap_or(&0);
        self.other_l1.insert(line, value);
    }

    /// The barrier of a flush: no L1 holds anything afterwards.
    fn flush(&mut self) {
        self.other_l1.clear();
        if let Some(filter) = &mut self.filter {
            filter.cycle(clear());
            filter.cycle(In::default());
        }
    }
}

fn cores(filter: Option<Bench>) -> Cores {
    Cores { filter, l2: HashMap::new(), other_l1: HashMap::new() }
}

fn filters() -> [Bench; 2] {
    geometries().map(|config| Bench::new(&config))
}

#[test]
fn without_the_filter_a_core_reads_what_is_older_than_its_own_store() {
    let run = |mut cores: Cores| {
        cores.store(7, 1);
        cores.other_loads(7);
        cores.store(7, 2);
        let own = cores.load(7);
        cores.flush();
        (own, cores.load(7))
    };
    assert_eq!(run(cores(None)), (1, 2), "the design as published");
    for filter in filters() {
        assert_eq!(run(cores(Some(filter))), (2, 2));
    }
}

/// Whatever the two cores do, with the filter a core never reads what is older than its store.
#[test]
fn with_the_filter_no_load_goes_back_behind_an_own_store() {
    for filter in filters() {
        let mut cores = cores(Some(filter));
        let mut rng = Rng::new(1);
        let (mut own, mut from_the_ring) = (HashMap::new(), 0);
        for value in 1..2_000 {
            let line = rng.below(40);
            match rng.below(16) {
                0..=4 => {
                    cores.store(line, value);
                    own.insert(line, value);
                }
                5..=9 => cores.other_loads(line),
                10 if rng.chance(1, 8) => cores.flush(),
                _ => {
                    let read = cores.load(line);
                    assert!(read >= *own.get(&line).unwrap_or(&0), "line {line}: {read}");
                    let is_old = cores.other_l1.get(&line).is_some_and(|old| *old == read);
                    from_the_ring += u64::from(is_old && !own.contains_key(&line));
                }
            }
        }
        assert!(from_the_ring > 0, "the ring must have answered too");
    }
}
