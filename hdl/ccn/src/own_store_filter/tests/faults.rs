//! The checks themselves: blocks that break a rule, which lockstep must notice, and answers that break
//! one, which the monitor must.

use testbenches::testing::{faulty, observed, promised, report_of};

use super::super::{Config, Dut, In};
use super::bench::{line, query, store};
use super::config;

fn report(wrong: &Config, fault: fn(&In, &mut In)) -> String {
    let engine = faulty::<Dut>(wrong, move |_, before, seen| fault(before, seen), |_, _| {});
    report_of::<Dut>(&config(512, 40), engine)
}

fn assert_noticed(wrong: &Config, fault: fn(&In, &mut In)) {
    assert_ne!(report(wrong, fault), "", "{wrong:?}");
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(&config(512, 40), |_, _| {}), "");
}

#[test]
fn a_filter_of_another_size_or_without_the_highest_group_is_noticed() {
    assert_noticed(&config(256, 40), |_, _| {});
    assert_noticed(&config(1_024, 40), |_, _| {});
    assert_noticed(&config(512, 40), |_, seen| seen.store.line &= (1 << 27) - 1);
}

#[test]
fn changes_that_are_lost_or_made_are_noticed() {
    let right = config(512, 40);
    // A store that comes with a clear.
    assert_noticed(&right, |_, seen| seen.store.valid &= !seen.clear);
    // A clear that comes with a store.
    assert_noticed(&right, |_, seen| seen.clear &= !seen.store.valid);
    // A store that comes with a query.
    assert_noticed(&right, |_, seen| seen.store.valid &= !seen.query.valid);
    // A store a cycle late.
    assert_noticed(&right, |before, seen| seen.store = before.store);
    // A query that stores.
    assert_noticed(&right, |_, seen| {
        if seen.query.valid && !seen.store.valid {
            seen.store = seen.query;
        }
    });
}

#[test]
fn answers_that_no_filter_gives_are_noticed() {
    let (config, idle) = (config(512, 40), In::default());
    assert_eq!(promised::<Dut>(&config, &[store(5), query(5), idle]), "");
    // With its store it may pass.
    assert_eq!(promised::<Dut>(&config, &[In { query: line(5), ..store(5) }, idle]), "");
    assert_eq!(
        observed::<Dut>(
            &config,
            &[(store(5), |_| {}), (query(5), |_| {}), (idle, |out| out.answer.filtered = false)]
        ),
        "R6: a stored line must be filtered; line 0x5 passed"
    );
    assert_eq!(
        observed::<Dut>(&config, &[(idle, |out| out.answer.filtered = true)]),
        "R9: answer_filtered must be false unless answer_valid"
    );
}
