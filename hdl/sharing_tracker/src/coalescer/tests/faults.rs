//! The checks themselves: blocks that break a rule, which lockstep and monitor must notice.

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::Coalescer;
use super::super::{Config, Dut, In, Monitor, Out};
use super::config;

/// What a fault does to the inputs of a cycle, and to its outputs.
type Fault = (fn(&mut In), fn(&Coalescer, &mut Out));

const FAULTS: [Fault; 6] = [
    // R2: the last lane is forgotten.
    (|seen| seen.warp_active &= 0x7fff_ffff, |_, _| {}),
    // R3: inactive lanes count.
    (|seen| seen.warp_active |= seen.warp_active << 1 & 0xffff_ffff, |_, _| {}),
    // R3: lines that differ in the lowest bit alone are one.
    (
        |seen| {
            let sectors = seen.sectors().map(|sector| sector & !4);
            *seen = seen.with_sectors(&sectors);
        },
        |_, _| {},
    ),
    // R3: a sector is lost.
    (|_| {}, |_, out| out.line_sectors &= 7),
    // R4: a warp is taken while another is searched.
    (|_| {}, |model, out| out.warp_ready |= model.lines_waiting() == 31),
    // R6: the last line is not marked.
    (|_| {}, |model, out| out.line_last &= model.counts_waiting() == 0),
];

struct Faulty {
    config: Config,
    model: Coalescer,
    fault: Fault,
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Coalescer::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault.0)(&mut seen);
        let before = self.model.clone();
        let mut out = self.model.step(&seen);
        (self.fault.1)(&before, &mut out);
        out
    }
}

#[test]
fn lockstep_notices_faults() {
    let config = config(40, 128);
    for (number, fault) in FAULTS.into_iter().enumerate() {
        let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
        let faulty = Faulty { config: config.clone(), model: Coalescer::new(&config), fault };
        let engines = vec![model, Box::new(faulty)];
        let options = VerifyOptions::new(1, 20_000, "none");
        match verify_engines::<Dut>(&config, engines, &options) {
            Err(VerifyError::Mismatch(_)) => {}
            Err(other) => panic!("{number}: {other}"),
            Ok(_) => panic!("fault {number} was not noticed"),
        }
    }
}

/// The monitor works out a warp's lines by itself: a model that is wrong too is noticed.
#[test]
fn the_monitor_knows_a_warps_lines() {
    let config = config(40, 128);
    let seen = |tamper: fn(&mut Out)| -> Result<(), Violation> {
        let (mut monitor, mut model) = (Monitor::new(&config), Coalescer::new(&config));
        let taking = In { count_ready: true, line_ready: true, ..In::default() };
        let offer = In { warp_valid: true, warp_active: 3, warp_sector_1: 9, ..taking };
        [offer, taking, taking, taking, taking, taking].iter().try_for_each(|input| {
            let mut out = model.step(input);
            tamper(&mut out);
            monitor.observe(input, &out, &mut Coverage::new())
        })
    };
    assert_eq!(seen(|_| {}), Ok(()));
    assert!(seen(|out| out.count_unique = 1).unwrap_err().to_string().starts_with("count: "));
    assert!(seen(|out| out.line_sectors = 1).unwrap_err().to_string().starts_with("line: "));
}
