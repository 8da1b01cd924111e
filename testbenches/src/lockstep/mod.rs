//! Runs engines side by side on one stimulus and compares every output in every cycle.

mod history;
mod mismatch;
mod reset;
mod table;
mod verify;

pub use mismatch::{Cause, FieldDifference, Mismatch, Wave};
pub use verify::{
    VerifyError, VerifyOptions, VerifyReport, repeat_command, verify, verify_engines,
};

use crate::coverage::Coverage;
use crate::dut::{Dut, Monitor, Stimulus};
use crate::engine::BoxedEngine;
use crate::ports::PortValue;
pub(crate) use history::History;
use reset::ResetSchedule;

/// A run of engines in lockstep, from its seed on. The first engine is the reference: the stimulus
/// and the monitor see its outputs, and its qualifiers say what is compared.
pub struct Lockstep<D: Dut> {
    config: D::Config,
    seed: u64,
    engines: Vec<BoxedEngine<D>>,
    stimulus: D::Stimulus,
    monitor: D::Monitor,
    resets: ResetSchedule,
    history: History<D::In, D::Out>,
    last: Option<D::Out>,
    coverage: Coverage<D::Bins>,
}

impl<D: Dut> Lockstep<D> {
    /// A run at its cycle 0, which is a cycle of reset.
    pub fn new(config: &D::Config, engines: Vec<BoxedEngine<D>>, seed: u64) -> Self {
        Self {
            config: config.clone(),
            seed,
            stimulus: D::stimulus(config, seed),
            monitor: D::monitor(config),
            resets: ResetSchedule::new(seed, D::RESET_INTERVAL),
            history: History::new(engines.len()),
            engines,
            last: None,
            coverage: Coverage::new(),
        }
    }

    /// Cycles run so far.
    pub fn cycles(&self) -> u64 {
        self.history.cycles()
    }

    /// Cycles of reset among them.
    pub fn resets(&self) -> u64 {
        self.resets.count()
    }

    /// Coverage so far.
    pub fn coverage(&self) -> &Coverage<D::Bins> {
        &self.coverage
    }

    /// Runs `cycles` more cycles.
    ///
    /// # Errors
    /// The first difference, broken rule or fault; the run must not be continued then. The
    /// mismatch has neither command nor waveform yet: [`verify()`] adds them.
    pub fn run(&mut self, cycles: u64) -> Result<(), Box<Mismatch>> {
        for _ in 0..cycles {
            if let Err(cause) = self.cycle() {
                return Err(Box::new(self.mismatch(cause)));
            }
        }
        match self.fault() {
            Some(cause) => Err(Box::new(self.mismatch(cause))),
            None => Ok(()),
        }
    }

    /// Runs `cycles` more cycles without looking at the outputs, for a waveform.
    pub(crate) fn run_blindly(&mut self, cycles: u64) {
        for _ in 0..cycles {
            // A difference was reported already; what counts here is that inputs go on.
            let _ = self.cycle();
        }
    }

    #[inline]
    fn cycle(&mut self) -> Result<(), Cause> {
        let reset = self.resets.next(self.history.cycles());
        let input = self.stimulus.next(self.last.as_ref());
        let outputs = self.history.push(reset, input);
        for (engine, output) in self.engines.iter_mut().zip(outputs.iter_mut()) {
            *output = engine.cycle(reset, &input);
        }
        let Some((reference, others)) = outputs.split_first() else {
            return Ok(());
        };
        if reset {
            self.last = None;
            self.monitor = D::monitor(&self.config);
            return Ok(());
        }
        self.last = Some(*reference);
        if !others.iter().all(|other| reference.agrees(other)) {
            return Err(Cause::Difference(Vec::new()));
        }
        self.monitor.observe(&input, reference, &mut self.coverage).map_err(Cause::Violation)
    }

    /// An engine's fault comes before any difference: outputs mean nothing after it.
    fn fault(&self) -> Option<Cause> {
        self.engines.iter().find_map(|engine| {
            let text = engine.fault()?.to_owned();
            Some(Cause::Fault { engine: engine.name().to_owned(), text })
        })
    }

    #[cold]
    fn mismatch(&self, cause: Cause) -> Mismatch {
        let names: Vec<&str> = self.engines.iter().map(|engine| engine.name()).collect();
        let cause = match (self.fault(), cause) {
            (Some(fault), _) => fault,
            (None, Cause::Difference(_)) => Cause::Difference(self.history.differences(&names)),
            (None, cause) => cause,
        };
        Mismatch {
            block: D::NAME,
            config: format!("{:?}", self.config),
            seed: self.seed,
            cycle: self.history.cycles() - 1,
            cause,
            table: self.history.table(&names),
            command: String::new(),
            wave: Wave::NotAsked,
        }
    }
}
