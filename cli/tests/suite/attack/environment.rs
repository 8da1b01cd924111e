//! Special files in the place of everything that the environment names.

use super::arena::Arena;
use super::judge::judge;
use super::options::tried;
use super::places::{Role, specials};
use crate::support::{ended, started};
use std::fs;
use std::process::Command;

/// A variable, and the lines that read it.
const LINES: &[(&str, &[&str])] = &[
    ("WARPCACHE_CACHE", &["clean --json", "clean --cache", "area taco16 --block shadow_tags"]),
    ("WARPCACHE_LIBERTY", &["doctor --json", "timing taco16 --block shadow_tags"]),
    ("TMPDIR", &["clean", "replay taco16 --block shadow_tags --in - --out out/a"]),
];

/// Those that say where the cache is, unless another variable does.
const HOMES: [&str; 2] = ["HOME", "XDG_CACHE_HOME"];

/// Runs `line` with each special file in `variable`; nothing changes.
fn attack(arena: &Arena, variable: &str, line: &str, program: impl Fn() -> Command) {
    let number = specials(arena, Role::Folder, "", b"").0.len();
    for index in tried(variable.len() + line.len(), number) {
        let (specials, pipe) = specials(arena, Role::Folder, "", b"");
        let mut value = specials[index].path.clone();
        if value.as_encoded_bytes().starts_with(b"special") {
            // Homes and folders of temporary files are absolute.
            value = arena.place("work").join(value).into();
        }
        let free = [arena.place("work/out")];
        let before = arena.fingerprint(&free);
        let child = started(program().args(line.split(' ')).env(variable, &value));
        let ended = pipe.watch(child, |child| ended(child, b""));
        let faults = [
            judge(&ended, &[0, 2, 3]),
            before.same(&arena.fingerprint(&free)),
            pipe.must_be_untouched(),
        ];
        if let Some(fault) = faults.into_iter().find_map(Result::err) {
            panic!("{variable}={value:?} {line}: {ended:?}\n{fault}");
        }
    }
}

#[test]
fn special_files_in_every_variable() {
    let arena = Arena::new();
    for (variable, lines) in LINES {
        lines.iter().for_each(|line| attack(&arena, variable, line, || arena.program()));
    }
    for tool in tools::all() {
        attack(&arena, tool.variable, "doctor", || arena.program());
    }
}

#[test]
fn special_files_in_the_place_of_a_home() {
    let arena = Arena::new();
    // Where it is, cargo's target folder would be its cache.
    let folder = tempfile::tempdir().unwrap();
    let installed = folder.path().join("warpcache");
    fs::copy(env!("CARGO_BIN_EXE_warpcache"), &installed).unwrap();
    for variable in HOMES {
        attack(&arena, variable, "clean --json", || {
            let mut command = Command::new(&installed);
            command.current_dir(arena.place("work")).env("TMPDIR", arena.place("tmp"));
            command.env_remove("WARPCACHE_CACHE").env_remove("XDG_CACHE_HOME");
            command.env("HOME", arena.place("home"));
            command
        });
    }
}
