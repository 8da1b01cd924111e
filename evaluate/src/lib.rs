//! Effects of a memory trace on the L1 caches of a design, without time: the golden tags of its nodes,
//! and observers of each record's events.
//!
//! ```
//! use design::{Design, System};
//! use evaluate::{Evaluation, Metrics, Part, Setup};
//! use workloads::{Place, Workload};
//!
//! let design = Design::load("baseline")?;
//! let system = System::of(design.kind())?;
//! let setup = Setup { system: system.clone(), cores: None, metrics: Metrics::all() };
//! let mut evaluation = Evaluation::new(&design, &setup)?;
//! let place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };
//! let mut trace = "transpose:64".parse::<Workload>()?.open(&place)?;
//! evaluate::run(trace.as_mut(), "transpose", &system, &Part::default(), &mut [&mut evaluation])?;
//! // 64 * 64 elements of 4 bytes are 128 lines, each read once and none found.
//! let report = evaluation.report();
//! assert_eq!((report.total_of("loads"), report.total_of("miss")), (Some(128), Some(128)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | what it holds |
//! | --- | --- |
//! | `caches` | a trait for the L1 caches of a cluster, implemented once a design |
//! | [`Happened`] | what an access did |
//! | `metrics` | an observer each |
//! | [`Evaluation`] | caches and observers, record by record |
//! | [`Cycles`] | the same in cycles: a cluster of nodes |
//! | [`run()`] | a trace, or a part of it, through evaluations; `run_ahead` reads it on a separate thread |
//! | [`Within`] | a trace whose addresses must not be wider than the design's |
//! | [`suited`] | a design with the lines and cores of a trace |
//! | [`Report`] | counts and ratios, of each core and in all |
//! | [`Window`] | counts over time |

mod ahead;
mod caches;
mod evaluation;
mod happened;
mod hashing;
mod l2;
mod metrics;
mod report;
mod run;
mod suited;
#[cfg(test)]
mod tests;
mod timed;
mod width;
mod windows;

pub use evaluation::{Evaluation, Refused, Setup, private, private_top};
pub use happened::{Change, Changed, Happened, Request, Word};
pub use metrics::{FIELDS, Metric, Metrics};
pub use report::{Field, Form, Report};
pub use run::{Part, Ran, geometry, run, run_ahead};
pub use suited::suited;
pub use timed::{Cycles, Organisation, Stopped, is_top_alone};
pub use width::{Within, address_bits};
pub use windows::{Counted, Window};
