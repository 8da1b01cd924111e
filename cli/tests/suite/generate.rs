//! `generate` writes all or nothing, replaces what it made, and nothing else.

use crate::support::{program, run, run_with, tree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn a_preset_becomes_a_folder_a_block() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["generate", "taco16", "--block", "shadow_tags", "-o", "build"];
    let out = run(folder.path(), &line).done();
    let said =
        "build/taco16/shadow_tags: 18 files, top module shadow_tags\nbuild/taco16/rtl: 5 modules\n";
    assert_eq!(out, said);
    let top = folder.path().join("build/taco16/shadow_tags");
    let files = tree(&top);
    let list: Vec<&str> = files["filelist.f"].lines().collect();
    assert_eq!(list.last(), Some(&"../rtl/shadow_tags.v"));
    let beside = ["filelist.f", "manifest.json", "shadow_tags.sdc", "shadow_tags.core", "lint.sh"];
    assert!(beside.iter().all(|name| files.contains_key(*name)), "{:?}", files.keys());
    assert_eq!(files.len(), 2 + 16);
    let rtl = tree(&folder.path().join("build/taco16/rtl"));
    assert_eq!(rtl.len(), list.len() + 4);
    assert_eq!(files["filelist.f"].replace("../rtl/", ""), rtl["filelist.f"]);
    assert!(
        files["shadow_tags.md"].contains("| `storage_bits` | 3712 | 9600 |"),
        "{}",
        files["shadow_tags.md"]
    );
    for name in list.iter().map(|file| file.strip_prefix("../rtl/").unwrap()) {
        let version = env!("CARGO_PKG_VERSION");
        let head = match name {
            "shadow_tags.v" => format!(
                "// warpcache {version}: shadow_tags of design taco16\n// paper: taco16 section 4.3\n"
            ),
            _ => format!("// warpcache {version}\n`default_nettype none\n"),
        };
        assert!(rtl[name].starts_with(&head), "{name}: {}", rtl[name]);
    }
    let manifest: serde_json::Value = serde_json::from_str(&files["manifest.json"]).unwrap();
    assert_eq!(manifest["generator"], "warpcache");
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((manifest["schema"].as_u64(), &manifest["block"]), (Some(1), &"shadow_tags".into()));
    let listed = manifest["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap());
    assert_eq!(listed.collect::<BTreeSet<_>>(), files.keys().map(String::as_str).collect());
    assert_eq!((&manifest["top"], &manifest["rtl"]), (&"shadow_tags".into(), &"../rtl".into()));
    assert_eq!(manifest["config"]["name"], "taco16");
    assert_eq!(manifest["config"]["l1"]["sets"], 32);
}

/// Sentences of a block and of each port in its source are in the manifest and in the top's Verilog.
#[test]
fn what_is_said_of_a_block_is_in_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "baseline", "--block", "l1"]).done();
    let files = tree(&folder.path().join("build/baseline"));
    for part in [
        "\n//\n// Back-pressure and latency: on every stream; hits after hit_latency + 2 cycles.\n",
        "\n// Words: A line's sectors are sector_bytes each;",
        "\n// The environment's side:\n// - An id is that of one request",
        "\n// Outputs that depend on inputs of the same cycle, through logic alone:\n// - ",
        "\n    // core_request: Loads, stores and atomics of the core.\n",
        " core_request_line,         // Line address.\n",
    ] {
        assert!(files["rtl/l1.v"].contains(part), "{part:?} is not in\n{}", files["rtl/l1.v"]);
    }
    let manifest: serde_json::Value = serde_json::from_str(&files["l1/manifest.json"]).unwrap();
    let ports = manifest["ports"].as_array().unwrap();
    let port = |name: &str| ports.iter().find(|port| port["name"] == name).unwrap();
    assert_eq!(port("core_request_kind")["encoding"]["store"], 1);
    assert_eq!(port("evict_line")["when"], "event_evict is 1");
    assert_eq!(port("core_request_line")["sentence"], "Line address.");
    assert_eq!(manifest["streams"][0]["sentence"], "Loads, stores and atomics of the core.");
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
        run(folder.path(), &["generate", "llc", "-o", out]).done();
    }
    let one = tree(&folder.path().join("one"));
    assert!(one.contains_key("llc/line_order/line_order_vectors.hex"), "{:?}", one.keys());
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
        let line = ["generate", "--no-vectors", "mine.toml", "--block", "shadow_tags"];
        run(folder.path(), &line).done();
        tree(&folder.path().join("build/mine"))
    };
    let usual = generated("");
    assert!(
        usual["shadow_tags/shadow_tags.sdc"].contains("create_clock -name clock -period 1.000 ")
    );
    let own = generated("clock_period_ps = 1250\nfpga_clock_period_ps = 8000\n");
    assert!(own["shadow_tags/shadow_tags.sdc"].contains("create_clock -name clock -period 1.250 "));
    assert!(own["shadow_tags/shadow_tags.pcf"].contains("set_frequency clock 125.000\n"));
    assert_eq!(usual["rtl/shadow_tags.v"], own["rtl/shadow_tags.v"]);
}

#[test]
fn what_was_generated_before_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "--no-vectors", "llc"]).done();
    let before = tree(folder.path());
    for (below, file) in [("line_order", "line_order.sdc"), ("rtl", "line_order.v")] {
        let below = folder.path().join("build/llc").join(below);
        let manifest = fs::read_to_string(below.join("manifest.json")).unwrap();
        let quoted = format!("\"{file}\"");
        let manifest = manifest.replacen(&quoted, &format!("{quoted}, \"stale.v\""), 1);
        fs::write(below.join("manifest.json"), manifest).unwrap();
        fs::write(below.join("stale.v"), "module stale; endmodule\n").unwrap();
        fs::write(below.join(file), "").unwrap();
    }
    run(folder.path(), &["generate", "--no-vectors", "llc"]).done();
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn with_block_the_other_blocks_of_the_design_stay() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["generate", "llc"]).done();
    let design = folder.path().join("build/llc");
    let all = tree(&design);
    let is_other = |path: &&String| path.ends_with('/') && !path.starts_with("rtl");
    let other = all.keys().filter(|path| *path != "line_order/").find(is_other).unwrap();
    fs::remove_file(design.join("rtl/line_order.v")).unwrap();
    fs::remove_file(design.join("line_order/lint.sh")).unwrap();
    fs::write(design.join("line_order/filelist.f"), "").unwrap();
    fs::remove_file(design.join(other).join("manifest.json")).unwrap();
    run(folder.path(), &["generate", "llc", "--block", "line_order"]).done();
    let files = tree(&design);
    assert!(!files.contains_key(&format!("{other}manifest.json")));
    // A folder without a manifest is the user's, and needs no modules.
    let alone = all.keys().filter(|path| !files.contains_key(*path));
    assert!(alone.into_iter().all(|path| path.starts_with("rtl/") || path.starts_with(other)));
    assert_eq!(files["line_order/filelist.f"], all["line_order/filelist.f"]);
    assert_eq!(files["rtl/line_order.v"], all["rtl/line_order.v"]);
}

/// The files that a file list names and that are not there.
fn absent(folder: &Path) -> Vec<String> {
    let list = fs::read_to_string(folder.join("filelist.f")).unwrap();
    let is_absent = |file: &&str| !folder.join(file).is_file();
    list.lines().filter(is_absent).map(str::to_string).collect()
}

#[test]
fn blocks_one_by_one_give_what_the_design_gives_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let blocks = ["llc_slice", "axi4_memory", "llc_bank", "line_order", "atomic_buffer"];
    run(folder.path(), &["generate", "llc"]).done();
    for (number, block) in blocks.iter().enumerate() {
        run(folder.path(), &["generate", "llc", "--block", block, "-o", "one"]).done();
        for there in &blocks[..=number] {
            assert_eq!(absent(&folder.path().join("one/llc").join(there)), [""; 0], "{there}");
        }
    }
    let whole = tree(&folder.path().join("build"));
    assert!(blocks.iter().all(|block| whole.contains_key(&format!("llc/{block}/filelist.f"))));
    assert_eq!(tree(&folder.path().join("one")), whole);
}

#[test]
fn modules_stay_as_long_as_a_block_that_has_them_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["generate", "llc", "--block"];
    let design = folder.path().join("build/llc");
    let rtl = || tree(&design.join("rtl"));
    run(folder.path(), &[&line[..], &["axi4_memory"]].concat()).done();
    let before = rtl();
    // Another geometry of another block: what the first has is still there, with the modules of both in the list.
    let other = ["line_order", "--set", "line_order.entries=3"];
    run(folder.path(), &[&line[..], &other].concat()).done();
    let is_module = |file: &&String| file.ends_with(".v");
    assert!(before.keys().filter(is_module).all(|file| rtl()[file] == before[file]));
    assert!(rtl().contains_key("line_order.v") && absent(&design.join("rtl")).is_empty());
    let core = |file: &String| rtl()["rtl.core"].contains(&format!("      - {file}\n"));
    assert!(rtl().keys().filter(is_module).all(core));
    // A block of another geometry leaves nothing of the older one behind.
    run(folder.path(), &[&line[..], &["line_order"]].concat()).done();
    run(folder.path(), &[&line[..], &["line_order", "--check"]].concat()).done();
    fs::remove_dir_all(design.join("axi4_memory")).unwrap();
    let told = run(folder.path(), &[&line[..], &["line_order", "--dry-run"]].concat()).done();
    assert!(told.contains("remove build/llc/rtl/axi4_memory.v\n"), "{told}");
    run(folder.path(), &[&line[..], &["line_order"]].concat()).done();
    assert!(!rtl().contains_key("axi4_memory.v") && absent(&design.join("line_order")).is_empty());
}

#[test]
fn a_module_that_another_block_has_otherwise_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["generate", "llc", "--block", "line_order"];
    run(folder.path(), &["generate", "llc", "--block", "axi4_memory"]).done();
    let rtl = folder.path().join("build/llc/rtl");
    run(folder.path(), &line).done();
    let list = |block: &str| {
        let list = format!("build/llc/{block}/filelist.f");
        fs::read_to_string(folder.path().join(list)).unwrap()
    };
    let others = list("axi4_memory");
    let shared = list("line_order");
    let shared = shared.lines().find(|file| others.contains(*file)).unwrap();
    let shared = shared.strip_prefix("../rtl/").unwrap();
    let refused = |more: &[&str]| {
        let before = tree(folder.path());
        let ended = run(folder.path(), &[&line[..], more].concat());
        let expected = format!(
            "error: build/llc/rtl/{shared}: must be as it would be written, since axi4_memory has it too; got \
             another text, by an edit, another version or another licence; try without --block, or another -o\n"
        );
        assert_eq!((ended.status, ended.out, ended.errors), (2, String::new(), expected));
        assert_eq!(tree(folder.path()), before);
    };
    refused(&["--set", "verilog.licence=\"MIT\""]);
    let text = fs::read_to_string(rtl.join(shared)).unwrap();
    fs::write(rtl.join(shared), text + "// Mine.\n").unwrap();
    refused(&[]);
    refused(&["--check"]);
    // In its folder nobody else has it.
    run(folder.path(), &[&line[..], &["--flat"]].concat()).done();
    run(folder.path(), &["generate", "llc"]).done();
    assert!(!fs::read_to_string(rtl.join(shared)).unwrap().contains("Mine"));
}

#[test]
fn a_flat_folder_needs_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let design = folder.path().join("build/llc");
    let line = ["generate", "llc", "--block", "line_order"];
    run(folder.path(), &line).done();
    let shared = tree(&design.join("rtl"));
    let out = run(folder.path(), &[&line[..], &["--flat"]].concat()).done();
    let files = tree(&design.join("line_order"));
    assert_eq!(
        out,
        format!("build/llc/line_order: {} files, top module line_order\n", files.len())
    );
    for (file, text) in &files {
        assert!(!text.contains("../rtl"), "{file}: {text}");
    }
    for (file, text) in shared.iter().filter(|(file, _)| file.ends_with(".v")) {
        assert_eq!(files[file], *text, "{file}");
    }
    // No block has modules elsewhere any more.
    assert!(!design.join("rtl").exists() && absent(&design.join("line_order")).is_empty());
    run(folder.path(), &["generate", "llc", "--block", "axi4_memory"]).done();
    assert!(!design.join("rtl/line_order.v").exists());
    run(folder.path(), &["generate", "llc", "--flat"]).done();
    assert!(!design.join("rtl").exists() && absent(&design.join("axi4_memory")).is_empty());
    let both = run(folder.path(), &[&line[..], &["--flat", "--into", "soc"]].concat());
    assert!(both.status == 2 && both.errors.contains("cannot be used with"), "{}", both.errors);
}

#[test]
fn no_block_has_the_name_of_the_folder_of_modules() {
    for preset in design::PRESETS {
        let design = design::Design::parse(preset.text, preset.name).unwrap();
        assert!(registry::blocks(&design).iter().all(|block| block.info.name != "rtl"));
    }
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
    fs::create_dir_all(build.join("mine/notes")).unwrap();
    fs::write(build.join("mine/notes/mine.txt"), "mine").unwrap();
    fs::write(build.join("file"), "mine").unwrap();
    std::os::unix::fs::symlink("nowhere", build.join("link")).unwrap();
    for name in ["mine", "file", "link"] {
        let config = format!("design = 'llc'\nname = '{name}'\n");
        fs::write(folder.path().join(format!("{name}.toml")), config).unwrap();
    }
    let before = tree(folder.path());
    let cases = [
        ("mine.toml", "mine", "a folder that holds notes, a folder without manifest.json"),
        ("file.toml", "file", "a file"),
        ("link.toml", "link", "a symbolic link"),
    ];
    for (design, name, got) in cases {
        // The first design is good, and must not appear either.
        let ended = run(folder.path(), &["generate", "--no-vectors", "llc", design]);
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
        let ended = run(folder.path(), &["generate", "--no-vectors", "taco16", "-o", out]);
        let start = format!(
            "error: {out}: must be a folder, or a place for one; try -o build: {reason} (os"
        );
        assert!(ended.errors.starts_with(&start), "{}", ended.errors);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    }
    // No user, root included, makes a folder in /proc.
    let ended = run(folder.path(), &["generate", "--no-vectors", "taco16", "-o", "/proc"]);
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
        "error: generate: designs must have different names, since each has a separate folder; got \
         taco16 twice; try naming it once, or another `name` in its config\n"
    );
    assert!(tree(folder.path()).is_empty());
}

#[test]
fn no_tool_is_needed() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    run_with(command.args(["generate", "taco16", "--block", "shadow_tags"]).env_clear(), b"")
        .done();
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
        assert!(folder.path().join(design).join("t/rtl").join(format!("{top}.v")).is_file());
    }
}
