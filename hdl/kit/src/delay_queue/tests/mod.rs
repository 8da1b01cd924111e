//! The rules one by one, then all engines in lockstep.
mod dut;

use super::ports::{self, Ready};
use super::{Config, DelayQueue};
use crate::testing::{small, verify};
use dut::Dut;
use signal::Payload;
use testbenches::testing::{Bench, assert_rules_are_tested};

type In = ports::In<Payload>;

fn bench(depth: usize, latency: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(8, depth, latency).unwrap())
}

fn push(word: u64, pop_ready: bool) -> In {
    In { push: Payload { valid: true, data: small(word) }, pop: Ready { ready: pop_ready } }
}

const IDLE: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::NO };
const POP: In = In { push: Payload { valid: false, data: [0; 8] }, pop: Ready::YES };

#[test]
fn r1_words_leave_in_order_once() {
    for (depth, latency) in [(1, 1), (2, 3), (3, 1), (5, 2), (8, 4)] {
        let mut bench = bench(depth as usize, latency);
        // Three rounds, so that the pointers wrap.
        for _ in 0..3 {
            for word in 1..=depth {
                assert!(bench.cycle(push(word, false)).push.ready);
            }
            for _ in 0..latency {
                bench.cycle(IDLE);
            }
            for word in 1..=depth {
                assert_eq!(bench.cycle(POP).pop.data, small(word));
            }
            assert!(!bench.cycle(POP).pop.valid);
        }
    }
}

#[test]
fn r2_a_word_is_offered_after_the_latency_or_behind_others() {
    for latency in [1, 2, 3, 7] {
        let mut bench = bench(4, latency);
        // Words in cycles 0 and 2 are offered in cycles `latency` and `latency` + 2.
        let mut offered = vec![];
        for cycle in 0..latency + 4 {
            let input = if cycle % 2 == 0 && cycle < 4 { push(7, true) } else { POP };
            if bench.cycle(input).pop.valid {
                offered.push(cycle);
            }
        }
        assert_eq!(offered, [latency, latency + 2]);
    }
    // A word stalled is offered until it is taken, the next one right behind it.
    let mut bench = bench(4, 2);
    for input in [push(1, false), push(2, false), IDLE, IDLE, IDLE] {
        bench.cycle(input);
    }
    assert_eq!([POP, POP].map(|input| bench.cycle(input).pop.data), [1, 2].map(small));
    assert!(!bench.cycle(POP).pop.valid);
}

#[test]
fn r3_push_is_ready_while_fewer_than_depth_words_are_held() {
    for (depth, latency) in [(1, 2), (2, 1), (3, 3)] {
        let mut bench = bench(depth, latency);
        for word in 0..depth as u64 {
            assert!(bench.cycle(push(word, false)).push.ready);
        }
        (0..latency).for_each(|_| assert!(!bench.cycle(IDLE).push.ready));
        // Also in the cycle in which a word leaves.
        let out = bench.cycle(push(99, true));
        assert_eq!((out.push.ready, out.pop.valid), (false, true));
        assert!(bench.cycle(IDLE).push.ready);
    }
    // The page's depth for a word a cycle is enough, and one less is not.
    for (depth, expected) in [(4, 20), (3, 15)] {
        let mut bench = bench(depth, 3);
        let accepted = (0..20).filter(|word| bench.cycle(push(*word, true)).push.ready).count();
        assert_eq!(accepted, expected, "depth {depth}");
    }
}

#[test]
fn r4_a_reset_empties_the_queue() {
    for latency in [1, 2, 5] {
        let mut bench = bench(3, latency);
        for input in [push(1, false), push(2, false), push(3, false)] {
            bench.cycle(input);
        }
        bench.reset();
        assert!(bench.cycle(push(9, true)).push.ready);
        let seen: Vec<_> = (0..9).map(|_| bench.cycle(POP)).filter(|out| out.pop.valid).collect();
        assert_eq!(seen.len(), 1);
        assert_eq!(seen[0].pop.data, small(9));
    }
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
#[should_panic = "model and hdl differ"]
fn another_latency_is_noticed() {
    let config = |latency| Config::new(8, 4, latency).unwrap();
    let mut bench = Bench::<Dut>::between(&config(2), &config(3));
    for input in [push(1, true), POP, POP] {
        bench.cycle(input);
    }
}

#[test]
fn illegal_figures_are_refused() {
    let text = |width, depth, latency| Config::new(width, depth, latency).unwrap_err().to_string();
    let prefix = "delay_queue";
    assert_eq!(
        text(0, 1, 1),
        format!("{prefix}.width: must be an integer in 1..=512; got 0; try 1")
    );
    assert_eq!(
        text(513, 1, 1),
        format!("{prefix}.width: must be an integer in 1..=512; got 513; try 512")
    );
    assert_eq!(
        text(8, 0, 1),
        format!("{prefix}.depth: must be an integer in 1..=256; got 0; try 1")
    );
    assert_eq!(
        text(8, 257, 1),
        format!("{prefix}.depth: must be an integer in 1..=256; got 257; try 256")
    );
    assert_eq!(
        text(8, 1, 0),
        format!("{prefix}.latency: must be an integer in 1..=64; got 0; try 1")
    );
    assert_eq!(
        text(8, 1, 65),
        format!("{prefix}.latency: must be an integer in 1..=64; got 65; try 64")
    );
}

#[test]
fn the_storage_is_what_the_page_says() {
    for (width, depth, latency) in [(8, 1, 1), (8, 5, 2), (32, 4, 64)] {
        let block = DelayQueue::new(Config::new(width, depth, latency).unwrap());
        let design = emit::emit(&block, &emit::EmitOptions::default()).unwrap();
        let bits = |of: fn(&emit::ManifestStorage) -> usize| {
            design.manifest.storage.iter().map(of).sum::<usize>()
        };
        let log2 = |n: usize| n.next_power_of_two().ilog2() as usize;
        let queue = depth * width + 2 * log2(depth) + log2(depth + 1);
        let more = if latency > 1 { latency - 1 + log2(depth + 1) } else { 0 };
        assert_eq!(bits(|s| s.register_bits) + bits(|s| s.memory_bits), queue + more);
    }
}

#[test]
fn all_engines_agree() {
    let checked = |(width, depth, latency)| Config::new(width, depth, latency).unwrap();
    let few = [(1, 1, 1), (8, 2, 1), (8, 1, 2), (70, 3, 2), (32, 6, 5)];
    verify::<Dut>(&few.map(checked), 190_000);
    verify::<Dut>(&[(512, 256, 64)].map(checked), 60_000);
}
