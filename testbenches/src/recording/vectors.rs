//! Recorded cycles of a block that fit into a file of moderate size and hit most bins of its coverage.

use super::run::{Cycle, Run};
use super::select::{FEW_SEEDS, ONE_SEED, SEEDS, select};
use crate::contract::Violation;
use crate::coverage::Bins;
use crate::dut::Dut;
use crate::ports::{FieldInfo, Reader, Value, fields};
use emit::{Manifest, PortRole};
use std::collections::HashSet;

/// Bits of ports, of all cycles together, that are recorded at most where the block has so many cycles.
const BITS: usize = 8 << 20;
/// Cycles at least, of all blocks whose recording then has at most [`MOST_BITS`].
const LEAST: usize = 4_096;
/// Bits that no recording exceeds, but by cycles of a cluster that are too wide for [`FEWEST`] of them.
const MOST_BITS: usize = 4 * BITS;
/// Cycles of any recording at least.
const FEWEST: usize = 256;
/// Cycles of a top at most.
const BRIEF: usize = 2_048;
/// Cycles at most, however narrow.
const MOST: usize = 8_192;

/// How much of a block is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// As many cycles as suit the width of its ports, of as many seeds as hit its bins.
    Whole,
    /// At most [`BRIEF`] cycles of few seeds: of a top, whose blocks have recordings of their own, and whose golden
    /// model has a node a core.
    Brief,
}

/// Recorded cycles of a block without its types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectors {
    /// Where they come from, one after the other.
    pub stretches: Vec<Stretch>,
    /// Bins of coverage that they hit.
    pub hit: usize,
    /// Bins that this configuration can hit.
    pub bins: usize,
    /// The names of a cycle's values: inputs, then outputs, as the block's records have them.
    pub fields: Vec<String>,
    /// Values of all fields in each cycle.
    pub cycles: Vec<VectorCycle>,
}

/// Cycles of one seed, from a reset on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The seed of the stimulus.
    pub seed: u64,
    /// Cycles, that of reset included.
    pub cycles: usize,
}

/// A recorded cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorCycle {
    /// The reset is high.
    pub is_reset: bool,
    /// What each input is, and what each output must be before the clock edge; nothing for an output that means nothing.
    pub values: Vec<Option<Value>>,
}

/// The stretches that suit the width of a block's ports, and how many bins they hit.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub(crate) fn stretches<D: Dut>(
    config: &D::Config,
    manifest: &Manifest,
    extent: Extent,
) -> Result<(Vec<Stretch>, usize), Violation> {
    let bits: usize = manifest.ports.iter().map(|port| port.width).sum();
    let cycles = cycles_of(bits.max(1));
    let selection = match extent {
        Extent::Brief if cycles < LEAST => select::<D>(config, FEWEST, ONE_SEED)?,
        Extent::Brief => select::<D>(config, BRIEF, FEW_SEEDS)?,
        Extent::Whole => select::<D>(config, cycles, SEEDS)?,
    };
    Ok((selection.stretches, selection.hit))
}

/// How many cycles suit ports of so many bits.
fn cycles_of(bits: usize) -> usize {
    (BITS / bits).clamp(LEAST, MOST).min((MOST_BITS / bits).max(FEWEST))
}

/// The cycles of stretches, one after the other.
pub(crate) fn cycles<D: Dut>(
    config: &D::Config,
    stretches: &[Stretch],
) -> impl Iterator<Item = Cycle<D>> {
    stretches.iter().flat_map(|stretch| Run::new(config, stretch.seed).take(stretch.cycles))
}

/// Records a block whose hardware has the ports of `manifest`; the same block gives the same vectors.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub fn vectors<D: Dut>(
    config: &D::Config,
    manifest: &Manifest,
    extent: Extent,
) -> Result<Vectors, Violation> {
    let (stretches, hit) = stretches::<D>(config, manifest, extent)?;
    let known: HashSet<&String> = manifest.ports.iter().flat_map(|port| &port.fields).collect();
    let names = fields::<D::In>().into_iter().chain(fields::<D::Out>());
    // Lanes that a geometry does not have would be most of a recording.
    let is_there = |field: FieldInfo| {
        let is_there = known.contains(&field.name);
        (field.name, is_there)
    };
    let names: Vec<(String, bool)> = names.map(is_there).collect();
    // No memory of a model has an error.
    let errors: Vec<String> = manifest
        .ports
        .iter()
        .filter(|port| port.role == PortRole::MemoryError)
        .map(|port| port.name.clone())
        .collect();
    let (inputs, outputs) = (Reader::new(), Reader::new());
    let cycles = cycles::<D>(config, &stretches).map(|Cycle { input, output }| {
        let driven = inputs.values(&input).into_iter().map(Some);
        let all = driven.chain(outputs.meant(output.as_ref())).zip(&names);
        let meant = all.filter(|(_, (_, is_there))| *is_there).map(|(value, _)| value);
        let no_error = output.as_ref().map(|_| Value::new(&[0]));
        VectorCycle {
            is_reset: output.is_none(),
            values: meant.chain(errors.iter().map(|_| no_error.clone())).collect(),
        }
    });
    let cycles = cycles.collect();
    let there = names.iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name.clone());
    Ok(Vectors {
        hit,
        bins: D::Bins::ALL.len() - D::unreachable(config).len(),
        cycles,
        fields: there.chain(errors.iter().cloned()).collect(),
        stretches,
    })
}

#[cfg(test)]
mod tests {
    use super::{BITS, FEWEST, LEAST, MOST, MOST_BITS, cycles_of};

    #[test]
    fn wide_blocks_are_recorded_for_fewer_cycles() {
        let cycles = [1, BITS / MOST, 4_000, MOST_BITS / LEAST, 20_000, 1 << 20].map(cycles_of);
        assert_eq!(cycles, [MOST, MOST, LEAST, LEAST, MOST_BITS / 20_000, FEWEST]);
    }
}
