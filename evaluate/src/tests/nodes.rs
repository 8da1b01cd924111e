//! Untimed is golden: the same records through golden nodes, each to quiescence, have the same status and evict
//! the same lines.

use super::clusters::Shared;
use super::l1s::{L1s, Nodes};
use super::rings::Ring;
use super::*;
use crate::caches::{self, Caches};
use crate::{Change, Changed, Happened, Word};
use testbenches::stimulus::Rng;

/// Records of few lines, so that sets are full.
pub(super) fn any(rng: &mut Rng, cores: u32, lines: u64, sectors: u32) -> Request {
    let all = u64::from(u32::MAX >> (32 - sectors));
    let kind = match rng.below(16) {
        0..=10 => Kind::Load,
        11..=13 => Kind::Store,
        _ => Kind::Atomic,
    };
    let mask = rng.between(1, all) as u32;
    let request = request(rng.below(cores.into()) as u32, kind, rng.below(lines), mask);
    if rng.chance(1, 16) { past(request) } else { request }
}

/// Runs so many records through both; the first that differs, and what both say, or totals that differ.
pub(super) fn difference(
    nodes: &mut dyn Nodes,
    caches: &mut dyn Caches,
    (design, cores, lines): (&Design, u32, u64),
    (records, seed): (u64, u64),
) -> Option<String> {
    let sectors = sectors(design);
    let mut rng = Rng::new(seed);
    let mut happened = Happened::new(true);
    let mut totals = Totals::new(design, cores);
    for number in 0..records {
        let request = any(&mut rng, cores, lines, sectors);
        happened.begin(request);
        caches.access(&mut happened);
        if (number + 1).is_multiple_of(cores.into()) {
            caches.tick();
        }
        let removed = happened.changes.iter().filter(|changed| changed.change == Change::Removed);
        let removed: Vec<(u32, u64)> = removed.map(|changed| (changed.l1, changed.line)).collect();
        let (word, gone) = nodes.record(request);
        totals.add(&happened, word);
        let golden = (word, by_l1(gone), nodes.supplier());
        let untimed = (happened.word, by_l1(removed), happened.from);
        if golden != untimed {
            return Some(format!("record {number}, {request:?}: {untimed:?}, golden {golden:?}"));
        }
        if rng.chance(1, 400) {
            caches.flush();
            nodes.flush();
        }
    }
    totals.difference()
}

/// Statuses of golden nodes, by kind, and metrics of the same records without time.
struct Totals {
    golden: [[u64; 4]; 3],
    counted: crate::metrics::Observers,
    cores: u32,
}

impl Totals {
    fn new(design: &Design, cores: u32) -> Totals {
        let metrics = Metrics::from_iter([crate::Metric::Loads]);
        let l2 = System::load("isca23").unwrap().l2_of(design).unwrap();
        let counted = crate::metrics::Observers::new(metrics, design, cores, &l2);
        Totals { golden: [[0; 4]; 3], counted, cores }
    }

    fn add(&mut self, happened: &Happened, golden: Word) {
        self.golden[happened.request.operation.kind as usize][golden as usize] += 1;
        self.counted.see(std::slice::from_ref(happened));
    }

    fn difference(&self) -> Option<String> {
        let mut report = crate::Report::new(self.cores);
        self.counted.report(&mut report);
        let of = |names: &[&str]| -> Vec<u64> {
            names.iter().map(|name| report.total_of(name).unwrap()).collect()
        };
        let counted =
            of(&["hit", "hit_pending", "miss", "bypass", "store_hit", "store_miss", "atomics"]);
        let [loads, stores, atomics] = &self.golden;
        let golden = [&loads[..], &[stores[0], stores[2], atomics.iter().sum()]].concat();
        (counted != golden).then(|| format!("totals: {counted:?}, golden {golden:?}"))
    }
}

#[test]
fn totals_that_differ_are_found() {
    let design = design("private", "");
    let mut totals = Totals::new(&design, 1);
    let mut happened = Happened::new(true);
    happened.begin(request(0, Kind::Store, 1, 1));
    happened.word = Word::Miss;
    totals.add(&happened, Word::Miss);
    assert_eq!(totals.difference(), None);
    totals.add(&happened, Word::Hit);
    let found = totals.difference().unwrap();
    assert!(
        found.starts_with("totals: [0, 0, 0, 0, 0, 2, 0], golden [0, 0, 0, 0, 1, 1, 0]"),
        "{found}"
    );
}

/// The lines of each L1 in their order. Golden nodes do not show which L1 loses a line first, a core that
/// drops leftovers or the home that evicts one.
fn by_l1(mut removed: Vec<(u32, u64)>) -> Vec<(u32, u64)> {
    removed.sort_by_key(|&(l1, _)| l1);
    removed
}

/// How many records a configuration has: 4,000 over all of them, or as many millions as are asked for.
pub(super) fn records(configurations: usize) -> u64 {
    let all = std::env::var("WARPCACHE_EVALUATE_RECORDS").ok().and_then(|text| text.parse().ok());
    all.unwrap_or(4_000) / configurations as u64
}

/// The boundaries of what an L1's tags read.
const PRIVATE: &[(&str, u64)] = &[
    ("l1.sets = 2\nl1.ways = 1", 6),
    ("l1.sets = 2\nl1.ways = 4\nl1.replacement = \"plru\"\nl1.write_hit = \"evict\"", 14),
    ("l1.sets = 4\nl1.ways = 3\nl1.replacement = \"srrip\"", 20),
    ("l1.sets = 2\nl1.ways = 32\nl1.line_bytes = 32", 90),
    (
        "l1.sets = 1024\nl1.ways = 1\nl1.index = \"xor\"\nl1.line_bytes = 256\nl1.sector_bytes = 8",
        4_000,
    ),
    ("l1.index = \"fermi\"\nl1.ways = 2\nl1.pending_store = \"refuse\"", 200),
];

const DECOUPLED: &[(&str, u64)] = &[
    ("l1.sets = 2\nl1.ways = 1\ndecoupled.tag_ways = 1", 5),
    (
        "l1.sets = 2\nl1.ways = 2\ndecoupled.tag_ways = 4\nsm_dueling = { interval = 16, min_accesses = 1 }",
        12,
    ),
    ("l1.sets = 2\nl1.ways = 2\ndecoupled = { tag_ways = 2, threshold = 0 }", 8),
    ("l1.sets = 4\nl1.ways = 4\ndecoupled = { data_replacement = \"srrip\", aging = false }", 40),
    (
        "l1.sets = 2\nl1.ways = 3\nl1.write_hit = \"evict\"\n\
         decoupled = { rc_bits = 2, threshold = 3, rc_initial = 0 }\nsm_dueling = { interval = 9, margin_percent = 0, min_accesses = 1 }",
        14,
    ),
];

fn sectors(design: &Design) -> u32 {
    let l1 = design.l1().unwrap();
    l1.line_bytes / l1.sector_bytes
}

#[test]
fn private_is_as_its_golden_nodes() {
    for (fields, lines) in PRIVATE {
        let design = design("private", fields);
        let of = (&design, 2, *lines);
        let mut caches = caches::of(&design, 2, &system()).unwrap();
        let mut nodes = L1s::of(&design, 2);
        let found = difference(&mut nodes, caches.as_mut(), of, (records(PRIVATE.len()), 1));
        assert_eq!(found, None, "{fields}");
    }
}

#[test]
fn decoupled_l1d_is_as_its_golden_nodes() {
    for (fields, lines) in DECOUPLED {
        for cores in [1, 4] {
            let design = design("decoupled-l1d", fields);
            let of = (&design, cores, *lines);
            let mut caches = caches::of(&design, cores, &system()).unwrap();
            let mut nodes = L1s::of(&design, cores);
            let count = records(2 * DECOUPLED.len());
            let found = difference(&mut nodes, caches.as_mut(), of, (count, 1));
            assert_eq!(found, None, "{cores} cores, {fields}");
        }
    }
}

#[test]
fn the_duel_is_won_by_both_sides() {
    // Else the test above would see but one of them: followers that change their mode.
    let design = design("decoupled-l1d", DECOUPLED[1].0);
    let mut nodes = L1s::of(&design, 4);
    let mut rng = Rng::new(1);
    let mut seen = [false; 2];
    for _ in 0..2_000 {
        nodes.record(any(&mut rng, 4, DECOUPLED[1].1, 4));
        seen[usize::from(nodes.followers_are_decoupled())] = true;
    }
    assert_eq!(seen, [true, true]);
}

/// Caches that name a wrong line once.
struct WrongVictim(Box<dyn Caches>, bool);

impl Caches for WrongVictim {
    fn access(&mut self, happened: &mut Happened) {
        self.0.access(happened);
        if let (true, Some(Changed { line, change: Change::Removed, .. })) =
            (self.1, happened.changes.first_mut())
        {
            *line ^= 1;
            self.1 = false;
        }
    }

    fn flush(&mut self) {
        self.0.flush();
    }
}

#[test]
fn a_wrong_victim_is_found() {
    let design = design("private", PRIVATE[0].0);
    let mut caches = WrongVictim(caches::of(&design, 2, &system()).unwrap(), true);
    let mut nodes = L1s::of(&design, 2);
    let found = difference(&mut nodes, &mut caches, (&design, 2, 6), (100, 1)).unwrap();
    assert!(found.contains("golden"), "{found}");
}

#[test]
fn a_wrong_observer_is_found() {
    // Totals of golden nodes against what is counted: equal, and not if the record of one load is not counted.
    let design = design("private", PRIVATE[1].0);
    let metrics = Metrics::from_iter([crate::Metric::Loads]);
    let (mut right, mut nodes) = (evaluation(&design, 2, metrics), L1s::of(&design, 2));
    let l2 = System::load("taco16").unwrap().l2_of(&design).unwrap();
    let mut wrong = crate::metrics::Observers::new(metrics, &design, 2, &l2);
    let (mut rng, mut golden, mut has_skipped) = (Rng::new(3), [0; 4], false);
    for _ in 0..500 {
        let request = any(&mut rng, 2, 14, 4);
        let (word, _) = nodes.record(request);
        let is_load = request.operation.kind == Kind::Load;
        golden[word as usize] += u64::from(is_load);
        let happened = right.request(request);
        match is_load && !has_skipped {
            true => has_skipped = true,
            false => wrong.see(std::slice::from_ref(happened)),
        }
    }
    let counted = |report: &crate::Report| {
        ["hit", "hit_pending", "miss", "bypass"].map(|name| report.total_of(name).unwrap())
    };
    assert_eq!(counted(&right.report()), golden);
    let mut report = crate::Report::new(2);
    wrong.report(&mut report);
    assert_ne!(counted(&report), golden);
}

#[test]
fn shared_l1_is_as_its_golden_nodes() {
    for (fields, lines) in super::clusters::CONFIGURATIONS {
        let design = design("shared-l1", fields);
        let cores = design.stated_cores().unwrap();
        let of = (&design, cores, *lines);
        let mut caches = caches::of(&design, cores, &system()).unwrap();
        let mut nodes = Shared::of(&design);
        let count = records(super::clusters::CONFIGURATIONS.len());
        let found = difference(&mut nodes, caches.as_mut(), of, (count, 1));
        let mut report = crate::Report::new(cores);
        caches.report(&mut report);
        let decided = report.total["dyneb_decisions"].as_array().unwrap().iter();
        let decided: Vec<(usize, bool)> = decided
            .map(|one| (one["core"].as_u64().unwrap() as usize, one["decision"] == "shared"))
            .collect();
        assert_eq!(decided, nodes.decisions(), "{fields}");
        assert!(!decided.is_empty(), "{fields}");
        assert_eq!(found, None, "{fields}");
    }
}

#[test]
fn ccn_is_as_its_golden_nodes() {
    for (fields, lines) in super::rings::CONFIGURATIONS {
        let design = design("ccn", fields);
        let cores = design.stated_cores().unwrap();
        let mut caches = caches::of(&design, cores, &system()).unwrap();
        let mut nodes = Ring::of(&design);
        let count = records(2 * super::rings::CONFIGURATIONS.len());
        let of = (&design, cores, *lines);
        let found = difference(&mut nodes, caches.as_mut(), of, (count, 1));
        assert_eq!(found, None, "{fields}");
        let mut report = crate::Report::new(cores);
        caches.report(&mut report);
        let counted = ["ccn_injected", "ccn_filtered", "ccn_hits", "ccn_round_trips"];
        let counted = counted.map(|name| report.total_of(name).unwrap());
        assert_eq!(counted, nodes.counts(), "{fields}");
        let [injected, filtered, hits, round_trips] = counted;
        assert_eq!(filtered > 0, design.ccn().unwrap().own_store_filter, "{fields}");
        assert_eq!(injected, hits + round_trips, "{fields}");
        assert!(hits > 0 && round_trips > 0, "{fields}: {counted:?}");
    }
}
