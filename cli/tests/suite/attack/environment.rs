//! Special files in the place of what the environment names.

use super::arena::Arena;
use super::judge::judge;
use super::options::tried;
use super::places::{Role, specials};
use crate::support::{ended, started};

/// A variable, and a line that reads it. Those of tools are all read by one function.
const LINES: [(&str, &str); 6] = [
    ("WARPCACHE_CACHE", "clean --cache"),
    ("WARPCACHE_CACHE", "area taco16 --block shadow_tags"),
    ("WARPCACHE_LIBERTY", "timing taco16 --block shadow_tags"),
    ("WARPCACHE_YOSYS", "doctor"),
    ("WARPCACHE_PYTHON", "doctor --json"),
    ("TMPDIR", "replay taco16 --block shadow_tags --in - --out out/a"),
];

#[test]
fn special_files_in_every_variable() {
    let arena = Arena::new();
    let free = [arena.place("work/out")];
    for (turn, (variable, line)) in LINES.into_iter().enumerate() {
        let number = specials(&arena, Role::Folder, "", b"").0.len();
        for index in tried(turn, number) {
            let (specials, pipe) = specials(&arena, Role::Folder, "", b"");
            let mut value = specials[index].path.clone();
            if value.as_encoded_bytes().starts_with(b"special") {
                // Folders of temporary files are absolute.
                value = arena.place("work").join(value).into();
            }
            let before = arena.fingerprint(&free);
            let child = started(arena.program().args(line.split(' ')).env(variable, &value));
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
}
