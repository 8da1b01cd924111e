//! Who enters: forwards, requests of the core, lines of warps.

use super::super::In;
use super::super::Out;
use super::bench::{
    LOAD, Node, asks, forward, forwarded, line, load, open, warp, when, with_ticket,
};
use base::streams::CoreRequest;

/// The kind that enters with these inputs: f, c, l, or none.
fn entered(input: &In, out: &Out) -> char {
    let all = [
        (input.forward.valid && out.forward.ready, 'f'),
        (input.core_request.valid && out.core_request.ready, 'c'),
        (input.ticket.valid && out.ticket.ready, 'l'),
    ];
    let mut all = all.iter().filter(|(enters, _)| *enters);
    let first = all.next().map_or('-', |(_, letter)| *letter);
    assert!(all.next().is_none(), "one thing enters at most");
    first
}

#[test]
fn r7_one_thing_enters_when_the_entrance_is_open() {
    let mut node = Node::holding(&[1]);
    // A hit of two sectors is in lookup for two cycles: the entrance is closed in the first.
    node.takes(asks(LOAD, line(1), 0b11, 2));
    let both = In { forward: forward(line(1), 5), ..load(line(1), 4) };
    let out = node.cycle(both);
    assert!(!out.forward.ready && !out.core_request.ready && out.core_status.valid);
    let out = node.cycle(both);
    assert_eq!(entered(&both, &out), 'f');
    // A forward in lookup does not close it.
    let out = node.cycle(load(line(1), 4));
    assert!(out.core_request.ready && !out.core_status.valid);
    // With flush no request is offered; a forward enters.
    node.rest(8);
    let input = In { flush: true, ..both };
    let out = node.cycle(input);
    assert_eq!(entered(&input, &out), 'f');
}

#[test]
fn r8_forwards_go_first_but_not_twice_running_while_an_own_request_waits() {
    let mut node = Node::new();
    let mut order = String::new();
    // Lines that are not there: each forward takes three cycles, and each load is a miss or is refused.
    for cycle in 0..12 {
        let input = In { forward: forward(9, cycle), ..load(line(1), 2 * cycle) };
        let out = node.cycle(input);
        order.push(entered(&input, &out));
    }
    // In the cycles in which no forward can enter requests do; then it is the forward's again.
    assert_eq!(order, "fccfccfccfcc");
    node.rest(30);
    // While no local request is offered they follow each other.
    let outs: Vec<_> = (0..9).map(|_| node.cycle(forwarded(9, 1))).collect();
    assert_eq!(when(&outs, |out| out.forward.ready), [0, 3, 6]);
    // In the cycle of a found line's forward's lookup a request enters; its hit waits there until that line is read.
    let mut node = Node::holding(&[1]);
    let hit = asks(LOAD, line(1), 0b11, 2);
    let order: String = (0..8)
        .map(|id| {
            let mut input = hit;
            input.core_request.id = id;
            input.forward = forward(line(1), id);
            let out = node.cycle(input);
            entered(&input, &out)
        })
        .collect();
    assert_eq!(order, "fc---fc-");
}

#[test]
fn r9_lines_of_warps_and_requests_alternate() {
    let mut node = Node::new();
    node.cycle(warp(&[1, 2, 3], 1));
    node.rest(6);
    let mut order = String::new();
    for cycle in 0..6 {
        let request = load(line(1), 2 * cycle).core_request;
        let input = In { core_request: request, ..with_ticket(2 * cycle + 1) };
        let out = node.cycle(input);
        order.push(entered(&input, &out));
    }
    assert_eq!(order, "clclcl");
    // Neither has to wait for the other.
    let mut node = Node::new();
    node.cycle(warp(&[1, 2, 3], 1));
    node.rest(6);
    let outs: Vec<_> = (0..3).map(|cycle| node.cycle(with_ticket(2 * cycle + 1))).collect();
    assert_eq!(when(&outs, |out| out.ticket.ready), [0, 1, 2]);
    // The last to enter was a line: a request goes first, offered or not.
    let out = node.cycle(open());
    assert!(out.core_request.ready && !out.ticket.ready);
}

#[test]
fn r9_readies_do_not_depend_on_their_own_valid() {
    let mut node = Node::new();
    node.cycle(warp(&[1, 2], 1));
    node.rest(6);
    let forward = forward(9, 3);
    let core_request = CoreRequest { valid: true, ..load(line(1), 2).core_request };
    let ticket = with_ticket(1).ticket;
    for number in 0..8 {
        let mut input = open();
        let has = |bit: u32| number >> bit & 1 == 1;
        if has(0) {
            input.forward = forward;
        }
        if has(1) {
            input.core_request = core_request;
        }
        if has(2) {
            input.ticket = ticket;
        }
        let look = |input: In| {
            let mut node = Node::new();
            node.cycle(warp(&[1, 2], 1));
            node.rest(6);
            node.cycle(input)
        };
        let out = look(input);
        let mut other = input;
        other.forward.valid ^= true;
        assert_eq!(look(other).forward.ready, out.forward.ready, "{number}");
        let mut other = input;
        other.core_request.valid ^= true;
        assert_eq!(look(other).core_request.ready, out.core_request.ready, "{number}");
        let mut other = input;
        other.ticket.valid ^= true;
        assert_eq!(look(other).ticket.ready, out.ticket.ready, "{number}");
    }
}
