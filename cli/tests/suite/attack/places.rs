//! Special files and names, wherever a path is asked for.

use super::arena::{Arena, make_special, name};
use rustix::fs::FileType;
use rustix::io::ioctl_fionread;
use rustix::process::{Pid, Signal, kill_process};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Use of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Input,
    Output,
    /// The folder of outputs.
    Folder,
}

/// A path as a command line has it, relative to `work`.
pub struct Special {
    pub path: OsString,
    /// Files that a run which writes there may change.
    pub ends: Vec<PathBuf>,
    /// Whether no run may accept it.
    pub is_refused: bool,
}

/// Contents of the pipe.
const MARK: &[u8] = b"nobody reads this\n";

/// The pipe of an arena, open at both ends: who opens it does not wait, and who reads it, which would never
/// end, is seen by what is missing.
pub struct Pipe(File);

impl Pipe {
    fn new(path: PathBuf) -> Pipe {
        make_special(&path, FileType::Fifo);
        let mut file = OpenOptions::new().read(true).write(true).open(path).unwrap();
        file.write_all(MARK).unwrap();
        Pipe(file)
    }

    fn holds(&self) -> usize {
        ioctl_fionread(&self.0).unwrap() as usize
    }

    /// Lets `child` run to its end, or to the moment in which it reads or writes the pipe.
    pub fn watch<T>(&self, child: Child, wait: impl FnOnce(Child) -> T) -> T {
        let (id, is_over) = (Pid::from_child(&child), AtomicBool::new(false));
        thread::scope(|scope| {
            scope.spawn(|| {
                while self.holds() == MARK.len() && !is_over.load(Ordering::SeqCst) {
                    thread::sleep(Duration::from_millis(1));
                }
                if !is_over.load(Ordering::SeqCst) {
                    let _ = kill_process(id, Signal::KILL);
                }
            });
            let waited = wait(child);
            is_over.store(true, Ordering::SeqCst);
            waited
        })
    }

    /// Refuses what someone has read or written.
    pub fn must_be_untouched(&self) -> Result<(), String> {
        let mut held = vec![0; self.holds()];
        (&self.0).read_exact(&mut held).unwrap();
        (&self.0).write_all(&held).unwrap();
        match held == MARK {
            true => Ok(()),
            false => Err(format!("the pipe holds {:?}", held.escape_ascii().to_string())),
        }
    }
}

/// Makes the special files in `work/special`, and one in `outside`; good files hold `good`.
pub fn specials(arena: &Arena, role: Role, ending: &str, good: &[u8]) -> (Vec<Special>, Pipe) {
    let folder = arena.place("work/special");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("ends")).unwrap();
    let place = |name: &str| folder.join(format!("{name}{ending}"));
    let outside = arena.place(format!("outside/good{ending}"));
    let pipe = Pipe::new(place("pipe"));
    make_special(&place("socket"), FileType::Socket);
    fs::create_dir(place("folder")).unwrap();
    fs::write(place("folder").join("users"), "mine").unwrap();
    for path in [place("file"), place("closed"), outside.clone()] {
        fs::write(path, good).unwrap();
    }
    fs::set_permissions(place("closed"), fs::Permissions::from_mode(0o0)).unwrap();
    let links = [
        ("link-to-pipe", place("pipe")),
        ("link-to-folder", place("folder")),
        ("link-to-device", "/dev/null".into()),
        ("link-to-nothing", folder.join("ends").join(format!("new{ending}"))),
        ("link-outside", format!("../../outside/good{ending}").into()),
        ("loop", place("loop")),
    ];
    for (name, end) in &links {
        symlink(end, place(name)).unwrap();
    }

    let mut all = Vec::new();
    let mut add = |path: OsString, ends: Vec<PathBuf>, is_refused| {
        all.push(Special { path, ends, is_refused });
    };
    let below = |name: &str| OsString::from(format!("special/{name}{ending}"));
    let is_file = role != Role::Folder;
    for name in ["pipe", "socket", "link-to-pipe", "link-to-device", "loop"] {
        add(below(name), vec![], true);
    }
    for path in
        ["/dev/null", "/dev/full", "/dev/zero", "/dev/stdin", "/dev/stdout", "/proc/self/mem"]
    {
        add(path.into(), vec![], true);
    }
    add("".into(), vec![], true);
    add("x/".repeat(2_500).into(), vec![], true);
    add(below(&"x".repeat(300)), vec![], true);
    add(below(&format!("file{ending}/below")), vec![], true);
    add(below("nowhere/below"), vec![folder.join("nowhere")], is_file);
    add(below("folder"), vec![place("folder")], is_file);
    add(below("link-to-folder"), vec![place("folder")], is_file);
    add(below("file"), vec![place("file")], !is_file);
    add(below("closed"), vec![place("closed")], !is_file);
    add(below("link-outside"), vec![outside], !is_file);
    add(below("link-to-nothing"), vec![], true);
    add("-".into(), vec![], !is_file);
    let names: [&[u8]; 7] = [
        b"new\nline",
        "turned\u{202e}round".as_bytes(),
        b"\x1b[2J",
        b"not utf-8 \xff\xfe",
        b"'\"; touch $(touch pwned) `touch pwned` |&<>*\\",
        b"%s%n {} [exec touch pwned]",
        b" ",
    ];
    for bytes in names {
        let name = name(&[bytes, ending.as_bytes()].concat()).to_owned();
        let path = folder.join(&name);
        if role == Role::Input {
            fs::write(&path, good).unwrap();
        }
        let mut shown = OsString::from("special/");
        shown.push(&name);
        add(shown, vec![path], false);
    }
    (all, pipe)
}

#[test]
fn a_pipe_that_is_read_or_written_is_seen_and_ends_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pipe");
    let pipe = Pipe::new(path.clone());
    let run = |line: &str| {
        let mut command = std::process::Command::new("sh");
        let child = command.args(["-c", line]).current_dir(folder.path()).spawn().unwrap();
        pipe.watch(child, |mut child| child.wait().unwrap().success())
    };
    assert!(run("true"));
    pipe.must_be_untouched().unwrap();
    // Neither would end.
    assert!(!run("exec cat pipe > read"));
    assert!(pipe.must_be_untouched().unwrap_err().starts_with("the pipe holds \"\""));
    let pipe = Pipe::new(folder.path().join("second"));
    fs::write(folder.path().join("second"), "more").unwrap();
    assert!(pipe.must_be_untouched().is_err());
}
