//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::testing::promised;

use super::super::{Dut, In, Ready};
use super::bench::{Bench, each, hold, offered, ready, reply, request};
use super::{max, named, npot, one, paper, small};
use design::Sac;

/// The NoC takes nothing.
fn stalled() -> In {
    In { forward: Ready::NO, ..ready() }
}

/// The offer in each of these cycles.
fn lines(bench: &mut Bench, inputs: &[In]) -> Vec<Option<u64>> {
    inputs.iter().map(|input| offered(&bench.cycle(*input)).map(|(line, ..)| line)).collect()
}

#[test]
fn r1_a_request_leaves_in_its_cycle_unchanged() {
    for config in [small(), npot(), max()] {
        each(&config, |bench| {
            let chip = config.chips() as u64 - 1;
            for kind in 0..3 {
                let mut input = In { chip, ..request(0x5a, 1, ready()) };
                input.request.kind = kind;
                let out = bench.cycle(input);
                let forward = out.forward;
                assert_eq!(forward, input.request.routed(chip, 1, forward.to_slice));
                assert!(out.request.ready);
                // One that must wait is not taken, and leaves once.
                let out = bench.cycle(In { forward: Ready::NO, ..input });
                assert!(out.forward.valid && !out.request.ready);
                let out = bench.cycle(reply(true, input));
                assert!(out.forward.valid && out.request.ready);
                let out = bench.cycle(reply(true, In { chip, ..ready() }));
                assert!(!out.forward.valid);
            }
        });
    }
}

#[test]
fn r2_the_target_is_the_home_chip_or_the_own_and_the_slice_of_the_line() {
    each(&paper(), |bench| {
        // h of 0x35a is 3 ^ 5 ^ 0xa.
        for home in [0, 1, 3] {
            let out = bench.cycle(request(0x35a, home, ready()));
            assert_eq!(offered(&out), Some((0x35a, home, 0xc)));
            bench.cycle(reply(true, ready()));
        }
        let sm_side = In { sm_side: true, ..ready() };
        bench.cycle(hold(ready()));
        for home in [0, 1, 3] {
            let out = bench.cycle(request(0x35a, home, sm_side));
            assert_eq!(offered(&out), Some((0x35a, 0, 0xc)));
        }
    });
    each(&one(), |bench| {
        assert_eq!(offered(&bench.cycle(request(0xff, 0, ready()))), Some((0xff, 0, 0)));
    });
}

#[test]
fn r3_hold_stops_what_has_not_been_offered() {
    each(&small(), |bench| {
        let first = request(1, 0, stalled());
        let second = request(2, 0, ready());
        let seen = lines(
            bench,
            &[first, hold(first), hold(first), hold(request(1, 0, ready())), hold(second), second],
        );
        assert_eq!(seen, [Some(1), Some(1), Some(1), Some(1), None, Some(2)]);
        // One that comes with `hold` is held, and one that comes a cycle before is not.
        let seen = lines(bench, &[hold(second), hold(second), request(3, 0, stalled())]);
        assert_eq!(seen, [None, None, Some(3)]);
        assert_eq!(lines(bench, &[hold(request(3, 0, ready())), hold(ready())]), [Some(3), None]);
    });
}

#[test]
fn r4_held_says_that_nothing_stands() {
    each(&small(), |bench| {
        let standing = request(1, 0, stalled());
        let inputs = [
            (ready(), false),
            (hold(ready()), true),
            (hold(standing), true),
            (standing, false),
            (hold(standing), false),
            (hold(request(1, 0, ready())), false),
            (hold(request(2, 0, ready())), true),
            (request(2, 0, ready()), false),
            (hold(ready()), true),
        ];
        for (place, (input, held)) in inputs.into_iter().enumerate() {
            assert_eq!(bench.cycle(input).held, held, "cycle {place}");
        }
    });
}

#[test]
fn r5_empty_says_that_every_request_is_answered() {
    each(&small(), |bench| {
        let inputs = [
            (request(1, 0, ready()), true),
            (request(2, 0, ready()), false),
            (reply(false, ready()), false),
            (reply(true, ready()), false),
            (In { down_reply: Ready::NO, ..reply(true, ready()) }, false),
            // Another leaves with the answer.
            (request(3, 0, reply(true, ready())), false),
            (reply(true, ready()), false),
            (ready(), true),
        ];
        for (place, (input, empty)) in inputs.into_iter().enumerate() {
            assert_eq!(bench.cycle(input).empty, empty, "cycle {place}");
        }
    });
}

#[test]
fn r6_no_more_requests_are_unanswered_than_there_are_identifiers() {
    for id_bits in [1, 3] {
        each(&named(Sac::default(), id_bits), |bench| {
            let asks = request(1, 0, ready());
            for _ in 0..1 << id_bits {
                assert!(bench.cycle(asks).forward.valid);
            }
            for _ in 0..3 {
                let out = bench.cycle(asks);
                assert!(!out.forward.valid && !out.request.ready);
            }
            // In the cycle of an answer there is no room yet.
            assert!(!bench.cycle(reply(true, asks)).forward.valid);
            assert!(bench.cycle(asks).forward.valid);
            assert!(!bench.cycle(asks).forward.valid);
        });
    }
}

#[test]
fn r7_replies_pass_in_their_cycle() {
    for config in [small(), npot(), one()] {
        each(&config, |bench| {
            bench.cycle(request(1, 0, ready()));
            for (last, is_ready) in [(false, true), (false, false), (true, false), (true, true)] {
                let down_reply = Ready { ready: is_ready };
                let input = In { down_reply, ..reply(last, ready()) };
                let out = bench.cycle(input);
                assert_eq!((out.down_reply, out.reply.ready), (input.reply, is_ready));
            }
            assert!(!bench.cycle(ready()).down_reply.valid);
        });
    }
}

#[test]
fn r8_a_request_is_told_in_the_next_cycle() {
    each(&paper(), |bench| {
        assert!(!bench.cycle(request(0x35a, 0, stalled())).miss.valid);
        assert!(!bench.cycle(request(0x35a, 0, ready())).miss.valid);
        let miss = bench.cycle(request(0x15, 2, ready())).miss;
        assert_eq!((miss.valid, miss.slice, miss.local), (true, 0xc, true));
        let miss = bench.cycle(request(0x16, 2, stalled())).miss;
        assert_eq!((miss.valid, miss.slice, miss.local), (true, 4, false));
        assert!(!bench.cycle(request(0x16, 2, stalled())).miss.valid);
    });
}

#[test]
fn r9_an_environment_that_breaks_its_promise_is_noticed() {
    let observe = |inputs: &[In]| promised::<Dut>(&small(), inputs);
    let sm_side = |input| In { sm_side: true, ..input };
    let early = "R9: sm_side must change only after a cycle in which all was held and answered";
    assert_eq!(observe(&[ready(), sm_side(ready())]), early);
    assert_eq!(observe(&[hold(ready()), sm_side(ready())]), "");
    let asks = request(1, 0, ready());
    assert_eq!(observe(&[asks, hold(ready()), sm_side(hold(ready()))]), early);
    let answered = [asks, hold(reply(true, ready())), hold(ready()), sm_side(hold(ready()))];
    assert_eq!(observe(&answered), "");
    assert_eq!(observe(&[reply(true, ready())]), "R9: a reply must be of a request that has left");
    assert_eq!(observe(&[ready(), In { chip: 1, ..ready() }]), "R9: chip must not change");
    assert_eq!(promised::<Dut>(&npot(), &[request(1, 5, ready())]), "R9: a chip must be at most 4");
}

#[test]
fn r10_a_reset_forgets_what_was_unanswered() {
    each(&small(), |bench| {
        let asks = request(1, 0, ready());
        bench.cycle(asks);
        bench.cycle(request(2, 0, stalled()));
        bench.reset();
        let out = bench.cycle(hold(asks));
        assert!(out.empty && out.held && !out.forward.valid && !out.miss.valid);
        for _ in 0..4 {
            assert!(bench.cycle(asks).forward.valid);
        }
        assert!(!bench.cycle(asks).forward.valid);
    });
}
