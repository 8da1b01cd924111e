//! Checks before anything is rendered.
use crate::about::{About, Timing};
use crate::error::Error;
use crate::options::Options;
use emit::Manifest;

/// Every check.
pub fn all(
    manifest: &Manifest,
    given: &[String],
    about: &About,
    options: &Options,
) -> Result<(), Error> {
    let problems = options.problems();
    if !problems.is_empty() {
        return Err(Error::Options(problems));
    }
    files(manifest, given)?;
    about.timing.as_ref().map_or(Ok(()), |diagram| timing(manifest, diagram))
}

fn files(manifest: &Manifest, given: &[String]) -> Result<(), Error> {
    let top = manifest.top.clone();
    let expected: Vec<String> = manifest.modules.iter().map(|name| format!("{name}.v")).collect();
    if expected.as_slice() != given {
        let (expected, got) = (expected.join(", "), given.join(", "));
        return Err(Error::Files { top, expected, got });
    }
    let name = format!("{top}_testbench");
    if manifest.modules.contains(&name) {
        return Err(Error::Taken { top, name });
    }
    Ok(())
}

const STATES: &str = "p01.x=|";

/// A lane shows the port of its name, or the one lane of a list, whose port has its number.
fn shows(lane: &str, port: &str) -> bool {
    port == lane || port.replacen("_0_", "_", 1) == lane
}

/// Every lane is a port, has the same cycles, and a label for each of its values and no more.
fn timing(manifest: &Manifest, diagram: &Timing) -> Result<(), Error> {
    let cycles = diagram.lanes.first().map_or(0, |lane| lane.wave.chars().count());
    for lane in &diagram.lanes {
        let wrong = |what: String| {
            let (top, lane) = (manifest.top.clone(), lane.port.clone());
            Err(Error::Timing { top, lane, what })
        };
        if !manifest.ports.iter().any(|port| shows(&lane.port, &port.name)) {
            return wrong("there is no such port".into());
        }
        if let Some(state) = lane.wave.chars().find(|state| !STATES.contains(*state)) {
            return wrong(format!("a state must be one of {STATES}; got {state:?}"));
        }
        if lane.wave.starts_with(['.', '|']) {
            return wrong("must begin with a state".into());
        }
        let found = lane.wave.chars().count();
        if found != cycles {
            return wrong(format!("must have {cycles} cycles as the first lane; got {found}"));
        }
        let values = lane.wave.chars().filter(|state| *state == '=').count();
        if values != lane.data.len() {
            let labels = lane.data.len();
            return wrong(format!("must have a label for each of {values} values; got {labels}"));
        }
    }
    Ok(())
}
