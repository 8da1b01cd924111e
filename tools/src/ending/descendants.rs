//! Processes below this one, in whatever group: `timeout`, for one, makes a separate group.

use rustix::process::{Pid, Signal, getpid, kill_process, set_child_subreaper};
use std::collections::BTreeSet;
use std::fs;
use std::thread;
use std::time::Duration;

/// Ends all of them. One whose parent dies becomes a child of this process, so that none is lost.
pub(super) fn end_all() {
    let own = getpid();
    let _ = set_child_subreaper(Some(own));
    for _ in 0..200 {
        let alive = below(own.as_raw_nonzero().get(), &all());
        if alive.is_empty() {
            return;
        }
        for process in alive.into_iter().filter_map(Pid::from_raw) {
            let _ = kill_process(process, Signal::KILL);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// A process as `/proc` shows it.
struct Process {
    pid: i32,
    parent: i32,
    is_dead: bool,
}

fn all() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    names
        .filter(|name| name.starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(process)
        .collect()
}

fn process(name: String) -> Option<Process> {
    let text = fs::read(format!("/proc/{name}/stat")).ok()?;
    let text = String::from_utf8_lossy(&text);
    // `pid (program) state parent ...`; the program's name may hold anything.
    let (_, rest) = text.rsplit_once(')')?;
    let mut words = rest.split_whitespace();
    let is_dead = matches!(words.next()?, "Z" | "X");
    Some(Process { pid: name.parse().ok()?, parent: words.next()?.parse().ok()?, is_dead })
}

/// The living descendants of `own`.
fn below(own: i32, all: &[Process]) -> BTreeSet<i32> {
    let (mut known, mut alive) = (BTreeSet::from([own]), BTreeSet::new());
    let mut last = 0;
    while known.len() > last {
        last = known.len();
        for process in
            all.iter().filter(|process| known.contains(&process.parent)).collect::<Vec<_>>()
        {
            known.insert(process.pid);
            if !process.is_dead {
                alive.insert(process.pid);
            }
        }
    }
    alive
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grandchildren_count_and_strangers_and_the_dead_do_not() {
        let process = |pid, parent, is_dead| Process { pid, parent, is_dead };
        // A grandchild may have a lower number than its parent.
        let all = [
            process(5, 20, false),
            process(10, 1, false),
            process(20, 10, true),
            process(30, 1, false),
        ];
        assert_eq!(below(10, &all), BTreeSet::from([5]));
    }

    #[test]
    fn this_process_is_among_all() {
        let own = getpid().as_raw_nonzero().get();
        assert!(all().iter().any(|process| process.pid == own && !process.is_dead));
    }
}
