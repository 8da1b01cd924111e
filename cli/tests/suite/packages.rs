//! Tops of one design in one project of FuseSoC or Bender.

use crate::library::{chip, manifest};
use crate::support::{run_here, tops};
use design::Preset;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use testbenches::testing::is_full;
use tools::FUSESOC;

/// Has FuseSoC resolve a core around `chip.v` in `folder` that depends on these cores, which it looks for in these folders
/// and there, and lint it; else what it says.
pub fn fusesoc_lint(folder: &Path, roots: &[&Path], depend: &[&str]) -> Result<(), String> {
    let core = format!(
        "CAPI=2:\nname: \"example:chips:chip:1.0.0\"\nfilesets:\n  rtl:\n    depend: {depend:?}\n    \
         files: [chip.v]\n    file_type: verilogSource-2005\ntargets:\n  lint:\n    flow: lint\n    \
         flow_options: {{tool: verilator, verilator_options: [-Wall]}}\n    filesets: [rtl]\n    \
         toplevel: chip\n"
    );
    fs::write(folder.join("chip.core"), core).unwrap();
    let fusesoc = FUSESOC.find().unwrap_or_else(|missing| panic!("{missing}"));
    let mut command = Command::new(&fusesoc.path);
    for root in [&[folder], roots].concat() {
        command.arg("--cores-root").arg(root);
    }
    command.args(["run", "--target", "lint", "example:chips:chip:1.0.0"]);
    let output = command.current_dir(folder).output().unwrap();
    let (out, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    output.status.success().then_some(()).ok_or(format!("{out}{errors}"))
}

/// Messages of FuseSoC about a chip of these two tops.
fn said(design: &Path, pair: &[PathBuf; 2]) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("chip.v"), chip(&pair.each_ref().map(|top| manifest(top))))
        .unwrap();
    let cores = pair.each_ref().map(|top| core(top));
    fusesoc_lint(folder.path(), &[design], &cores.each_ref().map(String::as_str))
}

/// The name of a top's core.
fn core(top: &Path) -> String {
    let text = fs::read_to_string(top.join(format!("{}.core", name(top)))).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("name: ")).unwrap();
    line.trim_matches('"').to_string()
}

fn name(top: &Path) -> &str {
    top.file_name().unwrap().to_str().unwrap()
}

fn modules(top: &Path) -> BTreeSet<String> {
    let manifest = manifest(top);
    let modules = manifest["modules"].as_array().unwrap().iter();
    modules.map(|module| module.as_str().unwrap().to_string()).collect()
}

/// The two tops of a design with the fewest modules that have one in common.
fn pair(design: &Path) -> [PathBuf; 2] {
    let tops: Vec<_> = tops(design).into_iter().map(|top| (modules(&top), top)).collect();
    let pairs =
        tops.iter().enumerate().flat_map(|(at, one)| tops[..at].iter().map(move |two| (two, one)));
    let pairs = pairs.filter(|(one, two)| !one.0.is_disjoint(&two.0));
    let (one, two) = pairs.min_by_key(|(one, two)| one.0.len() + two.0.len()).unwrap();
    [one.1.clone(), two.1.clone()]
}

#[test]
fn two_tops_of_each_preset_are_linted_in_one_project() {
    let generated =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated").canonicalize().unwrap();
    // FuseSoC takes three seconds a project; a design with one kind of top, one with two rings, and one without a cluster.
    let few = ["baseline", "taco16", "llc"];
    let chosen = |preset: &&Preset| is_full() || few.contains(&preset.name);
    for preset in design::PRESETS.iter().filter(chosen) {
        let design = generated.join(preset.name);
        let pair = pair(&design);
        assert_eq!(said(&design, &pair), Ok(()), "{pair:?}");
    }
}

/// Each has the module that both have, so that there are two of its name.
#[test]
fn flat_tops_are_no_project() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let design = folder.path().join("llc");
    for block in ["axi4_memory", "line_order"] {
        run_here(&["generate", "llc", "--block", block, "--flat", "-o", out], b"").done();
    }
    let pair = pair(&design);
    let text = said(&design, &pair).unwrap_err();
    assert!(text.contains("MODDUP"), "{text}");
}

/// The entries below a key of `Bender.yml`, which begin with these words.
fn entries<'a>(text: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines().filter_map(move |line| line.trim().strip_prefix(begin))
}

#[test]
fn packages_of_bender_depend_on_one_that_has_each_module_once() {
    let folder = tempfile::tempdir().unwrap();
    run_here(&["generate", "llc", "-o", folder.path().to_str().unwrap()], b"").done();
    let design = folder.path().join("llc");
    let read = |top: &Path| fs::read_to_string(top.join("Bender.yml")).unwrap();
    let rtl = read(&design.join("rtl"));
    assert_eq!(entries(&rtl, "name: ").collect::<Vec<_>>(), ["llc_rtl"]);
    let files: Vec<&str> = entries(&rtl, "- ").filter(|entry| entry.ends_with(".v")).collect();
    let once: BTreeSet<&str> = files.iter().copied().collect();
    assert!(
        files.len() == once.len()
            && files.iter().all(|file| design.join("rtl").join(file).is_file())
    );
    for top in tops(&design) {
        let text = read(&top);
        assert_eq!(entries(&text, "llc_rtl: ").collect::<Vec<_>>(), ["{ path: \"../rtl/\" }"]);
        let own: Vec<&str> = entries(&text, "- ").filter(|entry| entry.ends_with(".v")).collect();
        assert_eq!(own, [format!("{}_testbench.v", name(&top))]);
        let modules = modules(&top).into_iter().map(|module| format!("{module}.v"));
        assert!(modules.into_iter().all(|file| once.contains(file.as_str())), "{text}");
    }
}
