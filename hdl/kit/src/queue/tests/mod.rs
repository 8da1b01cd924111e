//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{self, Ready};
use crate::testing::{small, verify};
use dut::{Beat, Dut, QueueDut, Sector};
use signal::Payload;
use testbenches::testing::{Bench, assert_rules_are_tested, top_text};

type In = ports::In<Payload>;
type Out = ports::Out<Payload>;

fn bench(depth: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(8, depth).unwrap())
}

fn push(word: u64, pop_ready: bool) -> In {
    In { push: Payload { valid: true, data: small(word) }, pop: Ready { ready: pop_ready } }
}

const IDLE: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::NO };
const POP: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::YES };

/// Fills a queue with 1, 2, .. and gives the outputs of the cycle after.
fn filled(bench: &mut Bench<Dut>, depth: u64) -> Out {
    for word in 1..=depth {
        assert!(bench.cycle(push(word, false)).push.ready);
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
                assert_eq!(bench.cycle(POP).pop.data, small(word));
            }
            assert!(!bench.cycle(POP).pop.valid);
        }
    }
}

#[test]
fn r2_a_word_falls_through_an_empty_queue_in_one_cycle() {
    let mut bench = bench(3);
    assert!(!bench.cycle(push(7, true)).pop.valid);
    let out = bench.cycle(IDLE);
    assert_eq!((out.pop.valid, out.pop.data), (true, small(7)));
}

#[test]
fn r3_a_full_queue_is_not_ready_even_while_it_is_popped() {
    for depth in [1, 3, 4] {
        let mut bench = bench(depth as usize);
        assert!(!filled(&mut bench, depth).push.ready);
        let out = bench.cycle(push(99, true));
        assert_eq!((out.push.ready, out.pop.valid), (false, true));
        assert!(bench.cycle(IDLE).push.ready);
    }
}

#[test]
fn r4_a_word_enters_and_one_leaves_in_every_cycle() {
    let mut bench = bench(2);
    bench.cycle(push(0, false));
    for word in 1..20 {
        let out = bench.cycle(push(word, true));
        assert!(out.push.ready && out.pop.valid);
        assert_eq!((out.pop.data, out.count), (small(word - 1), 1));
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
    assert_eq!((out.push.ready, out.pop.valid, out.count), (true, false, 0));
    assert_eq!(bench.cycle(IDLE).pop.data, small(5));
}

#[test]
fn a_beat_that_is_wider_than_a_word_lies_in_several() {
    let text = top_text(&super::Queue::<Beat>::of(300, 4));
    assert!(text.contains("module beat_queue_width603_depth4"), "{text}");
    assert!(text.contains("= {push_kind, push_data, push_last};"), "{text}");
    assert!(text.contains("register_file_4x303_r1 u_words_0"), "{text}");
    assert!(text.contains("register_file_4x300_r1 u_words_1"), "{text}");
    assert_eq!(
        text.matches("used_q").count(),
        top_text(&super::Queue::new(Config::new(8, 4).unwrap())).matches("used_q").count()
    );
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
#[should_panic = "model and hdl differ"]
fn a_difference_in_a_directed_test_is_found() {
    let config = |depth| Config::new(8, depth).unwrap();
    let mut bench = Bench::<Dut>::between(&config(1), &config(2));
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
    verify::<Dut>(&[(1, 1), (8, 2), (70, 3), (32, 16)].map(checked), 240_000);
    verify::<Dut>(&[(512, 256)].map(checked), 100_000);
    verify::<QueueDut<Beat>>(&[(20, 1), (300, 2), (512, 3), (256, 8)].map(checked), 20_000);
    verify::<QueueDut<Sector>>(&[(256, 1), (300, 4), (512, 5)].map(checked), 20_000);
}
