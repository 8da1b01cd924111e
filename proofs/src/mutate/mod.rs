//! Changes a block's netlist in a thousand places, one at a time, and counts how many changes the block's lockstep
//! of golden model and Verilog notices.
//!
//! Yosys lists mutations over the whole netlist: a bit of a cell's port inverted, constant, or inverted while
//! another bit is 1 or 0. A few hundred at a time go behind one control input, so that one Verilated program runs
//! them all, each until the first difference. A mutant that survives is checked for equivalence with the block by a
//! solver: it counts as equivalent only when no input that keeps the environment's promises ever distinguishes the two.

mod equivalence;
mod graph;
mod invariants;
mod netlist;
mod pair;
mod report;
#[cfg(test)]
mod tests;

pub use report::{Fate, MutationReport, Overlooked, Survivor};

use crate::prove::{Counted, in_parallel};
use crate::yosys::{Effort, Workshop};
use crate::{Error, Exemption, Progress, Proofs};
use equivalence::{Induction, Verdict};
use invariants::Invariants;
use netlist::{Mutation, Netlist};
use pair::{Pair, Tie};
use std::time::{Duration, Instant};
use testbenches::ports::FieldInfo;
use testbenches::registry::DynBlock;

/// Mutants in one Verilated program.
const BATCH: usize = 256;
/// Cycles that each mutant is run for at first: most are noticed in a few.
const SHORT: u64 = 20_000;
/// How far a solver goes over one survivor. Many have no end that can be waited for, and a campaign is not part of
/// the gate: a minute of processor time ends what frames do not.
const EFFORT: Effort = Effort { frames: 10_000, conflicts: 1_000_000, seconds: Some(60) };

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// No new batch, and no new proof, after this time, if there is a limit.
    pub budget: Option<Duration>,
    /// Mutants that are listed at most, spread over the netlist.
    pub mutants: usize,
    /// Cycles that a mutant must be overlooked in to survive.
    pub cycles: u64,
    /// Seed of the choice of mutants and of the stimulus.
    pub seed: u64,
    /// Whether survivors are checked for equivalence.
    pub are_decided: bool,
}

/// Mutates a block; of `proofs`, what they prove of this very configuration helps to decide survivors. `progress` receives
/// how much is done, and of how much: each mutant, and each survivor's fate, is one.
///
/// # Errors
/// A tool is missing or failed, or the netlist without any mutation does not agree with the model.
pub fn mutate(
    block: &dyn DynBlock,
    proofs: Option<&Proofs>,
    options: &Options,
    progress: Progress,
) -> Result<MutationReport, Error> {
    let start = Instant::now();
    let is_over = || options.budget.is_some_and(|budget| start.elapsed() >= budget);
    let design = block.emit(&emit::EmitOptions::default());
    let design = design.map_err(|errors| Error::Emit { block: block.name().to_owned(), errors })?;
    let netlist = Netlist::new(&design)?;
    let mutations = netlist.list(options.mutants, options.seed)?;
    let mut report = MutationReport::new(block.name(), mutations.len());
    let mut survivors = Vec::new();
    let counted = Counted::new(mutations.len(), progress);
    for batch in mutations.chunks(BATCH) {
        if is_over() {
            break;
        }
        let mutants = block.mutants(&netlist.with(batch)?)?;
        if let Some(cycle) = mutants.killed(0, options.seed, SHORT) {
            let problem =
                format!("the netlist without any mutation differs from the model in cycle {cycle}");
            return Err(Error::Declaration { block: block.name().to_owned(), problem });
        }
        let numbered: Vec<(u64, &Mutation)> = (1..).zip(batch).collect();
        let killed = in_parallel(&numbered, |(number, _)| {
            let short = mutants.killed(*number, options.seed, SHORT.min(options.cycles));
            let killed =
                short.or_else(|| mutants.killed(*number, options.seed + 1, options.cycles));
            counted.one_more();
            killed.map(|_| mutants.is_noticed_by_vectors(*number))
        });
        for (mutation, killed) in batch.iter().zip(killed) {
            report.tested += 1;
            match killed {
                Some(by_vectors) => report.add_killed(mutation, by_vectors),
                None => survivors.push(mutation.clone()),
            }
        }
    }
    let fates = match options.are_decided && !survivors.is_empty() && !is_over() {
        true => {
            let invariants = Invariants::of(&design, proofs)?;
            let outputs = block.outputs();
            let exempt = proofs.map_or::<&[Exemption], _>(&[], |proofs| proofs.exempt);
            let pairs = Pairs { outputs, design: &design, netlist: &netlist, exempt, invariants };
            let total = report.tested + survivors.len();
            let counted = Counted::from(report.tested, total, progress);
            pairs.fates(&survivors, &is_over, &counted)?
        }
        false => vec![Fate::Untried; survivors.len()],
    };
    for (mutation, fate) in survivors.iter().zip(fates) {
        report.add(mutation, fate);
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// Inputs for comparing the block with its survivors.
struct Pairs<'a> {
    outputs: Vec<FieldInfo>,
    design: &'a emit::Design,
    netlist: &'a Netlist,
    /// Streams that do not promise what others do.
    exempt: &'a [Exemption],
    invariants: Option<Invariants>,
}

/// A survivor that induction left open: its place, its circuit, its number in it, the latches that may stay equal.
struct Open<'a> {
    place: usize,
    pair: &'a Pair,
    number: usize,
    supposed: Vec<Vec<Tie>>,
}

impl Pairs<'_> {
    /// Fate of each survivor: all by induction, then the rest by reachability.
    fn fates(
        &self,
        survivors: &[Mutation],
        is_over: &(dyn Fn() -> bool + Sync),
        counted: &Counted,
    ) -> Result<Vec<Fate>, Error> {
        // A register whose output is changed has no name in the netlist by which to find it in the block: such a
        // mutant would keep the others from being compared.
        let (alone, together): (Vec<usize>, Vec<usize>) =
            (0..survivors.len()).partition(|place| survivors[*place].is_of_register());
        let groups = together.chunks(BATCH).map(<[usize]>::to_vec);
        let groups: Vec<Vec<usize>> =
            groups.chain(alone.into_iter().map(|place| vec![place])).collect();
        let pairs = in_parallel(&groups, |group| {
            let mutations: Vec<Mutation> =
                group.iter().map(|place| survivors[*place].clone()).collect();
            let invariants = self.invariants.as_ref();
            Pair::new(&self.outputs, self.design, self.netlist, self.exempt, invariants, &mutations)
        });
        let pairs = pairs.into_iter().collect::<Result<Vec<Pair>, Error>>()?;
        let jobs: Vec<(&Pair, usize, usize)> = (pairs.iter().zip(&groups))
            .flat_map(|(pair, group)| {
                (1..).zip(group).map(move |(number, place)| (pair, number, *place))
            })
            .collect();
        let mut fates = vec![Fate::Untried; survivors.len()];
        let mut open = Vec::new();
        let inductions = in_parallel(&jobs, |(pair, number, _)| match is_over() {
            true => Ok(None),
            false => equivalence::induction(pair, *number, EFFORT).map(Some),
        });
        for (&(pair, number, place), induction) in jobs.iter().zip(inductions) {
            match induction? {
                Some(Induction::Proved) => {
                    fates[place] = Fate::Equivalent;
                    counted.one_more();
                }
                Some(Induction::Open(supposed)) => {
                    open.push(Open { place, pair, number, supposed });
                }
                None => {}
            }
        }
        let verdicts = in_parallel(&open, |Open { pair, number, supposed, .. }| match is_over() {
            true => Ok(None),
            false => {
                let verdict = equivalence::reachability(pair, *number, supposed, EFFORT);
                counted.one_more();
                verdict.map(Some)
            }
        });
        for (Open { place, .. }, verdict) in open.iter().zip(verdicts) {
            if let Some(verdict) = verdict? {
                fates[*place] = verdict.into();
            }
        }
        Ok(fates)
    }
}

impl From<Verdict> for Fate {
    fn from(verdict: Verdict) -> Fate {
        match verdict {
            Verdict::Equivalent => Fate::Equivalent,
            Verdict::Different { cycles } => Fate::Different { cycles },
            Verdict::Unknown => Fate::Unknown,
        }
    }
}

/// A folder with the design's files read by Yosys.
fn workshop_of(design: &emit::Design) -> Result<(Workshop, String), Error> {
    let workshop = Workshop::new()?;
    let files =
        design.modules.iter().map(|module| (format!("{}.v", module.name), module.text.clone()));
    let sources = crate::sources::Sources { top: design.top.clone(), files: files.collect() };
    let read = workshop.read_command(&sources, "")?;
    Ok((workshop, read))
}
