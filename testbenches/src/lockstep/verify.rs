//! A whole verification of a block: engines, run, coverage, and the report of a failure.

use super::{Lockstep, Mismatch, Wave};
use crate::coverage::{CoverageReport, Uncovered};
use crate::dut::Dut;
use crate::engine::{self, BoxedEngine, EngineError, EngineKind, ModelEngine};
use crate::verilated::{self, Implementation};
use serde::Serialize;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tools::place::Place;

/// Cycles between two calls of [`VerifyOptions::progress`].
const CHUNK: u64 = 1 << 14;
/// Cycles of a waveform after the failing one.
const AFTERMATH: u64 = 8;

/// How to verify.
#[derive(Clone)]
pub struct VerifyOptions {
    /// The engines; the first is the reference.
    pub engines: Vec<EngineKind>,
    /// A user's Verilog, which the engine `verilog` and a waveform run in place of the emitted text.
    pub implementation: Option<Implementation>,
    /// Cycles, those of reset included.
    pub cycles: u64,
    /// Cycles after which a run ends early, once every bin that can be hit was; `None` for all of `cycles`.
    pub enough: Option<u64>,
    /// Seed of stimulus and resets.
    pub seed: u64,
    /// Whether a bin never hit is an error. Not for runs too short to hit them all.
    pub coverage_required: bool,
    /// The command that repeats the run, for the report.
    pub command: String,
    /// Where a failure's waveform goes, FST or, for a file `.vcd`, VCD; `None` for none.
    pub wave: Option<PathBuf>,
    /// Cycles that `wave` shows of a run that found nothing, at most; 0 for no waveform then.
    pub wave_of_success: u64,
    /// Called now and then with the cycles done so far.
    pub progress: Option<Arc<dyn Fn(u64)>>,
}

impl VerifyOptions {
    /// All engines, coverage required, no waveform.
    pub fn new(seed: u64, cycles: u64, command: impl Into<String>) -> Self {
        Self {
            engines: EngineKind::ALL.to_vec(),
            implementation: None,
            cycles,
            enough: None,
            seed,
            coverage_required: true,
            command: command.into(),
            wave: None,
            wave_of_success: 0,
            progress: None,
        }
    }

    /// As [`Self::new`], for a test run by cargo: the command repeats this test, and a waveform
    /// goes to the system's folder for temporary files.
    pub fn for_test(seed: u64, cycles: u64) -> Self {
        let package = std::env::var("CARGO_PKG_NAME").unwrap_or_default();
        let thread = std::thread::current();
        let test = thread.name().unwrap_or_default();
        let file = format!("warpcache-{}-{seed}.fst", test.replace("::", "-"));
        Self {
            wave: Some(std::env::temp_dir().join(file)),
            ..Self::new(seed, cycles, format!("cargo test -p {package} -- --exact {test}"))
        }
    }
}

/// The program's command that repeats a run.
pub fn repeat_command(design: &str, block: &str, seed: u64, cycles: u64) -> String {
    format!("warpcache verify {design} --block {block} --seed {seed} --cycles {cycles}")
}

/// A run that found nothing.
#[derive(Clone, Debug, Serialize)]
pub struct VerifyReport {
    /// The block's name.
    pub block: &'static str,
    /// The engines compared.
    pub engines: Vec<String>,
    /// The run's seed.
    pub seed: u64,
    /// Cycles run.
    pub cycles: u64,
    /// Cycles of reset among them.
    pub resets: u64,
    /// Coverage of the run.
    pub coverage: CoverageReport,
}

/// Why a verification failed.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The block is wrong.
    #[error(transparent)]
    Mismatch(#[from] Box<Mismatch>),
    /// The stimulus missed something.
    #[error("{block}: seed {seed}, {cycles} cycles: {uncovered}")]
    Uncovered {
        /// The block's name.
        block: &'static str,
        /// The run's seed.
        seed: u64,
        /// Cycles run.
        cycles: u64,
        /// The bins.
        uncovered: Uncovered,
    },
    /// No run took place.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// Verifies a block in one configuration.
///
/// # Errors
/// See [`VerifyError`].
pub fn verify<D: Dut>(
    config: &D::Config,
    options: &VerifyOptions,
) -> Result<VerifyReport, VerifyError> {
    let make = |kind: &EngineKind| {
        engine::make_with::<D>(config, *kind, options.seed, options.implementation.as_ref())
    };
    let engines = options.engines.iter().map(make).collect::<Result<Vec<_>, _>>()?;
    run::<D>(config, engines, options, || match options.engines.first() {
        Some(kind) => make(kind),
        None => Ok(Box::new(ModelEngine::<D>::new(config))),
    })
}

/// As [`verify`], with engines of the caller, such as one with a deliberate fault.
/// `options.engines` does not count. A waveform shows the emitted block driven by the golden model.
///
/// # Errors
/// See [`VerifyError`].
pub fn verify_engines<D: Dut>(
    config: &D::Config,
    engines: Vec<BoxedEngine<D>>,
    options: &VerifyOptions,
) -> Result<VerifyReport, VerifyError> {
    run::<D>(config, engines, options, || Ok(Box::new(ModelEngine::<D>::new(config))))
}

fn run<D: Dut>(
    config: &D::Config,
    engines: Vec<BoxedEngine<D>>,
    options: &VerifyOptions,
    reference: impl FnOnce() -> Result<BoxedEngine<D>, EngineError>,
) -> Result<VerifyReport, VerifyError> {
    if engines.is_empty() {
        return Err(EngineError::None { block: D::NAME }.into());
    }
    let names = engines.iter().map(|engine| engine.name().to_owned()).collect();
    let mut lockstep = Lockstep::<D>::new(config, engines, options.seed);
    let unreachable = D::unreachable(config);
    let is_enough = |lockstep: &Lockstep<D>| {
        options.enough.is_some_and(|enough| lockstep.cycles() >= enough)
            && lockstep.coverage().report(&unreachable).check().is_ok()
    };
    while lockstep.cycles() < options.cycles && !is_enough(&lockstep) {
        // Never past the cycle from which the run may end.
        let goal = options.enough.filter(|enough| *enough > lockstep.cycles());
        let chunk =
            CHUNK.min(goal.unwrap_or(options.cycles).min(options.cycles) - lockstep.cycles());
        if let Err(mut mismatch) = lockstep.run(chunk) {
            mismatch.command.clone_from(&options.command);
            if let Some(path) = &options.wave {
                let cycles = mismatch.cycle + 1 + AFTERMATH;
                mismatch.wave = match wave::<D>(config, options, cycles, reference, path) {
                    Ok(()) => Wave::File(path.clone()),
                    Err(error) => Wave::Failed(error.to_string()),
                };
            }
            return Err(mismatch.into());
        }
        if let Some(progress) = &options.progress {
            progress(lockstep.cycles());
        }
    }
    let (cycles, seed) = (lockstep.cycles(), options.seed);
    let coverage = lockstep.coverage().report(&unreachable);
    if options.coverage_required {
        coverage.check().map_err(|uncovered| VerifyError::Uncovered {
            block: D::NAME,
            seed,
            cycles,
            uncovered,
        })?;
    }
    if let (Some(path), 1..) = (&options.wave, options.wave_of_success) {
        wave::<D>(config, options, cycles.min(options.wave_of_success), reference, path)?;
    }
    let resets = lockstep.resets();
    Ok(VerifyReport { block: D::NAME, engines: names, seed, cycles, resets, coverage })
}

/// Runs the seed again on a traced build, whose waveform takes its place when it is whole. The reference
/// drives the stimulus as it did.
fn wave<D: Dut>(
    config: &D::Config,
    options: &VerifyOptions,
    cycles: u64,
    reference: impl FnOnce() -> Result<BoxedEngine<D>, EngineError>,
    path: &Path,
) -> Result<(), EngineError> {
    let failed = |error: io::Error| EngineError::Verilated {
        block: D::NAME,
        error: verilated::Error::Io { path: path.display().to_string(), text: error.to_string() },
    };
    let place = Place::of(path).map_err(failed)?;
    let folder = place.beside().map_err(failed)?;
    // Its ending says which format it has.
    let file = folder.path().join("wave").with_extension(path.extension().unwrap_or_default());
    let (seed, implementation) = (options.seed, options.implementation.as_ref());
    let traced = engine::make_traced::<D>(config, seed, implementation, &file)?;
    let engines = vec![reference()?, traced];
    Lockstep::<D>::new(config, engines, seed).run_blindly(cycles);
    place.take(&file).map_err(failed)
}
