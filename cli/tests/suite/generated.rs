//! `generated/` is what `generate` gives for the presets, but for their variants and what follows from the rest.

use crate::support::{is_variant, presets, run_here, tree};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The command that writes the files anew.
const COMMAND: &str = "WARPCACHE_UPDATE=1 cargo test -p warpcache --test suite generated";

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated")
}

/// Generates what is committed, and more, into `out`.
fn generate_into(out: &Path) {
    let mut arguments = vec!["generate", "-o", out.to_str().unwrap()];
    arguments.extend(presets().into_iter().filter(|preset| !is_variant(preset)));
    run_here(&arguments, b"").done();
}

fn fresh() -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().unwrap();
    generate_into(folder.path());
    tree(folder.path())
}

/// The preset of whose tops all is committed but the vectors.
const SHOWN: &str = "baseline/";

/// Of a top of another preset: what a reader of the repository looks for. The rest is one template a file, filled in with
/// the same names and ports. `.gitignore` has the same.
const READ: [&str; 6] = [".f", ".json", ".md", ".svg", ".sdc", ".core"];

/// Whether a file of what `generate` writes is in the repository.
fn is_committed(path: &str) -> bool {
    if path.split('/').next().is_some_and(is_variant) {
        return false;
    }
    let is_whole = path.starts_with(SHOWN) || path.contains("/rtl/") || path.ends_with('/');
    let is_read = READ.iter().any(|ending| path.ends_with(ending));
    (is_whole || is_read) && !path.ends_with("_vectors.hex")
}

/// The differences, a line each, and the command that brings them up to date; empty when all is
/// fresh.
fn staleness(mut fresh: BTreeMap<String, String>, folder: &Path) -> Option<String> {
    let mut found = tree(folder);
    for files in [&mut fresh, &mut found] {
        files.retain(|path, _| is_committed(path));
    }
    let all = fresh.keys().chain(found.keys().filter(|path| !fresh.contains_key(*path)));
    let differences: Vec<String> = all
        .filter_map(|path| match (fresh.get(path), found.get(path)) {
            (Some(_), None) => Some(format!("{path} is missing")),
            (None, _) => Some(format!("{path} is not generated any more")),
            (Some(fresh), Some(found)) => (fresh != found).then(|| format!("{path} differs")),
        })
        .collect();
    (!differences.is_empty())
        .then(|| format!("generated/ is stale: {}; run `{COMMAND}`", differences.join(", ")))
}

#[test]
fn generated_is_not_stale() {
    if std::env::var_os("WARPCACHE_UPDATE").is_some() {
        generate_into(&committed());
    }
    let fresh = fresh();
    // Here are the testbenches too.
    no_line_of_verilog_is_wider_than_a_page(&fresh);
    if let Some(text) = staleness(fresh, &committed()) {
        panic!("{text}");
    }
}

#[test]
fn the_presets_are_all_of_configs() {
    let configs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../configs");
    let mut names: Vec<String> =
        tree(&configs).into_keys().map(|file| file.replace(".toml", "")).collect();
    let mut presets = presets();
    names.sort();
    presets.sort();
    assert_eq!(names, presets);
}

#[test]
fn a_change_a_loss_and_a_leftover_are_each_found() {
    let copy = tempfile::tempdir().unwrap();
    let fresh = tree(&committed());
    for (path, text) in &fresh {
        let place = copy.path().join(path);
        if path.ends_with('/') {
            fs::create_dir_all(place).unwrap();
        } else {
            fs::create_dir_all(place.parent().unwrap()).unwrap();
            fs::write(place, text).unwrap();
        }
    }
    assert_eq!(staleness(fresh.clone(), copy.path()), None);

    let (top, rtl) = (copy.path().join("taco16/shadow_tags"), copy.path().join("taco16/rtl"));
    let text = fs::read_to_string(rtl.join("shadow_tags.v")).unwrap();
    fs::write(rtl.join("shadow_tags.v"), text.replacen('=', "^", 1)).unwrap();
    fs::remove_file(top.join("filelist.f")).unwrap();
    fs::write(rtl.join("leftover.v"), "").unwrap();
    let expected = format!(
        "generated/ is stale: taco16/rtl/shadow_tags.v differs, \
         taco16/shadow_tags/filelist.f is missing, \
         taco16/rtl/leftover.v is not generated any more; run `{COMMAND}`"
    );
    assert_eq!(staleness(fresh, copy.path()), Some(expected));
}

/// git leaves out what is not compared, and nothing that is.
#[test]
fn what_is_compared_is_what_git_keeps() {
    let root = committed().parent().unwrap().to_path_buf();
    let files =
        ["build.sh", "top.md", "top.core", "top_vectors.hex", "top_testbench.v", "Bender.yml"];
    for design in ["baseline", "taco16", "taco16-b", "pact20-tuned"] {
        for file in files.iter().flat_map(|file| [format!("top/{file}"), format!("rtl/{file}")]) {
            let path = format!("{design}/{file}");
            let mut git = Command::new("git");
            git.args(["check-ignore", "--quiet", "--no-index"]).arg(format!("generated/{path}"));
            let is_ignored = git.current_dir(&root).status().unwrap().success();
            assert_eq!(is_ignored, !is_committed(&path), "{path}");
        }
    }
}

/// Committed files of these endings.
fn texts<const N: usize>(endings: [&'static str; N]) -> impl Iterator<Item = (String, String)> {
    let is_one = move |path: &str| endings.iter().any(|ending| path.ends_with(ending));
    tree(&committed()).into_iter().filter(move |(path, _)| is_one(path))
}

fn no_line_of_verilog_is_wider_than_a_page(files: &BTreeMap<String, String>) {
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".v")) {
        for (line, number) in text.lines().zip(1..) {
            assert!(line.chars().count() <= 100, "{path}:{number}: {line}");
        }
    }
}

/// A reader of the datasheet has no Rust source to follow a path into.
#[test]
fn no_page_names_a_path_of_rust() {
    for (path, text) in texts([".md", ".json", ".v"]) {
        for rust in ["super::", "crate::", "self::"] {
            assert!(!text.contains(rust), "{path}: {rust}");
        }
    }
}
