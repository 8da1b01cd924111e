//! Results of a proof.

use serde::Serialize;
use std::fmt;
use std::path::PathBuf;

/// The proofs of a block.
#[derive(Clone, Debug, Serialize)]
pub struct BlockReport {
    /// The block's name.
    pub block: &'static str,
    /// Each small configuration.
    pub cases: Vec<CaseReport>,
    /// Each assertion against a fault.
    pub faults: Vec<FaultReport>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// A small configuration.
#[derive(Clone, Debug, Serialize)]
pub struct CaseReport {
    /// Name of the case.
    pub case: String,
    /// In the order of the declaration.
    pub properties: Vec<PropertyReport>,
    /// Its cover statements.
    pub covers: Vec<CoverReport>,
}

/// A property in one configuration.
#[derive(Clone, Debug, Serialize)]
pub struct PropertyReport {
    /// The assertion's label.
    pub name: String,
    /// The rule that it proves, or `contract`.
    pub rule: String,
    /// The property, in one sentence.
    pub says: String,
    /// The verdict.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Verdict on a property.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// The property holds for all time.
    Proved {
        /// `pdr` or `induction`.
        by: &'static str,
        /// Cycles that the bounded check went through besides.
        depth: u32,
    },
    /// The property holds in all runs of so many cycles, and the block says why no more is claimed.
    Bounded {
        /// Cycles, that of reset included.
        depth: u32,
        /// Why no more.
        reason: String,
    },
    /// The property holds in all runs of so many cycles, and more should have been proved.
    Undecided {
        /// Cycles, that of reset included.
        depth: u32,
    },
    /// The property does not hold.
    Failed {
        /// The first cycle in which it does not, counted from 0, which is one of reset.
        cycle: u32,
        /// A run that shows it (VCD).
        wave: Option<PathBuf>,
    },
    /// No run at all keeps the assumptions: nothing is checked.
    Contradiction,
}

/// A cover statement in one configuration.
#[derive(Clone, Debug, Serialize)]
pub struct CoverReport {
    /// Its label.
    pub name: String,
    /// The first cycle in which it can be reached, if it can.
    pub cycle: Option<u32>,
}

/// An assertion against a design with a fault.
#[derive(Clone, Debug, Serialize)]
pub struct FaultReport {
    /// The assertion's label.
    pub property: String,
    /// The change of the text.
    pub fault: String,
    /// The cycle in which the assertion found it, if it did.
    pub cycle: Option<u32>,
}

impl Outcome {
    /// Whether what was to be shown was shown.
    pub fn holds(&self) -> bool {
        matches!(self, Outcome::Proved { .. } | Outcome::Bounded { .. })
    }
}

impl BlockReport {
    /// Whether all properties hold, all cover statements are reached, and all faults are found.
    pub fn holds(&self) -> bool {
        self.problems().is_empty()
    }

    /// All that does not hold, a sentence each.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let block = self.block;
        for CaseReport { case, properties, covers } in &self.cases {
            for PropertyReport { name, rule, says, outcome } in properties {
                if !outcome.holds() {
                    problems.push(format!("{block}, {case}: {name} ({rule}: {says}): {outcome}"));
                }
            }
            let unreached = covers.iter().filter(|cover| cover.cycle.is_none());
            problems.extend(
                unreached.map(|cover| format!("{block}, {case}: {} is never reached", cover.name)),
            );
        }
        for FaultReport { property, fault, cycle } in &self.faults {
            if cycle.is_none() {
                problems.push(format!("{block}: {property} does not find its fault: {fault}"));
            }
        }
        problems
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Proved { by, depth } => {
                write!(f, "proved by {by}, bounded check of {depth} cycles")
            }
            Outcome::Bounded { depth, reason } => write!(f, "checked for {depth} cycles; {reason}"),
            Outcome::Undecided { depth } => {
                write!(f, "undecided: no failure in {depth} cycles, and no proof")
            }
            Outcome::Failed { cycle, wave: None } => write!(f, "fails in cycle {cycle}"),
            Outcome::Failed { cycle, wave: Some(wave) } => {
                write!(f, "fails in cycle {cycle}; waveform: {}", wave.display())
            }
            Outcome::Contradiction => {
                write!(f, "the assumptions contradict each other: nothing is checked")
            }
        }
    }
}

impl fmt::Display for BlockReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for CaseReport { case, properties, covers } in &self.cases {
            writeln!(f, "{}: {case}", self.block)?;
            for PropertyReport { name, rule, outcome, .. } in properties {
                writeln!(f, "  {name} ({rule}): {outcome}")?;
            }
            for CoverReport { name, cycle } in covers {
                match cycle {
                    Some(cycle) => writeln!(f, "  {name}: reached in cycle {cycle}")?,
                    None => writeln!(f, "  {name}: NOT REACHED")?,
                }
            }
        }
        let found = self.faults.iter().filter(|fault| fault.cycle.is_some()).count();
        write!(
            f,
            "{}: {found} of {} faults found by their properties",
            self.block,
            self.faults.len()
        )?;
        write!(f, "; {:.0} s", self.seconds)
    }
}
