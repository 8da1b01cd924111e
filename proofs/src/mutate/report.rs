//! Results of a mutation campaign.

use super::netlist::Mutation;
use serde::Serialize;
use std::fmt;

/// The least share of mutants, those proved equivalent left out, that lockstep must notice.
const BAR: f64 = 0.98;

/// The mutants of a block.
#[derive(Clone, Debug, Serialize)]
pub struct MutationReport {
    /// The block's name.
    pub block: &'static str,
    /// Mutants that were listed.
    pub listed: usize,
    /// Mutants that the budget sufficed for.
    pub tested: usize,
    /// Mutants that lockstep noticed.
    pub killed: usize,
    /// Those of them that the recorded vectors, which lie beside the Verilog, overlook.
    pub overlooked_by_vectors: Vec<Overlooked>,
    /// Mutants that no input can tell from the block.
    pub equivalent: usize,
    /// Those that neither.
    pub survivors: Vec<Survivor>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// A mutant that lockstep notices and the recorded vectors do not.
#[derive(Clone, Debug, Serialize)]
pub struct Overlooked {
    /// The change.
    pub mutation: String,
    /// The places in the emitted text, as `file:line`.
    pub sources: Vec<String>,
}

/// A mutant that lockstep overlooks.
#[derive(Clone, Debug, Serialize)]
pub struct Survivor {
    /// The change.
    pub mutation: String,
    /// The places in the emitted text, as `file:line`.
    pub sources: Vec<String>,
    /// The solver's verdict.
    #[serde(flatten)]
    pub fate: Fate,
}

/// A solver's verdict on a survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fate", rename_all = "snake_case")]
pub enum Fate {
    /// No input distinguishes it from the block.
    Equivalent,
    /// Some inputs do, after so many cycles; the environment may promise never to give them.
    Different {
        /// Cycles, that of reset included.
        cycles: u32,
    },
    /// Neither was found in the time there was.
    Unknown,
    /// The budget was used up before, or it was not to be tried.
    Untried,
}

impl MutationReport {
    pub(super) fn new(block: &'static str, listed: usize) -> MutationReport {
        let survivors = Vec::new();
        MutationReport {
            block,
            listed,
            tested: 0,
            killed: 0,
            overlooked_by_vectors: Vec::new(),
            equivalent: 0,
            survivors,
            seconds: 0.0,
        }
    }

    /// A mutant that lockstep noticed.
    pub(super) fn add_killed(&mut self, mutation: &Mutation, by_vectors: bool) {
        self.killed += 1;
        if !by_vectors {
            let (mutation, sources) = (mutation.what(), mutation.sources());
            self.overlooked_by_vectors.push(Overlooked { mutation, sources });
        }
    }

    pub(super) fn add(&mut self, mutation: &Mutation, fate: Fate) {
        match fate {
            Fate::Equivalent => self.equivalent += 1,
            _ => self.survivors.push(Survivor {
                mutation: mutation.what(),
                sources: mutation.sources(),
                fate,
            }),
        }
    }

    /// How many of the killed ones the recorded vectors notice too.
    pub fn killed_by_vectors(&self) -> usize {
        self.killed - self.overlooked_by_vectors.len()
    }

    /// The share of killed mutants among those not proved equivalent, 0 to 1.
    pub fn rate(&self) -> f64 {
        match self.tested - self.equivalent {
            0 => 0.0,
            counted => self.killed as f64 / counted as f64,
        }
    }

    /// Whether the share is what it must be.
    pub fn holds(&self) -> bool {
        self.rate() >= BAR
    }
}

impl fmt::Display for MutationReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MutationReport {
            block, listed, tested, killed, equivalent, survivors, seconds, ..
        } = self;
        let (rate, left) = (100.0 * self.rate(), survivors.len());
        write!(
            f,
            "{block}: {rate:.1} % of mutants killed: {killed} of {tested}, {equivalent} proved equivalent, {left} \
             survive; {tested} of {listed} listed were tested in {seconds:.0} s; the recorded vectors kill {} of the \
             {killed}",
            self.killed_by_vectors()
        )?;
        for Survivor { mutation, sources, fate } in survivors {
            let fate = match fate {
                Fate::Equivalent => "equivalent".to_owned(),
                Fate::Different { cycles } => format!("some inputs show it in {cycles} cycles"),
                Fate::Untried => "not checked for equivalence".to_owned(),
                Fate::Unknown => "no solver closed it".to_owned(),
            };
            write!(f, "\n  {mutation}, at {}: {fate}", sources.join(", "))?;
        }
        Ok(())
    }
}
