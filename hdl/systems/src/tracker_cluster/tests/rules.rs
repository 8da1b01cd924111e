//! The rules one by one, in golden model, rust-hdl and Verilog.

use base::streams::{CoreRequest, status};
use sharing_tracker::coalescer::Warp;
use sharing_tracker::streams::{Forward, kind};
use sharing_tracker::tracker_node::Ticket;

use super::wired::{Wired, load, miss, store};
use super::{In, geometries};

const HIT: Option<usize> = Some(status::HIT);
const MISS: Option<usize> = Some(status::MISS);

/// Two cores, one tracker of two banks, lines of four sectors.
fn two() -> Wired {
    Wired::new(&geometries()[0])
}

/// The banks of this many cores, trackers and banks, of which nothing arrives anywhere.
fn banks_of(number: usize) -> Wired {
    let mut cluster = Wired::new(&geometries()[number]);
    cluster.arrives = false;
    cluster
}

const ONE_BANK: usize = 1;
const TWO_TRACKERS: usize = 2;
pub const SIX_CORES: usize = 3;
const FOUR_TRACKERS: usize = 4;

#[test]
fn r1_each_core_has_a_tracker_node_of_its_own() {
    let mut cluster = two();
    assert_eq!(cluster.ask(&[Some(load(5)), None])[..2], [MISS, None]);
    cluster.wait(60);
    assert_eq!(cluster.ask(&[Some(load(5)), Some(load(5))])[..2], [HIT, MISS]);
    cluster.wait(60);
    // Hits, misses, forwards that were answered.
    let mut counted = |index| {
        let out = cluster.cycle(&[], |input| input.counter_index = index);
        out.counter_value[..2].to_vec()
    };
    assert_eq!([0, 2, 7].map(&mut counted), [[1, 0], [1, 1], [1, 0]]);

    // A warp of core 1, whose one line is line 7.
    cluster.forget();
    let (mut decided, mut lines, mut ticket) = (vec![], vec![], true);
    for cycle in 0..60 {
        let out = cluster.cycle(&[], |input| {
            input.warp[1] = Warp { valid: cycle == 0, active: 0b10 };
            input.warp_sector[1][1] = 4 * 7 + 2;
            input.ticket[1] = Ticket { valid: ticket, id: 3 };
        });
        ticket &= !out.ticket[1].ready;
        decided.extend((0..2).filter(|&core| out.decision[core].valid));
        lines.extend((0..2).filter(|&core| out.line[core].valid).map(|i| (i, out.line[i].address)));
    }
    assert_eq!((&decided[..], &lines[..]), (&[1][..], &[(1, 7)][..]));
    assert_eq!(cluster.given, [(1, 3, 2, 0)]);
}

#[test]
fn r2_cores_have_numbers_within_their_tracker() {
    let mut cluster = Wired::new(&geometries()[SIX_CORES]);
    cluster.load(4, 8);
    cluster.forget();
    cluster.load(5, 8);
    assert_eq!(cluster.forwards(), [(1, 2)]);
    let from: Vec<_> = cluster.answered.iter().map(|(core, beat)| (*core, beat.source)).collect();
    assert_eq!(from, [(4, 2), (4, 2)]);
    assert_eq!(cluster.given, [(5, 0, 0, 0)]);
    // The other tracker knows nothing of the line.
    cluster.forget();
    cluster.load(0, 8);
    assert_eq!(cluster.forwards(), []);
    assert_eq!(cluster.given, [(0, 0, 0, 0)]);
}

#[test]
fn r3_a_lane_is_a_bank_of_a_tracker_and_hears_one_core_at_a_time() {
    let mut cluster = banks_of(TWO_TRACKERS);
    let offered = |cluster: &mut Wired, valid| {
        let change = |input: &mut In| {
            input.bank_message[3] = miss(1, 6, 0b1111, 2);
            input.bank_message[3].valid = valid;
        };
        cluster.cycle(&[], change).bank_message.map(|lane| lane.ready)
    };
    assert_eq!(offered(&mut cluster, false), [false; 6]);
    assert_eq!(offered(&mut cluster, true), [false, false, false, true, false, false]);
    cluster.wait(60);
    // Core 1 of tracker 1, at bank 1.
    let came = |cluster: &Wired| -> Vec<_> {
        let beats = cluster.l2_replied.iter();
        beats.map(|(_, lane, beat)| (*lane, beat.source, beat.id, beat.sector)).collect()
    };
    assert_eq!(came(&cluster), [(1, 3, 2, 0), (1, 3, 2, 1), (1, 3, 2, 2), (1, 3, 2, 3)]);
    // Only the tracker that was asked has the line.
    cluster.forget();
    cluster.tell(1, miss(0, 6, 0b1111, 1));
    cluster.wait(60);
    assert_eq!(cluster.forwards(), []);
    cluster.tell(3, miss(0, 6, 0b1111, 1));
    cluster.wait(60);
    assert_eq!(cluster.forwards(), [(1, 0)]);
    // The forward comes back.
    cluster.forget();
    let nack = Forward { valid: true, line: 6, requester: 0, id: 1 };
    let out = cluster.cycle(&[], |input| input.bank_nack[3] = nack);
    assert!(out.bank_nack[3].ready);
    cluster.wait(60);
    assert_eq!(came(&cluster), [(1, 2, 1, 0), (1, 2, 1, 1), (1, 2, 1, 2), (1, 2, 1, 3)]);
}

#[test]
fn r4_a_banks_forwards_leave_one_after_the_other_and_name_their_core() {
    let mut cluster = banks_of(ONE_BANK);
    cluster.tell(0, miss(0, 4, 1, 0));
    cluster.tell(0, miss(1, 5, 1, 0));
    cluster.wait(40);
    cluster.takes_forwards = false;
    let sent = cluster.tell(0, miss(2, 4, 1, 1));
    cluster.tell(0, miss(2, 5, 1, 2));
    while !cluster.idle().bank_forward[0].valid {}
    assert_eq!(cluster.bench.cycles() - 1 - sent, 3);
    for _ in 0..10 {
        let forward = cluster.idle().bank_forward[0];
        assert_eq!((forward.core, forward.line, forward.requester, forward.id), (0, 4, 2, 1));
    }
    cluster.takes_forwards = true;
    let now = cluster.bench.cycles();
    cluster.wait(10);
    let left: Vec<_> =
        cluster.forwarded.iter().map(|(at, _, it)| (at - now, it.core, it.id)).collect();
    assert_eq!(left, [(0, 0, 1), (1, 1, 2)]);
}

/// The first beat that L2 answers to a load of one sector, in cycles from the bank's message on: a miss, then a hit.
fn answered_after(cluster: &mut Wired, lane: usize) -> [u64; 2] {
    let direct = 1 << 5;
    [0, 1].map(|id| {
        cluster.wait(60);
        cluster.forget();
        let sent = cluster.tell(lane, miss(0, 3, 1, direct | id));
        cluster.wait(60);
        let asked = cluster.to_memory.first().map(|(at, ..)| *at);
        asked.unwrap_or_else(|| cluster.l2_replied[0].0) - sent
    })
}

#[test]
fn r5_trackers_ask_l2_at_once_or_in_turn() {
    // Two cycles in the bank, four in L2.
    assert_eq!(answered_after(&mut two(), 1), [6, 6]);
    let mut cluster = banks_of(TWO_TRACKERS);
    assert_eq!(answered_after(&mut cluster, 3), [7, 7]);
    cluster.forget();
    for (number, line) in [(0, 8), (1, 9)] {
        let out = cluster.cycle(&[], |input| {
            input.bank_message[0] = miss(0, line, 1, number);
            input.bank_message[2] = miss(0, line + 8, 1, number);
        });
        assert!(out.bank_message[0].ready && out.bank_message[2].ready);
    }
    cluster.wait(60);
    let mut sources = vec![];
    for (_, lane, beat) in &cluster.l2_replied {
        assert_eq!(*lane, 0);
        sources.push((beat.source, beat.id));
    }
    assert_eq!(sources, [(0, 0), (0, 1), (2, 0), (2, 1)]);
    // Its counters: of both banks four loads missed, and one hit, in bank 1.
    let mut counted = |index| {
        let out = cluster.cycle(&[], |input| input.l2_counter_index = index);
        out.l2_counter_value[..2].to_vec()
    };
    assert_eq!([0, 2].map(&mut counted), [[0, 1], [4, 1]]);
}

#[test]
fn r6_at_l2_a_tracker_is_above_its_core() {
    let sources = |number: usize| {
        let (mut cluster, config) = (banks_of(number), &geometries()[number]);
        for core in 0..config.cores() {
            let (tracker, core) = (core / config.cores_each(), core % config.cores_each());
            let line = 8 * tracker as u64 + core as u64;
            cluster.tell(tracker * config.banks(), miss(core as u64, line, 1, 0));
            cluster.wait(40);
        }
        cluster.l2_replied.iter().map(|(_, _, beat)| beat.source).collect::<Vec<_>>()
    };
    assert_eq!(sources(SIX_CORES), [0, 1, 2, 4, 5, 6]);
    assert_eq!(sources(FOUR_TRACKERS), [0, 1, 2, 3]);
    assert_eq!(sources(TWO_TRACKERS), [0, 1, 2, 3]);
}

#[test]
fn r7_forwards_and_replies_arrive_while_memory_takes_nothing() {
    let mut cluster = two();
    cluster.load(0, 5);
    // Two lines of core 0 are in flight.
    cluster.answers = false;
    cluster.ask_of(0, load(8));
    cluster.wait(20);
    cluster.takes = false;
    cluster.forget();
    // One load is answered by core 0; one is given back, and waits in L2; one waits there.
    for (id, line) in [(0, 5), (1, 8), (2, 7)] {
        cluster.ask_of(1, CoreRequest { id, ..load(line) });
    }
    cluster.wait(60);
    assert_eq!(cluster.forwards(), [(0, 1), (0, 1)]);
    assert_eq!(cluster.nacked, [0]);
    assert_eq!(cluster.given, [(1, 0, 0, 0)]);
    // Requests that memory got before are answered.
    cluster.answers = true;
    cluster.wait(60);
    let is_given = |cluster: &Wired, core, id| cluster.given.contains(&(core, id, 0, 0));
    assert!(is_given(&cluster, 0, 0) && is_given(&cluster, 1, 1), "{:?}", cluster.given);
    assert!(!is_given(&cluster, 1, 2));
    cluster.takes = true;
    cluster.wait(60);
    assert!(is_given(&cluster, 1, 2));
    assert!(cluster.idle().idle);
}

#[test]
fn r8_trackers_are_emptied_when_all_nodes_are() {
    let mut cluster = two();
    cluster.load(0, 4);
    cluster.answers = false;
    cluster.ask_of(1, load(7));
    cluster.flush = true;
    for _ in 0..60 {
        assert!(!cluster.idle().flushed, "a load is in flight");
    }
    // Node 0 is empty, and its entry is still there.
    let is_forwarded = |cluster: &mut Wired| {
        cluster.arrives = false;
        cluster.forget();
        cluster.tell(0, miss(1, 2, 0b1111, 3));
        cluster.wait(40);
        cluster.arrives = true;
        !cluster.forwarded.is_empty()
    };
    assert!(is_forwarded(&mut cluster));
    cluster.answers = true;
    // `l2_flush` may fall before: the flush goes on.
    cluster.flush = false;
    let flushed = (0..60).filter(|_| cluster.idle().flushed).count();
    assert_eq!(flushed, 1);
    assert!(!is_forwarded(&mut cluster));
    // A walk of four sets from the cycle after, then two for barrier and trackers.
    cluster.flush = true;
    let rising: Vec<bool> = (0..20).map(|_| cluster.idle().flushed).collect();
    assert_eq!(rising.iter().position(|flushed| *flushed), Some(5 + 2));
    assert!(rising[7..].iter().all(|flushed| *flushed));
}

#[test]
fn r9_l2_writes_back_when_it_is_asked_to() {
    let mut cluster = two();
    for (core, line) in [(0, 4), (1, 5)] {
        cluster.ask_of(core, store(line, 7));
        cluster.wait(60);
    }
    let is_store = |cluster: &Wired| -> Vec<usize> {
        let stores = cluster.to_memory.iter().filter(|(_, _, it)| it.kind == kind::STORE as u64);
        stores.map(|(_, lane, _)| *lane).collect()
    };
    cluster.flush = true;
    cluster.wait(60);
    assert!(cluster.idle().flushed);
    assert!(is_store(&cluster).is_empty());
    // Bank 1 is empty before bank 0, whose memory takes nothing.
    cluster.flush = false;
    cluster.l2_flush = true;
    for _ in 0..60 {
        let out = cluster.cycle(&[], |input| input.memory_request[0].ready = false);
        assert!(!out.l2_flushed);
    }
    assert_eq!(is_store(&cluster), [1]);
    cluster.l2_flush = false;
    let flushed = (0..60).filter(|_| cluster.idle().l2_flushed).count();
    assert_eq!((flushed, is_store(&cluster)), (1, vec![1, 0]));
}

#[test]
fn r10_idle_is_false_while_a_bank_has_something() {
    for number in [ONE_BANK, TWO_TRACKERS] {
        let mut cluster = banks_of(number);
        assert!(cluster.idle().idle);
        cluster.tell(0, miss(0, 4, 1, 0));
        cluster.answers = false;
        for _ in 0..60 {
            assert!(!cluster.idle().idle);
        }
        cluster.answers = true;
        cluster.wait(40);
        assert!(cluster.idle().idle);
        // A forward that nobody takes.
        cluster.takes_forwards = false;
        cluster.tell(0, miss(1, 4, 1, 0));
        for _ in 0..40 {
            assert!(!cluster.idle().idle);
        }
        cluster.takes_forwards = true;
        cluster.wait(2);
        assert!(cluster.idle().idle);
    }
}

#[test]
fn r11_a_load_stays_behind_its_cores_store() {
    let mut cluster = two();
    // Core 1 has a copy that will be older than core 0's store.
    cluster.load(1, 9);
    cluster.forget();
    cluster.ask_of(0, store(9, 7));
    assert_eq!(cluster.ask_of(0, load(9)), MISS);
    assert_eq!(cluster.ask_of(0, store(9, 8)), Some(status::RESERVATION_FAIL));
    cluster.wait(60);
    assert_eq!(cluster.forwards(), []);
    assert!(cluster.given.contains(&(0, 0, 0, 7)), "{:?}", cluster.given);
}

#[test]
fn r12_a_reset_forgets_what_is_in_flight() {
    let mut cluster = two();
    cluster.ask(&[Some(load(1)), Some(load(2))]);
    cluster.wait(4);
    cluster.bench.reset_with(In::default());
    cluster.lose();
    cluster.forget();
    assert!(cluster.idle().idle);
    cluster.wait(60);
    assert_eq!((cluster.to_memory.len(), &cluster.given[..]), (0, &[][..]));
    assert_eq!(cluster.ask_of(0, load(1)), MISS);
}
