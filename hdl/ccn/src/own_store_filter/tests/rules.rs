//! One test a rule of the block's page, named after it, on all three engines in step.

use testbenches::stimulus::Rng;
use testbenches::testing::assert_rules_are_tested;

use super::super::{In, Line};
use super::bench::{answer, bits, clear, each, filters, line, query, store};

#[test]
fn r1_a_query_is_answered_in_the_next_cycle_and_only_then() {
    each(|bench| {
        let seen: Vec<Option<bool>> =
            [store(5), query(5), In::default(), query(4), query(5), store(4), In::default()]
                .into_iter()
                .map(|input| answer(bench, input))
                .collect();
        let expected = [None, None, Some(true), None, Some(false), Some(true), None];
        assert_eq!(seen, expected);
    });
}

#[test]
fn r2_both_bits_must_be_set() {
    each(|bench| {
        // A line of two groups, whose bits are h1 and h2; lines of one group set one bit each.
        let line = 1 << bench.config().group_bits();
        let (h1, h2) = (1, 2);
        assert_eq!(bench.config().bits_of(line), (h1, h2));
        assert!(!filters(bench, line));
        bench.cycle(store(h1 as u64));
        assert!(!filters(bench, line));
        bench.cycle(clear());
        bench.cycle(store(h2 as u64));
        assert!(!filters(bench, line));
        bench.cycle(store(h1 as u64));
        assert!(filters(bench, line));
    });
}

/// Worked out by hand: a bit of group k is rotated left by k; the top one comes round.
#[test]
fn r3_a_lines_bits_are_its_two_hashes() {
    each(|bench| {
        let w = bench.config().group_bits();
        let top = w - 1;
        for (groups, h1, h2) in [
            ([0, 0, 0], 0, 0),
            ([3, 0, 0], 3, 3),
            ([0, 1, 0], 1, 2),
            ([0, 0, 1], 1, 4),
            ([0, 1 << top, 0], 1 << top, 1),
            ([0, 0, 1 << top], 1 << top, 2),
            ([5, 5, 5], 5, 5 ^ 10 ^ 20),
            ([1, 1, 0], 0, 3),
        ] {
            bench.reset();
            let [a, b, c] = groups;
            bench.cycle(store(a | b << w | c << (2 * w)));
            let mut expected = vec![h1, h2];
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(bits(bench), expected, "{groups:?}, w = {w}");
        }
        // The rest above three full groups: 2 bits of 5, 6 of 9; rotated by 3.
        bench.reset();
        bench.cycle(store(1 << (3 * w)));
        assert_eq!(bits(bench), [1, 8]);
    });
}

#[test]
fn r4_a_store_is_seen_by_the_next_query() {
    each(|bench| {
        assert_eq!(answer(bench, In { query: line(3), ..store(3) }), None);
        assert_eq!(answer(bench, query(3)), Some(false));
        assert_eq!(answer(bench, In::default()), Some(true));
    });
}

#[test]
fn r5_a_clear_forgets_all_but_the_store_of_its_cycle() {
    each(|bench| {
        let highest = bench.config().filter_bits() as u64 - 1;
        for line in [0, 3, 4, highest] {
            bench.cycle(store(line));
        }
        assert_eq!(bits(bench), [0, 3, 4, highest as usize]);
        // The query of its cycle still sees the bits.
        bench.cycle(In { store: line(4), query: line(3), clear: true });
        assert_eq!(answer(bench, query(3)), Some(true));
        assert_eq!(answer(bench, In::default()), Some(false));
        assert_eq!(bits(bench), [4]);
        bench.cycle(clear());
        assert_eq!(bits(bench), [0; 0]);
    });
}

#[test]
fn r6_no_stored_line_ever_passes() {
    each(|bench| {
        let mut rng = Rng::new(6);
        let line_bits = bench.config().line_bits();
        let lines: Vec<u64> = (0..300).map(|_| rng.bits(line_bits)).collect();
        for (number, &line) in lines.iter().enumerate() {
            bench.cycle(store(line));
            for _ in 0..5 {
                let earlier = lines[rng.below(number as u64 + 1) as usize];
                assert!(filters(bench, earlier));
            }
        }
        assert!(lines.iter().all(|&line| filters(bench, line)));
    });
}

#[test]
fn r7_store_query_and_clear_in_every_cycle() {
    each(|bench| {
        let mut rng = Rng::new(7);
        let mut expected = None;
        let mut held = None;
        for _ in 0..200 {
            // Lines of one group: the filter is then a set of numbers, here of at most one.
            let (stored, asked) = (rng.below(4), rng.below(4));
            let input = In { store: line(stored), query: line(asked), clear: true };
            assert_eq!(answer(bench, input), expected);
            expected = Some(held == Some(asked));
            held = Some(stored);
        }
    });
}

#[test]
fn r8_a_reset_forgets_everything() {
    each(|bench| {
        bench.cycle(store(9));
        bench.cycle(query(9));
        bench.reset();
        assert_eq!(answer(bench, In::default()), None);
        assert_eq!(bits(bench), [0; 0]);
    });
}

#[test]
fn r9_an_address_that_nobody_asks_for_is_not_answered() {
    each(|bench| {
        bench.cycle(store(9));
        for _ in 0..5 {
            let unasked = Line { valid: false, line: 9 };
            assert_eq!(answer(bench, In { query: unasked, ..In::default() }), None);
        }
    });
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
