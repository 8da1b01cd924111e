//! One request a cycle, and what a flush takes, as formulas.

use super::super::Config;
use super::bench::{ALL, Bench, load, store};
use super::{config, one, paper, pot};
use crate::streams::Request;
use design::Llc;

/// Cycles from the first acceptance to the last, and to the last reply.
fn cycles(bench: &mut Bench, requests: impl Iterator<Item = Request>) -> (u64, u64) {
    let start = bench.now();
    let mut last = start;
    for request in requests {
        last = bench.offer(request);
    }
    bench.drain();
    let left = bench.seen.replies.last().map_or(0, |reply| reply.0);
    (last - start, left - start)
}

/// The run of cycles on the block's page and on its datasheet.
#[test]
fn a_miss_a_store_and_a_load_that_hits_it_take_the_cycles_of_the_page() {
    let mut bench = Bench::of(paper());
    let start =
        bench.offer_all(&[load(0, 5, 1), store(1, 6, 0, u128::from(u32::MAX)), load(2, 6, 1)]);
    bench.drain();
    let after = |cycles: Vec<u64>| -> Vec<u64> { cycles.iter().map(|at| at - start).collect() };
    // Events are shown in the cycle after.
    assert_eq!(after(bench.when(|event| event.miss)), [2, 3]);
    assert_eq!(after(bench.when(|event| event.hit)), [5]);
    assert_eq!(after(bench.seen.downs.iter().map(|down| down.0).collect()), [4]);
    assert_eq!(after(bench.replied().iter().map(|reply| reply.0).collect()), [5, 7]);
}

/// Number of requests, over which the cycles from the first of them to the last reply are counted.
const MANY: u64 = 1_000;

#[test]
fn load_hits_store_hits_and_store_misses_go_one_a_cycle() {
    for config in [paper(), pot()] {
        let expected = (MANY - 1, MANY - 1 + config.hit_latency() as u64 + 3);
        let sectors = config.sectors() as u64;
        let ids = 1 << config.id_bits();
        let mut bench = Bench::of(config.clone());
        for line in 0..4 {
            bench.bring(line);
        }
        let hits = (0..MANY).map(|n| load(n % ids, n / 7 % 4, 1 << (n % sectors)));
        assert_eq!(cycles(&mut bench, hits), expected);
        let parts = (0..MANY).map(|n| store(n % ids, n / 5 % 4, n % sectors, 1 << (n % 16)));
        assert_eq!(cycles(&mut bench, parts), expected);
        // To one line, and such that parts make wholes of sectors that were never fetched.
        bench.dirty(4, 1);
        let parts = (0..MANY).map(|n| store(n % ids, 4, n / 4 % sectors, 0xf << (4 * (n % 4))));
        assert_eq!(cycles(&mut bench, parts), expected);
    }
    // As many lines as there is place for.
    let llc = Llc { sets: 128, ways: 8, ..Llc::default() };
    let mut bench = Bench::new(llc);
    let misses = (0..MANY).map(|n| store(n % 512, n, 0, ALL));
    assert_eq!(cycles(&mut bench, misses), (MANY - 1, MANY - 1 + 4));
}

/// The specification's bound, where numbers are enough: sets * ways + dirty sectors, and what the last
/// acknowledgement takes.
#[test]
fn a_flush_takes_at_most_a_cycle_a_way_and_a_dirty_sector() {
    for (sets, ways, lines) in [(2, 1, 2), (4, 2, 8), (8, 4, 20)] {
        let llc = Llc { sets, ways, write_backs: 256, ..Llc::default() };
        let geometry: Config = config(llc);
        let mut bench = Bench::of(geometry);
        for line in 0..lines {
            bench.dirty(line, if line % 3 == 0 { 0b1111 } else { 0b10 });
        }
        let dirty: u64 = (0..lines).map(|line| if line % 3 == 0 { 4 } else { 1 }).sum();
        let in_use = lines.min(u64::from(sets));
        bench.base.flush = true;
        bench.idle(1);
        let start = bench.now();
        bench.idle(400);
        let reads = bench.when(|event| event.write_back);
        assert_eq!(reads.len() as u64, dirty);
        let took = reads.last().unwrap() - start + 1;
        assert_eq!(took, lines + dirty);
        assert!(took + u64::from(sets) - in_use <= u64::from(sets * ways) + dirty);
    }
    let mut bench = Bench::of(one());
    bench.base.flush = true;
    let shown: Vec<bool> = (0..5).map(|_| bench.cycle(Default::default()).flushed).collect();
    assert_eq!(shown, [false, false, false, true, true]);
}
