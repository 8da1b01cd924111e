//! Yosys, `yosys-smtbmc` and `yosys-abc` as processes in a folder of their own.

use crate::Error;
use crate::sources::Sources;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;
use std::{env, fs};

/// A folder for one design's files, deleted with it.
pub(crate) struct Workshop {
    folder: tempfile::TempDir,
}

impl Workshop {
    pub(crate) fn new() -> Result<Workshop, Error> {
        let folder = tempfile::tempdir().map_err(Error::io("the folder for temporary files"))?;
        Ok(Workshop { folder })
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> Result<(), Error> {
        self.write_bytes(name, text.as_bytes())
    }

    pub(crate) fn write_bytes(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.path(name);
        fs::write(&path, bytes).map_err(Error::io(&path.display().to_string()))
    }

    pub(crate) fn read(&self, name: &str) -> Result<String, Error> {
        let path = self.path(name);
        fs::read_to_string(&path).map_err(Error::io(&path.display().to_string()))
    }

    /// Writes the files and gives the command that reads them.
    pub(crate) fn read_command(&self, sources: &Sources, options: &str) -> Result<String, Error> {
        for (name, text) in &sources.files {
            self.write(name, text)?;
        }
        let names: String = sources.files.iter().map(|(name, _)| format!(" {name}")).collect();
        Ok(format!("read_verilog {options}{names}\n"))
    }

    /// Runs a Yosys script to its end.
    pub(crate) fn yosys(&self, script: &str) -> Result<String, Error> {
        let program = &tools::YOSYS.find()?.path;
        self.write("script.ys", script)?;
        let output = self.run(program, &["-QT", "-s", "script.ys"], None, None)?;
        let (out, err) = (lossy(&output.stdout), lossy(&output.stderr));
        match output.status.success() {
            true => Ok(out),
            false => {
                Err(Error::Tool { tool: "Yosys".to_owned(), text: end_of(&format!("{out}{err}")) })
            }
        }
    }

    /// Runs `yosys-smtbmc` with the solver there is; what it printed, or `None` when the time was up.
    pub(crate) fn smtbmc(
        &self,
        arguments: &[&str],
        limit: Duration,
    ) -> Result<Option<String>, Error> {
        let program = tools::beside_yosys("smtbmc")?;
        let (solver, found) = tools::solver()?;
        let folder = found.path.parent().unwrap_or(Path::new(".")).to_owned();
        let all = [&["-s", solver, "--noprogress"], arguments].concat();
        let output = self.run(&program, &all, Some(limit), Some(&folder))?;
        let text = lossy(&output.stdout) + &lossy(&output.stderr);
        match text.contains("Status: ") {
            true => Ok(Some(text)),
            false if is_late(&output) => Ok(None),
            false => Err(Error::Tool { tool: "yosys-smtbmc".to_owned(), text: end_of(&text) }),
        }
    }

    /// Runs ABC's commands; what it printed.
    pub(crate) fn abc(&self, commands: &str, limit: Duration) -> Result<String, Error> {
        let program = tools::beside_yosys("abc")?;
        let output = self.run(&program, &["-q", commands], Some(limit), None)?;
        let text = lossy(&output.stdout) + &lossy(&output.stderr);
        // ABC ends with 0 whatever it was told.
        match text.contains("cmd error") {
            true => Err(Error::Tool { tool: "ABC".to_owned(), text: end_of(&text) }),
            false => Ok(text),
        }
    }

    /// With a limit, `timeout` ends the program and all that it started.
    fn run(
        &self,
        program: &Path,
        arguments: &[&str],
        limit: Option<Duration>,
        folder_on_path: Option<&Path>,
    ) -> Result<Output, Error> {
        let mut command = match limit {
            None => Command::new(program),
            Some(limit) => {
                let mut command = Command::new("timeout");
                command.arg("-k").arg("2").arg(limit.as_secs_f64().to_string()).arg(program);
                command
            }
        };
        if let Some(folder) = folder_on_path {
            command.env("PATH", with_folder(folder));
        }
        command.args(arguments).current_dir(self.folder.path());
        command.output().map_err(Error::io(&program.display().to_string()))
    }
}

fn with_folder(folder: &Path) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([folder.to_owned()]);
    env::join_paths(folders).unwrap_or(path.clone())
}

/// What `timeout` says when the time was up: 124, or 128 + 9 when it had to kill.
fn is_late(output: &Output) -> bool {
    matches!(output.status.code(), Some(124 | 137) | None)
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The last lines, where the error stands.
fn end_of(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(5)..].join("\n")
}
