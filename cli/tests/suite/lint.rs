//! What `generate` writes has no warning from any reader: the committed presets, and random configs.

use crate::support::{Random, run_here, tree};
use design::DesignKind;
use registry::BLOCKS;
use std::fs;
use std::path::Path;
use testbenches::lint::{Engine, Report, Target, lint};
use tools::PYSLANG;

/// Every top below a folder of designs.
fn targets(folder: &Path) -> Vec<Target> {
    let manifests = tree(folder).into_keys().filter(|path| path.ends_with("/manifest.json"));
    let tops = manifests.map(|path| folder.join(path).parent().unwrap().to_path_buf());
    let target = |top: std::path::PathBuf| {
        let text = fs::read_to_string(top.join("manifest.json")).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
        Target::folder(&top, manifest["top"].as_str().unwrap()).unwrap()
    };
    tops.map(target).collect()
}

/// pyslang is not in Debian; the gate installs it, and a user's machine may do without.
fn lint_all(targets: &[Target]) -> Report {
    let mut report = lint(targets, &Engine::ALL);
    report.missing.retain(|missing| missing.name != PYSLANG.name);
    report
}

#[test]
fn the_presets_are_clean() {
    let targets = targets(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated"));
    assert!(!targets.is_empty());
    let report = lint_all(&targets);
    assert!(report.is_clean(), "{report}");
}

#[test]
fn a_fault_in_one_file_is_found_among_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    run_here(&["generate", "taco16", "taco16-fermi", "-o", out], b"").done();
    let file = folder.path().join("taco16/shadow_tags/shadow_tags.v");
    let text = fs::read_to_string(&file).unwrap();
    let broken = text.replacen("endmodule", "    wire [3:0] left_over = 5'd3;\nendmodule", 1);
    fs::write(&file, broken).unwrap();
    let report = lint_all(&targets(folder.path()));
    assert!(report.findings.iter().all(|finding| finding.top == "shadow_tags"), "{report}");
    assert!(report.findings.iter().any(|finding| finding.engine == Engine::Verilator), "{report}");
}

/// A config whose every field is legal alone; some pairs of them are not.
fn config(random: &mut Random, name: &str) -> String {
    let sets = 2 << random.below(6);
    format!(
        "design = 'ccn'\nname = '{name}'\n[l1]\naddress_bits = {}\nline_bytes = {}\nsets = {sets}\n\
         ways = {}\nindex = '{}'\n",
        16 + random.below(49),
        32 << random.below(4),
        1 + random.below(32),
        random.pick(&["linear", "xor", "fermi"]),
    )
}

#[test]
fn random_legal_configs_are_clean() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut random = Random(23);
    let mut legal = 0;
    while legal < 24 {
        let name = format!("random{legal}");
        let path = folder.path().join(format!("{name}.toml"));
        fs::write(&path, config(&mut random, &name)).unwrap();
        let arguments = ["generate", path.to_str().unwrap(), "-o", out.to_str().unwrap()];
        let ended = run_here(&arguments, b"");
        assert!([0, 2].contains(&ended.status), "{}", ended.errors);
        legal += usize::from(ended.status == 0);
    }
    let targets = targets(&out);
    let blocks = BLOCKS.iter().filter(|info| info.design == DesignKind::Ccn).count();
    assert_eq!(targets.len(), 24 * blocks, "every config has every block of its design");
    let report = lint_all(&targets);
    assert!(report.is_clean(), "{report}");
}
