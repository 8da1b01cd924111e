//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Dut, In, Issue, Reply};
use super::{Bench, boundaries, few, max, npot, one, paper, pot};
use testbenches::testing::promised;

fn issue(id: u64) -> In {
    In { issue: Issue { valid: true, id, sectors: id & 1, context: 5 }, ..In::default() }
}

fn ask(id: u64) -> In {
    In { reply: Reply { id, done: false }, ..In::default() }
}

fn done(id: u64) -> In {
    In { reply: Reply { id, done: true }, ..In::default() }
}

/// One request leaves while another is asked about, or answered.
fn both(issued: In, asked: In) -> In {
    In { reply: asked.reply, ..issued }
}

/// Issues identifiers 0 to `count - 1`.
fn fill(bench: &mut Bench, count: u64) {
    for id in 0..count {
        assert!(bench.cycle(issue(id)).issue.ready);
    }
}

#[test]
fn r1_a_request_is_in_flight_from_the_cycle_after_its_issue() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        assert!(!bench.cycle(both(issue(1), ask(1))).reply.known);
        assert!(bench.cycle(ask(1)).reply.known);
    }
}

#[test]
fn r2_no_more_are_issued_than_there_are_places() {
    for config in [npot(), paper(), max()] {
        let places = config.requests() as u64;
        let bench = &mut Bench::new(&config);
        fill(bench, places);
        assert!(!bench.cycle(issue(places)).issue.ready);
        // A release does not help before the next cycle.
        assert!(!bench.cycle(both(issue(places), done(1))).issue.ready);
        assert!(bench.cycle(issue(places)).issue.ready);
        assert!(!bench.cycle(ask(1)).issue.ready);
        assert!(bench.cycle(ask(places)).reply.known);
        assert!(!bench.cycle(ask(1)).reply.known);
    }
    // All identifiers are in flight, and there are places.
    let bench = &mut Bench::new(&few());
    fill(bench, 4);
    let out = bench.cycle(In::default());
    assert_eq!((out.in_flight, out.issue.ready), (4, true));
}

#[test]
fn r3_a_reply_is_given_what_its_request_was_issued_with() {
    for config in boundaries() {
        let last_id = (1 << config.id_bits()) - 1;
        let all = u64::MAX >> (64 - config.sectors());
        let context = (1 << config.context_bits()) - 1;
        let bench = &mut Bench::new(&config);
        for (id, sectors, context) in [(last_id, all, context), (0, 0, 0), (0, 1, 1)] {
            bench.reset();
            let issue = Issue { valid: true, id, sectors, context };
            bench.cycle(In { issue, ..In::default() });
            for _ in 0..3 {
                let out = bench.cycle(ask(id));
                assert!(out.reply.known);
                assert_eq!((out.reply.sectors, out.reply.context), (sectors, context));
                assert!(!bench.cycle(ask(id ^ 1)).reply.known);
            }
        }
    }
}

#[test]
fn r4_done_releases_and_of_none_changes_nothing() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        bench.cycle(issue(1));
        assert!(!bench.cycle(done(0)).reply.known);
        assert_eq!(bench.cycle(done(0)).in_flight, 1);
        assert!(bench.cycle(done(1)).reply.known);
        let out = bench.cycle(done(1));
        assert_eq!((out.reply.known, out.in_flight), (false, 0));
        assert_eq!(bench.cycle(issue(1)).in_flight, 0);
        assert!(bench.cycle(ask(1)).reply.known);
    }
    // From any place, in any order.
    let bench = &mut Bench::new(&npot());
    fill(bench, 5);
    for (left, id) in [(4, 2), (3, 4), (2, 0), (1, 3), (0, 1)] {
        bench.cycle(done(id));
        let out = bench.cycle(ask(id));
        assert_eq!((out.reply.known, out.in_flight), (false, left));
    }
}

#[test]
fn r5_an_issue_and_a_release_both_take_effect() {
    for config in [pot(), npot(), few(), paper(), max()] {
        let bench = &mut Bench::new(&config);
        bench.cycle(issue(1));
        bench.cycle(both(issue(2), done(1)));
        let out = bench.cycle(ask(1));
        assert_eq!((out.reply.known, out.in_flight), (false, 1));
        assert!(bench.cycle(ask(2)).reply.known);
    }
    // A release of the identifier that is issued, which is not yet in flight, is of none.
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        bench.cycle(both(issue(1), done(1)));
        let out = bench.cycle(ask(1));
        assert_eq!((out.reply.known, out.in_flight), (true, 1));
    }
}

#[test]
fn r6_in_flight_is_their_number() {
    for config in [one(), pot(), npot(), paper(), max()] {
        let bench = &mut Bench::new(&config);
        for id in 0..config.requests() as u64 {
            assert_eq!(bench.cycle(issue(id)).in_flight, id);
        }
        for id in 0..config.requests() as u64 {
            assert_eq!(bench.cycle(done(id)).in_flight, config.requests() as u64 - id);
        }
        assert_eq!(bench.cycle(ask(0)).in_flight, 0);
    }
}

#[test]
fn r7_a_reset_leaves_none() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        let count = config.requests().min(1 << config.id_bits()) as u64;
        fill(bench, count);
        bench.reset();
        for id in 0..count {
            let out = bench.cycle(ask(id));
            assert_eq!((out.reply.known, out.in_flight, out.issue.ready), (false, 0, true));
        }
    }
}

#[test]
fn r8_an_identifier_twice_breaks_the_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&paper(), cycles);
    let rule = "R8: no identifier must be issued that is in flight";
    assert_eq!(seen(&[issue(1), issue(2), done(1), issue(1)]), "");
    assert_eq!(seen(&[issue(1), issue(1)]), rule);
    assert_eq!(seen(&[issue(1), both(issue(1), done(1))]), rule);
}
