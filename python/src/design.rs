//! A config and the program's commands on it.

use crate::block::Block;
use crate::error;
use cli::model::Model;
use design::{PRESETS, Source};
use pyo3::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

/// A design, whose config is read once.
#[pyclass(frozen, module = "warpcache._warpcache")]
pub(crate) struct Design {
    design: design::Design,
    source: Source,
    /// The words by which the program finds the same config, with its text on standard input or not.
    words: Vec<OsString>,
}

#[pymethods]
impl Design {
    #[new]
    fn new(name: PathBuf, settings: Vec<String>) -> PyResult<Self> {
        let words = settings.iter().map(String::as_str);
        let (source, design) = cli::model::design(name.as_os_str(), words).map_err(error)?;
        // A file may change.
        let is_preset = PRESETS.iter().any(|preset| name.as_os_str() == preset.name);
        let config = if is_preset { name.into_os_string() } else { "-".into() };
        let set = settings.into_iter().flat_map(|setting| ["--set".into(), setting.into()]);
        let words = [config].into_iter().chain(set).collect();
        Ok(Self { design, source, words })
    }

    #[getter]
    fn name(&self) -> &str {
        self.design.name()
    }

    /// The config as JSON, every section of the design present.
    fn config(&self) -> PyResult<String> {
        serde_json::to_string(&self.design).map_err(error)
    }

    /// The names of its blocks, the tops last.
    fn blocks(&self) -> Vec<&'static str> {
        registry::blocks(&self.design).iter().map(|block| block.info.name).collect()
    }

    /// Golden model and ports of a block.
    fn block(&self, name: &str, is_asked_for: bool) -> PyResult<Block> {
        Ok(Block::new(Model::open(&self.design, name, is_asked_for).map_err(error)?))
    }

    /// Runs a command of the program on this design; gives what it prints.
    fn run(&self, py: Python<'_>, command: OsString, arguments: Vec<OsString>) -> PyResult<String> {
        let head = ["warpcache".into(), "--quiet".into(), command];
        let words = head.into_iter().chain(self.words.clone()).chain(arguments);
        let words: Vec<OsString> = words.collect();
        let mut out = Vec::new();
        let text = self.source.text();
        // As the program has it: the stack of a thread of Python's may be too small.
        let answered = py.detach(|| {
            std::thread::scope(|scope| {
                let large = std::thread::Builder::new().stack_size(cli::STACK);
                let answer = || cli::answer(words, &mut text.as_bytes(), &mut out);
                large.spawn_scoped(scope, answer).map(std::thread::ScopedJoinHandle::join)
            })
        });
        match answered.map_err(error)? {
            Ok(answered) => answered.map_err(error)?,
            Err(panic) => std::panic::resume_unwind(panic),
        }
        String::from_utf8(out).map_err(error)
    }
}
