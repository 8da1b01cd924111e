//! Golden models of blocks.

use crate::error;
use crate::values::{Width, given, known, shown};
use cli::model::Model;
use emit::PortDirection;
use pyo3::prelude::*;
use testbenches::engine::EngineKind;
use testbenches::golden::{DynStimulus, Seen, data_ports};
use testbenches::ports::Value;
use testbenches::replay::ReplayOptions;

/// A block and its golden model. Values are lists, an element of a data port each, in the order of the ports.
#[pyclass(unsendable, module = "warpcache._warpcache")]
pub(crate) struct Block {
    model: Model,
    inputs: Vec<Width>,
    outputs: Vec<Width>,
}

impl Block {
    pub(crate) fn new(model: Model) -> Self {
        let of = |direction| Width::of(model.block.info.name, &model.manifest, direction);
        let (inputs, outputs) = (of(PortDirection::In), of(PortDirection::Out));
        Self { model, inputs, outputs }
    }
}

#[pymethods]
impl Block {
    #[getter]
    fn name(&self) -> &'static str {
        self.model.block.info.name
    }

    #[getter]
    fn summary(&self) -> &'static str {
        self.model.block.info.summary
    }

    #[getter]
    fn top(&self) -> &str {
        &self.model.manifest.top
    }

    /// The ports of the manifest as JSON.
    fn ports(&self) -> PyResult<String> {
        serde_json::to_string(&self.model.manifest.ports).map_err(error)
    }

    /// For each data port of a direction, its name and those of its elements.
    fn elements(&self, is_input: bool) -> Vec<(&str, Vec<&str>)> {
        let direction = if is_input { PortDirection::In } else { PortDirection::Out };
        let ports = data_ports(&self.model.manifest.ports, direction);
        ports
            .map(|port| (port.name.as_str(), port.fields.iter().map(String::as_str).collect()))
            .collect()
    }

    fn reset(&mut self) {
        self.model.golden.reset();
    }

    /// One cycle; an output that means nothing is None.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        inputs: Vec<Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Option<Bound<'py, PyAny>>>> {
        let inputs = given(&self.inputs, &inputs)?;
        let outputs = self.model.golden.step(&inputs).map_err(error)?;
        outputs
            .iter()
            .map(|value| value.as_ref().map(|value| shown(py, value)).transpose())
            .collect()
    }

    /// Whether each input means something.
    fn meaning(&self, inputs: Vec<Bound<'_, PyAny>>) -> PyResult<Vec<bool>> {
        Ok(self.model.golden.meaning(&given(&self.inputs, &inputs)?))
    }

    /// One cycle of a comparison; gives the report of a difference. `unknown` has the text of each output with
    /// unknown bits.
    fn compare(
        &mut self,
        is_reset: bool,
        inputs: Vec<Bound<'_, PyAny>>,
        outputs: Vec<Bound<'_, PyAny>>,
        unknown: Vec<Option<String>>,
    ) -> PyResult<Option<String>> {
        let inputs = given(&self.inputs, &inputs)?;
        let outputs = given(&self.outputs, &outputs)?.into_iter().zip(unknown);
        let seen: Vec<Seen> = outputs.map(|(value, unknown)| Seen { value, unknown }).collect();
        Ok(self.model.golden.compare(is_reset, &inputs, &seen).err())
    }

    fn random(&self, seed: u64) -> Random {
        Random { stimulus: self.model.golden.random(seed), outputs: self.outputs.clone() }
    }

    /// The answers of the engines to JSON lines.
    fn replay(&self, input: &str, engines: Vec<String>) -> PyResult<String> {
        let engines = engines.iter().map(|name| name.parse::<EngineKind>());
        let engines = engines.collect::<Result<Vec<_>, _>>().map_err(error)?;
        let options = ReplayOptions { engines, ..ReplayOptions::default() };
        cli::require_replay(&self.model.block).map_err(error)?;
        let answers = self.model.block.block.replay(input, &options);
        answers.unwrap_or_else(|| Ok(String::new())).map_err(error)
    }
}

/// Random legal inputs of a block.
#[pyclass(unsendable, module = "warpcache._warpcache")]
pub(crate) struct Random {
    stimulus: Box<dyn DynStimulus>,
    outputs: Vec<Width>,
}

#[pymethods]
impl Random {
    /// The inputs of the next cycle, by the outputs of the last one.
    fn next<'py>(
        &mut self,
        py: Python<'py>,
        last: Option<Vec<Option<Bound<'py, PyAny>>>>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let last = last.map(|last| known(&self.outputs, &last)).transpose()?;
        let inputs: Vec<Value> = self.stimulus.next(last.as_deref());
        inputs.iter().map(|value| shown(py, value)).collect()
    }
}
