//! Each rule of the table by a directed test named after it; those of the streams are in `streams`.

use super::bench::Request::{Add, Ask, Flush, Invalidate, Load, Pass, Remove};
use super::bench::{Bench, answer, input, run, said, says, taking};
use super::{geometries, geometry};

#[test]
fn r5_an_answer_repeats_its_request() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let line = u64::MAX >> (64 - config.line_bits());
        let core = config.cores() as u64 - 1;
        let bank = config.bank_of(line);
        run(&mut bench, &[Add(line, core)]);
        for (request, expected) in [
            (Load(line, core), (0, line, core, bank)),
            (Pass(line, core), (0, line, core, bank)),
            (Remove(line, core), (1, line, core, bank)),
            (Invalidate(line), (2, line, 0, bank)),
            (Flush, (3, 0, 0, 0)),
        ] {
            let answer = answer(&mut bench, request);
            let got = (answer.kind, answer.line, answer.core, answer.bank);
            assert_eq!(got, expected, "{request:?}");
        }
    }
}

#[test]
fn r6_a_lookup_is_forwarded_to_the_next_other_sharer_in_turn() {
    let mut bench = Bench::new(&geometry(20, 5, 4, 3, "mask"));
    run(&mut bench, &[Add(8, 1), Add(8, 3), Add(8, 4), Add(4, 0), Add(4, 4)]);
    // The pointer begins at the highest core: the lowest sharer is first, then round and round.
    for core in [1, 3, 4, 1, 3] {
        assert_eq!(says(&mut bench, Ask(8, 0)), (Some(core), vec![1, 3, 4]));
    }
    // The requester is passed over; the pointer, at 3, is the set's, not the line's.
    assert_eq!(says(&mut bench, Ask(8, 4)).0, Some(1));
    assert_eq!(says(&mut bench, Ask(4, 2)).0, Some(4));
    // A miss, an add, a remove and an invalidate leave it at 4.
    run(&mut bench, &[Ask(12, 0), Add(8, 4), Remove(8, 4), Invalidate(4)]);
    assert_eq!(says(&mut bench, Ask(8, 0)).0, Some(1));
    // Another set has another pointer, still at the highest core.
    run(&mut bench, &[Add(1, 2), Add(1, 3)]);
    assert_eq!(says(&mut bench, Ask(1, 0)).0, Some(2));
    run(&mut bench, &[Flush, Add(8, 0), Add(8, 4)]);
    assert_eq!(says(&mut bench, Ask(8, 2)).0, Some(0));
}

#[test]
fn r7_an_add_marks_its_core_and_replaces_the_oldest_of_a_full_set() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let (sets, ways) = (config.sets() as u64, config.ways() as u64);
        for n in 0..ways {
            assert_eq!(says(&mut bench, Add(n * sets, 2)), (None, vec![2]));
        }
        // Another set has room still.
        assert_eq!(says(&mut bench, Add(1, 3)).1, [3]);
        assert_eq!(says(&mut bench, Pass(0, 0)).1, [2]);
        assert_eq!(says(&mut bench, Add(ways * sets, 1)).1, [1]);
        assert_eq!(says(&mut bench, Pass(0, 0)).1, [0; 0]);
        for n in 1..ways {
            assert_eq!(says(&mut bench, Pass(n * sets, 0)).1, [2]);
        }
        // A way that became free is taken before any is replaced.
        run(&mut bench, &[Invalidate(ways * sets), Add(0, 1)]);
        for n in 1..ways {
            assert_eq!(says(&mut bench, Pass(n * sets, 0)).1, [2]);
        }
    }
}

#[test]
fn r8_a_sharer_is_chosen_before_the_core_is_marked() {
    let mut bench = Bench::new(&geometry(20, 5, 4, 3, "mask"));
    assert_eq!(says(&mut bench, Load(7, 2)), (None, vec![2]));
    assert_eq!(says(&mut bench, Load(7, 4)), (Some(2), vec![2, 4]));
    assert_eq!(says(&mut bench, Load(7, 2)), (Some(4), vec![2, 4]));
    assert_eq!(says(&mut bench, Pass(7, 0)), (None, vec![2, 4]));
    assert_eq!(says(&mut bench, Pass(3, 0)), (None, vec![]));
    assert_eq!(says(&mut bench, Ask(3, 0)), (None, vec![]));
}

#[test]
fn r9_adds_and_lookups_that_find_make_an_entry_the_most_recent() {
    // Three ways hold lines 0, 4 and 8; the next line replaces the least recently used one.
    let full = [Add(0, 1), Add(4, 1), Add(8, 1)];
    for (requests, replaced) in [
        (vec![], 0),
        (vec![Add(0, 1)], 4),
        (vec![Add(0, 2)], 4),
        (vec![Ask(0, 2), Ask(4, 1)], 8),
        // Its core alone: a miss, but found.
        (vec![Ask(0, 1)], 4),
        // These do not count.
        (vec![Pass(0, 1), Add(0, 2), Remove(0, 2), Add(4, 2), Remove(4, 2), Pass(8, 1)], 8),
        (vec![Ask(12, 1), Remove(4, 3), Invalidate(12)], 0),
    ] {
        let mut bench = Bench::new(&geometry(20, 5, 4, 3, "mask"));
        run(&mut bench, &full);
        run(&mut bench, &requests);
        run(&mut bench, &[Add(16, 0)]);
        for line in [0, 4, 8] {
            let is_gone = says(&mut bench, Pass(line, 0)).1.is_empty();
            assert_eq!(is_gone, line == replaced, "{requests:?}, line {line}");
        }
    }
}

#[test]
fn r11_a_remove_takes_one_mark_and_the_last_one_the_entry() {
    let mut bench = Bench::new(&geometry(20, 5, 4, 3, "mask"));
    run(&mut bench, &[Add(5, 0), Add(5, 2), Add(5, 4)]);
    assert_eq!(says(&mut bench, Remove(5, 2)).1, [0, 4]);
    assert_eq!(says(&mut bench, Remove(5, 2)).1, [0, 4]);
    assert_eq!(says(&mut bench, Remove(9, 0)).1, [0; 0]);
    assert_eq!(says(&mut bench, Remove(5, 0)).1, [4]);
    assert_eq!(says(&mut bench, Ask(5, 1)).0, Some(4));
    assert_eq!(says(&mut bench, Remove(5, 4)).1, [0; 0]);
    assert_eq!(says(&mut bench, Ask(5, 1)), (None, vec![]));
}

#[test]
fn r12_an_invalidate_frees_one_entry() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let sets = config.sets() as u64;
        run(&mut bench, &[Add(0, 1), Add(sets, 1), Add(1, 1)]);
        assert_eq!(says(&mut bench, Invalidate(0)).1, [0; 0]);
        assert_eq!(says(&mut bench, Ask(0, 0)), (None, vec![]));
        assert_eq!(says(&mut bench, Ask(sets, 0)), (Some(1), vec![1]));
        assert_eq!(says(&mut bench, Ask(1, 0)), (Some(1), vec![1]));
        run(&mut bench, &[Invalidate(0)]);
        assert_eq!(says(&mut bench, Ask(sets, 0)), (Some(1), vec![1]));
    }
}

#[test]
fn r13_a_flush_frees_every_entry_in_one_cycle() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let (sets, ways) = (config.sets() as u64, config.ways() as u64);
        let lines = || (0..sets * ways).step_by(if sets > 8 { 7 } else { 1 });
        for line in lines() {
            run(&mut bench, &[Add(line, 1)]);
        }
        // The lookup passes in the cycle after the flush.
        bench.cycle(input(Flush));
        let flushed = bench.cycle(input(Load(0, 0)));
        assert_eq!(said(&flushed.answer), (None, vec![]));
        assert_eq!(said(&bench.cycle(taking()).answer), (None, vec![0]));
        for line in lines().skip(1) {
            assert_eq!(says(&mut bench, Ask(line, 0)), (None, vec![]));
        }
    }
}

#[test]
fn r14_a_single_sharer_is_the_last_that_was_added() {
    let mut bench = Bench::new(&geometry(32, 6, 2, 2, "single"));
    assert_eq!(says(&mut bench, Load(6, 1)), (None, vec![1]));
    assert_eq!(says(&mut bench, Load(6, 5)), (Some(1), vec![5]));
    // Asked by the sharer itself: a miss, and it stays.
    assert_eq!(says(&mut bench, Ask(6, 5)), (None, vec![5]));
    assert_eq!(says(&mut bench, Load(6, 5)), (None, vec![5]));
    assert_eq!(says(&mut bench, Remove(6, 1)).1, [5]);
    assert_eq!(says(&mut bench, Ask(6, 0)), (Some(5), vec![5]));
    assert_eq!(says(&mut bench, Remove(6, 5)).1, [0; 0]);
    assert_eq!(says(&mut bench, Ask(6, 0)), (None, vec![]));
}

#[test]
fn r15_set_and_tag_are_the_line() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        run(&mut bench, &[Add(0, 1)]);
        // A line that differs in any one bit is another line.
        for bit in 0..config.line_bits() {
            assert_eq!(says(&mut bench, Pass(1 << bit, 0)).1, [0; 0], "{bit}");
        }
        // Adding again makes no second entry: one invalidate frees it.
        run(&mut bench, &[Add(0, 1), Add(0, 1), Invalidate(0)]);
        assert_eq!(says(&mut bench, Pass(0, 0)).1, [0; 0]);
        // Lines of neighbouring sets do not meet.
        let sets = config.sets() as u64;
        for line in 0..sets.min(16) {
            run(&mut bench, &[Add(line, line % 2)]);
        }
        for line in 0..sets.min(16) {
            assert_eq!(says(&mut bench, Pass(line, 0)).1, [line % 2]);
        }
    }
}
