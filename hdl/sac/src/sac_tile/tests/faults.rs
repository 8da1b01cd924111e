//! The checks themselves: tiles that are wrong, which lockstep must notice, and outputs that are, which the monitor must.

use llc::llc_slice::model::Fault;
use testbenches::dut::Model as _;
use testbenches::dut::Stimulus as _;
use testbenches::testing::{alone, is_noticed};

use super::super::model::SacTile;
use super::super::{Config, Dut, In, Out, Stimulus};
use super::{npot, small};

fn is_wrong(wrong: &Config, before: fn(&mut In), after: fn(&In, &mut Out)) -> bool {
    is_noticed::<Dut>(&small(), wrong, before, after)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(&small(), |_| {}, |_, _| {}));
    let seen: [fn(&mut In); 6] = [
        // A slice that takes itself for another, a chip for another.
        |seen| seen.slice ^= 1,
        |seen| seen.chip ^= 1,
        // The organisation, the flush or a fill is not seen.
        |seen| seen.sm_side = false,
        |seen| seen.flush = false,
        |seen| seen.remote_reply.last &= seen.remote_reply.id != 0,
        |seen| seen.local.byte_enable |= u128::from(seen.local.kind == 1),
    ];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(&small(), fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In, &mut Out); 4] = [
        |_, out| out.lookup_hit = out.event.hit,
        |_, out| out.reply.to_slice = false,
        |_, out| out.arrival.valid = out.local.ready,
        |input, out| out.flushed = input.flush && out.idle,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(&small(), |_| {}, fault), "output {number}");
    }
}

/// Whether a tile with a wrong slice and a right one differ in so many cycles.
fn differs(fault: Fault) -> bool {
    let config = npot();
    let (mut right, mut wrong) = (SacTile::new(&config), SacTile::new(&config).with_fault(fault));
    let mut world = Stimulus::new(&config, 7);
    let mut last = None;
    (0..60_000).any(|_| {
        let input = world.next(last.as_ref());
        let out = right.step(&input);
        last = Some(out);
        wrong.step(&input) != out
    })
}

#[test]
fn a_wrong_slice_makes_a_wrong_tile() {
    for fault in [
        Fault::StorePassesLoads,
        Fault::WholeSectors,
        Fault::FillWaits,
        Fault::AnswerWaits,
        Fault::FillOverwrites,
        Fault::AtomicKeepsLine,
        Fault::AtomicPassesLoads,
        Fault::FlushHastens,
    ] {
        assert!(differs(fault), "{fault:?}");
    }
}

/// The monitor's message for changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&small(), &small(), |_| {}, change)
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    assert_eq!(said(|_, _| {}), "");
    let kept = said(|_, out| out.reply.to_slice ^= out.reply.valid);
    assert!(kept.contains("a reply must be for a slice"), "{kept}");
    let unasked = said(|_, out| out.reply.id ^= u64::from(out.reply.valid));
    assert!(unasked.contains("R2"), "{unasked}");
    let last = said(|_, out| out.reply.last |= out.reply.valid);
    assert!(last.contains("the last beat must be the last sector's"), "{last}");
    let line = said(|_, out| out.memory.line ^= u64::from(out.memory.valid));
    assert!(line.contains("what leaves must be of this slice's lines"), "{line}");
    let home = said(|_, out| out.link_out.home ^= u64::from(out.link_out.valid));
    assert!(home.contains("what leaves by link_out"), "{home}");
    let flushed = said(|input, out| out.flushed |= !input.flush && out.idle);
    assert!(flushed.contains("flushed must be true only while flush is"), "{flushed}");
}
