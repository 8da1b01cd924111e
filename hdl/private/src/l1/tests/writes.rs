//! R8 to R11 and R24: stores and atomics.

use super::super::In;
use super::bench::*;
use base::environment::LOAD;
use base::streams::CoreRequest;
use design::{L1, PendingStore, WriteHit};
use signal::port::beginning;

const A: u64 = 0x10;
const B: u64 = 0x20;

#[test]
fn r8_a_store_goes_down_with_its_data_and_reserves_nothing() {
    let bench = &mut Bench::new(small());
    let at = bench.offer(store(3, A, 2, 0xabcd));
    bench.base.down_request.ready = false;
    let status = bench.cycle(Default::default());
    assert_eq!((status.core_status.valid, status.core_status.word), (true, MISS));
    let out = bench.cycle(Default::default());
    assert_eq!(bench.now(), at + 3);
    assert!(out.down_request.valid);
    assert_eq!((out.down_request.kind, out.down_request.line), (1, A));
    assert_eq!((out.down_request.sectors, out.down_request.id), (0b100, 0x43));
    assert_eq!((out.down_request.byte_enable, out.down_request.data[0]), (0xff, 0xabcd));
    bench.base.down_request.ready = true;
    bench.bring(A);
    assert_eq!(bench.ask(store(4, A, 2, 1)), HIT);
}

#[test]
fn r9_a_store_writes_its_bytes_or_makes_the_line_invalid() {
    each_write_hit(|bench, write_hit| {
        bench.bring(A);
        bench.replies();
        assert_eq!(bench.ask(store(1, A, 1, 0x1122_3344)), HIT);
        match write_hit {
            WriteHit::Update => {
                assert_eq!(bench.ask(load(2, A, 0b11)), HIT);
                bench.drain();
                let [low, ..] = bytes(A, 0);
                let expected = [(2, 0, low, false), (2, 1, 0x1122_3344, true)];
                assert_eq!(bench.replies(), expected);
            }
            WriteHit::Evict => assert_eq!(bench.ask(load(2, A, 0b11)), MISS),
        }
    });
}

/// The high word of the sector is not enabled and keeps its bytes.
#[test]
fn a_store_leaves_the_bytes_that_are_not_enabled() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    for (byte_enable, expected) in [(0x0f, 0x0000_0000_9999_9999), (0x80, 0x7700_0000_9999_9999)] {
        let [low, ..] = bytes(A, 0);
        let data = beginning([0x7777_7777_9999_9999]);
        let store = CoreRequest { byte_enable, data, ..store(1, A, 0, 0) };
        assert_eq!(bench.ask(store), HIT);
        assert_eq!(low >> 32, 0);
        bench.replies();
        bench.ask(load(2, A, 1));
        bench.drain();
        assert_eq!(bench.replies(), [(2, 0, expected, true)]);
    }
}

#[test]
fn r10_an_atomic_or_a_direct_store_makes_its_line_invalid() {
    let bench = &mut Bench::new(small());
    for request in [atomic(1, A, 3), direct(atomic(1, A, 3)), direct(store(1, A, 3, 5))] {
        bench.bring(A);
        bench.evicted().clear();
        assert_eq!(bench.ask(request), BYPASS);
        assert_eq!(*bench.evicted(), [A]);
        bench.last_down();
        let (_, kind, line, sectors, id) = bench.seen.downs.pop().unwrap();
        let expected = (request.kind, A, 0b1000, 0x41);
        assert_eq!((kind, line, sectors, id), expected);
        bench.answer(1, kind, A, 0b1000);
        bench.drain();
        assert_eq!(bench.ask(request), BYPASS);
        assert_eq!(*bench.evicted(), [A]);
        bench.drain();
    }
}

#[test]
fn r11_a_write_to_a_pending_line_makes_it_stale() {
    each_write_hit(|bench, _| {
        for write in [store(5, A, 0, 1), atomic(5, A, 0), direct(store(5, A, 0, 1))] {
            bench.reset();
            assert_eq!(bench.ask(load(1, A, 1)), MISS);
            let expected = if write.kind == 1 && !write.bypass_l1 { MISS } else { BYPASS };
            assert_eq!(bench.ask(write), expected);
            assert_eq!(bench.ask(load(2, A, 1)), FAIL);
            assert_eq!(bench.ask(load(3, B, 1)), MISS);
            bench.last_down();
            bench.fill(0, A);
            bench.drain();
            // The load that had joined is served with what it asked for.
            assert_eq!(bench.replies(), [(1, 0, bytes(A, 0)[0], true)]);
            assert_eq!(bench.ask(load(2, A, 1)), MISS);
            assert!(bench.evicted().is_empty(), "{:x?}", bench.seen.evicted);
        }
    });
}

#[test]
fn r11_a_write_to_a_pending_line_is_refused_where_lines_are_not_made_stale() {
    let bench = &mut Bench::new(L1 { pending_store: PendingStore::Refuse, ..small() });
    for write in [store(5, A, 0, 1), atomic(5, A, 0), direct(store(5, A, 0, 1))] {
        bench.reset();
        assert_eq!(bench.ask(load(1, A, 1)), MISS);
        assert_eq!(bench.ask(write), FAIL);
        // Nothing has changed: the line is not stale, and another takes its write.
        assert_eq!(bench.ask(load(2, A, 0b10)), PENDING);
        assert_ne!(bench.ask(store(3, B, 0, 1)), FAIL);
        bench.last_down();
        bench.fill(0, A);
        // As long as a load of the line is still to be read.
        assert_eq!(bench.ask(write), FAIL);
        bench.drain();
        assert_eq!(bench.replies().len(), 2);
        assert_eq!(bench.ask(load(4, A, 1)), HIT);
        assert_ne!(bench.ask(write), FAIL);
    }
}

/// A write in the cycle in which the last beat of its line is read still makes it invalid.
#[test]
fn a_line_may_become_stale_by_its_last_beat() {
    let bench = &mut Bench::new(small());
    bench.ask(load(1, A, 1));
    bench.last_down();
    for sector in 0..3 {
        bench.beat(0, LOAD, sector, bytes(A, sector), false);
    }
    // The beat is read in the cycle after the fill; the store is looked up then.
    let filled = bench.now();
    let last = beat(0, LOAD, 3, bytes(A, 3), true);
    assert!(bench.cycle(In { core_request: store(2, A, 0, 1), ..last }).core_request.ready);
    bench.drain();
    let reply = bench.seen.replies[0];
    assert_eq!(reply.0, filled + bench.hit_latency() + 2);
    assert_eq!(bench.ask(load(3, A, 1)), MISS);
}

#[test]
fn r24_a_load_sees_every_write_of_its_core_before_it() {
    each_write_hit(|bench, write_hit| {
        // A load right behind a store to a readable line.
        bench.bring(A);
        bench.replies();
        bench.offer(store(1, A, 0, 0x77));
        bench.offer(load(2, A, 1));
        bench.drain();
        if write_hit == WriteHit::Update {
            assert_eq!(bench.replies(), [(2, 0, 0x77, true)]);
        } else {
            assert_eq!(bench.seen.statuses.last().unwrap().2, MISS);
        }
        // A load behind a store to a pending line is refused, whatever comes first: the line, or
        // the acknowledgement.
        bench.reset();
        bench.ask(load(1, B, 1));
        bench.ask(store(2, B, 0, 0x88));
        bench.last_down();
        bench.answer(2, 1, B, 1);
        bench.drain();
        assert_eq!(bench.ask(load(3, B, 1)), FAIL);
        bench.fill(0, B);
        bench.drain();
        assert_eq!(bench.ask(load(3, B, 1)), MISS);
    });
}

/// A place for one store's data beside a queue of three requests: a second write is refused, a load is not, and
/// what leaves has its data and none of another's.
#[test]
fn r12_a_write_is_refused_while_no_place_takes_its_data() {
    let bench = &mut Bench::new(L1 { miss_queue: 3, store_data_places: 1, ..small() });
    for second in [store(2, B, 0, 0x99), atomic(2, B, 0), direct(store(2, B, 0, 0x99))] {
        bench.reset();
        bench.base.down_request.ready = false;
        assert_eq!(bench.ask(load(4, A + 1, 1)), MISS);
        assert_eq!(bench.ask(store(1, A, 3, 0x77)), MISS);
        assert_eq!(bench.ask(second), FAIL);
        assert_eq!(bench.ask(direct(load(3, B, 1))), BYPASS);
        assert_eq!(bench.ask(load(5, B, 1)), FAIL);
        bench.base.down_request.ready = true;
        let sent: Vec<_> = (0..3).map(|_| bench.cycle(In::default()).down_request).collect();
        let sent: Vec<_> =
            sent.iter().map(|sent| (sent.line, sent.byte_enable, sent.data[0])).collect();
        assert_eq!(sent, [(A + 1, 0, 0), (A, 0xff, 0x77), (B, 0, 0)]);
        assert_ne!(bench.ask(second), FAIL);
    }
}
