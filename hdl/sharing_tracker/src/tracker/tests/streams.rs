//! The rules of order and time, cycle by cycle.

use testbenches::testing::{assert_rules_are_tested, promised};

use super::super::{Config, Dut, In, Out};
use super::bench::Request::{Add, Ask, Flush, Invalidate, Load, Pass, Remove};
use super::bench::{Bench, beside, input, run, said, says, taking};
use super::{geometries, geometry};

fn small() -> Config {
    geometry(20, 5, 4, 3, "mask")
}

/// The ready of flush, invalidate, remove and lookup.
fn readies(out: &Out) -> [bool; 4] {
    [out.flush.ready, out.invalidate.ready, out.remove.ready, out.lookup.ready]
}

/// Every request but a lookup.
fn other_sharers(base: In) -> In {
    [Flush, Invalidate(1), Remove(1, 2)].into_iter().fold(base, beside)
}

#[test]
fn r1_nothing_passes_while_an_answer_is_not_taken() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        bench.cycle(input(Add(3, 1)));
        for _ in 0..5 {
            let out = bench.cycle(other_sharers(beside(In::default(), Ask(1, 3))));
            assert_eq!(readies(&out), [false; 4]);
            assert!(out.answer.valid);
            assert_eq!(out.answer.sharers, 0b10);
        }
        assert_eq!(readies(&bench.cycle(taking())), [true; 4]);
    }
}

#[test]
fn r2_one_request_passes_in_the_order_of_the_streams() {
    let mut bench = Bench::new(&small());
    let offered = [Flush, Invalidate(1), Remove(1, 2), Ask(1, 3)];
    for first in 0..4 {
        let base = offered[first..].iter().fold(taking(), |base, next| beside(base, *next));
        let out = bench.cycle(base);
        let expected = [0, 1, 2, 3].map(|place| place <= first);
        assert_eq!(readies(&out), expected, "{first}");
        let kind = bench.cycle(taking()).answer.kind;
        assert_eq!(kind, 3 - first as u64);
    }
    // A ready does not wait for its valid.
    assert_eq!(readies(&bench.cycle(taking())), [true; 4]);
    assert_eq!(readies(&bench.cycle(input(Remove(1, 1)))), [true, true, true, false]);
}

#[test]
fn r3_answers_come_in_the_next_cycle_and_in_order() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let lines = [5, 6, 5, 7, 4, 5];
        assert!(!bench.cycle(input(Add(lines[0], 1))).answer.valid);
        for pair in lines.windows(2) {
            let out = bench.cycle(input(Add(pair[1], 1)));
            assert!(out.answer.valid && out.answer.line == pair[0]);
        }
        // The answer stays until it is taken, and is gone then.
        for _ in 0..3 {
            let out = bench.cycle(In::default());
            assert!(out.answer.valid && out.answer.line == 5);
        }
        assert!(bench.cycle(taking()).answer.valid);
        assert!(!bench.cycle(taking()).answer.valid);
    }
}

#[test]
fn r4_requests_in_a_row_see_each_other() {
    // Each passes in the cycle after the one before; with a pause; and behind an answer that waits.
    let requests = [
        (Add(8, 1), (None, vec![1])),
        (Load(8, 2), (Some(1), vec![1, 2])),
        (Load(12, 2), (None, vec![2])),
        (Load(8, 0), (Some(2), vec![0, 1, 2])),
        (Remove(8, 1), (None, vec![0, 2])),
        (Ask(8, 3), (Some(0), vec![0, 2])),
        (Ask(8, 3), (Some(2), vec![0, 2])),
        (Add(4, 4), (None, vec![4])),
        (Add(0, 4), (None, vec![4])),
        (Pass(12, 0), (None, vec![])),
        (Invalidate(8), (None, vec![])),
        (Ask(8, 3), (None, vec![])),
        (Add(8, 3), (None, vec![3])),
        (Flush, (None, vec![])),
        (Add(8, 4), (None, vec![4])),
        (Ask(8, 0), (Some(4), vec![4])),
    ];
    for (pause, wait) in [(0, 0), (1, 0), (0, 1), (0, 2)] {
        let mut bench = Bench::new(&small());
        let mut answers = vec![];
        let mut cycle = |bench: &mut Bench, input: In| {
            let out = bench.cycle(input);
            if out.answer.valid && input.answer.ready {
                answers.push(said(&out.answer));
            }
        };
        for (request, _) in &requests {
            for _ in 0..wait {
                let held = beside(In::default(), *request);
                // Only behind an answer does it wait; the first finds none.
                if !matches!(request, Add(8, 1)) {
                    cycle(&mut bench, held);
                }
            }
            cycle(&mut bench, input(*request));
            for _ in 0..pause {
                cycle(&mut bench, taking());
            }
        }
        cycle(&mut bench, taking());
        let expected: Vec<_> = requests.iter().map(|(_, answer)| answer.clone()).collect();
        assert_eq!(answers, expected, "pause {pause}, wait {wait}");
    }
}

#[test]
fn r10_a_lookup_that_waited_64_cycles_passes_first_and_as_a_miss() {
    let lookup = Load(8, 2);
    for other in [Flush, Invalidate(1), Remove(1, 2)] {
        let mut bench = Bench::new(&small());
        let busy = beside(input(lookup), other);
        for cycle in 0..64 {
            assert!(!bench.cycle(busy).lookup.ready, "{cycle}");
        }
        let out = bench.cycle(other_sharers(input(lookup)));
        assert_eq!(readies(&out), [false, false, false, true]);
        let out = bench.cycle(taking());
        assert_eq!((out.answer.kind, said(&out.answer)), (0, (None, vec![])));
    }
    // Not taken counts as well; a sharer is neither asked for nor added.
    let mut bench = Bench::new(&small());
    run(&mut bench, &[Add(8, 1)]);
    bench.cycle(input(Pass(0, 0)));
    for _ in 0..70 {
        assert!(!bench.cycle(beside(In::default(), lookup)).lookup.ready);
    }
    assert!(bench.cycle(other_sharers(input(lookup))).lookup.ready);
    assert_eq!(said(&bench.cycle(taking()).answer), (None, vec![1]));
    // After 63 cycles it passes as it is, and the count begins anew.
    for _ in 0..2 {
        for _ in 0..63 {
            bench.cycle(beside(input(lookup), Invalidate(1)));
        }
        assert!(bench.cycle(input(lookup)).lookup.ready);
        assert_eq!(bench.cycle(taking()).answer.forward_core, 1);
    }
}

#[test]
fn r16_a_reset_frees_everything_and_drops_the_answer() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        let last = config.sets() as u64 - 1;
        run(&mut bench, &[Add(0, 1), Add(last, 1), Add(0, 0), Ask(0, 1)]);
        let busy = beside(input(Ask(0, 1)), Invalidate(1));
        for _ in 0..64 {
            bench.cycle(busy);
        }
        bench.reset();
        let out = bench.cycle(busy);
        assert!(!out.answer.valid && !out.answer.forward && !out.lookup.ready);
        for line in [0, last] {
            assert_eq!(says(&mut bench, Ask(line, 0)), (None, vec![]));
        }
        // The pointer is at the highest core again.
        if !config.is_single() {
            run(&mut bench, &[Add(0, 1), Add(0, 3)]);
            assert_eq!(says(&mut bench, Ask(0, 0)).0, Some(1));
        }
    }
}

/// The promise: the monitor refuses a stimulus that names a core which does not exist.
#[test]
fn r17_only_cores_that_exist_are_named() {
    let seen = |request| promised::<Dut>(&small(), &[input(request)]);
    assert_eq!(seen(Ask(1, 4)), "");
    for request in [Ask(1, 5), Remove(1, 5)] {
        assert_eq!(seen(request), "R17: the environment names only cores that exist");
    }
}

/// Every rule of the page has a test, and every test a rule.
#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("rules.rs"), include_str!("streams.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
