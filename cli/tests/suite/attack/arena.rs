//! A tree for a program to run in, and whether anything in it has changed that must not.

use crate::support::{Ended, program, run_with};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::{TempDir, tempdir};

use rustix::fs::{CWD, FileType, Mode, mknodat};

/// Folders whose times may change: runs make separate folders in them and remove these again.
const BUSY: [&str; 4] = ["", "work", "tmp", "outside"];

/// Files in a program's surroundings that are none of its places.
const SURROUNDINGS: [&str; 6] =
    ["/dev/null", "/dev/full", "/dev/zero", "/dev/stdin", "/etc/passwd", "/etc/hosts"];

/// A tree with everything in it that the program takes from its environment: `work`, where it runs, with
/// `work/out` for what it writes; `home`, `tmp`, `cache`, `xdg`; and `outside`, `sentinels`, which are not its
/// business.
pub struct Arena {
    /// Removes it.
    _folder: TempDir,
    root: PathBuf,
}

impl Arena {
    pub fn new() -> Arena {
        let folder = tempdir().unwrap();
        // Without links, as the program shows paths.
        let arena = Arena { root: folder.path().canonicalize().unwrap(), _folder: folder };
        for name in ["work", "work/out", "home", "tmp", "xdg", "outside", "sentinels/below"] {
            fs::create_dir_all(arena.place(name)).unwrap();
        }
        for name in ["outside/file", "sentinels/file", "sentinels/below/private", "home/.profile"] {
            fs::write(arena.place(name), name).unwrap();
        }
        let mode = fs::Permissions::from_mode(0o400);
        fs::set_permissions(arena.place("sentinels/below/private"), mode).unwrap();
        symlink("below/private", arena.place("sentinels/link")).unwrap();
        make_special(&arena.place("sentinels/pipe"), FileType::Fifo);
        make_special(&arena.place("sentinels/socket"), FileType::Socket);
        arena
    }

    pub fn place(&self, name: impl AsRef<Path>) -> PathBuf {
        self.root.join(name)
    }

    /// The program in `work`, with an environment that leads nowhere else. No tool is there.
    pub fn program(&self) -> Command {
        let mut command = self.program_with_tools();
        for tool in tools::all() {
            command.env(tool.variable, self.place("sentinels/no-tool"));
        }
        command
    }

    /// The same with the tools that the machine has.
    pub fn program_with_tools(&self) -> Command {
        let mut command = program(&self.place("work"));
        command.env("HOME", self.place("home")).env("TMPDIR", self.place("tmp"));
        command.env("WARPCACHE_CACHE", self.place("cache"));
        for name in ["CACHE", "CONFIG", "DATA", "STATE"] {
            command.env(format!("XDG_{name}_HOME"), self.place("xdg"));
        }
        command
    }

    pub fn run(&self, line: &[impl AsRef<OsStr>], input: &[u8]) -> Ended {
        run_with(self.program().args(line), input)
    }

    /// Everything but what lies in the cache, and at or below these places.
    pub fn fingerprint(&self, free: &[PathBuf]) -> Fingerprint {
        let mut found = BTreeMap::new();
        self.add(Path::new(""), free, &mut found);
        for path in SURROUNDINGS.map(Path::new) {
            let kind =
                fs::symlink_metadata(path).map(|is| (is.mode(), is.rdev(), is.ino(), is.uid()));
            found.insert(path.to_path_buf(), format!("{kind:?}"));
        }
        Fingerprint(found)
    }

    fn add(&self, name: &Path, free: &[PathBuf], found: &mut BTreeMap<PathBuf, String>) {
        let path = self.place(name);
        if free.contains(&path) || name == Path::new("cache") {
            return;
        }
        let is = fs::symlink_metadata(&path).unwrap();
        let has_times = !BUSY.contains(&name.to_str().unwrap_or("."));
        let has_times = has_times && !(is.is_dir() && name.starts_with("work"));
        found.insert(
            path.clone(),
            format!("{} {}", described(&is, has_times), contents(&path, &is)),
        );
        if is.is_dir() {
            for entry in fs::read_dir(&path).unwrap() {
                self.add(&name.join(entry.unwrap().file_name()), free, found);
            }
        }
    }
}

/// Makes a pipe, a socket.
pub fn make_special(path: &Path, kind: FileType) {
    mknodat(CWD, path, kind, Mode::from_raw_mode(0o644), 0).unwrap();
}

fn described(is: &Metadata, has_times: bool) -> String {
    let times = if has_times { (is.mtime(), is.mtime_nsec()) } else { (0, 0) };
    format!("{:o} {} {} {} {:?}", is.mode(), is.uid(), is.gid(), is.rdev(), times)
}

/// Differences for which times are too coarse: two writes may have the same.
fn contents(path: &Path, is: &Metadata) -> String {
    match is.file_type() {
        kind if kind.is_file() => fs::read(path).unwrap().escape_ascii().to_string(),
        kind if kind.is_symlink() => fs::read_link(path).unwrap().display().to_string(),
        _ => String::new(),
    }
}

/// Fingerprint of a tree: type, rights, owner, time, contents of each file.
pub struct Fingerprint(BTreeMap<PathBuf, String>);

impl Fingerprint {
    /// Says what has changed until `after`, if anything has.
    pub fn same(&self, after: &Fingerprint) -> Result<(), String> {
        let differs = |name: &&PathBuf| self.0.get(*name) != after.0.get(*name);
        let all = self.0.keys().chain(after.0.keys().filter(|name| !self.0.contains_key(*name)));
        let changes = all.filter(differs).map(|name| {
            let shown = |print: &Fingerprint| {
                print
                    .0
                    .get(name)
                    .map_or("nothing".to_string(), |text| text.chars().take(99).collect())
            };
            format!("{}: was {}, is {}", name.display(), shown(self), shown(after))
        });
        let changes: Vec<String> = changes.collect();
        match changes.as_slice() {
            [] => Ok(()),
            changes => Err(format!("something has changed outside\n{}", changes.join("\n"))),
        }
    }
}

/// A file name of these bytes.
pub fn name(bytes: &[u8]) -> &OsStr {
    OsStr::from_bytes(bytes)
}

/// The check itself: each touch of something outside, and none of what is inside, is seen.
#[test]
fn a_fingerprint_shows_every_touch() {
    let set_mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    type Touch<'a> = (&'a str, &'a dyn Fn(&Path));
    let touches: [Touch; 6] = [
        ("sentinels/file", &|path| fs::write(path, "SENTINELS/FILE").unwrap()),
        ("sentinels/below/private", &|path| fs::remove_file(path).unwrap()),
        ("sentinels/below", &|path| set_mode(path, 0o700)),
        ("tmp/left", &|path| fs::create_dir(path).unwrap()),
        ("work/left", &|path| fs::write(path, "").unwrap()),
        // The state of `/dev/null` after a former fault.
        ("sentinels/pipe", &|path| {
            fs::remove_file(path).unwrap();
            fs::write(path, "").unwrap();
        }),
    ];
    for (name, touch) in touches {
        let arena = Arena::new();
        let free = [arena.place("work/out")];
        let before = arena.fingerprint(&free);
        before.same(&arena.fingerprint(&free)).unwrap();
        fs::write(arena.place("work/out/file"), "").unwrap();
        before.same(&arena.fingerprint(&free)).unwrap();
        touch(&arena.place(name));
        let found = before.same(&arena.fingerprint(&free)).unwrap_err();
        assert!(found.contains(&format!("/{name}: was ")), "{found}");
    }
}
