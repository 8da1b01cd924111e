//! Checks of emitted Verilog by several front ends, without simulating it.
//!
//! Whatever a tool says is a finding; there is no waiver. The engines find different things: only
//! Verilator sees combinational loops across modules, only Yosys conflicting drivers, only Icarus
//! Verilog insists on the 2005 standard's declarations, and pyslang is the strictest about widths.

mod each;
mod parts;
mod pyslang;
#[cfg(test)]
mod tests;
mod text;
mod yosys;

use emit::Design;
use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tools::{self, Missing, Tool};

/// A unit that is checked as one design: the files and the module on top of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Name of the top module.
    pub top: String,
    /// All files, leaf modules first.
    pub files: Vec<PathBuf>,
}

impl Target {
    /// The files that `filelist.f` in this folder names or, if there is none, all in it that end in `.v`.
    ///
    /// # Errors
    /// The folder or the list cannot be read.
    pub fn folder(folder: &Path, top: &str) -> io::Result<Self> {
        let list = folder.join("filelist.f");
        let mut files = Vec::new();
        if list.is_file() {
            let text = fs::read_to_string(list)?;
            let names = text.lines().map(str::trim);
            let names = names.filter(|line| !line.is_empty() && !line.starts_with("//"));
            files.extend(names.map(|name| folder.join(name)));
        } else {
            for file in fs::read_dir(folder)? {
                files.push(file?.path());
            }
            files.retain(|file| file.extension().is_some_and(|extension| extension == "v"));
            files.sort_unstable();
        }
        Ok(Target { top: top.to_owned(), files })
    }
}

/// A way of checking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Engine {
    /// The rules about the text itself: no `$`, no lint waiver.
    Text,
    /// `verilator --lint-only -Wall`.
    Verilator,
    /// `iverilog -g2005 -Wall -t null`.
    Icarus,
    /// pyslang with `--std 1364-2005 -Weverything`.
    Pyslang,
    /// Yosys `hierarchy -check`, `proc`, `check -assert`, and no latch.
    Yosys,
}

impl Engine {
    /// Every engine, the fastest first.
    pub const ALL: [Engine; 5] =
        [Engine::Text, Engine::Verilator, Engine::Icarus, Engine::Pyslang, Engine::Yosys];

    /// Whether what it says of a module depends on where the module is: these elaborate what is below the top.
    fn elaborates(self) -> bool {
        matches!(self, Engine::Verilator | Engine::Icarus | Engine::Pyslang)
    }

    /// The engine's messages about each target, in their order; empty where it is content.
    fn run(self, targets: &[Target]) -> Result<Vec<String>, Missing> {
        match self {
            Engine::Text => Ok(text::run(targets)),
            Engine::Verilator => with(&tools::VERILATOR, |program| {
                let second = std::env::var_os(SECOND_VERILATOR).map(PathBuf::from);
                verilators(&[&[program], second.as_deref().as_slice()].concat(), targets)
            }),
            Engine::Icarus => {
                with(&tools::ICARUS, |program| each::run(program, each::ICARUS, targets))
            }
            Engine::Pyslang => with(&tools::PYSLANG, |program| pyslang::run(program, targets)),
            Engine::Yosys => with(&tools::YOSYS, |program| yosys::run(program, targets)),
        }
    }
}

/// Names another Verilator, of another version, that reads whatever the first one reads. The gate sets it.
const SECOND_VERILATOR: &str = "WARPCACHE_SECOND_VERILATOR";

/// Messages of several Verilators about each target.
fn verilators(programs: &[&Path], targets: &[Target]) -> io::Result<Vec<String>> {
    let mut said = vec![String::new(); targets.len()];
    for program in programs {
        for (all, text) in said.iter_mut().zip(each::run(program, each::VERILATOR, targets)?) {
            all.push_str(&text);
        }
    }
    Ok(said)
}

/// Finds the tool and runs it. One that cannot be run to the end is as good as missing.
fn with(
    tool: &'static Tool,
    run: impl FnOnce(&Path) -> io::Result<Vec<String>>,
) -> Result<Vec<String>, Missing> {
    let path = &tool.find()?.path;
    run(path).map_err(|error| tool.missing(format!("`{}`: {error}", path.display())))
}

/// Message of one engine about one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The engine that has the complaint, one of [`Engine::ALL`].
    pub engine: Engine,
    /// The top module of the target.
    pub top: String,
    /// All the engine said, one or more lines.
    pub text: String,
}

/// The outcome of [`lint`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Findings, by engine, then in the order of the targets.
    pub findings: Vec<Finding>,
    /// The tools without which an engine was left out; whether that will do is the caller's to say.
    pub missing: Vec<Missing>,
}

impl Report {
    /// Whether all engines ran and none found anything.
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty() && self.missing.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Finding { engine, top, text } in &self.findings {
            writeln!(f, "{top}: {engine:?}:\n{text}")?;
        }
        self.missing.iter().try_for_each(|missing| writeln!(f, "{missing}"))
    }
}

/// The engine's messages about each target, or about that with which it is read.
fn read_once(engine: Engine, targets: &[Target], with: &[usize]) -> Result<Vec<String>, Missing> {
    let is_whole = |number: &usize| with[*number] == *number;
    let whole: Vec<usize> = (0..targets.len()).filter(is_whole).collect();
    let read: Vec<Target> = whole.iter().map(|&number| targets[number].clone()).collect();
    let said: HashMap<usize, String> = whole.into_iter().zip(engine.run(&read)?).collect();
    Ok(with.iter().map(|number| said.get(number).cloned().unwrap_or_default()).collect())
}

/// Runs every given engine over every target.
///
/// Each text is judged once: [`Engine::Text`] and Yosys look at each module by itself, and the others at each target with all
/// that is below its top. One whose top is a part of another target, or has the text of one before, is read with that, below
/// whatever instantiates it, where the widths of its ports count; the findings of that are its findings. An engine that reads many targets in one process is started once; the others run as many
/// processes at a time as there are processors.
pub fn lint(targets: &[Target], engines: &[Engine]) -> Report {
    let mut report = Report::default();
    let with = parts::read_with(targets);
    for &engine in engines {
        let said = match engine.elaborates() {
            true => read_once(engine, targets, &with),
            false => engine.run(targets),
        };
        match said {
            Ok(texts) => {
                let said = texts.into_iter().zip(targets).filter(|(text, _)| !text.is_empty());
                let finding = |(text, target): (String, &Target)| Finding {
                    engine,
                    top: target.top.clone(),
                    text,
                };
                report.findings.extend(said.map(finding));
            }
            Err(missing) => report.missing.push(missing),
        }
    }
    report
}

/// Runs these engines over designs that are not on disk. Each is written into a separate folder,
/// which is gone afterwards.
///
/// # Errors
/// A folder cannot be written.
pub fn lint_designs(designs: &[Design], engines: &[Engine]) -> io::Result<Report> {
    let root = tools::temporary::Folder::new()?;
    let written = designs.iter().enumerate().map(|(number, design)| {
        let folder = root.path().join(number.to_string());
        fs::create_dir(&folder)?;
        design.write_to(&folder)?;
        Target::folder(&folder, &design.top)
    });
    Ok(lint(&written.collect::<io::Result<Vec<Target>>>()?, engines))
}
