//! The scripts run as they are written, and notice what they are there for.

use crate::designs;
use crate::support::{Folder, about};
use constraints::About;
use testbenches::testing::at_depth;
use tools::YOSYS;

#[test]
fn lint_is_silent() {
    for design in designs::all() {
        let folder = Folder::new(&design);
        let before = folder.names();
        let said = folder.script("lint.sh", &[]);
        assert_eq!(folder.names(), before);
        assert!(said.is_done && !said.text.contains("%Warning"), "{}", said.text);
    }
    let folder = Folder::new(&designs::compare());
    folder.replace("<top>.v", "endmodule", "    wire [3:0] left_over = 5'd3;\nendmodule");
    assert!(!folder.script("lint.sh", &[]).is_done);
}

#[test]
fn scripts_find_the_modules_of_the_design() {
    let folder = Folder::in_library(&designs::exchange());
    for said in [
        folder.script("lint.sh", &[]),
        folder.run(&YOSYS, &["synth.ys"]),
        folder.script("build.sh", &[]),
        folder.simulate(),
    ] {
        assert!(said.is_done, "{}", said.text);
    }
    assert!(folder.read("synth.ys").contains("read_verilog -lib ../rtl/ram_4x70_r1.v\n"));
    folder.replace("../rtl/<top>.v", "endmodule", "endmodul");
    assert!(!folder.script("lint.sh", &[]).is_done && !folder.run(&YOSYS, &["synth.ys"]).is_done);
}

#[test]
fn yosys_checks_and_synthesises() {
    for design in designs::all() {
        let folder = Folder::new(&design);
        let before = folder.names();
        let said = folder.run(&YOSYS, &["synth.ys"]);
        assert_eq!(folder.names(), before);
        assert!(said.is_done && said.text.contains("Number of cells:"), "{}", said.text);
        assert!(!said.text.contains("Warning"), "{}", said.text);
    }
}

/// Flip-flops in what `synth.ys` made of the block.
fn flip_flops(said: &str) -> usize {
    let (_, statistics) = said.rsplit_once("Number of cells:").unwrap();
    let cells = statistics.lines().filter(|line| line.contains("$_SDFF") || line.contains("$_DFF"));
    cells.map(|line| line.split_whitespace().last().unwrap().parse::<usize>().unwrap()).sum()
}

#[test]
fn memories_are_black_boxes_unless_the_config_says_otherwise() {
    let design = designs::exchange();
    let boxes = Folder::new(&design).run(&YOSYS, &["synth.ys"]).text;
    let asked = About { has_black_boxes: false, ..about(&design) };
    let folder = Folder::of_about(&design, &asked);
    let logic = folder.run(&YOSYS, &["synth.ys"]).text;
    // Four words of 70 bits.
    assert_eq!(flip_flops(&logic), flip_flops(&boxes) + 4 * 70 + 70, "{boxes}");
    assert!(!folder.read("synth.ys").contains("read_verilog -lib"));
}

#[test]
fn yosys_notices_latch_conflict_and_missing_module() {
    let latch =
        "    reg latch;\n    always @* if (a[0]) latch = b[0];\n    assign is_equal = latch;\n";
    let conflict = "    assign is_equal = a[0];\n";
    let absent = "    other u_other (.a(a));\n";
    for fault in [latch, conflict, absent] {
        let folder = Folder::new(&designs::compare());
        folder.replace("<top>.v", "endmodule", &format!("{fault}endmodule"));
        let said = folder.run(&YOSYS, &["synth.ys"]);
        assert!(!said.is_done, "{fault}\n{}", said.text);
    }
}

#[test]
fn the_harness_is_built_and_passes_and_its_waves_have_the_ports_of_the_view() {
    // Verilator's classes for waves compile for seconds in each.
    for design in designs::all().into_iter().take(at_depth(3, 1)) {
        let folder = Folder::new(&design);
        let before = folder.names();
        let said = folder.script("build.sh", &["wave.vcd"]);
        let passed = format!("PASS: {}: 300 cycles", folder.top);
        assert!(said.is_done && said.text.contains(&passed), "{}", said.text);
        assert_eq!(folder.unknown(&before), ["wave.vcd"]);
        let waves = folder.read("wave.vcd");
        let view = folder.read("<top>.gtkw");
        assert_eq!(absent(&view, &waves), [""; 0]);
        assert_eq!(signals(&view).count(), design.manifest.ports.len());
        let wrong = view.replacen("TOP.", "TOP.wrong_", 1);
        assert_eq!(absent(&wrong, &waves).len(), 1);
    }
}

/// The signals that a save file shows.
fn signals(view: &str) -> impl Iterator<Item = &str> {
    view.lines().filter(|line| line.starts_with("TOP."))
}

/// Those of them that a waveform's outermost scope has not.
fn absent(view: &str, waves: &str) -> Vec<String> {
    let mut depth = 0;
    let mut held = Vec::new();
    for line in waves.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["$scope", ..] => depth += 1,
            ["$upscope", ..] => depth -= 1,
            // `$var wire 8 # push_data [7:0] $end`
            ["$var", _, _, _, name, range @ .., "$end"] if depth == 1 => {
                held.push(format!("TOP.{name}{}", range.concat()));
            }
            _ => {}
        }
    }
    let is_absent = |signal: &&str| !held.iter().any(|name| name == signal);
    signals(view).filter(is_absent).map(str::to_owned).collect()
}
