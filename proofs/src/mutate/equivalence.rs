//! Whether a survivor can be told from the block at all.
//!
//! Both run side by side from a reset on, with equal inputs and memories that start with zeros; every output is
//! compared in the cycles in which it means something. First by induction: the latches that are equal after a step
//! from equal ones, in every state that the block's invariants allow, are sought, and the outputs must be equal
//! where those latches are. Where that does not suffice, reachability goes on from there.

use super::pair::{Pair, Step, Tie};
use crate::Error;
use crate::yosys::Workshop;
use std::time::Duration;

/// How long a solver may take over the latches of one step.
const STEP: Duration = Duration::from_secs(120);

/// What a solver says of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Equivalent,
    /// Some inputs tell it from the block after so many cycles.
    Different {
        cycles: u32,
    },
    Unknown,
}

/// A mutant after the induction.
pub(super) enum Induction {
    /// No input tells it from the block.
    Proved,
    /// These latches are always the block's; the outputs may differ.
    Open(Vec<Tie>),
}

/// Seeks the latches that stay equal.
pub(super) fn induction(pair: &Pair, number: usize) -> Result<Induction, Error> {
    let workshop = Workshop::new()?;
    let mut equal = pair.ties().to_vec();
    loop {
        let Step { mut graph, holds, outputs_differ, next } = pair.step(number, &equal);
        let mut checks = vec![outputs_differ];
        for tie in &equal {
            let differ = graph.differ(next[tie.block], next[tie.mutant]);
            checks.push(graph.and(holds, differ));
        }
        // Each different check once, and ABC wants more than one.
        let mut outputs = checks.clone();
        outputs.extend([0, holds]);
        outputs.sort_unstable();
        outputs.dedup();
        workshop.write_bytes("step.aig", &graph.aiger(&[], &outputs))?;
        let limit = STEP.as_secs();
        let text = workshop.abc(&format!("read_aiger step.aig; pdr -a -T {limit}"), STEP * 2)?;
        if !text.contains("Undecided = 0") {
            return Ok(Induction::Open(Vec::new()));
        }
        let failing: Vec<usize> = text.lines().filter_map(failing).collect();
        let fails = |check: usize| {
            outputs.binary_search(&check).is_ok_and(|place| failing.contains(&place))
        };
        let outputs_fail = fails(checks[0]);
        let before = equal.len();
        let mut checks = checks[1..].iter();
        equal.retain(|_| checks.next().is_some_and(|check| !fails(*check)));
        match (before == equal.len(), outputs_fail) {
            (true, false) => return Ok(Induction::Proved),
            (true, true) => return Ok(Induction::Open(equal)),
            (false, _) => {}
        }
    }
}

/// The place of the output in `Output 3 was asserted in frame 0`.
fn failing(line: &str) -> Option<usize> {
    let rest = line.split_once("Output ")?.1.trim_start();
    rest.contains("was asserted").then(|| rest.split(' ').next()?.parse().ok())?
}

/// Whether a difference can be reached, the latches in `equal` being the block's.
pub(super) fn reachability(
    pair: &Pair,
    number: usize,
    equal: &[Tie],
    limit: Duration,
) -> Result<Verdict, Error> {
    let workshop = Workshop::new()?;
    let Step { mut graph, holds, outputs_differ, mut next } = pair.step(number, equal);
    for tie in equal {
        next[tie.mutant] = 0;
    }
    // Where something assumed does not hold both start again, so that no difference comes of it.
    let next: Vec<usize> = next.iter().map(|literal| graph.and(holds, *literal)).collect();
    workshop.write_bytes("pair.aig", &graph.aiger(&next, &[outputs_differ]))?;
    let seconds = limit.as_secs();
    let commands = format!("read_aiger pair.aig; strash; scleanup; scorr; pdr -T {seconds}");
    let text = workshop.abc(&commands, limit * 2)?;
    if text.contains("Property proved") {
        return Ok(Verdict::Equivalent);
    }
    let frame = text.split("asserted in frame ").nth(1).and_then(|rest| {
        let digits: String = rest.trim_start().chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().ok()
    });
    Ok(frame.map_or(Verdict::Unknown, |frame| Verdict::Different { cycles: frame + 1 }))
}
