//! The checks themselves: blocks that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::{Dyneb as Golden, Phase};
use super::super::{Config, Dut, In, Monitor, Out};
use super::config;
use design::{Dyneb, Metric};

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty {
    config: Config,
    model: Golden,
    fault: fn(&Golden, &mut In),
    after: fn(&mut Out),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Golden::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&self.model, &mut seen);
        let mut out = self.model.step(&seen);
        (self.after)(&mut out);
        out
    }
}

fn small(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 5,
        execute: 4,
        counter_bits: 4,
        sampling_limit: 29,
        private_miss_rate_percent: 20,
        metric,
        ..Dyneb::default()
    }
}

fn report(right: Dyneb, wrong: Dyneb, fault: fn(&Golden, &mut In), after: fn(&mut Out)) -> String {
    let (right, wrong) = (config(right), config(wrong));
    let faulty = Faulty { model: Golden::new(&wrong), config: wrong.clone(), fault, after };
    let engines: Vec<BoxedEngine<Dut>> =
        vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), Box::new(faulty)];
    match verify_engines::<Dut>(&right, engines, &VerifyOptions::new(1, 200_000, "none")) {
        Err(VerifyError::Mismatch(mismatch)) => mismatch.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("the fault was not noticed: {wrong:?}"),
    }
}

/// The fault changes what the block sees.
fn misled(fault: fn(&Golden, &mut In)) {
    for metric in [Metric::Eb, Metric::Amat] {
        report(small(metric), small(metric), fault, |_| {});
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    let same = config(small(Metric::Eb));
    let faulty: BoxedEngine<Dut> = Box::new(Faulty {
        model: Golden::new(&same),
        config: same.clone(),
        fault: |_, _| {},
        after: |_| {},
    });
    let engines = vec![make::<Dut>(&same, EngineKind::Model, 1).unwrap(), faulty];
    verify_engines::<Dut>(&same, engines, &VerifyOptions::new(1, 200_000, "none")).unwrap();
}

#[test]
fn a_wrong_number_is_noticed() {
    let wrong: [fn(&mut Dyneb); 10] = [
        |dyneb| dyneb.samples += 1,
        |dyneb| dyneb.execute -= 1,
        |dyneb| dyneb.counter_bits += 1,
        |dyneb| dyneb.sampling_limit += 1,
        |dyneb| dyneb.sampling_limit = 0,
        |dyneb| dyneb.private_miss_rate_percent -= 5,
        |dyneb| dyneb.private_miss_rate_percent += 1,
        |dyneb| dyneb.private_miss_rate_percent = 0,
        |dyneb| dyneb.amat_l2_latency += 25,
        |dyneb| dyneb.amat_home_latency += 25,
    ];
    for (number, change) in wrong.into_iter().enumerate() {
        let mut dyneb = small(Metric::Amat);
        change(&mut dyneb);
        let report = report(small(Metric::Amat), dyneb, |_, _| {}, |_| {});
        assert!(report.contains("dyneb"), "{number}: {report}");
    }
}

#[test]
fn the_other_metric_is_noticed() {
    let report = report(small(Metric::Eb), small(Metric::Amat), |_, _| {}, |_| {});
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
    let observe = |output: Out| {
        let mut monitor = Monitor::new(&config(Dyneb::default()));
        let seen = monitor.observe(&In::default(), &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    let sampling = Out { odd_sets_shared: true, ..Out::default() };
    assert_eq!(observe(sampling), "");
    assert_eq!(observe(Out { phase: 3, ..sampling }), "R3: phase must be 0, 1 or 2; it is 3");
    assert_eq!(
        observe(Out { phase: 1, ..sampling }),
        "R3: sets must be as in phase 1; even false, odd true"
    );
    let decision = Out { phase: 1, decision_valid: true, ..Out::default() };
    assert_eq!(observe(decision), "");
    assert_eq!(
        observe(Out { decision_shared: true, ..decision }),
        "R14: a decision must begin the phase that it names; it is 1"
    );
    assert_eq!(
        observe(Out { decision_valid: true, ..sampling }),
        "R14: a decision must begin the phase that it names; it is 0"
    );
}
