//! `ram_error` reports an error of any memory, a cycle after its word, and no other cycle has one.

use design::Design;
use emit::{EmitOptions, MemoryKind, PortRole};
use std::collections::BTreeMap;
use std::process::Command;
use tools::temporary;

/// The blocks of presets that have memories with errors, each once.
fn blocks() -> BTreeMap<&'static str, emit::Design> {
    let emitted = super::blocks_and_small_tops()
        .into_iter()
        .map(|block| (block.info.name, block.block.emit(&EmitOptions::default()).unwrap()));
    let has_errors = |design: &emit::Design| {
        design.manifest.ports.iter().any(|port| port.role == PortRole::MemoryError)
    };
    emitted.filter(|(_, design)| has_errors(design)).collect()
}

/// The errors of the memories below the top, as hierarchical names.
fn errors(design: &emit::Design) -> Vec<String> {
    let memories = design.manifest.memories.iter();
    let later = memories.filter(|memory| memory.kind != MemoryKind::RegisterFile);
    let ports = later.flat_map(|memory| {
        (0..memory.read_ports).map(|port| format!("dut.{}.read_{port}_error", memory.path))
    });
    ports.collect()
}

/// A bench that makes one error after the other, and says how many were reported in their cycle alone.
fn bench(design: &emit::Design, errors: &[String]) -> String {
    let cases: String = errors
        .iter()
        .map(|error| {
            format!(
                "        force {error} = 1'b1;\n        tell(1'b0);\n        release {error};\n        \
                 tell(1'b1);\n"
            )
        })
        .collect();
    format!(
        "module bench;\n    reg clock = 1'b0, reset = 1'b1;\n    wire error;\n    integer told = 0, wrong = 0;\n    \
         always #5 clock = !clock;\n    {top} dut (.clock(clock), .reset(reset), .ram_error(error));\n    \
         task tell(input expected); begin\n        #1;\n        if (error !== expected) wrong = wrong + 1;\n        \
         if (error === 1'b1) told = told + 1;\n        @(negedge clock);\n    end endtask\n    \
         initial begin\n        repeat (2) @(negedge clock);\n        reset = 1'b0;\n        @(negedge clock);\n\
         {cases}        tell(1'b0);\n        $display(\"%0d told, %0d wrong\", told, wrong);\n        $finish;\n    end\nendmodule\n",
        top = design.top,
    )
}

/// Icarus's messages about the bench of a design.
fn simulated(design: &emit::Design, errors: &[String]) -> String {
    let icarus = tools::ICARUS.find().unwrap();
    let folder = temporary::Folder::new().unwrap();
    let path = folder.path();
    design.write_to(path).unwrap();
    std::fs::write(path.join("bench.v"), bench(design, errors)).unwrap();
    let mut compiler = Command::new(&icarus.path);
    compiler.args(["-g2005", "-s", "bench", "-o", "simulation", "-c", "filelist.f", "bench.v"]);
    let mut simulator = Command::new(icarus.path.with_file_name("vvp"));
    simulator.args(["-n", "simulation"]);
    let said = [compiler, simulator].map(|mut command| {
        let output = command.current_dir(path).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    });
    said[1].trim().to_owned()
}

#[test]
fn each_error_is_reported_a_cycle_after_its_word() {
    let blocks = blocks();
    assert!(blocks.len() > 8, "{:?}", blocks.keys());
    for (name, design) in blocks {
        let errors = errors(&design);
        assert!(!errors.is_empty(), "{name}");
        assert_eq!(
            simulated(&design, &errors),
            format!("{} told, 0 wrong", errors.len()),
            "{name}"
        );
    }
}

/// The check itself: an error that is not joined, and one that comes in the cycle of its read.
#[test]
fn an_error_that_is_lost_or_early_is_noticed() {
    let block = registry::block(&Design::load("taco16").unwrap(), "shadow_tags").unwrap();
    let design = block.block.emit(&EmitOptions::default()).unwrap();
    let errors = errors(&design);
    let changed = |from: &str, to: &str| {
        let mut other = design.clone();
        for module in &mut other.modules {
            module.text = module.text.replace(from, to);
        }
        assert_ne!(other.modules, design.modules);
        simulated(&other, &errors)
    };
    assert_eq!(changed("|ways_ram_error", "|ways_ram_error[3:1]"), "3 told, 1 wrong");
    assert_eq!(
        changed("ram_error = ram_error_q", "ram_error = tags_read_0_error"),
        "4 told, 8 wrong"
    );
}
