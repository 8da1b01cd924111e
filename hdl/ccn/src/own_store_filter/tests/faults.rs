//! The checks themselves: blocks that break a rule, which lockstep must notice, and answers that break
//! one, which the monitor must.

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::OwnStoreFilter;
use super::super::{Config, Dut, In, Monitor, Out};
use super::bench::{query, store};
use super::config;

/// A golden model that sees other inputs than it is given; the fault knows those of the cycle before.
struct Faulty {
    config: Config,
    model: OwnStoreFilter,
    before: In,
    fault: fn(&In, &mut In),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = OwnStoreFilter::new(&self.config);
            self.before = In::default();
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&self.before, &mut seen);
        self.before = *input;
        self.model.step(&seen)
    }
}

fn run(wrong: &Config, fault: fn(&In, &mut In)) -> Result<(), VerifyError> {
    let right = config(512, 40);
    let model = OwnStoreFilter::new(wrong);
    let faulty: BoxedEngine<Dut> =
        Box::new(Faulty { config: wrong.clone(), model, before: In::default(), fault });
    let engines = vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), faulty];
    verify_engines::<Dut>(&right, engines, &VerifyOptions::new(1, 100_000, "none")).map(drop)
}

fn assert_noticed(wrong: &Config, fault: fn(&In, &mut In)) {
    match run(wrong, fault) {
        Err(VerifyError::Mismatch(_)) => {}
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("the fault was not noticed: {wrong:?}"),
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    run(&config(512, 40), |_, _| {}).unwrap();
}

#[test]
fn a_filter_of_another_size_or_without_the_highest_group_is_noticed() {
    assert_noticed(&config(256, 40), |_, _| {});
    assert_noticed(&config(1_024, 40), |_, _| {});
    assert_noticed(&config(512, 40), |_, seen| seen.store_line &= (1 << 27) - 1);
}

#[test]
fn changes_that_are_lost_or_made_are_noticed() {
    let right = config(512, 40);
    // A store that comes with a clear.
    assert_noticed(&right, |_, seen| seen.store_valid &= !seen.clear);
    // A clear that comes with a store.
    assert_noticed(&right, |_, seen| seen.clear &= !seen.store_valid);
    // A store that comes with a query.
    assert_noticed(&right, |_, seen| seen.store_valid &= !seen.query_valid);
    // A store a cycle late.
    assert_noticed(&right, |before, seen| {
        (seen.store_valid, seen.store_line) = (before.store_valid, before.store_line);
    });
    // A query that stores.
    assert_noticed(&right, |_, seen| {
        if seen.query_valid && !seen.store_valid {
            (seen.store_valid, seen.store_line) = (true, seen.query_line);
        }
    });
}

#[test]
fn answers_that_no_filter_gives_are_noticed() {
    let observe = |cycles: &[(In, Out)]| -> Result<(), Violation> {
        let mut monitor = Monitor::new(&config(512, 40));
        let mut coverage = Coverage::new();
        cycles.iter().try_for_each(|(input, output)| monitor.observe(input, output, &mut coverage))
    };
    let none = Out::default();
    let passed = Out { answer_valid: true, answer_filtered: false };
    let filtered = Out { answer_valid: true, answer_filtered: true };
    let idle = In::default();
    assert_eq!(observe(&[(store(5), none), (query(5), none), (idle, filtered)]), Ok(()));
    // With its store it may pass.
    let together = In { query_valid: true, query_line: 5, ..store(5) };
    assert_eq!(observe(&[(together, none), (idle, passed)]), Ok(()));
    assert_eq!(
        observe(&[(store(5), none), (query(5), none), (idle, passed)]).unwrap_err().to_string(),
        "R6: a stored line must be filtered; line 0x5 passed"
    );
    assert_eq!(
        observe(&[(idle, Out { answer_valid: false, answer_filtered: true })])
            .unwrap_err()
            .to_string(),
        "R9: answer_filtered must be false unless answer_valid"
    );
}
