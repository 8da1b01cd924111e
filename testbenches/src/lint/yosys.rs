//! Yosys reads many designs in one process, up to the first error.

use super::Target;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use tools::temporary::Folder;

/// What Yosys says about each target.
pub(super) fn run(program: &Path, targets: &[Target]) -> io::Result<Vec<String>> {
    let mut said = Vec::new();
    // An error ends the process; the targets after it go to a new one.
    while said.len() < targets.len() {
        let waiting = &targets[said.len()..];
        // A command line has no room for thousands of files.
        let folder = Folder::new()?;
        let script = folder.path().join("script.ys");
        fs::write(&script, waiting.iter().map(commands).collect::<String>())?;
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
        said.extend(texts);
    }
    Ok(said)
}

/// Begins each target in the log.
const MARK: &str = "@@ next design\n";

/// The commands for one target.
fn commands(target: &Target) -> String {
    let files: Vec<String> =
        target.files.iter().map(|file| format!(" \"{}\"", file.display())).collect();
    let Target { top, .. } = target;
    format!(
        "design -reset\nlog {mark}read_verilog{files}\nhierarchy -check -top {top}\nproc\n\
         select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr\ncheck -assert\n",
        mark = MARK,
        files = files.concat(),
    )
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

    #[test]
    fn a_program_that_is_no_yosys_is_an_error() {
        let target = Target { top: "a".into(), files: vec![] };
        assert!(run(Path::new("/bin/true"), &[target]).is_err());
    }
}
