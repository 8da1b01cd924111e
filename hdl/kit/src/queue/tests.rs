//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Out};
use crate::testing::{Bench, every_rule_has_a_test, small, top_text, verify};
use dut::QueueDut;

fn bench(depth: usize) -> Bench<QueueDut> {
    Bench::new(Config::new(8, depth).unwrap())
}

fn push(word: u64, pop_ready: bool) -> In {
    In { push_valid: true, push_data: small(word), pop_ready }
}

const IDLE: In = In { push_valid: false, push_data: [0; 8], pop_ready: false };
const POP: In = In { push_valid: false, push_data: [0; 8], pop_ready: true };

/// Fills a queue with 1, 2, .. and gives the outputs of the cycle after.
fn filled(bench: &mut Bench<QueueDut>, depth: u64) -> Out {
    for word in 1..=depth {
        assert!(bench.cycle(push(word, false)).push_ready);
    }
    bench.cycle(IDLE)
}

#[test]
fn r1_words_leave_in_order_once() {
    for depth in [1, 2, 3, 5, 8] {
        let mut bench = bench(depth as usize);
        // Three rounds, so that the pointers wrap.
        for _ in 0..3 {
            filled(&mut bench, depth);
            for word in 1..=depth {
                assert_eq!(bench.cycle(POP).pop_data, small(word));
            }
            assert!(!bench.cycle(POP).pop_valid);
        }
    }
}

#[test]
fn r2_a_word_falls_through_an_empty_queue_in_one_cycle() {
    let mut bench = bench(3);
    assert!(!bench.cycle(push(7, true)).pop_valid);
    let out = bench.cycle(IDLE);
    assert_eq!((out.pop_valid, out.pop_data), (true, small(7)));
}

#[test]
fn r3_a_full_queue_is_not_ready_even_while_it_is_popped() {
    for depth in [1, 3, 4] {
        let mut bench = bench(depth as usize);
        assert!(!filled(&mut bench, depth).push_ready);
        let out = bench.cycle(push(99, true));
        assert_eq!((out.push_ready, out.pop_valid), (false, true));
        assert!(bench.cycle(IDLE).push_ready);
    }
}

#[test]
fn r4_a_word_enters_and_one_leaves_in_every_cycle() {
    let mut bench = bench(2);
    bench.cycle(push(0, false));
    for word in 1..20 {
        let out = bench.cycle(push(word, true));
        assert!(out.push_ready && out.pop_valid);
        assert_eq!((out.pop_data, out.count), (small(word - 1), 1));
    }
}

#[test]
fn r5_count_is_the_number_of_words_held() {
    let mut bench = bench(3);
    let inputs = [IDLE, push(1, false), push(2, false), push(3, true), push(4, false), POP, POP];
    let counts = inputs.map(|input| bench.cycle(input).count);
    assert_eq!(counts, [0, 0, 1, 2, 2, 3, 2]);
}

#[test]
fn r6_a_reset_empties_the_queue() {
    let mut bench = bench(3);
    filled(&mut bench, 3);
    bench.reset();
    let out = bench.cycle(push(5, false));
    assert_eq!((out.push_ready, out.pop_valid, out.count), (true, false, 0));
    assert_eq!(bench.cycle(IDLE).pop_data, small(5));
}

#[test]
fn every_rule_is_tested() {
    every_rule_has_a_test(include_str!("mod.rs"), include_str!("tests.rs"));
}

#[test]
#[should_panic = "the hardware"]
fn a_difference_in_a_directed_test_is_found() {
    let config = |depth| Config::new(8, depth).unwrap();
    let mut bench = Bench::<QueueDut>::between(&config(1), &config(2));
    bench.cycle(push(1, false));
    bench.cycle(push(2, false));
}

#[test]
fn illegal_figures_are_refused() {
    let text = |width, depth| Config::new(width, depth).unwrap_err().to_string();
    assert_eq!(text(0, 1), "queue.width: must be an integer in 1..=512; got 0; try 1");
    assert_eq!(text(513, 1), "queue.width: must be an integer in 1..=512; got 513; try 512");
    assert_eq!(text(8, 0), "queue.depth: must be an integer in 1..=256; got 0; try 1");
    assert_eq!(text(8, 257), "queue.depth: must be an integer in 1..=256; got 257; try 256");
}

#[test]
fn only_depths_that_are_no_power_of_two_wrap_by_comparison() {
    let text = |depth| top_text(&super::Queue::new(Config::new(8, depth).unwrap()));
    assert!(text(5).contains("tail_q == 3'd4"));
    assert!(!text(4).contains("tail_q =="));
    assert!(!text(1).contains("tail"));
}

#[test]
fn all_engines_agree() {
    let checked = |(width, depth)| Config::new(width, depth).unwrap();
    verify::<QueueDut>(&[(1, 1), (8, 2), (70, 3), (32, 16)].map(checked), 240_000);
    verify::<QueueDut>(&[(512, 256)].map(checked), 100_000);
}
