//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::RequestThrottler;
use super::super::{Config, Dut, In, Monitor, Out};
use super::{ccn, config, narrow};

/// A golden model whose configuration or inputs are tampered with; the fault sees what holds.
struct Faulty {
    config: Config,
    model: RequestThrottler,
    fault: fn(&Out, &mut In),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = RequestThrottler::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        // What holds in this cycle does not depend on its events.
        let now = self.model.clone().step(&In::default());
        (self.fault)(&now, &mut seen);
        self.model.step(&seen)
    }
}

fn run(wrong: &Config, fault: fn(&Out, &mut In)) -> Result<(), VerifyError> {
    let right = config(narrow(4, ccn(100, 20, 1, 4)));
    let faulty: BoxedEngine<Dut> =
        Box::new(Faulty { config: wrong.clone(), model: RequestThrottler::new(wrong), fault });
    let engines = vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), faulty];
    verify_engines::<Dut>(&right, engines, &VerifyOptions::new(1, 100_000, "none")).map(drop)
}

fn assert_noticed(wrong: &Config, fault: fn(&Out, &mut In), field: &str) {
    match run(wrong, fault) {
        Err(VerifyError::Mismatch(mismatch)) => {
            let text = mismatch.to_string();
            assert!(text.contains(&format!("\n  {field}: ")), "{text}");
        }
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("the fault was not noticed: {wrong:?}"),
    }
}

fn right() -> Config {
    config(narrow(4, ccn(100, 20, 1, 4)))
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    run(&right(), |_, _| {}).unwrap();
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
    let observe = |output: Out| {
        let mut monitor = Monitor::new(&right());
        let seen = monitor.observe(&In::default(), &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    let sampling = Out { admit: true, ..Out::default() };
    assert_eq!(observe(sampling), "");
    assert_eq!(observe(Out { phase: 3, ..sampling }), "R2: phase must be 0, 1 or 2; it is 3");
    assert_eq!(observe(Out { phase: 2, ..sampling }), "R2: admit must fit phase 2; it is true");
    assert_eq!(observe(Out::default()), "R2: admit must fit phase 0; it is false");
    assert_eq!(
        observe(Out { n_hits: 2, n_total: 1, ..sampling }),
        "R5: n_hits must be at most n_total; they are 2 and 1"
    );
}
