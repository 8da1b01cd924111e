//! The checks themselves: blocks that break a rule, which lockstep must notice, and an answer that
//! changes when none may, which the monitor must.

use std::cell::Cell;

use testbenches::testing::{Change, faulty, observed, report_of};

use super::super::model::SmDueling;
use super::super::{Config, Dut, In};
use super::config;

/// The right configuration.
fn right() -> Config {
    config(20, 15, 5)
}

/// Lockstep's report of a block of configuration `wrong`; the fault sees the state.
fn report(wrong: &Config, fault: fn(&SmDueling, &mut In)) -> String {
    let engine = faulty::<Dut>(wrong, move |model, _, seen| fault(model, seen), |_, _| {});
    report_of::<Dut>(&right(), engine)
}

fn assert_noticed(wrong: &Config, fault: fn(&SmDueling, &mut In)) {
    assert_ne!(report(wrong, fault), "", "{wrong:?}");
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(&right(), |_, _| {}), "");
}

#[test]
fn a_wrong_number_is_noticed() {
    for wrong in [
        config(19, 15, 5),
        config(21, 15, 5),
        config(20, 14, 5),
        config(20, 16, 5),
        config(20, 0, 5),
        config(20, 15, 4),
        config(20, 15, 6),
    ] {
        assert_noticed(&wrong, |_, _| {});
    }
}

#[test]
fn an_answer_that_comes_a_cycle_late_is_noticed() {
    let before = Cell::new(false);
    let late = faulty::<Dut>(
        &right(),
        |_, _, _| {},
        move |_, out| out.followers_decoupled = before.replace(out.followers_decoupled),
    );
    let report = report_of::<Dut>(&right(), late);
    assert!(report.contains("\n  followers_decoupled: "), "{report}");
}

#[test]
fn a_lost_simultaneous_access_is_noticed() {
    assert_noticed(&right(), |_, seen| seen.baseline_access.valid &= !seen.decoupled_access.valid);
}

#[test]
fn a_miss_that_is_a_hit_is_noticed() {
    assert_noticed(&right(), |_, seen| seen.decoupled_access.hit |= seen.baseline_access.valid);
}

#[test]
fn an_access_of_the_closing_cycle_that_is_lost_is_noticed() {
    assert_noticed(&right(), |state, seen| {
        seen.decoupled_access.valid &= !(state.left() == 1 && seen.advance);
    });
}

#[test]
fn an_access_while_time_stands_that_is_lost_is_noticed() {
    assert_noticed(&right(), |_, seen| seen.decoupled_access.valid &= seen.advance);
}

#[test]
fn time_that_does_not_stand_is_noticed() {
    assert_noticed(&right(), |_, seen| seen.advance = true);
}

#[test]
fn a_wrong_counter_is_noticed() {
    assert_noticed(&right(), |_, seen| seen.counter.index ^= 1);
}

/// The monitor by itself: R10.
#[test]
fn an_answer_that_changes_at_another_time_is_noticed() {
    let seen = |answers: &[bool]| {
        let input = In { advance: true, ..In::default() };
        let cycles: Vec<(In, Change<Dut>)> = answers
            .iter()
            .map(|&is_decoupled| match is_decoupled {
                true => (input, (|out| out.followers_decoupled = true) as Change<Dut>),
                false => (input, (|out| out.followers_decoupled = false) as Change<Dut>),
            })
            .collect();
        observed::<Dut>(&config(2, 10, 1), &cycles)
    };
    // Cycles 1 and 3 close an interval.
    assert_eq!(seen(&[false, false, false, true, true, false]), "");
    let rule = "R10: the answer must change 2 cycles after a closing one; it did";
    assert_eq!(seen(&[true]), format!("{rule} before any interval closed"));
    assert_eq!(seen(&[false, false, true]), format!("{rule} 1 cycles after a closing one"));
}
