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

/// The first case whose Verilog can have the fault, and that Verilog.
pub(super) fn place<'a, 'c>(
    cases: &'a [Prepared<'c>],
    assertion: &Assertion,
) -> Result<(&'a Prepared<'c>, Sources), Error> {
    let has_it =
        |case: &&Prepared| case.assertions().iter().any(|other| other.name == assertion.name);
    let mut with_it = cases.iter().filter(has_it).peekable();
    let first = with_it.peek().copied();
    let faulty = with_it.find_map(|case| Some((case, case.sources(Some(&assertion.fault))?)));
    match (faulty, first.or(cases.first())) {
        (Some(faulty), _) => Ok(faulty),
        (None, Some(case)) => {
            let (name, fault) = (&assertion.name, &assertion.fault);
            let where_it_would_be = match fault {
                Breach::Text(fault) => case.text_of(&fault.modules),
                Breach::Glitch => String::new(),
            };
            Err(case
                .fault(&format!("{name}: no Verilog has its fault: {fault}{where_it_would_be}")))
        }
        (None, None) => Err(Error::Declaration {
            block: assertion.name.clone(),
            problem: "there is no case".to_owned(),
        }),
    }
}

/// Whether the assertion finds its fault.
pub(super) fn run(
    cases: &[Prepared],
    assertion: &Assertion,
    effort: Effort,
) -> Result<FaultReport, Error> {
    let (case, sources) = place(cases, assertion)?;
    let flat = Flat::new(&sources)?;
    flat.keep(&[&assertion.name])?;
    let depth = case.case().depth.max(case.case().reach);
    let cycle = match flat.bounded(depth)? {
        Bounded::Failed { cycle, .. } => Some(cycle),
        Bounded::Contradiction => None,
        // Faults that take longer to show are found by reachability.
        Bounded::Passed => match flat.reachability(&[&assertion.name], effort)? {
            Unbounded::Failed { cycles } => Some(cycles - 1),
            Unbounded::Proved | Unbounded::Undecided => None,
        },
    };
    let (property, fault) = (assertion.name.clone(), assertion.fault.to_string());
    Ok(FaultReport { property, fault, cycle })
}
