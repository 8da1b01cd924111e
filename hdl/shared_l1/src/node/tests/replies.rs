//! R10 to R16: requests of other cores in the L1, replies of both kinds, and what DynEB hears of them.

use super::super::In;
use super::bench::*;

/// The packet of a load.
fn packet(id: u64, line: u64, sectors: &[u64]) -> Vec<(bool, u64, u64, u64, bool)> {
    let mask = sectors.iter().map(|sector| 1 << sector).sum();
    let beat =
        |&sector: &u64| (false, id, mask, bytes(line, sector)[0], Some(&sector) == sectors.last());
    std::iter::once((true, id, mask, 0, false)).chain(sectors.iter().map(beat)).collect()
}

#[test]
fn r10_a_remote_load_hits_merges_misses_or_passes_the_l1_by() {
    let bench = &mut Bench::new("");
    // A miss fetches the whole line; a local load joins it, a third load goes past it.
    bench.arrive(load(1, LOCAL[0], 0b10));
    bench.idle(6);
    assert_eq!(bench.ask(load(2, LOCAL[0], 1)), PENDING);
    bench.arrive(load(3, LOCAL[0], 0b1001));
    bench.idle(6);
    let sent: Vec<_> = bench.seen.l2.iter().map(|sent| (sent.1, sent.3, sent.4)).collect();
    let expected = [(0, 0b1111, 0), (0, 0b1001, bench.entry_id(1))];
    assert_eq!(sent, expected);
    bench.answer(bench.entry_id(1), 0, LOCAL[0], 0b1001);
    bench.fill(0, LOCAL[0]);
    bench.drain();
    let expected = [packet(3, LOCAL[0], &[0, 3]), packet(1, LOCAL[0], &[1])].concat();
    assert_eq!(bench.packets(), expected);
    assert_eq!(bench.replies(), [(2, 0, bytes(LOCAL[0], 0)[0], true)]);
    // A hit.
    bench.arrive(load(4, LOCAL[0], 0b101));
    bench.drain();
    assert_eq!(bench.packets(), packet(4, LOCAL[0], &[0, 2]));
    // A store writes the line, an atomic makes it invalid; both go down.
    bench.seen.l2.clear();
    bench.arrive(store(5, LOCAL[0], 1, 0x99));
    bench.idle(6);
    assert_eq!(bench.word(LOCAL[0], 1), stored(LOCAL[0], 1, 0x99));
    bench.arrive(atomic(6, LOCAL[0], 1));
    bench.idle(6);
    assert_eq!(*bench.evicted(), [LOCAL[0]]);
    let sent: Vec<_> = bench.seen.l2.iter().map(|sent| (sent.1, sent.4)).collect();
    let expected = [(1, bench.entry_id(0)), (2, bench.entry_id(1))];
    assert_eq!(sent, expected);

    // A load past the L1 leaves a readable line as it is, and fetches its sectors.
    let bench = &mut Bench::new("");
    bench.bring(LOCAL[0]);
    bench.seen.l2.clear();
    bench.arrive(direct(load(1, LOCAL[0], 0b101)));
    bench.idle(6);
    let sent: Vec<_> = bench.seen.l2.iter().map(|sent| (sent.1, sent.3, sent.4)).collect();
    assert_eq!(sent, [(0, 0b101, bench.entry_id(0))]);
    bench.answer(bench.entry_id(0), 0, LOCAL[0], 0b101);
    bench.drain();
    assert_eq!(bench.packets(), packet(1, LOCAL[0], &[0, 2]));
    assert_eq!(bench.ask(load(2, LOCAL[0], 1)), HIT);

    // Whole lines, and loads while `flush` is high.
    let bench = &mut Bench::new("shared_l1.chunking = false");
    bench.arrive(load(1, LOCAL[0], 1));
    bench.idle(6);
    bench.fill(0, LOCAL[0]);
    bench.drain();
    let whole = packet(1, LOCAL[0], &[0, 1, 2, 3]);
    assert_eq!(bench.packets(), whole);
    bench.base.flush = true;
    bench.arrive(load(1, LOCAL[0], 1));
    bench.idle(6);
    let sent = bench.seen.l2.pop().unwrap();
    assert_eq!((sent.3, sent.4), (0b1111, bench.entry_id(0)));
    bench.answer(bench.entry_id(0), 0, LOCAL[0], 0b1111);
    bench.drain();
    assert_eq!(bench.packets(), whole);
}

#[test]
fn r11_identifiers_tell_who_asked_and_what_counts() {
    let bench = &mut Bench::new("");
    bench.ask(store(5, LOCAL[0], 0, 1));
    bench.ask(atomic(6, LOCAL[0], 0));
    bench.ask(direct(load(7, OWN_SHARED[0], 1)));
    bench.ask(direct(load(8, LOCAL[1], 1)));
    bench.arrive(store(63, LOCAL[0], 0, 1));
    bench.ask(load(10, OWN_SHARED[1], 1));
    bench.drain();
    let mut ids: Vec<u64> = bench.seen.l2.iter().map(|sent| sent.4).collect();
    // id_bits is 6: identifiers of 9 bits in the L1, of 10 at L2.
    let expected =
        [0b10_0100_0101, 0b10_0000_0110, 0b10_1100_0111, 0b10_0100_1000, 0b11_0000_0000, 0];
    // The remote store has its turn when the core leaves a cycle free.
    ids.sort_by_key(|id| expected.iter().position(|other| other == id));
    assert_eq!(ids, expected);

    // More places than identifiers: a place has 6 bits, an identifier in the L1 7.
    let bench = &mut Bench::new("l1.id_bits = 1\n shared_l1.home_requests = 64");
    bench.arrive(store(1, LOCAL[0], 0, 1));
    bench.ask(store(1, LOCAL[0], 0, 1));
    bench.drain();
    let mut ids: Vec<u64> = bench.seen.l2.iter().map(|sent| sent.4).collect();
    ids.sort_unstable();
    assert_eq!(ids, [0b1000_0011, 0b1100_0000]);
}

#[test]
fn r12_the_beats_of_a_reply_stay_together() {
    let bench = &mut Bench::new("l1.mshr_merges = 4");
    bench.bring(LOCAL[0]);
    bench.ask(load(1, LOCAL[1], 0b11));
    let entry = bench.last_l2();
    for sector in 0..3 {
        bench.beat(entry, 0, sector, bytes(LOCAL[1], sector), false);
    }
    // The last beat of the line comes while a hit of four sectors is read.
    bench.offer(load(2, LOCAL[0], 0b1111));
    bench.beat(entry, 0, 3, bytes(LOCAL[1], 3), true);
    bench.drain();
    let ids: Vec<u64> = bench.replies().iter().map(|reply| reply.0).collect();
    assert_eq!(ids, [2, 2, 2, 2, 1, 1]);
    // The packet comes while a direct reply is half there.
    bench.ask(direct(load(3, LOCAL[0], 0b11)));
    bench.ask(load(4, LOCAL[2], 0b11));
    let entry = bench.last_l2();
    bench.fill(entry, LOCAL[2]);
    let id = bench.own_id(3, true, false);
    bench.drain();
    bench.replies();
    bench.beat(id, 0, 0, bytes(LOCAL[0], 0), false);
    bench.offer(load(5, LOCAL[2], 1));
    bench.idle(6);
    bench.beat(id, 0, 1, bytes(LOCAL[0], 1), true);
    bench.drain();
    let ids: Vec<u64> = bench.replies().iter().map(|reply| reply.0).collect();
    assert_eq!(ids, [3, 3, 5]);
}

#[test]
fn r13_a_reply_to_another_core_is_a_packet() {
    let bench = &mut Bench::new("");
    bench.bring(LOCAL[0]);
    bench.arrive(load(1, LOCAL[0], 0b1100));
    bench.arrive(store(2, LOCAL[0], 3, 1));
    bench.arrive(atomic(3, LOCAL[0], 3));
    bench.drain();
    assert_eq!(bench.packets(), packet(1, LOCAL[0], &[2, 3]));
    bench.answer(bench.entry_id(1), 1, LOCAL[0], 0b1000);
    bench.answer(bench.entry_id(2), 2, LOCAL[0], 0b1000);
    bench.drain();
    let old = packet(3, LOCAL[0], &[3]);
    let expected = [vec![(true, 2, 0, 0, true)], old].concat();
    assert_eq!(bench.packets(), expected);

    // With whole lines an atomic's bytes are in every beat.
    let bench = &mut Bench::new("shared_l1.chunking = false");
    bench.arrive(atomic(3, LOCAL[0], 2));
    bench.drain();
    bench.answer(bench.entry_id(0), 2, LOCAL[0], 0b100);
    bench.drain();
    let word = bytes(LOCAL[0], 2)[0];
    let packets = bench.packets();
    assert_eq!(packets[0], (true, 3, 0b1111, 0, false));
    let words: Vec<_> = packets[1..].iter().map(|beat| (beat.3, beat.4)).collect();
    let expected = [(word, false), (word, false), (word, false), (word, true)];
    assert_eq!(words, expected);
}

#[test]
fn r14_packets_and_the_l1_alternate() {
    let bench = &mut Bench::new("shared_l1.remote_reply_in_queue = 8");
    bench.bring(LOCAL[0]);
    bench.ask(load(1, AWAY_SHARED[0], 0b1111));
    bench.idle(4);
    // Both wait behind a core that takes nothing; the L1's came first, and stays.
    bench.base.core_reply.ready = false;
    bench.offer(load(2, LOCAL[0], 0b1111));
    bench.idle(8);
    bench.packet(1, AWAY_SHARED[0], 0b1111);
    bench.idle(4);
    bench.base.core_reply.ready = true;
    bench.drain();
    let seen: Vec<_> = bench.replies().iter().map(|reply| (reply.0, reply.1)).collect();
    // The header has a separate turn.
    let expected = [(2, 0), (2, 1), (1, 0), (2, 2), (1, 1), (2, 3), (1, 2), (1, 3)];
    assert_eq!(seen, expected);
}

#[test]
fn r15_the_last_beat_of_a_reply_releases_its_request() {
    let bench = &mut Bench::new("shared_l1.chunking = false\n shared_l1.remote_requests = 1");
    bench.ask(load(1, AWAY_SHARED[0], 1));
    bench.idle(3);
    for (sectors, data) in [(0b1111, [0; 16]), (0, bytes(AWAY_SHARED[0], 0))] {
        bench.cycle(part(1, sectors, data));
    }
    bench.idle(3);
    assert_eq!(bench.replies().len(), 1);
    // The identifier is free, though the packet has beats to come, and they answer nothing.
    assert_eq!(bench.ask(load(1, AWAY_SHARED[1], 0b10)), BYPASS);
    for sector in 1..4 {
        bench.cycle(part(0, 0, bytes(AWAY_SHARED[0], sector)));
    }
    bench.idle(3);
    assert!(bench.replies().is_empty());
    bench.packet(1, AWAY_SHARED[1], 0b1111);
    bench.drain();
    let word = bytes(AWAY_SHARED[1], 1)[0];
    assert_eq!(bench.replies(), [(1, 1, word, true)]);

    // A store to L2 is acknowledged by it: loads by way of the home may go on.
    let bench = &mut Bench::new("shared_l1.atomic_path = \"direct\"");
    assert_eq!(bench.ask(atomic(1, AWAY_SHARED[0], 0)), BYPASS);
    assert_eq!(bench.ask(load(2, AWAY_SHARED[0], 1)), FAIL);
    bench.drain();
    let id = bench.own_id(1, false, true);
    bench.base.core_reply.ready = false;
    bench.answer(id, 2, AWAY_SHARED[0], 1);
    bench.drain();
    assert_eq!(bench.ask(load(2, AWAY_SHARED[0], 1)), FAIL);
    bench.base.core_reply.ready = true;
    bench.drain();
    assert_eq!(bench.ask(load(2, AWAY_SHARED[0], 1)), BYPASS);
}

/// The counters of DynEB.
fn counters(bench: &mut Bench) -> [u64; 7] {
    core::array::from_fn(|place| bench.counter(7 + place as u64))
}

#[test]
fn r16_dyneb_counts_the_cores_own_accesses_and_the_replies_it_waits_for() {
    let bench = &mut Bench::new("");
    // A miss, a hit and a load that joins; the reply of the joined one does not count.
    bench.ask(load(1, LOCAL[0], 1));
    bench.ask(load(2, LOCAL[0], 1));
    bench.last_l2();
    bench.fill(0, LOCAL[0]);
    bench.drain();
    bench.ask(load(3, LOCAL[0], 1));
    bench.drain();
    assert_eq!(counters(bench), [3, 1, 1, 0, 0, 0, 0]);
    // Refused, atomic, past the L1: no access; but a reply of L2 for the last.
    bench.ask(atomic(1, OWN_SHARED[0], 0));
    bench.ask(direct(load(2, OWN_SHARED[0], 1)));
    bench.drain();
    let ids = [bench.own_id(1, false, true), bench.own_id(2, true, true)];
    bench.answer(ids[0], 2, OWN_SHARED[0], 1);
    bench.answer(ids[1], 0, OWN_SHARED[0], 1);
    bench.drain();
    assert_eq!(counters(bench), [3, 1, 1, 0, 0, 1, 0]);
    // A store of a private set by way of the home: an access, and a reply of L2.
    assert_eq!(bench.ask(store(1, AWAY[0], 0, 1)), MISS);
    bench.drain();
    bench.packet(1, 0, 0);
    bench.drain();
    assert_eq!(counters(bench), [4, 2, 2, 0, 0, 1, 0]);
    // Of a shared set: a home reply. An atomic: nothing.
    bench.ask(store(1, AWAY_SHARED[0], 0, 1));
    bench.ask(atomic(2, AWAY_SHARED[0], 0));
    bench.ask(load(3, AWAY_SHARED[0], 1));
    bench.drain();
    bench.packet(1, 0, 0);
    bench.packet(2, AWAY_SHARED[0], 1);
    bench.packet(3, AWAY_SHARED[0], 1);
    bench.drain();
    assert_eq!(counters(bench), [4, 2, 2, 0, 0, 1, 2]);
    // Core 1's requests do not count; the first local load that joins its entry does.
    bench.arrive(load(1, OWN_SHARED[1], 1));
    bench.idle(6);
    bench.ask(load(2, OWN_SHARED[1], 1));
    let entry = bench.last_l2();
    bench.fill(entry, OWN_SHARED[1]);
    bench.drain();
    bench.arrive(load(1, OWN_SHARED[1], 1));
    bench.drain();
    assert_eq!(counters(bench), [4, 2, 2, 1, 0, 2, 2]);
    assert_eq!(bench.cycle(In::default()).phase, 0);
}
