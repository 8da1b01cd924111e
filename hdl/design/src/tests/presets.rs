use std::collections::BTreeSet;
use std::path::Path;

use super::super::PRESETS;
use super::{Ccn, Config, Design, Dyneb, L1, PendingStore};
use crate::{Mesh, SharedL1, WriteHit};

#[test]
fn every_file_is_built_in_and_legal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../configs");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_string())
        .collect();
    let built_in: BTreeSet<String> = PRESETS.iter().map(|preset| preset.name.to_string()).collect();
    assert_eq!(files, built_in);
    for preset in PRESETS {
        let design = Design::load(preset.name).unwrap_or_else(|problems| panic!("{problems}"));
        assert_eq!(design.name(), preset.name);
        let keys: Vec<&str> = preset
            .text
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|pair| pair.0)
            .collect();
        assert_eq!(keys[..2], ["design", "name"], "a config begins with its design and name");
        assert!(preset.summary().ends_with('.'), "{}", preset.summary());
    }
}

#[test]
fn taco16_is_the_papers_geometry() {
    let design = Design::load("taco16").unwrap();
    let expected = L1 {
        address_bits: 40,
        line_bytes: 128,
        sets: 32,
        ways: 4,
        write_hit: WriteHit::Evict,
        pending_store: PendingStore::Refuse,
        ..L1::default()
    };
    assert_eq!(design.l1(), Some(&expected));
    assert_eq!(design.ccn(), Some(&Ccn::default()));
}

/// CCN-B of §5.3 is CCN-RT without request throttlers.
#[test]
fn taco16_b_has_no_throttler_and_else_what_taco16_has() {
    let [with, without] = ["taco16", "taco16-b"].map(|name| Design::load(name).unwrap());
    assert_eq!(without.l1(), with.l1());
    assert_eq!(without.ccn(), Some(&Ccn { throttle: false, ..Ccn::default() }));
}

/// R_S, R_EX, the threshold and the metric of §4; the L1 and L2 latencies of §5.2; cores, L1, L2
/// slices and mesh of table 1.
#[test]
fn pact20_is_the_papers_choice() {
    let design = Design::load("pact20").unwrap();
    // Neither a limit nor an early end is the paper's.
    let published =
        Dyneb { sampling_limit: 0, execution_limit: 0, early_private: false, ..Dyneb::default() };
    assert_eq!(design.dyneb(), Some(&published));
    assert_eq!(design.l1(), Some(&L1 { hit_latency: 28, ..L1::default() }));
    assert_eq!(design.shared_l1(), Some(&SharedL1::default()));
    assert_eq!(design.mesh(), Some(&Mesh::default()));
}

/// The manifest holds the config as JSON; it reads back as the same config.
#[test]
fn a_design_serializes_as_its_config() {
    for preset in PRESETS {
        let design = preset.design().unwrap();
        let json = serde_json::to_value(&design).unwrap();
        let config: Config = serde_json::from_value(json).unwrap();
        assert_eq!(config.validate().unwrap(), design);
        let text = toml::to_string(design.config()).unwrap();
        assert_eq!(Design::parse(&text, "again.toml").unwrap(), design);
    }
}

#[test]
fn an_unknown_preset_lists_the_legal_ones() {
    let names = "baseline, pact20, pact20-tuned, ics15, taco16, isca23, thesis12, taco16-fermi, taco16-b, llc";
    for (name, hint) in [("taco61", "taco16"), ("isca", "isca23"), ("l1", "taco16")] {
        assert_eq!(
            Design::load(name).unwrap_err().to_string(),
            format!(
                "design: must be a preset ({names}) or the path of a .toml file; got {name:?}; try {hint}"
            )
        );
    }
}

#[test]
fn a_path_is_read_and_what_is_no_text_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    std::fs::write(path("good.toml"), "design = \"ccn\"\nname = \"good\"\n").unwrap();
    assert_eq!(Design::load(path("good.toml")).unwrap().name(), "good");

    std::fs::create_dir(path("dir.toml")).unwrap();
    std::fs::write(path("latin1.toml"), b"name = \"\xe4\"").unwrap();
    std::fs::write(path("long.toml"), vec![b'#'; (1 << 20) + 1]).unwrap();
    for (name, got) in [
        ("absent.toml", "No such file or directory (os error 2)"),
        ("dir.toml", "something that is not a file"),
        ("latin1.toml", "bytes that are not UTF-8 at offset 8"),
        ("long.toml", "1048577 bytes"),
    ] {
        let path = path(name);
        assert_eq!(
            Design::load(&path).unwrap_err().to_string(),
            format!(
                "{path}: must be a readable file of UTF-8 text, at most 1048576 bytes; got {got}; \
                 try the path of a TOML file, or a preset"
            )
        );
    }
}
