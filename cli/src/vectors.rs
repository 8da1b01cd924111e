//! The recorded cycles of a block, as the benches beside its Verilog take them.

use crate::failure::{Failure, OrFail};
use constraints::{Cycle, Field, Vectors};
use emit::Manifest;
use registry::Block;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use testbenches::recording::{self, Extent, VectorCycle, VectorField};

/// Recordings of a run, each made once: designs have blocks of one configuration, as the presets of a paper do.
#[derive(Default)]
pub(crate) struct Recordings {
    /// By name and configuration of a block, which its ports follow from.
    made: Mutex<HashMap<(&'static str, String), Arc<Slot>>>,
}

/// One that is made once it is needed, by whoever needs it first.
type Slot = Mutex<Option<Arc<Vectors>>>;

impl Recordings {
    /// The recording of a block whose hardware has the ports of `manifest`.
    pub(crate) fn of(&self, block: &Block, manifest: &Manifest) -> Result<Arc<Vectors>, Failure> {
        let key = (block.info.name, block.block.config());
        let slot = Arc::clone(unpoisoned(&self.made).entry(key).or_default());
        let mut slot = unpoisoned(&slot);
        if let Some(made) = slot.as_ref() {
            return Ok(Arc::clone(made));
        }
        let made = Arc::new(of(block, manifest)?);
        Ok(Arc::clone(slot.insert(made)))
    }
}

fn unpoisoned<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Those of a block whose hardware has the ports of `manifest`.
fn of(block: &Block, manifest: &Manifest) -> Result<Vectors, Failure> {
    // A golden model that breaks a rule of its block is a fault of the project, not of the user.
    let extent = match registry::parts_of(block.info.name) {
        Some(_) => Extent::Brief,
        None => Extent::Whole,
    };
    let recorded = block.block.vectors(manifest, extent).or_does_not_hold()?;
    let origin = origin(&recorded);
    let recording::Vectors { fields, cycles, .. } = recorded;
    let fields = fields.into_iter().map(|VectorField { name, words }| Field { name, words });
    let cycles = cycles.into_iter().map(|VectorCycle { is_reset, words, means }| Cycle {
        is_reset,
        words,
        means,
    });
    Ok(Vectors { origin, fields: fields.collect(), cycles: cycles.collect() })
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
