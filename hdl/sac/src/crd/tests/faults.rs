//! The checks themselves: directories that break a rule, which lockstep must notice.

use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::Crd;
use super::super::{Config, Dut, In, Out};
use super::{config, sectored, small};
use design::Sac;

/// A golden model of another configuration, or one whose inputs are tampered with.
struct Faulty {
    config: Config,
    model: Crd,
    fault: fn(&mut In),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Crd::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&mut seen);
        self.model.step(&seen)
    }
}

fn noticed(right: &Sac, wrong: &Sac, fault: fn(&mut In)) -> Option<String> {
    let (right, wrong) = (config(right.clone()), config(wrong.clone()));
    let faulty: BoxedEngine<Dut> =
        Box::new(Faulty { model: Crd::new(&wrong), config: wrong, fault });
    let engines = vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<Dut>(&right, engines, &VerifyOptions::new(1, 50_000, "none")) {
        Err(VerifyError::Mismatch(mismatch)) => Some(mismatch.to_string()),
        Err(other) => panic!("{other}"),
        Ok(_) => None,
    }
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(noticed(&small(), &small(), |_| {}), None);
}

#[test]
fn a_wrong_geometry_is_noticed() {
    let small = small();
    let wrong: [Sac; 3] = [
        Sac { crd_ways: 2, ..small.clone() },
        Sac { crd_ways: 4, ..small.clone() },
        // Every second set is sampled in place of every fourth.
        Sac { crd_sets: 4, ..small.clone() },
    ];
    for wrong in wrong {
        assert!(noticed(&small, &wrong, |_| {}).is_some(), "{wrong:?}");
    }
}

#[test]
fn a_wrong_chip_sector_or_line_is_noticed() {
    let faults: [fn(&mut In); 5] = [
        |seen| seen.request_chip = 0,
        |seen| seen.request_sectors = 1,
        |seen| seen.request_sectors |= 2,
        |seen| seen.request_line &= 0x7fff,
        |seen| seen.request_line |= 1,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(noticed(&sectored(), &sectored(), fault).is_some(), "{number}");
    }
}

#[test]
fn a_clear_that_is_lost_or_keeps_its_request_is_noticed() {
    assert!(noticed(&small(), &small(), |seen| seen.clear &= !seen.request_valid).is_some());
    let report = noticed(&small(), &small(), |seen| seen.clear &= seen.request_chip > 0).unwrap();
    assert!(report.contains("requests"), "{report}");
}
