//! Cycles a second of engines in lockstep: stimulus, engines, comparison and monitor.

use design::Design;
use registry::block;
use std::time::Instant;
use testbenches::engine::EngineKind;
use testbenches::lockstep::VerifyOptions;

/// Cycles that build and load a design before the clock starts.
const WARM_UP: u64 = 1_000;

/// The sets of engines that run together.
pub const SETS: [&[EngineKind]; 3] =
    [&[EngineKind::Model], &[EngineKind::Model, EngineKind::Verilog], &EngineKind::ALL];

/// Runs `engines` for `cycles` cycles and gives cycles a second. A design that is not in the build
/// cache is built before the clock starts; its loading counts, which is some milliseconds.
///
/// # Errors
/// The design has no such block, an engine cannot be built, or the engines differ.
pub fn rate(design: &str, name: &str, engines: &[EngineKind], cycles: u64) -> anyhow::Result<f64> {
    let block = block(&Design::load(design)?, name)?.block;
    let options = |cycles| VerifyOptions {
        engines: engines.to_vec(),
        coverage_required: false,
        ..VerifyOptions::new(1, cycles, "")
    };
    block.verify(&options(WARM_UP))?;
    let start = Instant::now();
    block.verify(&options(cycles))?;
    Ok(cycles as f64 / start.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_engines_of_both_blocks_run() {
        for (design, name) in [("taco16", "shadow_tags"), ("pact20", "dyneb")] {
            for engines in SETS {
                assert!(rate(design, name, engines, 2_000).unwrap() > 0.0);
            }
        }
    }

    #[test]
    fn an_unknown_block_is_refused() {
        let refused = rate("taco16", "dyneb", SETS[0], 1).unwrap_err();
        assert!(refused.to_string().contains("must be one of shadow_tags"), "{refused}");
    }
}
