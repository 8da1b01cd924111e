//! Each assertion alone against a design that has its fault: a check that cannot fail is none.

use super::FaultReport;
use super::decide::{Bounded, Flat, Unbounded};
use crate::Error;
use crate::sources::{Assertion, Breach, Prepared, Sources};
use crate::yosys::Effort;

/// The assertions of all cases, each once.
pub(super) fn all(cases: &[Prepared]) -> Vec<Assertion> {
    let mut all: Vec<Assertion> = Vec::new();
    for assertion in cases.iter().flat_map(Prepared::assertions) {
        if !all.iter().any(|other| other.name == assertion.name) {
            all.push(assertion);
        }
    }
    all
}

/// The cases whose Verilog can have the fault, and that Verilog: one at least.
pub(super) fn places<'a, 'c>(
    cases: &'a [Prepared<'c>],
    assertion: &Assertion,
) -> Result<Vec<(&'a Prepared<'c>, Sources)>, Error> {
    let has_it =
        |case: &&Prepared| case.assertions().iter().any(|other| other.name == assertion.name);
    let with_it: Vec<&Prepared> = cases.iter().filter(has_it).collect();
    let faulty = with_it.iter().filter_map(|&case| {
        let sources = case.sources(Some(&assertion.fault))?;
        Some((case, sources))
    });
    let faulty: Vec<_> = faulty.collect();
    match with_it.first().copied().or(cases.first()) {
        Some(_) if !faulty.is_empty() => Ok(faulty),
        Some(case) => {
            let (name, fault) = (&assertion.name, &assertion.fault);
            let where_it_would_be = match fault {
                Breach::Text(fault) => case.text_of(&fault.modules),
                Breach::Glitch => String::new(),
            };
            Err(case
                .fault(&format!("{name}: no Verilog has its fault: {fault}{where_it_would_be}")))
        }
        None => Err(Error::Declaration {
            block: assertion.name.clone(),
            problem: "there is no case".to_owned(),
        }),
    }
}

/// Whether the assertion finds its fault in some case: in one whose constants switch it off, it holds idly.
pub(super) fn run(
    cases: &[Prepared],
    assertion: &Assertion,
    effort: Effort,
) -> Result<FaultReport, Error> {
    let mut cycle = None;
    for (case, sources) in places(cases, assertion)? {
        cycle = found(case, &sources, &assertion.name, effort)?;
        if cycle.is_some() {
            break;
        }
    }
    let (property, fault) = (assertion.name.clone(), assertion.fault.to_string());
    Ok(FaultReport { property, fault, cycle })
}

/// The cycle in which the assertion `name` fails.
fn found(
    case: &Prepared,
    faulty: &Sources,
    name: &str,
    effort: Effort,
) -> Result<Option<u32>, Error> {
    let flat = Flat::new(faulty)?;
    flat.keep(&[name])?;
    let depth = case.case().depth.max(case.case().reach);
    Ok(match flat.bounded(depth)? {
        Bounded::Failed { cycle, .. } => Some(cycle),
        Bounded::Contradiction => None,
        // Faults that take longer to show are found by reachability.
        Bounded::Passed => match flat.reachability(&[name], effort)? {
            Unbounded::Failed { cycles } => Some(cycles - 1),
            Unbounded::Proved | Unbounded::Undecided => None,
        },
    })
}
