//! Nothing of the user's goes: outputs that are devices, pipes, links or inputs, and folders that hold
//! more than `generate` wrote.

use crate::support::{Ended, program, run, run_with, tree};
use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::Command;
use tempfile::{TempDir, tempdir};

const LOOKUP: &[u8] = b"{\"op\":\"lookup\",\"line\":\"0x1\"}\n";
const ANSWER: &str = "{\"hit\":false,\"way\":null}\n";

/// A folder with a config, transactions, and one of each kind of file that is no regular one.
fn folder() -> TempDir {
    let folder = tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    fs::write(place("mine.toml"), "design = 'ccn'\nname = 'mine'\n").unwrap();
    fs::write(place("in.jsonl"), LOOKUP).unwrap();
    assert!(Command::new("mkfifo").arg(place("pipe")).status().unwrap().success());
    fs::create_dir(place("folder")).unwrap();
    symlink("pipe", place("link-to-pipe")).unwrap();
    symlink("/dev/null", place("link-to-device")).unwrap();
    symlink("mine.toml", place("link-to-config")).unwrap();
    folder
}

/// Runs a line whose words are parted by spaces; no tool is there.
fn refused(folder: &Path, line: &str, got: &str) {
    let before = tree(folder);
    let mut command = program(folder);
    for tool in ["YOSYS", "VERILATOR", "CXX", "STA"] {
        command.env(format!("WARPCACHE_{tool}"), "nowhere");
    }
    let ended = run_with(command.args(line.split(' ')), b"");
    assert_eq!(ended.status, 2, "{line}: {}", ended.errors);
    // With --json, the errors are a document too.
    assert!(ended.out.is_empty() || line.contains("--json"), "{line}: {}", ended.out);
    assert!(ended.errors.contains(&format!("; got {got}; try ")), "{line}: {}", ended.errors);
    assert_eq!(tree(folder), before, "{line}");
}

#[test]
fn an_output_is_a_regular_file_and_that_is_known_before_the_work() {
    let folder = folder();
    let lines =
        ["replay mine.toml --block shadow_tags --in in.jsonl --out", "area mine.toml --chart"];
    let special = [
        ("pipe", "a pipe"),
        ("link-to-pipe", "a pipe"),
        ("folder", "a folder"),
        ("/dev/null", "a device"),
        ("link-to-device", "a device"),
        ("/dev/stdout", "a pipe"),
        ("nowhere/file", "No such file or directory (os error 2)"),
    ];
    for line in lines {
        for (name, got) in special {
            refused(folder.path(), &format!("{line} {name}"), got);
        }
    }
    let kind = |name: &str| fs::symlink_metadata(folder.path().join(name)).unwrap().file_type();
    assert!(kind("pipe").is_fifo() && kind("link-to-device").is_symlink());
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[test]
fn what_a_command_reads_it_does_not_replace() {
    let folder = folder();
    let library = include_str!("../../../constraints/tests/suite/small.lib");
    fs::write(folder.path().join("cells.lib"), library).unwrap();
    let got = "a file that the command reads";
    for line in [
        "replay mine.toml --block shadow_tags --in in.jsonl --out in.jsonl",
        "replay mine.toml --block shadow_tags --in in.jsonl --out mine.toml",
        "area mine.toml -o mine.toml",
        "area mine.toml --chart link-to-config",
        "area mine.toml --target liberty=cells.lib -o cells.lib",
        "area mine.toml --sram in.jsonl -o in.jsonl",
        "timing mine.toml -o ./mine.toml",
        "verify mine.toml --block shadow_tags --wave mine.toml",
    ] {
        refused(folder.path(), line, got);
    }
    let twice = "what another option writes too";
    for line in ["area mine.toml -o x --chart x", "area mine.toml -o - --json"] {
        refused(folder.path(), line, twice);
    }
}

#[test]
fn an_input_is_a_regular_file_too() {
    let folder = folder();
    for (line, got) in [
        ("replay mine.toml --block shadow_tags --in pipe", "a pipe"),
        ("replay mine.toml --block shadow_tags --in /dev/zero", "a device"),
        ("area mine.toml --sram pipe", "a pipe"),
        ("area mine.toml --sram link-to-device", "a device"),
        ("timing mine.toml --target liberty=pipe", "something that is not a file"),
        ("area mine.toml --target liberty=/dev/zero", "something that is not a file"),
        ("check folder/../pipe.toml", "No such file or directory (os error 2)"),
    ] {
        refused(folder.path(), line, got);
    }
    fs::rename(folder.path().join("pipe"), folder.path().join("pipe.toml")).unwrap();
    for command in ["check", "generate", "area", "verify"] {
        let line = format!("{command} pipe.toml");
        refused(folder.path(), &line, "something that is not a file");
    }
}

#[test]
fn a_link_is_written_through() {
    let folder = folder();
    symlink("folder/end", folder.path().join("link")).unwrap();
    fs::write(folder.path().join("folder/end"), "old").unwrap();
    let line =
        ["replay", "mine.toml", "--block", "shadow_tags", "--in", "in.jsonl", "--out", "link"];
    for _ in 0..2 {
        run(folder.path(), &line).done();
        assert_eq!(fs::read_to_string(folder.path().join("folder/end")).unwrap(), ANSWER);
    }
    assert!(folder.path().join("link").is_symlink());
}

#[test]
fn a_stroke_is_standard_input_or_output() {
    let folder = folder();
    let line = "replay mine.toml --block shadow_tags --in - --out -";
    let answers = run_with(program(folder.path()).args(line.split(' ')), LOOKUP).done();
    assert_eq!(answers, ANSWER);
    let config = run(folder.path(), &["new", "ccn", "-o", "-"]).done();
    assert_eq!(config, run(folder.path(), &["new", "ccn"]).done());
    let line = "area mine.toml --sram -";
    let Ended { status, errors, .. } = run_with(program(folder.path()).args(line.split(' ')), b"x");
    assert_eq!(status, 2);
    assert!(
        errors.starts_with("error: standard input:1: must be a table of SRAM shapes"),
        "{errors}"
    );
    let ended = run(folder.path(), &["generate", "mine.toml", "-o", "-"]);
    assert_eq!(ended.status, 2);
    assert!(ended.errors.starts_with("error: -: must be a folder, which standard output"));
    assert!(!folder.path().join("-").exists());
}

#[test]
fn the_file_behind_standard_output_keeps_what_it_had() {
    let folder = folder();
    let log = folder.path().join("log");
    fs::write(&log, "before\n").unwrap();
    for name in ["/dev/stdout", "log"] {
        let mut command = program(folder.path());
        command.args([
            "replay",
            "mine.toml",
            "--block",
            "shadow_tags",
            "--in",
            "in.jsonl",
            "--out",
            name,
        ]);
        let append: File = OpenOptions::new().append(true).open(&log).unwrap();
        assert_eq!(command.stdout(append).output().unwrap().status.code(), Some(2));
        assert_eq!(fs::read_to_string(&log).unwrap(), "before\n");
    }
}

#[test]
fn a_folder_with_any_manifest_is_not_ours() {
    let folder = tempdir().unwrap();
    fs::create_dir_all(folder.path().join("web/llc/app/src")).unwrap();
    fs::write(folder.path().join("web/llc/app/src/main.js"), "mine").unwrap();
    let manifest = folder.path().join("web/llc/app/manifest.json");
    for text in ["", "{}", "{\"name\": \"app\", \"version\": \"1.0.0\"}"] {
        fs::write(&manifest, text).unwrap();
        let got = "a folder that holds app, a folder whose manifest.json generate did not write";
        refused(folder.path(), "generate --no-vectors llc -o web", got);
    }
    fs::rename(folder.path().join("web/llc/app"), folder.path().join("web/llc/line_order"))
        .unwrap();
    let got = "a folder whose manifest.json generate did not write";
    refused(folder.path(), "generate llc --block line_order -o web", got);
}

#[test]
fn the_working_directory_may_be_in_what_is_replaced() {
    let folder = tempdir().unwrap();
    let line = ["generate", "--no-vectors", "taco16", "--block", "shadow_tags", "-o"];
    let generate =
        |below: &str, out| run(&folder.path().join(below), &[&line[..], &[out]].concat());
    generate("", "build").done();
    let before = tree(folder.path());
    for (below, out) in [("build/taco16", ".."), ("build/taco16/shadow_tags", "../..")] {
        generate(below, out).done();
        assert_eq!(tree(folder.path()), before);
    }
}

/// The limit for files is that of a full disk but for its name.
#[test]
fn on_a_full_disk_the_old_output_stays_and_the_error_names_the_place() {
    let folder = folder();
    let lines = [
        ("generate mine.toml --no-vectors --block shadow_tags", "build"),
        ("trace convert trace.jsonl -o out.jsonl", "out.jsonl"),
    ];
    let load = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
    fs::write(folder.path().join("trace.jsonl"), load.repeat(100)).unwrap();
    for (line, place) in lines {
        run(folder.path(), &line.split(' ').collect::<Vec<_>>()).done();
        let before = tree(folder.path());
        let script = format!("trap '' XFSZ; ulimit -f 1; exec \"$0\" {line}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_warpcache")]).current_dir(folder.path());
        let Ended { status, errors, .. } = run_with(&mut shell, b"");
        let start = format!("error: {place}: cannot be written");
        let is_clear = errors.starts_with(&start) && errors.contains("; try ");
        let is_named = errors.contains(": File too large (os error 27)");
        assert!(status == 2 && is_clear && is_named, "{line}: {errors}");
        assert_eq!(tree(folder.path()), before, "{line}");
    }
}

#[test]
fn the_cache_is_shown_and_emptied_and_nothing_else() {
    let folder = tempdir().unwrap();
    let cache = folder.path().join("cache");
    let (build, outcome) =
        ("crd-0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef.json");
    fs::create_dir_all(cache.join(build)).unwrap();
    fs::create_dir(cache.join("synthesis")).unwrap();
    fs::create_dir(cache.join("sweep")).unwrap();
    fs::write(cache.join(build).join("design.so"), vec![0; 1_500_000]).unwrap();
    fs::write(cache.join("synthesis").join(outcome), "{}").unwrap();
    fs::write(cache.join("sweep").join(outcome), "{}").unwrap();
    fs::write(cache.join("notes.txt"), "mine").unwrap();
    let clean = |options: &[&str]| {
        let mut command = program(folder.path());
        run_with(command.arg("clean").args(options).env("WARPCACHE_CACHE", &cache), b"").done()
    };
    let what = format!(
        "{}: 1 compiled designs, 1 outcomes of synthesis, 1 results of sweeps, 1.5 MB",
        cache.display()
    );
    assert_eq!(clean(&[]), format!("{what}; clean --cache removes them\n"));
    let report: serde_json::Value = serde_json::from_str(&clean(&["--json"])).unwrap();
    assert_eq!((report["builds"].as_u64(), report["bytes"].as_u64()), (Some(1), Some(1_500_004)));
    assert!(cache.join(build).join("design.so").is_file());
    assert_eq!(clean(&["--cache"]), format!("{what} removed\n"));
    assert_eq!(tree(&cache).into_keys().collect::<Vec<_>>(), ["notes.txt", "sweep/", "synthesis/"]);
}
