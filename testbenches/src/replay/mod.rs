//! Drives a block by transactions from a file of JSON lines, one answer a transaction.
//!
//! A block joins in by [`Replay`]: how a line becomes an operation, and how an operation runs. The
//! rest is here: the whole input is parsed and checked before the first transaction runs; several
//! engines are compared answer by answer; a block that does not come to rest is an error.

mod answer;
mod arguments;
mod dialogue;
mod driver;
pub(crate) mod error;
mod json;
mod parse;
pub(crate) mod row;

pub use answer::Answer;
pub use arguments::{Arguments, Refusal};
pub use dialogue::{Dialogue, dialogue_with};
pub use driver::{Driver, Stuck};
pub use error::ReplayError;
pub use parse::Operation;
pub use row::Row;

use crate::dut::Dut;
use crate::engine::{self, BoxedEngine, EngineError, EngineKind};
use crate::verilated::Implementation;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How to replay.
#[derive(Clone, Default)]
pub struct ReplayOptions {
    /// The engines; the first one's answers are the ones compared with.
    pub engines: Vec<EngineKind>,
    /// A user's Verilog, which the engine `verilog` runs in place of the emitted text.
    pub implementation: Option<Implementation>,
    /// Where a waveform goes, FST or, for a file `.vcd`, VCD: of all transactions, or of those up to the
    /// first that has no answer.
    pub wave: Option<PathBuf>,
    /// Called after each transaction with how many are done and how many there are.
    pub progress: Option<Arc<dyn Fn(u64, u64)>>,
}

/// A block that can be driven by transactions.
pub trait Replay: Dut {
    /// The operations and their fields.
    const OPERATIONS: &'static [Operation];

    /// The block's row on the page of replay.
    const ROW: Row;

    /// A checked operation.
    type Op;
    /// State of the parser, by which it decides whether a line is legal after earlier ones; `()` if
    /// every line is independent.
    type Known: Clone;
    /// State of a run between transactions (requests whose answer is outstanding); `()` if there is
    /// none.
    type Session;

    /// The parser's state before the first line.
    fn known(config: &Self::Config) -> Self::Known;

    /// The run's state right after reset.
    fn session(config: &Self::Config) -> Self::Session;

    /// Turns a line into an operation. Names of operation and fields are checked already.
    ///
    /// # Errors
    /// The field that is missing or whose value is not legal.
    fn parse(
        config: &Self::Config,
        known: &mut Self::Known,
        arguments: &Arguments,
    ) -> Result<Self::Op, Refusal>;

    /// Runs an operation to quiescence, all ports downstream ready.
    ///
    /// # Errors
    /// The block did not come to rest.
    fn run(
        config: &Self::Config,
        session: &mut Self::Session,
        driver: &mut Driver<'_, Self::In, Self::Out>,
        operation: &Self::Op,
    ) -> Result<Answer, Stuck>;
}

/// Runs the transactions in `input` on each of the engines; gives the answers, one a line. Lines
/// of white space only are passed over. The first engine's answers are the ones compared with.
///
/// # Errors
/// Wrong input (then nothing has run), the first answer in which engines differ, a block that does
/// not come to rest, or an engine that cannot be made.
pub fn replay<R: Replay>(
    config: &R::Config,
    input: &str,
    engines: &[EngineKind],
) -> Result<String, ReplayError> {
    let engines = engines.to_vec();
    replay_with::<R>(config, input, &ReplayOptions { engines, ..ReplayOptions::default() })
}

/// As [`replay`], with a waveform and progress.
///
/// # Errors
/// As [`replay`]; also when the waveform cannot be written, or the block does not come to rest there.
pub fn replay_with<R: Replay>(
    config: &R::Config,
    input: &str,
    options: &ReplayOptions,
) -> Result<String, ReplayError> {
    let operations = parse::parse::<R>(config, input)?;
    let engines = engines::<R>(config, options)?;
    let total = operations.len() as u64;
    let progress = |done: usize| {
        options.progress.iter().for_each(|progress| progress(done as u64, total));
    };
    let answers = run::<R>(config, &operations, engines, &progress);
    let Some(path) = &options.wave else { return answers };
    let last = answers.as_ref().err().and_then(ReplayError::line).unwrap_or(usize::MAX);
    let shown = operations.iter().take_while(|parsed| parsed.line <= last).count();
    let implementation = options.implementation.as_ref();
    let waved = wave::<R>(config, &operations[..shown], implementation, path);
    // A difference between engines is reported first.
    answers.and_then(|answers| waved.map(|()| answers))
}

/// The engines that the options name.
fn engines<R: Replay>(
    config: &R::Config,
    options: &ReplayOptions,
) -> Result<Vec<BoxedEngine<R>>, EngineError> {
    let implementation = options.implementation.as_ref();
    let make = |kind: &EngineKind| engine::make_with::<R>(config, *kind, SEED, implementation);
    options.engines.iter().map(make).collect()
}

/// Runs transactions again on a traced build, until one has no answer.
fn wave<R: Replay>(
    config: &R::Config,
    operations: &[parse::Parsed<R::Op>],
    implementation: Option<&Implementation>,
    path: &Path,
) -> Result<(), ReplayError> {
    let engine = engine::make_traced::<R>(config, SEED, implementation, path)?;
    run::<R>(config, operations, vec![engine], &|_| {}).map(drop)
}

/// As [`replay`], with engines of the caller.
///
/// # Errors
/// As [`replay`].
pub fn replay_engines<R: Replay>(
    config: &R::Config,
    input: &str,
    engines: Vec<BoxedEngine<R>>,
) -> Result<String, ReplayError> {
    run::<R>(config, &parse::parse::<R>(config, input)?, engines, &|_| {})
}

/// State before reset must not matter; a fixed seed makes it the same every time if it does.
const SEED: u64 = 1;

fn run<R: Replay>(
    config: &R::Config,
    operations: &[parse::Parsed<R::Op>],
    engines: Vec<BoxedEngine<R>>,
    progress: &dyn Fn(usize),
) -> Result<String, ReplayError> {
    let mut run = Run::<R>::new(config, engines)?;
    let mut output = String::new();
    for (index, parsed) in operations.iter().enumerate() {
        output.push_str(&run.answer(parsed)?);
        output.push('\n');
        progress(index + 1);
    }
    Ok(output)
}

/// Engines with what each knows of the transactions so far.
struct Run<R: Replay> {
    config: R::Config,
    engines: Vec<(BoxedEngine<R>, R::Session)>,
}

impl<R: Replay> Run<R> {
    /// All of them right after a reset.
    fn new(config: &R::Config, engines: Vec<BoxedEngine<R>>) -> Result<Self, EngineError> {
        if engines.is_empty() {
            return Err(EngineError::None { block: R::NAME });
        }
        let begin = |mut engine: BoxedEngine<R>| {
            engine.cycle(true, &R::In::default());
            (engine, R::session(config))
        };
        Ok(Run { config: config.clone(), engines: engines.into_iter().map(begin).collect() })
    }

    /// The answer of all engines to the next transaction.
    fn answer(&mut self, parsed: &parse::Parsed<R::Op>) -> Result<String, ReplayError> {
        let mut answers = Vec::with_capacity(self.engines.len());
        for (engine, session) in &mut self.engines {
            let mut driver = Driver::new(engine.as_mut());
            let answer = R::run(&self.config, session, &mut driver, &parsed.operation);
            let answer = match engine.fault() {
                Some(fault) => Err(Stuck::Fault(fault.to_owned())),
                None => answer.map(|answer| answer.to_string()),
            };
            answers.push((engine.name().to_owned(), answer));
        }
        error::agreed(parsed.line, &parsed.text, answers)
    }
}
