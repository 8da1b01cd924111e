//! A trace on a paper's design, with private caches beside it.

use design::{Config, Design, System};
use evaluate::{Evaluation, Metrics, Part, Report, Setup};
use std::error::Error;
use std::path::{Path, PathBuf};

/// Results of a trace on a design.
pub struct Run {
    /// The trace's name.
    pub trace: String,
    pub requests: u64,
    pub line_bytes: u32,
    /// The design, with how many requests to L2 it saves.
    pub own: Report,
    /// Private caches of the same geometry.
    pub private: Report,
}

impl Run {
    /// Runs the trace of a file on a design, with every metric.
    ///
    /// # Errors
    /// The trace is none, or the design cannot take it.
    pub fn of(design: &Design, path: &Path) -> Result<Run, Box<dyn Error>> {
        Run::with(design, path, Metrics::all())
    }

    /// The same with these metrics.
    ///
    /// # Errors
    /// Those of [`Run::of`].
    pub fn with(design: &Design, path: &Path, metrics: Metrics) -> Result<Run, Box<dyn Error>> {
        let mut trace = traces::open(path)?;
        let header = trace.header().clone();
        let design = evaluate::suited(design, &header)?;
        let cores = design.stated_cores().is_none().then_some(header.cores).flatten();
        let system = System::of(design.kind())?;
        let setup = Setup { system: system.clone(), cores, metrics };
        let mut own = Evaluation::new(&design, &setup)?;
        let around = system.around(&design)?;
        let setup = Setup { system: around, cores: Some(own.cores()), ..setup };
        let mut private = Evaluation::new(&evaluate::private(&design, &system)?, &setup)?;
        let name = path.display().to_string();
        let evaluations = &mut [&mut own, &mut private][..];
        let part = Part::default();
        let ran = evaluate::run_ahead(trace.as_mut(), &name, &system, &part, evaluations)?;
        let (mut own, private) = (own.report(), private.report());
        own.compare(&private);
        Ok(Run {
            trace: header.name,
            requests: ran.requests,
            line_bytes: header.line_bytes,
            own,
            private,
        })
    }
}

/// The design with phases of DynEB a sixteenth as long.
///
/// # Errors
/// The design has no DynEB.
pub fn scaled(design: &Design) -> Result<Design, Box<dyn Error>> {
    let mut config: Config = design.config().clone();
    let dyneb = config.dyneb.as_mut().ok_or("a design with [dyneb] is needed")?;
    (dyneb.samples, dyneb.execute) = (dyneb.samples / 16, dyneb.execute / 16);
    Ok(config.validate()?)
}

/// The `wct` files of a folder, by name.
///
/// # Errors
/// The folder cannot be read, or has none.
pub fn traces_of(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "wct") {
            paths.push(path);
        }
    }
    paths.sort();
    match paths.is_empty() {
        true => Err(format!("{}: must have files that end in .wct", folder.display()).into()),
        false => Ok(paths),
    }
}
