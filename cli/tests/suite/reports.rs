//! `list`, `check`, and what holds for every command: `--json`, `--quiet`, `--help`, a pipe that closes.

use crate::support::{presets, program, run};
use serde_json::Value;
use std::fs::{self, File};
use std::io::pipe;
use std::path::Path;
use std::process::Stdio;

fn json(arguments: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    serde_json::from_str(&run(folder.path(), arguments).done()).unwrap()
}

fn names(lines: &Value) -> Vec<&str> {
    lines.as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap()).collect()
}

#[test]
fn list_has_every_design_block_and_preset() {
    let listing = json(&["list", "--json"]);
    let designs = ["private", "shared-l1", "decoupled-l1d", "ccn", "sac", "sharing-tracker", "llc"];
    assert_eq!(names(&listing["designs"]), designs);
    assert!(names(&listing["blocks"]).contains(&"shadow_tags"));
    assert_eq!(names(&listing["presets"]), presets());
    let taco16 =
        listing["presets"].as_array().unwrap().iter().find(|line| line["name"] == "taco16");
    assert_eq!(taco16.unwrap()["design"], "ccn");
    let blocks = listing["blocks"].as_array().unwrap();
    let block = |name: &str| blocks.iter().find(|line| line["name"] == name).unwrap();
    assert_eq!(
        block("shadow_tags")["presets"],
        Value::from(["taco16", "taco16-fermi", "taco16-b"].as_slice())
    );
    assert_eq!(block("shadow_tags")["has_replay"], true);
    assert_eq!(
        (&block("chunker")["design"], &block("chunker")["has_replay"]),
        (&"shared-l1".into(), &false.into())
    );
    let text = run(Path::new("."), &["list"]).done();
    assert!(text.contains(" (ccn; taco16, taco16-fermi, taco16-b; replay)\n"), "{text}");
    assert!(text.contains(" (shared-l1; pact20, pact20-tuned)\n"), "{text}");
    for line in ["designs", "blocks", "presets"].iter().flat_map(|key| names(&listing[key])) {
        assert!(text.contains(&format!("\n  {line} ")), "{line}");
    }
}

#[test]
fn check_prints_derived_figures_beside_the_papers() {
    let report = json(&["check", "taco16", "--json"]);
    assert_eq!(report["config"]["l1"]["sets"], 32);
    assert_eq!(report["blocks"][0]["block"], "shadow_tags");
    let figures = report["blocks"][0]["figures"].as_array().unwrap();
    let figure = |name: &str| figures.iter().find(|figure| figure["name"] == name).unwrap();
    assert_eq!(figure("storage_bits")["ours"], 3_712);
    assert_eq!(figure("storage_bits")["paper"], 9_600);
    assert_eq!(figure("tag_bits")["ours"], 28);
    let of_one = json(&["check", "taco16", "--block", "ring_stop", "--json"]);
    let blocks = of_one["blocks"].as_array().unwrap();
    assert!(blocks.len() == 1 && blocks[0]["block"] == "ring_stop", "{of_one}");
    assert_eq!(of_one["memory"]["block"], "ring_stop");
    let text = run(Path::new("."), &["check", "taco16"]).done();
    assert!(text.starts_with("taco16: a legal config of design \"ccn\"\nshadow_tags "), "{text}");
    assert!(text.contains("\n  storage_bits             3712       9600\n"), "{text}");
}

#[test]
fn generate_and_verify_report_as_json() {
    let report = json(&["generate", "llc", "ics15", "--no-vectors", "--json"]);
    assert_eq!(report["designs"][0]["tops"][0]["folder"], "build/llc/llc_slice");
    let files = report["designs"][0]["tops"][0]["files"].as_array().unwrap();
    assert!(files.contains(&"manifest.json".into()));
    assert_eq!(report["designs"][1]["tops"][0]["folder"], "build/ics15/decoupled_l1d");

    let line = ["verify", "taco16", "--block", "shadow_tags", "--json", "--cycles", "2000"];
    let report = json(&[&line[..], &["--engine", "hdl,model"]].concat());
    let block = &report["blocks"][0];
    assert_eq!(block["outcome"], "passed");
    assert_eq!(block["block"], "shadow_tags");
    assert_eq!((&block["cycles"], &block["seed"]), (&2_000.into(), &1.into()));
    assert_eq!(block["engines"], Value::from(["hdl", "model"].as_slice()));
    assert!(block["coverage"]["bins"][0]["count"].is_u64());
}

/// Of several blocks, the last line says which failed; of one, its only line does.
#[test]
fn verify_of_several_blocks_ends_with_a_summary() {
    let line = ["verify", "taco16", "--set", "ccn.cores=2", "--cycles", "300"];
    let line = [&line[..], &["--engine", "model"]].concat();
    let out = run(Path::new("."), &line).done();
    assert!(out.ends_with("\ntaco16: 9 blocks passed\n"), "{out}");
    let out = run(Path::new("."), &[line.as_slice(), &["--block", "shadow_tags"]].concat()).done();
    assert!(!out.contains("blocks passed"), "{out}");
}

#[test]
fn help_tells_statuses_variables_and_files() {
    let help = run(Path::new("."), &["--help"]).done();
    for part in [
        "Examples:\n  warpcache new ",
        "\nExit status:\n  0\n",
        "\nEnvironment:\n  WARPCACHE_CACHE\n",
        "\n  WARPCACHE_VERILATOR\n",
        "\nFiles:\n  ~/.cache/warpcache\n",
    ] {
        assert!(help.contains(part), "{part} is not in\n{help}");
    }
    let help = run(Path::new("."), &["prove", "--help"]).done();
    assert!(help.contains("WARPCACHE_YOSYS") && !help.contains("WARPCACHE_VERILATOR"), "{help}");
}

/// The commands that need no tool; the others print by the same function.
#[test]
fn every_json_says_what_wrote_it_and_in_which_form() {
    let folder = tempfile::tempdir().unwrap();
    let lines: [&[&str]; 7] = [
        &["list"],
        &["doctor"],
        &["check", "taco16"],
        &["check", "nope.toml"],
        &["generate", "taco16", "--block", "shadow_tags"],
        &["verify", "taco16", "--cycles", "100", "--engine", "model"],
        &["verify", "taco16", "--no-such-option"],
    ];
    for line in lines {
        let ended = run(folder.path(), &[line, &["--json"]].concat());
        let report: Value = serde_json::from_str(&ended.out).unwrap();
        assert_eq!(report["generator"], "warpcache", "{line:?}");
        assert_eq!(report["version"], env!("CARGO_PKG_VERSION"), "{line:?}");
        assert_eq!(report["schema"], 1, "{line:?}");
    }
    let schema: Value = serde_json::from_str(&run(folder.path(), &["schema"]).done()).unwrap();
    assert_eq!(schema["$comment"], concat!("warpcache ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_problems_of_a_config_are_json_on_demand() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("a.toml"),
        "design = 'ccn'\nname = 'a'\nl1.ways = 'x'\nl1.sets = 33\n",
    )
    .unwrap();
    for command in ["check", "verify", "prove", "generate", "area", "timing", "mutate"] {
        let plain = run(folder.path(), &[command, "a.toml"]);
        let ended = run(folder.path(), &[command, "a.toml", "--json"]);
        assert_eq!((ended.status, &ended.errors), (2, &plain.errors), "{command}");
        assert_eq!(plain.out, "");
        let report: Value = serde_json::from_str(&ended.out).unwrap();
        let errors = report["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 2);
        let expected = serde_json::json!({
            "file": "a.toml",
            "line": 3,
            "column": 11,
            "field": "a.l1.ways",
            "rule": "must be an integer in 1..=32",
            "got": "\"x\"",
            "hint": "4",
            "text": "a.toml:3:11: a.l1.ways: must be an integer in 1..=32; got \"x\"; try 4",
        });
        assert_eq!(errors[0], expected);
    }
    let ended = run(folder.path(), &["check", "nope.toml", "--json"]);
    let report: Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(report["errors"][0]["file"], Value::Null);
    assert_eq!(report["errors"][0]["field"], "nope.toml");
    // A file of that name is no wish for JSON.
    assert_eq!(run(folder.path(), &["check", "--", "--json"]).out, "");
}

#[test]
fn quiet_prints_no_report() {
    let folder = tempfile::tempdir().unwrap();
    let lines: [&[&str]; 5] = [
        &["list"],
        &["doctor"],
        &["check", "taco16"],
        &["generate", "ics15", "--block", "sm_dueling"],
        &["verify", "ics15", "--block", "sm_dueling", "--cycles", "100", "--engine", "model,hdl"],
    ];
    for line in lines {
        assert_eq!(run(folder.path(), &[&["--quiet"], line].concat()).done(), "", "{line:?}");
        assert_eq!(run(folder.path(), &[line, &["-q"]].concat()).done(), "", "{line:?}");
        assert_ne!(run(folder.path(), line).done(), "", "{line:?}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let version = format!("warpcache {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(Path::new("."), &["--version"]).done(), version);
    let help = run(Path::new("."), &["--help"]).done();
    let commands = ["list", "new", "check", "generate", "replay", "verify", "doctor", "schema"];
    for command in commands.into_iter().chain(["completions", "man"]) {
        assert!(help.contains(&format!("\n  {command} ")), "{command}: {help}");
        let usage = format!("Usage: warpcache {command} ");
        assert!(run(Path::new("."), &[command, "--help"]).done().contains(&usage));
    }
}

#[test]
fn a_reader_that_has_gone_ends_it_quietly() {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let output = program(Path::new("."))
        .args(["list"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
        .wait_with_output()
        .unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_full_disk_is_reported() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut command = program(Path::new("."));
    let output = command.args(["list"]).stdout(full).stderr(Stdio::piped()).output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.starts_with("error: standard output: cannot be written: No space left"), "{text}");
    assert_eq!(output.status.code(), Some(2));
}
