//! `verify`: agreement, a difference with all it takes to find it, and a tool that is not there.

use crate::support::{program, run, run_with};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

#[test]
fn engines_that_agree_and_what_was_covered_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["verify", "taco16", "--block", "shadow_tags", "--cycles", "20000", "--seed", "3"];
    let line = [line.as_slice(), &["--wave", "run.fst"]].concat();
    let out = run(folder.path(), &line).done();
    let start = "shadow_tags: model, hdl, verilog agree in 20000 cycles of seed 3, ";
    assert!(out.starts_with(start), "{out}");
    assert!(out.contains("\n") && out.contains("a lookup hit in way 0\n"), "{out}");
    assert!(out.ends_with("waveform: run.fst\n"), "{out}");
    assert!(fs::metadata(folder.path().join("run.fst")).unwrap().len() > 1_000);
}

/// A viewer reads it: no word of a report may be there.
#[test]
fn a_waveform_on_standard_output_is_all_that_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let line = "verify taco16 --block shadow_tags --cycles 300 --engine model --wave -";
    let output = program(folder.path()).args(line.split(' ')).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    // The type of an FST file's first block, and its length.
    assert_eq!(output.stdout[..9], [0, 0, 0, 0, 0, 0, 0, 1, 73]);
    assert!(output.stdout.len() > 1_000 && !output.stdout.ends_with(b"hit\n"));

    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = program(folder.path()).args(line.split(' ')).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A run of any length; in the first cycles there are no hits.
#[test]
fn a_bin_that_is_not_hit_is_a_line_of_the_report_and_with_coverage_a_failure() {
    let folder = tempfile::tempdir().unwrap();
    let line =
        ["verify", "taco16", "--block", "shadow_tags", "--cycles", "10", "--engine", "model"];
    let out = run(folder.path(), &line).done();
    assert!(out.contains("\n           0  hit_first_way "), "{out}");
    assert!(out.contains("\nnot hit: hit_first_way: a lookup hit in way 0\n"), "{out}");

    let ended = run(folder.path(), &[line.as_slice(), &["--coverage"]].concat());
    assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{}", ended.errors);
    let start = "error: shadow_tags: seed 1, 10 cycles: coverage has ";
    assert!(ended.errors.starts_with(start), "{}", ended.errors);
    let line = "\n  hit_first_way: never hit: a lookup hit in way 0\n";
    assert!(ended.errors.contains(line), "{}", ended.errors);
}

#[test]
fn a_missing_tool_ends_with_3_and_the_way_to_get_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.jsonl"), "").unwrap();
    let lines: [&[&str]; 2] = [
        &["verify", "taco16", "--cycles", "100"],
        &["replay", "taco16", "--block", "shadow_tags", "--in", "in.jsonl", "--engine", "verilog"],
    ];
    for line in lines {
        let mut command = program(folder.path());
        let ended = run_with(command.args(line).env_clear().env("PATH", ""), b"");
        assert_eq!(
            ended.errors,
            "error: shadow_tags: Verilator is needed for simulating and linting the emitted Verilog: it \
             is not on PATH; install Debian's `verilator` (5.006 or newer), or set WARPCACHE_VERILATOR \
             to its path\n"
        );
        assert_eq!((ended.status, ended.out.as_str()), (3, ""));
    }
    let line = ["verify", "taco16", "--set", "ccn.cores=2", "--cycles", "100"];
    let without = [&line[..], &["--engine", "model,hdl"]].concat();
    run_with(program(folder.path()).args(without).env_clear().env("PATH", ""), b"").done();
}

/// A Verilator that turns one output of the block round before it does its work.
fn faulty_verilator(folder: &Path) -> PathBuf {
    let real = tools::verilator().unwrap().path.display().to_string();
    let edit = "s/assign answer_hit = \\(.*\\);/assign answer_hit = !(\\1);/";
    let script = format!(
        "#!/bin/sh\n[ ! -f shadow_tags.v ] || sed -i '{edit}' shadow_tags.v\nexec '{real}' \"$@\"\n"
    );
    let path = folder.join("faulty-verilator");
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn a_difference_ends_with_1_and_a_report_that_is_enough_to_find_it() {
    let folder = tempfile::tempdir().unwrap();
    let faulty = faulty_verilator(folder.path());
    let faulty_run = |line: &[&str], input: &str| {
        let mut command = program(folder.path());
        command.args(line).env("WARPCACHE_VERILATOR", &faulty);
        // A separate cache: these builds must never serve anyone else.
        run_with(command.env("WARPCACHE_CACHE", folder.path().join("cache")), input.as_bytes())
    };

    let line = ["verify", "taco16", "--block", "shadow_tags", "--cycles", "500", "--seed", "9"];
    let line = [line.as_slice(), &["--wave", "failure.fst"]].concat();
    let ended = faulty_run(&line, "");
    assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{}", ended.errors);
    let parts = [
        "error: shadow_tags: the engines differ in cycle ",
        " of seed 9\n",
        "  answer_hit: model 0x0 (0), hdl 0x0 (0), verilog 0x1 (1)\n",
        "\nrepeat: warpcache verify taco16 --block shadow_tags --seed 9 --cycles 500\n",
        "\nwaveform: failure.fst\n",
    ];
    for part in parts {
        assert!(ended.errors.contains(part), "{part:?} is not in:\n{}", ended.errors);
    }
    assert!(folder.path().join("failure.fst").is_file());

    let ended = faulty_run(&[line.as_slice(), &["--json"]].concat(), "");
    let report: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(report["blocks"][0]["outcome"], "failed");
    assert_eq!(ended.status, 1);

    let line = ["replay", "taco16", "--block", "shadow_tags", "--in", "-", "--out", "answers"];
    let more = ["--engine", "model,hdl,verilog", "--wave", "replay.fst"];
    let line = [line.as_slice(), &more].concat();
    let ended = faulty_run(&line, "{\"op\":\"lookup\",\"line\":\"0x1\"}\n");
    assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{}", ended.errors);
    let start = "error: standard input: line 1: the engines differ on ";
    assert!(ended.errors.starts_with(start), "{}", ended.errors);
    for engine in ["model", "hdl"] {
        assert!(ended.errors.contains(&format!("\n  {engine}: {{\"hit\":false,\"way\":null}}\n")));
    }
    assert!(ended.errors.contains("\n  verilog: {\"hit\":true,"), "{}", ended.errors);
    assert!(ended.errors.ends_with("\nwaveform: replay.fst\n"), "{}", ended.errors);
    assert!(folder.path().join("replay.fst").is_file());
    assert!(!folder.path().join("answers").exists());
}
