//! `--set` and a config on standard input, on every command that takes a design.

use crate::support::{program, run, run_here, run_with, tree};
use std::fs;

const CONFIG: &str = "design = \"ccn\"\nname = \"mine\"\n\n[l1]\nways = 6\n";

/// Every command that takes a design, as far as it must go to read it.
const COMMANDS: &[&str] = &[
    "check DESIGN",
    "describe DESIGN --block shadow_tags",
    "generate DESIGN --dry-run",
    "replay DESIGN --block shadow_tags --in empty.jsonl",
    "verify DESIGN --block shadow_tags --cycles 10 --engine model",
    "prove DESIGN --block shadow_tags",
    "area DESIGN --block shadow_tags",
    "timing DESIGN --block shadow_tags",
    "mutate DESIGN --block shadow_tags",
];

#[test]
fn a_setting_that_is_wrong_is_named_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.toml"), CONFIG).unwrap();
    for line in COMMANDS.iter().chain(&["new DESIGN"]) {
        let is_new = line.starts_with("new");
        let (design, name) = if is_new { ("ccn", "my-ccn") } else { ("mine.toml", "mine") };
        let line = format!("{} --set l1.sets=33", line.replace("DESIGN", design));
        let ended = run(folder.path(), &line.split(' ').collect::<Vec<_>>());
        let expected = format!(
            "error: --set l1.sets=33: {name}.l1.sets: must be a power of two in 2..=1024; got 33; try 32\n"
        );
        assert_eq!((ended.status, ended.out, ended.errors), (2, String::new(), expected), "{line}");
    }
}

#[test]
fn every_command_reads_a_config_from_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = CONFIG.replace('6', "66");
    for line in COMMANDS {
        let line = line.replace("DESIGN", "-");
        let ended = run_with(program(folder.path()).args(line.split(' ')), wrong.as_bytes());
        let expected = "error: standard input:5:8: mine.l1.ways: must be an integer in 1..=32; got 66; try 32\n";
        assert_eq!((ended.status, ended.errors.as_str()), (2, expected), "{line}");
    }
    let checked = run_here(&["check", "-", "--set", "l1.sets=64"], CONFIG.as_bytes()).done();
    assert!(checked.contains("\n  set_bits                    6 "), "{checked}");
    let ended = run_here(&["check", "-"], b"\xff");
    assert!(
        ended.errors.starts_with("error: standard input: must be a readable file of UTF-8 text")
    );
    for line in ["generate - -", "replay - --block shadow_tags --in -"] {
        let ended = run_here(&line.split(' ').collect::<Vec<_>>(), CONFIG.as_bytes());
        let start = "error: standard input: must be named once, since it can be read once; got - ";
        assert!(ended.status == 2 && ended.errors.starts_with(start), "{}", ended.errors);
    }
}

#[test]
fn what_is_set_is_what_is_built() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["generate", "taco16", "--block", "shadow_tags"];
    run(folder.path(), &[line.as_slice(), &["--set", "l1.sets=64", "--set", "name=big"]].concat())
        .done();
    let files = tree(&folder.path().join("build/big/shadow_tags"));
    assert!(files["filelist.f"].contains("rtl/set_index_linear_line33_sets64.v\n"), "{files:?}");
    assert!(files["manifest.json"].contains("\"sets\": 64"));
    let text = run(folder.path(), &["new", "taco16", "--set", "l1.sets=64"]).done();
    assert!(text.contains("\nsets = 64\n") && text.contains("\nname = \"my-taco16\"\n"), "{text}");
}

#[test]
fn what_sets_nothing_is_refused() {
    for text in ["l1.sets", "l1=3", "sets=3", "l1.sets="] {
        let ended = run_here(&["check", "taco16", "--set", text], b"");
        let expected = format!(
            "error: invalid value '{text}' for '--set <SECTION.FIELD=VALUE>': set: must be \
             section.field=value, or name=value, with a TOML value; got {text:?}; try l1.sets=64; For more \
             information, try '--help'.\n"
        );
        assert_eq!((ended.status, ended.errors), (2, expected));
    }
}
