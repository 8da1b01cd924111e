//! A user's Verilog in the place of the emitted text: `tag_table.sv` is `shadow_tags` written from its datasheet, in
//! SystemVerilog and under another name, with faults that a parameter plants.

use crate::support::{Ended, program, run, run_here, run_with};
use std::fs;
use std::path::Path;
use std::process::Command;
use testbenches::testing::is_full;
use tools::ICARUS;

/// The files as a user has them.
const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/implementation/files.f");

const DESIGN: &str = "taco16 --block shadow_tags";

/// Runs a command on the table with this many ways, with more words behind.
fn run_table(folder: &Path, command: &str, more: &[&str]) -> Ended {
    let line = format!("{command} --verilog -F {LIST} --top tag_table");
    let line: Vec<&str> = line.split(' ').chain(more.iter().copied()).collect();
    run_with(program(folder).args(line), b"")
}

fn verify(folder: &Path, more: &[&str]) -> Ended {
    run_table(
        folder,
        &format!("verify {DESIGN} --cycles 3000"),
        &[&["-G", "WAYS=4"], more].concat(),
    )
}

#[test]
fn an_implementation_that_keeps_the_rules_passes() {
    let folder = tempfile::tempdir().unwrap();
    let ended = verify(folder.path(), &["--wave", "run.vcd"]);
    // Its prints are no part of a report.
    assert_eq!((ended.status, ended.errors.contains("a table of 4 ways\n")), (0, true));
    let start = "shadow_tags: model, verilog agree in 3000 cycles of seed 1, ";
    assert!(
        ended.out.starts_with(start) && ended.out.ends_with("waveform: run.vcd\n"),
        "{ended:?}"
    );
    let wave = fs::read_to_string(folder.path().join("run.vcd")).unwrap();
    assert!(wave.contains("$scope module tag_table $end"));
}

#[test]
fn faults_of_an_implementation_are_found_in_their_first_cycle() {
    let folder = tempfile::tempdir().unwrap();
    let report = |fault: &str, more: &[&str]| {
        let parameter = format!("FAULT={fault}");
        let ended = verify(folder.path(), &[&["-G", &parameter], more].concat());
        assert_eq!(ended.status, 1, "{fault}: {ended:?}");
        ended.errors
    };
    // Half of the tag is compared; a fault of one way alone.
    for fault in ["1", "2"] {
        let text = report(fault, &[]);
        let first = text.split("the engines differ in cycle ").nth(1).unwrap();
        let first: u64 = first.split(' ').next().unwrap().parse().unwrap();
        assert!(text.contains("  answer_hit: model 0x") && text.contains(", verilog 0x"), "{text}");
        let repeat = format!(
            "\nrepeat: warpcache verify {DESIGN} --seed 1 --cycles 3000 --verilog -F {LIST} --top tag_table -G \
             WAYS=4 -G FAULT={fault}\n"
        );
        assert!(text.contains(&repeat) || LIST.contains(' '), "{text}");
        // Before this cycle there is nothing to find.
        let parameter = format!("FAULT={fault}");
        let before = format!("verify {DESIGN} --cycles {first}");
        let more = ["-G", "WAYS=4", "-G", &parameter];
        assert_eq!(run_table(folder.path(), &before, &more).status, 0, "{fault}");
    }
    let text = report("9", &["--json"]);
    assert!(text.contains(": engine verilog failed by cycle "), "{text}");
    assert!(text.contains("/tag_table.sv:64: $finish ended it\n"), "{text}");
}

#[test]
fn ports_are_compared_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    let narrow = "module narrow (input clock, reset, write_valid, input [4:0] write_set, input [1:0] write_way,\n\
                  input [26:0] write_tag, input invalidate_valid, input [4:0] invalidate_set, input [3:0] invalidate_ways,\n\
                  input lookup_valid, output [32:0] lookup_line, output answer_valid, answer_hit, debug); endmodule\n";
    fs::write(folder.path().join("narrow.v"), narrow).unwrap();
    let words = |line: &str| line.split(' ').map(String::from).collect::<Vec<String>>();
    let ended = |line: &str| {
        let line = words(&format!("verify {DESIGN} --verilog narrow.v {line}"));
        run(folder.path(), &line.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let ports = ended("--top narrow");
    let expected = "error: shadow_tags: narrow: must have the ports of the block; got others:\n  \
                    missing answer_way, an output of 2 bits\n  \
                    lookup_line is an output of 33 bits, must be an input of 33 bits\n  \
                    write_tag is an input of 27 bits, must be an input of 28 bits\n  \
                    extra debug, an output of 1 bit\n\
                    try a wrapper around it with these ports, as --top\n";
    assert_eq!((ports.status, ports.errors.as_str()), (2, expected));

    let unnamed = ended("--cycles 9");
    let hint = "\ntry --top with the name of the module\n";
    assert!(unnamed.status == 3 && unnamed.errors.ends_with(hint), "{unnamed:?}");
    fs::write(folder.path().join("narrow.v"), "module narrow (input a; endmodule\n").unwrap();
    let refused = ended("--top narrow");
    let start = "error: shadow_tags: narrow: Verilator refused the files:\n%Error: narrow.v:1:23: syntax error";
    assert!(refused.status == 3 && refused.errors.starts_with(start), "{refused:?}");
    let engines = ended("--engine model,hdl");
    let text = "error: --engine: must have verilog, which runs what --verilog names; got model,hdl; try model,verilog\n";
    assert_eq!((engines.status, engines.errors.as_str()), (2, text));
    let missing = ended("none.sv");
    let start = "error: none.sv: must be a readable file of Verilog or SystemVerilog; got ";
    assert!(missing.status == 2 && missing.errors.starts_with(start), "{missing:?}");
}

#[test]
fn transactions_drive_an_implementation() {
    let folder = tempfile::tempdir().unwrap();
    let write = "{\"op\":\"write\",\"line\":\"0x1f40\",\"set\":0,\"way\":2}";
    let lines = format!("{write}\n{{\"op\":\"lookup\",\"line\":\"0x1f40\"}}\n");
    fs::write(folder.path().join("in.jsonl"), lines).unwrap();
    let replay = format!("replay {DESIGN} --in in.jsonl");
    let right = run_table(folder.path(), &replay, &["-G", "WAYS=4"]);
    let answers = "{\"hit\":false,\"way\":null}\n{\"hit\":true,\"way\":2}\n";
    assert_eq!((right.status, right.out.as_str()), (0, answers));
    let wrong = run_table(folder.path(), &replay, &["-G", "WAYS=4", "-G", "FAULT=6"]);
    assert_eq!(wrong.status, 1, "{wrong:?}");
    assert!(wrong.errors.contains("\n  verilog: {\"hit\":true,\"way\":3}"), "{wrong:?}");
}

/// The bench beside the emitted Verilog names nothing inside the block.
#[test]
fn the_shipped_bench_runs_on_an_implementation() {
    let place = tempfile::tempdir().unwrap();
    let out = place.path().to_str().unwrap();
    run_here(&["generate", "taco16", "--block", "shadow_tags", "-o", out], b"").done();
    let folder = place.path().join("taco16/shadow_tags");
    let here = Path::new(LIST).parent().unwrap();
    let icarus = ICARUS.find().unwrap_or_else(|missing| panic!("{missing}"));
    let said = |fault: u32| {
        let mut compiler = Command::new(&icarus.path);
        compiler.args(["-g2012", "-DSHADOW_TAGS_DUT=tag_table", "-DWITH_RAM_ERROR", "-DWAYS=4"]);
        compiler.arg(format!("-DFAULT={fault}")).arg("-I").arg(here).args(["-o", "simulation"]);
        compiler.args([here.join("package.sv"), here.join("tag_table.sv")]);
        let compiled = run_with(compiler.arg("shadow_tags_testbench.v").current_dir(&folder), b"");
        assert_eq!(compiled.status, 0, "{compiled:?}");
        let mut simulator = Command::new(icarus.path.with_file_name("vvp"));
        run_with(simulator.args(["-n", "simulation"]).current_dir(&folder), b"")
    };
    let right = said(0);
    assert!(right.status == 0 && right.out.contains("PASS: shadow_tags: "), "{right:?}");
    let wrong = said(2);
    assert!(wrong.status != 0 && wrong.out.contains("FAIL: cycle "), "{wrong:?}");

    if !is_full() {
        return;
    }
    // The C++ bench, as build.sh has it for the emitted modules: ten seconds for the compiler.
    let verilator = tools::verilator().unwrap_or_else(|missing| panic!("{missing}"));
    let mut builder = Command::new(&verilator.path);
    builder.args(["--cc", "--exe", "--build", "--trace", "--x-initial", "unique", "--no-timing"]);
    builder.args(["-Wno-fatal", "-Wno-lint", "-Wno-TIMESCALEMOD", "--unroll-count", "1024"]);
    builder.args(["-CFLAGS", "-O0", "--prefix", "Vdut", "--top-module", "tag_table", "-GWAYS=4"]);
    builder.args([
        "+define+WITH_RAM_ERROR",
        "-Mdir",
        "own",
        "-o",
        "harness",
        "harness.cpp",
        "-F",
        LIST,
    ]);
    let built = run_with(builder.current_dir(&folder), b"");
    assert_eq!(built.status, 0, "{built:?}");
    let harness = run_with(Command::new(folder.join("own/harness")).current_dir(&folder), b"");
    assert!(harness.status == 0 && harness.out.contains("PASS: shadow_tags: "), "{harness:?}");
}
