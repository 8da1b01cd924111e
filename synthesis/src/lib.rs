//! Cost and speed of emitted blocks: Yosys maps them to gates, to FPGAs or to a cell library;
//! OpenSTA and nextpnr find their longest paths.
//!
//! [`area()`] and [`timing()`] take [`Subject`]s and give reports, which know how to be shown. Every run
//! of a tool depends on nothing but texts, and its outcome is kept by their hash in a [`Store`](tools::store::Store): the
//! same again costs nothing.

mod area;
mod block_area;
mod census;
mod chart;
mod error;
mod liberty;
mod macros;
mod mapping;
mod papers;
mod path;
mod place;
mod run;
mod scale;
mod show;
mod sram;
mod sta;
mod subject;
mod target;
mod timing;

pub use area::{AreaOptions, AreaReport, LibraryReport, area};
pub use block_area::{BlockArea, ModuleArea, Silicon};
pub use census::Resources;
pub use error::Error;
pub use liberty::Library;
pub use papers::{Comparison, PartReport};
pub use path::{Path, Step, TimingOptions};
pub use run::standard_store;
pub use scale::Scale;
pub use sram::Sram;
pub use subject::Subject;
pub use target::{Target, UnknownTarget};
pub use timing::{BlockTiming, TimingReport, require_timing, timing};
