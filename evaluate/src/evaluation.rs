//! One design, and everything that is counted of it.

use crate::caches::{self, Caches};
use crate::happened::{Happened, Request};
use crate::metrics::{Metrics, Observers};
use crate::report::Report;
use crate::windows::{self, Window, Windows};
use design::{Config, Design, Problems, System, SystemL2};

/// System around a design, and metrics to count.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The system.
    pub system: System,
    /// Cores in place of the system's: 1..=256.
    pub cores: Option<u32>,
    /// The metrics.
    pub metrics: Metrics,
}

/// A design that cannot be evaluated so.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refused {
    /// Its node is missing, or its cores are not those that were asked for.
    #[error("{0}")]
    Design(String),
    /// The system does not fit it.
    #[error(transparent)]
    System(#[from] Problems),
}

/// Records that observers see at a time. An observer that goes through many of them one after the other has its
/// tables in the processor's cache and does not wait for one record's before it asks for the next one's.
const BATCH: usize = 128;

/// A design without time, and its observers.
pub struct Evaluation {
    caches: Box<dyn Caches>,
    observers: Observers,
    /// Events of the last records: observers have not seen the first `unseen` of them yet.
    happened: Vec<Happened>,
    unseen: usize,
    /// Each request is a separate instruction.
    are_single: bool,
    cores: u32,
    chips: u32,
    /// Records until the policies' time passes.
    until_tick: u32,
    records: u64,
    windows: Option<Windows>,
}

impl Evaluation {
    /// Nothing has happened.
    ///
    /// # Errors
    /// The design's node is missing, its cores are stated otherwise or no multiple of its chips, its slices do not fit the
    /// system's L2, or the system's L1 does not fit it.
    pub fn new(design: &Design, setup: &Setup) -> Result<Evaluation, Refused> {
        let (cores, l2) = Evaluation::check(design, setup)?;
        let caches = caches::of(design, cores, &setup.system).ok_or_else(|| no_node(design))?;
        let observers = Observers::new(setup.metrics, design, cores, &l2);
        let happened = vec![Happened::new(observers.ask_for_changes()); BATCH];
        Ok(Evaluation {
            caches,
            observers,
            happened,
            unseen: 0,
            are_single: false,
            cores,
            chips: design.chips(),
            until_tick: cores,
            records: 0,
            windows: None,
        })
    }

    /// Whether there could be one, without its caches: gives its cores and its L2.
    ///
    /// # Errors
    /// Those of [`Evaluation::new`].
    pub fn check(design: &Design, setup: &Setup) -> Result<(u32, SystemL2), Refused> {
        let cores = cores_of(design, setup)?;
        match caches::DESIGNS.contains(&design.kind()) {
            true => {
                setup.system.l1_of(design)?;
                setup.system.sm_of(design)?;
                Ok((cores, setup.system.l2_of(design)?))
            }
            false => Err(no_node(design)),
        }
    }

    /// Number of nodes, from the config or `--cores`.
    pub fn cores(&self) -> u32 {
        self.cores
    }

    /// Chips that the nodes are on, in equal numbers.
    pub(crate) fn chips(&self) -> u32 {
        self.chips
    }

    /// Requests so far.
    pub fn records(&self) -> u64 {
        self.records
    }

    /// Takes each request as a separate instruction, as in a trace by core: no load is scattered over lines, so that a
    /// sharing tracker runs without its scatter bypass.
    pub fn ignore_instructions(&mut self) {
        self.are_single = true;
    }

    /// Counts by windows too.
    pub fn divide(&mut self, window: Window) {
        self.windows = Some(Windows::new(window));
    }

    /// More windows have ended than a report has.
    pub(crate) fn has_too_many_windows(&self) -> bool {
        self.windows.as_ref().is_some_and(|windows| windows.ended().len() > windows::MOST)
    }

    fn end_window(&mut self) {
        let report = self.in_all();
        if let Some(windows) = &mut self.windows {
            windows.end(self.records, &report);
        }
    }

    /// A request, finished before the next; its core is below [`Evaluation::cores`]. Gives what happened.
    pub fn request(&mut self, request: Request) -> &Happened {
        if self.windows.as_ref().is_some_and(|windows| windows.end_before(self.records)) {
            self.end_window();
        }
        if self.unseen == BATCH {
            self.observe();
        }
        let happened = &mut self.happened[self.unseen];
        happened.begin(if self.are_single { request.alone() } else { request });
        self.caches.access(happened);
        self.unseen += 1;
        self.records += 1;
        self.until_tick -= 1;
        if self.until_tick == 0 {
            self.until_tick = self.cores;
            self.caches.tick();
        }
        happened
    }

    /// Lets observers see what they have not seen.
    fn observe(&mut self) {
        self.observers.see(&self.happened[..self.unseen]);
        self.unseen = 0;
    }

    /// A kernel ends: every L1 is flushed.
    pub fn flush(&mut self) {
        self.observe();
        self.caches.flush();
        self.observers.flush();
        if self.windows.as_mut().is_some_and(Windows::end_kernel) {
            self.end_window();
        }
    }

    /// All that was counted.
    pub fn report(&mut self) -> Report {
        let mut report = self.in_all();
        if let Some(windows) = &mut self.windows {
            windows.end(self.records, &report);
            report.windows = windows.ended().to_vec();
        }
        report
    }

    fn in_all(&mut self) -> Report {
        self.observe();
        let mut report = Report::new(self.cores);
        self.observers.report(&mut report);
        self.caches.report(&mut report);
        report
    }
}

/// Private caches with the L1 that a design has in a system: what is beside it.
///
/// # Errors
/// The system's L1 does not fit the design.
pub fn private(design: &Design, system: &System) -> Result<Design, Problems> {
    named(design, system, "private")
}

/// The same under the design's name: L1s that are part of it.
pub(crate) fn named_private(design: &Design, system: &System) -> Result<Design, Problems> {
    named(design, system, design.name())
}

fn named(design: &Design, system: &System, name: &str) -> Result<Design, Problems> {
    let head = format!("design = \"private\"\nname = \"{name}\"\n");
    let head = Design::parse(&head, "private.toml")?;
    Config { l1: system.l1_of(design)?, ..head.config().clone() }.validate()
}

/// The same with a top of the same shape: what is beside a top.
///
/// # Errors
/// The system has more slices than a cluster of private caches may have.
pub fn private_top(design: &Design, system: &System) -> Result<Design, Problems> {
    let head = private(design, system)?;
    Config { cluster: design.cluster().cloned(), ..head.config().clone() }.validate()
}

pub(crate) fn no_node(design: &Design) -> Refused {
    let there: Vec<String> = caches::DESIGNS.iter().map(|kind| kind.to_string()).collect();
    Refused::Design(format!(
        "{}: design must be one whose node is there ({}); got \"{}\"; try baseline",
        design.name(),
        there.join(", "),
        design.kind()
    ))
}

fn cores_of(design: &Design, setup: &Setup) -> Result<u32, Refused> {
    let (name, chips) = (design.name(), design.chips());
    let cores = match (design.stated_cores(), setup.cores) {
        (Some(stated), Some(asked)) if stated != asked => {
            return Err(Refused::Design(format!(
                "{name}: cores must be the {stated} that its config states; got {asked}; try --set {}={} in place of \
                 --cores",
                design.kind().cores_field(),
                asked.div_ceil(chips)
            )));
        }
        (Some(stated), _) => stated,
        (None, asked) => asked.unwrap_or(setup.system.cores().cores),
    };
    let broken = |rule: String, hint: String| {
        Err(Refused::Design(format!("{name}: cores must be {rule}; got {cores}; try {hint}")))
    };
    match cores {
        257.. => broken(
            "at most 256".to_string(),
            format!("--set {}={}", design.kind().cores_field(), 256 / chips),
        ),
        _ if cores % chips != 0 => {
            let near = (cores - cores % chips).max(chips);
            broken(format!("a multiple of its {chips} chips"), format!("--cores {near}"))
        }
        _ => Ok(cores),
    }
}
