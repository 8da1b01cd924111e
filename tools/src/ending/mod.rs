//! Cleanup at a signal: nothing is left behind.
//!
//! SIGINT, SIGTERM and SIGHUP end the program with every process that it started, and what it had
//! made for itself is removed. Who starts a process or makes such a folder does so through this
//! module, which knows them all. The thread that ends the program takes the locks here and never
//! gives them back: whoever asks later waits for the end.

#[cfg(target_os = "linux")]
mod descendants;

use rustix::process::{Pid, Signal, kill_process_group, test_kill_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Held while something is done that must be done wholly.
static WHOLE: Mutex<()> = Mutex::new(());

/// Temporary things that must be gone at the end.
static LIVE: Mutex<Live> = Mutex::new(Live { groups: BTreeSet::new(), folders: BTreeSet::new() });

struct Live {
    /// Process groups, by their leaders.
    groups: BTreeSet<u32>,
    folders: BTreeSet<PathBuf>,
}

/// Guard of a folder that goes at the end.
#[derive(Debug)]
pub(crate) struct Registered {
    path: PathBuf,
}

impl Drop for Registered {
    fn drop(&mut self) {
        live().folders.remove(&self.path);
    }
}

/// From now on, the signals end the program as this page says. One that was ignored when the program
/// started, as under `nohup`, stays ignored.
///
/// # Errors
/// The system refuses.
pub fn on_signals() -> io::Result<()> {
    let ignored = ignored();
    let signals = [SIGHUP, SIGINT, SIGTERM];
    let signals = signals.into_iter().filter(|signal| ignored & (1 << (signal - 1)) == 0);
    let mut signals = Signals::new(signals)?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            end(signal);
        }
    })?;
    Ok(())
}

/// Waits for the end if a signal has come: the last thing that `main` does.
pub fn wait_if_ending() {
    drop(live());
}

/// Does something that a signal may not cut in two. The action must be short.
pub fn uninterrupted<T>(work: impl FnOnce() -> T) -> T {
    let _whole = WHOLE.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Makes a folder that goes at the end with all that is in it.
pub(crate) fn registered(
    make: impl FnOnce() -> io::Result<TempDir>,
) -> io::Result<(TempDir, Registered)> {
    let mut live = live();
    let folder = make()?;
    let path = folder.path().to_path_buf();
    live.folders.insert(path.clone());
    Ok((folder, Registered { path }))
}

/// Starts a process that leads a separate group, so that a terminal's Ctrl-C reaches this program alone.
pub(crate) fn start(command: &mut Command) -> io::Result<Child> {
    use std::os::unix::process::CommandExt;
    let mut live = live();
    let child = command.process_group(0).spawn()?;
    live.groups.insert(child.id());
    Ok(child)
}

/// Forgets a process that has ended.
pub(crate) fn ended(leader: u32) {
    live().groups.remove(&leader);
}

fn live() -> MutexGuard<'static, Live> {
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the program as the signal does a program that knows nothing of it.
fn end(signal: i32) {
    let _whole = WHOLE.lock().unwrap_or_else(PoisonError::into_inner);
    let live = live();
    // While their parents are known; what remains of the groups comes after.
    #[cfg(target_os = "linux")]
    descendants::end_all();
    live.groups.iter().for_each(|leader| end_group(*leader));
    live.folders.iter().for_each(|folder| remove(folder));
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    std::process::exit(128 + signal);
}

/// Ends a group and waits until nobody in it can write any more.
fn end_group(leader: u32) {
    let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) else { return };
    let _ = kill_process_group(group, Signal::KILL);
    // A dead child that nobody asks for stays in its group for ever, so there is a limit.
    for _ in 0..200 {
        if test_kill_process_group(group).is_err() {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Threads of ours may still write into a folder, so once may not be enough.
fn remove(folder: &Path) {
    let is_gone = |_: &i32| fs::remove_dir_all(folder).is_ok() || !folder.exists();
    let _ = (0..100).find(is_gone);
}

/// A bit for each signal that is ignored, the lowest for signal 1.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
