//! Runs that are ended, killed, or at work in one folder at once.

use crate::support::{Random, program, run, run_with, tree};
use rustix::process::{Pid, Signal, kill_process};
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::{TempDir, tempdir};
use testbenches::testing::at_depth;

/// Kills of each kind, unless `WARPCACHE_KILLS` sets another number.
pub fn kills() -> u32 {
    let asked = std::env::var("WARPCACHE_KILLS");
    asked.map_or_else(|_| at_depth(20, 3), |number| number.parse().unwrap())
}

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

/// A folder where a design was generated in one form, and the texts of both forms with what the user
/// added.
struct Scene {
    folder: TempDir,
    forms: [BTreeMap<String, String>; 2],
    /// How long a run takes here and now.
    usual: Duration,
}

impl Scene {
    fn new() -> Scene {
        let folder = tempdir().unwrap();
        for (form, ways) in [("a", 2), ("b", 4)] {
            fs::create_dir(folder.path().join(form)).unwrap();
            let text = format!(
                "design = 'sac'\nname = 'mine'\n\
                 sac = {{ crd_ways = {ways}, slices = 2, sm_ports = 2, chips = 2 }}\n"
            );
            fs::write(folder.path().join(form).join("mine.toml"), text).unwrap();
        }
        let mut usual = Duration::ZERO;
        let forms = ["b", "a"].map(|form| {
            let start = Instant::now();
            run(folder.path(), &["generate", "--no-vectors", &format!("{form}/mine.toml")]).done();
            usual = start.elapsed();
            for name in ["notes.txt", "crd/wrapper.v", "crd/waves/a.vcd"] {
                let path = folder.path().join("build/mine").join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, name).unwrap();
            }
            tree(&folder.path().join("build/mine"))
        });
        assert_ne!(forms[0], forms[1]);
        Scene { folder, forms, usual }
    }

    /// Sends the signal to a run at some moment, and looks at what is there.
    fn end(&self, signal: Signal, random: &mut Random) {
        let form = random.pick(&["a/mine.toml", "b/mine.toml"]);
        let mut command = heeding(self.folder.path());
        let mut child =
            command.args(["--quiet", "generate", "--no-vectors", form]).spawn().unwrap();
        thread::sleep(self.usual.mul_f64(random.below(1100) as f64 / 1000.0));
        let _ = kill_process(pid(&child), signal);
        let status = child.wait().unwrap();
        // The run was ended, or had been done.
        assert!(status.success() || status.signal() == Some(signal.as_raw()), "{status}");
        let found = tree(&self.folder.path().join("build/mine"));
        assert!(self.forms.contains(&found), "{found:?}");
    }
}

#[test]
fn a_killed_run_leaves_the_old_or_the_new_and_the_next_one_clears() {
    let scene = Scene::new();
    let mut random = Random(17);
    for _ in 0..kills() {
        scene.end(Signal::KILL, &mut random);
    }
    run(scene.folder.path(), &["generate", "--no-vectors", "a/mine.toml"]).done();
    assert_eq!(staged(scene.folder.path()), [""; 0]);
    assert_eq!(tree(&scene.folder.path().join("build/mine")), scene.forms[1]);
}

#[test]
fn an_ended_run_leaves_the_old_or_the_new_and_nothing_beside() {
    let scene = Scene::new();
    let mut random = Random(18);
    for _ in 0..kills() {
        let signal = *random.pick(&[Signal::INT, Signal::TERM, Signal::HUP]);
        scene.end(signal, &mut random);
        assert_eq!(staged(scene.folder.path()), [""; 0]);
    }
}

#[test]
fn an_ended_run_takes_the_folders_with_it_that_it_had_made() {
    let folder = tempdir().unwrap();
    let mut random = Random(19);
    for _ in 0..kills() {
        let mut command = heeding(folder.path());
        let line = ["--quiet", "generate", "isca23", "-o", "a/b"];
        let mut child = command.args(line).spawn().unwrap();
        thread::sleep(Duration::from_micros(random.below(60_000) as u64));
        let _ = kill_process(pid(&child), Signal::TERM);
        let is_done = child.wait().unwrap().success();
        let is_there = folder.path().join("a").exists();
        assert!(is_there || !is_done);
        // A signal may come when all is written.
        if is_there {
            run(folder.path(), &["generate", "isca23", "-o", "a/b", "--check"]).done();
            fs::remove_dir_all(folder.path().join("a")).unwrap();
        }
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
fn what_a_killed_run_left_the_next_one_clears() {
    let lines = [
        "area taco16 --block shadow_tags",
        "verify taco16 --block shadow_tags --cycles 10 --engine verilog",
    ];
    for line in lines {
        let workshop = Workshop::new();
        let mut command = heeding(workshop.folder.path());
        workshop.set(command.args(line.split(' ')));
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        workshop.wait(&mut child);
        child.kill().unwrap();
        child.wait().unwrap();
        workshop.started().into_iter().filter_map(Pid::from_raw).for_each(|process| {
            // `timeout` passes it on.
            let _ = kill_process(process, Signal::TERM);
        });
        assert!(!workshop.left().is_empty(), "{line}");
        // The same again, with a tool that fails at once.
        let fails = "#!/bin/sh\ncase \"$1\" in -V|--version) echo 'Tool 99.0'; exit;; --getenv) echo /; exit;; esac\nexit 1\n";
        fs::write(workshop.place("tool"), fails).unwrap();
        let mut command = program(workshop.folder.path());
        workshop.set(command.args(line.split(' ')));
        assert_ne!(run_with(&mut command, b"").status, 0);
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
