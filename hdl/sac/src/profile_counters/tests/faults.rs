//! The checks themselves: counters that break a rule, which lockstep must notice, and outputs that do
//! not fit each other, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::ProfileCounters;
use super::super::{Config, Dut, In, Monitor, Out};
use super::{config, pot, small};
use design::Sac;

/// A golden model of another configuration, or one whose inputs are tampered with.
struct Faulty {
    config: Config,
    model: ProfileCounters,
    fault: fn(&mut In),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = ProfileCounters::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault)(&mut seen);
        self.model.step(&seen)
    }
}

fn is_noticed(wrong: &Sac, fault: fn(&mut In)) -> bool {
    let (right, wrong) = (config(pot()), config(wrong.clone()));
    let faulty: BoxedEngine<Dut> =
        Box::new(Faulty { model: ProfileCounters::new(&wrong), config: wrong, fault });
    let engines = vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<Dut>(&right, engines, &VerifyOptions::new(1, 50_000, "none")) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed(&pot(), |_| {}));
    assert!(is_noticed(&Sac { profile_cycles: 63, ..pot() }, |_| {}));
    assert!(is_noticed(&Sac { profile_cycles: 65, ..pot() }, |_| {}));
    let faults: [fn(&mut In); 6] = [
        |seen| seen.start &= seen.miss_local & 1 == 0,
        |seen| seen.arrival_slices &= 0x7f,
        |seen| seen.arrival_hits |= 1,
        |seen| seen.miss_slices &= !1,
        |seen| seen.miss_local &= seen.arrival_hits,
        |seen| seen.slice_index &= 3,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&pot(), fault), "{number}");
    }
}

#[test]
fn outputs_that_do_not_fit_each_other_are_noticed() {
    let observe = |outputs: &[Out]| {
        let mut monitor = Monitor::new(&config(small()));
        let mut coverage = Coverage::new();
        let seen = outputs
            .iter()
            .try_for_each(|output| monitor.observe(&In::default(), output, &mut coverage));
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    let profiling = Out { profiling: true, ..Out::default() };
    assert_eq!(observe(&[profiling; 3]), "");
    assert_eq!(observe(&[profiling; 4]), "R2: a profile must have 3 cycles");
    let hits = Out { llc_hits: 2, llc_requests: 1, ..Out::default() };
    assert_eq!(observe(&[hits]), "R4: 2 must be at most 1");
    let local = Out { local_requests: 1, ..Out::default() };
    assert_eq!(observe(&[local]), "R5: 1 must be at most 0");
}
