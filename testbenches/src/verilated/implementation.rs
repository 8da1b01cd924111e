//! A user's Verilog in place of the emitted one, with the ports of the same block.
//!
//! Verilator reads the files where they are, with the user's lists and folders; what it makes of them is the key of the
//! cache, since what they include is known to nobody before.

use super::build::{MODEL, Origin, VERILATE, compile, finish, read, traced};
use super::cache::Cache;
use super::runtime::Toolchain;
use super::{Error, Source, Trace, header, shim};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tools::content::key;
use tools::temporary::Folder;

/// A user's implementation of a block: files for Verilator, and which module is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Implementation {
    /// Verilator's command line: paths from the working directory, and options.
    pub arguments: Vec<OsString>,
    /// The top module; `None` for the block's name.
    pub top: Option<String>,
}

/// Warnings are the user's matter; delays are ignored; a loop that resets a memory is unrolled, without which this
/// Verilator takes no `<=` in it.
const USER: &[&str] = &[
    "-Wno-lint",
    "-Wno-style",
    "-Wno-TIMESCALEMOD",
    "-Wno-fatal",
    "--no-timing",
    "--unroll-count",
    "4096",
    "--unroll-stmts",
    "1000000",
];

/// The path of the shared object, and the source whose ports it has: those of `block`, but for outputs that nobody reads.
pub(super) fn build(
    cache: &Cache,
    block: &Source,
    implementation: &Implementation,
    trace: Trace,
) -> Result<(PathBuf, Source), Error> {
    let tools = Toolchain::find(trace, Origin::User)?;
    let folder = Folder::new().map_err(Error::io(&std::env::temp_dir()))?;
    let made = folder.path().join(MODEL);
    let top = implementation.top.as_ref().unwrap_or(&block.top);
    verilate(&tools, implementation, top, trace, &made)?;
    let source = with_ports_of(block, top, &read(&made.join("Vdut.h"))?)?;
    let fault = |text| Error::Source { top: top.clone(), text };
    let shim = shim::write(&source, trace, Origin::User).map_err(fault)?;
    let files = texts(&made).map_err(Error::io(&made))?;
    let mut parts = tools.identity();
    parts.push(shim.clone());
    parts.extend(files.iter().flat_map(|(name, text)| [name.clone(), text.clone()]));
    let build = |work: &Path| {
        let model = work.join(MODEL);
        fs::create_dir(&model).map_err(Error::io(&model))?;
        for (name, text) in &files {
            let path = model.join(name);
            fs::write(&path, text).map_err(Error::io(&path))?;
        }
        compile(cache, &tools, &source, &shim, work)?;
        finish(work)
    };
    // A user's name may hold what no file's name should.
    let name = format!("{}-{}", block.top, key(parts.iter().map(String::as_str)));
    Ok((super::build::object(&cache.entry(&name, build)?), source))
}

/// Runs Verilator where the user is, so that paths mean what they mean to him.
fn verilate(
    tools: &Toolchain,
    implementation: &Implementation,
    top: &str,
    trace: Trace,
    made: &Path,
) -> Result<(), Error> {
    let mut command = tools.verilator.command();
    // Of an option that is given twice, the last counts: a list cannot lead the output elsewhere.
    command.args(&implementation.arguments).args(VERILATE).args(USER);
    traced(&mut command, trace);
    command.arg("--Mdir").arg(made).args(["--prefix", "Vdut", "--top-module", top]);
    let output = tools::run(&mut command).map_err(Error::io(&tools.verilator.path))?;
    if output.status.success() && made.join("Vdut.h").is_file() {
        return Ok(());
    }
    // Verilator looks for modules in its folder too, which is gone when this is read.
    let hidden = made.display().to_string();
    let said = String::from_utf8_lossy(&output.stderr);
    let mut lines: Vec<&str> = said.lines().filter(|line| !line.contains(&hidden)).collect();
    if lines.is_empty() {
        lines.push("it made no model: a list may have options of another program");
    }
    if implementation.top.is_none() && said.contains(&format!("'{top}' was not found")) {
        lines.push("try --top with the name of the module");
    }
    Err(Error::Files { top: top.to_owned(), text: lines.join("\n") })
}

/// The source that represents the user's module, whose ports are in the header that Verilator wrote.
fn with_ports_of(block: &Source, top: &str, header: &str) -> Result<Source, Error> {
    let mut source = Source { top: top.to_owned(), files: Vec::new(), ..block.clone() };
    source.outputs.retain(|port| !port.is_unread() || header::has(header, &port.name));
    let lines = header::differences(&source, header);
    if lines.is_empty() {
        return Ok(source);
    }
    let lines: Vec<String> = lines.iter().map(|line| format!("  {line}")).collect();
    Err(Error::Interface { top: top.to_owned(), text: lines.join("\n") })
}

/// The texts that are compiled, and the list of what they need, by their names.
fn texts(made: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for file in fs::read_dir(made)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_source = name.ends_with(".cpp") || name.ends_with(".h");
        if is_source || name == "Vdut_classes.mk" {
            files.push((name, fs::read_to_string(&path)?));
        }
    }
    files.sort_unstable();
    Ok(files)
}
