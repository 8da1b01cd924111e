//! Asks a program for its version, and does not wait for ever.

use crate::ending;
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The first line that the program prints with these arguments, or why there is none. Some tools say it on
/// standard error.
pub(crate) fn version(
    program: &Path,
    arguments: &[&str],
    patience: Duration,
) -> Result<String, String> {
    let failed = |error: io::Error| format!("cannot be started ({error})");
    // Files and no pipes: a pipe ends only with everything that the program has started.
    let (out, err) = (tempfile::NamedTempFile::new(), tempfile::NamedTempFile::new());
    let (out, err) = (out.map_err(failed)?, err.map_err(failed)?);
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    command.stdout(out.reopen().map_err(failed)?).stderr(err.reopen().map_err(failed)?);
    let mut child = ending::start(&mut command).map_err(failed)?;
    let status = wait(&mut child, patience).map_err(failed);
    ending::ended(child.id());
    let Some(status) = status? else {
        return Err(format!("does not tell its version within {} seconds", patience.as_secs()));
    };
    let text =
        |file: &Path| std::fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let said = text(out.path()).map_err(failed)? + "\n" + &text(err.path()).map_err(failed)?;
    match said.lines().map(str::trim).find(|line| !line.is_empty()) {
        Some(line) if status.success() => Ok(line.to_owned()),
        _ => Err("does not tell its version".to_owned()),
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
