//! The checks themselves: units that break a rule, which lockstep must notice.

use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::EabUnit;
use super::super::{Config, Dut, In, Out};
use super::{config, pot};
use design::Sac;

/// A golden model of another configuration, or one whose inputs are tampered with.
struct Faulty {
    config: Config,
    model: EabUnit,
    fault: fn(&mut In),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = EabUnit::new(&self.config);
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
        Box::new(Faulty { model: EabUnit::new(&wrong), config: wrong, fault });
    let engines = vec![make::<Dut>(&right, EngineKind::Model, 1).unwrap(), faulty];
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 100_000, "none") };
    match verify_engines::<Dut>(&right, engines, &options) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

#[test]
fn a_wrong_figure_is_noticed() {
    assert!(!is_noticed(&pot(), |_| {}));
    for (number, wrong) in [
        Sac { slices: 2, ..pot() },
        Sac { b_intra: 65_535, ..pot() },
        Sac { b_inter: 4_097, ..pot() },
        Sac { b_llc: 131_071, ..pot() },
        Sac { b_mem: 32_769, ..pot() },
        Sac { theta_65536: 0, ..pot() },
    ]
    .iter()
    .enumerate()
    {
        assert!(is_noticed(wrong, |_| {}), "{number}");
    }
}

#[test]
fn a_sum_or_slice_that_is_not_seen_is_noticed() {
    let faults: [fn(&mut In); 8] = [
        |seen| seen.total_requests += 1,
        |seen| seen.local_requests = seen.local_requests.saturating_sub(1),
        |seen| seen.llc_requests /= 2,
        |seen| seen.llc_hits = seen.crd_hits,
        |seen| seen.crd_requests = seen.llc_requests,
        |seen| seen.slice.memory_side &= 0x7fff,
        |seen| seen.slice.sm_side = seen.slice.memory_side,
        |seen| seen.result.ready |= seen.slice.valid,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&pot(), fault), "{number}");
    }
}
