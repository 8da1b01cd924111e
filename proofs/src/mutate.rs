//! Changes a block's netlist in a thousand places, one at a time, and counts how many changes the block's lockstep
//! of golden model and Verilog notices.
//!
//! Yosys lists mutations over the whole netlist: a bit of a cell's port inverted, constant, or inverted while
//! another bit is 1 or 0. A few hundred at a time go behind one control input, so that one Verilated program runs
//! them all, each until the first difference. A mutant that survives is held against the block by a solver: it
//! counts as equivalent only when no input ever tells the two apart.

mod equivalence;
mod netlist;
mod report;

pub use report::{Fate, MutationReport, Survivor};

use crate::Error;
use crate::yosys::Workshop;
use equivalence::{Equivalence, Verdict};
use netlist::{Mutation, Netlist};
use std::time::{Duration, Instant};
use testbenches::registry::DynBlock;

/// Mutants in one Verilated program.
const BATCH: usize = 256;
/// Cycles that each mutant is run for at first: most are noticed in a few.
const SHORT: u64 = 20_000;
/// How long a solver may take over one survivor.
const PATIENCE: Duration = Duration::from_secs(60);

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// No new batch, and no new proof, after this time.
    pub budget: Duration,
    /// Mutants that are listed at most, spread over the netlist.
    pub mutants: usize,
    /// Cycles that a mutant must be overlooked in to survive.
    pub cycles: u64,
    /// Seed of the choice of mutants and of the stimulus.
    pub seed: u64,
    /// Whether survivors are held against a solver.
    pub are_decided: bool,
}

/// Mutates a block.
///
/// # Errors
/// A tool is missing or failed, or the netlist without any mutation does not agree with the model.
pub fn mutate(block: &dyn DynBlock, options: &Options) -> Result<MutationReport, Error> {
    let start = Instant::now();
    let is_over = || start.elapsed() >= options.budget;
    let design = block.emit(&emit::EmitOptions::default());
    let design = design.map_err(|errors| Error::Emit { block: block.name().to_owned(), errors })?;
    let netlist = Netlist::new(&design)?;
    let mutations = netlist.list(options.mutants, options.seed)?;
    let mut report = MutationReport::new(block.name(), mutations.len());
    let mut survivors = Vec::new();
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
        for (number, mutation) in (1..).zip(batch) {
            let short = mutants.killed(number, options.seed, SHORT.min(options.cycles));
            let killed = short.or_else(|| mutants.killed(number, options.seed + 1, options.cycles));
            report.tested += 1;
            match killed {
                Some(_) => report.killed += 1,
                None => survivors.push(mutation.clone()),
            }
        }
    }
    let equivalence = Equivalence { block, design: &design, netlist: &netlist };
    for mutation in survivors {
        let fate = if is_over() || !options.are_decided {
            Fate::Untried
        } else {
            fate(&equivalence, &mutation)?
        };
        report.add(&mutation, fate);
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

fn fate(equivalence: &Equivalence, mutation: &Mutation) -> Result<Fate, Error> {
    Ok(match equivalence.decide(mutation, PATIENCE)? {
        Verdict::Equivalent => Fate::Equivalent,
        Verdict::Different { cycles } => Fate::Different { cycles },
        Verdict::Unknown => Fate::Unknown,
    })
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
