//! R27: what finds no room waits in lookup.

use std::collections::VecDeque;

use super::super::In;
use super::bench::*;
use base::environment::LOAD;
use base::streams::{CoreRequest, DownReply};
use design::{L1, PendingStore, WhenFull};

/// Lines of set 0 and of set 1.
const A: u64 = 0x10;
const B: u64 = 0x20;
const C: u64 = 0x30;
const ODD: u64 = 0x11;
const ODD_B: u64 = 0x21;

fn waiting() -> L1 {
    L1 { when_full: WhenFull::Wait, ..small() }
}

/// Offers a request that waits: its status does not come, and no other request is accepted.
fn wait(bench: &mut Bench, request: CoreRequest) {
    bench.offer(request);
    let told = bench.seen.statuses.len();
    for _ in 0..6 {
        assert!(!bench.cycle(In::default()).core_request.ready);
    }
    assert_eq!(bench.seen.statuses.len(), told);
}

/// Its status has come by now, and no refusal ever.
fn served(bench: &mut Bench, id: u64, word: u64) {
    bench.drain();
    let (_, last, told) = *bench.seen.statuses.last().unwrap();
    assert_eq!((last, told), (id, word));
    assert!(bench.seen.statuses.iter().all(|status| status.2 != FAIL));
    let refused = bench.cycle(reading(4)).counter.value;
    assert_eq!(refused, 0);
}

#[test]
fn r27_a_load_waits_for_an_entry_for_a_way_and_for_its_line() {
    let bench = &mut Bench::new(waiting());
    for (id, line) in [(1, A), (2, ODD), (3, B)] {
        assert_eq!(bench.ask(load(id, line, 1)), MISS);
    }
    // Three entries.
    wait(bench, load(4, ODD_B, 1));
    bench.fill(0, A);
    served(bench, 4, MISS);
    assert_eq!(bench.last_down(), 0);

    // Two ways; what becomes readable gives its way.
    bench.reset();
    bench.ask(load(1, A, 1));
    bench.ask(load(2, B, 1));
    wait(bench, load(3, C, 1));
    bench.fill(0, A);
    served(bench, 3, MISS);
    assert_eq!(*bench.evicted(), [A]);

    // Two loads of a line.
    bench.reset();
    bench.ask(load(1, A, 1));
    bench.ask(load(2, A, 1));
    wait(bench, load(3, A, 0b10));
    bench.last_down();
    bench.fill(0, A);
    served(bench, 3, HIT);

    // A stale line.
    bench.reset();
    bench.ask(load(1, A, 1));
    bench.ask(store(2, A, 0, 1));
    wait(bench, load(3, A, 1));
    bench.last_down();
    bench.answer(2, 1, A, 1);
    bench.fill(0, A);
    served(bench, 3, MISS);
}

#[test]
fn r27_whatever_goes_down_waits_for_room_and_goes_in_the_next_cycle() {
    let bench = &mut Bench::new(waiting());
    let requests = [
        (load(3, C, 1), MISS),
        (store(3, C, 0, 1), MISS),
        (atomic(3, C, 0), BYPASS),
        (direct(load(3, C, 1)), BYPASS),
    ];
    for (request, word) in requests {
        bench.reset();
        bench.base.down_request.ready = false;
        bench.ask(store(1, A, 0, 1));
        bench.ask(store(2, B, 0, 1));
        wait(bench, request);
        bench.base.down_request.ready = true;
        let leaves = bench.now();
        bench.idle(1);
        assert!(bench.cycle(In::default()).core_request.ready);
        assert_eq!(*bench.seen.statuses.last().unwrap(), (leaves + 1, 3, word));
        served(bench, 3, word);
    }
}

#[test]
fn r27_a_write_to_a_pending_line_waits_where_it_must_not_make_it_stale() {
    let bench = &mut Bench::new(L1 { pending_store: PendingStore::Refuse, ..waiting() });
    for (write, word) in [(store(2, A, 0, 1), HIT), (atomic(2, A, 0), BYPASS)] {
        bench.reset();
        bench.ask(load(1, A, 1));
        bench.last_down();
        wait(bench, write);
        bench.fill(0, A);
        served(bench, 2, word);
    }
}

/// A direct reply, a line's wake and a flush that rises: the first two pass, the last waits for the request.
#[test]
fn r27_nothing_else_waits_but_a_flush() {
    let bench = &mut Bench::new(waiting());
    bench.ask(load(1, A, 1));
    bench.ask(load(2, B, 1));
    bench.ask(direct(load(3, ODD, 1)));
    bench.last_down();
    wait(bench, load(4, C, 1));
    bench.base.flush = true;
    bench.answer(3, LOAD, ODD, 1);
    bench.drain();
    assert_eq!(bench.replies(), [(3, 0, bytes(ODD, 0)[0], true)]);
    assert_eq!(bench.seen.statuses.len(), 3);
    bench.fill(1, B);
    served(bench, 4, MISS);
    assert_eq!(bench.replies(), [(2, 0, bytes(B, 0)[0], true)]);
    let entry = bench.last_down();
    bench.fill(0, A);
    bench.fill(entry, C);
    bench.drain();
    assert!(bench.cycle(In::default()).flushed);
}

/// Loads of 200 lines, from a next level that answers after 40 cycles; gives cycles, statuses and refusals.
fn stream(l1: L1) -> (u64, usize, usize) {
    const LOADS: u64 = 200;
    let bench = &mut Bench::new(l1);
    let mut todo: VecDeque<u64> = (0..LOADS).collect();
    let mut beats: VecDeque<(u64, DownReply)> = VecDeque::new();
    let (mut told, mut sent, mut read) = (0, 0, 0);
    while read < LOADS as usize {
        let due = beats.front().filter(|beat| beat.0 <= bench.now()).map(|beat| beat.1);
        let offer = todo.front().map(|&number| load(number % 64, number, 1));
        let input = In {
            core_request: offer.unwrap_or_default(),
            down_reply: due.unwrap_or_default(),
            ..In::default()
        };
        if due.is_some() {
            beats.pop_front();
        }
        if bench.cycle(input).core_request.ready {
            todo.pop_front();
        }
        for &(_, id, word) in &bench.seen.statuses[told..] {
            let refused = (0..LOADS).rev().find(|number| {
                word == FAIL && number % 64 == id && todo.front().is_none_or(|&next| *number < next)
            });
            refused.into_iter().for_each(|number| todo.push_front(number));
        }
        told = bench.seen.statuses.len();
        for &(cycle, _, line, _, id) in &bench.seen.downs[sent..] {
            let beat = |sector| DownReply {
                valid: true,
                id,
                kind: LOAD,
                sector,
                data: bytes(line, sector),
                last: sector == 3,
            };
            beats.extend((0..4).map(|sector| (cycle + 40, beat(sector))));
        }
        sent = bench.seen.downs.len();
        read = bench.seen.replies.len();
    }
    let refusals = bench.seen.statuses.iter().filter(|status| status.2 == FAIL).count();
    (bench.now(), bench.seen.statuses.len(), refusals)
}

/// A try for each load, and in all no slower than with refusals, which come with another order of the lines: within
/// the time of two lines.
#[test]
fn r27_streaming_misses_are_tried_once() {
    let l1 = L1 { sets: 16, ways: 4, mshr_entries: 8, ..small() };
    let (cycles, _, refusals) = stream(l1.clone());
    assert!(refusals > 200, "{refusals}");
    let (in_all, tries, none) = stream(L1 { when_full: WhenFull::Wait, ..l1 });
    assert_eq!((tries, none), (200, 0));
    assert!(in_all <= cycles + 8, "{in_all} and {cycles}");
    println!("{refusals} refusals in {cycles} cycles; waiting {in_all} cycles");
}
