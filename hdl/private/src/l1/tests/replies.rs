//! R15 to R23, R25 and R26: lines that come, replies, flushes, counters.

use super::super::In;
use super::bench::*;
use design::L1;

const A: u64 = 0x10;
const B: u64 = 0x20;
const ODD: u64 = 0x11;

fn w(line: u64, sector: u64) -> u64 {
    bytes(line, sector)[0]
}

#[test]
fn r15_a_lines_beats_are_written_in_any_order_and_others_change_nothing() {
    let bench = &mut Bench::new(small());
    // No entry is in use.
    bench.beat(0, 0, 0, bytes(0x99, 9), true);
    assert_eq!(bench.ask(load(1, A, 0b1111)), MISS);
    bench.last_down();
    bench.beat(1, 0, 0, bytes(0x99, 9), true); // a free one
    for sector in [2, 0, 3] {
        bench.beat(0, 0, sector, bytes(A, sector), false);
    }
    assert!(bench.seen.fills.is_empty(), "{:x?}", bench.seen.fills);
    bench.beat(0, 0, 1, bytes(A, 1), true);
    let filled = bench.now() - 1;
    bench.idle(1);
    assert_eq!(bench.seen.fills, [filled]);
    bench.beat(0, 0, 0, bytes(0x99, 9), true); // it is filled already
    bench.drain();
    assert_eq!(bench.seen.fills.len(), 1);
    let expected: Vec<_> = (0..4).map(|sector| (1, sector, w(A, sector), sector == 3)).collect();
    assert_eq!(bench.replies(), expected);
}

#[test]
fn r16_entries_are_woken_as_they_were_filled_and_loads_as_they_joined() {
    let bench = &mut Bench::new(small());
    bench.ask(load(1, A, 0b10));
    bench.ask(load(2, B, 0b1));
    bench.ask(load(3, A, 0b1001));
    bench.ask(load(4, B, 0b1));
    bench.last_down();
    bench.base.core_reply.ready = false;
    bench.fill(1, B);
    bench.fill(0, A);
    bench.idle(9);
    bench.base.core_reply.ready = true;
    bench.drain();
    let expected = [
        (2, 0, w(B, 0), true),
        (4, 0, w(B, 0), true),
        (1, 1, w(A, 1), true),
        (3, 0, w(A, 0), false),
        (3, 3, w(A, 3), true),
    ];
    assert_eq!(bench.replies(), expected);
}

/// The cycles of the page: the first beat is read in the cycle after the fill, the line can be read from the cycle
/// after the last one.
#[test]
fn r17_a_line_is_readable_from_the_cycle_after_its_last_load_was_read() {
    let bench = &mut Bench::new(L1 { mshr_merges: 1, ..small() });
    for (lookup, expected) in [(1, FAIL), (2, HIT), (3, HIT)] {
        bench.reset();
        bench.ask(load(1, A, 1));
        bench.last_down();
        for sector in 0..3 {
            bench.beat(0, 0, sector, bytes(A, sector), false);
        }
        // The request is looked up `lookup` cycles after the line's last beat.
        let request = load(2, A, 1);
        let last = beat(0, 0, 3, bytes(A, 3), true);
        match lookup {
            1 => drop(bench.cycle(In { core_request: request, ..last })),
            _ => {
                bench.cycle(last);
                bench.idle(lookup - 2);
                bench.offer(request);
            }
        }
        bench.drain();
        let status = *bench.seen.statuses.last().unwrap();
        assert_eq!(status, (bench.seen.fills[0] + lookup, 2, expected));
        let first = bench.seen.replies[0].0;
        assert_eq!(first, bench.seen.fills[0] + 2 + bench.hit_latency());
    }
}

/// The page's waking: a load that joins in the cycle of what would be the last beat rests for one.
#[test]
fn a_load_that_joins_with_the_last_beat_is_read_two_cycles_later() {
    let bench = &mut Bench::new(small());
    for (offered, gap) in [(2, 1), (3, 2)] {
        bench.reset();
        bench.ask(load(1, A, 1));
        bench.last_down();
        for sector in 0..2 {
            bench.beat(0, 0, sector, bytes(A, sector), false);
        }
        // The first load is read in the cycle after the last beat.
        for sector in 2..4 {
            let core_request =
                if sector == offered { load(2, A, 0b10) } else { In::default().core_request };
            bench.cycle(In { core_request, ..beat(0, 0, sector, bytes(A, sector), sector == 3) });
        }
        bench.drain();
        assert_eq!(bench.seen.statuses.last().unwrap().2, PENDING);
        let cycles: Vec<u64> = bench.seen.replies.iter().map(|reply| reply.0).collect();
        let first = bench.seen.fills[0] + 2 + bench.hit_latency();
        assert_eq!(cycles, [first, first + gap]);
        assert_eq!(bench.ask(load(3, A, 1)), HIT);
    }
}

#[test]
fn r18_a_direct_reply_passes_unchanged_but_for_a_stores() {
    let bench = &mut Bench::new(small());
    bench.ask(direct(load(1, A, 0b111)));
    bench.ask(atomic(2, A, 3));
    bench.last_down();
    bench.ask(store(3, A, 3, 1));
    bench.last_down();
    for (sector, last) in [(2, false), (0, false), (1, true)] {
        bench.beat(0x41, 0, sector, bytes(A, sector), last);
    }
    bench.beat(0x42, 2, 3, bytes(A, 3), true);
    bench.beat(0x43, 1, 3, bytes(A, 3), true);
    bench.drain();
    let expected = [
        (1, 2, w(A, 2), false),
        (1, 0, w(A, 0), false),
        (1, 1, w(A, 1), true),
        (2, 3, w(A, 3), true),
        (3, 0, 0, true),
    ];
    assert_eq!(bench.replies(), expected);
}

#[test]
fn r19_a_beat_leaves_after_the_latency_or_when_it_can_in_order() {
    for hit_latency in [1, 4] {
        let bench = &mut Bench::new(L1 { hit_latency, ..small() });
        bench.bring(A);
        bench.seen.replies.clear();
        bench.base.core_reply.ready = false;
        bench.offer(load(1, A, 0b1));
        bench.offer(load(2, A, 0b10));
        bench.idle(20);
        bench.base.core_reply.ready = true;
        let from = bench.now();
        bench.drain();
        let expected = [(from, 1, 0, w(A, 0), true), (from + 1, 2, 1, w(A, 1), true)];
        assert_eq!(bench.seen.replies, expected);
        // Of an acknowledgement.
        bench.ask(store(3, B, 0, 1));
        bench.last_down();
        bench.answer(3, 1, B, 1);
        let at = bench.now() - 1;
        bench.drain();
        assert_eq!(bench.seen.replies[2].0, at + bench.hit_latency() + 1);
    }
}

#[test]
fn r20_wakings_go_before_direct_replies_and_those_before_hits() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.ask(load(1, B, 0b111));
    bench.ask(direct(load(2, ODD, 1)));
    bench.last_down();
    for sector in 0..3 {
        bench.beat(0, 0, sector, bytes(B, sector), false);
    }
    bench.seen.replies.clear();
    // In the next cycle B's first beat is read; the direct beat waits for its three, the hit for both.
    let last = beat(0, 0, 3, bytes(B, 3), true);
    assert!(bench.cycle(In { core_request: load(3, A, 1), ..last }).core_request.ready);
    let input = beat(0x42, 0, 0, bytes(ODD, 0), true);
    let mut cycles = 0;
    while !bench.cycle(input).down_reply.ready {
        cycles += 1;
    }
    assert_eq!(cycles, 3);
    bench.drain();
    let ids: Vec<u64> = bench.seen.replies.iter().map(|reply| reply.1).collect();
    assert_eq!(ids, [1, 1, 1, 2, 3]);
}

#[test]
fn r21_a_request_waits_for_the_one_in_lookup() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    let first = bench.offer(load(1, A, 0b111));
    assert_eq!(bench.offer(load(2, A, 1)), first + 3);
    bench.drain();
    // A store waits to be written while a line's beat is.
    bench.ask(load(3, B, 1));
    bench.last_down();
    let first = bench.offer(store(4, A, 0, 1));
    for sector in 0..2 {
        let out = bench.cycle(beat(0, 0, sector, bytes(B, sector), false));
        assert!(!out.core_request.ready);
    }
    assert_eq!(bench.offer(load(5, A, 1)), first + 3);
    bench.drain();
    assert_eq!(bench.seen.replies.last().unwrap().3, 1);
    bench.base.flush = true;
    assert!(!bench.cycle(offered(load(6, A, 1))).core_request.ready);
}

#[test]
fn r22_a_lines_beats_are_always_taken_direct_ones_when_the_replies_take_them() {
    let bench = &mut Bench::new(small());
    bench.ask(load(1, A, 1));
    bench.ask(store(2, B, 0, 1));
    bench.ask(store(3, B, 0, 1));
    bench.idle(4);
    bench.ask(store(4, B, 0, 1));
    bench.ask(store(5, B, 0, 1));
    bench.last_down();
    bench.base.core_reply.ready = false;
    // As many as the replies hold.
    for id in 2..5 {
        bench.beat(0x40 | id, 1, 0, [0; 16], true);
    }
    for _ in 0..5 {
        let out = bench.cycle(beat(0x45, 1, 0, [0; 16], true));
        assert!(!out.down_reply.ready);
    }
    bench.fill(0, A);
    bench.base.core_reply.ready = true;
    bench.cycle(beat(0x45, 1, 0, [0; 16], true));
    bench.drain();
    assert_eq!(bench.seen.fills.len(), 1);
}

#[test]
fn r23_a_flush_drains_and_then_walks_the_sets() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.bring(ODD);
    bench.ask(store(1, B, 0, 1));
    bench.last_down();
    bench.base.flush = true;
    for _ in 0..30 {
        assert!(!bench.cycle(In::default()).flushed);
    }
    bench.answer(1, 1, B, 1);
    // The acknowledgement leaves after the latency; the walk begins in the cycle after, and takes
    // one for each set.
    let accepted = bench.now() - 1;
    let mut flushed = None;
    for _ in 0..30 {
        if bench.cycle(In::default()).flushed {
            flushed = Some(bench.now() - 1);
            break;
        }
    }
    let left = accepted + bench.hit_latency() + 1;
    assert_eq!(flushed, Some(left + 1 + 2 + 1));
    bench.base.flush = false;
    assert!(bench.cycle(In::default()).flushed);
    assert!(!bench.cycle(In::default()).flushed);
    assert_eq!(bench.ask(load(2, A, 1)), MISS);
    assert_eq!(bench.ask(load(3, ODD, 1)), MISS);
    assert!(bench.evicted().is_empty(), "{:x?}", bench.seen.evicted);
}

#[test]
fn r23_a_flush_walks_once_however_long_it_stands_and_shows_it_until_it_falls() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.base.flush = true;
    let shown: Vec<bool> = (0..12).map(|_| bench.cycle(offered(load(1, A, 1))).flushed).collect();
    // The first cycle finds the cache drained; two clear a set each.
    assert_eq!(shown, [vec![false; 3], vec![true; 9]].concat());
    bench.base.flush = false;
    let out = bench.cycle(offered(load(1, A, 1)));
    assert!(out.flushed && out.core_request.ready);
    assert!(!bench.cycle(In::default()).flushed);
    assert_eq!(bench.seen.statuses.last().unwrap().2, MISS);
}

#[test]
fn r23_a_flush_that_falls_before_its_walk_does_nothing() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.ask(load(1, B, 1));
    bench.base.flush = true;
    bench.idle(9);
    bench.base.flush = false;
    bench.fill(1 - 1, B);
    for _ in 0..12 {
        assert!(!bench.cycle(In::default()).flushed);
    }
    assert_eq!(bench.ask(load(2, A, 1)), HIT);
    assert_eq!(bench.ask(load(3, B, 1)), HIT);
}

#[test]
fn r23_a_walk_ends_without_its_flush_and_no_request_comes_between() {
    // The flush is high for one cycle, for two, for two and rises again in the last of the walk.
    for flush in [0b0001, 0b0011, 0b0101, 0b1001] {
        let bench = &mut Bench::new(small());
        bench.bring(A);
        bench.bring(ODD);
        let shown = (0..6).map(|cycle| {
            bench.base.flush = flush >> cycle & 1 == 1;
            let out = bench.cycle(offered(load(1, ODD, 1)));
            (out.core_request.ready, out.flushed)
        });
        let shown: Vec<(bool, bool)> = shown.collect();
        assert_eq!(shown[..3], [(false, false); 3], "{flush:#b}");
        assert_eq!(shown[3], (flush & 0b1000 == 0, true), "{flush:#b}");
        assert_eq!(shown[4], (true, flush & 0b1000 != 0), "{flush:#b}");
        bench.idle(1);
        let words: Vec<u64> = bench.seen.statuses.iter().skip(2).map(|status| status.2).collect();
        assert_eq!(words[0], MISS, "{flush:#b}");
        assert_eq!(bench.ask(load(9, A, 1)), MISS);
    }
}

#[test]
fn r25_events_and_their_counters() {
    let bench = &mut Bench::new(small());
    bench.bring(A); // miss, fill
    bench.bring(B); // miss, fill
    bench.ask(load(1, A, 1)); // hit
    bench.ask(load(2, 0x30, 1)); // miss, evict
    bench.ask(load(3, 0x30, 1)); // pending
    bench.ask(load(4, 0x30, 1)); // refused
    bench.ask(direct(load(5, A, 1))); // bypass
    bench.ask(atomic(6, A, 0)); // bypass, evict
    let values: Vec<u64> = (0..8).map(|index| bench.cycle(reading(index)).counter.value).collect();
    assert_eq!(values, [1, 1, 3, 2, 1, 2, 2, 0]);
    // The event comes a cycle after the lookup, and its counter shows it from the next cycle on.
    bench.offer(load(7, 0x30, 1));
    let looked_up = bench.cycle(reading(4));
    assert!(looked_up.core_status.valid && !looked_up.event.reservation_fail);
    let now = bench.cycle(reading(4));
    assert!(now.event.reservation_fail);
    assert_eq!(now.counter.value, 1);
    let next = bench.cycle(reading(4));
    assert_eq!(next.counter.value, 2);
    // A counter of 4 bits stays at 15.
    let bench = &mut Bench::new(L1 { counter_bits: 4, ..small() });
    bench.bring(A);
    for id in 0..20 {
        bench.ask(load(id % 8, A, 1));
    }
    assert_eq!(bench.cycle(In::default()).counter.value, 15);
}

#[test]
fn r26_a_reset_leaves_nothing() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.ask(load(1, B, 1));
    bench.base.down_request.ready = false;
    bench.ask(store(2, ODD, 0, 1));
    bench.base.core_reply.ready = false;
    bench.ask(load(3, A, 0b1111));
    bench.reset();
    bench.base.core_reply.ready = true;
    bench.base.down_request.ready = true;
    bench.idle(20);
    assert!(bench.seen.replies.is_empty(), "{:x?}", bench.seen.replies);
    assert!(bench.seen.downs.is_empty(), "{:x?}", bench.seen.downs);
    assert!(bench.seen.statuses.is_empty(), "{:x?}", bench.seen.statuses);
    assert_eq!(bench.cycle(reading(2)).counter.value, 0);
    assert_eq!(bench.ask(load(1, A, 1)), MISS);
    assert_eq!(bench.last_down(), 0);
    assert_eq!(bench.ask(load(2, B, 1)), MISS);
}
