//! Properties of the block that `prove` proves for all time, so that a mutant need not equal it in
//! unreachable states.

use crate::prove;
use crate::sources::{Prepared, Sources};
use crate::yosys::Workshop;
use crate::{Error, Proofs};
use emit::Design;

/// A copy of the block with its proved properties in it, and the promises that they rest on.
pub(super) struct Invariants {
    sources: Sources,
    proved: Vec<String>,
}

impl Invariants {
    /// Those of the case whose Verilog is this very design's, proved here and now; `None` when there is none.
    pub(super) fn of(design: &Design, proofs: Option<&Proofs>) -> Result<Option<Self>, Error> {
        let Some(proofs) = proofs else { return Ok(None) };
        for case in proofs.cases {
            let prepared = Prepared::new(proofs, case)?;
            if prepared.is_of(design)
                && let Some(sources) = prepared.sources(None)
            {
                return Ok(Some(Invariants { sources, proved: prove::proved(&prepared)? }));
            }
        }
        Ok(None)
    }

    /// Yosys' commands that read the copy as one flat module, its properties assumed.
    pub(super) fn read_command(&self, workshop: &Workshop) -> Result<String, Error> {
        let read = workshop.read_command(&self.sources, "-formal")?;
        let names: Vec<&str> = self.proved.iter().map(String::as_str).collect();
        let (top, kept) = (&self.sources.top, prove::others_deleted(&names));
        Ok(format!("{read}prep -flatten -top {top}\n{kept}chformal -assert2assume\n"))
    }
}
