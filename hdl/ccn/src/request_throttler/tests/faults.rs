//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use testbenches::dut::Model as _;
use testbenches::testing::{faulty, observed, report_of};

use super::super::{Config, Dut, In, Out};
use super::{ccn, config, narrow};

/// Lockstep's report of a block of configuration `wrong`; the fault sees the state.
fn report(wrong: &Config, fault: fn(&Out, &mut In)) -> String {
    let engine = faulty::<Dut>(
        wrong,
        // A cycle's outputs do not depend on its events.
        move |model, _, seen| fault(&model.clone().step(&In::default()), seen),
        |_, _| {},
    );
    report_of::<Dut>(&right(), engine)
}

fn assert_noticed(wrong: &Config, fault: fn(&Out, &mut In), field: &str) {
    let text = report(wrong, fault);
    assert!(text.contains(&format!("\n  {field}: ")), "{wrong:?}: {text}");
}

fn right() -> Config {
    config(narrow(4, ccn(100, 20, 1, 4)))
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(&right(), |_, _| {}), "");
}

#[test]
fn a_wrong_number_is_noticed() {
    for (wrong, field) in [
        (config(narrow(4, ccn(101, 20, 1, 4))), "phase"),
        (config(narrow(4, ccn(100, 21, 1, 4))), "phase"),
        (config(narrow(4, ccn(100, 20, 2, 9))), "phase"),
        (config(narrow(4, ccn(100, 20, 2, 7))), "phase"),
        (config(narrow(5, ccn(100, 20, 1, 4))), "n_hits"),
    ] {
        assert_noticed(&wrong, |_, _| {}, field);
    }
}

#[test]
fn events_that_are_lost_or_counted_wrongly_are_noticed() {
    // A hit that comes with an inject.
    assert_noticed(&right(), |_, seen| seen.hit &= !seen.inject, "n_hits");
    // An inject that comes with a hit.
    assert_noticed(&right(), |_, seen| seen.inject &= !seen.hit, "n_total");
    // The last hit that the injects leave room for.
    let fault = |now: &Out, seen: &mut In| seen.hit &= now.n_hits + 1 < now.n_total;
    assert_noticed(&right(), fault, "n_hits");
    // A tick of 15 that counts 14.
    assert_noticed(&right(), |_, seen| seen.retired = seen.retired.min(14), "phase");
    // A tick that is lost while the core is throttled.
    let fault = |now: &Out, seen: &mut In| seen.retired *= u64::from(now.phase != 2);
    assert_noticed(&right(), fault, "phase");
}

#[test]
fn outputs_that_do_not_fit_are_noticed() {
    let said = |change| observed::<Dut>(&right(), &[(In::default(), change)]);
    assert_eq!(said(|_| {}), "");
    assert_eq!(said(|out| out.phase = 3), "R2: phase must be 0, 1 or 2; it is 3");
    assert_eq!(said(|out| out.phase = 2), "R2: admit must fit phase 2; it is true");
    assert_eq!(said(|out| out.admit = false), "R2: admit must fit phase 0; it is false");
    assert_eq!(
        said(|out| (out.n_hits, out.n_total) = (2, 1)),
        "R5: n_hits must be at most n_total; they are 2 and 1"
    );
}
