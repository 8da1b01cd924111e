//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::In;
use crate::testing::{Bench, every_rule_has_a_test, small, top_text, verify};
use dut::SkidBufferDut;

fn bench() -> Bench<SkidBufferDut> {
    Bench::new(Config::new(8).unwrap())
}

fn push(word: u64, pop_ready: bool) -> In {
    In { push_valid: true, push_data: small(word), pop_ready }
}

const IDLE: In = In { push_valid: false, push_data: [0; 8], pop_ready: false };
const POP: In = In { push_valid: false, push_data: [0; 8], pop_ready: true };

#[test]
fn r1_words_leave_in_order_once() {
    let mut bench = bench();
    for _ in 0..3 {
        bench.cycle(push(1, false));
        bench.cycle(push(2, false));
        assert_eq!(bench.cycle(POP).pop_data, small(1));
        assert_eq!(bench.cycle(POP).pop_data, small(2));
        assert!(!bench.cycle(POP).pop_valid);
    }
}

#[test]
fn r2_a_word_passes_an_empty_buffer_in_one_cycle() {
    let mut bench = bench();
    assert!(!bench.cycle(push(7, true)).pop_valid);
    let out = bench.cycle(IDLE);
    assert_eq!((out.pop_valid, out.pop_data), (true, small(7)));
}

#[test]
fn r3_ready_falls_with_the_second_word_and_all_outputs_are_registers() {
    let mut bench = bench();
    assert!(bench.cycle(push(1, false)).push_ready);
    assert!(bench.cycle(push(2, false)).push_ready);
    assert!(!bench.cycle(push(3, true)).push_ready);
    let out = bench.cycle(IDLE);
    assert_eq!((out.push_ready, out.pop_data), (true, small(2)));
    let text = top_text(&super::SkidBuffer::new(Config::new(8).unwrap()));
    for output in ["push_ready = has_room_q;", "pop_valid = has_head_q;", "pop_data = head_q;"] {
        assert!(text.contains(&format!("assign {output}")), "{output}");
    }
}

#[test]
fn r4_a_word_enters_and_one_leaves_in_every_cycle() {
    let mut bench = bench();
    bench.cycle(push(0, true));
    for word in 1..20 {
        let out = bench.cycle(push(word, true));
        assert!(out.push_ready && out.pop_valid);
        assert_eq!(out.pop_data, small(word - 1));
    }
}

#[test]
fn r5_a_reset_empties_the_buffer() {
    let mut bench = bench();
    bench.cycle(push(1, false));
    bench.cycle(push(2, false));
    bench.reset();
    let out = bench.cycle(push(5, false));
    assert_eq!((out.push_ready, out.pop_valid), (true, false));
    assert_eq!(bench.cycle(IDLE).pop_data, small(5));
}

#[test]
fn every_rule_is_tested() {
    every_rule_has_a_test(include_str!("mod.rs"), include_str!("tests.rs"));
}

#[test]
fn an_illegal_width_is_refused() {
    let text = |width| Config::new(width).unwrap_err().to_string();
    assert_eq!(text(0), "skid_buffer.width: must be an integer in 1..=512; got 0; try 1");
    assert_eq!(text(600), "skid_buffer.width: must be an integer in 1..=512; got 600; try 512");
}

#[test]
fn all_engines_agree() {
    verify::<SkidBufferDut>(&[1, 8, 65, 512].map(|w| Config::new(w).unwrap()), 260_000);
}
