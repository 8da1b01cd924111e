//! Verilog text to a shared object in the cache.

use super::cache::Cache;
use super::runtime::{Runtime, Toolchain};
use super::{Error, Source, Trace, header, shim};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::content::key;

/// The shared object in an entry of the cache.
const OBJECT: &str = "design.so";
/// Where Verilator writes, below the entry while it is built.
pub(super) const MODEL: &str = "model";
/// `unique` makes state before reset, and every X, random instead of 0.
pub(super) const VERILATE: &[&str] =
    &["--cc", "-O3", "--x-assign", "unique", "--x-initial", "unique"];
/// Of emitted text no warning is waived. A netlist is not ours to warn of.
const WARNINGS_OF_EMITTED: &[&str] = &["-Wall"];
const WARNINGS_OF_NETLIST: &[&str] = &["-Wno-lint", "-Wno-style", "-Wno-UNOPTFLAT"];
/// By default arrays over 32 rows and signals over 256 bits would be missing from the waveform.
const VERILATE_TRACED: &[&str] = &["--trace-max-array", "1024", "--trace-max-width", "1024"];

/// Who wrote the Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The emitter.
    Emitted,
    /// Yosys.
    Netlist,
    /// A user; see [`Implementation`](super::Implementation).
    User,
}

impl Origin {
    fn warnings(self) -> &'static [&'static str] {
        match self {
            Origin::Emitted => WARNINGS_OF_EMITTED,
            Origin::Netlist | Origin::User => WARNINGS_OF_NETLIST,
        }
    }

    /// Options after the compiler's. A netlist runs for each of its mutants.
    fn compiled(self) -> &'static [&'static str] {
        match self {
            Origin::Emitted | Origin::User => &[],
            Origin::Netlist => &["-O1"],
        }
    }
}

/// The path of the shared object, which is built if the cache has none.
pub(super) fn build(
    cache: &Cache,
    source: &Source,
    trace: Trace,
    origin: Origin,
) -> Result<PathBuf, Error> {
    source.check()?;
    let top = &source.top;
    let tools = Toolchain::find(trace, origin)?;
    let fault = |text| Error::Source { top: top.clone(), text };
    let shim = shim::write(source, trace, origin).map_err(fault)?;
    let build = |work: &Path| {
        verilate(&tools, source, trace, work)?;
        compile(cache, &tools, source, &shim, work)?;
        finish(work)
    };
    let name = format!("{top}-{}", build_key(&tools, source, &shim));
    Ok(object(&cache.entry(&name, build)?))
}

/// Only the object is needed, and the rest is twenty times as large.
pub(super) fn finish(work: &Path) -> Result<(), Error> {
    let model = work.join(MODEL);
    fs::remove_dir_all(&model).map_err(Error::io(&model))
}

/// The shared object of an entry.
pub(super) fn object(entry: &Path) -> PathBuf {
    entry.join(OBJECT)
}

/// The hash of all a build depends on.
fn build_key(tools: &Toolchain, source: &Source, shim: &str) -> String {
    let (mut parts, origin) = (tools.identity(), tools.origin);
    let options = VERILATE.iter().chain(origin.warnings()).chain(origin.compiled());
    let options = options.chain(VERILATE_TRACED);
    parts.extend(options.map(|option| option.to_string()));
    // The shim does not tell the widths of outputs, which a build has been checked for.
    parts.extend([format!("{:?}", source.outputs), source.top.clone(), shim.to_owned()]);
    let files = source.files.iter().flat_map(|(name, text)| [name, text]);
    key(parts.iter().chain(files).map(String::as_str))
}

/// Writes the Verilog files and runs Verilator on them, with paths that mean the same everywhere.
fn verilate(tools: &Toolchain, source: &Source, trace: Trace, work: &Path) -> Result<(), Error> {
    let top = &source.top;
    let mut command = tools.verilator.command();
    command.current_dir(work).args(VERILATE).args(tools.origin.warnings());
    traced(&mut command, trace);
    command.args(["--Mdir", MODEL, "--prefix", "Vdut", "--top-module", top]);
    for (name, text) in &source.files {
        let path = work.join(name);
        fs::write(&path, text).map_err(Error::io(&path))?;
        command.arg(name);
    }
    let output = tools::run(&mut command).map_err(Error::io(&tools.verilator.path))?;
    if output.status.success() {
        return header::check(source, &read(&work.join(MODEL).join("Vdut.h"))?);
    }
    let text = String::from_utf8_lossy(&output.stderr).trim_end().to_owned();
    Err(Error::Refused { top: top.clone(), text })
}

/// The options of Verilator for a design that writes waveforms.
pub(super) fn traced(command: &mut Command, trace: Trace) {
    match trace {
        Trace::Off => command,
        Trace::Fst => command.arg("--trace-fst").args(VERILATE_TRACED),
        Trace::Vcd => command.arg("--trace").args(VERILATE_TRACED),
    };
}

/// Compiles all of the model and the shim as one file, which is faster than one at a time.
pub(super) fn compile(
    cache: &Cache,
    tools: &Toolchain,
    source: &Source,
    shim: &str,
    work: &Path,
) -> Result<(), Error> {
    let model = work.join(MODEL);
    let names = runtime_files(&read(&model.join("Vdut_classes.mk"))?);
    let runtime = Runtime::get(cache, tools, &names)?;
    let mut sources = Vec::new();
    for file in fs::read_dir(&model).map_err(Error::io(&model))? {
        let path = file.map_err(Error::io(&model))?.path();
        if path.extension().is_some_and(|extension| extension == "cpp") {
            sources.extend(
                path.file_name().map(|name| format!("#include \"{}\"\n", name.to_string_lossy())),
            );
        }
    }
    // The folder lists its files in any order; the text must not depend on it.
    sources.sort_unstable();
    let all = model.join("all.cc");
    fs::write(&all, sources.concat() + shim).map_err(Error::io(&all))?;
    tools.compile(&source.top, work, &arguments(tools, &runtime))
}

/// Arguments of the compiler besides the [toolchain's options](Toolchain): none of it may make the runtime's compiled
/// header useless, as a macro does.
fn arguments(tools: &Toolchain, runtime: &Runtime) -> Vec<OsString> {
    let mut arguments = vec!["-include".into(), runtime.header.clone().into()];
    let all = ["-I", MODEL, "-shared", "-o", OBJECT, "model/all.cc"];
    // The user's level is for all.
    let own = if tools.has_level() { &[] } else { tools.origin.compiled() };
    arguments.extend(all.iter().chain(own).map(OsString::from));
    arguments.extend(runtime.objects.iter().map(OsString::from));
    arguments.extend(tools.libraries().iter().map(OsString::from));
    arguments
}

/// The runtime's files that Verilator's list says this design needs.
fn runtime_files(classes: &str) -> Vec<String> {
    let lists = classes.split("VM_GLOBAL_").skip(1);
    let lines =
        lists.flat_map(|list| list.lines().skip(1).map(|line| line.trim_end_matches('\\').trim()));
    lines.filter(|line| line.starts_with("verilated")).map(String::from).collect()
}

pub(super) fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(Error::io(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A compiler does without a compiled header that does not suit, and says nothing.
    #[test]
    fn the_compiled_header_is_used() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join(MODEL)).unwrap();
        fs::write(folder.path().join("model/all.cc"), "").unwrap();
        use Origin::{Emitted, Netlist, User};
        for (trace, origin) in [(Trace::Off, Emitted), (Trace::Fst, Netlist), (Trace::Off, User)] {
            let tools = Toolchain::find(trace, origin).unwrap();
            let runtime = Runtime::get(&Cache::standard(), &tools, &[]).unwrap();
            let compile = |more: &[&str]| {
                let mut arguments = arguments(&tools, &runtime);
                arguments.extend(more.iter().map(OsString::from));
                tools.compile("a file", folder.path(), &arguments)
            };
            compile(&["-Werror=invalid-pch"]).unwrap();
            let refused = compile(&["-Werror=invalid-pch", "-U_REENTRANT"]).unwrap_err();
            assert!(refused.to_string().contains("not used because"), "{refused}");
        }
    }
}
