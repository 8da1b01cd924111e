//! R15 to R19: modes, what a status shows, flushes, Free_Line.

use super::super::In;
use super::bench::*;

#[test]
fn r15_in_baseline_mode_a_load_takes_a_line_at_once_in_the_ways_below() {
    let bench = &mut Bench::new(small());
    for line in [A, B, C, D] {
        bench.load(line);
    }
    bench.baseline = true;
    bench.idle(1);
    // C and D were candidates in gated ways and are gone, for good.
    assert_eq!(bench.rc(C), None);
    bench.baseline = false;
    bench.idle(2);
    assert_eq!([C, D].map(|line| bench.rc(line)), [None, None]);
    assert_eq!(bench.rc(B), Some(1));
    // A committed entry in a gated way stays until it is released.
    bench.bring(C);
    bench.baseline = true;
    bench.idle(1);
    assert_eq!(bench.load(C).0, HIT);
    assert_eq!(bench.load(D).0, MISS);
    bench.fill(D);
    bench.load(D);
    assert_eq!(bench.load(E).3, Some(C));
    assert_eq!(bench.rc(C), None);
}

#[test]
fn r16_the_gated_ways_are_those_above_the_lines() {
    let bench = &mut Bench::new(small());
    assert_eq!(bench.cycle(In::default()).gated_ways, 0);
    bench.baseline = true;
    assert_eq!(bench.cycle(In::default()).gated_ways, 0, "from the next cycle on");
    assert_eq!(bench.cycle(In::default()).gated_ways, 0b1100);
    bench.baseline = false;
    bench.idle(1);
    assert_eq!(bench.cycle(In::default()).gated_ways, 0);
}

#[test]
fn r17_a_status_shows_the_entry_after_the_request() {
    let bench = &mut Bench::new(small());
    assert_eq!(bench.look(A), (None, None, 2));
    bench.load(A);
    assert_eq!(bench.look(A), (Some(1), None, 2));
    bench.bring(A);
    assert_eq!(bench.look(A), (Some(2), Some(0), 1));
    assert_eq!(bench.look(0x11), (None, None, 2), "another set");
}

#[test]
fn r18_a_flush_makes_every_entry_invalid() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.load(B);
    bench.load(0x11);
    let mut cycles = 0;
    while !bench.cycle(In { flush: true, ..In::default() }).flushed {
        cycles += 1;
        assert!(cycles < 50);
    }
    assert_eq!([A, B, 0x11].map(|line| bench.look(line)), [(None, None, 2); 3]);
}

/// Free_Line and positions over a long run are asserted by the model in every lookup; here, that the
/// ports show them so.
#[test]
fn r19_free_lines_and_committed_entries_add_up() {
    let bench = &mut Bench::new(evicting());
    let lines = [A, B, C, D];
    let check = |bench: &mut Bench| {
        let seen = lines.map(|line| bench.look(line));
        let mut positions: Vec<u64> = seen.iter().filter_map(|entry| entry.1).collect();
        assert_eq!(positions.len() as u64 + seen[0].2, 2);
        positions.sort_unstable();
        positions.dedup();
        assert_eq!(positions.len() as u64 + seen[0].2, 2);
    };
    for line in [A, B, C] {
        bench.bring(line);
        check(bench);
    }
    bench.ask(store(C));
    check(bench);
    bench.bring(D);
    check(bench);
}
