//! R13: the throttler in the node. Windows of 60 instructions, epochs of 200.

use super::super::{In, Out};
use super::bench::{CORE, LOAD, Node, answer, foreign, line, load, of_l2, open};

/// Phases.
const ADMITTING: u64 = 1;
const THROTTLED: u64 = 2;

/// N_total and N_hits.
fn counts(out: &Out) -> (u64, u64) {
    (out.n_total, out.n_hits)
}

fn retires(retired: u64) -> In {
    In { retired, ..open() }
}

/// The window ends with what was counted until now.
fn close(node: &mut Node) -> Out {
    for _ in 0..4 {
        node.cycle(retires(15));
    }
    node.cycle(open())
}

#[test]
fn r13_inject_hit_and_closing_tick_in_one_cycle() {
    let mut node = Node::new();
    for _ in 0..3 {
        node.cycle(retires(15));
    }
    node.takes(load(line(1), 1));
    let sent = node.until(|out| out.request_next.valid).request_next;
    node.cycle(In { response_passing: answer(sent.entry, 1, false), ..load(line(2), 2) });
    // The second load is looked up, the answer to the first ends, and the window closes.
    let out = node.cycle(In { response_passing: answer(sent.entry, 2, true), ..retires(15) });
    assert_eq!((out.phase, counts(&out)), (0, (1, 0)));
    let out = node.cycle(open());
    assert!(out.ccn.inject && out.ccn.hit);
    assert_eq!((out.phase, counts(&out)), (ADMITTING, (2, 1)));
}

#[test]
fn r13_an_answer_after_its_window_is_no_hit() {
    let mut node = Node::new();
    node.takes(load(line(1), 1));
    let sent = node.until(|out| out.request_next.valid).request_next;
    let out = close(&mut node);
    assert_eq!((out.phase, counts(&out)), (THROTTLED, (1, 0)));
    // Nor in the window of the next epoch.
    for _ in 0..9 {
        node.cycle(retires(15));
    }
    node.cycle(retires(5));
    assert_eq!(node.cycle(open()).phase, 0);
    node.takes(load(line(2), 2));
    node.rest(2);
    node.answers(sent.entry, 1);
    let out = node.cycle(open());
    assert!(out.ccn.hit);
    assert_eq!(counts(&out), (1, 0));
}

#[test]
fn r13_a_request_that_patience_sent_to_l2_counts_in_n_total_alone() {
    let mut node = Node::with(|ccn| design::Ccn { buffer_patience: 2, ..ccn });
    node.takes(load(line(1), 1));
    let mut down = None;
    for _ in 0..10 {
        let out = node.cycle(In { request_passing: foreign(7), ..open() });
        down = down.or(Some(out.down_request).filter(|down| down.valid));
    }
    let entry = down.unwrap().id;
    for (sector, last) in [(0, false), (1, true)] {
        node.cycle(In { down_reply: of_l2(entry, sector, 3, last), ..open() });
    }
    let out = node.until(|out| out.core_reply.valid);
    assert_eq!(counts(&out), (1, 0));
    assert_eq!(close(&mut node).phase, THROTTLED);
}

#[test]
fn r13_a_throttled_node_asks_l2_and_serves_others() {
    let mut node = Node::holding(&[1]);
    // One hit of one: it stays on the ring for the rest of this epoch.
    assert_eq!(close(&mut node).phase, ADMITTING);
    for _ in 0..9 {
        node.cycle(retires(15));
    }
    node.cycle(retires(5));
    // No request in the next window: it is throttled.
    assert_eq!(close(&mut node).phase, THROTTLED);
    node.takes(load(line(2), 2));
    let outs = node.rest(4);
    let down = outs.iter().map(|out| out.down_request).find(|down| down.valid).unwrap();
    assert_eq!((down.kind, down.line, down.source), (LOAD, line(2), CORE));
    assert!(outs.iter().all(|out| !out.request_next.valid && !out.ccn.filtered));
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    assert!(node.rest(4).iter().any(|out| out.ccn.served));
}
