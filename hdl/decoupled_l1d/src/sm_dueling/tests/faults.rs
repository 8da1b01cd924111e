//! The checks themselves: blocks that break a rule, which lockstep must notice, and an answer that
//! changes when none may, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::SmDueling as Golden;
use super::super::{Config, Dut, In, Monitor, Out};
use super::config;

/// A golden model whose configuration or inputs are tampered with, or whose answers come late.
struct Faulty {
    config: Config,
    model: Golden,
    fault: fn(&Golden, &mut In),
    /// Answers of earlier cycles, to be shown in later ones.
    late: Vec<bool>,
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Golden::new(&self.config);
            self.late.fill(false);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&self.model, &mut seen);
        let mut out = self.model.step(&seen);
        self.late.push(out.followers_decoupled);
        out.followers_decoupled = self.late.remove(0);
        out
    }
}

/// The right configuration.
fn right() -> Config {
    config(20, 15, 5)
}

fn run(wrong: &Config, fault: fn(&Golden, &mut In), late: usize) -> Result<(), VerifyError> {
    let faulty: BoxedEngine<Dut> = Box::new(Faulty {
        model: Golden::new(wrong),
        config: wrong.clone(),
        fault,
        late: vec![false; late],
    });
    let engines = vec![make::<Dut>(&right(), EngineKind::Model, 1).unwrap(), faulty];
    verify_engines::<Dut>(&right(), engines, &VerifyOptions::new(1, 100_000, "none")).map(drop)
}

#[track_caller]
fn noticed(wrong: &Config, fault: fn(&Golden, &mut In), late: usize) {
    match run(wrong, fault, late) {
        Err(VerifyError::Mismatch(_)) => {}
        Err(other) => panic!("{other}"),
        Ok(()) => panic!("the fault was not noticed: {wrong:?}"),
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    run(&right(), |_, _| {}, 0).unwrap();
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
        noticed(&wrong, |_, _| {}, 0);
    }
}

#[test]
fn an_answer_that_comes_a_cycle_late_is_noticed() {
    noticed(&right(), |_, _| {}, 1);
}

#[test]
fn a_lost_simultaneous_access_is_noticed() {
    noticed(&right(), |_, seen| seen.baseline_access.valid &= !seen.decoupled_access.valid, 0);
}

#[test]
fn a_miss_that_is_a_hit_is_noticed() {
    noticed(&right(), |_, seen| seen.decoupled_access.hit |= seen.baseline_access.valid, 0);
}

#[test]
fn an_access_of_the_closing_cycle_that_is_lost_is_noticed() {
    let fault = |state: &Golden, seen: &mut In| {
        seen.decoupled_access.valid &= !(state.left() == 1 && seen.advance);
    };
    noticed(&right(), fault, 0);
}

#[test]
fn an_access_while_time_stands_that_is_lost_is_noticed() {
    noticed(&right(), |_, seen| seen.decoupled_access.valid &= seen.advance, 0);
}

#[test]
fn time_that_does_not_stand_is_noticed() {
    noticed(&right(), |_, seen| seen.advance = true, 0);
}

#[test]
fn a_wrong_counter_is_noticed() {
    noticed(&right(), |_, seen| seen.counter.index ^= 1, 0);
}

/// The monitor by itself: R10.
#[test]
fn an_answer_that_changes_at_another_time_is_noticed() {
    let config = config(2, 10, 1);
    let seen = |answers: &[bool]| {
        let mut monitor = Monitor::new(&config);
        let input = In { advance: true, ..In::default() };
        let mut coverage = Coverage::new();
        answers
            .iter()
            .map(|&followers_decoupled| Out { followers_decoupled, ..Out::default() })
            .find_map(|out| monitor.observe(&input, &out, &mut coverage).err())
            .map_or_else(String::new, |violation| violation.to_string())
    };
    // Cycles 1 and 3 close an interval.
    assert_eq!(seen(&[false, false, false, true, true, false]), "");
    let rule = "R10: the answer must change 2 cycles after a closing one; it did";
    assert_eq!(seen(&[true]), format!("{rule} before any interval closed"));
    assert_eq!(seen(&[false, false, true]), format!("{rule} 1 cycles after a closing one"));
}
