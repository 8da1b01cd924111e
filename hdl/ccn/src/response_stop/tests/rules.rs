//! Core 2 of 4, lines of two sectors; responses are named by their entry.

use signal::port::{Beat, Ready};
use testbenches::testing::Bench;

use super::super::{Dut, In, Line, Response, Serve};
use super::config;

const CORE: u64 = 2;

/// Nothing comes, and everything may leave.
fn open() -> In {
    let yes = Ready::YES;
    In { core: CORE, next: yes, fill: yes, ..In::default() }
}

/// Nothing comes, and nothing may leave.
fn shut() -> In {
    let no = Ready { ready: false };
    In { next: no, fill: no, ..open() }
}

fn data(word: u64) -> Beat {
    let mut data = Beat::default();
    data[0] = word;
    data
}

/// Sector 0 or 1 of a response.
fn beat(core: u64, entry: u64, sector: u64) -> Response {
    Response { valid: true, core, entry, data: data(0x10 * entry + sector), last: sector == 1 }
}

fn serve(core: u64, entry: u64) -> Serve {
    Serve { valid: true, core, entry }
}

/// The sector that was read in the cycle before.
fn line(entry: u64, sector: u64) -> Line {
    Line { data: data(0x10 * entry + sector) }
}

fn bench() -> Bench<Dut> {
    Bench::new(&config())
}

/// The beats that leave on `next`, as entry and sector, with everything open.
fn drained(bench: &mut Bench<Dut>) -> Vec<(u64, u64)> {
    let outs: Vec<_> = (0..12).map(|_| bench.cycle(open()).next).collect();
    let valid = outs.iter().filter(|next| next.valid);
    valid.map(|next| (next.entry, next.data[0] & 0xf)).collect()
}

/// A line is served while nothing leaves.
fn serves(bench: &mut Bench<Dut>, core: u64, entry: u64) {
    assert!(bench.cycle(In { serve: serve(core, entry), ..shut() }).serve.ready);
    bench.cycle(In { line: line(entry, 0), ..shut() });
    bench.cycle(In { line: line(entry, 1), ..shut() });
}

/// A response passes while nothing leaves.
fn passes(bench: &mut Bench<Dut>, core: u64, entry: u64) {
    for sector in 0..2 {
        let out = bench.cycle(In { passing: beat(core, entry, sector), ..shut() });
        assert!(out.passing.ready);
    }
}

#[test]
fn r1_own_beats_go_straight_to_the_core() {
    let mut bench = bench();
    let out = bench.cycle(In { passing: beat(CORE, 3, 0), ..open() });
    assert!(out.fill.valid && out.passing.ready && !out.fill.last);
    assert_eq!((out.fill.entry, out.fill.data), (3, data(0x30)));
    let out = bench.cycle(In { passing: beat(CORE, 3, 1), ..shut() });
    assert!(out.fill.valid && out.fill.last && !out.passing.ready);
    // While a line is read too, and without a place.
    assert!(bench.cycle(In { serve: serve(1, 4), ..shut() }).serve.ready);
    let out = bench.cycle(In { passing: beat(CORE, 3, 1), line: line(4, 0), ..open() });
    assert!(out.fill.valid && out.passing.ready);
    let foreign = Response { valid: false, ..beat(1, 5, 0) };
    assert!(!bench.cycle(In { passing: foreign, line: line(4, 1), ..open() }).fill.valid);
    assert_eq!(drained(&mut bench), [(4, 1)]);
}

#[test]
fn r2_a_response_has_a_place_until_its_last_beat_has_left() {
    let mut bench = bench();
    for entry in 0..3 {
        passes(&mut bench, 1, entry);
    }
    let offer = In { passing: beat(1, 3, 0), ..shut() };
    assert!(!bench.cycle(offer).passing.ready);
    let leave = In { next: Ready::YES, ..offer };
    assert!(!bench.cycle(leave).passing.ready);
    assert!(!bench.cycle(leave).passing.ready);
    assert!(bench.cycle(offer).passing.ready);
}

#[test]
fn r3_a_line_enters_in_the_cycles_after_it_was_taken() {
    let mut bench = bench();
    bench.cycle(In { serve: serve(1, 4), line: line(7, 7), ..open() });
    assert!(!bench.cycle(In { line: line(4, 0), ..open() }).next.valid);
    assert_eq!(bench.cycle(In { line: line(4, 1), ..open() }).next, beat(1, 4, 0));
    assert_eq!(bench.cycle(In { line: line(7, 7), ..open() }).next, beat(1, 4, 1));
    assert!(!bench.cycle(open()).next.valid);
}

#[test]
fn r4_beats_of_two_responses_are_never_mixed() {
    let mut bench = bench();
    let passing = beat(1, 5, 0);
    bench.cycle(In { serve: serve(1, 4), ..shut() });
    assert!(!bench.cycle(In { passing, line: line(4, 0), ..shut() }).passing.ready);
    assert!(!bench.cycle(In { passing, line: line(4, 1), ..shut() }).passing.ready);
    assert!(bench.cycle(In { passing, ..open() }).passing.ready);
    // The response has begun: no line is taken, not even in the cycle of its last beat.
    assert!(!bench.cycle(In { serve: serve(1, 6), ..open() }).serve.ready);
    let both = In { serve: serve(1, 6), passing: beat(1, 5, 1), ..open() };
    let out = bench.cycle(both);
    assert!(!out.serve.ready && out.passing.ready);
    assert!(bench.cycle(In { serve: serve(1, 6), ..open() }).serve.ready);
}

#[test]
fn r5_a_foreign_response_begins_with_a_place_and_goes_on_without() {
    let mut bench = bench();
    passes(&mut bench, 1, 0);
    passes(&mut bench, 1, 1);
    assert!(bench.cycle(In { passing: beat(1, 2, 0), ..shut() }).passing.ready);
    // There is no place left, and it needs none.
    assert!(bench.cycle(In { passing: beat(1, 2, 1), ..shut() }).passing.ready);
    assert!(!bench.cycle(In { passing: beat(1, 3, 0), ..shut() }).passing.ready);
    // A line goes first where both could.
    let mut bench = self::bench();
    let out = bench.cycle(In { passing: beat(1, 2, 0), serve: serve(1, 4), ..shut() });
    assert!(out.serve.ready && !out.passing.ready);
}

#[test]
fn r6_a_line_needs_two_places_and_keeps_none_back() {
    let mut bench = bench();
    passes(&mut bench, 1, 0);
    assert!(bench.cycle(shut()).serve.ready);
    serves(&mut bench, 1, 1);
    let out = bench.cycle(In { serve: serve(1, 4), passing: beat(1, 2, 0), ..shut() });
    assert!(!out.serve.ready && out.passing.ready);
    // Lines follow each other without a gap.
    let mut bench = self::bench();
    assert!(bench.cycle(In { serve: serve(1, 4), ..open() }).serve.ready);
    assert!(!bench.cycle(In { serve: serve(1, 5), ..open() }).serve.ready);
    assert!(bench.cycle(In { serve: serve(1, 5), ..open() }).serve.ready);
}

#[test]
fn r7_two_lines_do_not_follow_each_other_past_a_response_that_waits() {
    let mut bench = bench();
    serves(&mut bench, 1, 0);
    let both = In { serve: serve(1, 4), passing: beat(1, 2, 0), ..shut() };
    let out = bench.cycle(both);
    assert!(!out.serve.ready && out.passing.ready);
    // Not past one that is local, nor where none waits.
    let own = In { passing: beat(CORE, 2, 0), ..both };
    let none = In { passing: Response { valid: false, ..both.passing }, ..both };
    for input in [own, none] {
        let mut bench = self::bench();
        serves(&mut bench, 1, 0);
        assert!(bench.cycle(input).serve.ready);
    }
}

#[test]
fn r8_responses_leave_in_order_and_whole() {
    let mut bench = bench();
    passes(&mut bench, 1, 0);
    serves(&mut bench, 3, 1);
    bench.cycle(In { passing: beat(0, 2, 0), ..shut() });
    assert_eq!(bench.cycle(shut()).next, beat(1, 0, 0));
    assert_eq!(drained(&mut bench), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
    bench.cycle(In { passing: beat(0, 2, 1), ..open() });
    assert_eq!(drained(&mut bench), [(2, 1)]);
}

#[test]
fn r9_a_reset_empties_the_queue_and_drops_what_comes() {
    let mut bench = bench();
    passes(&mut bench, 1, 0);
    bench.cycle(In { serve: serve(1, 4), ..shut() });
    bench.reset_with(open());
    assert!(drained(&mut bench).is_empty());
    bench.cycle(In { passing: beat(1, 5, 0), ..open() });
    bench.reset_with(open());
    assert!(bench.cycle(In { serve: serve(1, 6), ..open() }).serve.ready);
    bench.cycle(In { line: line(6, 0), ..open() });
    bench.cycle(In { line: line(6, 1), ..shut() });
    assert_eq!(drained(&mut bench), [(6, 0), (6, 1)]);
}
