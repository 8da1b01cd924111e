//! Blocks as the synthesis sees them, and its reports as files; shared by `area` and `timing`.

use crate::catalogue;
use crate::commands::generate;
use crate::commands::sweep::{Base, resolved};
use crate::console::Console;
use crate::designs::{Several, named_twice};
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Output, Outputs, name_of_input, read_text};
use design::Design;
use emit::EmitOptions;
use registry::Block;
use report::table::Table;
use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use synthesis::{Library, Sram, Subject, Target};

/// The blocks of the designs, or those of that name.
pub(crate) fn subjects(
    designs: &Several,
    block: Option<&str>,
    input: &mut dyn Read,
) -> Result<Vec<Subject>, Failure> {
    let mut subjects = Vec::new();
    let mut seen = HashSet::new();
    for design in designs.load(input)? {
        if !seen.insert(design.name().to_string()) {
            return Err(named_twice("tables", design.name()));
        }
        subjects.extend(subjects_of(&design, block)?);
    }
    Ok(subjects)
}

/// The blocks of a design without its tops, or the block of that name: a top holds a node a core, so that it takes the
/// node's time once a core, and its row says little that the node's does not.
pub(crate) fn blocks_of(design: &Design, named: Option<&str>) -> Result<Vec<Block>, Failure> {
    let mut blocks = catalogue::blocks_of(design, named)?;
    blocks.retain(|block| named.is_some() || registry::parts_of(block.info.name).is_none());
    Ok(blocks)
}

/// The blocks of the design to synthesise.
pub(crate) fn subjects_of(design: &Design, named: Option<&str>) -> Result<Vec<Subject>, Failure> {
    let constraints = catalogue::constraints_of(design);
    let mut subjects = Vec::new();
    for block in blocks_of(design, named)? {
        // Without a head, so that what is the same hardware is the same text.
        let emitted = block.block.emit(&EmitOptions::default()).or_does_not_hold()?;
        let sdc = generate::sdc(design, &block, &emitted)?;
        subjects.push(Subject {
            design: design.name().to_string(),
            kind: design.kind().to_string(),
            block: block.info.name.to_string(),
            is_top: registry::parts_of(block.info.name).is_some(),
            emitted,
            sdc,
            period_ps: constraints.clock_period_ps,
            fpga_period_ps: constraints.fpga_clock_period_ps,
        });
    }
    Ok(subjects)
}

/// How the program ends after an error of the synthesis.
pub(crate) fn failure(error: synthesis::Error) -> Failure {
    Failure::new(Status::of(error.status()), error.to_string())
}

/// Where a command's results go, tried before its work begins. An input is no place for them, and is
/// itself checked now.
pub(crate) fn outputs(
    designs: &Several,
    sram: Option<&Path>,
    targets: &[Target],
) -> Result<Outputs, Failure> {
    let libraries = targets.iter().filter_map(|target| match target {
        Target::Liberty(library) => library.as_deref(),
        _ => None,
    });
    for library in libraries.clone() {
        Library::read(library).map_err(failure)?;
    }
    Ok(Outputs::beside(designs.paths().chain(sram).chain(libraries)))
}

/// The files that a synthesis reads.
pub(crate) fn inputs(sram: Option<&Path>, targets: &[Target]) -> Vec<PathBuf> {
    let libraries = targets.iter().filter_map(|target| match target {
        Target::Liberty(Some(path)) => Some(path.clone()),
        // Where there is none, the run says so.
        Target::Liberty(None) => Library::standard().ok().map(|library| library.path),
        _ => None,
    });
    sram.map(Path::to_path_buf).into_iter().chain(libraries).collect()
}

/// The same targets, with the files of libraries going out from a folder.
pub(crate) fn resolved_targets(targets: &[Target], base: &Base) -> Result<Vec<Target>, Failure> {
    let resolve = |target: &Target| match target {
        Target::Liberty(Some(path)) => Ok(Target::Liberty(Some(resolved(path, base)?))),
        other => Ok(other.clone()),
    };
    targets.iter().map(resolve).collect()
}

/// Name of a block on a target in a sweep; of a library's file the name alone.
pub(crate) fn subject_name(target: &str, block: &str) -> String {
    let file = target.strip_prefix("liberty=").and_then(|path| Path::new(path).file_name());
    match file {
        Some(file) => format!("{block} on liberty={}", file.display()),
        None => format!("{block} on {target}"),
    }
}

/// The table of SRAM macros that the user names, of which `-` is on standard input, or else the project's.
pub(crate) fn sram(path: Option<&Path>, input: &mut dyn Read) -> Result<Sram, Failure> {
    let Some(path) = path else { return Sram::standard().map_err(failure) };
    let text = read_text(path, input, "a table of SRAM shapes, like synthesis/sram/*.toml")?;
    Sram::parse(&name_of_input(path), &text).map_err(failure)
}

/// Writes a report in the form that the ending of `path` names.
pub(crate) fn write_report(
    path: &Path,
    output: &Output,
    (json, tables): (&str, &[Table]),
    console: &mut Console,
) -> Result<(), Failure> {
    let text = match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => format!("{json}\n"),
        Some("md") => tables.iter().map(Table::markdown).collect::<Vec<_>>().join("\n"),
        _ => tables.iter().map(|table| table.text() + "\n").collect::<Vec<_>>().join("\n"),
    };
    output.write(text.as_bytes(), console)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.
    use super::*;
    use design::PRESETS;

    #[test]
    fn a_top_of_several_cores_has_to_be_named() {
        let design =
            PRESETS.iter().find(|preset| preset.name == "baseline").unwrap().design().unwrap();
        let names = |named| -> Vec<&str> {
            blocks_of(&design, named).unwrap().iter().map(|block| block.info.name).collect()
        };
        assert_eq!(names(None), ["l1", "packet_switch", "flush_barrier"]);
        assert_eq!(names(Some("private_cluster")), ["private_cluster"]);
        let small =
            "design = 'private'\nname = 't'\ncluster = { cores = 2, l2_slices = 1 }\nl1.sets = 4";
        let small = Design::parse(small, "t.toml").unwrap();
        let is_top = |name| subjects_of(&small, Some(name)).unwrap()[0].is_top;
        assert_eq!((is_top("private_cluster"), is_top("flush_barrier")), (true, false));
    }
}
