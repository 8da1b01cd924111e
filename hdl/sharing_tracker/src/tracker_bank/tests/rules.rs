//! A test for each rule of the page.

use super::{Dut, In, MOST, Out, bench, config, small};
use crate::streams::{Forward, Message, Request, kind};
use crate::tracker::Flush;
use signal::port::{Lanes, Ready, beginning};
use testbenches::testing;

type Bench = testing::Bench<Dut>;

/// The top bit of an identifier in the default design: 8 bits, and one.
const DIRECT: u64 = 1 << 8;

fn message(kind: usize, line: u64, id: u64) -> Message {
    let (valid, kind, sectors) = (true, kind as u64, 0xf);
    Message { valid, kind, line, sectors, id, ..Message::default() }
}

/// A load that allocates.
fn load(line: u64, id: u64) -> Message {
    message(kind::LOAD, line, id)
}

fn store(line: u64, id: u64) -> Message {
    message(kind::STORE, line, DIRECT | id)
}

/// A cycle in which every output is taken, and cores offer these.
fn offered(messages: &[(usize, Message)]) -> In {
    let mut input = In { request: Ready::YES, ..In::default() };
    input.forward = Lanes([Ready::YES; MOST]);
    for (core, message) in messages {
        input.message[*core] = *message;
    }
    input
}

fn idle() -> In {
    offered(&[])
}

/// The cores whose message passes.
fn passes(out: &Out) -> Vec<usize> {
    (0..MOST).filter(|&core| out.message[core].ready).collect()
}

/// Source and identifier of what leaves for L2.
fn to_l2(out: &Out) -> Option<(u64, u64)> {
    out.request.valid.then_some((out.request.source, out.request.id))
}

/// Owner, requester and identifier of the forwards that are offered.
fn forwards(out: &Out) -> Vec<(usize, u64, u64)> {
    let valid = |core: &usize| out.forward[*core].valid;
    let of = |core: usize| (core, out.forward[core].requester, out.forward[core].id);
    (0..MOST).filter(valid).map(of).collect()
}

/// Passes one message after the other, everything taken.
fn run(bench: &mut Bench, messages: &[(usize, Message)]) {
    for message in messages {
        let out = bench.cycle(offered(&[*message]));
        assert_eq!(passes(&out), [message.0]);
    }
    bench.repeat(4, idle());
}

#[test]
fn r1_a_message_is_for_the_stream_of_its_kind() {
    let mut bench = bench(&small());
    // Core 1 has the line; a load that does not allocate does not ask, and marks nobody.
    run(&mut bench, &[(1, load(4, 1)), (2, load(4, DIRECT | 2))]);
    bench.cycle(offered(&[(3, load(4, 3))]));
    bench.cycle(idle());
    assert_eq!(forwards(&bench.cycle(idle())), [(1, 3, 3)]);
    // A remove takes a mark off, a write all.
    run(&mut bench, &[(1, message(kind::REMOVE, 4, 0)), (3, message(kind::REMOVE, 4, 0))]);
    bench.cycle(offered(&[(0, load(4, 4))]));
    bench.cycle(idle());
    assert_eq!(to_l2(&bench.cycle(idle())), Some((0, 4)));
    for write in [store(4, 5), message(kind::ATOMIC, 4, DIRECT | 5)] {
        run(&mut bench, &[(0, load(4, 4)), (1, write)]);
        bench.cycle(offered(&[(2, load(4, 6))]));
        bench.cycle(idle());
        assert_eq!(to_l2(&bench.cycle(idle())), Some((2, 6)));
    }
}

#[test]
fn r2_cores_pass_in_turn_and_what_is_offered_stays() {
    let mut bench = bench(&small());
    let all = [0, 1, 2, 3].map(|core| (core, load(2 * core as u64, core as u64)));
    let order: Vec<usize> = (0..8).flat_map(|_| passes(&bench.cycle(offered(&all)))).collect();
    assert_eq!(order, [0, 1, 2, 3, 0, 1, 2, 3]);
    // Core 2's load is offered while writes pass, and is not left for core 0's, whose turn it would be.
    bench.reset();
    bench.cycle(offered(&[(2, load(1, 1)), (3, store(9, 1))]));
    let out = bench.cycle(offered(&[(0, load(3, 1)), (2, load(1, 1)), (3, store(9, 2))]));
    assert_eq!(passes(&out), [3]);
    let out = bench.cycle(offered(&[(0, load(3, 1)), (2, load(1, 1))]));
    assert_eq!(passes(&out), [2]);
    assert_eq!(passes(&bench.cycle(offered(&[(0, load(3, 1))]))), [0]);
    // One that is withdrawn, which no core may, leaves its turn to the next.
    bench.reset();
    bench.cycle(offered(&[(2, load(1, 1)), (3, store(9, 1))]));
    assert_eq!(passes(&bench.cycle(offered(&[(0, load(3, 1))]))), [0]);
}

#[test]
fn r3_at_most_one_message_passes() {
    let mut bench = bench(&small());
    let all =
        [(0, load(0, 1)), (1, message(kind::REMOVE, 0, 0)), (2, store(0, 2)), (3, load(2, 3))];
    let mut flushing = offered(&all);
    flushing.flush = Flush { valid: true };
    let out = bench.cycle(flushing);
    assert!(out.flush.ready && passes(&out).is_empty());
    assert_eq!(passes(&bench.cycle(offered(&all))), [2]);
    assert_eq!(passes(&bench.cycle(offered(&[all[0], all[1], all[3]]))), [1]);
    assert_eq!(passes(&bench.cycle(offered(&[all[0], all[3]]))), [0]);
    assert_eq!(passes(&bench.cycle(idle())), Vec::<usize>::new());
}

/// As a tracker says of a lookup that waits for 64 cycles: it passes as a miss, and marks nobody.
#[test]
fn r4_the_tracker_has_its_own_rules() {
    let mut bench = bench(&small());
    run(&mut bench, &[(1, load(0, 1))]);
    for cycle in 0..64 {
        let out = bench.cycle(offered(&[(2, load(0, 2)), (3, store(2, cycle & 1))]));
        assert_eq!(passes(&out), [3], "{cycle}");
    }
    let out = bench.cycle(offered(&[(2, load(0, 2)), (3, store(2, 0))]));
    assert_eq!(passes(&out), [2]);
    bench.cycle(idle());
    assert_eq!(to_l2(&bench.cycle(idle())), Some((2, 2)));
    // A bank of one set has two ways, and forgets the line that was used least.
    let one = config("[sharing_tracker]\ncores = 4\nsets = 2\nways = 2\nbanks = 2\n");
    let mut bench = super::bench(&one);
    run(&mut bench, &[(1, load(0, 1)), (1, load(1, 2)), (1, load(2, 3))]);
    bench.cycle(offered(&[(2, load(0, 4))]));
    bench.cycle(idle());
    assert_eq!(to_l2(&bench.cycle(idle())), Some((2, 4)));
}

#[test]
fn r5_a_forward_waits_in_the_place_of_its_owner() {
    let mut bench = bench(&small());
    run(&mut bench, &[(1, load(0, 1)), (3, load(1, 1))]);
    let mut held = offered(&[(2, load(0, 2))]);
    held.forward[1].ready = false;
    bench.cycle(held);
    held.message[2].valid = false;
    bench.cycle(held);
    for _ in 0..3 {
        assert_eq!(forwards(&bench.cycle(held)), [(1, 2, 2)]);
    }
    // Another owner's is free; a second one to the same waits, and all messages behind it.
    held.message[0] = load(1, 3);
    assert_eq!(passes(&bench.cycle(held)), [0]);
    held.message[0] = load(0, 4);
    bench.cycle(held);
    held.message[0] = store(5, 5);
    // The pointer is at core 1; the next sharer of line 0 is core 2, whose place is free.
    let out = bench.cycle(held);
    assert_eq!(passes(&out), [0]);
    held.message[0].valid = false;
    let seen = forwards(&bench.repeat(2, held));
    assert_eq!(seen, [(1, 2, 2)], "what others had has been taken");
}

#[test]
fn r6_other_answers_enter_the_queue_as_their_messages_were() {
    let mut bench = bench(&small());
    let data = beginning([1, 2, 3, 4]);
    let rest =
        Message { operation: 7, byte_enable: 0xf0, data, ..message(kind::ATOMIC, 9, DIRECT) };
    let sent = Message { sectors: 0b100, ..rest };
    bench.cycle(offered(&[(3, sent)]));
    assert_eq!(to_l2(&bench.cycle(idle())), None);
    assert_eq!(bench.cycle(idle()).request, sent.from_core(3));
    // The queue takes two; a third answer is valid, and nothing passes.
    let blocked = |id| In { request: Ready::NO, ..offered(&[(0, store(1, id))]) };
    for id in 0..3 {
        assert_eq!(passes(&bench.cycle(blocked(id))), [0]);
    }
    for _ in 0..3 {
        assert!(passes(&bench.cycle(blocked(3))).is_empty());
    }
    let left: Vec<_> = (0..5).filter_map(|_| to_l2(&bench.cycle(idle()))).collect();
    assert_eq!(left, [(0, DIRECT), (0, DIRECT | 1), (0, DIRECT | 2)]);
}

#[test]
fn r7_a_remove_and_a_flush_leave_nothing() {
    let mut bench = bench(&small());
    let remove = (1, message(kind::REMOVE, 0, 0));
    let mut full = offered(&[(0, store(1, 0))]);
    full.request.ready = false;
    bench.repeat(3, full);
    // Nothing else passes: the third answer has no room.
    assert!(passes(&bench.cycle(In { request: Ready::NO, ..offered(&[remove]) })).is_empty());
    bench.repeat(6, idle());
    bench.cycle(In { request: Ready::NO, ..offered(&[remove]) });
    let flush = In { flush: Flush { valid: true }, request: Ready::NO, ..idle() };
    assert!(bench.cycle(flush).flush.ready);
    assert_eq!(passes(&bench.cycle(In { request: Ready::NO, ..offered(&[remove]) })), [1]);
    bench.cycle(idle());
    assert!(bench.cycle(idle()).idle);
}

#[test]
fn r8_a_nack_enters_in_turn_with_answers() {
    let mut bench = bench(&small());
    let nack = Forward { valid: true, line: 6, requester: 2, id: 3 };
    let out = bench.cycle(In { nack, ..idle() });
    assert!(out.nack.ready);
    let (kind, sectors) = (kind::LOAD as u64, 0xf);
    let expected =
        Request { valid: true, kind, line: 6, sectors, source: 2, id: 3, ..Request::default() };
    assert_eq!(bench.cycle(idle()).request, expected);
    // A valid answer has the next turn, and then they alternate.
    bench.cycle(offered(&[(0, store(1, 0))]));
    let turns = [1, 2, 3, 4].map(|id| {
        let out = bench.cycle(In { nack, ..offered(&[(0, store(1, id))]) });
        (out.nack.ready, passes(&out).len())
    });
    assert_eq!(turns, [(false, 1), (true, 0), (false, 1), (true, 0)]);
    // nack_ready does not look at nack_valid.
    bench.reset();
    assert!(bench.cycle(idle()).nack.ready);
    bench.repeat(2, In { nack, request: Ready::NO, ..idle() });
    assert!(!bench.cycle(In { request: Ready::NO, ..idle() }).nack.ready);
}

#[test]
fn r9_the_queue_keeps_its_order() {
    let mut bench = bench(&small());
    let messages = [(0, load(0, 1)), (1, store(0, 2)), (2, load(0, 3)), (3, load(8, DIRECT | 4))];
    let mut left = Vec::new();
    for message in messages {
        left.extend(to_l2(&bench.cycle(offered(&[message]))));
    }
    for _ in 0..4 {
        left.extend(to_l2(&bench.cycle(idle())));
    }
    assert_eq!(left, [(0, 1), (1, DIRECT | 2), (2, 3), (3, DIRECT | 4)]);
}

#[test]
fn r10_idle_says_that_nothing_is_left() {
    let mut bench = bench(&small());
    assert!(bench.cycle(offered(&[(1, load(0, 1))])).idle);
    assert!(!bench.cycle(idle()).idle, "an answer is valid");
    assert!(!bench.cycle(idle()).idle, "the queue is not empty");
    assert!(bench.cycle(offered(&[(2, load(0, 2))])).idle);
    bench.cycle(idle());
    let mut held = idle();
    held.forward[1].ready = false;
    assert!(!bench.cycle(held).idle, "a forward waits");
    bench.cycle(idle());
    assert!(bench.cycle(idle()).idle);
}

#[test]
fn r11_a_reset_empties_everything() {
    let mut bench = bench(&small());
    run(&mut bench, &[(1, load(0, 1)), (2, store(1, 1))]);
    let mut held = offered(&[(2, load(0, 2))]);
    held.forward[1].ready = false;
    held.request.ready = false;
    bench.cycle(held);
    held.message[2] = store(1, 1);
    bench.repeat(3, held);
    bench.reset();
    let out = bench.cycle(offered(&[(0, load(0, 3)), (3, load(2, 3))]));
    assert!(out.idle && forwards(&out).is_empty() && to_l2(&out).is_none());
    assert_eq!(passes(&out), [0], "the turn begins anew");
    bench.cycle(idle());
    assert_eq!(to_l2(&bench.cycle(idle())), Some((0, 3)));
}

/// Outputs that are not taken hold a message back no sooner than what the registers hold is full.
#[test]
fn r12_no_message_waits_for_an_output_by_logic_alone() {
    let mut bench = bench(&small());
    let passing = [(0, load(0, 1))];
    let blocked = In { request: Ready::NO, forward: Lanes::default(), ..offered(&passing) };
    assert_eq!(passes(&bench.cycle(blocked)), [0]);
    // But a nack keeps an answer valid.
    bench.reset();
    bench.cycle(offered(&[(0, store(1, 0))]));
    bench.cycle(offered(&[(0, store(1, 1))]));
    let nack = Forward { valid: true, line: 6, requester: 2, id: 3 };
    let out = bench.cycle(In { nack, ..offered(&[(0, store(1, 2))]) });
    assert!(out.nack.ready && passes(&out).is_empty());
}
