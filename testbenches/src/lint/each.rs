//! Engines whose program reads one design and ends.

use super::Target;
use std::io;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How a program is called.
#[derive(Clone, Copy)]
pub(super) struct Call {
    arguments: &'static [&'static str],
    top: &'static str,
}

pub(super) const VERILATOR: Call =
    Call { arguments: &["--lint-only", "-Wall"], top: "--top-module" };
pub(super) const ICARUS: Call = Call { arguments: &["-g2005", "-Wall", "-t", "null"], top: "-s" };

/// Calls the program once for each target, a few at a time.
pub(super) fn run(program: &Path, call: Call, targets: &[Target]) -> io::Result<Vec<String>> {
    let next = AtomicUsize::new(0);
    let work = || -> io::Result<Vec<(usize, String)>> {
        let mut said = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(target) = targets.get(index) else { return Ok(said) };
            said.push((index, one(program, call, target)?));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(targets.len());
    let mut said = vec![String::new(); targets.len()];
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for worker in threads {
            let finished = worker.join().map_err(|_| io::Error::other("a lint thread panicked"))?;
            for (index, text) in finished? {
                said[index] = text;
            }
        }
        Ok(said)
    })
}

fn one(program: &Path, call: Call, target: &Target) -> io::Result<String> {
    let mut command = Command::new(program);
    command.args(call.arguments).args([call.top, &target.top]).args(&target.files);
    let output = tools::run(&mut command)?;
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    // Newer Verilators end with statistics, which are no complaint.
    let statistics =
        |line: &&str| line.starts_with("- Verilator:") || line.starts_with("- V e r i l a t i o n");
    let lines: Vec<&str> =
        out.lines().chain(err.lines()).filter(|line| !statistics(line)).collect();
    match lines.join("\n").trim() {
        "" if !output.status.success() => Ok(format!("failed without a word ({})", output.status)),
        text => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_without_a_word_is_a_finding() {
        let target = Target { top: "a".into(), files: vec![] };
        let said = run(Path::new("/bin/false"), ICARUS, &[target]).unwrap();
        assert_eq!(said, ["failed without a word (exit status: 1)"]);
    }
}
