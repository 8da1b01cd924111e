//! Runs that a signal ends, and runs at work in one folder at once.

use crate::support::{Random, program, run_with, tree};
use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::{TempDir, tempdir};
use testbenches::testing::at_depth;

/// The program in a folder, heeding signals that the tests may have been started to ignore, as CI starts
/// what runs in the background.
pub fn heeding(folder: &Path) -> Command {
    let mut command = Command::new("env");
    command.args(["--default-signal=HUP,INT,TERM", env!("CARGO_BIN_EXE_warpcache")]);
    command.current_dir(folder).stdin(Stdio::null());
    command
}

pub fn pid(child: &Child) -> Pid {
    Pid::from_child(child)
}

/// Names below a folder that begin as those of folders of ours that must not be left.
pub fn staged(folder: &Path) -> Vec<String> {
    let hidden = |name: &String| name.contains(".warpcache-");
    tree(folder).into_keys().filter(hidden).collect()
}

#[test]
fn blocks_that_are_generated_at_once_are_all_there() {
    let blocks = ["crd", "eab_unit", "profile_counters", "route_policy", "slice_bypass"];
    for _ in 0..at_depth(5, 1) {
        let folder = tempdir().unwrap();
        let start = |block: &&str| {
            let mut command = program(folder.path());
            command.args(["--quiet", "generate", "isca23", "--block", block]).spawn().unwrap()
        };
        let running: Vec<Child> = blocks.iter().map(start).collect();
        assert!(running.into_iter().all(|mut child| child.wait().unwrap().success()));
        let found = tree(&folder.path().join("build/isca23"));
        for block in blocks {
            assert!(found.contains_key(&format!("{block}/{block}.md")), "{block}");
        }
        assert_eq!(staged(folder.path()), [""; 0]);
    }
}

/// A line that writes a block in one of two forms.
fn form(ways: u32) -> Vec<String> {
    let line =
        format!("--quiet generate --no-vectors isca23 --block crd --set sac.crd_ways={ways}");
    line.split(' ').map(String::from).collect()
}

#[test]
fn ended_runs_and_two_at_once_leave_the_old_or_the_new_and_nothing_beside() {
    let folder = tempdir().unwrap();
    let place = folder.path().join("build/isca23");
    let mut usual = Duration::ZERO;
    let forms = [2, 4].map(|ways| {
        let start = Instant::now();
        run_with(program(folder.path()).args(form(ways)), b"").done();
        usual = start.elapsed();
        if ways == 2 {
            fs::write(place.join("crd/wrapper.v"), "mine").unwrap();
        }
        tree(&place)
    });
    assert!(forms[0] != forms[1] && forms[1]["crd/wrapper.v"] == "mine");
    let is_one = || assert!(forms.contains(&tree(&place)), "{:?}", tree(&place));
    let mut random = Random(18);
    for _ in 0..at_depth(20, 3) {
        let signal = *random.pick(&[Signal::INT, Signal::TERM, Signal::HUP]);
        let line = form(*random.pick(&[2, 4]));
        let mut child = heeding(folder.path()).args(line).spawn().unwrap();
        thread::sleep(usual.mul_f64(random.below(1100) as f64 / 1000.0));
        let _ = kill_process(pid(&child), signal);
        let status = child.wait().unwrap();
        // The run was ended, or had been done.
        assert!(status.success() || status.signal() == Some(signal.as_raw()), "{status}");
        is_one();
        let start = |ways| program(folder.path()).args(form(ways)).spawn().unwrap();
        assert!([2, 4, 2, 4].map(start).iter_mut().all(|child| child.wait().unwrap().success()));
        is_one();
        assert_eq!(staged(folder.path()), [""; 0]);
    }
}

/// A folder with a tool that never ends, which starts others that do not either, one of them in a
/// separate group.
struct Workshop {
    folder: TempDir,
}

impl Workshop {
    fn new() -> Workshop {
        let folder = tempdir().unwrap();
        for name in ["tmp", "cache", "work"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let script = format!(
            "#!/bin/sh\ncase \"$1\" in -V|--version) echo 'Tool 99.0'; exit;; --getenv) echo /; exit;; esac\n\
             touch \"$TMPDIR/left\"\nsleep 100000 &\necho $! >> {0}/started\n\
             timeout 100000 sleep 100001 &\necho $! >> {0}/started\necho $$ >> {0}/started\n\
             echo all > {0}/all\nwait\n",
            folder.path().display()
        );
        let tool = folder.path().join("tool");
        fs::write(&tool, script).unwrap();
        fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).unwrap();
        Workshop { folder }
    }

    fn place(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn set(&self, command: &mut Command) {
        command.current_dir(self.place("work")).stdin(Stdio::null()).stderr(Stdio::null());
        command.env("TMPDIR", self.place("tmp")).env("WARPCACHE_CACHE", self.place("cache"));
        for tool in ["YOSYS", "VERILATOR", "CXX"] {
            command.env(format!("WARPCACHE_{tool}"), self.place("tool"));
        }
    }

    /// Waits until the tool has started all that it starts.
    fn wait(&self, child: &mut Child) {
        while !self.place("all").exists() {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn started(&self) -> Vec<i32> {
        let text = fs::read_to_string(self.place("started")).unwrap();
        text.lines().map(|line| line.parse().unwrap()).collect()
    }

    /// Files in the folders that a run may write to.
    fn left(&self) -> Vec<String> {
        ["tmp", "cache", "work"].iter().flat_map(|name| staged(&self.place(name))).collect()
    }
}

/// Whether a process is there and not dead.
fn is_alive(process: &i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

#[test]
fn an_ended_run_takes_the_tools_with_it_and_all_that_they_started() {
    let lines = [
        "area taco16 --block shadow_tags -o report.txt",
        "verify taco16 --block shadow_tags --cycles 10 --engine verilog",
        "prove taco16 --block shadow_tags --quick",
    ];
    for (line, signal) in lines.into_iter().zip([Signal::TERM, Signal::INT, Signal::HUP]) {
        let workshop = Workshop::new();
        let mut command = heeding(workshop.folder.path());
        workshop.set(command.args(line.split(' ')));
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        workshop.wait(&mut child);
        assert!(workshop.started().iter().all(is_alive));
        kill_process(pid(&child), signal).unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(signal.as_raw()), "{line}");
        assert!(!workshop.started().iter().any(is_alive), "{line}");
        assert_eq!(workshop.left(), [""; 0], "{line}");
    }
}

#[test]
fn a_signal_that_was_ignored_from_the_start_stays_so() {
    let workshop = Workshop::new();
    let mut command = Command::new("sh");
    let text = format!(
        "trap '' HUP; exec {} area taco16 --block shadow_tags",
        env!("CARGO_BIN_EXE_warpcache")
    );
    workshop.set(command.args(["-c", &text]));
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    workshop.wait(&mut child);
    for signal in [Signal::HUP, Signal::TERM] {
        kill_process(pid(&child), signal).unwrap();
    }
    assert_eq!(child.wait().unwrap().signal(), Some(Signal::TERM.as_raw()));
    assert!(!workshop.started().iter().any(is_alive));
}
