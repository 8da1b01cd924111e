//! R1 to R7, R12 to R14: what a request meets in the cycle of its lookup.

use super::bench::*;

/// Lines of set 0 and of set 1.
const A: u64 = 0x10;
const B: u64 = 0x20;
const C: u64 = 0x30;
const D: u64 = 0x40;
const ODD: u64 = 0x11;
const ODD_B: u64 = 0x21;

fn w(line: u64, sector: u64) -> u64 {
    bytes(line, sector)[0]
}

#[test]
fn r1_a_status_comes_one_cycle_after_acceptance() {
    let bench = &mut Bench::new(small());
    let first = bench.offer(load(1, A, 1));
    let second = bench.offer(load(2, A, 1));
    let third = bench.offer(store(3, B, 0, 1));
    bench.idle(9);
    assert_eq!(second, first + 1);
    let expected = [(first + 1, 1, MISS), (second + 1, 2, PENDING), (third + 1, 3, MISS)];
    assert_eq!(bench.seen.statuses, expected);
}

#[test]
fn r2_a_hit_reads_its_sectors_in_rising_order_one_a_cycle() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.replies();
    let at = bench.offer(load(1, A, 0b1101));
    bench.drain();
    let first = at + bench.hit_latency() + 2;
    let expected = [
        (first, 1, 0, w(A, 0), false),
        (first + 1, 1, 2, w(A, 2), false),
        (first + 2, 1, 3, w(A, 3), true),
    ];
    assert_eq!(bench.seen.replies, expected);
    assert_eq!(bench.seen.statuses.last(), Some(&(at + 1, 1, HIT)));
}

/// Hits of one sector go on one a cycle, for as long as the replies leave.
#[test]
fn hits_of_one_sector_are_one_a_cycle() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.replies();
    let first = bench.offer(load(1, A, 1));
    for number in 1..20 {
        assert_eq!(bench.offer(load(1, A, 1 << (number % 4))), first + number);
    }
    bench.drain();
    let cycles: Vec<u64> = bench.seen.replies.iter().map(|reply| reply.0).collect();
    let begin = first + bench.hit_latency() + 2;
    assert_eq!(cycles, (begin..begin + 20).collect::<Vec<_>>());
}

#[test]
fn r3_a_miss_takes_the_lowest_free_entry_and_asks_for_the_line() {
    let bench = &mut Bench::new(small());
    let at = bench.offer(load(1, A, 0b10));
    bench.idle(3);
    assert_eq!(bench.seen.downs, [(at + 2, 0, A, 0b1111, 0)]);
    assert_eq!(bench.ask(load(2, B, 1)), MISS);
    assert_eq!(bench.last_down(), 1);
    bench.fill(0, A);
    bench.drain();
    assert_eq!(bench.ask(load(3, ODD, 1)), MISS);
    assert_eq!(bench.last_down(), 0);
    assert_eq!(bench.ask(load(4, ODD_B, 1)), MISS);
    assert_eq!(bench.last_down(), 2);
}

#[test]
fn r4_a_miss_takes_an_invalid_way_else_the_victim_of_the_policy() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.bring(B);
    assert!(bench.evicted().is_empty(), "{:x?}", bench.seen.evicted);
    assert_eq!(bench.ask(load(1, A, 1)), HIT);
    // B's use is longest ago, and it is gone at once.
    assert_eq!(bench.ask(load(2, C, 1)), MISS);
    assert_eq!(*bench.evicted(), [B]);
    assert_eq!(bench.ask(load(3, A, 1)), HIT);
    // C is pending: the only way left is A's.
    assert_eq!(bench.ask(load(4, B, 1)), MISS);
    assert_eq!(*bench.evicted(), [B, A]);
    bench.fill(0, C);
    bench.fill(1, B);
    bench.drain();
    // An atomic frees C's way, which is then the first choice.
    bench.ask(atomic(5, C, 0));
    assert_eq!(bench.ask(load(6, A, 1)), MISS);
    assert_eq!(*bench.evicted(), [B, A, C]);
    assert_eq!(bench.ask(load(7, B, 1)), HIT);
}

#[test]
fn r5_loads_of_a_pending_line_join_until_its_entry_is_full() {
    let bench = &mut Bench::new(small());
    assert_eq!(bench.ask(load(1, A, 0b1)), MISS);
    assert_eq!(bench.ask(load(2, A, 0b110)), PENDING);
    assert_eq!(bench.ask(load(3, A, 0b1)), FAIL);
    bench.last_down();
    assert_eq!(bench.seen.downs.len(), 1);
    bench.fill(0, A);
    // Both have joined, though the first is read by now.
    bench.idle(1);
    assert_eq!(bench.ask(load(4, A, 0b1)), FAIL);
    bench.drain();
    let expected = [(1, 0, w(A, 0), true), (2, 1, w(A, 1), false), (2, 2, w(A, 2), true)];
    assert_eq!(bench.replies(), expected);
    assert_eq!(bench.ask(load(5, A, 0b1)), HIT);
}

#[test]
fn r6_a_load_that_finds_no_place_changes_nothing() {
    let bench = &mut Bench::new(small());
    // Both ways of the set are pending.
    assert_eq!(bench.ask(load(1, A, 1)), MISS);
    assert_eq!(bench.ask(load(2, B, 1)), MISS);
    assert_eq!(bench.ask(load(3, C, 1)), FAIL, "no way");
    // The third entry is in use.
    assert_eq!(bench.ask(load(4, ODD, 1)), MISS);
    assert_eq!(bench.ask(load(5, ODD_B, 1)), FAIL, "no entry");
    bench.last_down();
    bench.fill(0, A);
    bench.fill(1, B);
    bench.fill(2, ODD);
    bench.drain();
    // A was used before B; a refusal of A must not change that.
    bench.base.down_request.ready = false;
    assert_eq!(bench.ask(store(6, D, 0, 1)), MISS);
    assert_eq!(bench.ask(store(7, D, 0, 1)), MISS);
    assert_eq!(bench.ask(load(8, C, 1)), FAIL, "no room");
    assert!(bench.evicted().is_empty(), "{:x?}", bench.seen.evicted);
    bench.base.down_request.ready = true;
    bench.last_down();
    assert_eq!(bench.ask(load(9, C, 1)), MISS);
    assert_eq!(*bench.evicted(), [A]);
    assert_eq!(bench.ask(store(10, C, 0, 1)), MISS);
    assert_eq!(bench.ask(load(11, C, 1)), FAIL, "stale");
}

#[test]
fn r7_a_load_past_the_cache_fetches_its_own_sectors() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.bring(B);
    bench.replies();
    assert_eq!(bench.ask(direct(load(9, A, 0b101))), BYPASS);
    bench.last_down();
    let (_, kind, line, sectors, id) = bench.seen.downs.pop().unwrap();
    assert_eq!((kind, line, sectors, id), (0, A, 0b101, 0x40 | 9));
    bench.answer(9, 0, A, 0b101);
    bench.drain();
    assert_eq!(bench.replies(), [(9, 0, w(A, 0), false), (9, 2, w(A, 2), true)]);
    // A was not touched: it is the victim.
    assert_eq!(bench.ask(load(1, C, 1)), MISS);
    assert_eq!(*bench.evicted(), [A]);
    // And nothing is kept of a line that was not there.
    assert_eq!(bench.ask(direct(load(9, D, 1))), BYPASS);
    bench.last_down();
    bench.answer(9, 0, D, 1);
    bench.drain();
    assert_eq!(bench.ask(direct(load(9, C, 1))), BYPASS, "past a pending line");
    assert_eq!(bench.ask(load(2, C, 1)), PENDING);
    assert_eq!(bench.ask(load(3, D, 1)), MISS);
}

#[test]
fn r12_what_finds_no_room_changes_nothing() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.base.down_request.ready = false;
    assert_eq!(bench.ask(store(1, B, 0, 1)), MISS);
    assert_eq!(bench.ask(store(2, B, 0, 1)), MISS);
    let before = bench.seen.downs.len();
    for refused in
        [store(3, A, 0, 99), atomic(4, A, 0), direct(load(5, A, 1)), direct(store(6, A, 0, 9))]
    {
        assert_eq!(bench.ask(refused), FAIL);
    }
    assert!(bench.evicted().is_empty(), "{:x?}", bench.seen.evicted);
    bench.replies();
    assert_eq!(bench.ask(load(7, A, 1)), HIT);
    bench.base.down_request.ready = true;
    bench.drain();
    assert_eq!(bench.replies(), [(7, 0, w(A, 0), true)]);
    assert_eq!(bench.seen.downs.len(), before + 2);
    // Room is what the queue has at the cycle's beginning.
    bench.base.down_request.ready = false;
    bench.ask(store(8, B, 0, 1));
    bench.ask(store(9, B, 0, 1));
    bench.offer(store(10, B, 0, 1));
    bench.base.down_request.ready = true;
    bench.idle(1);
    assert_eq!(bench.seen.statuses.last().unwrap().2, FAIL);
}

#[test]
fn r13_recency_is_touched_by_these_and_by_nothing_else() {
    each_write_hit(|bench, write_hit| {
        type Access<'a> = &'a dyn Fn(&mut Bench) -> u64;
        let touches: [(&str, Access, bool); 6] = [
            ("a load's hit", &|bench| bench.ask(load(1, A, 1)), true),
            (
                "a store's hit",
                &|bench| bench.ask(store(1, A, 0, 1)),
                write_hit == design::WriteHit::Update,
            ),
            ("a load past the cache", &|bench| bench.ask(direct(load(1, A, 1))), false),
            ("a store that misses", &|bench| bench.ask(store(1, D, 0, 1)), false),
            (
                "a refusal",
                &|bench| {
                    bench.base.down_request.ready = false;
                    bench.ask(store(1, D, 0, 1));
                    bench.ask(store(2, D, 0, 1));
                    assert_eq!(bench.ask(store(3, A, 0, 1)), FAIL);
                    bench.base.down_request.ready = true;
                    bench.idle(4);
                    FAIL
                },
                false,
            ),
            ("nothing", &|_| FAIL, false),
        ];
        for (what, touch, touched) in touches {
            bench.reset();
            bench.bring(A);
            bench.bring(B);
            let _ = touch(bench);
            let evicts = what == "a store's hit" && !touched;
            bench.evicted().clear();
            assert_eq!(bench.ask(load(9, C, 1)), MISS);
            let expected = if evicts { vec![] } else { vec![if touched { B } else { A }] };
            assert_eq!(*bench.evicted(), expected, "{what}");
        }
        // A fill does not touch: A was reserved first and is filled last.
        bench.reset();
        bench.ask(load(1, A, 1));
        bench.ask(load(2, B, 1));
        bench.last_down();
        bench.fill(1, B);
        bench.fill(0, A);
        bench.drain();
        bench.ask(load(3, C, 1));
        assert_eq!(*bench.evicted(), [A]);
        // A load that joins does.
        bench.reset();
        bench.ask(load(1, A, 1));
        bench.ask(load(2, B, 1));
        assert_eq!(bench.ask(load(3, A, 1)), PENDING);
        bench.fill(1, B);
        bench.fill(0, A);
        bench.drain();
        bench.ask(load(4, C, 1));
        assert_eq!(*bench.evicted(), [B]);
    });
}

#[test]
fn r14_a_line_that_becomes_invalid_is_named_once() {
    each_write_hit(|bench, write_hit| {
        bench.bring(A);
        bench.bring(B);
        bench.ask(load(1, C, 1));
        assert_eq!(*bench.evicted(), [A]);
        bench.ask(store(2, B, 0, 1));
        let evicts = write_hit == design::WriteHit::Evict;
        assert_eq!(bench.evicted().len(), if evicts { 2 } else { 1 });
        bench.ask(atomic(3, B, 0));
        bench.ask(atomic(4, B, 0));
        assert_eq!(*bench.evicted(), [A, B]);
        // A pending line is not readable, stale or not.
        bench.ask(atomic(5, C, 0));
        bench.drain();
        bench.fill(0, C);
        bench.drain();
        assert_eq!(*bench.evicted(), [A, B]);
    });
}
