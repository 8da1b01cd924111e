//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that break one, which
//! the monitor must.

use testbenches::testing::{alone, is_noticed};

use super::super::Config;
use super::{Dut, In, Out, config, npot};
use design::{MemorySideHits, Sac};

fn is_wrong(wrong: &Config, before: fn(&mut In), after: fn(&In, &mut Out)) -> bool {
    is_noticed::<Dut>(&npot(), wrong, before, after)
}

/// `npot` with another queue, or other counts of memory-side.
fn with(crd_queue: u32, memory_side_hits: MemorySideHits) -> Config {
    let sac = Sac { chips: 3, slices: 2, sm_ports: 5, slice_bytes: 16_384, ..Sac::default() };
    let sac = Sac { crd_ways: 3, crd_queue, profile_cycles: 37, memory_side_hits, ..sac };
    config(Sac { counter_bits: 8, slice_counter_bits: 9, sectored: true, ..sac })
}

fn with_queue(crd_queue: u32) -> Config {
    with(crd_queue, MemorySideHits::Slices)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(&npot(), |_| {}, |_, _| {}));
    assert!(!is_wrong(&with_queue(7), |_| {}, |_, _| {}));
    assert!(is_wrong(&with_queue(6), |_| {}, |_, _| {}));
    assert!(is_wrong(&with_queue(8), |_| {}, |_, _| {}));
    assert!(is_wrong(&with(7, MemorySideHits::Directory), |_| {}, |_, _| {}));
    let seen: [fn(&mut In); 9] = [
        // An entry or a tile is not waited for.
        |seen| seen.entry[4].held = true,
        |seen| seen.entry[0].empty = true,
        |seen| seen.tile[1].idle = true,
        |seen| seen.tile[0].flushed = true,
        // Something is not counted, or not as what it is.
        |seen| seen.entry[3].missed &= !seen.entry[2].missed,
        |seen| seen.entry[1].miss_local &= seen.entry[1].miss_slice == 0,
        |seen| seen.tile[1].lookup_hits &= !seen.tile[1].atomic_hits,
        |seen| seen.tile[0].sectors |= 1,
        // Two requests of a cycle change their places.
        |seen| seen.tile.swap(0, 1),
    ];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(&npot(), fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In, &mut Out); 4] = [
        |_, out| out.answer.idle = out.answer.empty,
        |_, out| out.crd_dropped &= 3,
        |_, out| out.counter.data &= 0x7f,
        |_, out| out.sm_side &= out.hold,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(&npot(), |_| {}, fault), "output {number}");
    }
}

/// The monitor's message for changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&npot(), &npot(), |_| {}, change)
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    assert_eq!(said(|_, _| {}), "");
    let unheld = said(|_, out| out.answer.empty = true);
    assert!(unheld.contains("a chip must be held while it is empty or idle"), "{unheld}");
    let early = said(|input, out| out.answer.flushed |= input.level.hold && !out.flush);
    assert!(early.contains("answer_flushed must follow its level"), "{early}");
    let late = said(|input, out| out.sm_side &= !input.level.flush);
    assert!(late.contains("entries and tiles must see the levels a cycle later"), "{late}");
    let again = said(|_, out| out.counter.valid = out.answer.profiled);
    assert!(again.contains("each counter must be offered once in a profile"), "{again}");
    let changed = said(|input, out| {
        out.counter.data ^= u64::from(out.counter.valid && !input.counter.ready);
    });
    assert!(changed.contains("stream counter"), "{changed}");
}
