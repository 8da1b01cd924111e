//! One run of an external tool in a separate folder, or its outcome from an earlier one.

use crate::error::{Error, tail};
use serde::{Deserialize, Serialize};
use std::fs;
use testbenches::verilated::Cache;
use tools::content::key;
use tools::store::Store;
use tools::temporary::Folder;
use tools::{Found, Tool};

/// Where this user's outcomes are kept: `synthesis` in the folder of [`Cache::standard`].
pub fn standard_store() -> Store {
    Store::at(Cache::standard().folder().join("synthesis"))
}

/// How a tool ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// Whether it ended with success.
    pub is_done: bool,
    /// Standard output, then standard error.
    pub said: String,
    /// The texts of the wanted files.
    pub outputs: Vec<String>,
}

/// All that an outcome depends on. The tool runs in a new folder that holds `files`; arguments and
/// scripts name them without a path, so that the same input is the same text wherever it runs.
pub(crate) struct Run<'a> {
    pub tool: &'static Tool,
    /// The subject, as an error names it.
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
        if let Some(outcome) = store.get::<Outcome>(&key) {
            return Ok(outcome);
        }
        let outcome = self.start(found)?;
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

    fn start(&self, found: &Found) -> Result<Outcome, Error> {
        let folder = Folder::new().map_err(Error::io("a temporary folder"))?;
        for (name, text) in &self.files {
            fs::write(folder.path().join(name), text).map_err(Error::io(name))?;
        }
        let mut command = found.command();
        let output = tools::run_in(folder.path(), command.args(&self.arguments));
        let output = output.map_err(Error::io(found.path.display().to_string()))?;
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
    Ok(format!("{} {}", tool.name, tools::number(&tool.find()?.version)))
}
