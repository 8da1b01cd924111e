//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::model::In;
use super::ports::Ready;
use crate::testing::{small, verify};
use dut::Dut;
use signal::Payload;
use testbenches::testing::{Bench, assert_rules_are_tested, top_text};

fn bench() -> Bench<Dut> {
    Bench::quick(&Config::new(8).unwrap())
}

fn push(word: u64, pop_ready: bool) -> In {
    In { push: Payload { valid: true, data: small(word) }, pop: Ready { ready: pop_ready } }
}

const IDLE: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::NO };
const POP: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::YES };

#[test]
fn r1_words_leave_in_order_once() {
    let mut bench = bench();
    for _ in 0..3 {
        bench.cycle(push(1, false));
        bench.cycle(push(2, false));
        assert_eq!(bench.cycle(POP).pop.data, small(1));
        assert_eq!(bench.cycle(POP).pop.data, small(2));
        assert!(!bench.cycle(POP).pop.valid);
    }
}

#[test]
fn r2_a_word_passes_an_empty_buffer_in_one_cycle() {
    let mut bench = bench();
    assert!(!bench.cycle(push(7, true)).pop.valid);
    let out = bench.cycle(IDLE);
    assert_eq!((out.pop.valid, out.pop.data), (true, small(7)));
}

#[test]
fn r3_ready_falls_with_the_second_word_and_all_outputs_are_registers() {
    let mut bench = bench();
    assert!(bench.cycle(push(1, false)).push.ready);
    assert!(bench.cycle(push(2, false)).push.ready);
    assert!(!bench.cycle(push(3, true)).push.ready);
    let out = bench.cycle(IDLE);
    assert_eq!((out.push.ready, out.pop.data), (true, small(2)));
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
        assert!(out.push.ready && out.pop.valid);
        assert_eq!(out.pop.data, small(word - 1));
    }
}

#[test]
fn r5_a_reset_empties_the_buffer() {
    let mut bench = bench();
    bench.cycle(push(1, false));
    bench.cycle(push(2, false));
    bench.reset();
    let out = bench.cycle(push(5, false));
    assert_eq!((out.push.ready, out.pop.valid), (true, false));
    assert_eq!(bench.cycle(IDLE).pop.data, small(5));
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn an_illegal_width_is_refused() {
    let text = |width| Config::new(width).unwrap_err().to_string();
    assert_eq!(text(0), "skid_buffer.width: must be an integer in 1..=512; got 0; try 1");
    assert_eq!(text(600), "skid_buffer.width: must be an integer in 1..=512; got 600; try 512");
}

#[test]
fn all_engines_agree() {
    verify::<Dut>(&[1, 8, 65, 512].map(|w| Config::new(w).unwrap()), 260_000);
}
