//! The examples in C++ and in SystemVerilog, and calls in C++, with the library that lies beside this program.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use std::env::current_exe;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The folder of the library, which is that of this program.
fn library() -> PathBuf {
    current_exe().unwrap().parent().unwrap().to_path_buf()
}

/// All that a command printed, which ended well.
fn said(command: &mut Command) -> String {
    let output = tools::run(command).unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{text}");
    text
}

#[test]
fn the_examples_pass_and_find_a_fault() {
    let (scratch, root) = (tempfile::tempdir().unwrap(), Path::new(ROOT));
    let mut command = Command::new(root.join("capi/examples/run.sh"));
    command.args([&library(), &root.join("generated/taco16/rtl"), scratch.path()]);
    let (verilator, cxx) = (tools::verilator().unwrap(), tools::CXX.find().unwrap());
    let text = said(command.env("VERILATOR", &verilator.path).env("CXX", &cxx.path));
    for line in [
        "in lookup_line: 33 bits\n",
        "answer_hit: 1\nanswer_way: 2\n",
        "shadow_tags: model and dut agree in 5000 cycles\n",
        "cycle 77: dut 100000001, model 1, of which 100000001 means something\n",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn calls_answer_as_the_header_says() {
    let (scratch, root) = (tempfile::tempdir().unwrap(), Path::new(ROOT));
    let program = scratch.path().join("calls");
    let mut compile = tools::CXX.find().unwrap().command();
    compile.arg(root.join("capi/tests/calls.cpp")).arg("-I").arg(root.join("include"));
    compile.arg("-L").arg(library()).args(["-pthread", "-lwarpcache_c", "-o"]).arg(&program);
    said(&mut compile);
    said(Command::new(&program).env("LD_LIBRARY_PATH", library()));
}
