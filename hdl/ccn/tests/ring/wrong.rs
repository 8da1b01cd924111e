//! Each rule that is left out is noticed by the traffic that makes it necessary, and by a ring of the right
//! stops nothing is.

use ccn::{request_stop, response_stop};

use super::{Holder, Ring, Size, Traffic, Wrong, size};

/// No wait of the right stops is as long, in any of these runs.
const LONGEST: u64 = 1_000;

/// The longest waits when one traffic follows another.
fn run(size: &Size, wrong: Wrong, seed: u64, traffic: &[(u64, Traffic)]) -> (u64, u64, u64) {
    let mut ring = Ring::new(size, wrong, seed);
    for (cycles, traffic) in traffic {
        for _ in 0..*cycles {
            ring.cycle(traffic);
        }
    }
    let (buffer, on_ring) = ring.judge.oldest();
    let times = &ring.judge.times;
    (times.buffer.max(buffer), times.ring.max(on_ring), times.core_read)
}

/// The wait that never ends.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wait {
    Buffer,
    Ring,
    CoreRead,
}

/// The wrong stops make something wait for ever, and the right ones nothing.
fn is_noticed(size: &Size, wrong: Wrong, traffic: &[(u64, Traffic)], wait: Wait) {
    let of = |wrong, seed| {
        let (buffer, ring, core) = run(size, wrong, seed, traffic);
        match wait {
            Wait::Buffer => buffer,
            Wait::Ring => ring,
            Wait::CoreRead => core,
        }
    };
    let right = (1..=4).map(|seed| of(Wrong::default(), seed)).max();
    assert!(right.unwrap() < LONGEST, "the right stops: {right:?}");
    assert!((1..=32).any(|seed| of(wrong, seed) > 5 * LONGEST), "no wait is without end");
}

/// Long enough that a wait without end is one.
const LONG: u64 = 20_000;

fn uniform() -> Traffic {
    Traffic::full(Holder::Uniform)
}

#[test]
fn requests_without_the_bubble_rule_deadlock() {
    let requests = request_stop::model::Wrong { no_bubble: true, ..Default::default() };
    let wrong = Wrong { requests, ..Wrong::default() };
    for cores in [3, 4] {
        is_noticed(&size(cores, 2), wrong, &[(LONG, uniform())], Wait::Ring);
    }
}

/// Where L1s are slow to take what comes.
#[test]
fn responses_without_the_bubble_rule_deadlock() {
    let responses = response_stop::model::Wrong { no_bubble: true, ..Default::default() };
    let wrong = Wrong { responses, ..Wrong::default() };
    let slow = Traffic { pauses: 12, ..uniform() };
    for (cores, depth) in [(4, 2), (4, 3)] {
        is_noticed(&size(cores, depth), wrong, &[(LONG, slow.clone())], Wait::Ring);
    }
}

#[test]
fn a_new_response_that_keeps_others_back_deadlocks() {
    let responses = response_stop::model::Wrong { keeps_back: true, ..Default::default() };
    let wrong = Wrong { responses, ..Wrong::default() };
    is_noticed(&size(4, 2), wrong, &[(LONG, uniform())], Wait::Ring);
}

/// Cores 2 and 3 ask for what core 0 alone has, core 3 now and then for what core 1 alone has: its answer
/// passes core 0.
#[test]
fn a_new_response_that_always_goes_first_starves_one_that_passes() {
    let responses = response_stop::model::Wrong { always_first: true, ..Default::default() };
    let wrong = Wrong { responses, ..Wrong::default() };
    let few = Size { entries: 3, ..size(4, 3) };
    let asked = Holder::Each(&[&[], &[], &[0], &[0, 0, 0, 0, 0, 0, 0, 1]]);
    is_noticed(&few, wrong, &[(LONG, Traffic::full(asked))], Wait::Ring);
}

#[test]
fn without_patience_the_head_of_cb_waits_for_ever() {
    let requests = request_stop::model::Wrong { no_patience: true, ..Default::default() };
    let wrong = Wrong { requests, ..Wrong::default() };
    let two = Traffic { askers: 0b011, ..Traffic::full(Holder::Hops(2)) };
    is_noticed(&size(3, 2), wrong, &[(1_000, uniform()), (LONG, two)], Wait::Buffer);
}

/// Core 1 asks for what core 2 has, for a while; then core 0 for what core 1 has. Its answers pass core 2,
/// which still has one to give.
#[test]
fn with_both_rings_in_one_direction_an_answer_waits_for_ever() {
    let wrong = Wrong { one_direction: true, ..Wrong::default() };
    let asked = |askers| {
        let each = Holder::Each(&[&[1], &[2], &[]]);
        Traffic { pauses: 12, askers, ..Traffic::full(each) }
    };
    let traffic = [(100, asked(0b10)), (LONG, asked(0b01))];
    is_noticed(&size(3, 2), wrong, &traffic, Wait::Ring);
}

#[test]
fn a_ring_that_reads_before_the_core_starves_the_core_of_a_hot_l1() {
    let wrong = Wrong { ring_first: true, ..Wrong::default() };
    let hot = Traffic { core_reads: 16, ..Traffic::full(Holder::At(0)) };
    is_noticed(&size(15, 8), wrong, &[(LONG, hot)], Wait::CoreRead);
}
