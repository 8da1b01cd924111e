//! Random runs of all engines.

use crate::dut::Dut;
use crate::engine::EngineKind;
use crate::lockstep::{VerifyOptions, VerifyReport, verify};
use crate::testing::is_full;

/// Cycles of the three engines at the short depth: rust-hdl is some thirty times slower than the others, and took most
/// of the gate's seconds at 3,000.
const SHORT_OF_THREE: u64 = 1_000;

/// Cycles of golden model and Verilog at the short depth, at least.
const SHORT: u64 = 2_000;

/// Runs golden model and Verilog in lockstep for `cycles`, the first `cycles_of_three` of them with rust-hdl, too;
/// every bin is hit. At the short depth a run ends as soon as that is so, with 2,000 cycles at least.
pub fn agree<D: Dut>(
    config: &D::Config,
    seed: u64,
    cycles: u64,
    cycles_of_three: u64,
) -> VerifyReport {
    let run = |engines: &[EngineKind], cycles, coverage_required, enough| {
        let engines = engines.to_vec();
        let options = VerifyOptions {
            engines,
            coverage_required,
            enough,
            ..VerifyOptions::for_test(seed, cycles)
        };
        verify::<D>(config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"))
    };
    let (of_three, enough) = match is_full() {
        true => (cycles_of_three, None),
        false => (cycles_of_three.min(SHORT_OF_THREE), Some(SHORT)),
    };
    let is_whole = of_three >= cycles;
    let report = run(&EngineKind::ALL, cycles.min(of_three), is_whole, None);
    let report = match is_whole {
        true => report,
        false => run(&[EngineKind::Model, EngineKind::Verilog], cycles, true, enough),
    };
    assert!(report.resets > 0);
    report
}

/// A user's geometry may be odder than the boundaries: its bins are hit too, or declared out of reach. The golden
/// model alone is enough to see it.
pub fn covers<D: Dut>(config: &D::Config, cycles: u64) {
    let engines = vec![EngineKind::Model];
    let enough = (!is_full()).then_some(SHORT);
    let options = VerifyOptions { engines, enough, ..VerifyOptions::for_test(7, cycles) };
    verify::<D>(config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"));
}
