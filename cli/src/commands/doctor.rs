//! `warpcache doctor`: which external tools are there.

use crate::console::Console;
use crate::failure::Failure;
use crate::json;
use crate::progress;
use serde::Serialize;
use std::path::PathBuf;
use synthesis::{Error, Library};
use tools::{self, Missing, Tool};

/// Finds the external tools and says how to get the missing ones
///
/// Every tool is optional: one that is missing or too old stops only what it is needed for, so the exit
/// status is 0.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    tools: Vec<ToolReport>,
}

#[derive(Serialize)]
struct ToolReport {
    name: &'static str,
    needed_for: &'static str,
    /// The environment variable that names another path.
    variable: &'static str,
    /// The least version that is supported, where one is known.
    #[serde(skip_serializing_if = "str::is_empty")]
    least: &'static str,
    #[serde(flatten)]
    state: State,
}

#[derive(Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
enum State {
    Found {
        version: String,
        #[serde(serialize_with = "json::path")]
        path: PathBuf,
    },
    TooOld {
        version: String,
        #[serde(serialize_with = "json::path")]
        path: PathBuf,
        remedy: &'static str,
    },
    Missing {
        reason: String,
        remedy: &'static str,
    },
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let all = tools::all();
    let bar = progress::of("doctor", all.len() as u64, "tools", console.is_quiet());
    let mut tools = Vec::new();
    for tool in all {
        tools.push(examine(tool));
        bar.iter().for_each(|bar| bar(tools.len() as u64));
    }
    tools.push(library());
    let report = Report { tools };
    if arguments.json { console.json(&report) } else { console.report(&text(&report)) }
}

fn examine(tool: &'static Tool) -> ToolReport {
    let state = match tool.find() {
        Ok(found) => State::Found { version: found.version.clone(), path: found.path.clone() },
        Err(Missing { old: Some(old), remedy, .. }) => {
            State::TooOld { version: old.version, path: old.path, remedy }
        }
        Err(Missing { reason, remedy, .. }) => State::Missing { reason, remedy },
    };
    let Tool { name, purpose: needed_for, variable, least, .. } = *tool;
    ToolReport { name, needed_for, variable, least, state }
}

/// The library that `--target liberty` represents: no program, and as optional.
fn library() -> ToolReport {
    let Missing { name, purpose, reason, remedy, variable, .. } = Library::absent(String::new());
    let state = match Library::standard() {
        Ok(found) => State::Found { version: found.to_string(), path: found.path },
        Err(Error::Missing(missing)) => State::Missing { reason: missing.reason, remedy },
        Err(error) => State::Missing { reason: format!("{reason}{error}"), remedy },
    };
    ToolReport { name, needed_for: purpose, variable, least: "", state }
}

fn text(report: &Report) -> String {
    let is_found = |tool: &&ToolReport| matches!(tool.state, State::Found { .. });
    let found = report.tools.iter().filter(is_found).count();
    let lines: String = report.tools.iter().map(lines).collect();
    let all = report.tools.len();
    format!("{lines}{found} of {all} tools found; all are optional: generate needs none")
}

fn lines(tool: &ToolReport) -> String {
    let ToolReport { name, needed_for, variable, least, state } = tool;
    match state {
        State::Found { version, path } => {
            let path = path.display();
            format!("found    {name}: {version}\n         {path}, for {needed_for}\n")
        }
        State::TooOld { version, path, remedy } => {
            let path = path.display();
            format!(
                "too old  {name}: {version}; must be {least} or newer\n         {path}, needed for \
                 {needed_for}; {remedy}, or set {variable} to its path\n"
            )
        }
        State::Missing { reason, remedy } => format!(
            "missing  {name}: {reason}\n         needed for {needed_for}; {remedy}, or set {variable} \
             to its path\n"
        ),
    }
}
