//! Sectored caches, worked out by hand, and each policy against a plain list.

use super::coalescer::Coalescer;
use super::l1::{Loaded, SectoredL1};
use super::l2::SectoredL2;
use crate::{Evaluation, Metrics, Request, Setup};
use design::{Design, SmReplacement, System};
use traces::{Access, Kind, Operation};

fn victims(kind: SmReplacement, ways: u32, loads: &[u64]) -> Vec<u64> {
    let mut l1 = SectoredL1::new(1, ways, kind);
    loads.iter().filter_map(|&line| l1.load(line, 1).evicted).collect()
}

#[test]
fn each_policy_chooses_its_victim() {
    // Lines 1 to 4 fill the ways; 1 and 3 are used once more.
    let loads = [1, 2, 3, 4, 1, 3, 5, 6, 7];
    for (kind, expected) in [
        (SmReplacement::Lru, [2, 4, 1]),
        (SmReplacement::Fifo, [1, 2, 3]),
        // All four are used, so that all but the next are unused: 5 takes way 0, 6 way 1, 7 way 2.
        (SmReplacement::Nru, [1, 2, 3]),
        // 2 and 4 were never used again, nor was 5.
        (SmReplacement::Srrip, [2, 4, 5]),
        // The tree points away from 3, the last used: to the lower half, there to way 1.
        (SmReplacement::Plru, [2, 4, 1]),
    ] {
        assert_eq!(victims(kind, 4, &loads), expected, "{kind:?}");
    }
    let random = victims(SmReplacement::Random, 4, &loads);
    assert_eq!(random.len(), 3);
    // A way that was used since all were is passed over.
    assert_eq!(victims(SmReplacement::Nru, 3, &[1, 2, 3, 4, 2, 5, 6]), [1, 3, 4]);
}

#[test]
fn a_miss_fetches_what_is_wanted() {
    let mut l1 = SectoredL1::new(1, 2, SmReplacement::Lru);
    let new = Loaded { hits: 0, is_new: true, evicted: None };
    assert_eq!(l1.load(7, 0b0011), new);
    assert_eq!(l1.load(7, 0b0110), Loaded { hits: 0b0010, is_new: false, evicted: None });
    assert_eq!(l1.load(7, 0b1111), Loaded { hits: 0b0111, is_new: false, evicted: None });
    assert_eq!(l1.load(8, 1), new);
    assert_eq!(l1.load(9, 1), Loaded { evicted: Some(7), ..new });
    assert!(l1.has(8) && !l1.has(7));
    l1.clear();
    assert_eq!(l1.load(9, 1), new);
}

#[test]
fn a_coalescer_merges_with_what_is_in_flight() {
    let mut coalescer = Coalescer::new(2);
    let merged: Vec<bool> = [1, 2, 1, 3, 1, 3].map(|sector| coalescer.merges(sector)).into();
    // The third request answers the first, so that sector 1 is asked for again and answers the second.
    assert_eq!(merged, [false, false, true, false, false, true]);
    let mut none = Coalescer::new(0);
    assert!(!none.merges(1) && !none.merges(1));
}

#[test]
fn l2_fetches_sectors_that_are_read() {
    let system = System::parse("l2 = { bytes = 4096, slices = 1, ways = 32 }", "s.toml").unwrap();
    let design = Design::load("baseline").unwrap();
    let mut l2 = SectoredL2::new(32, &system.l2_of(&design).unwrap());
    assert!(!l2.read(4) && l2.read(4) && !l2.read(5));
    l2.write(6);
    assert!(l2.read(6));
    // Its one set has 32 lines of four sectors: the line of sector 4 goes last.
    (2..33).for_each(|line| {
        l2.read(4 * line);
    });
    assert!(l2.read(4));
    (40..72).for_each(|line| {
        l2.read(4 * line);
    });
    assert!(!l2.read(4));
}

#[test]
fn counts_of_neighbours_that_share_a_sector() {
    let text =
        "[cores]\ncores = 4\n[sm]\nmemory_bytes = 1024\nsets = 1\ncoalescers = 2\ncoalesced = 8";
    let system = System::parse(text, "s.toml").unwrap();
    let setup = Setup { system, cores: None, metrics: Metrics::all() };
    let mut evaluation = Evaluation::new(&Design::load("baseline").unwrap(), &setup).unwrap();
    let mut ask = |core, kind, line, sectors| {
        let operation = Operation { kind, bypass_l1: false };
        let request = Request::single(core, operation, Access { line, sectors });
        evaluation.request(request).to_l2
    };
    // Cores 0 and 1 have a coalescer, cores 2 and 3 the other.
    assert_eq!(ask(0, Kind::Load, 1, 0b0011), 0b0011);
    assert_eq!(ask(1, Kind::Load, 1, 0b0001), 0b0001);
    assert_eq!(ask(2, Kind::Load, 1, 0b0001), 0b0001);
    assert_eq!(ask(0, Kind::Load, 1, 0b0111), 0b0100);
    assert_eq!(ask(3, Kind::Store, 2, 0b0011), 0b0011);
    assert_eq!(ask(3, Kind::Atomic, 3, 0b0001), 0b0001);
    let report = evaluation.report();
    let total = |name| report.total_of(name).unwrap();
    assert_eq!((total("load_sectors_wanted"), total("load_sector_hits")), (7, 2));
    assert_eq!((total("sectors_from_l2"), total("l2_read_sectors")), (5, 4));
    // L2 has sectors 0 and 1 for core 0, 0 for core 2, and what is stored; the atomic and sector 2 are fetched.
    assert_eq!((total("l2_sector_hits"), total("dram_read_sectors")), (3, 4));
}
