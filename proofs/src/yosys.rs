//! Yosys, `yosys-smtbmc` and `yosys-abc` as processes in a separate folder.

use crate::Error;
use crate::sources::Sources;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};
use tools::temporary::Folder;

/// How far reachability goes. Neither figure is a time: a busy machine decides what an idle one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Frames that are explored at most.
    pub frames: u32,
    /// Conflicts of one question to the SAT solver at most.
    pub conflicts: u32,
    /// Seconds of processor time for one call at most. Only campaigns that someone watches have such a limit.
    pub seconds: Option<u32>,
}

/// A folder for one design's files, deleted with it.
pub(crate) struct Workshop {
    folder: Folder,
}

impl Workshop {
    pub(crate) fn new() -> Result<Workshop, Error> {
        let folder = Folder::new().map_err(Error::io("the folder for temporary files"))?;
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
        let found = tools::YOSYS.find()?;
        self.write("script.ys", script)?;
        let output = self.run(found.command(), &["-QT", "-s", "script.ys"])?;
        let (out, err) = (lossy(&output.stdout), lossy(&output.stderr));
        match output.status.success() {
            true => Ok(out),
            false => {
                Err(Error::Tool { tool: "Yosys".to_owned(), text: end_of(&format!("{out}{err}")) })
            }
        }
    }

    /// Runs `yosys-smtbmc` with the solver there is; what it printed.
    pub(crate) fn smtbmc(&self, arguments: &[&str]) -> Result<String, Error> {
        let program = tools::beside_yosys("smtbmc")?;
        let (solver, found) = tools::solver()?;
        let folder = found.path.parent().unwrap_or(Path::new(".")).to_owned();
        let mut command = Command::new(program);
        command.env("PATH", with_folder(&folder));
        let output = self.run(command, &[&["-s", solver, "--noprogress"], arguments].concat())?;
        let text = lossy(&output.stdout) + &lossy(&output.stderr);
        match text.contains("Status: ") {
            true => Ok(text),
            false => Err(Error::Tool { tool: "yosys-smtbmc".to_owned(), text: end_of(&text) }),
        }
    }

    /// Runs ABC's commands and then `pdr`, with `options`; what it printed.
    pub(crate) fn pdr(
        &self,
        commands: &str,
        options: &str,
        effort: Effort,
    ) -> Result<String, Error> {
        let Effort { frames, conflicts, seconds } = effort;
        let program = tools::beside_yosys("abc")?;
        let command = match seconds {
            None => Command::new(program),
            Some(seconds) => {
                let mut command = Command::new("sh");
                let text = format!("ulimit -t {seconds} && exec \"$@\"");
                command.args(["-c", &text, "sh"]).arg(program);
                command
            }
        };
        let commands = format!("{commands}; pdr {options} -F {frames} -C {conflicts}");
        let output = self.run(command, &["-q", &commands])?;
        let text = lossy(&output.stdout) + &lossy(&output.stderr);
        // ABC ends with 0 whatever its input.
        match text.contains("cmd error") {
            true => Err(Error::Tool { tool: "ABC".to_owned(), text: end_of(&text) }),
            false => Ok(text),
        }
    }

    fn run(&self, mut command: Command, arguments: &[&str]) -> Result<Output, Error> {
        let program = command.get_program().to_string_lossy().into_owned();
        tools::run_in(self.folder.path(), command.args(arguments)).map_err(Error::io(&program))
    }
}

fn with_folder(folder: &Path) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([folder.to_owned()]);
    env::join_paths(folders).unwrap_or(path.clone())
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The last lines, where the error is.
fn end_of(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(5)..].join("\n")
}
