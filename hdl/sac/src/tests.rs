//! The paper's argument for a cache that can be either (`isca23` §2.3, figures 4 and 5), through the
//! blocks that choose: routing, counters, directories and EAB unit of two chips, each with one slice.

use std::collections::HashMap;

use testbenches::engine::{BoxedEngine, EngineKind, make};

use super::{crd, eab_unit, profile_counters, route_policy};
use design::Sac;

const CHIPS: usize = 2;
/// Lines of a page, which lies in the memory of the chip that asks for it first.
const PAGE: u64 = 16;
/// Lines of a chip's cache: 8 sets of 16 ways.
const LINES: u64 = 128;

/// The paper's bandwidths with two chips whose every set is sampled.
fn sac() -> Sac {
    Sac {
        chips: CHIPS as u32,
        slices: 1,
        sm_ports: 1,
        slice_bytes: LINES as u32 * 128,
        profile_cycles: 65_535,
        ..Sac::default()
    }
}

/// State of a chip beside its cache, and the cache as sets of lines, the least recently used first.
struct Chip {
    counters: BoxedEngine<profile_counters::Dut>,
    directory: BoxedEngine<crd::Dut>,
    cache: Vec<Vec<u64>>,
}

impl Chip {
    /// Asks the cache for a line: whether it hits.
    fn access(&mut self, line: u64) -> bool {
        let sets = self.cache.len() as u64;
        let set = &mut self.cache[(line % sets) as usize];
        let place = set.iter().position(|held| *held == line);
        match place {
            Some(place) => drop(set.remove(place)),
            None if set.len() == 16 => drop(set.remove(0)),
            None => {}
        }
        set.push(line);
        place.is_some()
    }
}

/// A single L1's miss for the one slice.
fn one_miss(slice: u64, is_local: bool) -> profile_counters::Miss {
    let mut miss = profile_counters::Miss { local: is_local.into(), ..Default::default() };
    miss.counts[0] = 1 << slice;
    miss
}

/// Two chips under memory-side.
struct System {
    chips: Vec<Chip>,
    route: BoxedEngine<route_policy::Dut>,
    eab: BoxedEngine<eab_unit::Dut>,
    homes: HashMap<u64, u64>,
}

impl System {
    /// At the start of a profile.
    fn new(kind: EngineKind) -> System {
        let counters = profile_counters::Config::new(&sac(), "t").unwrap();
        let directory = crd::Config::new(&sac(), "t").unwrap();
        let route = route_policy::Config::new(&sac(), "t").unwrap();
        let eab = eab_unit::Config::new(&sac(), "t").unwrap();
        let chip = |_| {
            let mut chip = Chip {
                counters: make::<profile_counters::Dut>(&counters, kind, 1).unwrap(),
                directory: make::<crd::Dut>(&directory, kind, 1).unwrap(),
                cache: vec![Vec::new(); 8],
            };
            chip.counters.cycle(true, &profile_counters::In::default());
            chip.directory.cycle(true, &crd::In::default());
            let start = profile_counters::In { start: true, ..Default::default() };
            chip.counters.cycle(false, &start);
            chip.directory.cycle(false, &crd::In { clear: true, ..Default::default() });
            chip
        };
        let mut eab = make::<eab_unit::Dut>(&eab, kind, 1).unwrap();
        eab.cycle(true, &eab_unit::In::default());
        let route = make::<route_policy::Dut>(&route, kind, 1).unwrap();
        System { chips: (0..CHIPS).map(chip).collect(), route, eab, homes: HashMap::new() }
    }

    /// A load of `chip` that misses its L1, in a separate cycle.
    fn load(&mut self, chip: u64, line: u64) {
        let home = *self.homes.entry(line / PAGE).or_insert(chip);
        let request = route_policy::Request { chip, home, line };
        let out = self.route.cycle(false, &route_policy::In { sm_side: false, request });
        let hit = self.chips[out.to.chip as usize].access(line);
        for (number, each) in (0..).zip(&mut self.chips) {
            let mut events = profile_counters::In::default();
            let mut asked = crd::In::default();
            if number == chip {
                events.miss = one_miss(out.to.slice, !out.over_link);
            }
            if number == out.to.chip {
                events.arrivals = 1 << out.to.slice;
                events.hits.lookups = u64::from(hit) << out.to.slice;
                asked.request = crd::Request { valid: true, chip, line, sectors: 1 };
            }
            assert!(each.counters.cycle(false, &events).profiling, "the profile is too short");
            each.directory.cycle(false, &asked);
        }
    }

    /// Estimates from what was counted: EAB of memory-side, of SM-side, and whether SM-side is chosen.
    fn estimate(&mut self) -> (u64, u64, bool) {
        let mut input = eab_unit::In {
            counters: eab_unit::Counters { valid: true },
            result: eab_unit::Ready::YES,
            ..Default::default()
        };
        let mut slices = Vec::new();
        for chip in &mut self.chips {
            let counted = chip.counters.cycle(false, &profile_counters::In::default());
            let sampled = chip.directory.cycle(false, &crd::In::default());
            input.total_requests += counted.total_requests;
            input.local_requests += counted.local_requests;
            input.memory_side_requests += sampled.requests;
            input.memory_side_hits += sampled.memory_side_hits;
            input.crd_requests += sampled.requests;
            input.crd_hits += sampled.hits;
            slices.push(eab_unit::Slice {
                valid: true,
                memory_side: counted.memory_side_requests,
                sm_side: counted.sm_side_requests,
            });
        }
        let mut slices = slices.into_iter();
        for _ in 0..4_096 {
            let out = self.eab.cycle(false, &input);
            if out.slice.ready || !input.slice.valid {
                input.slice = slices.next().unwrap_or_default();
            }
            if out.result.valid {
                return (out.result.eab_memory_side, out.result.eab_sm_side, out.result.sm_side);
            }
        }
        panic!("no result");
    }
}

/// The estimate of both model and emitted text after `loads`, (chip, line) one after the other.
fn estimated(loads: impl Fn(&mut dyn FnMut(u64, u64))) -> (u64, u64, bool) {
    let [model, verilog] = [EngineKind::Model, EngineKind::Verilog].map(|kind| {
        let mut system = System::new(kind);
        loads(&mut |chip, line| system.load(chip, line));
        system.estimate()
    });
    assert_eq!(model, verilog);
    model
}

/// Pages in turn to the first chip and the second, so that both have as many.
fn place(lines: u64, load: &mut dyn FnMut(u64, u64)) {
    for page in 0..lines / PAGE {
        load(page % 2, page * PAGE);
    }
}

/// Figures 4a and 5a: no organisation is better, and memory-side stays.
#[test]
fn lines_that_are_not_shared_leave_memory_side() {
    let (memory_side, sm_side, chosen) = estimated(|load| {
        for _ in 0..20 {
            for line in 0..LINES {
                load(line / PAGE % 2, line);
            }
        }
    });
    assert_eq!((memory_side, chosen), (sm_side, false));
}

/// Figures 4b and 5b: every line is asked for by one chip, every page by both.
#[test]
fn falsely_shared_lines_choose_sm_side() {
    let (memory_side, sm_side, chosen) = estimated(|load| {
        place(LINES, load);
        for _ in 0..20 {
            for line in 0..LINES {
                load(line % 2, line);
            }
        }
    });
    assert!(chosen && sm_side > memory_side, "{sm_side} against {memory_side}");
}

/// Figures 4c and 5c, a set that fits into each chip's cache twice over.
#[test]
fn a_small_truly_shared_set_chooses_sm_side() {
    let (memory_side, sm_side, chosen) = estimated(|load| {
        place(LINES / 2, load);
        for _ in 0..20 {
            for line in 0..LINES / 2 {
                load(0, line);
                load(1, line);
            }
        }
    });
    assert!(chosen && sm_side > memory_side, "{sm_side} against {memory_side}");
}

/// The same with a set that both caches together cannot hold: each copy would be gone before its next
/// use, while under memory-side the second chip hits what the first one fetched.
#[test]
fn a_large_truly_shared_set_chooses_memory_side() {
    let (memory_side, sm_side, chosen) = estimated(|load| {
        place(8 * LINES, load);
        for _ in 0..4 {
            for line in 0..8 * LINES {
                load(0, line);
                load(1, line);
            }
        }
    });
    assert!(!chosen && sm_side < memory_side, "{sm_side} against {memory_side}");
}
