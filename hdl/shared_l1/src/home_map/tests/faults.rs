//! The checks themselves: maps that break a rule, which lockstep must notice, and answers that no map
//! gives, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::HomeMap;
use super::super::{Config, Dut, In, Monitor, Out};
use super::{config, hashed, paper};

/// A golden model of another geometry, whose inputs and outputs are tampered with.
struct Faulty {
    model: HomeMap,
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

fn is_noticed(right: &Config, wrong: &Config, fault: fn(&mut In, &mut Out)) -> bool {
    let faulty: BoxedEngine<Dut> = Box::new(Faulty { model: HomeMap::new(wrong), fault });
    let engines = vec![make::<Dut>(right, EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<Dut>(right, engines, &VerifyOptions::new(1, 10_000, "none")) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    let right = hashed();
    assert!(!is_noticed(&right, &right, |_, _| {}));
    let faults: [fn(&mut In, &mut Out); 5] = [
        // A bit that is not looked at: the highest of the line, and one of the set.
        |seen, _| seen.line &= !(1 << 32),
        |seen, _| seen.line &= !(1 << 4),
        // Values beyond the last core that all go to core 0.
        |seen, out| out.core *= u64::from(seen.line >> 5 & 0x1f < 28 || out.core > 3),
        |_, out| out.set_number ^= out.tag >> 27,
        |_, out| out.tag |= u64::from(out.core == 27),
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&right, &right, fault), "{number}");
    }
}

#[test]
fn another_geometry_is_noticed() {
    for wrong in [
        config("shared_l1 = { home_hash = \"xor\", cores = 27 }\nl1.index = \"fermi\""),
        config("shared_l1.home_hash = \"xor\"\nl1.index = \"xor\""),
        config("l1.index = \"fermi\""),
        paper(),
    ] {
        assert!(is_noticed(&hashed(), &wrong, |_, _| {}), "{wrong:?}");
    }
}

#[test]
fn answers_that_no_map_gives_are_noticed() {
    let observe = |line, core, set_number, tag| {
        let mut monitor = Monitor::new(&paper());
        let output = Out { core, set_number, tag };
        let seen = monitor.observe(&In { line }, &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    assert_eq!(observe(0x21, 1, 1, 1), "");
    assert_eq!(observe(0x21, 28, 1, 1), "R3: a home must be a core below 28; got 28");
    assert_eq!(observe(0x21, 1, 0, 1), "R4: set and tag must name line 0x21; they name 0x20");
    assert_eq!(observe(0x21, 1, 1, 0), "R4: set and tag must name line 0x21; they name 0x1");
}
