//! Whether a survivor can be distinguished from the block at all.
//!
//! Both run side by side from a reset on, with equal inputs and memories that start with zeros; every output
//! is compared in the cycles in which it means something. First by induction: the latches that are equal
//! after a step from equal ones, in every state that the block's invariants allow, are sought, and the
//! outputs must be equal where those latches are. Where that does not suffice, reachability goes on from
//! there: first it supposes that only the latches that a single step can part ever differ, and has to show
//! that no other one comes to differ. The search starts from anywhere before it starts from a reset, which a
//! difference may be hundreds of steps away from.

use super::pair::{Pair, Start, Step, Tie};
use crate::Error;
use crate::yosys::{Effort, Workshop};

/// A solver's verdict on a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Equivalent,
    /// Some inputs distinguish it from the block after so many cycles.
    Different {
        cycles: u32,
    },
    Unknown,
}

/// A mutant after the induction.
pub(super) enum Induction {
    /// No input distinguishes it from the block.
    Proved,
    /// The outputs may differ. Latches that may be the block's always: without those that differ after a step from
    /// equal ones, then without those that differ for that, and so on; the last ones are.
    Open(Vec<Vec<Tie>>),
}

/// The suppositions that reachability tries before the one that is proved.
const SUPPOSITIONS: usize = 2;

/// Seeks the latches that stay equal.
pub(super) fn induction(pair: &Pair, number: usize, effort: Effort) -> Result<Induction, Error> {
    let workshop = Workshop::new()?;
    let mut equal = pair.ties().to_vec();
    let mut supposed = Vec::new();
    loop {
        let Step { mut graph, holds, outputs_differ, next } =
            pair.step(number, &equal, Start::Reset);
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
        let text = workshop.pdr("read_aiger step.aig", "-a", effort)?;
        if !text.contains("Undecided = 0") {
            supposed.truncate(SUPPOSITIONS);
            supposed.push(Vec::new());
            return Ok(Induction::Open(supposed));
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
            (true, true) => {
                supposed.retain(|one: &Vec<Tie>| one.len() > equal.len());
                supposed.truncate(SUPPOSITIONS);
                supposed.push(equal);
                return Ok(Induction::Open(supposed));
            }
            (false, _) => supposed.push(equal.clone()),
        }
    }
}

/// The place of the output in `Output 3 was asserted in frame 0`.
fn failing(line: &str) -> Option<usize> {
    let rest = line.split_once("Output ")?.1.trim_start();
    rest.contains("was asserted").then(|| rest.split(' ').next()?.parse().ok())?
}

/// Whether a difference can be reached, the last of `supposed` being the block's latches; of those before it is not
/// known.
pub(super) fn reachability(
    pair: &Pair,
    number: usize,
    supposed: &[Vec<Tie>],
    effort: Effort,
) -> Result<Verdict, Error> {
    let Some((proved, supposed)) = supposed.split_last() else { return Ok(Verdict::Unknown) };
    let quarter = Effort { seconds: effort.seconds.map(|seconds| seconds / 4), ..effort };
    let starts = [(Start::Anywhere, quarter), (Start::Reset, effort)];
    for equal in supposed {
        // Until a supposed latch differs, the real ones are in the very states of these.
        for (start, effort) in starts {
            if reach(pair, number, equal, true, start, effort)? == Verdict::Equivalent {
                return Ok(Verdict::Equivalent);
            }
        }
    }
    for (start, effort) in starts {
        // From a state that never comes, a difference says nothing.
        match reach(pair, number, proved, false, start, effort)? {
            Verdict::Different { .. } if start == Start::Anywhere => {}
            Verdict::Unknown => {}
            verdict => return Ok(verdict),
        }
    }
    Ok(Verdict::Unknown)
}

/// Whether a difference can be reached with the latches in `equal` taken from the block: one of the outputs, and,
/// where these latches are merely `supposed` to be equal, one of theirs.
pub(super) fn reach(
    pair: &Pair,
    number: usize,
    equal: &[Tie],
    supposed: bool,
    start: Start,
    effort: Effort,
) -> Result<Verdict, Error> {
    let workshop = Workshop::new()?;
    let Step { mut graph, holds, outputs_differ, mut next } = pair.step(number, equal, start);
    let mut differ = outputs_differ;
    for tie in equal.iter().filter(|_| supposed) {
        let parts = graph.differ(next[tie.block], next[tie.mutant]);
        let parts = graph.and(holds, parts);
        differ = graph.and(differ ^ 1, parts ^ 1) ^ 1;
    }
    for tie in equal {
        next[tie.mutant] = 0;
    }
    // Where something assumed does not hold both start again, so that no difference comes of it.
    let next: Vec<usize> = next.iter().map(|literal| graph.and(holds, *literal)).collect();
    workshop.write_bytes("pair.aig", &graph.aiger(&next, &[differ]))?;
    let text = workshop.pdr("read_aiger pair.aig; strash; scleanup; scorr", "", effort)?;
    if text.contains("Property proved") {
        return Ok(Verdict::Equivalent);
    }
    let frame = text.split("asserted in frame ").nth(1).and_then(|rest| {
        let digits: String = rest.trim_start().chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().ok()
    });
    Ok(frame.map_or(Verdict::Unknown, |frame| Verdict::Different { cycles: frame + 1 }))
}
