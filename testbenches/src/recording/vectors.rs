//! Recorded cycles of a block that fit into a file of moderate size and hit most bins of its coverage.

use super::run::{Cycle, Run};
use super::select::select;
use crate::contract::Violation;
use crate::coverage::Bins;
use crate::dut::Dut;
use crate::ports::{Reader, Value, fields};
use emit::Manifest;

/// Bits of ports, of all cycles together, that are recorded at most where the block has so many cycles.
const BITS: usize = 8 << 20;
/// Cycles at least, however wide the block.
const LEAST: usize = 4_096;
/// Cycles at most, however narrow.
const MOST: usize = 8_192;

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
    /// The cycles.
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
    /// It is one of reset.
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
) -> Result<(Vec<Stretch>, usize), Violation> {
    let bits: usize = manifest.ports.iter().map(|port| port.width).sum();
    let selection = select::<D>(config, (BITS / bits.max(1)).clamp(LEAST, MOST))?;
    Ok((selection.stretches, selection.hit))
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
pub fn vectors<D: Dut>(config: &D::Config, manifest: &Manifest) -> Result<Vectors, Violation> {
    let (stretches, hit) = stretches::<D>(config, manifest)?;
    let names = fields::<D::In>().into_iter().chain(fields::<D::Out>());
    let (inputs, outputs) = (Reader::new(), Reader::new());
    let cycles = cycles::<D>(config, &stretches).map(|Cycle { input, output }| {
        let driven = inputs.values(&input).into_iter().map(Some);
        VectorCycle {
            is_reset: output.is_none(),
            values: driven.chain(outputs.meant(output.as_ref())).collect(),
        }
    });
    Ok(Vectors {
        hit,
        bins: D::Bins::ALL.len() - D::unreachable(config).len(),
        fields: names.map(|field| field.name).collect(),
        cycles: cycles.collect(),
        stretches,
    })
}
