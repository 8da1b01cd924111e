//! The checks themselves: routers that break a rule, which lockstep must notice, and answers that no
//! router gives, which the monitor must.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::MinRouter;
use super::super::{Config, Dut, In, Monitor, Out, Request};
use super::{config, paper, shared};

/// A golden model of some geometry, whose inputs and outputs are tampered with.
struct Faulty {
    model: MinRouter,
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

fn is_noticed(wrong: &Config, fault: fn(&mut In, &mut Out)) -> bool {
    let faulty: BoxedEngine<Dut> = Box::new(Faulty { model: MinRouter::new(wrong), fault });
    let engines = vec![make::<Dut>(&paper(), EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<Dut>(&paper(), engines, &VerifyOptions::new(1, 20_000, "none")) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed(&paper(), |_, _| {}));
    let faults: [fn(&mut In, &mut Out); 6] = [
        // A tie that goes to L2.
        |_, out| out.to_l2 |= out.hops_l2 == out.hops_home,
        // The sum of columns and rows where it is largest.
        |_, out| out.hops_home = out.hops_home.min(9),
        |_, out| out.hops_l2 = out.hops_l2.min(7),
        // A request of the own home that counts as remote.
        |seen, out| out.to_l2 |= seen.request.core == out.home,
        // A slice of one bit more, and of one less.
        |seen, _| seen.request.line &= !(1 << 3),
        |_, out| out.slice &= 3,
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        assert!(is_noticed(&paper(), fault), "{number}");
    }
}

#[test]
fn another_geometry_is_noticed() {
    for wrong in [
        shared(),
        config("mesh.interleave_bytes = 512"),
        config("mesh.l2_at = [3, 7, 10, 12, 23, 25, 28, 33]"),
        config("mesh.l2_at = [3, 7, 10, 12, 23, 25, 32, 28]"),
        config("shared_l1.home_hash = \"xor\""),
    ] {
        assert!(is_noticed(&wrong, |_, _| {}), "{wrong:?}");
    }
}

#[test]
fn answers_that_no_router_gives_are_noticed() {
    let observe = |output: Out| {
        let mut monitor = Monitor::new(&paper());
        let input = In { request: Request { core: 2, line: 0 } };
        let seen = monitor.observe(&input, &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    let right = Out { to_l2: true, home: 0, slice: 0, hops_home: 2, hops_l2: 1 };
    assert_eq!(observe(right), "");
    for (wrong, rule) in [
        (Out { home: 28, ..right }, "R1: a home must be at most 27; got 28"),
        (Out { slice: 8, ..right }, "R2: a slice must be at most 7; got 8"),
        (
            Out { hops_home: 0, to_l2: false, ..right },
            "R3: a core must be 0 hops from itself, and no other core",
        ),
        (
            Out { home: 2, to_l2: false, ..right },
            "R3: a core must be 0 hops from itself, and no other core",
        ),
        (Out { hops_l2: 0, ..right }, "R4: no slice may sit on a core's tile"),
        (Out { hops_l2: 2, ..right }, "R5: L2 must be nearer than the home to be gone to"),
    ] {
        assert_eq!(observe(wrong), rule);
    }
}
