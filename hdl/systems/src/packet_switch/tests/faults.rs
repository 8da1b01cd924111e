//! Wrong switches, which lockstep must notice, and outputs that break a rule, which the monitor must.

use testbenches::engine::BoxedEngine;
use testbenches::testing::{alone, alone_of, built, is_noticed, promised, report_of};

use super::super::Offered;
use super::super::model::{PacketSwitch, Wrong};
use super::{Dut, In, MOST, Out, of};

fn build(wrong: Wrong) -> BoxedEngine<Dut> {
    built::<Dut, PacketSwitch<MOST>>(move || PacketSwitch::with(&of(3, 2, 16), wrong))
}

fn report(wrong: Wrong) -> String {
    report_of::<Dut>(&of(3, 2, 16), build(wrong))
}

#[test]
fn wrong_builds_are_noticed() {
    assert_eq!(report(Wrong::default()), "");
    for wrong in [
        Wrong { mixes_packets: true, ..Wrong::default() },
        Wrong { fixed_priority: true, ..Wrong::default() },
        Wrong { alternates: true, ..Wrong::default() },
        Wrong { repeats_forever: true, ..Wrong::default() },
        Wrong { shares_outputs: true, ..Wrong::default() },
    ] {
        assert!(report(wrong).contains("differ"), "{wrong:?}: {}", report(wrong));
    }
}

#[test]
fn inputs_that_are_not_minded_are_noticed() {
    let config = of(3, 2, 16);
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&config, &config, before, |_, _| {});
    assert!(!is_distinguished(|_| {}));
    assert!(is_distinguished(|input| input.offered[2].destination ^= 1));
    assert!(is_distinguished(|input| input.offered[1].data[0] ^= 1));
    assert!(is_distinguished(|input| input.offered[0].last = true));
    assert!(is_distinguished(|input| input.delivered[1].ready = true));
}

/// The monitor's message for a switch with changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&of(3, 2, 16), &of(3, 2, 16), |_| {}, change)
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    assert_eq!(said(|_, _| {}), "");
    let in_order = "beats must leave as they came, in order, each once";
    assert!(said(|_, out| out.delivered[0].data[0] ^= 1).contains(in_order));
    assert!(said(|_, out| out.delivered[1].last = true).contains(in_order));
    let changed = said(|input, out| {
        out.delivered[0].data[0] ^= u64::from(!input.delivered[0].ready);
    });
    assert!(changed.contains("stream delivered: the payload must hold"), "{changed}");
    let all_taken = said(|input, out| {
        (0..3).for_each(|i| out.offered[i].ready |= input.offered[i].destination == 0);
    });
    assert!(all_taken.contains("R2") || all_taken.contains("R1") || all_taken.contains("R4"));
}

/// The monitor's message for golden models that are wrong.
fn said_of(wrong: Wrong) -> String {
    alone_of::<Dut>(&of(3, 2, 16), build(wrong))
}

#[test]
fn the_monitor_alone_notices_mixed_packets_and_starving_inputs() {
    assert_eq!(said_of(Wrong::default()), "");
    assert!(said_of(Wrong { mixes_packets: true, ..Wrong::default() }).contains("not be mixed"));
    assert!(said_of(Wrong { fixed_priority: true, ..Wrong::default() }).contains("starves"));
    assert!(said_of(Wrong { repeats_forever: true, ..Wrong::default() }).contains("starves"));
    assert!(said_of(Wrong { alternates: true, ..Wrong::default() }).contains("second packet"));
}

#[test]
fn an_environment_that_breaks_its_promise_is_noticed() {
    let beat = |destination| Offered { valid: true, destination, ..Offered::default() };
    let offers = |destination: u64| {
        let mut input = In::default();
        input.offered[0] = beat(destination);
        input
    };
    let config = of(2, 3, 4);
    assert_eq!(promised::<Dut>(&config, &[offers(1), offers(1)]), "");
    let rule = "a packet must name one output, which is there";
    assert!(promised::<Dut>(&config, &[offers(1), offers(2)]).contains(rule));
    assert!(promised::<Dut>(&config, &[offers(3)]).contains(rule));
}
