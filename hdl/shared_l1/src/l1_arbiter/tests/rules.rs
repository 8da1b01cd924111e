//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, Dut, In, Out, Ready, Request};
use super::{Bench, boundaries, config, npot, one, paper, pot, strict};
use signal::port::{Wide, beginning};
use testbenches::testing::promised;

fn word(first: u64) -> Wide {
    [first, 0, 0, 0, 0, 0, 0, 0]
}

fn request(number: u64) -> Request {
    Request { valid: true, head: word(number), data: beginning([number + 1]) }
}

/// The core asks; the L1 is ready.
fn local(number: u64) -> In {
    In { local: request(number), ..READY }
}

/// Another core asks too.
fn with_remote(number: u64, input: In) -> In {
    In { remote: request(number), ..input }
}

fn stalled(input: In) -> In {
    In { l1: Ready::NO, ..input }
}

const NONE: Request = Request { valid: false, head: [0; 8], data: [0; 16] };
const READY: In = In { local: NONE, remote: NONE, l1: Ready::YES, has_room: true };

/// The L1 has no room for a remote request.
fn without_room(input: In) -> In {
    In { has_room: false, ..input }
}

/// The offer: a local request's number, a remote one's negative, 0 for none.
fn offered(out: &Out) -> i64 {
    let number = out.l1.head[0] as i64;
    match (out.l1.valid, out.l1.remote) {
        (false, _) => 0,
        (true, false) => number,
        (true, true) => -number,
    }
}

/// Asserts every engine's offer in each of the cycles, and whether it takes a local request.
fn assert_offers(config: &Config, cycles: &[(In, i64, bool)]) {
    let bench = &mut Bench::new(config);
    for (number, (input, expected, ready)) in cycles.iter().enumerate() {
        let out = bench.cycle(*input);
        assert_eq!((offered(&out), out.local.ready), (*expected, *ready), "cycle {number}");
    }
}

/// Fills the queue with requests 1 to `depth` while the L1 takes nothing.
fn fill(bench: &mut Bench, depth: u64) {
    for number in 1..=depth {
        assert!(bench.cycle(with_remote(number, stalled(READY))).remote.ready);
    }
}

#[test]
fn r1_remote_requests_leave_in_order_and_wait_while_the_queue_is_full() {
    for config in [one(), pot(), npot(), paper()] {
        let bench = &mut Bench::new(&config);
        let depth = config.queue_depth() as u64;
        let first = bench.cycle(with_remote(1, READY));
        assert_eq!((offered(&first), first.remote.ready), (0, true));
        // The request can be offered from the next cycle on.
        assert_eq!(offered(&bench.cycle(READY)), -1);
        fill(bench, depth);
        // Full, also in the cycle in which one leaves.
        assert!(!bench.cycle(with_remote(99, stalled(READY))).remote.ready);
        let leaves = bench.cycle(with_remote(99, READY));
        assert_eq!((offered(&leaves), leaves.remote.ready), (-1, false));
        let mut seen = Vec::new();
        for cycle in 0..=depth {
            let input = if cycle == 0 { with_remote(99, READY) } else { READY };
            let out = bench.cycle(input);
            assert!(out.remote.ready || cycle > 0);
            seen.push(-offered(&out));
        }
        seen.retain(|&number| number != 0);
        assert_eq!(seen, (2..=depth as i64).chain([99]).collect::<Vec<_>>());
    }
}

#[test]
fn r2_a_local_request_is_offered_first() {
    for config in boundaries() {
        let cycles = [(with_remote(9, READY), 0, true), (local(5), 5, true), (READY, -9, false)];
        // With limit 1 the head has won after that one loss, with a higher one nothing else is there.
        let last = config.starvation_limit() != 1;
        assert_offers(&config, &cycles[..2]);
        assert_offers(&config, &[cycles[0], cycles[1], (READY, -9, last)]);
        assert_offers(&config, &[(local(1), 1, true), (local(2), 2, true)]);
    }
}

#[test]
fn r3_a_cycle_without_a_local_request_is_the_heads() {
    for config in boundaries() {
        let cycles = [(with_remote(9, READY), 0, true), (READY, -9, true), (READY, 0, true)];
        assert_offers(&config, &cycles);
        let waits = (without_room(READY), 0, true);
        assert_offers(&config, &[cycles[0], waits, waits, cycles[1]]);
    }
}

#[test]
fn r4_after_as_many_losses_as_the_limit_the_head_wins() {
    let enter = (with_remote(9, READY), 0, true);
    let lost = |number| (local(number), number as i64, true);
    assert_offers(&one(), &[enter, lost(1), (local(2), -9, false), lost(2), lost(3)]);
    let three = npot();
    assert_offers(&three, &[enter, lost(1), lost(2), lost(3), (local(4), -9, false), lost(4)]);
    // A local request that the L1 does not take is no loss, and what has won stays.
    let waits = (stalled(local(3)), 3, false);
    let won = (stalled(local(4)), -9, false);
    let taken = (local(4), -9, false);
    assert_offers(&three, &[enter, lost(1), lost(2), waits, waits, lost(3), won, won, taken]);
    // Without room it is not offered, and no local request goes before it.
    let no_room = (without_room(local(4)), 0, false);
    assert_offers(&three, &[enter, lost(1), lost(2), lost(3), no_room, no_room, won, taken]);
    // Neither is one that comes before the head.
    assert_offers(&one(), &[(with_remote(9, local(1)), 1, true), lost(2), (local(3), -9, false)]);
    // The next head starts from 0.
    let second = (with_remote(8, local(1)), 1, true);
    let cycles =
        [enter, second, lost(2), lost(3), (local(4), -9, false), lost(4), lost(5), lost(6)];
    assert_offers(&three, &[&cycles[..], &[(local(7), -8, false), lost(7)]].concat());
    let bench = &mut Bench::new(&config(64, 8, ""));
    bench.cycle(with_remote(9, READY));
    for number in 1..=64 {
        assert_eq!(offered(&bench.cycle(local(number))), number as i64);
    }
    assert_eq!(offered(&bench.cycle(local(65))), -9);
}

#[test]
fn r5_with_limit_0_a_head_loses_for_ever() {
    let bench = &mut Bench::new(&strict());
    bench.cycle(with_remote(9, READY));
    for number in 1..=2_000 {
        assert_eq!(offered(&bench.cycle(local(number))), number as i64);
    }
    assert_eq!(offered(&bench.cycle(READY)), -9);
}

#[test]
fn r6_a_head_that_was_not_taken_stays_offered() {
    for config in [pot(), strict()] {
        let enter = (with_remote(9, READY), 0, true);
        let (waits, beats) = ((stalled(READY), -9, false), (stalled(local(1)), -9, false));
        let first = [enter, waits, beats, beats, (local(1), -9, false), (local(1), 1, true)];
        assert_offers(&config, &first);
    }
}

/// A word of `bits` ones.
fn ones<const LIMBS: usize>(bits: usize) -> [u64; LIMBS] {
    core::array::from_fn(|place| match bits.saturating_sub(64 * place).min(64) {
        0 => 0,
        here => u64::MAX >> (64 - here),
    })
}

#[test]
fn r7_what_is_offered_is_as_it_came_in() {
    for config in boundaries() {
        let (head, data) = (ones(config.head_bits()), ones(config.data_bits()));
        let bench = &mut Bench::new(&config);
        let none = bench.cycle(READY);
        assert!(!none.l1.valid);
        let local = In { local: Request { valid: true, head, data }, ..READY };
        let out = bench.cycle(with_remote(3, local));
        assert!(out.l1.valid && !out.l1.remote);
        assert_eq!((out.l1.head, out.l1.data), (head, data));
        let remote = In { remote: Request { valid: true, head, data }, ..READY };
        let out = bench.cycle(stalled(READY));
        assert!(out.l1.valid && out.l1.remote);
        assert_eq!((out.l1.head, out.l1.data), (word(3), beginning([4])));
        bench.cycle(READY);
        bench.cycle(remote);
        let out = bench.cycle(READY);
        assert!(out.l1.valid && out.l1.remote);
        assert_eq!((out.l1.head, out.l1.data), (head, data));
    }
}

#[test]
fn r8_local_ready_is_the_l1s_unless_the_head_goes_first() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        for input in [READY, local(1)] {
            assert!(bench.cycle(input).local.ready);
            assert!(!bench.cycle(stalled(input)).local.ready);
            bench.cycle(READY);
        }
        bench.cycle(with_remote(9, READY));
        // The head alone is offered, and taken: a local request could have come.
        assert!(bench.cycle(READY).local.ready);
        bench.cycle(with_remote(9, READY));
        bench.cycle(stalled(READY));
        assert!(!bench.cycle(READY).local.ready);
        bench.cycle(with_remote(9, READY));
        assert!(bench.cycle(without_room(READY)).local.ready);
    }
}

#[test]
fn r9_a_reset_empties_and_forgets() {
    for config in [one(), npot(), strict()] {
        let bench = &mut Bench::new(&config);
        fill(bench, config.queue_depth() as u64);
        bench.cycle(stalled(READY));
        bench.reset();
        let out = bench.cycle(stalled(local(1)));
        assert_eq!((offered(&out), out.remote.ready), (1, true));
        assert_eq!(offered(&bench.cycle(local(1))), 1);
        assert_eq!(offered(&bench.cycle(READY)), 0);
    }
    // Losses too: of two of three, none is left.
    let bench = &mut Bench::new(&npot());
    bench.cycle(with_remote(9, READY));
    bench.cycle(local(1));
    bench.cycle(local(2));
    bench.reset();
    bench.cycle(with_remote(9, READY));
    for number in 1..=3 {
        assert_eq!(offered(&bench.cycle(local(number))), number as i64);
    }
    assert_eq!(offered(&bench.cycle(local(4))), -9);
}

#[test]
fn r10_an_environment_that_withdraws_breaks_its_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&config(2, 1, ""), cycles);
    assert_eq!(seen(&[stalled(local(1)), stalled(local(1)), local(1), local(2)]), "");
    assert!(seen(&[stalled(local(1)), READY]).starts_with("stream local: valid must not fall"));
    assert!(seen(&[stalled(local(1)), local(2)]).starts_with("stream local: the payload must"));
    let head = [with_remote(1, READY), stalled(READY), without_room(stalled(READY))];
    assert!(seen(&head).starts_with("R10: has_room must hold"), "{}", seen(&head));
    let full = with_remote(1, stalled(READY));
    let other = with_remote(2, stalled(READY));
    assert!(seen(&[full, other, stalled(READY)]).starts_with("stream remote: valid must not fall"));
}
