//! `describe`: each port, rule and operation of a block, as its sources have them.

use crate::support::{run, run_here, run_with};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn described(design: &str, block: &str) -> Value {
    let out = run_here(&["describe", design, "--block", block, "--json"], b"").done();
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_block_is_described_for_who_connects_it() {
    let text = run(Path::new("."), &["describe", "taco16", "--block", "shadow_tags"]).done();
    for part in [
        "shadow_tags of taco16, a design \"ccn\" (taco16 §4.3)\n",
        "\nBack-pressure and latency: none; one cycle\n",
        "\nPorts\n  in  clock               1  The clock",
        "\n  in  write_tag          28  ",
        "\n  out answer_way          2  ",
        " [when answer_hit is 1]\n",
        "\nRules\n  R1   A lookup in cycle t is answered in cycle t + 1, and answer_valid is true only then.\n",
        "\n  storage_bits: 3712, in the paper 9600\n",
        "\nReplay\n  operations: write line set way, invalidate line, lookup line\n  answer: hit, way (or null)",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    // Widths are those of the geometry.
    let line = ["describe", "taco16", "--block", "shadow_tags", "--set", "l1.sets=64"];
    let other = run(Path::new("."), &line).done();
    assert!(other.contains("\n  in  write_tag          27  "), "{other}");
}

/// The presets that have the block.
fn presets_with(block: &str) -> Vec<&'static str> {
    let has = |design| registry::blocks(&design).iter().any(|other| other.info.name == block);
    let presets = design::PRESETS.iter();
    presets.filter(|preset| has(preset.design().unwrap())).map(|preset| preset.name).collect()
}

/// The whole text and every value, of all blocks.
#[test]
fn properties_have_rule_sentence_bound_and_fault() {
    let mut kinds = [0; 4];
    for proofs in registry::PROOFS {
        let presets = presets_with(proofs.block);
        let preset = presets.first().unwrap_or_else(|| panic!("{}: in no preset", proofs.block));
        let line = ["describe", preset, "--block", proofs.block, "--properties"];
        let text = run_here(&line, b"").done();
        let report: Value =
            serde_json::from_str(&run_here(&[&line[..], &["--json"]].concat(), b"").done())
                .unwrap();
        let mut expected = format!("{} of {preset}: what `prove` decides\n", proofs.block);
        expected += "\nConfigurations\n";
        expected.extend(proofs.cases.iter().map(|case| format!("  {}\n", case.name)));
        expected += "\nProperties\n";
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines = report["properties"].as_array().unwrap();
        let properties = proofs.properties();
        assert_eq!(lines.len(), properties.len(), "{}", proofs.block);
        for (property, line) in properties.iter().zip(lines) {
            let (name, rule, fault) = (&property.name, &property.rule, &property.fault);
            let module = fault.modules.join(" and ");
            let (from, to) = (words(&fault.text), words(&fault.replacement));
            let until = match &property.bounded {
                None => "for all time".to_owned(),
                Some(reason) => format!("bounded: {reason}"),
            };
            let shown = if to.is_empty() { "nothing" } else { &to };
            expected += &format!("  {name} ({rule}), {until}\n    {}\n", property.says);
            expected += &format!("    fault in {module}: {from} -> {shown}\n");
            assert_eq!(
                *line,
                serde_json::json!({
                    "name": name, "rule": rule, "sentence": property.says, "bounded": property.bounded,
                    "fault": { "module": module, "text": from, "replacement": to },
                })
            );
            kinds[0] += usize::from(property.bounded.is_none());
            kinds[1] += usize::from(property.bounded.is_some());
            kinds[2] += usize::from(to.is_empty());
        }
        expected += "\nReached\n";
        expected.extend(proofs.covers().iter().map(|cover| format!("  {cover}\n")));
        expected += "\nStreams keep their contract";
        expected += if proofs.exempt.is_empty() { ".\n" } else { ", but for\n" };
        for exempt in proofs.exempt {
            expected += &format!("  {}: {}\n", exempt.name, exempt.reason);
            kinds[3] += 1;
        }
        assert_eq!(text, expected);
        assert_eq!(report["cases"].as_array().unwrap().len(), proofs.cases.len());
        assert_eq!(report["covers"].as_array().unwrap().len(), proofs.covers().len());
        assert_eq!(report["exempt"].as_array().unwrap().len(), proofs.exempt.len());
    }
    // No branch above is idle.
    assert!(kinds.iter().all(|&kind| kind > 0), "{kinds:?}");
}

#[test]
fn a_top_names_the_blocks_that_are_proved() {
    let line = ["describe", "taco16", "--block", "ccn_cluster", "--properties"];
    let text = run_here(&line, b"").done();
    let parts = registry::parts_of("ccn_cluster").unwrap();
    assert_eq!(text, format!("ccn_cluster: a top, checked by its blocks: {}\n", parts.join(", ")));
    let report: Value =
        serde_json::from_str(&run_here(&[&line[..], &["--json"]].concat(), b"").done()).unwrap();
    assert_eq!(report["parts"], Value::from(parts.to_vec()));
    assert_eq!(report["properties"], Value::Array(vec![]));
}

#[test]
fn values_with_names_are_described() {
    let report = described("baseline", "l1");
    let port = |name: &str| {
        let ports = report["ports"].as_array().unwrap();
        ports.iter().find(|port| port["name"] == name).unwrap_or_else(|| panic!("{name}")).clone()
    };
    let operation = port("core_request_kind");
    assert_eq!(operation["encoding"]["load"], 0, "{operation}");
    assert_eq!(
        (&operation["direction"], &operation["stream"]),
        (&"in".into(), &"core_request".into())
    );
    let text = run_here(&["describe", "baseline", "--block", "l1"], b"").done();
    assert!(text.contains(" [0 load, 1 store"), "{text}");
}

/// Of every block of every preset: nothing is missing.
#[test]
fn every_port_rule_and_operation_of_every_block_is_there() {
    for preset in design::PRESETS {
        for block in registry::blocks(&preset.design().unwrap()) {
            let report = described(preset.name, block.info.name);
            let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
            let ports = report["ports"].as_array().unwrap();
            let names: Vec<&str> =
                ports.iter().map(|port| port["name"].as_str().unwrap()).collect();
            let expected: Vec<&str> =
                manifest.ports.iter().map(|port| port.name.as_str()).collect();
            assert_eq!(names, expected);
            for port in ports {
                let sentence = port["sentence"].as_str().unwrap_or_default();
                assert!(!sentence.is_empty(), "{} {}", block.info.name, port["name"]);
            }
            assert_eq!(report["rules"].as_array().unwrap().len(), block.info.rules().len());
            let operations = report["replay"]["operations"].as_array().map_or(0, Vec::len);
            assert_eq!(operations, block.block.replay_operations().len());
            assert_eq!(operations > 0, block.block.has_replay(), "{}", block.info.name);
        }
    }
}

/// Kilobytes of address space that a description may take.
const ROOM: u64 = 600_000;

/// Legal geometries whose caches would fill the machine: gigabytes of data, which no description looks at.
#[test]
fn a_large_cluster_is_described_in_little_memory() {
    let largest = ["l1.sets=1024", "l1.ways=32", "l1.line_bytes=256", "l1.sector_bytes=8"]
        .map(|set| ["--set", set]);
    let of = |design, block, more: &[&'static str]| {
        let sets = more.iter().flat_map(|set| ["--set", *set]);
        let line = ["describe", design, "--block", block].into_iter().chain(sets);
        line.chain(largest.into_iter().flatten()).collect::<Vec<_>>()
    };
    for line in [
        of("baseline", "private_cluster", &["cluster.cores=64"]),
        of("pact20", "shared_l1_cluster", &[]),
    ] {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -v {ROOM} && exec \"$@\""), "sh"]);
        shell.arg(env!("CARGO_BIN_EXE_warpcache")).args(&line);
        let text = run_with(&mut shell, b"").done();
        assert!(text.contains("\nPorts\n"), "{text}");
    }
}

/// Of the largest that are legal: what one core takes, and a switch, 256 times.
#[test]
fn what_takes_much_memory_is_asked_for_twice() {
    let fields = [
        "shared_l1.cores=256",
        "mesh.columns=32",
        "mesh.rows=16",
        "l1.mshr_entries=256",
        "l1.miss_queue=64",
        "l1.hit_latency=64",
        "l1.sets=1024",
        "l1.ways=32",
    ];
    let settings = fields.iter().flat_map(|field| ["--set", *field]);
    let line = |begin: &[&'static str]| {
        let line: Vec<&str> = begin.iter().copied().chain(settings.clone()).collect();
        run_here(&line, b"")
    };
    let checked: Value =
        serde_json::from_str(&line(&["check", "pact20", "--json"]).done()).unwrap();
    assert_eq!(checked["memory"]["block"], "shared_l1_cluster", "{checked}");
    let megabytes = checked["memory"]["megabytes"].as_u64().unwrap();
    let text = line(&["check", "pact20"]).done();
    let told = format!("\nmemory: generate takes about {megabytes} MB, for shared_l1_cluster\n");
    assert!(text.contains(&told), "{text}");
    let refused = format!(
        "error: pact20: shared_l1_cluster must take at most 1024 MB of memory; got about {megabytes}; try fewer \
         cores, or --yes\n"
    );
    let out = tempfile::tempdir().unwrap();
    let out: &'static str = out.path().join("out").display().to_string().leak();
    for begin in [
        &["describe", "pact20", "--block", "shared_l1_cluster"][..],
        &["generate", "pact20", "-o", out],
        &["generate", "pact20", "-o", out, "--block", "shared_l1_cluster", "--no-vectors"],
    ] {
        let ended = line(begin);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{begin:?}");
        assert_eq!(ended.errors, refused);
    }
    // A block of it takes little.
    assert!(line(&["describe", "pact20", "--block", "home_map"]).done().contains("\nPorts\n"));
}

/// The estimate is no less than half of what the process takes, and no more than four times as much and a little.
#[test]
fn the_estimate_of_memory_is_near() {
    for (design, block) in [("baseline", "private_cluster"), ("thesis12", "tracker_cluster")] {
        let checked = run_here(&["check", design, "--json"], b"").done();
        let checked: Value = serde_json::from_str(&checked).unwrap();
        let estimate = checked["memory"]["megabytes"].as_u64().unwrap();
        let mut shell = Command::new("sh");
        let measure =
            "\"$@\" >/dev/null & while :; do grep VmHWM /proc/$!/status || break; sleep 0.01; done";
        shell.args(["-c", measure, "sh", env!("CARGO_BIN_EXE_warpcache")]);
        let text = run_with(shell.args(["describe", design, "--block", block]), b"").out;
        let kilobytes =
            text.lines().filter_map(|line| line.split_whitespace().nth(1)?.parse().ok());
        let taken = kilobytes.max().unwrap_or(0_u64) / 1_024;
        assert!((taken / 2..4 * taken + 40).contains(&estimate), "{block}: {estimate}, {taken} MB");
    }
}
