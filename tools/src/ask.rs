//! Asks a program for its version, and does not wait for ever.

use crate::ending;
use crate::temporary::Folder;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Why a program does not print its version.
#[derive(Debug)]
pub(crate) enum Silence {
    /// The program cannot be started.
    NotStarted(io::Error),
    /// The program cannot be asked, for a reason outside it.
    NotAsked(io::Error),
    /// The program did not end in so many seconds.
    Hangs(u64),
    /// The program failed, or said nothing.
    Refused,
}

impl fmt::Display for Silence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Silence::NotStarted(error) => write!(out, "cannot be started ({error})"),
            Silence::NotAsked(error) => write!(out, "cannot be asked for its version ({error})"),
            Silence::Hangs(seconds) => {
                write!(out, "does not print its version within {seconds} seconds")
            }
            Silence::Refused => out.write_str("does not print its version"),
        }
    }
}

/// The first line that the program prints, or why there is none. Some tools say it on standard error.
pub(crate) fn version(command: &mut Command, patience: Duration) -> Result<String, Silence> {
    // Files and no pipes: a pipe ends only with everything that the program has started.
    // A TMPDIR that cannot be written is no fault of the tool: whoever uses it reports that.
    let folder =
        Folder::new().or_else(|error| Folder::new_in(Path::new("/tmp")).map_err(|_| error));
    let folder = folder.map_err(Silence::NotAsked)?;
    let places = ["out", "errors"].map(|name| folder.path().join(name));
    let file = |place: &PathBuf| File::create(place).map_err(Silence::NotAsked);
    command.stdin(Stdio::null()).stdout(file(&places[0])?).stderr(file(&places[1])?);
    let mut child = ending::start(command).map_err(Silence::NotStarted)?;
    let status = wait(&mut child, patience).map_err(Silence::NotStarted);
    ending::ended(child.id());
    let Some(status) = status? else { return Err(Silence::Hangs(patience.as_secs())) };
    let mut said = String::new();
    for place in &places {
        let bytes = fs::read(place).map_err(Silence::NotAsked)?;
        said += &(String::from_utf8_lossy(&bytes).into_owned() + "\n");
    }
    match said.lines().map(str::trim).find(|line| !line.is_empty()) {
        Some(line) if status.success() => Ok(line.to_owned()),
        _ => Err(Silence::Refused),
    }
}

/// How the program ended; `None` when it had to be ended.
fn wait(child: &mut Child, patience: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() >= patience {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        sleep(Duration::from_millis(2));
    }
}
