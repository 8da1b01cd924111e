//! Runs command lines, as a process or in this one, and reads folders.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// The names of the presets, as `generate` takes them.
pub fn presets() -> Vec<&'static str> {
    design::PRESETS.iter().map(|preset| preset.name).collect()
}

/// Whether a preset is a variant of another one, `<preset>-<word>`: most of its text is that one's.
pub fn is_variant(preset: &str) -> bool {
    preset.split_once('-').is_some_and(|(other, _)| presets().contains(&other))
}

/// How a command line ended.
#[derive(Debug)]
pub struct Ended {
    pub status: i32,
    pub out: String,
    pub errors: String,
}

impl Ended {
    /// The output of a command that must have succeeded in silence on standard error.
    pub fn done(self) -> String {
        assert_eq!((self.status, self.errors.as_str()), (0, ""), "{}", self.out);
        self.out
    }
}

/// The program, in `folder`, with a standard input that is empty.
pub fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpcache"));
    command.current_dir(folder).env("RUST_BACKTRACE", "0").stdin(Stdio::null());
    command
}

/// Starts a command whose streams are ours.
pub fn started(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Waits for the end of what was started, with `input` on its standard input.
pub fn ended(mut child: Child, input: &[u8]) -> Ended {
    // A program that ends without reading closes the pipe; that is its right.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Ended {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs a command to its end, with `input` on its standard input.
pub fn run_with(command: &mut Command, input: &[u8]) -> Ended {
    ended(started(command), input)
}

/// Runs the program in `folder`.
pub fn run(folder: &Path, arguments: &[&str]) -> Ended {
    run_with(program(folder).args(arguments), b"")
}

/// Runs a command line in this process: the same code without its `main`. Paths must be absolute.
pub fn run_here(arguments: &[&str], mut input: &[u8]) -> Ended {
    let arguments = ["warpcache"].iter().chain(arguments).map(OsString::from);
    let run = || {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let status = cli::run(arguments, &mut input, &mut out, &mut errors).into();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ended { status, out: text(out), errors: text(errors) }
    };
    thread::scope(|scope| {
        let first = thread::Builder::new().stack_size(cli::STACK).spawn_scoped(scope, run).unwrap();
        first.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Every file below a folder, by its path, and every other thing as a word in brackets.
pub fn tree(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let kind = entry.file_type().unwrap();
        if kind.is_dir() {
            found.insert(format!("{name}/"), "<folder>".to_string());
            let below = tree(&entry.path()).into_iter();
            found.extend(below.map(|(path, text)| (format!("{name}/{path}"), text)));
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).unwrap();
            found.insert(name, String::from_utf8_lossy(&bytes).into_owned());
        } else {
            found.insert(name, "<neither>".to_string());
        }
    }
    found
}

/// The folders of tops below a folder of designs.
pub fn tops(folder: &Path) -> Vec<PathBuf> {
    let manifests = tree(folder).into_keys().filter(|path| path.ends_with("/manifest.json"));
    let tops = manifests.filter(|path| !path.ends_with("rtl/manifest.json"));
    tops.map(|path| folder.join(path).parent().unwrap().to_path_buf()).collect()
}

/// Small pseudo-random numbers (splitmix64), so that a run can be repeated from its seed.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
