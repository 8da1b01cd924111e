//! How fast blocks are.

use crate::error::Error;
use crate::liberty::Library;
use crate::path::{Path, TimingOptions};
use crate::run::version;
use crate::subject::Subject;
use crate::target::Target;
use crate::{place, sta};
use serde::Serialize;
use tools::parallel::each;
use tools::{NEXTPNR_ECP5, NEXTPNR_ICE40, OPENSTA, Tool, YOSYS};

/// The outcome of [`timing`].
#[derive(Clone, Debug, Serialize)]
pub struct TimingReport {
    /// The versions of the tools.
    pub tools: Vec<String>,
    /// Target by target, blocks in their order.
    pub blocks: Vec<BlockTiming>,
}

/// How fast a block is on a target.
#[derive(Clone, Debug, Serialize)]
pub struct BlockTiming {
    /// The design's name.
    pub design: String,
    /// The block's name.
    pub block: String,
    /// As in `ice40`.
    pub target: String,
    /// The clock period that its config asks for, in ps.
    pub asked_period_ps: u32,
    /// The path that decides; none in a block without paths, or one that was not placed.
    pub path: Option<Path>,
    /// Why there is none.
    pub obstacle: Option<String>,
}

/// Finds the longest path of every block on every target. `done` receives how many are finished.
///
/// # Errors
/// A target that has no timing, or a tool or library that is missing or of no use; see [`Error`].
pub fn timing(
    subjects: &[Subject],
    options: &TimingOptions,
    done: &(dyn Fn(u64) + Sync),
) -> Result<TimingReport, Error> {
    let mut tools = vec![version(&YOSYS)?];
    let mut libraries = Vec::new();
    for target in &options.targets {
        let tool = tool_of(target)?;
        let version = version(tool)?;
        tools.extend((!tools.contains(&version)).then_some(version));
        libraries.push((target, target.library()?));
    }
    let jobs: Vec<_> = libraries
        .iter()
        .flat_map(|(target, library)| subjects.iter().map(move |s| (*target, library.as_ref(), s)))
        .collect();
    let blocks = each(&jobs, options.threads, done, |(target, library, subject)| {
        one(target, *library, subject, options)
    })?;
    Ok(TimingReport { tools, blocks })
}

/// Refuses a target that has no timing.
///
/// # Errors
/// The target has none.
pub fn require_timing(target: &Target) -> Result<(), Error> {
    tool_of(target).map(drop)
}

fn tool_of(target: &Target) -> Result<&'static Tool, Error> {
    match target {
        Target::Liberty(_) => Ok(&OPENSTA),
        Target::Ice40 => Ok(&NEXTPNR_ICE40),
        Target::Ecp5 => Ok(&NEXTPNR_ECP5),
        Target::Generic | Target::Xilinx => Err(Error::Input(format!(
            "timing: a target must be one of ice40, ecp5, liberty, liberty=FILE; got {target}; try \
             liberty"
        ))),
    }
}

fn one(
    target: &Target,
    library: Option<&Library>,
    subject: &Subject,
    options: &TimingOptions,
) -> Result<BlockTiming, Error> {
    let (asked_period_ps, path, obstacle) = match library {
        Some(library) => {
            let path = sta::longest(target, library, subject, options)?;
            (subject.period_ps, path, None)
        }
        None => match place::longest(target, subject, &options.store)? {
            Ok(path) => (subject.fpga_period_ps, Some(path), None),
            Err(obstacle) => (subject.fpga_period_ps, None, Some(obstacle)),
        },
    };
    Ok(BlockTiming {
        design: subject.design.clone(),
        block: subject.block.clone(),
        target: target.to_string(),
        asked_period_ps,
        path,
        obstacle,
    })
}
