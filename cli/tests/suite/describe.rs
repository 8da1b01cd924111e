//! `describe`: each port, rule and operation of a block, as its sources have them.

use crate::support::{run, run_here};
use serde_json::Value;
use std::path::Path;

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

#[test]
fn values_with_names_are_told() {
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
