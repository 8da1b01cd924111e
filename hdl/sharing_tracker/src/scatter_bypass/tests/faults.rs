//! The checks themselves: blocks that break a rule, which lockstep must notice.

use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::ScatterBypass;
use super::super::{Config, Dut, In, Out};
use super::{config, paper};

/// What a fault does to the inputs of a cycle, and to its outputs.
pub type Fault = (fn(&ScatterBypass, &mut In), fn(&ScatterBypass, &mut Out));

const FAULTS: [Fault; 7] = [
    // R1: 0 warps count as 2.
    (|_, seen| seen.active_warps += 2 * u64::from(seen.active_warps == 0), |_, _| {}),
    // R2: warps above 32 are cut off.
    (|_, seen| seen.active_warps &= 31, |_, _| {}),
    // R3: a result is said to be valid while it is divided.
    (|_, _| {}, |model, out| out.lines_per_warp_valid |= model.is_dividing()),
    // R6: more lines than a warp has, not as many.
    (|_, _| {}, |model, out| out.decision_bypass &= out.decision_unique != model.lines_per_warp()),
    // R6: a warp without lines bypasses.
    (|_, _| {}, |_, out| out.decision_bypass |= out.decision_unique == 0),
    // R7: a line is offered while a decision stands.
    (|_, _| {}, |_, out| out.line_valid |= out.decision_valid),
    // R4: a lane is lost.
    (|_, seen| seen.warp_active &= 0xffff_fffe, |_, _| {}),
];

struct Faulty {
    config: Config,
    model: ScatterBypass,
    fault: Fault,
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = ScatterBypass::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault.0)(&self.model, &mut seen);
        let before = self.model.clone();
        let mut out = self.model.step(&seen);
        (self.fault.1)(&before, &mut out);
        out
    }
}

/// An engine that `fault` makes wrong.
pub fn faulty(config: &Config, fault: Fault) -> BoxedEngine<Dut> {
    let model = ScatterBypass::new(config);
    Box::new(Faulty { config: config.clone(), model, fault })
}

#[test]
fn lockstep_notices_faults() {
    for (number, fault) in FAULTS.into_iter().enumerate() {
        for config in [paper(), config(32, 64, 4, 4)] {
            let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
            let options = VerifyOptions::new(1, 20_000, "none");
            let engines = vec![model, faulty(&config, fault)];
            match verify_engines::<Dut>(&config, engines, &options) {
                Err(VerifyError::Mismatch(_)) => {}
                Err(other) => panic!("{number}: {other}"),
                Ok(_) => panic!("fault {number} was not noticed"),
            }
        }
    }
}
