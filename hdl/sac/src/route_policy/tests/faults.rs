//! The checks themselves: policies that break a rule, which lockstep must notice.

use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::RoutePolicy;
use super::super::{Dut, In, Out};
use super::{config, pot};

/// A golden model whose inputs and outputs are tampered with.
struct Faulty {
    model: RoutePolicy,
    fault: fn(&mut In, &mut Out),
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, _reset: bool, input: &In) -> Out {
        let mut seen = *input;
        (self.fault)(&mut seen, &mut Out::default());
        let mut out = self.model.step(&seen);
        (self.fault)(&mut seen, &mut out);
        out
    }
}

fn is_noticed(fault: fn(&mut In, &mut Out)) -> bool {
    let config = config(pot());
    let faulty: BoxedEngine<Dut> = Box::new(Faulty { model: RoutePolicy::new(&config), fault });
    let engines = vec![make::<Dut>(&config, EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<Dut>(&config, engines, &VerifyOptions::new(1, 10_000, "none")) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed(|_, _| {}));
    let faults: [fn(&mut In, &mut Out); 6] = [
        |seen, _| seen.request_atomic = false,
        |seen, _| seen.request_line &= !(1 << 24),
        |_, out| out.to_slice ^= out.to_tag & 1,
        |_, out| out.over_link &= !out.releases_copies,
        |_, out| out.miss_over_link |= out.releases_copies,
        |seen, out| out.releases_copies &= seen.request_chip != seen.request_home,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(fault), "{number}");
    }
}
