//! The three ways to decide assertions: step by step, by reachability, by induction.

use crate::Error;
use crate::sources::Sources;
use crate::yosys::{Effort, Workshop};

/// A bounded check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bounded {
    Passed,
    /// The first cycle in which assertions fail, and which.
    Failed {
        cycle: u32,
        names: Vec<String>,
    },
    Contradiction,
}

/// An attempt to prove for all time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unbounded {
    Proved,
    /// There is a counterexample of so many cycles.
    Failed {
        cycles: u32,
    },
    Undecided,
}

/// A design read by Yosys, flat, for the solvers.
pub(super) struct Flat {
    workshop: Workshop,
}

/// Statements of one condition stay as many as they are: where a stream passes through a block, both ends of it say
/// the same.
const DISTINCT: &str = "setattr -set keep 1 t:$assert t:$assume t:$cover\n";
const PREPARE: &str = "async2sync\nmemory_map\nopt -full\n";
const SMT: &str = "dffunmap\nwrite_smt2 -wires design.smt2\n";
/// Logic that no assertion reads: half of a block that carries data, and of the time of a solver.
const NEEDLESS: &str = "chformal -cover -remove\nsetattr -unset keep\ndelete -output\nopt -full\n";
const AIGER: &str = "chformal -cover -remove\nsetundef -undriven -anyseq\nsetattr -unset keep\n\
    delete -output\nopt -full\ntechmap\nopt -fast\ndffunmap\nabc -g AND -fast\nopt_clean\n\
    write_aiger -zinit design.aig\n";

impl Flat {
    pub(super) fn new(sources: &Sources) -> Result<Flat, Error> {
        let workshop = Workshop::new()?;
        let read = workshop.read_command(sources, "-formal")?;
        let top = &sources.top;
        let script = format!(
            "{read}hierarchy -top {top}\nproc\n{DISTINCT}prep -flatten -top {top}\n{PREPARE}\
             write_ilang design.il\n{SMT}"
        );
        workshop.yosys(&script)?;
        Ok(Flat { workshop })
    }

    /// Keeps only these assertions for what follows.
    pub(super) fn keep(&self, names: &[&str]) -> Result<(), Error> {
        self.workshop.yosys(&format!("read_ilang design.il\n{}{SMT}", others_deleted(names)))?;
        Ok(())
    }

    /// Checks assertions up to `depth` cycles; a failure's waveform is `failure.vcd`.
    pub(super) fn bounded(&self, depth: u32) -> Result<Bounded, Error> {
        let depth = depth.to_string();
        let arguments = ["--presat", "-t", &depth, "--dump-vcd", "failure.vcd", "design.smt2"];
        let text = self.workshop.smtbmc(&arguments)?;
        if text.contains("Status: PASSED") {
            return Ok(Bounded::Passed);
        }
        if text.contains("Status: PREUNSAT") {
            return Ok(Bounded::Contradiction);
        }
        let mut names: Vec<String> =
            text.lines().filter_map(|line| label_after(line, "Assert failed in ")).collect();
        names.sort_unstable();
        names.dedup();
        Ok(Bounded::Failed { cycle: last_step(&text), names })
    }

    /// The waveform of the last failure.
    pub(super) fn waveform(&self) -> Result<String, Error> {
        self.workshop.read("failure.vcd")
    }

    /// The cycle in which each cover statement is reached within `depth` cycles.
    pub(super) fn covers(&self, depth: u32) -> Result<Vec<(String, u32)>, Error> {
        let arguments = ["-c", "-t", &depth.to_string(), "design.smt2"];
        let text = self.workshop.smtbmc(&arguments)?;
        let reached = text.lines().filter_map(|line| {
            let label = label_after(line, "Reached cover statement at ")?;
            let step = line.rsplit(' ').next()?.trim_end_matches('.').parse().ok()?;
            Some((label, step))
        });
        Ok(reached.collect())
    }

    /// Property-directed reachability of the assertions `names` together.
    pub(super) fn reachability(&self, names: &[&str], effort: Effort) -> Result<Unbounded, Error> {
        self.workshop.yosys(&format!("read_ilang design.il\n{}{AIGER}", others_deleted(names)))?;
        let text = self.workshop.pdr("read_aiger design.aig; fold; strash; scorr", "", effort)?;
        if text.contains("Property proved") {
            return Ok(Unbounded::Proved);
        }
        let frame = text.split("asserted in frame ").nth(1).and_then(|rest| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<u32>().ok()
        });
        Ok(frame.map_or(Unbounded::Undecided, |frame| Unbounded::Failed { cycles: frame + 1 }))
    }

    /// Induction over up to `depth` cycles of the assertions `names` together: how many cycles it takes, if it succeeds.
    /// They hold for all time if they hold in so many cycles from a reset on.
    pub(super) fn induction(&self, names: &[&str], depth: u32) -> Result<Option<u32>, Error> {
        let others = others_deleted(names);
        self.workshop.yosys(&format!("read_ilang design.il\n{others}{NEEDLESS}{SMT}"))?;
        let arguments = ["-i", "-t", &depth.to_string(), "design.smt2"];
        let text = self.workshop.smtbmc(&arguments)?;
        Ok(text.contains("Status: PASSED").then(|| depth - last_step(&text)))
    }
}

/// Yosys' commands that delete every assertion but these.
pub(crate) fn others_deleted(names: &[&str]) -> String {
    // In an instance or a generated loop, the label has a path before it.
    let kept: String = names.iter().map(|name| format!(" n:{name} n:*.{name}")).collect();
    format!("select -set kept{kept}\ndelete t:$assert @kept %d\nselect -clear\n")
}

/// The label in `... Assert failed in top: u_way.label (file:line)`, without its path.
fn label_after(line: &str, mark: &str) -> Option<String> {
    let rest = line.split(mark).nth(1)?;
    let name = rest.split(": ").last()?.split(' ').next()?;
    Some(name.rsplit('.').next().unwrap_or(name).to_owned())
}

/// The step in which a check ended.
fn last_step(text: &str) -> u32 {
    let mut steps = text.lines().filter_map(|line| line.split("in step ").nth(1));
    let step = steps.next_back().map(|rest| rest.trim_end_matches('.').to_owned());
    step.and_then(|step| step.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_smtbmc_prints_is_understood() {
        let line = "##   0:00:00  Assert failed in shadow_tags: u_way.r2_hit (f.v:3.1-4.2)";
        assert_eq!(label_after(line, "Assert failed in ").as_deref(), Some("r2_hit"));
        let line = "##   0:00:00  Reached cover statement at c_hit in step 3.";
        assert_eq!(label_after(line, "Reached cover statement at ").as_deref(), Some("c_hit"));
        assert_eq!(last_step("a in step 3..\n## Checking assertions in step 12..\nb"), 12);
    }
}
