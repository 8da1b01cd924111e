//! A stimulus and the golden model's answers, for a simulator outside this project: as a text of any length, or as the
//! [vectors](Vectors) that lie beside a block's Verilog.

mod known;
mod run;
mod select;
mod text;
mod vectors;

pub use known::Known;
pub(crate) use run::Cycle;
pub use text::record;
pub use vectors::{Extent, Stretch, VectorCycle, VectorField, Vectors, vectors};
pub(crate) use vectors::{cycles, stretches};
