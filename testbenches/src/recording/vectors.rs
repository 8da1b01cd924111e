//! Recorded cycles of a block that fit into a file of moderate size and hit most bins of its coverage.

use super::known::{hits, known};
use super::run::{Cycle, Run};
use super::select::{FEW_SEEDS, ONE_SEED, SEEDS, Selection, select};
use crate::contract::Violation;
use crate::coverage::Bins;
use crate::dut::Dut;
use crate::ports::{FieldInfo, PortValue, fields};
use core::cell::RefCell;
use core::marker::PhantomData;
use core::ops::Range;
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
    /// At most [`BRIEF`] cycles of few seeds: of a top, whose blocks have separate recordings, and whose golden
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
    /// Seeds were searched, since no [known](Known) stretches hit enough.
    pub is_searched: bool,
    /// A cycle's values: inputs, then outputs, as the block's records have them.
    pub fields: Vec<VectorField>,
    /// Values of all fields in each cycle.
    pub cycles: Vec<VectorCycle>,
}

/// A value that each cycle has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorField {
    /// The port's name.
    pub name: String,
    /// 64-bit words of a value, 1 to 16.
    pub words: usize,
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
    /// The words of each field, least significant first: what an input is, and what an output must be before the clock
    /// edge.
    pub words: Vec<u64>,
    /// Whether each field means something; an input always does.
    pub means: Vec<bool>,
}

/// The stretches that suit the width of a block's ports.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub(crate) fn stretches<D: Dut>(
    config: &D::Config,
    manifest: &Manifest,
    extent: Extent,
) -> Result<Vec<Stretch>, Violation> {
    Ok(chosen::<D>(config, Budget::of(manifest, extent), |_| {}, || {})?.stretches)
}

/// How many cycles are recorded, and of how many seeds.
struct Budget {
    cycles: usize,
    seeds: &'static [u64],
}

impl Budget {
    fn of(manifest: &Manifest, extent: Extent) -> Self {
        let bits: usize = manifest.ports.iter().map(|port| port.width).sum();
        let cycles = cycles_of(bits.max(1));
        match extent {
            Extent::Brief if cycles < LEAST => Self { cycles: FEWEST, seeds: ONE_SEED },
            Extent::Brief => Self { cycles: BRIEF, seeds: FEW_SEEDS },
            Extent::Whole => Self { cycles, seeds: SEEDS },
        }
    }
}

/// Stretches, how many bins they hit, and whether they were searched.
struct Chosen {
    stretches: Vec<Stretch>,
    hit: usize,
    is_searched: bool,
}

/// The first known stretches that miss no more bins than they should, or those that a search finds. `record` receives
/// their cycles, and `forget` is called where those that it received are not the chosen ones.
fn chosen<D: Dut>(
    config: &D::Config,
    Budget { cycles, seeds }: Budget,
    mut record: impl FnMut(Cycle<D>),
    mut forget: impl FnMut(),
) -> Result<Chosen, Violation> {
    let bins = D::Bins::ALL.len() - D::unreachable(config).len();
    for known in known::<D>(seeds) {
        let stretches = known.stretches(cycles);
        let hit = hits::<D>(config, &stretches, &mut record)?;
        if bins.saturating_sub(hit) <= known.missed {
            return Ok(Chosen { stretches, hit, is_searched: false });
        }
        forget();
    }
    let Selection { stretches, hit } = select::<D>(config, cycles, seeds)?;
    self::cycles::<D>(config, &stretches).for_each(record);
    Ok(Chosen { stretches, hit, is_searched: true })
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
    let known: HashSet<&String> = manifest.ports.iter().flat_map(|port| &port.fields).collect();
    // Lanes that a geometry does not have would be most of a recording.
    let is_there = |field: &FieldInfo| known.contains(&field.name);
    let (inputs, outputs) = (Kept::<D::In>::new(is_there), Kept::<D::Out>::new(is_there));
    // No memory of a model has an error.
    let errors = manifest.ports.iter().filter(|port| port.role == PortRole::MemoryError);
    let errors: Vec<VectorField> =
        errors.map(|port| VectorField { name: port.name.clone(), words: 1 }).collect();
    let recorded = RefCell::new(Vec::new());
    let record = |Cycle { input, output }: Cycle<D>| {
        let is_reset = output.is_none();
        let (mut words, mut means) = (Vec::new(), Vec::new());
        inputs.append(&input, &mut words);
        means.resize(inputs.fields.len(), true);
        outputs.append(&output.unwrap_or_default(), &mut words);
        outputs.append_meaning(output.as_ref(), &mut means);
        words.resize(words.len() + errors.len(), 0);
        means.resize(means.len() + errors.len(), !is_reset);
        recorded.borrow_mut().push(VectorCycle { is_reset, words, means });
    };
    let budget = Budget::of(manifest, extent);
    let forget = || recorded.borrow_mut().clear();
    let Chosen { stretches, hit, is_searched } = chosen::<D>(config, budget, record, forget)?;
    Ok(Vectors {
        stretches,
        hit,
        bins: D::Bins::ALL.len() - D::unreachable(config).len(),
        is_searched,
        cycles: recorded.into_inner(),
        fields: [inputs.fields, outputs.fields, errors].concat(),
    })
}

/// The fields of a record that are kept.
struct Kept<V> {
    fields: Vec<VectorField>,
    /// The fields of the record that are present, and its words.
    is_there: Vec<bool>,
    words: Vec<Range<usize>>,
    records: PhantomData<fn(&V)>,
}

impl<V: PortValue> Kept<V> {
    fn new(is_kept: impl Fn(&FieldInfo) -> bool) -> Self {
        let (mut kept, mut is_there) = (Vec::new(), Vec::new());
        let (mut words, mut next) = (Vec::<Range<usize>>::new(), 0);
        for field in fields::<V>() {
            let range = next..next + field.slots;
            next = range.end;
            is_there.push(is_kept(&field));
            if is_kept(&field) {
                kept.push(VectorField { name: field.name, words: field.slots });
                // Neighbours are copied as one.
                match words.last_mut() {
                    Some(last) if last.end == range.start => last.end = range.end,
                    _ => words.push(range),
                }
            }
        }
        Self { fields: kept, is_there, words, records: PhantomData }
    }

    fn append(&self, record: &V, words: &mut Vec<u64>) {
        let mut slots = vec![0; V::SLOTS];
        record.store(&mut slots);
        self.words.iter().for_each(|range| words.extend_from_slice(&slots[range.clone()]));
    }

    /// Nothing of no record means anything.
    fn append_meaning(&self, record: Option<&V>, means: &mut Vec<bool>) {
        let Some(record) = record else {
            means.resize(means.len() + self.fields.len(), false);
            return;
        };
        let mut all = Vec::new();
        record.meaning(true, &mut all);
        let kept = all.into_iter().zip(&self.is_there).filter(|(_, is_there)| **is_there);
        means.extend(kept.map(|(means, _)| means));
    }
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
