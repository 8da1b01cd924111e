//! Standard streams that cannot be written.

use super::arena::Arena;
use super::judge::judge;
use crate::support::Ended;
use std::fs::{self, File};
use std::process::{Command, Stdio};

const LINES: &[&str] = &[
    "list",
    "list --json",
    "describe taco16 --block shadow_tags",
    "new ccn",
    "check taco16 --json",
    "check nowhere.toml --json",
    "generate taco16 --block shadow_tags -o out --json",
    "replay taco16 --block shadow_tags --in in.jsonl",
    "verify taco16 --block shadow_tags --cycles 9 --engine model",
    "trace info nowhere.wct --json",
    "clean",
    "doctor --json",
    "schema",
    "completions bash",
    "man verify",
    "generate --help",
    "--version",
    "nonsense",
];

#[test]
fn full_disks_end_no_run_in_a_panic() {
    let arena = Arena::new();
    fs::write(arena.place("work/in.jsonl"), "{\"op\":\"lookup\",\"line\":\"0x1\"}\n").unwrap();
    let free = [arena.place("work/out")];
    let full = || Stdio::from(File::options().write(true).open("/dev/full").unwrap());
    for line in LINES {
        for is_silent in [false, true] {
            let before = arena.fingerprint(&free);
            let errors = if is_silent { full() } else { Stdio::piped() };
            let mut command = arena.program();
            let output = command.args(line.split(' ')).stdout(full()).stderr(errors).output();
            let output = output.unwrap();
            let status = output.status.code().unwrap_or(-1);
            assert_eq!(status, 2, "{line}");
            if !is_silent {
                let errors = String::from_utf8(output.stderr).unwrap();
                judge(&Ended { status, out: String::new(), errors }, &[2]).unwrap();
            }
            before.same(&arena.fingerprint(&free)).unwrap();
        }
    }
}

#[test]
fn closed_standard_output_is_an_error_of_what_prints() {
    let arena = Arena::new();
    let run = |line: &str| {
        let script = format!("exec \"$0\" {line} >&-");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).arg(arena.program().get_program());
        let output = shell.current_dir(arena.place("work")).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for line in ["list", "list --json", "check taco16", "--version"] {
        let (status, errors) = run(line);
        assert_eq!(status, Some(2), "{line}: {errors}");
        let expected = "error: standard output: cannot be written: Bad file descriptor";
        assert!(errors.starts_with(expected), "{line}: {errors}");
    }
    assert_eq!(run("check taco16 -q"), (Some(0), String::new()));
}
