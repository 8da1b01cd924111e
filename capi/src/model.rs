//! Models behind handles, each in a separate thread: a cycle of the largest tops takes more stack than a simulator's
//! thread may have, and a model that panics ends its thread alone.

use crate::words::Ports;
use cli::model::{Model, design};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::panic;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread::Builder;
use testbenches::golden::DynStimulus;
use testbenches::ports::Value;

type Job = Box<dyn FnOnce(&mut State) + Send>;

/// A thread's model.
struct State {
    model: Model,
    random: Box<dyn DynStimulus>,
    /// Outputs of the last step; none after a reset.
    last: Option<Vec<Option<Value>>>,
}

/// An open model.
pub(crate) struct Open {
    pub(crate) ports: Arc<Ports>,
    jobs: Sender<Job>,
}

/// The models by their handles, and the last handle.
static MODELS: Mutex<(u64, BTreeMap<u64, Arc<Open>>)> = Mutex::new((0, BTreeMap::new()));

fn models() -> MutexGuard<'static, (u64, BTreeMap<u64, Arc<Open>>)> {
    // Nothing that panics is done while it is locked.
    MODELS.lock().unwrap_or_else(PoisonError::into_inner)
}

const ENDED: &str = "model: must be one that has not failed; its thread has ended; close it";

/// A handle of a model that was opened.
pub(crate) fn open(
    config: OsString,
    settings: String,
    block: String,
    is_large: bool,
) -> Result<u64, String> {
    static QUIET: Once = Once::new();
    // The text of a panic is an error's, never on standard error.
    QUIET.call_once(|| panic::set_hook(Box::new(|_| {})));
    let (jobs, mine) = channel::<Job>();
    let (opened, ports) = channel();
    let work = move || {
        let lines = settings.lines().map(str::trim).filter(|line| !line.is_empty());
        let model =
            design(&config, lines).and_then(|(_, design)| Model::open(&design, &block, is_large));
        let mut state = match model {
            Ok(model) => State { random: model.golden.random(1), model, last: None },
            Err(text) => return drop(opened.send(Err(text))),
        };
        let _ = opened.send(Ok(Arc::new(Ports::of(&state.model.manifest))));
        mine.into_iter().for_each(|job| job(&mut state));
    };
    let spawned = Builder::new().stack_size(cli::STACK).spawn(work);
    spawned.map_err(|error| format!("model: must have a thread; got {error}; try fewer models"))?;
    let ports = ports.recv().map_err(|_| ENDED)??;
    let mut models = models();
    models.0 += 1;
    let handle = models.0;
    models.1.insert(handle, Arc::new(Open { ports, jobs }));
    Ok(handle)
}

fn unknown(handle: u64) -> String {
    format!("model: must be a handle of an open model; got {handle}; try warpcache_open")
}

/// The model of a handle.
pub(crate) fn opened(handle: u64) -> Result<Arc<Open>, String> {
    models().1.get(&handle).cloned().ok_or_else(|| unknown(handle))
}

/// Closes a model, whose thread ends with the calls that are in progress.
pub(crate) fn close(handle: u64) -> Result<(), String> {
    models().1.remove(&handle).map(drop).ok_or_else(|| unknown(handle))
}

impl Open {
    /// The answer of the model's thread.
    fn call<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut State, &Ports) -> T + Send + 'static,
    ) -> Result<T, String> {
        let (ports, (reply, answer)) = (self.ports.clone(), channel());
        let job = move |state: &mut State| drop(reply.send(job(state, &ports)));
        self.jobs.send(Box::new(job)).map_err(|_| ENDED)?;
        answer.recv().map_err(|_| ENDED.to_string())
    }

    pub(crate) fn reset(&self) -> Result<(), String> {
        self.call(|state, _| {
            state.model.golden.reset();
            state.last = None;
        })
    }

    /// Outputs of a cycle, and which of their bits mean something.
    pub(crate) fn step(&self, inputs: Vec<u32>) -> Result<(Vec<u32>, Vec<u32>), String> {
        self.call(move |state, ports| {
            state.last = None;
            let outputs = state.model.golden.step(&ports.values(true, &inputs));
            let outputs = outputs.map_err(|broken| broken.to_string())?;
            let slots = outputs.iter().map(|value| value.as_ref().map(Value::slots));
            let words = (ports.packed(false, slots), ports.mask(outputs.iter()));
            state.last = Some(outputs);
            Ok(words)
        })?
    }

    pub(crate) fn seed(&self, seed: u64) -> Result<(), String> {
        self.call(move |state, _| state.random = state.model.golden.random(seed))
    }

    /// Legal inputs of the next cycle.
    pub(crate) fn random(&self) -> Result<Vec<u32>, String> {
        self.call(|state, ports| {
            let values = state.random.next(state.last.as_deref());
            ports.packed(true, values.iter().map(|value| Some(value.slots())))
        })
    }
}
