//! Files of `generate` have no warning from any reader: the committed presets, and random configs.

use crate::support::{is_variant, run_here, tops, tree};
use design::{Design, DesignKind, Field, Layout, PRESETS};
use emit::EmitOptions;
use registry::TOPS;
use registry::geometry::{SMALL, small, value};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use testbenches::lint::{Engine, Report, Target, lint, lint_designs};
use testbenches::stimulus::Rng;
use testbenches::testing::{at_depth, is_full, readers};
use tools::PYSLANG;

/// Every top below a folder of designs.
fn targets(folder: &Path) -> Vec<Target> {
    let target = |top: std::path::PathBuf| {
        let text = fs::read_to_string(top.join("manifest.json")).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
        Target::folder(&top, manifest["top"].as_str().unwrap()).unwrap()
    };
    tops(folder).into_iter().map(target).collect()
}

fn lint_all(targets: &[Target]) -> Report {
    without_pyslang(lint(targets, &Engine::ALL))
}

/// pyslang is not in Debian; the gate installs it, and a user's machine may do without.
fn without_pyslang(mut report: Report) -> Report {
    report.missing.retain(|missing| missing.name != PYSLANG.name);
    report
}

/// Of the presets that are not in the repository.
fn of_variants() -> Report {
    let variants = PRESETS.iter().filter(|preset| is_variant(preset.name));
    let blocks = variants.flat_map(|preset| registry::blocks(&preset.design().unwrap()));
    let emitted = blocks.map(|block| block.block.emit(&EmitOptions::default()).unwrap());
    lint_designs(&emitted.collect::<Vec<_>>(), &Engine::ALL).unwrap()
}

#[test]
fn the_presets_are_clean() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated");
    let targets = targets(&generated);
    assert!(!targets.is_empty());
    // No module is left out: each is in the list of a top.
    let place = |file: &Path| file.canonicalize().unwrap();
    let listed: HashSet<PathBuf> =
        targets.iter().flat_map(|target| &target.files).map(|file| place(file)).collect();
    let modules = tree(&generated).into_keys().filter(|file| file.contains("/rtl/"));
    let modules =
        modules.filter(|file| file.ends_with(".v")).map(|file| place(&generated.join(file)));
    assert_eq!(listed, modules.collect());
    // Of a cluster's text little depends on its counts, by which its elaboration grows: at the short depth its modules are
    // read here, and the whole in the small configs below.
    let is_cluster = |target: &&Target| TOPS.iter().any(|(top, _)| *top == target.top);
    let parts: Vec<Target> = targets.iter().filter(|top| !is_cluster(top)).cloned().collect();
    assert!(parts.len() > 40, "{}", parts.len());
    // These two look at each module by itself.
    let (by_module, others): (Vec<Engine>, Vec<Engine>) =
        Engine::ALL.into_iter().partition(|engine| matches!(engine, Engine::Text | Engine::Yosys));
    let reports = match is_full() {
        true => vec![lint_all(&targets), without_pyslang(of_variants())],
        false => vec![lint(&targets, &by_module), without_pyslang(lint(&parts, &others))],
    };
    for report in reports {
        assert!(report.is_clean(), "{report}");
    }
}

#[test]
fn a_fault_in_one_file_is_found_among_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    for block in ["shadow_tags", "own_store_filter"] {
        let line = ["generate", "taco16", "--no-vectors", "--block", block, "-o", out];
        run_here(&line, b"").done();
    }
    let file = folder.path().join("taco16/rtl/shadow_tags.v");
    let text = fs::read_to_string(&file).unwrap();
    let broken = text.replacen("endmodule", "    wire [3:0] left_over = 5'd3;\nendmodule", 1);
    fs::write(&file, broken).unwrap();
    let report = lint_all(&targets(folder.path()));
    assert!(report.findings.iter().all(|finding| finding.top == "shadow_tags"), "{report}");
    assert!(report.findings.iter().any(|finding| finding.engine == Engine::Verilator), "{report}");
}

/// A legal config of `kind`: small, but for a few fields that have any value which the others allow. At the short depth none
/// of them makes it large: a chip of 16 slices takes a reader as long as all that is small.
fn config(kind: DesignKind, rng: &mut Rng, name: &str) -> String {
    let fields: Vec<(&Layout, &Field)> = kind
        .layouts_of_blocks()
        .flat_map(|layout| layout.fields.iter().map(move |field| (layout, field)))
        .collect();
    let mut chosen: BTreeMap<(&str, &str), String> = BTreeMap::new();
    let text = |chosen: &BTreeMap<(&str, &str), String>| {
        let mut text = format!("design = \"{kind}\"\nname = \"{name}\"\n");
        for ((section, field), value) in chosen {
            text += &format!("{section}.{field} = {value}\n");
        }
        text
    };
    let mut propose = |section, field, value| {
        let before = chosen.insert((section, field), value);
        if Design::parse(&text(&chosen), name).is_err() {
            chosen.remove(&(section, field));
            chosen.extend(before.map(|value| ((section, field), value)));
        }
    };
    for (section, field, value) in SMALL {
        if fields.iter().any(|&(own, other)| (own.name, other.name) == (section, field)) {
            propose(section, field, value.to_string());
        }
    }
    let is_small =
        |section, field| SMALL.iter().any(|small| (small.0, small.1) == (section, field));
    let mut others = fields.clone();
    others.retain(|(layout, field)| is_full() || !is_small(layout.name, field.name));
    for _ in 0..rng.between(1, 6) {
        if let Some(&(layout, field)) = rng.pick(&others) {
            propose(layout.name, field.name, value(&small(layout, field), rng));
        }
    }
    text(&chosen)
}

/// The names of the modules below a top.
fn parts(block: &emit::Design) -> Vec<String> {
    let modules = block.modules.iter().filter(|module| module.name != block.top);
    modules.map(|module| module.name.clone()).collect()
}

/// `WARPCACHE_CONFIGS` and `WARPCACHE_SEED` ask for more of them, and for others. Readers take 19 parts of 20 of the time: at
/// the short depth there are three, and all of them for the configs of the day.
#[test]
fn random_legal_configs_are_clean() {
    let asked = |name: &str, default: usize| {
        std::env::var(name).map_or(default, |text| text.parse().unwrap())
    };
    random_configs_are_clean(
        asked("WARPCACHE_CONFIGS", at_depth(56, 7)),
        asked("WARPCACHE_SEED", 23),
        readers(),
    );
}

/// One config of each design by a seed that changes with the day, and is printed.
#[test]
fn random_legal_configs_of_the_day_are_clean() {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let day = usize::try_from(since_1970.as_secs() / 86_400).unwrap();
    println!("repeat: WARPCACHE_CONFIGS=7 WARPCACHE_SEED={day} and random_legal_configs_are_clean");
    random_configs_are_clean(DesignKind::ALL.len(), day, &Engine::ALL);
}

fn random_configs_are_clean(configs: usize, seed: usize, readers: &[Engine]) {
    let mut rng = Rng::new(seed as u64);
    let mut seen = HashSet::new();
    for begin in (0..configs).step_by(100) {
        let mut blocks = vec![];
        for number in begin..configs.min(begin + 100) {
            let kind = DesignKind::ALL[number % DesignKind::ALL.len()];
            let text = config(kind, &mut rng, "random");
            for block in registry::blocks(&Design::parse(&text, "random").unwrap()) {
                // Blocks of one configuration have one text, which is read once.
                if seen.insert((block.info.name, block.block.config().to_string())) {
                    blocks.push((block.block.emit(&EmitOptions::default()).unwrap(), text.clone()));
                }
            }
        }
        // A part of another block is read there.
        let parts: HashSet<String> = blocks.iter().flat_map(|(block, _)| parts(block)).collect();
        blocks.retain(|(block, _)| !parts.contains(&block.identity));
        let (emitted, origins): (Vec<emit::Design>, Vec<String>) = blocks.into_iter().unzip();
        let report = without_pyslang(lint_designs(&emitted, readers).unwrap());
        let said = report.to_string();
        // Each block has a separate folder, which is a number.
        let is_named = |number: &usize| said.contains(&format!("/{number}/"));
        let blamed: Vec<&str> =
            (0..origins.len()).filter(is_named).map(|number| origins[number].as_str()).collect();
        assert!(report.is_clean(), "seed {seed}\n{said}\n{}", blamed.join("\n"));
    }
}

/// The issue of a margin of 0: a comparison that Verilator finds to be constant.
#[test]
fn a_margin_of_nothing_is_clean() {
    let folder = tempfile::tempdir().unwrap();
    let (path, out) = (folder.path().join("a.toml"), folder.path().join("out"));
    let text = "design = 'decoupled-l1d'\nname = 'a'\nsm_dueling.margin_percent = 0\n";
    fs::write(&path, text).unwrap();
    let files = [path.to_str().unwrap(), "-o", out.to_str().unwrap()];
    let line = ["generate", "--no-vectors", "--block", "sm_dueling"];
    run_here(&[&line[..], &files].concat(), b"").done();
    let report = lint_all(&targets(&out));
    assert!(report.is_clean(), "{report}");
}
