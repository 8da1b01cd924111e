//! The recorded cycles of a block, as the benches beside its Verilog take them.

use crate::failure::{Failure, OrFail};
use constraints::{Cycle, Vectors};
use emit::Manifest;
use registry::Block;
use testbenches::ports::Value;
use testbenches::recording::{self, Extent};

/// Those of a block whose hardware has the ports of `manifest`.
pub(crate) fn of(block: &Block, manifest: &Manifest) -> Result<Vectors, Failure> {
    // A golden model that breaks a rule of its block is a fault of the project, not of the user.
    let extent = match registry::parts_of(block.info.name) {
        Some(_) => Extent::Brief,
        None => Extent::Whole,
    };
    let recorded = block.block.vectors(manifest, extent).or_does_not_hold()?;
    let origin = origin(&recorded);
    let digits = |value: Option<Value>| value.map(|value| value.digits());
    let cycles = recorded.cycles.into_iter().map(|cycle| Cycle {
        is_reset: cycle.is_reset,
        values: cycle.values.into_iter().map(digits).collect(),
    });
    Ok(Vectors { origin, cycles: cycles.collect(), fields: recorded.fields })
}

fn origin(recorded: &recording::Vectors) -> String {
    let recording::Vectors { stretches, hit, bins, .. } = recorded;
    let stretches =
        stretches.iter().map(|stretch| format!("{} of {}", stretch.cycles, stretch.seed));
    let stretches = stretches.collect::<Vec<_>>().join(", ");
    format!(
        "Cycles of seeds, each from a reset on: {stretches}. {hit} of {bins} bins of coverage are hit."
    )
}
