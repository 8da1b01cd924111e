//! A cross product of values, a command or several at each of its points, and what came of it as one report.
//!
//! Nothing here knows what is swept: a config is a text, a command its words, an outcome numbers by name.
//! Who knows them makes a [`Plan`] and gives [`run()`] a function that does the work of one point.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`Axis`], [`Product`] | the fields and their values; the points, by number |
//! | [`Plan`] | what is to be done: all that a result depends on, and its key |
//! | [`Outcome`], [`Ended`] | the numbers of a command at a point, or why there are none |
//! | [`Results`] | outcomes, or other results, in a folder, by key, each sealed |
//! | [`run()`] | points on several threads; what is there is not run again |
//! | [`PlanFolder`] | the same for other machines: `jobs.txt`, `slurm.sh`, `parallel.sh` |
//! | [`Report`] | rows as a table, CSV, JSON, Markdown, HTML with charts; marginal effects |

mod axis;
mod document;
mod effects;
mod error;
mod folder;
mod outcome;
mod plan;
mod results;
mod run;
mod scripts;
#[cfg(test)]
mod tests;

pub use axis::{Axis, Product};
pub use document::Report;
pub use effects::Effect;
pub use error::Error;
pub use folder::PlanFolder;
pub use outcome::{Aim, Ended, Form, Meaning, Measured, Outcome};
pub use plan::{About, Command, Config, Input, LeftOut, Plan, Point};
pub use results::{Found, Results};
pub use run::{Row, run};
