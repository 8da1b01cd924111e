//! Finished runs of a study, in the folder of results of `sweep` and by its rules: by content, each sealed.

use super::document::Run;
use super::runs::{Job, Runs};
use super::sources::Source;
use crate::commands::sweep::{Base, Unchanged, config_text, current_folder, hashed, kept};
use crate::failure::{Failure, OrFail};
use anyhow::Context;
use design::Design;
use std::collections::HashMap;
use std::path::PathBuf;
use sweep::{Found, Results};
use testbenches::engine::EngineKind;
use tools::content::key;

/// Keys of runs, and their results.
pub(super) struct Kept {
    results: Results,
    /// The files that are read, as they were before they were hashed.
    unchanged: Unchanged,
    /// A key a run; none of a run that checks hardware, which is no result but an event.
    keys: Vec<Option<String>>,
}

impl Kept {
    pub(super) fn of(runs: &Runs<'_>) -> Result<Kept, Failure> {
        let files: Vec<PathBuf> = runs
            .jobs
            .iter()
            .filter_map(|job| job.source.path())
            .flat_map(super::swept::files)
            .collect();
        let unchanged = Unchanged::of(files.iter().cloned());
        let base = Base::of(current_folder()?);
        let mut hashes = HashMap::new();
        for file in &files {
            if !hashes.contains_key(file) {
                let input = hashed(file, &base)?;
                hashes.insert(file.clone(), [input.name, input.sha256]);
            }
        }
        let is_golden = runs.engines == [EngineKind::Model];
        let keys = runs.jobs.iter().map(|job| {
            let key = is_golden.then(|| key_of(job, runs, &hashes));
            key.transpose()
        });
        Ok(Kept { results: kept(vec![]), unchanged, keys: keys.collect::<Result<_, _>>()? })
    }

    /// The result of a run, made by `run` if it is not there, and then kept.
    pub(super) fn find_or(
        &self,
        place: usize,
        run: &dyn Fn() -> Result<Run, Failure>,
    ) -> Result<Run, Failure> {
        let Some(key) = &self.keys[place] else { return run() };
        if let Found::Result(run) = self.results.find(key) {
            return Ok(run);
        }
        let made = run();
        // Further errors may follow from the first.
        self.unchanged.require()?;
        let run = made?;
        // Results of this machine only save time.
        let _ = self.results.keep(key, &run);
        Ok(run)
    }
}

/// A key by everything that a run depends on, but for the program.
fn key_of(
    job: &Job<'_>,
    runs: &Runs<'_>,
    hashes: &HashMap<PathBuf, [String; 2]>,
) -> Result<String, Failure> {
    let subject = job.subject;
    let baseline = subject.baseline.as_ref().map(config_text).transpose()?;
    let system = toml::to_string(&subject.setup.system).context("system").or_wrong_input()?;
    let how = format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {} {} {:?}",
        subject.setup.cores,
        subject.setup.metrics,
        subject.organisation,
        subject.width,
        runs.part,
        job.timing,
        subject.top,
        subject.ignores_instructions,
        subject.window
    );
    let mut parts: Vec<String> = vec![
        "evaluate".to_string(),
        env!("CARGO_PKG_VERSION").to_string(),
        config_of(&subject.design)?,
        baseline.unwrap_or_default(),
        subject.setup.system.name().to_string(),
        system,
        how,
    ];
    match job.source {
        Source::Workload(workload) => parts.push(workload.to_string()),
        Source::File(path) => {
            let files = super::swept::files(path);
            parts.extend(files.iter().filter_map(|file| hashes.get(file)).flatten().cloned());
        }
    }
    Ok(key(parts.iter().map(String::as_str)))
}

fn config_of(design: &Design) -> Result<String, Failure> {
    Ok(format!("{} {}", design.name(), config_text(design)?))
}
