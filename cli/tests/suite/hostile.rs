//! Thousands of damaged and hostile inputs: an error with status 2, or an answer; never a panic, and
//! nothing on standard output beside an error.

use crate::attack::judge::judge;
use crate::attack::mutation::mutated;
use crate::support::{Ended, Random, program, run_here, run_with};
use std::fs;
use std::process::Command;
use tempfile::tempdir;
use testbenches::testing::at_depth;

const CONFIG: &str = include_str!("../../../configs/taco16.toml");
const REPLAY: &str = concat!(
    r#"{"op":"write","line":"0x1f40","set":0,"way":2}"#,
    "\n",
    r#"{"op":"lookup","line":"0x1f40"}"#,
    "\n",
    r#"{"op":"invalidate","line":"0x1f40"}"#,
    "\n",
);
const ACCEPTED_OF_WHICH_ONE_IS_BUILT: usize = 10;

/// The contract of every end: 0 and no error, or 2 and nothing but an error of one paragraph.
fn check(ended: &Ended, input: &[u8]) {
    judge(ended, &[0, 2]).unwrap_or_else(|fault| panic!("{fault}\n{}", input.escape_ascii()));
}

#[test]
fn damaged_configs() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.toml");
    let path_text = path.to_str().unwrap();
    let out = folder.path().join("out");
    let mut random = Random(1);
    let mut legal = 0;
    for _ in 0..at_depth(3_000, 600) {
        let config = mutated(CONFIG.as_bytes(), &mut random);
        fs::write(&path, &config).unwrap();
        let ended = run_here(&["check", path_text], b"");
        check(&ended, &config);
        legal += usize::from(ended.status == 0);
        // A config that `check` accepts must be buildable by `generate`: one in so many of a kind, for
        // time's sake.
        if ended.status == 0 && legal % ACCEPTED_OF_WHICH_ONE_IS_BUILT == 0 {
            run_here(&["generate", "--no-vectors", path_text, "-o", out.to_str().unwrap()], b"")
                .done();
        }
    }
    assert!(legal > 3 * ACCEPTED_OF_WHICH_ONE_IS_BUILT, "only {legal} mutants were legal");
}

#[test]
fn memory_that_is_refused_is_an_error() {
    let folder = tempdir().unwrap();
    let line = "ulimit -v 130000; exec \"$0\" --quiet generate baseline --no-vectors --yes -o out \
                --block private_cluster --set cluster.cores=64 --set l1.sets=1024 --set l1.ways=32 \
                --set l1.line_bytes=256 --set l1.sector_bytes=8";
    let mut shell = Command::new("sh");
    shell.args(["-c", line, env!("CARGO_BIN_EXE_warpcache")]).current_dir(folder.path());
    let ended = run_with(&mut shell, b"");
    let start = "error: memory: must be enough for what is asked; got no ";
    assert!(ended.status == 3 && ended.errors.starts_with(start), "{ended:?}");
    assert_eq!(ended.errors.lines().count(), 1);
    assert!(
        fs::read_dir(folder.path().join("out")).map_or(true, |mut files| files.next().is_none())
    );
}

/// Its golden model is recorded by a thread, whose stack a debug build fills to several MiB.
#[test]
fn a_large_cluster_is_generated_with_its_vectors() {
    let folder = tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let sets = ["cluster.cores=64", "l1.sets=1024", "l1.ways=32", "l1.line_bytes=256"];
    let mut line = vec!["--quiet", "generate", "baseline", "--yes", "-o", out];
    line.extend(["--block", "private_cluster", "--set", "l1.sector_bytes=8"]);
    line.extend(sets.iter().flat_map(|set| ["--set", set]));
    run_with(program(folder.path()).args(line), b"").done();
    assert!(folder.path().join("baseline/private_cluster/private_cluster_vectors.hex").is_file());
}

#[test]
fn damaged_replay_files() {
    let mut random = Random(2);
    let mut legal = 0;
    for _ in 0..3_000 {
        let input = mutated(REPLAY.as_bytes(), &mut random);
        let line = ["replay", "taco16", "--block", "shadow_tags", "--in", "-"];
        let ended = run_here(&line, &input);
        check(&ended, &input);
        legal += usize::from(ended.status == 0);
    }
    assert!(legal > 20, "only {legal} mutants were legal");
}

#[test]
fn hostile_configs() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.toml");
    let many_keys: String = (0..20_000).map(|key| format!("key{key} = {key}\n")).collect();
    let configs = [
        "[".repeat(100_000),
        format!("a = {}1{}", "[".repeat(50_000), "]".repeat(50_000)),
        format!("a{} = 1", ".a".repeat(50_000)),
        format!("{CONFIG}{many_keys}"),
        format!("design = 'ccn'\nname = '{}'\n", "x".repeat(500_000)),
        format!("design = 'ccn'\nname = 'a'\n[l1]\nsets = {}\n", "9".repeat(500_000)),
        "name = '../../etc'\ndesign = 'ccn'\n".to_string(),
        "\u{feff}design = 'ccn'\nname = 'a'\n".to_string(),
        "x".repeat((1 << 20) + 1),
    ];
    for config in configs {
        fs::write(&path, &config).unwrap();
        let ended = run_here(&["check", path.to_str().unwrap()], b"");
        let start = &config.as_bytes()[..config.len().min(40)];
        check(&ended, start);
        assert!(ended.errors.len() < 20_000, "{} bytes on {start:?}", ended.errors.len());
    }
}

#[test]
fn hostile_command_lines() {
    let words = [
        "list",
        "check",
        "generate",
        "replay",
        "new",
        "schema",
        "completions",
        "bash",
        "man",
        "taco16",
        "ccn",
        "baseline",
        "--block",
        "shadow_tags",
        "--in",
        "-",
        "--json",
        "--quiet",
        "--engine",
        "model",
        "",
        "--",
        "-o",
        "/dev/null",
        "/proc/self/mem",
        "--help",
        "\n",
        "\u{1b}[2J",
        "..",
        "/",
        ".toml",
        "/dev/zero",
        "--block=",
        "-q",
        "--version",
    ];
    let mut random = Random(3);
    for _ in 0..3_000 {
        let mut line: Vec<&str> = (0..random.below(8)).map(|_| *random.pick(&words)).collect();
        if line.contains(&"generate") || line.contains(&"new") {
            // They must find no place to write to, wherever the words put `-o`.
            line.retain(|word| *word != "-o");
            line.extend(["-o", "/dev/null"]);
        }
        let ended = run_here(&line, REPLAY.as_bytes());
        check(&ended, line.join(" ").as_bytes());
    }
}

#[test]
fn the_program_itself_ends_as_its_parts_do() {
    let folder = tempdir().unwrap();
    let mut random = Random(4);
    for _ in 0..40 {
        let config = mutated(CONFIG.as_bytes(), &mut random);
        fs::write(folder.path().join("a.toml"), &config).unwrap();
        check(&run_with(program(folder.path()).args(["generate", "a.toml"]), b""), &config);
        let input = mutated(REPLAY.as_bytes(), &mut random);
        let line = ["replay", "taco16", "--block", "shadow_tags", "--in", "-"];
        check(&run_with(program(folder.path()).args(line), &input), &input);
    }
}
