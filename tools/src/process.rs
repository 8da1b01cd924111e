//! Runs external programs, which end with this one.

use crate::ending;
use crate::temporary::Folder;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

/// Runs a program to its end. The program reads nothing, leads a separate process group, and has a
/// separate folder for temporary files, so that nothing of it is left when it or this program is
/// ended.
///
/// # Errors
/// The program cannot be started, or its output not be read.
pub fn run(command: &mut Command) -> io::Result<Output> {
    run_with(command, b"")
}

/// As [`run`], with `input` on its standard input.
///
/// # Errors
/// Those of [`run`].
pub fn run_with(command: &mut Command, input: &[u8]) -> io::Result<Output> {
    // Without a place for temporary files, most programs still do their work.
    let temporary = Folder::new().ok();
    if let Some(folder) = &temporary {
        command.env("TMPDIR", folder.path());
    }
    output(command, input)
}

/// As [`run`], in `folder`, which is scratch: its temporary files are there too, under names that begin with `.`.
/// Yosys gives these names to a shell, which a space in the path of the folder would break.
///
/// # Errors
/// Those of [`run`].
pub fn run_in(folder: &Path, command: &mut Command) -> io::Result<Output> {
    output(command.current_dir(folder).env("TMPDIR", "."), b"")
}

fn output(command: &mut Command, input: &[u8]) -> io::Result<Output> {
    let reads = if input.is_empty() { Stdio::null() } else { Stdio::piped() };
    command.stdin(reads).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = ending::start(command)?;
    let leader = child.id();
    let stdin = child.stdin.take();
    let output = thread::scope(|scope| {
        // A program that ends without reading all has its reasons.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    });
    ending::ended(leader);
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn input_goes_in_and_both_outputs_come_out() {
        let mut command = Command::new("sh");
        command.args(["-c", "cat; echo said >&2; exit 3"]);
        let input = "much\n".repeat(100_000);
        let output = run_with(&mut command, input.as_bytes()).unwrap();
        assert_eq!(output.stdout, input.as_bytes());
        assert_eq!((output.stderr.as_slice(), output.status.code()), (&b"said\n"[..], Some(3)));
    }

    #[test]
    fn what_it_leaves_in_its_temporary_folder_goes() {
        let mut command = Command::new("sh");
        let output = run(command.args(["-c", "touch \"$TMPDIR/left\"; printf %s \"$TMPDIR\""]));
        let folder = String::from_utf8(output.unwrap().stdout).unwrap();
        assert!(folder.contains("/.warpcache-"), "{folder}");
        assert!(!std::path::Path::new(&folder).exists());
    }

    #[test]
    fn in_a_scratch_folder_temporary_files_have_no_path() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("with a space");
        std::fs::create_dir(&place).unwrap();
        let mut command = Command::new("sh");
        // Without quotation marks, as a careless program would have it.
        let output =
            run_in(&place, command.args(["-c", "touch $TMPDIR/left; printf %s \"$TMPDIR\""]));
        assert_eq!(output.unwrap().stdout, b".");
        assert!(place.join("left").is_file());
    }
}
