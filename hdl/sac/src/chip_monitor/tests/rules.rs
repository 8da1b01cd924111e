//! One test a rule of the block's page, named after it, on all three engines.

use design::{MemorySideHits, Sac};
use signal::port::Lanes;
use testbenches::testing::promised;

use super::super::{Answer, Config, Entry, Levels, Ready, Tile};
use super::bench::{Bench, counters, counting, holding, with_entries, with_lines, with_misses};
use super::{Dut, In, Out, config, npot, one, small};

fn with_hits(memory_side_hits: MemorySideHits) -> Config {
    let sac =
        Sac { slices: 2, sm_ports: 2, slice_bytes: 4_096, profile_cycles: 20, ..Sac::default() };
    config(Sac { crd_sets: 2, memory_side_hits, ..sac })
}

#[test]
fn r1_a_reset_leaves_nothing() {
    let mut bench = Bench::new(&small());
    bench.cycle(counting());
    bench.cycle(with_lines(counting(), &[0, 0, 0, 0]));
    bench.cycle(with_entries(holding(), &[true, true]));
    bench.reset_with(with_lines(counting(), &[0, 0, 0, 0]));
    let out = bench.cycle(In::default());
    assert_eq!(out, Out::default());
    // The level of the cycle before the reset is forgotten too: this is a start.
    assert_eq!(counters(&mut bench, &small()), [0; 14]);
}

#[test]
fn r2_entries_and_tiles_see_the_levels_a_cycle_later() {
    let mut bench = Bench::new(&small());
    let level = Levels { hold: true, flush: true, sm_side: true, profile: false };
    let seen = |out: &Out| (out.hold, out.flush, out.sm_side);
    assert_eq!(seen(&bench.cycle(In { level, ..In::default() })), (false, false, false));
    assert_eq!(seen(&bench.cycle(In::default())), (true, true, true));
    assert_eq!(seen(&bench.cycle(In::default())), (false, false, false));
}

#[test]
fn r3_held_and_empty_are_those_of_every_entry() {
    let mut bench = Bench::new(&small());
    let seen = |out: Out| (out.answer.held, out.answer.empty);
    assert_eq!(seen(bench.cycle(holding())), (false, false));
    let one_held = with_entries(holding(), &[true]);
    assert_eq!(seen(bench.cycle(one_held)), (false, false));
    assert_eq!(seen(bench.cycle(with_entries(holding(), &[true, false]))), (true, false));
    assert_eq!(seen(bench.cycle(with_entries(holding(), &[true, true]))), (true, true));
    let released = with_entries(In::default(), &[true, true]);
    assert_eq!(seen(bench.cycle(released)), (true, true));
    assert_eq!(seen(bench.cycle(In::default())), (false, false));
}

#[test]
fn r4_an_empty_chip_whose_tiles_were_idle_is_idle_until_it_is_released() {
    let mut bench = Bench::new(&small());
    let tiles = |idle: [bool; 4]| Lanes::of(4, |i| Tile { idle: idle[i], ..Tile::default() });
    let held = |empty, idle| In { tile: tiles(idle), ..with_entries(holding(), &[true, empty]) };
    bench.cycle(holding());
    for (empty, idle, expected) in [
        // Idle before it is empty does not count, nor does a tile alone.
        (false, [true; 4], false),
        (true, [true, true, false, true], false),
        (true, [true; 4], false),
        (true, [false; 4], true),
    ] {
        assert_eq!(bench.cycle(held(empty, idle)).answer.idle, expected);
    }
    bench.cycle(In { level: Levels::default(), ..held(true, [true; 4]) });
    assert!(!bench.cycle(In { level: holding().level, ..In::default() }).answer.idle);
    assert!(!bench.cycle(held(true, [true; 4])).answer.idle);
    assert!(bench.cycle(held(true, [false; 4])).answer.idle);
}

#[test]
fn r5_flushed_is_that_of_every_tile_and_organisation_the_level() {
    let mut bench = Bench::new(&small());
    let level = Levels { flush: true, sm_side: true, ..Levels::default() };
    let tiles = |flushed: [bool; 4]| {
        let tile = Lanes::of(4, |i| Tile { flushed: flushed[i], ..Tile::default() });
        In { level, tile, ..In::default() }
    };
    let seen = |Answer { flushed, organisation, .. }: Answer| (flushed, organisation);
    assert_eq!(seen(bench.cycle(tiles([true; 4])).answer), (false, false));
    assert_eq!(seen(bench.cycle(tiles([true, true, true, false])).answer), (false, true));
    let last = In { level: Levels::default(), ..tiles([true; 4]) };
    assert_eq!(seen(bench.cycle(last).answer), (true, true));
    assert_eq!(seen(bench.cycle(tiles([true; 4])).answer), (false, false));
}

#[test]
fn r6_a_profile_counts_from_the_cycle_after_its_start() {
    let mut bench = Bench::new(&small());
    let busy = |input| {
        let tile =
            Tile { arrives: true, line: 1, sectors: 1, lookup_hits: true, ..Tile::default() };
        let tile = Lanes::of(4, |i| Tile { atomic_hits: i == 2, ..tile });
        In { tile, ..with_misses(input, &[(3, true), (3, false)]) }
    };
    // Before the start, with it, and after its two cycles nothing counts.
    bench.cycle(busy(In::default()));
    bench.cycle(busy(counting()));
    bench.cycle(busy(counting()));
    bench.cycle(busy(counting()));
    let mut offered = vec![];
    for _ in 0..14 {
        offered.push(bench.cycle(busy(counting())).counter.data);
    }
    assert_eq!(offered, [4, 2, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 2, 4]);
    let out = bench.cycle(counting());
    assert_eq!((out.llc_requests, out.llc_hits), (8, 10));
}

#[test]
fn r7_sampled_requests_enter_by_slice_while_there_is_room() {
    let mut bench = Bench::new(&small());
    bench.cycle(counting());
    // Line 7 finds no room, nor do lines 9, 4 and 3 of the next cycle; line 5 is not sampled.
    bench.cycle(with_lines(counting(), &[5, 9, 16, 7]));
    let out = bench.cycle(with_lines(counting(), &[5, 9, 4, 3]));
    assert_eq!(out.crd_dropped, 1);
    let out = bench.cycle(counting());
    assert_eq!(out.crd_dropped, 4);
    let all = counters(&mut bench, &small());
    assert_eq!(all[2..6], [2, 0, 2, 0]);
    // A start forgets what was dropped.
    bench.cycle(In::default());
    bench.cycle(counting());
    assert_eq!(bench.cycle(counting()).crd_dropped, 0);
}

#[test]
fn r8_the_directory_takes_what_waits_one_a_cycle_in_order() {
    let mut bench = Bench::new(&npot());
    bench.cycle(counting());
    // Three ways: of four tags of a set the first is gone when it is asked for once more, and the second is there.
    let line = |tag| npot().directory().line_of(0, tag);
    for pair in [[1, 2], [3, 4]] {
        bench.cycle(with_lines(counting(), &pair.map(line)));
    }
    bench.cycle(with_lines(counting(), &[line(2), line(1)]));
    let all = counters(&mut bench, &npot());
    assert_eq!(all[4..6], [6, 1]);
}

#[test]
fn r9_a_profile_is_over_when_its_cycles_are_and_nothing_waits() {
    let mut bench = Bench::new(&small());
    bench.cycle(counting());
    bench.cycle(counting());
    bench.cycle(with_lines(counting(), &[0, 3]));
    let over: Vec<bool> = (0..4).map(|_| bench.cycle(counting()).answer.profiled).collect();
    assert_eq!(over, [false, false, true, true]);
    assert!(bench.cycle(In::default()).answer.profiled);
    assert!(!bench.cycle(In::default()).answer.profiled);
}

#[test]
fn r10_the_counters_are_offered_in_their_order_each_until_it_is_taken() {
    let config = npot();
    let mut bench = Bench::new(&config);
    bench.cycle(counting());
    let line = config.directory().line_of(1, 0);
    let both =
        with_misses(with_lines(counting(), &[line, line]), &[(1, true), (0, false), (1, true)]);
    bench.cycle(both);
    bench.cycle(with_misses(with_lines(counting(), &[line]), &[(1, true)]));
    let waiting = In { counter: Ready::NO, ..counting() };
    while !bench.cycle(waiting).counter.valid {}
    assert_eq!(bench.cycle(waiting).counter.data, 4);
    assert_eq!(counters(&mut bench, &config), [4, 3, 3, 0, 3, 2, 2, 1, 1, 3]);
    // Not once more in this profile.
    assert!(!bench.cycle(counting()).counter.valid);
}

/// Three chips ask for a line, the first of them twice, and the slices hit three times.
#[test]
fn r10_hits_under_memory_side_are_the_directorys_or_the_slices() {
    for (memory_side_hits, expected) in
        [(MemorySideHits::Directory, [4, 3, 4, 1]), (MemorySideHits::Slices, [4, 2, 4, 1])]
    {
        let config = with_hits(memory_side_hits);
        let mut bench = Bench::new(&config);
        bench.cycle(counting());
        for (chip, lookup_hits) in [(0, false), (1, true), (0, true), (2, false)] {
            let line = config.directory().line_of(0, 1);
            let tile =
                Tile { arrives: true, line, chip, sectors: 1, lookup_hits, ..Tile::default() };
            bench.cycle(In { tile: Lanes::of(1, |_| tile), ..counting() });
        }
        assert_eq!(counters(&mut bench, &config)[2..6], expected, "{memory_side_hits:?}");
    }
}

#[test]
fn r11_what_the_surroundings_promise_is_checked() {
    let said = |inputs: &[In]| promised::<Dut>(&small(), inputs);
    assert_eq!(said(&[counting(), counting()]), "");
    let dropped = said(&[holding(), In::default()]);
    assert_eq!(dropped, "R11: level_hold must change only once it is answered");
    let early = said(&[counting(), In::default()]);
    assert_eq!(early, "R11: level_profile must change only once it is answered");
    let untaken: Vec<In> = (0..5).map(|_| counting()).chain([In::default()]).collect();
    let rule = "R11: level_profile must fall only once all counters are taken";
    assert_eq!(said(&untaken), rule);
    let unasked = with_entries(In::default(), &[true]);
    assert_eq!(said(&[unasked]), "R11: an entry must be held only while hold is true");
    let tile = Lanes::of(1, |_| Tile { flushed: true, ..Tile::default() });
    let unasked = In { tile, ..In::default() };
    assert_eq!(said(&[unasked]), "R11: a tile must be flushed only while flush is true");
    let left = said(&[holding(), with_entries(holding(), &[true]), holding()]);
    assert_eq!(left, "R11: an entry must stay held and empty while hold is true");
    let entry = Lanes::of(1, |_| Entry { missed: true, miss_slice: 1, ..Entry::default() });
    let input = In { entry, ..In::default() };
    let of_one = promised::<Dut>(&one(), &[input]);
    assert_eq!(of_one, "R11: a slice that is named must be there");
    let tile = Lanes::of(1, |_| Tile { arrives: true, ..Tile::default() });
    let rule = "R11: a chip must be there, and a sector asked for";
    assert_eq!(said(&[In { tile, ..In::default() }]), rule);
}
