//! The benches that lie beside the Verilog: every preset's block passes its bench and harness, and both notice faults in a cache.

use crate::support::{run_here, tops, tree};
use design::Design;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use testbenches::testing::{at_depth, is_full, make_flags};
use tools::ICARUS;

/// Output of a program, and whether it ended well.
struct Said {
    is_done: bool,
    text: String,
}

fn said(command: &mut Command) -> Said {
    let output = command.output().unwrap();
    let (out, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Said { is_done: output.status.success(), text: format!("{out}{errors}") }
}

/// A testbench that is compiled.
struct Simulation {
    folder: PathBuf,
    simulator: PathBuf,
}

impl Simulation {
    /// The simulation of a block's folder, where its files are and where it is started.
    fn new(folder: &Path) -> Simulation {
        Simulation::compiled(folder, &testbench(folder), &[])
    }

    /// This testbench with the modules of a folder, in which it is compiled and started.
    fn compiled(folder: &Path, testbench: &Path, options: &[&str]) -> Simulation {
        let icarus = ICARUS.find().unwrap_or_else(|missing| panic!("{missing}"));
        let mut compiler = Command::new(&icarus.path);
        compiler.args(["-g2005", "-Wall"]).args(options);
        compiler.args(["-o", "simulation", "-f", "filelist.f"]).arg(testbench);
        let compiled = said(compiler.current_dir(folder));
        assert!(compiled.is_done && compiled.text.is_empty(), "{}", compiled.text);
        Simulation { folder: folder.to_path_buf(), simulator: icarus.path.with_file_name("vvp") }
    }

    fn run(&self) -> Said {
        let mut simulator = Command::new(&self.simulator);
        said(simulator.current_dir(&self.folder).args(["-n", "simulation"]))
    }
}

/// The testbench that lies in a block's folder.
fn testbench(folder: &Path) -> PathBuf {
    let mut names = tree(folder).into_keys();
    folder.join(names.find(|name| name.ends_with("_testbench.v")).unwrap())
}

fn build(folder: &Path) -> Said {
    let verilator = tools::verilator().unwrap_or_else(|missing| panic!("{missing}"));
    let mut command = Command::new("sh");
    command.env("VERILATOR", &verilator.path).env("MAKEFLAGS", make_flags());
    said(command.arg(folder.join("build.sh")))
}

/// A simulator's input for a block: Verilog and vectors without their heads, which name the design.
fn simulated(folder: &Path) -> Vec<(String, String)> {
    let below_head = |text: &str| -> String {
        let lines = text.lines().skip_while(|line| line.starts_with("//"));
        lines.flat_map(|line| [line, "\n"]).collect()
    };
    let list = fs::read_to_string(folder.join("filelist.f")).unwrap();
    let beside = tree(folder).into_keys();
    let beside = beside.filter(|file| file.ends_with("_testbench.v") || file.ends_with(".hex"));
    let files = list.lines().map(str::to_string).chain(beside);
    let text = |file: &str| fs::read_to_string(folder.join(file)).unwrap();
    files.map(|file| (below_head(&text(&file)), file)).collect()
}

/// Tops, each of a small config of its design: Icarus takes minutes for a preset's, whose text is the same but for numbers.
#[rustfmt::skip] // A top a line.
const TOPS: &[(&str, &str, &[&str])] = &[
    ("llc_bank", "llc", &[]),
    ("l2_bank", "tracker", &[]),
    ("sac_tile", "sac", &[]),
    ("sac_chip", "sac", &[]),
    ("private_cluster", "cluster", &[]),
    ("decoupled_l1d_cluster", "decoupled", &["--set", "cluster.cores=3"]),
    ("shared_l1_cluster", "node", &[]),
    ("ccn_cluster", "ccn_node", &[]),
    ("tracker_cluster", "tracker_node", &[]),
];

/// Configs whose blocks have ports of every kind and memories of every kind, and clusters and chips among them.
const SMALL: [&str; 3] = ["cluster", "sac", "llc"];

/// Generates every block of every preset into a folder, but its tops, which are small; at the short depth every block of
/// three small configs, since all benches are made from one template.
fn generate_blocks_and_small_tops(out: &str) {
    let names: Vec<&str> = registry::TOPS.iter().map(|(top, _)| *top).collect();
    assert!(TOPS.iter().map(|(top, ..)| top).eq(&names));
    for config in at_depth(&[][..], &SMALL) {
        let config = format!("{}/../proofs/mutation/{config}.toml", env!("CARGO_MANIFEST_DIR"));
        run_here(&["generate", &config, "-o", out], b"").done();
    }
    for preset in design::PRESETS.iter().filter(|_| is_full()) {
        let design = Design::parse(preset.text, preset.name).unwrap();
        let blocks = registry::blocks(&design).into_iter().map(|block| block.info.name);
        for block in blocks.filter(|block| !names.contains(block)) {
            run_here(&["generate", preset.name, "--block", block, "-o", out], b"").done();
        }
    }
    for (top, config, options) in TOPS.iter().filter(|_| is_full()) {
        let config = format!("{}/../proofs/mutation/{config}.toml", env!("CARGO_MANIFEST_DIR"));
        let line = ["generate", &config, "--block", top, "-o", out];
        run_here(&[&line, *options].concat(), b"").done();
    }
}

/// Texts that two presets share are simulated once.
#[test]
fn every_block_of_every_preset_passes_its_testbench() {
    let place = tempfile::tempdir().unwrap();
    generate_blocks_and_small_tops(place.path().to_str().unwrap());
    let folders = tops(place.path());
    assert!(folders.len() > at_depth(20, 15));
    let mut done = HashSet::new();
    for folder in folders {
        if !done.insert(simulated(&folder)) {
            continue;
        }
        let Said { is_done, text } = Simulation::new(&folder).run();
        assert!(is_done && text.starts_with("PASS: "), "{}: {text}", folder.display());
    }
    assert!(done.len() > at_depth(20, 15));
}

/// A change of the emitted text: in which file, behind which text, what is there, and what is there while the
/// fault is chosen.
type Fault = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip] // A fault a line.
const FAULTS: &[Fault] = &[
    ("never hits", "l1_lookup.v", "wire hits = ", "is_plain_load && is_readable", "1'b0"),
    ("reply identifier inverted", "l1_replies.v", ".push_id     ", "(id_q)", "~id_q"),
    ("stale never set", "mshr_entry.v", "if (", "mark_stale && is_selected", "1'b0"),
    ("fill data inverted", "l1_data_side.v", "array_write_data = ", "down_reply_data", "~down_reply_data"),
    ("byte enables ignored", "l1_data_side.v", "array_write_byte_enable = ", "request_byte_enable", "32'hffffffff"),
    ("line address inverted", "l1_data_side.v", ".push_line        ", "(request_line)", "~request_line"),
    ("filled by the first beat", "mshr_file.v", "wire is_filled = ", "fill_valid && fill_last", "fill_valid"),
    ("victim the most recent", "replacement_policy_lru_ways4.v", ".order    ", "(state)", "~state"),
    ("victim stays readable", "l1_lookup.v", "ways_clear[i] = ", "(replaces || drops)", "drops"),
    ("lower half of a tag compared", "l1_way_sets32_tag28.v", "", "held_tag == tag", "held_tag[13:0] == tag[13:0]"),
    ("upper half of a tag compared", "l1_way_sets32_tag28.v", "", "held_tag == tag", "held_tag[27:14] == tag[27:14]"),
    ("sectors ignored", "l1_data_side.v", "left_now = ", "request_sectors", "4'd1"),
    ("flush clears nothing", "l1_lookup.v", "if ", "(change_clear)", "1'b0"),
];

/// The file that chooses a fault, by its number from 1 on; 0 chooses none.
const CHOICE: &str = "fault.hex";

/// The start of a module with a fault in it.
const CHOOSER: &str = "\n);\n
    reg [3:0] fault_file [0:0];
    reg [3:0] fault;
    initial begin
        $readmemh(\"fault.hex\", fault_file);
        fault = fault_file[0];
    end
";

/// The file of a module, whose name may end in a hash.
fn file_of(folder: &Path, file: &str) -> PathBuf {
    let module = file.strip_suffix(".v").unwrap();
    let is_hash = |rest: &str| rest.len() == 9 && rest.starts_with('_');
    let is_it = |name: &String| {
        let rest = name.strip_suffix(".v").and_then(|name| name.strip_prefix(module));
        rest.is_some_and(|rest| rest.is_empty() || is_hash(rest))
    };
    let found: Vec<String> = tree(folder).into_keys().filter(is_it).collect();
    assert_eq!(found.len(), 1, "{file}: {found:?}");
    folder.join(&found[0])
}

/// Puts every fault into the text of a folder, so that each bench is built once.
fn break_all(folder: &Path) {
    for (number, (what, file, before, right, wrong)) in (1..).zip(FAULTS) {
        let path = file_of(folder, file);
        let mut text = fs::read_to_string(&path).unwrap();
        let right_text = format!("{before}{right}");
        assert_eq!(text.matches(&right_text).count(), 1, "{what}: {right_text:?} in {file}");
        let choice = format!("{before}((fault == 4'd{number}) ? ({wrong}) : ({right}))");
        text = text.replace(&right_text, &choice);
        if !text.contains(CHOOSER) {
            text = text.replacen("\n);\n", CHOOSER, 1);
        }
        fs::write(&path, text).unwrap();
    }
}

#[test]
fn both_benches_notice_each_fault_of_a_cache() {
    let place = tempfile::tempdir().unwrap();
    let out = place.path().to_str().unwrap();
    run_here(&["generate", "baseline", "--block", "l1", "-o", out], b"").done();
    let folder = place.path().join("baseline/l1");
    break_all(&place.path().join("baseline/rtl"));
    fs::write(folder.join(CHOICE), "0\n").unwrap();
    let built = build(&folder);
    assert!(built.is_done && built.text.contains("PASS: l1: "), "{}", built.text);
    let simulation = Simulation::new(&folder);
    for (number, what) in (0..).zip(["none"].iter().chain(FAULTS.iter().map(|(what, ..)| what))) {
        fs::write(folder.join(CHOICE), format!("{number:x}\n")).unwrap();
        let harness = said(Command::new(folder.join("build/harness")).current_dir(&folder));
        // Both compare the same vectors. Icarus takes twenty times as long, and at the short depth sees each fourth fault.
        let by_icarus = (is_full() || number % 4 == 0).then(|| ("Verilog", simulation.run()));
        for (bench, Said { is_done, text }) in [("C++", harness)].into_iter().chain(by_icarus) {
            let word = if number == 0 { "PASS: l1: " } else { "FAIL: l1: " };
            assert_eq!(is_done, number == 0, "{what}, {bench}: {text}");
            assert!(text.contains(word), "{what}, {bench}: {text}");
        }
    }
}

/// A block of few cycles' work with a prefix, generated into this folder.
fn with_prefix(out: &Path) -> PathBuf {
    let block = ["--block", "shadow_tags", "--prefix", "my_"];
    let arguments = [&["generate", "taco16"], &block[..], &["-o", out.to_str().unwrap()]].concat();
    run_here(&arguments, b"").done();
    out.join("taco16/shadow_tags")
}

#[test]
fn benches_run_with_a_prefix_and_say_what_they_miss_elsewhere() {
    let place = tempfile::tempdir().unwrap();
    let folder = with_prefix(place.path());
    let mut simulation = Simulation::new(&folder);
    for said in [build(&folder), simulation.run()] {
        assert!(said.is_done && said.text.contains("PASS: my_shadow_tags: "), "{}", said.text);
    }
    let missing =
        "my_shadow_tags_vectors.hex must have 8192 lines, in the folder where this is started";
    let harness = said(Command::new(folder.join("build/harness")).current_dir(place.path()));
    fs::copy(folder.join("simulation"), place.path().join("simulation")).unwrap();
    simulation.folder = place.path().to_path_buf();
    for said in [harness, simulation.run()] {
        assert!(!said.is_done && said.text.contains(missing), "{}", said.text);
    }
}

#[test]
fn a_folder_whose_name_has_a_space_is_no_fault_of_the_testbench_and_one_of_the_build() {
    let place = tempfile::tempdir().unwrap();
    let folder = with_prefix(&place.path().join("a folder's name"));
    let Said { is_done, text } = Simulation::new(&folder).run();
    assert!(is_done && text.contains("PASS: my_shadow_tags: "), "{text}");
    // GNU make knows no such folder.
    let Said { is_done, text } = build(&folder);
    let reason = "build.sh: make cannot build in a folder whose path has a space; got ";
    assert!(!is_done && text.starts_with(reason), "{text}");
}

#[test]
fn a_library_passes_the_testbench_of_its_block() {
    let place = tempfile::tempdir().unwrap();
    let out = place.path().to_str().unwrap();
    run_here(&["generate", "taco16", "-o", out], b"").done();
    run_here(&["generate", "taco16", "ics15", "--into", "soc", "-o", out], b"").done();
    let block = place.path().join("taco16/shadow_tags");
    // The vectors stay where they are: the parameter says where.
    let vectors = block.join("shadow_tags_vectors.hex");
    let named = format!("-Pshadow_tags_testbench.VECTORS=\"{}\"", vectors.display());
    let options = [named.as_str(), "-s", "shadow_tags_testbench"];
    let library = place.path().join("soc");
    let said = Simulation::compiled(&library, &testbench(&block), &options).run();
    assert!(said.is_done && said.text.contains("PASS: shadow_tags: "), "{}", said.text);
}
