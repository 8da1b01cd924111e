//! Thousands of damaged and hostile inputs: an error with status 2, or an answer; never a panic, and
//! nothing on standard output beside an error.

use crate::attack::judge::{judge, names_place};
use crate::attack::mutation::mutated;
use crate::support::{Ended, Random, program, run_here, run_with};
use design::{Design, PRESETS, Template};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::process::Command;
use tempfile::tempdir;
use testbenches::testing::at_depth;

const CONFIG: &str = include_str!("../../../configs/taco16.toml");
const REPLAY: &str = "{\"op\":\"write\",\"line\":\"0x1f40\",\"set\":0,\"way\":2}\n{\"op\":\"lookup\",\"line\":\"0x1f40\"}\n";
const ACCEPTED_OF_WHICH_ONE_IS_BUILT: usize = 10;

/// How many configs and replay files are tried, which `WARPCACHE_ATTACKS` sets.
fn attacks() -> [usize; 2] {
    let default = at_depth([3_000, 3_000], [250, 600]);
    let Ok(text) = env::var("WARPCACHE_ATTACKS") else { return default };
    let mut asked = text.split(',').map(|number| number.parse().unwrap());
    default.map(|number| asked.next().unwrap_or(number))
}

/// A generator whose numbers `WARPCACHE_SEED` chooses.
fn random(default: u64) -> Random {
    Random(env::var("WARPCACHE_SEED").map_or(default, |text| text.parse().unwrap()))
}

/// The contract of every end: 0 and no error, or 2 and nothing but an error of one paragraph.
fn check(ended: &Ended, input: &[u8]) {
    judge(ended, &[0, 2]).unwrap_or_else(|fault| panic!("{fault}\n{}", input.escape_ascii()));
}

/// Of the configs of the project, and of those that `new` writes, which have every field of every design.
#[test]
fn damaged_configs() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.toml");
    let path_text = path.to_str().unwrap();
    let out = folder.path().join("out");
    let presets = PRESETS.iter().map(|preset| preset.text.to_string());
    let good: Vec<String> =
        presets.chain(Template::all().map(|template| template.text())).collect();
    let mut random = random(1);
    let mut legal = 0;
    for _ in 0..attacks()[0] {
        let config = mutated(random.pick(&good).as_bytes(), &mut random);
        fs::write(&path, &config).unwrap();
        let ended = run_here(&["check", path_text], b"");
        check(&ended, &config);
        if ended.status == 2 {
            names_place(&ended, path_text).unwrap_or_else(|fault| panic!("{fault}"));
            continue;
        }
        legal += 1;
        // A config that `check` accepts must be buildable by `generate`: a block of one in so many, for time's sake.
        if legal % ACCEPTED_OF_WHICH_ONE_IS_BUILT == 0 {
            let design = Design::parse(std::str::from_utf8(&config).unwrap(), "a.toml").unwrap();
            let names = registry::blocks(&design).into_iter().map(|block| block.info.name);
            let is_top = |name: &&str| registry::TOPS.iter().any(|(top, _)| top == name);
            let names: Vec<&str> = names.filter(|name| !is_top(name)).collect();
            let line = ["generate", "--no-vectors", path_text, "-o", out.to_str().unwrap()];
            let block: &str = names[random.below(names.len())];
            run_here(&[&line[..], &["--block", block]].concat(), b"").done();
        }
    }
    assert!(legal > 3 * ACCEPTED_OF_WHICH_ONE_IS_BUILT, "only {legal} mutants were legal");
}

/// A transaction of each of a block's operations that a preset allows.
fn transactions(preset: &str, block: &registry::Block) -> String {
    let value = |field: &str| match field {
        "line" | "sectors" | "bytes" | "value" | "active" => json!("0x1"),
        "addresses" => json!(vec!["0x1f40"; 32]),
        "slice_requests_memory_side" | "slice_requests_sm_side" => json!(vec![7; 64]),
        "hit" => json!(true),
        "group" => json!("private"),
        "width" | "offset" => json!(8),
        _ => json!(1),
    };
    let operations = block.block.replay_operations();
    let line = ["replay", preset, "--block", block.info.name, "--in", "-"];
    let mut text = String::new();
    for operation in operations {
        // One operation of atomics takes it.
        let fields = operation.fields.iter().filter(|field| **field != "compare");
        let fields = fields.map(|field| (field.to_string(), value(field)));
        let mut object: Map<String, Value> = fields.collect();
        object.insert("op".to_string(), json!(operation.name));
        let longer = format!("{text}{}\n", Value::from(object));
        if run_here(&line, longer.as_bytes()).status == 0 {
            text = longer;
        }
    }
    assert!(!text.is_empty(), "{}", block.info.name);
    text
}

#[test]
fn damaged_replay_files() {
    let mut good = BTreeMap::new();
    for preset in PRESETS {
        for block in registry::blocks(&preset.design().unwrap()) {
            if block.block.has_replay() {
                good.insert(block.info.name, (preset.name, transactions(preset.name, &block)));
            }
        }
    }
    let mut random = random(2);
    let mut legal = 0;
    let tries = attacks()[1];
    for _ in 0..tries / good.len() {
        for (block, (preset, text)) in &good {
            let line = ["replay", preset, "--block", block, "--in", "-"];
            let input = mutated(text.as_bytes(), &mut random);
            let ended = run_here(&line, &input);
            check(&ended, &input);
            match ended.status {
                0 => legal += 1,
                _ => {
                    names_place(&ended, "standard input").unwrap_or_else(|fault| panic!("{fault}"))
                }
            }
        }
    }
    assert!(20 * legal > tries && legal < tries, "{legal} of {tries} mutants were legal");
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
    for _ in 0..at_depth(3_000, 600) {
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
    for _ in 0..at_depth(40, 10) {
        let config = mutated(CONFIG.as_bytes(), &mut random);
        fs::write(folder.path().join("a.toml"), &config).unwrap();
        let line = ["generate", "a.toml", "--block", "shadow_tags", "--no-vectors"];
        check(&run_with(program(folder.path()).args(line), b""), &config);
        let input = mutated(REPLAY.as_bytes(), &mut random);
        let line = ["replay", "taco16", "--block", "shadow_tags", "--in", "-"];
        check(&run_with(program(folder.path()).args(line), &input), &input);
    }
}
