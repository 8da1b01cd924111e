//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Ack, Dut, In, Request, Store};
use super::{Bench, boundaries, max, npot, one, paper, pot};
use testbenches::testing::promised;

/// The core looks at a line, by way of the home.
fn home(line: u64) -> In {
    In { request: Request { line, to_home: true }, ..In::default() }
}

/// The core looks at a line, to L2.
fn l2(line: u64) -> In {
    In { request: Request { line, to_home: false }, ..In::default() }
}

fn store(input: In) -> In {
    In { store: Store { valid: true }, ..input }
}

fn ack(entry: u64, input: In) -> In {
    In { ack: Ack { valid: true, entry }, ..input }
}

/// Stores to lines 0 to `count - 1`, a line each.
fn fill(bench: &mut Bench, count: usize) {
    for line in 0..count as u64 {
        let out = bench.cycle(store(home(line)));
        assert_eq!((out.has_room, out.store.entry), (true, line));
    }
}

#[test]
fn r1_an_entry_counts_stores_until_all_are_acknowledged() {
    for config in [npot(), paper(), max()] {
        let bench = &mut Bench::new(&config);
        assert!(!bench.cycle(store(home(7))).load_blocked);
        for _ in 0..2 {
            assert!(bench.cycle(store(home(7))).has_room);
        }
        for _ in 0..3 {
            assert!(bench.cycle(l2(7)).load_blocked);
            assert!(bench.cycle(ack(0, l2(7))).load_blocked);
        }
        assert!(!bench.cycle(l2(7)).load_blocked);
    }
    // A store that is refused is not counted.
    let bench = &mut Bench::new(&one());
    bench.cycle(store(home(7)));
    assert!(!bench.cycle(store(home(8))).has_room);
    assert!(!bench.cycle(l2(8)).load_blocked);
    bench.cycle(ack(0, l2(7)));
    assert!(bench.cycle(l2(7)).is_empty);
}

#[test]
fn r2_the_entry_is_the_lines_own_or_the_lowest_that_is_free() {
    for config in [npot(), paper(), max()] {
        let bench = &mut Bench::new(&config);
        fill(bench, 4);
        for line in 0..4 {
            assert_eq!(bench.cycle(home(line)).store.entry, line);
            assert_eq!(bench.cycle(l2(line)).store.entry, 4);
        }
        bench.cycle(ack(2, home(9)));
        assert_eq!(bench.cycle(home(9)).store.entry, 2);
        bench.cycle(ack(1, home(9)));
        assert_eq!(bench.cycle(store(l2(3))).store.entry, 1);
        assert_eq!(bench.cycle(l2(3)).store.entry, 1);
        assert_eq!(bench.cycle(home(3)).store.entry, 3);
    }
}

#[test]
fn r3_there_is_room_in_an_own_entry_that_is_not_full_or_in_a_free_one() {
    for config in boundaries() {
        let last = config.lines() as u64 - 1;
        let bench = &mut Bench::new(&config);
        fill(bench, config.lines());
        assert!(!bench.cycle(home(last + 1)).has_room);
        assert!(!bench.cycle(ack(last, l2(last))).has_room);
        assert!(bench.cycle(store(l2(last))).has_room);
        // The entry of the last line, which another way has now.
        for _ in 1..config.merges() {
            assert!(bench.cycle(store(l2(last))).has_room);
        }
        assert!(!bench.cycle(store(l2(last))).has_room);
        assert!(!bench.cycle(ack(last, store(l2(last)))).has_room);
        assert!(bench.cycle(l2(last)).has_room);
    }
}

#[test]
fn r4_a_load_waits_for_stores_that_went_the_other_way() {
    for config in boundaries() {
        let highest = u64::MAX >> (64 - config.line_bits());
        let bench = &mut Bench::new(&config);
        for line in [0, 1, highest, 1 << (config.line_bits() - 1)] {
            for (first, other) in [(home(line), l2(line)), (l2(line), home(line))] {
                bench.reset();
                assert!(!bench.cycle(store(first)).load_blocked);
                assert!(!bench.cycle(first).load_blocked);
                assert!(bench.cycle(other).load_blocked);
                let near = In { request: Request { line: line ^ 1, ..other.request }, ..other };
                assert!(!bench.cycle(near).load_blocked);
            }
        }
    }
    let bench = &mut Bench::new(&pot());
    bench.cycle(store(home(6)));
    bench.cycle(store(l2(6)));
    assert!(bench.cycle(home(6)).load_blocked && bench.cycle(l2(6)).load_blocked);
    bench.cycle(ack(0, home(6)));
    assert!(bench.cycle(home(6)).load_blocked && !bench.cycle(l2(6)).load_blocked);
}

#[test]
fn r5_an_acknowledgement_takes_one_store_and_of_a_free_entry_none() {
    for config in boundaries() {
        let merges = config.merges() as u64;
        let bench = &mut Bench::new(&config);
        for _ in 0..merges {
            assert!(bench.cycle(ack(config.lines() as u64 - 1, store(home(3)))).has_room);
            // With one entry that acknowledges the store before; then it is counted again.
            if config.lines() == 1 {
                break;
            }
        }
        let counted = if config.lines() == 1 { 1 } else { merges };
        for left in (0..counted).rev() {
            assert!(!bench.cycle(ack(0, home(3))).is_empty);
            assert_eq!(bench.cycle(l2(3)).load_blocked, left > 0);
        }
        bench.cycle(ack(0, home(3)));
        assert!(bench.cycle(store(home(3))).is_empty);
        assert!(bench.cycle(l2(3)).load_blocked);
    }
}

#[test]
fn r6_a_store_and_an_acknowledgement_both_take_effect() {
    for config in [pot(), npot(), paper(), max()] {
        let bench = &mut Bench::new(&config);
        // In one entry: the only store goes, and another comes.
        bench.cycle(store(home(3)));
        bench.cycle(ack(0, store(home(3))));
        assert!(bench.cycle(l2(3)).load_blocked);
        bench.cycle(ack(0, home(3)));
        assert!(bench.cycle(l2(3)).is_empty);
        // In two.
        bench.cycle(store(home(3)));
        assert_eq!(bench.cycle(ack(0, store(home(4)))).store.entry, 1);
        assert!(!bench.cycle(l2(3)).load_blocked && bench.cycle(l2(4)).load_blocked);
    }
}

#[test]
fn r7_empty_is_no_entry_in_use() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        assert!(bench.cycle(home(0)).is_empty);
        fill(bench, config.lines());
        for entry in (0..config.lines() as u64).rev() {
            assert!(!bench.cycle(ack(entry, home(0))).is_empty);
        }
        assert!(bench.cycle(home(0)).is_empty);
    }
}

#[test]
fn r8_a_reset_frees_every_entry() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        fill(bench, config.lines());
        bench.reset();
        let out = bench.cycle(l2(0));
        assert!(out.is_empty && out.has_room && !out.load_blocked);
        fill(bench, config.lines());
    }
}

#[test]
fn r9_an_acknowledgement_of_no_store_breaks_the_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&paper(), cycles);
    let rule = "R9: only a store that was accepted must be acknowledged, and once";
    assert_eq!(seen(&[store(home(1)), ack(0, home(1))]), "");
    assert_eq!(seen(&[ack(0, store(home(1)))]), rule);
    assert_eq!(seen(&[store(home(1)), ack(1, home(1))]), rule);
    assert_eq!(seen(&[store(home(1)), ack(0, home(1)), ack(0, home(1))]), rule);
}
