//! `area` and `timing`: what they print, what they keep, and how they end without a tool or a library.

use crate::support::{Ended, program, run_with};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A library of a few cells.
fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../synthesis/tests/suite/small.lib")
}

/// Runs the program in `folder`, whose `cache` is the only one, with variables.
fn run(folder: &Path, line: &str, variables: &[(&str, &Path)]) -> Ended {
    let mut command = program(folder);
    command.args(line.split(' ')).env("WARPCACHE_CACHE", folder.join("cache"));
    command.env("WARPCACHE_LIBERTY", library()).envs(variables.iter().copied());
    run_with(&mut command, b"")
}

/// A Yosys that writes a line for every run but the question for its version.
fn counting(folder: &Path) -> PathBuf {
    some_yosys(folder, "[ \"$1\" = -V ] || echo run >>\"$(dirname \"$0\")/runs\"")
}

/// A Yosys that does something else first.
fn some_yosys(folder: &Path, first: &str) -> PathBuf {
    let script = format!("#!/bin/sh\n{first}\nexec yosys \"$@\"\n");
    let place = folder.join("some-yosys");
    fs::write(&place, script).unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o755)).unwrap();
    place
}

#[test]
fn the_same_again_costs_nothing_and_something_else_does() {
    let folder = tempfile::tempdir().unwrap();
    let yosys = counting(folder.path());
    // Yosys gives names of temporary files to a shell.
    let temporary = folder.path().join("a space");
    fs::create_dir(&temporary).unwrap();
    let area = |line: &str| {
        let ended =
            run(folder.path(), line, &[("WARPCACHE_YOSYS", &yosys), ("TMPDIR", &temporary)]);
        let runs = fs::read_to_string(folder.path().join("runs")).unwrap_or_default();
        (ended.done(), runs.lines().count())
    };
    let (first, runs) = area("area pact20 --block dyneb");
    assert!(first.contains("\npact20  dyneb  ") && runs == 1, "{runs} {first}");
    assert_eq!(area("area pact20 --block dyneb"), (first.clone(), 1));
    // The same hardware under another name, and then other hardware.
    let published = "sampling_limit = 0\nexecution_limit = 0\nearly_private = false\n";
    let config =
        format!("design = 'shared-l1'\nname = 'mine'\n[dyneb]\n{published}counter_bits = ");
    fs::write(folder.path().join("mine.toml"), format!("{config}16\n")).unwrap();
    assert_eq!(area("area mine.toml --block dyneb"), (first.replace("pact20", "mine  "), 1));
    fs::write(folder.path().join("mine.toml"), format!("{config}4\n")).unwrap();
    let (other, runs) = area("area mine.toml --block dyneb");
    assert!(other != first.replace("pact20", "mine  ") && runs == 2, "{runs} {other}");
    // A Yosys that fails today is no fault of a library, though an outcome without one was kept.
    let full =
        some_yosys(folder.path(), "[ \"$1\" = -V ] || { echo 'ERROR: disk full' >&2; exit 1; }");
    let line = "area pact20 --block dyneb --target liberty";
    let Ended { status, errors, .. } = run(folder.path(), line, &[("WARPCACHE_YOSYS", &full)]);
    assert!(status == 3 && errors.contains("disk full") && !errors.contains(".lib"), "{errors}");
}

#[test]
fn a_missing_tool_or_library_ends_with_3_and_the_way_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = Path::new("nowhere");
    let cases = [
        ("area taco16", "WARPCACHE_YOSYS", "Yosys is needed for checking the emitted Verilog"),
        ("timing taco16", "WARPCACHE_STA", "OpenSTA is needed for timing on a cell library"),
        (
            "timing taco16 --target ice40",
            "WARPCACHE_NEXTPNR_ICE40",
            "nextpnr-ice40 is needed for timing on iCE40",
        ),
        (
            "area taco16 --target liberty",
            "WARPCACHE_LIBERTY",
            "a Liberty library is needed for square micrometres, and the timing of an ASIC",
        ),
    ];
    for (line, variable, expected) in cases {
        let ended = run(folder.path(), line, &[(variable, nowhere)]);
        assert_eq!((ended.status, ended.out.as_str()), (3, ""), "{line}");
        assert!(ended.errors.starts_with(&format!("error: {expected}")), "{}", ended.errors);
        let way = format!(", or set {variable} to its path\n");
        assert!(ended.errors.ends_with(&way), "{}", ended.errors);
    }
}

#[test]
fn a_tmpdir_that_is_none_is_no_missing_tool() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = Path::new("/nowhere/tmp");
    let line = "area taco16 --block own_store_filter";
    let Ended { status, errors, .. } = run(folder.path(), line, &[("TMPDIR", nowhere)]);
    let got = "TMPDIR: must be a folder that can be written; got /nowhere/tmp: ";
    let names_it = errors.contains(got) && errors.contains("try TMPDIR=/tmp");
    assert!(status == 3 && names_it && !errors.contains("install"), "{errors}");
}

#[test]
fn wrong_input_ends_with_2() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("broken.lib"), "library (a) {\n  cell (b) {\n").unwrap();
    fs::write(folder.path().join("sram.toml"), "name = 'mine'\n").unwrap();
    for (line, expected) in [
        (
            "area taco16 --target liberty=broken.lib",
            "broken.lib:2: the group `cell` must be closed; try a Liberty file that other tools read",
        ),
        (
            "timing taco16 --target liberty=none.lib",
            "none.lib: must be a Liberty file of at most 268435456 bytes; got No such file or \
             directory (os error 2); try --target liberty without a file",
        ),
        (
            "area taco16 --sram sram.toml",
            "sram.toml:1: must be a table of SRAM shapes; got missing field `node_nm`; try one like \
             synthesis/sram/*.toml",
        ),
        (
            "area taco16 --sram none.toml",
            "none.toml: must be readable UTF-8 text of at most 268435456 bytes; got No such file or directory \
             (os error 2); try the path of a table of SRAM shapes, like synthesis/sram/*.toml, or - for standard \
             input",
        ),
        (
            "area taco16 --target ice40,asic",
            "invalid value 'ice40,asic' for '--target <LIST>': a target must be one of generic, \
             ice40, ecp5, xilinx, liberty, liberty=FILE; got \"asic\"; try generic; For more \
             information, try '--help'.",
        ),
        (
            "area taco16 --scale half",
            "invalid value 'half' for '--scale <RULE>': a scale must be one of square, none; got \
             \"half\"; try none; For more information, try '--help'.",
        ),
        (
            "timing taco16 --target generic",
            "timing: a target must be one of ice40, ecp5, liberty, liberty=FILE; got generic; try \
             liberty",
        ),
        (
            "area taco16 taco16",
            "designs must have different names, since tables distinguish them by these; got taco16 \
             twice; try naming it once, or another `name` in its config",
        ),
    ] {
        let ended = run(folder.path(), line, &[]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{line}");
        assert_eq!(ended.errors, format!("error: {expected}\n"), "{line}");
    }
}

#[test]
fn reports_are_printed_and_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let line = "area pact20 --block dyneb --target liberty --node 65 --chart a.svg -o a.md --json";
    let json: Value = serde_json::from_str(&run(folder.path(), line, &[]).done()).unwrap();
    let block = &json["blocks"][0];
    assert_eq!((&block["design"], &block["block"]), (&"pact20".into(), &"dyneb".into()));
    assert_eq!(block["resources"]["flip_flops"], 333);
    assert_eq!(json["libraries"][0]["name"], "small");
    // The library is said to be of the paper's node: nothing is scaled.
    let own = block["silicon"]["square_micrometres"].as_f64().unwrap();
    assert_eq!(json["papers"][0]["theirs"], 0.005);
    assert!((json["papers"][0]["ours"].as_f64().unwrap() - own / 1e6).abs() < 1e-6);
    assert!(file("a.svg").contains("square micrometres, liberty"));
    assert!(file("a.md").contains("| pact20 | dyneb | "), "{}", file("a.md"));
    let line = "timing pact20 --block dyneb -o t.json --path";
    let text = run(folder.path(), line, &[]).done();
    assert!(text.contains("\n\npact20 dyneb, liberty, register to register: from "), "{text}");
    let json: Value = serde_json::from_str(&file("t.json")).unwrap();
    let path = &json["blocks"][0]["path"];
    assert!(path["least_period_ps"].as_f64().unwrap() > 100.0, "{path}");
    assert!(path["steps"].as_array().unwrap().len() > 5, "{path}");
}
