//! `ccn` without time a second time: a plain model from the specification, the design's page and `taco16`, by somebody
//! who had not seen the first.

mod lines;

use super::nodes::{any, records};
use super::*;
use crate::{Change, Word};
use lines::{Filter, Held, Set, Writes};
use std::collections::HashMap;
use testbenches::stimulus::Rng;

/// Variations of a test.
#[derive(Clone, Copy, Debug)]
struct Shape {
    cores: usize,
    sets: u64,
    ways: usize,
    policy: &'static str,
    index: &'static str,
    /// A store that hits writes the line; else it evicts it.
    updates: bool,
    /// Bits of the own-store filter, if there is one.
    filter_bits: Option<u64>,
    /// Lines that are asked for.
    lines: u64,
}

const USUAL: Shape = Shape {
    cores: 4,
    sets: 2,
    ways: 2,
    policy: "lru",
    index: "linear",
    updates: false,
    filter_bits: Some(64),
    lines: 24,
};

const SHAPES: &[Shape] = &[
    Shape { cores: 2, sets: 2, ways: 1, lines: 7, ..USUAL },
    Shape { updates: true, filter_bits: Some(2), ..USUAL },
    Shape { filter_bits: None, updates: true, ..USUAL },
    Shape { cores: 15, ways: 4, policy: "plru", filter_bits: Some(4096), lines: 40, ..USUAL },
    Shape { cores: 5, sets: 8, ways: 3, policy: "srrip", index: "xor", lines: 300, ..USUAL },
    Shape { cores: 3, sets: 4, filter_bits: None, lines: 30, ..USUAL },
];

/// Counts of a core.
#[derive(Clone, Debug, Default)]
struct Counted {
    fields: HashMap<&'static str, u64>,
    hops: Vec<u64>,
}

impl Counted {
    fn add(&mut self, name: &'static str, number: u64) {
        *self.fields.entry(name).or_default() += number;
    }
}

/// Outcome of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    word: Word,
    from: Option<u32>,
    to_l2: u32,
    requests_out: u64,
    removed: Vec<(u32, u64)>,
}

struct Ring {
    shape: Shape,
    l1s: Vec<Vec<Set>>,
    filters: Vec<Option<Filter>>,
    l2: HashMap<u64, Writes>,
    counted: Vec<Counted>,
    now: u64,
}

impl Ring {
    fn new(shape: Shape) -> Ring {
        let filter = shape.filter_bits.map(|bits| Filter(vec![false; bits as usize]));
        let hops = vec![0; shape.cores];
        Ring {
            shape,
            l1s: vec![vec![Set::new(&shape); shape.sets as usize]; shape.cores],
            filters: vec![filter; shape.cores],
            l2: HashMap::new(),
            counted: vec![Counted { hops, ..Counted::default() }; shape.cores],
            now: 0,
        }
    }

    fn set_number(&self, line: u64) -> usize {
        let (bits, mut left, mut folded) = (self.shape.sets.ilog2(), line, 0);
        if self.shape.index == "linear" {
            return (line % self.shape.sets) as usize;
        }
        while left != 0 {
            folded ^= left % self.shape.sets;
            left >>= bits;
        }
        folded as usize
    }

    fn set(&mut self, core: usize, line: u64) -> &mut Set {
        let number = self.set_number(line);
        &mut self.l1s[core][number]
    }

    fn holds(&self, core: usize, line: u64) -> bool {
        self.l1s[core][self.set_number(line)].way_of(line).is_some()
    }

    fn in_l2(&mut self, line: u64) -> &mut Writes {
        let cores = self.shape.cores;
        self.l2.entry(line).or_insert_with(|| [0; 4].map(|_| vec![0; cores]))
    }

    /// The bytes that a load is answered with lack a write of its core.
    fn judge(&mut self, core: usize, line: u64, sectors: u32, answer: &Writes) {
        let l2 = self.in_l2(line);
        let lacks = (0..4)
            .filter(|sector| sectors >> sector & 1 == 1)
            .any(|sector| answer[sector][core] < l2[sector][core]);
        self.counted[core].add("older_than_own_store", lacks.into());
    }

    fn record(&mut self, request: Request) -> Seen {
        self.now += 1;
        let (core, line) = (request.core as usize, request.access.line);
        let is_past = request.operation.bypass_l1;
        let seen = match (request.operation.kind, is_past) {
            (Kind::Load, false) => self.load(core, line, request.access.sectors),
            (Kind::Load, true) => Seen {
                word: Word::Bypass,
                from: None,
                to_l2: request.access.sectors,
                requests_out: 1,
                removed: Vec::new(),
            },
            (kind, _) => {
                self.write(core, line, request.access.sectors, kind == Kind::Store && !is_past)
            }
        };
        let is_load = request.operation.kind == Kind::Load;
        let counted = &mut self.counted[core];
        let name = match (request.operation.kind, seen.word) {
            (Kind::Load, Word::Hit) => "hit",
            (Kind::Load, Word::Miss) => "miss",
            (Kind::Load, _) => "bypass",
            (Kind::Store, Word::Hit) => "store_hit",
            (Kind::Store, Word::Miss) => "store_miss",
            (Kind::Store, _) => "store_past",
            (Kind::Atomic, _) => "atomics",
        };
        counted.add(name, 1);
        counted.add("l1_requests_out", seen.requests_out);
        counted.add("l2_requests", u64::from(seen.to_l2 != 0));
        counted.add("loads_to_l2", u64::from(seen.to_l2 != 0 && is_load));
        counted.add("l2_bytes", 32 * u64::from(seen.to_l2.count_ones()));
        seen
    }

    fn load(&mut self, core: usize, line: u64, sectors: u32) -> Seen {
        let (policy, now) = (self.shape.policy, self.now);
        let set = self.set(core, line);
        if let Some(way) = set.way_of(line) {
            set.use_way(policy, way, false, now);
            let writes = set.ways[way].as_ref().unwrap().writes.clone();
            self.judge(core, line, sectors, &writes);
            let (from, to_l2, requests_out, removed) = (None, 0, 0, Vec::new());
            return Seen { word: Word::Hit, from, to_l2, requests_out, removed };
        }
        // The way is reserved, and its line is gone, before anybody is asked.
        let way = set.victim(policy);
        let victim = set.ways[way].take().map(|held| (core as u32, held.line));
        set.use_way(policy, way, true, now);
        let others = 1..self.shape.cores;
        let is_shared = others.clone().any(|k| self.holds((core + k) % self.shape.cores, line));
        self.counted[core].add("misses_shared", is_shared.into());
        let is_filtered = self.filters[core].as_ref().is_some_and(|filter| filter.may_hold(line));
        let holder = if is_filtered {
            self.counted[core].add("ccn_filtered", 1);
            None
        } else {
            self.counted[core].add("ccn_injected", 1);
            let stops = others.into_iter();
            let first = stops.map(|k| (k, (core + k) % self.shape.cores));
            first.into_iter().find(|&(_, other)| self.holds(other, line))
        };
        let (writes, seen) = match holder {
            Some((hops, other)) => {
                self.counted[core].add("ccn_hits", 1);
                self.counted[core].hops[hops] += 1;
                let set = self.set(other, line);
                let place = set.way_of(line).unwrap();
                let writes = set.ways[place].as_ref().unwrap().writes.clone();
                self.judge(core, line, sectors, &writes);
                (writes, (Some(other as u32), 0, 1))
            }
            None => {
                self.counted[core].add("ccn_round_trips", u64::from(!is_filtered));
                (self.in_l2(line).clone(), (None, 0xf, 1 + u64::from(!is_filtered)))
            }
        };
        self.set(core, line).ways[way] = Some(Held { line, writes });
        let (from, to_l2, requests_out) = seen;
        Seen { word: Word::Miss, from, to_l2, requests_out, removed: victim.into_iter().collect() }
    }

    fn write(&mut self, core: usize, line: u64, sectors: u32, is_plain: bool) -> Seen {
        let (updates, policy, now) = (self.shape.updates && is_plain, self.shape.policy, self.now);
        if let Some(filter) = &mut self.filters[core] {
            filter.places(line).into_iter().for_each(|place| filter.0[place] = true);
        }
        let of_sectors = || (0..4).filter(move |sector| sectors >> sector & 1 == 1);
        let l2 = self.in_l2(line);
        of_sectors().for_each(|sector| l2[sector][core] += 1);
        let l2 = l2.clone();
        let set = self.set(core, line);
        let held = set.way_of(line);
        let mut removed = Vec::new();
        if let Some(way) = held {
            if updates {
                set.use_way(policy, way, false, now);
                let copy = &mut set.ways[way].as_mut().unwrap().writes;
                of_sectors().for_each(|sector| copy[sector] = l2[sector].clone());
            } else {
                set.ways[way] = None;
                removed.push((core as u32, line));
            }
        }
        let word = match (is_plain, held) {
            (false, _) => Word::Bypass,
            (true, Some(_)) => Word::Hit,
            (true, None) => Word::Miss,
        };
        Seen { word, from: None, to_l2: sectors, requests_out: 1, removed }
    }

    fn flush(&mut self) {
        self.l1s = vec![vec![Set::new(&self.shape); self.shape.sets as usize]; self.shape.cores];
        for filter in self.filters.iter_mut().flatten() {
            filter.0.fill(false);
        }
    }
}

/// The fields that both count, of each core.
const FIELDS: [&str; 15] = [
    "hit",
    "miss",
    "bypass",
    "store_hit",
    "store_miss",
    "atomics",
    "l1_requests_out",
    "l2_requests",
    "loads_to_l2",
    "l2_bytes",
    "misses_shared",
    "ccn_filtered",
    "ccn_injected",
    "ccn_hits",
    "ccn_round_trips",
];

fn design_of(shape: &Shape) -> Design {
    let Shape { cores, sets, ways, policy, index, updates, filter_bits, .. } = shape;
    let write_hit = if *updates { "update" } else { "evict" };
    let (has_filter, bits) = (filter_bits.is_some(), filter_bits.unwrap_or(64));
    design(
        "ccn",
        &format!(
            "l1 = {{ sets = {sets}, ways = {ways}, replacement = \"{policy}\", index = \"{index}\", \
             write_hit = \"{write_hit}\", address_bits = 40 }}\n\
             ccn = {{ cores = {cores}, own_store_filter = {has_filter}, filter_bits = {bits} }}"
        ),
    )
}

/// The first record, or the first field, of which both say different things.
fn difference(shape: &Shape, second: Shape, count: u64, seed: u64) -> Option<String> {
    let mut first = evaluation(&design_of(shape), shape.cores as u32, Metrics::all());
    let mut ring = Ring::new(second);
    let mut rng = Rng::new(seed);
    for number in 0..count {
        let mut asked = any(&mut rng, shape.cores as u32, shape.lines, 4);
        // Some addresses have high bits, too.
        if asked.access.line.is_multiple_of(5) {
            asked.access.line |= 0x1_2345_6000;
        }
        let happened = first.request(asked);
        let removed = happened.changes.iter().filter(|changed| changed.change == Change::Removed);
        let got = Seen {
            word: happened.word,
            from: happened.from,
            to_l2: happened.to_l2,
            requests_out: happened.requests_out,
            removed: removed.map(|changed| (changed.l1, changed.line)).collect(),
        };
        let expected = ring.record(asked);
        if got != expected {
            return Some(format!("record {number}, {asked:?}: {got:?}, the second {expected:?}"));
        }
        if rng.chance(1, 500) {
            first.flush();
            ring.flush();
        }
    }
    let report = first.report();
    for (core, counted) in ring.counted.iter().enumerate() {
        for name in FIELDS.into_iter().chain(["older_than_own_store"]) {
            let got = report.cores[core][name].as_u64();
            let expected = counted.fields.get(name).copied().unwrap_or(0);
            if got != Some(expected) {
                return Some(format!("{name} of core {core}: {got:?}, the second {expected}"));
            }
        }
        let hops: Vec<u64> = report.cores[core]["ccn_hops"]
            .as_array()
            .unwrap()
            .iter()
            .map(|place| place.as_u64().unwrap())
            .collect();
        let longest = hops.len().max(counted.hops.len());
        let at = |hops: &[u64], place: usize| hops.get(place).copied().unwrap_or(0);
        if (0..longest).any(|place| at(&hops, place) != at(&counted.hops, place)) {
            return Some(format!("hops of core {core}: {hops:?}, the second {:?}", counted.hops));
        }
    }
    None
}

#[test]
fn a_second_ccn_agrees_with_the_first() {
    for (seed, shape) in (1..).zip(SHAPES) {
        let count = records(SHAPES.len());
        assert_eq!(difference(shape, *shape, count, seed), None, "{shape:?}");
    }
}

#[test]
fn a_second_ccn_that_is_wrong_is_noticed() {
    let wrong = [
        Shape { updates: true, ..SHAPES[0] },
        Shape { filter_bits: None, ..SHAPES[1] },
        Shape { filter_bits: Some(64), ..SHAPES[2] },
        Shape { policy: "lru", ..SHAPES[3] },
        Shape { index: "linear", ..SHAPES[4] },
        Shape { filter_bits: Some(4096), ..SHAPES[5] },
    ];
    for (shape, wrong) in SHAPES.iter().zip(wrong) {
        assert!(difference(shape, wrong, 2_000, 1).is_some(), "{wrong:?}");
    }
}
