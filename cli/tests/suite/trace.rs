//! `trace info` and `trace convert`: what is printed, what is written, and that nothing is half-written.

use crate::support::{run, run_here, tree};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Two groups of a kernel: a load of two lines, a barrier, a store, an atomic that no L1 sees.
const SMALL: &str = r#"{"kind":"kernel","name":"add","groups":4,"warps":1}
{"group":0,"warp":0,"kind":"load","line":"0x10","sectors":"0xf","instruction":1}
{"group":0,"warp":0,"kind":"load","line":"0x11","sectors":"0x1","instruction":1}
{"kind":"barrier","group":0,"warp":0}
{"group":1,"warp":0,"kind":"store","line":"0x10","sectors":"0x3"}
{"group":1,"warp":0,"kind":"atomic","line":"0x10","sectors":"0x1","bypass_l1":true}
"#;

fn small() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.jsonl"), SMALL).unwrap();
    folder
}

fn done(folder: &Path, line: &str) -> String {
    run(folder, &line.split(' ').collect::<Vec<_>>()).done()
}

#[test]
fn info_counts() {
    let folder = small();
    let text = done(folder.path(), "trace info small.jsonl");
    let expected = "small.jsonl
  name          small
  source        JSON lines
  order         by group
  line_bytes    128
  sector_bytes  32
  address_bits  12
  kernels       1 (add)
  groups        2 of 4
  most_warps    1
  instructions  3
  barriers      1
  requests      4
  loads         2
  stores        1
  atomics       1
  bypass_l1     1
  unique_lines  2
";
    assert_eq!(text, expected);
    let json: Value =
        serde_json::from_str(&done(folder.path(), "trace info small.jsonl --json")).unwrap();
    assert_eq!((&json["requests"], &json["unique_lines"]), (&4.into(), &2.into()));
    assert_eq!((&json["by"], &json["cores"]), (&"group".into(), &Value::Null));
}

#[test]
fn an_import_reports_how_wide_it_is_and_what_it_passes_over() {
    let folder = tempfile::tempdir().unwrap();
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/accelsim");
    let info = |name: &str| done(folder.path(), &format!("trace info {data}/{name}"));
    let wide = info("address_47_bits.traceg");
    assert!(wide.contains("\n  address_bits  47\n"), "{wide}");
    assert!(wide.ends_with("\n  unique_lines  6\n  passed_over   local_memory 1\n"), "{wide}");
    let windows = info("window_opcodes.traceg");
    assert!(windows.ends_with("\n  passed_over   shared_window 2, local_window 1\n"), "{windows}");
    let line = format!("trace convert {data}/ldgsts_twice.traceg -o a.wct");
    let expected = "a.wct: kernels 1, groups 1, requests 4; passed over: shared_window 1\n";
    assert_eq!(done(folder.path(), &line), expected);
    let json = done(folder.path(), &format!("{line} --json"));
    assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["passed_over"]["shared_window"], 1);
}

#[test]
fn a_name_cannot_forge_lines_of_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let line = "{\"kind\":\"kernel\",\"name\":\"k\\n  loads         9\"}\n";
    fs::write(folder.path().join("a.jsonl"), line).unwrap();
    let text = done(folder.path(), "trace info a.jsonl");
    assert!(text.contains("\n  kernels       1 (k\\u{a}  loads         9)\n"), "{text}");
}

#[test]
fn convert_there_and_back() {
    let folder = small();
    let at = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let said = done(folder.path(), "trace convert small.jsonl -o small.wct");
    assert_eq!(said, "small.wct: kernels 1, groups 2, requests 4\n");
    done(folder.path(), "trace convert small.wct -o whole.jsonl");
    done(folder.path(), "trace convert whole.jsonl -o again.wct");
    assert_eq!(at("again.wct"), at("small.wct"));
    let json = done(folder.path(), "trace convert small.wct -o again.wct --json");
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["requests"], 4);
}

#[test]
fn convert_by_core_goes_in_turns() {
    let folder = small();
    done(folder.path(), "trace convert small.jsonl -o by_core.jsonl --cores 2");
    let text = fs::read_to_string(folder.path().join("by_core.jsonl")).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["by"], &lines[0]["cores"]), (&"core".into(), &2.into()));
    let kinds: Vec<(&str, u64)> = lines[2..]
        .iter()
        .map(|line| (line["kind"].as_str().unwrap(), line["core"].as_u64().unwrap()))
        .collect();
    // Turn 1: both lines of the load, the store; turn 2: a barrier, the atomic.
    assert_eq!(kinds, [("load", 0), ("load", 0), ("store", 1), ("atomic", 1)]);
}

#[test]
fn what_is_refused_leaves_everything_as_it_was() {
    let folder = small();
    let broken =
        format!("{SMALL}{{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}}\n");
    fs::write(folder.path().join("broken.jsonl"), broken).unwrap();
    fs::write(folder.path().join("mine.wct"), "mine").unwrap();
    done(folder.path(), "trace convert small.jsonl -o core.wct --cores 1");
    let before = tree(folder.path());
    let twice = "broken.jsonl: line 7: a group must appear once in a kernel; got 0 again";
    let cases = [
        ("trace info broken.jsonl", twice),
        ("trace convert broken.jsonl -o mine.wct", twice),
        ("trace convert broken.jsonl -o new.wct", twice),
        ("trace convert broken.jsonl -o new.jsonl --cores 3", twice),
        (
            "trace convert small.jsonl -o new.zip",
            "new.zip: must end in .wct or .jsonl; try new.wct",
        ),
        (
            "trace convert core.wct -o new.wct --cores 2",
            "core.wct: must be a trace by group for --cores; got one by core; try without --cores",
        ),
        (
            "trace info nope.wct",
            "nope.wct: must be a readable file; got No such file or directory (os error 2); try the path \
             of a trace",
        ),
        (
            "trace convert small.jsonl -o nowhere/new.wct",
            "nowhere/new.wct: must be a file, or a place for one in a writable folder; got No such file or \
             directory (os error 2); try another path, or - for standard output",
        ),
        (
            "trace convert core.wct -o core.wct",
            "core.wct: must be a file, or a place for one in a writable folder; got a file that the \
             command reads; try another path, or - for standard output",
        ),
        (
            "trace convert small.jsonl -o new.wct --cores 257",
            "invalid value '257' for '--cores <N>': must be an integer from 1 to 256; got 257; try 1; For more \
             information, try '--help'.",
        ),
    ];
    for (line, expected) in cases {
        let ended = run(folder.path(), &line.split(' ').collect::<Vec<_>>());
        assert_eq!(ended.errors, format!("error: {expected}\n"), "{line}");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{line}");
    }
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn help_says_what_is_read() {
    let help = run_here(&["trace", "--help"], b"").done();
    assert!(help.contains("kernelslist.g") && help.contains("convert"), "{help}");
}
