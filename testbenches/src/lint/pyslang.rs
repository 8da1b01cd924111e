//! pyslang has no separate program: a short script lints all targets in one interpreter.

use super::Target;
use std::io;
use std::path::Path;
use std::process::Command;

const SCRIPT: &str = include_str!("pyslang.py");

/// Messages of pyslang about each target.
pub(super) fn run(python: &Path, targets: &[Target]) -> io::Result<Vec<String>> {
    let input = designs(targets).to_string();
    let output = tools::run_with(Command::new(python).args(["-c", SCRIPT]), input.as_bytes())?;
    split(&String::from_utf8_lossy(&output.stderr), targets.len())
}

/// The JSON that the script reads.
fn designs(targets: &[Target]) -> serde_json::Value {
    let design = |target: &Target| -> Vec<String> {
        let files = target.files.iter().map(|file| file.to_string_lossy().into_owned());
        std::iter::once(target.top.clone()).chain(files).collect()
    };
    targets.iter().map(design).collect()
}

/// Cuts the output at the numbers; without the final mark, the script itself failed.
fn split(text: &str, count: usize) -> io::Result<Vec<String>> {
    let Some(text) = text.strip_suffix("@@ end\n") else {
        return Err(io::Error::other(format!("the lint script failed:\n{text}")));
    };
    let mut rest = text;
    let mut said = vec![String::new(); count];
    for (number, text) in said.iter_mut().enumerate().rev() {
        let mark = format!("@@ {number}\n");
        let Some((before, after)) = rest.rsplit_once(&mark) else {
            return Err(io::Error::other(format!("the lint script left out design {number}")));
        };
        rest = before;
        *text = after.trim_end().to_owned();
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_cut_at_the_numbers() {
        let said = split("@@ 0\n@@ 1\na\nb\n@@ 2\n@@ end\n", 3).unwrap();
        assert_eq!(said, ["", "a\nb", ""]);
    }

    #[test]
    fn a_script_that_breaks_off_is_an_error_not_silence() {
        assert!(split("@@ 0\nTraceback", 1).is_err());
        assert!(split("@@ 0\n@@ end\n", 2).is_err());
    }
}
