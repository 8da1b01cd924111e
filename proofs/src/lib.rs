//! Proofs of blocks, and mutants of them.
//!
//! A block states its properties beside itself ([`Proofs`]): Verilog fragments with labelled assertions, above each a
//! comment with its rule and a deliberate fault, and small configurations. [`prove`] puts the fragments into a copy of the
//! emitted modules and lets Yosys, an SMT solver and ABC decide. [`mutate`] changes a block's netlist a thousand
//! times and counts how many changes the block's lockstep notices.

mod contract;
mod declare;
mod error;
mod labels;
pub mod mutate;
mod names;
mod paths;
mod prelude;
pub mod prove;
mod sources;
mod statements;
mod yosys;

pub use declare::{Case, Exemption, Fragment, Proofs};
pub use error::Error;
pub use statements::{Fault, Property};
pub use yosys::Effort;

/// Receives how much of long work is done, and of how much, from any thread; the whole may grow.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// A fragment for memories: wires `word_0` to `word_3` carry their first words.
pub const FIRST_WORDS: &str = include_str!("first_words.v");
