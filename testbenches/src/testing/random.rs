//! Random runs of all engines.

use crate::dut::Dut;
use crate::engine::EngineKind;
use crate::lockstep::{VerifyOptions, VerifyReport, verify};

/// Runs golden model and Verilog in lockstep for `cycles`, the first `cycles_of_three` of them with rust-hdl, too;
/// every bin is hit.
pub fn agree<D: Dut>(
    config: &D::Config,
    seed: u64,
    cycles: u64,
    cycles_of_three: u64,
) -> VerifyReport {
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        verify::<D>(config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"))
    };
    let is_whole = cycles_of_three >= cycles;
    let report = run(&EngineKind::ALL, cycles.min(cycles_of_three), is_whole);
    let report = match is_whole {
        true => report,
        false => run(&[EngineKind::Model, EngineKind::Verilog], cycles, true),
    };
    assert!(report.resets > 0);
    report
}

/// A user's geometry may be odder than the boundaries: its bins are hit too, or declared out of reach. The golden
/// model alone is enough to see it.
pub fn covers<D: Dut>(config: &D::Config, cycles: u64) {
    let engines = vec![EngineKind::Model];
    let options = VerifyOptions { engines, ..VerifyOptions::for_test(7, cycles) };
    verify::<D>(config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"));
}
