//! `generate` writes all or nothing, replaces what it made, and nothing else.

use crate::support::{program, run, run_with, tree};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn a_preset_becomes_a_folder_a_block() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["generate", "taco16", "--block", "shadow_tags", "-o", "build"];
    let out = run(folder.path(), &line).done();
    assert_eq!(out, "build/taco16/shadow_tags: 23 files, top module shadow_tags\n");
    let top = folder.path().join("build/taco16/shadow_tags");
    let files = tree(&top);
    let list: Vec<&str> = files["filelist.f"].lines().collect();
    assert_eq!(list.last(), Some(&"shadow_tags.v"));
    let beside = ["filelist.f", "manifest.json", "shadow_tags.sdc", "shadow_tags.core", "lint.sh"];
    assert!(beside.iter().all(|name| files.contains_key(*name)), "{:?}", files.keys());
    assert_eq!(files.len(), list.len() + 2 + 16);
    assert!(
        files["shadow_tags.md"].contains("| `storage_bits` | 3712 | 9600 |"),
        "{}",
        files["shadow_tags.md"]
    );
    for name in list {
        let version = env!("CARGO_PKG_VERSION");
        let head = format!(
            "// warpcache {version}: shadow_tags of design taco16\n// paper: taco16 section 4.3\n"
        );
        assert!(files[name].starts_with(&head), "{name}");
    }
    let manifest: serde_json::Value = serde_json::from_str(&files["manifest.json"]).unwrap();
    assert_eq!(manifest["generator"], "warpcache");
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((manifest["schema"].as_u64(), &manifest["block"]), (Some(1), &"shadow_tags".into()));
    let listed = manifest["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap());
    assert_eq!(listed.collect::<BTreeSet<_>>(), files.keys().map(String::as_str).collect());
    assert_eq!(manifest["top"], "shadow_tags");
    assert_eq!(manifest["config"]["name"], "taco16");
    assert_eq!(manifest["config"]["l1"]["sets"], 32);
}

/// What its source says of a block and of each port stands in the manifest and in the top's Verilog.
#[test]
fn what_is_said_of_a_block_is_in_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "baseline", "--block", "l1"]).done();
    let files = tree(&folder.path().join("build/baseline/l1"));
    for part in [
        "\n//\n// Back-pressure and latency: on every stream; hits after hit_latency + 2 cycles.\n",
        "\n// Words: A line's sectors are sector_bytes each;",
        "\n// The environment's side: the ids of requests",
        "\n// Outputs that depend on inputs of the same cycle, through logic alone: ",
        "\n    // core_request: What the core asks for.\n",
        " core_request_line,         // Line address.\n",
    ] {
        assert!(files["l1.v"].contains(part), "{part:?} is not in\n{}", files["l1.v"]);
    }
    let manifest: serde_json::Value = serde_json::from_str(&files["manifest.json"]).unwrap();
    let ports = manifest["ports"].as_array().unwrap();
    let port = |name: &str| ports.iter().find(|port| port["name"] == name).unwrap();
    assert_eq!(port("core_request_kind")["encoding"]["store"], 1);
    assert_eq!(port("evict_line")["when"], "event_evict is 1");
    assert_eq!(port("core_request_line")["sentence"], "Line address.");
    assert_eq!(manifest["streams"][0]["sentence"], "What the core asks for.");
    let said = &manifest["said"];
    assert_eq!(said["rules"][0]["number"], "R1");
    for part in ["words", "environment", "timing", "latency", "paper"] {
        assert!(said[part].as_str().is_some_and(|text| !text.is_empty()), "{part}: {said}");
    }
}

/// Of every preset a run is compared with `generated/`; here with vectors, which are not there.
#[test]
fn two_runs_give_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    for out in ["one", "two"] {
        run(folder.path(), &["generate", "taco16-fermi", "pact20", "thesis12", "-o", out]).done();
    }
    let one = tree(&folder.path().join("one"));
    assert!(one.contains_key("taco16-fermi/shadow_tags/shadow_tags.v"), "{:?}", one.keys());
    assert_eq!(one, tree(&folder.path().join("two")));
}

#[test]
fn a_config_of_ones_own_goes_under_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let config = "design = 'ccn'\nname = 'mine'\nl1.ways = 3\n";
    fs::write(folder.path().join("a config.toml"), config).unwrap();
    let out = run(folder.path(), &["generate", "a config.toml", "--block", "shadow_tags"]).done();
    assert!(out.starts_with("build/mine/shadow_tags: "), "{out}");
}

#[test]
fn the_clocks_are_those_of_the_config() {
    let folder = tempfile::tempdir().unwrap();
    let head = "design = 'ccn'\nname = 'mine'\n[constraints]\n";
    let generated = |constraints: &str| {
        fs::write(folder.path().join("mine.toml"), format!("{head}{constraints}")).unwrap();
        run(folder.path(), &["generate", "mine.toml"]).done();
        tree(&folder.path().join("build/mine/shadow_tags"))
    };
    let usual = generated("");
    assert!(usual["shadow_tags.sdc"].contains("create_clock -name clock -period 1.000 "));
    let own = generated("clock_period_ps = 1250\nfpga_clock_period_ps = 8000\n");
    assert!(own["shadow_tags.sdc"].contains("create_clock -name clock -period 1.250 "));
    assert!(own["shadow_tags.pcf"].contains("set_frequency clock 125.000\n"));
    assert_eq!(usual["shadow_tags.v"], own["shadow_tags.v"]);
}

#[test]
fn what_was_generated_before_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "taco16"]).done();
    let before = tree(folder.path());
    let top = folder.path().join("build/taco16/shadow_tags");
    let manifest = fs::read_to_string(top.join("manifest.json")).unwrap();
    let manifest = manifest.replacen("\"shadow_tags.v\"", "\"shadow_tags.v\", \"stale.v\"", 1);
    fs::write(top.join("manifest.json"), manifest).unwrap();
    fs::write(top.join("stale.v"), "module stale; endmodule\n").unwrap();
    fs::write(top.join("shadow_tags.v"), "").unwrap();
    run(folder.path(), &["generate", "taco16"]).done();
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn with_block_the_other_blocks_of_the_design_stay() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "taco16"]).done();
    let design = folder.path().join("build/taco16");
    let all = tree(&design);
    let other = all.keys().find(|path| path.ends_with('/') && *path != "shadow_tags/").unwrap();
    fs::remove_file(design.join("shadow_tags/shadow_tags.v")).unwrap();
    fs::remove_file(design.join(other).join("manifest.json")).unwrap();
    run(folder.path(), &["generate", "taco16", "--block", "shadow_tags"]).done();
    let files = tree(&design);
    assert!(!files.contains_key(&format!("{other}manifest.json")));
    assert_eq!(files.len(), all.len() - 1);
}

#[test]
fn a_bad_second_design_leaves_the_first_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bad.toml"), "design = 'ccn'\nname = 'bad'\nl1.sets = 33\n")
        .unwrap();
    let before = tree(folder.path());
    let ended = run(folder.path(), &["generate", "taco16", "bad.toml"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(
        ended.errors,
        "error: bad.toml:3:11: bad.l1.sets: must be a power of two in 2..=1024; got 33; try 32\n"
    );
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn what_it_did_not_make_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let build = folder.path().join("build");
    fs::create_dir_all(build.join("taco16/notes")).unwrap();
    fs::write(build.join("taco16/notes/mine.txt"), "mine").unwrap();
    fs::write(build.join("file"), "mine").unwrap();
    std::os::unix::fs::symlink("nowhere", build.join("link")).unwrap();
    for name in ["file", "link"] {
        let config = format!("design = 'ccn'\nname = '{name}'\n");
        fs::write(folder.path().join(format!("{name}.toml")), config).unwrap();
    }
    let before = tree(folder.path());
    let cases = [
        ("taco16", "taco16", "a folder that holds notes, a folder without manifest.json"),
        ("file.toml", "file", "a file"),
        ("link.toml", "link", "a symbolic link"),
    ];
    for (design, name, got) in cases {
        // The first design is good, and must not appear either.
        let ended = run(folder.path(), &["generate", "taco16-fermi", design]);
        let expected = format!(
            "error: build/{name}: must be absent, or written by generate; got {got}; try another -o, \
             or move it away\n"
        );
        assert_eq!((ended.status, ended.out, ended.errors), (2, String::new(), expected));
        assert_eq!(tree(folder.path()), before);
    }
}

#[test]
fn a_target_that_cannot_be_written_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "mine").unwrap();
    for (out, reason) in [("file", "File exists"), ("file/below", "Not a directory")] {
        let ended = run(folder.path(), &["generate", "taco16", "-o", out]);
        let start = format!(
            "error: {out}: must be a folder, or a place for one; try -o build: {reason} (os"
        );
        assert!(ended.errors.starts_with(&start), "{}", ended.errors);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    }
    // No user, root included, makes a folder in /proc.
    let ended = run(folder.path(), &["generate", "taco16", "-o", "/proc"]);
    assert!(ended.errors.starts_with("error: /proc: cannot be written; try -o with a writable"));
    assert_eq!(ended.status, 2);
    assert_eq!(tree(folder.path()).len(), 1);
}

#[test]
fn designs_of_one_name_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let ended = run(folder.path(), &["generate", "taco16", "taco16"]);
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.errors,
        "error: generate: designs must have different names, since each has a folder of its own; got \
         taco16 twice; try naming it once, or another `name` in its config\n"
    );
    assert!(tree(folder.path()).is_empty());
}

#[test]
fn no_tool_is_needed() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    run_with(command.args(["generate", "taco16"]).env_clear(), b"").done();
    assert!(folder.path().join("build/taco16/shadow_tags/manifest.json").is_file());
}

/// Ports of one lane have its number; the timing diagram of the top's page has to find them.
#[test]
fn tops_of_one_core_and_one_slice_are_generated() {
    let folder = tempfile::tempdir().unwrap();
    for (design, cores, top) in
        [("private", 1, "private_cluster"), ("decoupled-l1d", 2, "decoupled_l1d_cluster")]
    {
        let config = format!(
            "design = '{design}'\nname = 't'\nl1 = {{ sets = 4, mshr_entries = 2 }}\n\
             cluster = {{ cores = {cores}, l2_slices = 1 }}\n"
        );
        fs::write(folder.path().join("t.toml"), config).unwrap();
        run(folder.path(), &["generate", "t.toml", "--block", top, "-o", design]).done();
        assert!(folder.path().join(design).join("t").join(top).join(format!("{top}.v")).is_file());
    }
}
