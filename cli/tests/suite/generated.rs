//! `generated/` is what `generate` gives for every preset, but for the vectors, which follow from it and are larger.

use crate::support::{generate_all, presets, run_here, tree};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What writes it anew.
const COMMAND: &str = "WARPCACHE_UPDATE=1 cargo test -p warpcache --test suite generated";

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated")
}

fn fresh() -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    run_here(&generate_all(out), b"").done();
    tree(folder.path())
}

/// What differs, a line each, and the command that brings it up to date; nothing when all is fresh.
fn staleness(mut fresh: BTreeMap<String, String>, folder: &Path) -> Option<String> {
    let mut found = tree(folder);
    for files in [&mut fresh, &mut found] {
        files.retain(|path, _| !path.ends_with("_vectors.hex"));
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
        run_here(&generate_all(committed().to_str().unwrap()), b"").done();
    }
    if let Some(text) = staleness(fresh(), &committed()) {
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

    let top = copy.path().join("taco16/shadow_tags");
    let text = fs::read_to_string(top.join("shadow_tags.v")).unwrap();
    fs::write(top.join("shadow_tags.v"), text.replacen('=', "^", 1)).unwrap();
    fs::remove_file(top.join("filelist.f")).unwrap();
    fs::write(top.join("leftover.v"), "").unwrap();
    let expected = format!(
        "generated/ is stale: taco16/shadow_tags/filelist.f is missing, \
         taco16/shadow_tags/shadow_tags.v differs, \
         taco16/shadow_tags/leftover.v is not generated any more; run `{COMMAND}`"
    );
    assert_eq!(staleness(fresh, copy.path()), Some(expected));
}

/// What is committed, files of these endings.
fn texts<const N: usize>(endings: [&'static str; N]) -> impl Iterator<Item = (String, String)> {
    let is_one = move |path: &str| endings.iter().any(|ending| path.ends_with(ending));
    tree(&committed()).into_iter().filter(move |(path, _)| is_one(path))
}

#[test]
fn no_line_of_verilog_is_wider_than_a_page() {
    for (path, text) in texts([".v"]) {
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
