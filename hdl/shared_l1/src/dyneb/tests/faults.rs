//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use super::super::model::{Dyneb as Golden, Phase};
use super::super::{Dut, In, Out};
use super::config;
use design::{Dyneb, Metric};
use testbenches::testing::{faulty, observed, report_of};

fn small(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 5,
        warm_up: 6,
        execute: 4,
        counter_bits: 4,
        sampling_limit: 29,
        execution_limit: 7,
        private_miss_rate_percent: 20,
        metric,
        ..Dyneb::default()
    }
}

/// Lockstep's report of a block of configuration `wrong`; the fault changes its inputs.
fn report(right: Dyneb, wrong: Dyneb, fault: fn(&Golden, &mut In)) -> String {
    let engine = faulty::<Dut>(&config(wrong), move |state, _, seen| fault(state, seen), |_, _| {});
    report_of::<Dut>(&config(right), engine)
}

/// The fault changes what the block sees.
fn misled(fault: fn(&Golden, &mut In)) {
    for metric in [Metric::Eb, Metric::Amat] {
        assert_ne!(report(small(metric), small(metric), fault), "", "{metric:?}");
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(small(Metric::Eb), small(Metric::Eb), |_, _| {}), "");
}

#[test]
fn a_wrong_number_is_noticed() {
    let wrong: [fn(&mut Dyneb); 17] = [
        |dyneb| dyneb.samples += 1,
        |dyneb| dyneb.warm_up += 1,
        |dyneb| dyneb.warm_up -= 1,
        |dyneb| dyneb.warm_up = 0,
        |dyneb| dyneb.execute -= 1,
        |dyneb| dyneb.counter_bits += 1,
        |dyneb| dyneb.sampling_limit += 1,
        |dyneb| dyneb.sampling_limit = 0,
        |dyneb| dyneb.execution_limit += 1,
        |dyneb| dyneb.execution_limit -= 1,
        |dyneb| dyneb.execution_limit = 0,
        |dyneb| dyneb.early_private = false,
        |dyneb| dyneb.private_miss_rate_percent -= 5,
        |dyneb| dyneb.private_miss_rate_percent += 1,
        |dyneb| dyneb.private_miss_rate_percent = 0,
        |dyneb| dyneb.amat_l2_latency += 25,
        |dyneb| dyneb.amat_home_latency += 25,
    ];
    for (number, change) in wrong.into_iter().enumerate() {
        let mut dyneb = small(Metric::Amat);
        change(&mut dyneb);
        let report = report(small(Metric::Amat), dyneb, |_, _| {});
        assert!(report.contains("dyneb"), "{number}: {report}");
    }
}

#[test]
fn the_other_metric_is_noticed() {
    let report = report(small(Metric::Eb), small(Metric::Amat), |_, _| {});
    assert!(report.contains("decision_valid"), "{report}");
}

#[test]
fn a_miss_that_is_a_hit_is_noticed() {
    misled(|_, seen| seen.access_hit |= seen.access_shared && seen.home_reply_valid);
}

#[test]
fn a_lost_simultaneous_reply_is_noticed() {
    misled(|_, seen| seen.l2_reply_valid &= !(seen.access_valid && seen.home_reply_valid));
}

#[test]
fn a_lost_request_past_the_own_l1_is_noticed() {
    misled(|state, seen| seen.away_valid &= matches!(state.phase(), Phase::Executing { .. }));
    misled(|state, seen| seen.away_valid &= matches!(state.phase(), Phase::Sampling { .. }));
}

#[test]
fn a_reply_of_the_other_group_is_noticed() {
    misled(|_, seen| seen.l2_reply_shared ^= seen.access_valid);
}

#[test]
fn an_access_of_the_decisions_cycle_that_is_lost_is_noticed() {
    misled(|state, seen| {
        let now = matches!(state.phase(), Phase::Executing { decided_now: true, .. });
        seen.access_valid &= !now;
    });
}

#[test]
fn replies_that_come_with_the_last_sample_and_are_lost_are_noticed() {
    misled(|state, seen| {
        if let Phase::Sampling { private_left, shared_left, .. } = state.phase()
            && seen.access_valid
            && private_left + shared_left == 1
        {
            seen.home_reply_valid = false;
        }
    });
}

#[test]
fn modes_and_decisions_that_do_not_fit_the_phase_are_noticed() {
    let observe = |change: fn(&mut Out)| {
        observed::<Dut>(&config(Dyneb::default()), &[(In::default(), change)])
    };
    assert_eq!(observe(|_| {}), "");
    assert_eq!(observe(|out| out.phase = 3), "R3: phase must be 0, 1 or 2; it is 3");
    let rule = "R3: sets must be as in phase 1; even false, odd true";
    assert_eq!(observe(|out| out.phase = 1), rule);
    let decides: fn(&mut Out) =
        |out| (out.phase, out.odd_sets_shared, out.decision_valid) = (1, false, true);
    assert_eq!(observe(decides), "");
    let rule = "R14: a decision must begin the phase that it names; it is 1";
    let other: fn(&mut Out) = |out| {
        (out.phase, out.odd_sets_shared) = (1, false);
        (out.decision_valid, out.decision_shared) = (true, true);
    };
    assert_eq!(observe(other), rule);
    let rule = "R14: a decision must begin the phase that it names; it is 0";
    assert_eq!(observe(|out| out.decision_valid = true), rule);
}
