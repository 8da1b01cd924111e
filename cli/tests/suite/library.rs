//! `generate --into` and `--prefix`: blocks of any designs in one folder, and in one chip.

use crate::packages::fusesoc_lint;
use crate::support::{Ended, run, tree};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use testbenches::lint::{Engine, Target, lint};
use testbenches::testing::readers;
use tools::PYSLANG;

/// An L1 of another geometry than that of `baseline`.
const SMALL: &str = "design = 'private'\nname = 'small'\nl1 = { sets = 4, ways = 2, id_bits = 5, mshr_entries = 2 }\ncluster.cores = 2\n";

/// Two geometries of `l1`, and the L1 caches of two other designs, small and with two cores each: readers elaborate every
/// way, entry and core.
const DESIGNS: [&str; 4] = ["two.toml", "small.toml", "decoupled.toml", "shared.toml"];
const TWO_CORES: [(&str, &str); 3] = [
    (
        "two",
        "design = 'private'\nname = 'two'\ncluster.cores = 2\nl1 = { sets = 8, ways = 2, mshr_entries = 3 }\n",
    ),
    (
        "decoupled",
        "design = 'decoupled-l1d'\nname = 'decoupled'\ncluster.cores = 2\nl1 = { sets = 8, ways = 2, mshr_entries = 3 }\n",
    ),
    (
        "shared",
        "design = 'shared-l1'\nname = 'shared'\nshared_l1.cores = 2\nl1 = { sets = 8, ways = 2, mshr_entries = 3 }\n",
    ),
];

fn generate(folder: &Path, more: &[&str]) -> Ended {
    for (name, text) in TWO_CORES.iter().chain(&[("small", SMALL)]) {
        fs::write(folder.join(format!("{name}.toml")), text).unwrap();
    }
    run(folder, &[&["generate", "--no-vectors"], more].concat())
}

pub fn manifest(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("manifest.json")).unwrap()).unwrap()
}

fn words(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_string()).collect()
}

fn tops(manifest: &Value) -> Vec<Value> {
    manifest["tops"].as_array().unwrap().clone()
}

/// A module `chip` with each of these tops, whose ports are the module's.
pub fn chip(tops: &[Value]) -> String {
    let (mut ports, mut instances) = (vec![], String::new());
    for (number, top) in tops.iter().enumerate() {
        let mut pins = vec![];
        for port in top["ports"].as_array().unwrap() {
            let (name, width) = (port["name"].as_str().unwrap(), port["width"].as_u64().unwrap());
            let direction = if port["direction"] == "in" { "input" } else { "output" };
            ports.push(format!("    {direction} wire [{}:0] c{number}_{name}", width - 1));
            pins.push(format!("        .{name} (c{number}_{name})"));
        }
        let module = top["top"].as_str().unwrap();
        instances += &format!("    {module} u_c{number} (\n{}\n    );\n", pins.join(",\n"));
    }
    // A vector of one bit connects to a port of one bit.
    let ports = ports.join(",\n").replace(" [0:0]", "");
    format!(
        "`default_nettype none\n\nmodule chip (\n{ports}\n);\n{instances}endmodule\n\n`default_nettype wire\n"
    )
}

/// Messages of the readers of this depth about `chip` around these files.
fn said(folder: &Path, chip: &str, files: Vec<PathBuf>) -> String {
    said_by(readers(), folder, chip, files)
}

fn said_by(readers: &[Engine], folder: &Path, chip: &str, mut files: Vec<PathBuf>) -> String {
    let place = folder.join("chip.v");
    fs::write(&place, chip).unwrap();
    files.push(place);
    let mut report = lint(&[Target { top: "chip".into(), files }], readers);
    report.missing.retain(|missing| missing.name != PYSLANG.name);
    report.to_string()
}

/// The text below the head of a Verilog file.
fn below_head(text: &str) -> &str {
    &text[text.find("`default_nettype none").unwrap()..]
}

#[test]
fn caches_of_two_geometries_and_three_designs_are_one_chip() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), &[&DESIGNS[..], &["--into", "soc"]].concat()).done();
    let library = folder.path().join("build/soc");
    let manifest = manifest(&library);
    let tops = tops(&manifest);
    let names: Vec<&str> = tops.iter().map(|top| top["top"].as_str().unwrap()).collect();
    let of_private = ["l1", "packet_switch", "flush_barrier", "private_cluster"];
    assert!(of_private.iter().all(|block| names.iter().any(|name| name.ends_with(block))));
    assert!(
        ["two_l1", "small_l1", "decoupled_l1d", "sm_dueling"].iter().all(|top| names.contains(top))
    );
    assert_eq!(names.last(), Some(&"shared_l1_cluster"));
    let files = tree(&library);
    assert_eq!(
        words(&manifest["files"]).into_iter().collect::<BTreeSet<_>>(),
        files.keys().cloned().collect()
    );
    // Each top has its datasheet, which has the rules that it names.
    for top in &names {
        assert!(files[&format!("{top}.md")].contains(&format!("]({top}_block.svg)")), "{top}");
    }
    assert!(files["decoupled_l1d.md"].contains("\n### l1\n"));
    // Each text appears once, and the list has each file.
    let list: Vec<&str> = files["filelist.f"].lines().collect();
    let texts: BTreeSet<&str> = list.iter().map(|file| below_head(&files[*file])).collect();
    assert_eq!(texts.len(), list.len());
    let verilog = files.keys().filter(|file| file.ends_with(".v")).map(String::as_str);
    assert_eq!(list.iter().copied().collect::<BTreeSet<_>>(), verilog.collect());
    let paths = || list.iter().map(|file| library.join(file)).collect::<Vec<_>>();
    assert_eq!(said(folder.path(), &chip(&tops), paths()), "");
    // A reader sees all of it: one module less, and it says so.
    let is_other = |path: &PathBuf| !path.ends_with("small_l1.v");
    let fewer: Vec<PathBuf> = paths().into_iter().filter(is_other).collect();
    let said = said_by(&[Engine::Verilator], folder.path(), &chip(&tops), fewer);
    assert!(said.contains("small_l1"), "{said}");
}

#[test]
fn folders_of_several_runs_are_one_chip() {
    let folder = tempfile::tempdir().unwrap();
    let runs: [(&str, &str, &[&str]); 4] = [
        ("two", "l1", &[]),
        ("small", "l1", &["--prefix", "small_"]),
        ("decoupled", "decoupled_l1d", &[]),
        ("shared", "shared_l1", &[]),
    ];
    let build = folder.path().join("build");
    let (mut files, mut tops) = (BTreeMap::new(), vec![]);
    for (design, block, more) in runs {
        let line = [&format!("{design}.toml"), "--block", block];
        generate(folder.path(), &[&line, more].concat()).done();
        let place = build.join(design).join(block);
        for name in fs::read_to_string(place.join("filelist.f")).unwrap().lines() {
            let path = place.join(name);
            let text = below_head(&fs::read_to_string(&path).unwrap()).to_string();
            let (_, there) = files.entry(name.to_string()).or_insert((path, text.clone()));
            assert_eq!(*there, text, "{name}");
        }
        tops.push(manifest(&place));
    }
    let paths = || files.values().map(|(path, _)| path.clone()).collect::<Vec<_>>();
    assert_eq!(said(folder.path(), &chip(&tops), paths()), "");
}

#[test]
fn a_core_depends_on_the_library() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), &["baseline", "small.toml", "--block", "l1", "--into", "soc"]).done();
    fs::write(
        folder.path().join("chip.v"),
        chip(&tops(&manifest(&folder.path().join("build/soc")))),
    )
    .unwrap();
    let lint = || fusesoc_lint(folder.path(), &[], &["warpcache:library:soc:0.1.0"]);
    assert_eq!(lint(), Ok(()));
    fs::remove_file(folder.path().join("build/soc/small_l1.v")).unwrap();
    assert!(lint().is_err());
}

#[test]
fn a_top_that_is_a_part_of_another_stands_once() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), &["shared.toml", "--into", "soc"]).done();
    let files = tree(&folder.path().join("build/soc"));
    let is_dyneb =
        |file: &&String| file.ends_with(".v") && file.contains("dyneb") && !file.contains("dyneb_");
    let dynebs: Vec<&String> = files.keys().filter(is_dyneb).collect();
    assert_eq!(dynebs, ["dyneb.v"]);
    assert!(files.values().any(|text| text.contains("    dyneb u_dyneb (")));
    // By itself the node has the part's name; what contains it has another, so that no name has two texts.
    generate(folder.path(), &["shared.toml", "--block", "shared_l1"]).done();
    let own = tree(&folder.path().join("build/shared/rtl"));
    assert!(!own.contains_key("dyneb.v"));
    let is_part = |file: &&String| file.ends_with(".v") && *file != "shared_l1.v";
    for file in own.keys().filter(is_part).filter(|file| files.contains_key(*file)) {
        assert_eq!(below_head(&own[file]), below_head(&files[file]), "{file}");
    }
}

#[test]
fn prefixes_keep_designs_apart() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("mine.toml"),
        SMALL.replace("small", "mine") + "verilog.prefix = 'my_'\n",
    )
    .unwrap();
    generate(folder.path(), &["two.toml", "mine.toml", "--into", "soc"]).done();
    let manifest = manifest(&folder.path().join("build/soc"));
    let tops = tops(&manifest);
    let of = |name: &str| tops.iter().find(|top| top["top"] == name).unwrap();
    assert!(!words(&of("l1")["modules"]).iter().any(|name| name.starts_with("my_")));
    let modules = words(&of("my_l1")["modules"]);
    assert!(modules.iter().all(|name| name.starts_with("my_")), "{modules:?}");
}

#[test]
fn the_licence_is_that_of_every_file() {
    let folder = tempfile::tempdir().unwrap();
    let licence = "verilog.licence=\"MIT OR Apache-2.0\"";
    for more in [&["--into", "soc"][..], &[]] {
        let line = ["generate", "baseline", "--block", "packet_switch", "--set", licence];
        run(folder.path(), &[&line, more].concat()).done();
    }
    let files = tree(&folder.path().join("build"));
    assert!(files.keys().any(|path| path.ends_with("_vectors.hex")));
    let texts = files.iter().filter(|(path, _)| !path.ends_with('/'));
    for (path, text) in texts.filter(|(path, _)| !path.ends_with("manifest.json")) {
        let head: String = text.lines().take(2).collect();
        assert!(head.contains("SPDX-License-Identifier: MIT OR Apache-2.0"), "{path}: {head}");
    }
    assert_eq!(
        manifest(&folder.path().join("build/soc"))["tops"][0]["config"]["verilog"]["licence"],
        "MIT OR Apache-2.0"
    );
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let own = |name: &str, more: &str| {
        let text = format!("design = 'private'\nname = '{name}'\n{more}\ncluster.cores = 2\n");
        fs::write(folder.path().join(format!("{name}.toml")), text).unwrap();
    };
    own("a-b", "l1.ways = 2");
    own("a_b", "l1.ways = 8");
    own("mit", "verilog.licence = 'MIT'");
    own("isc", "verilog.licence = 'ISC'");
    own("wrong", "verilog.licence = 'MIT,'");
    let prefix = "must be empty, or 1 to 24 letters, digits and single '_', the first a letter, and \
                  no keyword of Verilog, SystemVerilog or C++";
    let cases: [(&[&str], String); 8] = [
        (
            &["baseline", "--prefix", "1st_"],
            format!("--prefix 1st_: baseline.verilog.prefix: {prefix}; got \"1st_\"; try \"soc_\""),
        ),
        (
            &["baseline", "--prefix", "module"],
            format!("--prefix module: baseline.verilog.prefix: {prefix}; got \"module\"; try \"soc_\""),
        ),
        (
            &["baseline", "--into", "a/b"],
            "invalid value 'a/b' for '--into <NAME>': must be 1 to 64 of a-z, 0-9, '-' and '_', the \
             first a letter; try soc; For more information, try '--help'."
                .into(),
        ),
        (
            &["baseline", "baseline", "--into", "soc"],
            "generate: designs must have different names, by which a library distinguishes them; got \
             baseline twice; try naming it once, or another `name` in its config"
                .into(),
        ),
        (
            &["a-b.toml", "a_b.toml", "--into", "soc"],
            "--into soc: a module's name must have one text; got a_b_l1 from l1 of a-b and, with \
             another text, from l1 of a_b; try another `name`, or a `verilog.prefix`, in one of the \
             configs"
                .into(),
        ),
        (
            &["mit.toml", "isc.toml", "--into", "soc"],
            "--into soc: the designs of a library must have one `verilog.licence`; got \"MIT\" of mit \
             and \"ISC\" of isc; try --set verilog.licence=\"MIT\""
                .into(),
        ),
        (
            &["wrong.toml"],
            "wrong.toml:3:19: wrong.verilog.licence: must be empty, or an SPDX licence expression of \
             at most 72 characters, as in \"MIT OR Apache-2.0\"; got \"MIT,\"; try \"MIT\""
                .into(),
        ),
        (
            &["baseline", "--into", "soc", "--block", "crd"],
            "baseline: block must be one of l1, packet_switch, flush_barrier, private_cluster; got \"crd\"; try l1".into(),
        ),
    ];
    let before = tree(folder.path());
    for (more, expected) in cases {
        let ended = run(folder.path(), &[&["generate"], more].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
        assert_eq!(ended.errors, format!("error: {expected}\n"));
        assert_eq!(tree(folder.path()), before, "{more:?}");
    }
}

#[test]
fn a_library_replaces_what_it_wrote_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["two.toml", "small.toml", "--block", "l1", "--into", "soc"];
    generate(folder.path(), &line).done();
    let library = folder.path().join("build/soc");
    fs::write(library.join("notes.txt"), "mine").unwrap();
    let check = [&line[..], &["--check"]].concat();
    generate(folder.path(), &check).done();
    generate(folder.path(), &["two.toml", "--block", "l1", "--into", "soc"]).done();
    let files = tree(&library);
    assert_eq!(files["notes.txt"], "mine");
    assert!(files.contains_key("l1.v") && !files.contains_key("small_l1.v"));
    assert_eq!(generate(folder.path(), &check).status, 1);
    // Neither takes the other's place.
    generate(folder.path(), &["llc"]).done();
    let before = tree(folder.path());
    let over_design = generate(folder.path(), &["two.toml", "--into", "llc"]);
    assert_eq!(
        over_design.errors,
        "error: build/llc: must be absent, or written by generate; got a folder without manifest.json; try another -o, or move it away\n"
    );
    let over_library = generate(folder.path(), &["two.toml", "--set", "name=soc"]);
    assert!(over_library.errors.contains("build/soc: must be absent, or written by generate; got a folder that holds Bender.yml, a file;"), "{}", over_library.errors);
    assert_eq!((over_design.status, over_library.status), (2, 2));
    assert_eq!(tree(folder.path()), before);
}
