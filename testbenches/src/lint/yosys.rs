//! Yosys reads many designs in one process, up to the first error.

use super::Target;
use super::parts::{self, Part};
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use tools::temporary::Folder;

/// Messages of Yosys about each target.
///
/// Yosys looks at one module at a time. A target that was checked before, with all modules below it, is not
/// checked again: inside another module it is a black box, whose ports are checked as ever.
pub(super) fn run(program: &Path, targets: &[Target]) -> io::Result<Vec<String>> {
    let parts: Vec<Vec<Part>> = targets.iter().map(parts::of).collect();
    let mut seen = HashSet::new();
    let mut said = Vec::new();
    // An error ends the process; the targets after it go to a new one.
    while said.len() < targets.len() {
        let waiting = said.len()..targets.len();
        // A command line has no room for thousands of files.
        let folder = Folder::new()?;
        let script = folder.path().join("script.ys");
        let mut read = seen.clone();
        let commands: String =
            waiting.clone().map(|at| commands(&targets[at], &parts[at], &mut read)).collect();
        fs::write(&script, commands)?;
        let output = tools::run(Command::new(program).args(["-QT", "-s"]).arg(&script))?;
        let log = String::from_utf8_lossy(&output.stdout);
        let error = String::from_utf8_lossy(&output.stderr);
        let mut texts: Vec<String> = log.split(MARK).skip(1).map(complaints).collect();
        let complete = output.status.success() && texts.len() == waiting.len();
        match texts.last_mut() {
            Some(last) if !complete || !error.trim().is_empty() => {
                let error = if error.trim().is_empty() { "Yosys broke off" } else { error.trim() };
                *last = format!("{last}\n{error}").trim().to_owned();
            }
            Some(_) => {}
            None => return Err(io::Error::other(format!("Yosys did not start:\n{error}"))),
        }
        // Of a target in which the process ended, some modules may not have been looked at.
        let whole = texts.len() - usize::from(!complete);
        let looked_at = parts[waiting].iter().take(whole).flatten();
        seen.extend(looked_at.filter_map(|part| part.key.clone()));
        said.extend(texts);
    }
    Ok(said)
}

/// Begins each target in the log.
const MARK: &str = "@@ next design\n";

/// The commands for one target, whose modules are then among those that have been `read`; only the mark, if all are.
fn commands(target: &Target, parts: &[Part], read: &mut HashSet<String>) -> String {
    let is_read = |part: &&Part| part.key.as_ref().is_some_and(|key| read.contains(key));
    let (boxes, new): (Vec<&Part>, Vec<&Part>) = parts.iter().partition(is_read);
    let files = |parts: &[&Part]| -> String {
        parts.iter().map(|part| format!(" \"{}\"", part.file.display())).collect()
    };
    let mut commands = format!("design -reset\nlog {MARK}");
    if !boxes.is_empty() && !new.is_empty() {
        commands += &format!("read_verilog -lib{}\n", files(&boxes));
    }
    if !new.is_empty() || parts.is_empty() {
        commands += &format!(
            "read_verilog{}\nhierarchy -check -top {}\nproc\n\
             select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr\ncheck -assert\n",
            files(&new),
            target.top,
        );
    }
    let keys: Vec<String> = new.iter().filter_map(|part| part.key.clone()).collect();
    read.extend(keys);
    commands
}

/// The warnings of a log, each with the indented lines below it, and the latches.
fn complaints(log: &str) -> String {
    let mut lines = Vec::new();
    let mut belongs = false;
    for line in log.lines() {
        let starts = line.contains("Warning: ") || line.starts_with("Latch inferred");
        belongs = starts || (belongs && line.starts_with("    "));
        if belongs {
            lines.push(line);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_keep_the_lines_that_belong_to_them() {
        let log = "1. Executing\nWarning: conflict\n    port a\nmore\n    not this\nLatch inferred for `x'\n";
        assert_eq!(complaints(log), "Warning: conflict\n    port a\nLatch inferred for `x'");
    }

    const LEAF: &str = "module leaf (input wire a, output wire y);\nassign y = ~a;\nendmodule\n";
    const ABOVE: &str =
        "module above (input wire a, output wire y);\nleaf u_leaf (.a (a), .y (y));\nendmodule\n";

    /// A target of these modules, the last of which is the top.
    fn target(folder: &Path, modules: &[&str]) -> Target {
        let name = |module: &str| module.split(' ').nth(1).unwrap().to_string();
        let number = fs::read_dir(folder).unwrap().count();
        let folder = folder.join(number.to_string());
        fs::create_dir(&folder).unwrap();
        let write = |module: &&str| {
            let file = folder.join(format!("{}.v", name(module)));
            fs::write(&file, module).unwrap();
            file
        };
        let files = modules.iter().map(write).collect();
        Target { top: name(modules.last().unwrap()), files }
    }

    #[test]
    fn what_was_looked_at_is_a_black_box_for_those_above_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut read = HashSet::new();
        let mut commands_of = |modules: &[&str]| {
            let target = target(folder.path(), modules);
            commands(&target, &parts::of(&target), &mut read)
        };
        assert!(!commands_of(&[LEAF]).contains("-lib"));
        let above = commands_of(&[LEAF, ABOVE]);
        assert!(above.contains("-lib \"") && above.matches("leaf.v").count() == 1, "{above}");
        assert_eq!(commands_of(&[LEAF, ABOVE]), format!("design -reset\nlog {MARK}"));
    }

    #[test]
    fn what_is_wrong_around_a_black_box_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let no_port = ABOVE.replace(".a (a)", ".b (a)");
        let two_drivers = ABOVE.replace("endmodule", "assign y = a;\nendmodule");
        let latch = "reg q;\nalways @* if (a) q = 1'b1;\nassign y = q;";
        let other_leaf = LEAF.replace("assign y = ~a;", latch);
        let modules: [&[&str]; 6] = [
            &[LEAF],
            &[LEAF, ABOVE],
            &[LEAF, &no_port],
            &[LEAF, &two_drivers],
            &[&other_leaf, ABOVE],
            &[LEAF, ABOVE],
        ];
        let targets = modules.map(|modules| target(folder.path(), modules));
        let said = run(&tools::YOSYS.find().unwrap().path, &targets).unwrap();
        let is_clean = said.iter().map(|text| text.is_empty()).collect::<Vec<bool>>();
        assert_eq!(is_clean, [true, true, false, false, false, true], "{said:#?}");
    }

    #[test]
    fn a_program_that_is_no_yosys_is_an_error() {
        let target = Target { top: "a".into(), files: vec![] };
        assert!(run(Path::new("/bin/true"), &[target]).is_err());
    }
}
