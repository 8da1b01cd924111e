//! Rules about the text of the files, whatever it means.

use super::Target;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

/// Directives that tools read as "do not complain here" or "do not look here", in lower case.
const WAIVERS: [&str; 9] = [
    "verilator",
    "lint_",
    "nolint",
    "pragma",
    "translate_o",
    "synopsys",
    "synthesis ",
    "full_case",
    "parallel_case",
];

/// Messages about each target: each file once, with the first that has it.
pub(super) fn run(targets: &[Target]) -> Vec<String> {
    let mut seen = HashSet::new();
    // One that is not there has no other name either.
    let place = |file: &PathBuf| fs::canonicalize(file).unwrap_or_else(|_| file.clone());
    let mut new = |file: &&PathBuf| seen.insert(place(file));
    targets.iter().map(|target| check(target.files.iter().filter(&mut new))).collect()
}

/// A line for each offence in these files; a file that cannot be read is one.
fn check<'a>(files: impl Iterator<Item = &'a PathBuf>) -> String {
    let mut offences = Vec::new();
    for path in files {
        let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        match fs::read_to_string(path) {
            Ok(text) => offences.extend(lines(&text).map(|offence| format!("{file}:{offence}"))),
            Err(error) => offences.push(format!("{file}: cannot be read: {error}")),
        }
    }
    offences.join("\n")
}

/// The offences in a text, each as "line: sentence".
fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let lower = line.to_lowercase();
        let waivers = WAIVERS.iter().filter(move |waiver| lower.contains(**waiver));
        let waivers = waivers.map(|waiver| format!("`{waiver}` may be a waiver"));
        let dollar = line.contains('$').then(|| "`$`".to_owned());
        dollar.into_iter().chain(waivers).map(move |what| format!("{}: {what}", index + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offences(text: &str) -> Vec<String> {
        lines(text).collect()
    }

    #[test]
    fn plain_text_has_none() {
        assert_eq!(offences("// A queue, see section 4.2.\nmodule queue;\nendmodule\n"), [""; 0]);
    }

    #[test]
    fn a_dollar_and_each_kind_of_waiver_is_one() {
        assert_eq!(offences("wire a;\nwire top$b;"), ["2: `$`"]);
        for line in [
            "// Verilator tracing_off",
            "/* slang lint_off */",
            "// synopsys translate_off",
            "(* full_case *)",
            "`pragma protect",
            "// NOLINT",
        ] {
            assert!(!offences(line).is_empty(), "{line}");
        }
    }

    #[test]
    fn a_file_that_is_not_there_is_one() {
        let target = Target { top: "a".into(), files: vec!["nonexistent/a.v".into()] };
        assert!(run(&[target])[0].starts_with("a.v: cannot be read: "));
    }

    #[test]
    fn a_file_of_two_targets_is_judged_once() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        fs::create_dir(place("b")).unwrap();
        fs::write(place("a.v"), "wire top$b;\n").unwrap();
        let target = |file: &str| Target { top: "a".into(), files: vec![place(file)] };
        assert_eq!(run(&[target("a.v"), target("b/../a.v")]), ["a.v:1: `$`", ""]);
    }
}
