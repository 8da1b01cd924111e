//! Compiles what all Verilated designs share, once per version of the tools: the Verilator runtime,
//! and its header in the compiler's form, without which a small design takes four times as long.

use super::build::Origin;
use super::cache::Cache;
use super::{Error, Trace};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use tools::content::key;
use tools::{self, Found};

/// The header that comes before all others; its compiled form lies beside it.
const HEADER: &str = "runtime.h";

/// Verilator and the C++ compiler, with what they need on every command line.
pub(super) struct Toolchain {
    pub(super) verilator: &'static Found,
    cxx: &'static Found,
    include: PathBuf,
    trace: Trace,
    pub(super) origin: Origin,
}

/// A user's text may print and end the simulation: it prints to standard error, since standard output has reports, and
/// the shim says what an end is.
const HOSTED: &[&str] = &[
    "-DVL_PRINTF(...)=fprintf(stderr,__VA_ARGS__)",
    "-DVL_USER_FINISH",
    "-DVL_USER_STOP",
    "-DVL_USER_FATAL",
];

impl Toolchain {
    /// Finds the tools and Verilator's folder of C++ sources.
    pub(super) fn find(trace: Trace, origin: Origin) -> Result<Self, Error> {
        let verilator = tools::verilator()?;
        let cxx = tools::CXX.find()?;
        // A process asks once: Verilator's start, a Perl script, would cost more than a cache hit.
        static ROOT: OnceLock<Result<PathBuf, Error>> = OnceLock::new();
        let root = ROOT.get_or_init(|| root(verilator)).as_ref().map_err(Clone::clone)?;
        let include = root.join("include");
        Ok(Toolchain { verilator, cxx, include, trace, origin })
    }

    /// Whether the user's command line of the compiler has a level of optimisation.
    pub(super) fn has_level(&self) -> bool {
        self.cxx.arguments.iter().any(|argument| argument.as_encoded_bytes().starts_with(b"-O"))
    }

    /// The options that decide what the compiler writes; they are part of every key.
    fn options(&self) -> Vec<&'static str> {
        // Without `-fno-gnu-unique`, designs loaded into one process would share globals. `-pthread` defines a macro,
        // with or without which the compiled header is of no use to the other.
        let mut options = vec!["-std=gnu++17", "-fPIC", "-pthread"];
        // For the largest node `-Og` takes 5 s where `-O2` takes 23, and loses 1 s in a million cycles.
        if !self.has_level() {
            options.push("-Og");
        }
        options.extend(["-fvisibility=hidden", "-fno-gnu-unique"]);
        if self.origin == Origin::User {
            options.extend(HOSTED);
        }
        match self.trace {
            Trace::Off => {}
            Trace::Fst => options.extend(["-DVM_TRACE=1", "-DVM_TRACE_FST=1"]),
            Trace::Vcd => options.extend(["-DVM_TRACE=1", "-DVM_TRACE_VCD=1"]),
        }
        options
    }

    /// Dependences of a build besides its text.
    pub(super) fn identity(&self) -> Vec<String> {
        let root = self.include.display().to_string();
        let mut parts = vec![self.verilator.version.clone(), root, self.cxx.version.clone()];
        parts.extend(
            self.cxx.arguments.iter().map(|argument| argument.to_string_lossy().into_owned()),
        );
        parts.extend(self.options().into_iter().map(String::from));
        parts
    }

    /// Libraries of a design with waveforms.
    pub(super) fn libraries(&self) -> &'static [&'static str] {
        match self.trace {
            Trace::Off | Trace::Vcd => &[],
            // Until some version after 5.006, Verilator carried LZ4 in its sources.
            Trace::Fst if self.include.join("gtkwave/lz4.c").is_file() => &["-lz"],
            Trace::Fst => &["-lz", "-llz4"],
        }
    }

    /// Runs the compiler in `folder`; `what` is for the error.
    pub(super) fn compile(
        &self,
        what: &str,
        folder: &Path,
        arguments: &[impl AsRef<OsStr>],
    ) -> Result<(), Error> {
        let mut command = self.cxx.command();
        command.current_dir(folder).args(self.options());
        command.arg("-I").arg(&self.include).arg("-I").arg(self.include.join("vltstd"));
        let output = tools::run(command.args(arguments)).map_err(Error::io(&self.cxx.path))?;
        if output.status.success() {
            return Ok(());
        }
        Err(Error::compiler(what, String::from_utf8_lossy(&output.stderr).into_owned()))
    }
}

/// The folder Verilator is installed in, as it says itself.
fn root(verilator: &Found) -> Result<PathBuf, Error> {
    let mut command = verilator.command();
    let output = tools::run(command.args(["--getenv", "VERILATOR_ROOT"]));
    let output = output.map_err(Error::io(&verilator.path))?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// The compiled runtime in the cache.
pub(super) struct Runtime {
    /// Include this file before all others, by this path.
    pub(super) header: PathBuf,
    /// Objects to link, in this order.
    pub(super) objects: Vec<PathBuf>,
}

impl Runtime {
    /// The runtime made of these files of Verilator's (`verilated`, `verilated_threads`, ...).
    pub(super) fn get(cache: &Cache, tools: &Toolchain, names: &[String]) -> Result<Self, Error> {
        let identity = tools.identity();
        let parts = identity.iter().chain(names).map(String::as_str);
        let folder =
            cache.entry(&format!("runtime-{}", key(parts)), |work| build(tools, names, work))?;
        let objects = names.iter().map(|name| folder.join(name).with_extension("o")).collect();
        Ok(Runtime { header: folder.join(HEADER), objects })
    }
}

fn build(tools: &Toolchain, names: &[String], work: &Path) -> Result<(), Error> {
    let what = "the Verilator runtime";
    for name in names {
        let file = tools.include.join(name).with_extension("cpp");
        let object = format!("{name}.o");
        tools.compile(what, work, &["-c", "-o", &object, &file.to_string_lossy()])?;
    }
    let writer = tools.trace.writer().map(|writer| format!("#include \"{}\"\n", writer.header));
    let writer = writer.unwrap_or_default();
    let text = format!("#include \"verilated.h\"\n{writer}#include <memory>\n#include <mutex>\n");
    fs::write(work.join(HEADER), text).map_err(Error::io(work))?;
    tools.compile(what, work, &["-x", "c++-header", "-o", &format!("{HEADER}.gch"), HEADER])
}
