//! The whole way from text to calls, on hand-written Verilog.

use super::*;
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

/// A register per port, of every storage class Verilator has: each output is its input a cycle ago.
const WIDTHS: [usize; 10] = [1, 8, 9, 32, 33, 63, 64, 65, 100, 512];

fn delay(name: &str) -> Source {
    let mut ports = String::from("  input wire clock,\n  input wire reset");
    let mut body = String::new();
    for width in WIDTHS {
        let range = format!("[{}:0]", width - 1);
        ports += &format!(",\n  input wire {range} in_{width},\n  output reg {range} out_{width}");
        body += &format!(
            "  always @(posedge clock)\n    if (reset) out_{width} <= {width}'d0;\n    else out_{width} <= in_{width};\n"
        );
    }
    let text = format!("module {name} (\n{ports}\n);\n{body}endmodule\n");
    let port = |prefix: &str, width: usize| PortSlots::new(format!("{prefix}_{width}"), width);
    Source {
        top: name.into(),
        files: vec![(format!("{name}.v"), text)],
        has_clock: true,
        has_reset: true,
        inputs: WIDTHS.map(|width| port("in", width)).to_vec(),
        outputs: WIDTHS.map(|width| port("out", width)).to_vec(),
    }
}

/// One module with the given ports and body, a clock and no reset.
fn module(ports: &str, body: &str, inputs: &[(&str, usize)], outputs: &[(&str, usize)]) -> Source {
    let slots = |ports: &[(&str, usize)]| {
        ports.iter().map(|(name, width)| PortSlots::new(*name, *width)).collect()
    };
    Source {
        top: "dut".into(),
        files: vec![(
            "dut.v".into(),
            format!("module dut (input wire clock, {ports});\n{body}\nendmodule\n"),
        )],
        has_clock: true,
        has_reset: false,
        inputs: slots(inputs),
        outputs: slots(outputs),
    }
}

/// A counter without reset: what it holds at the start is not defined.
fn unreset() -> Source {
    let body = "  reg [63:0] count_q;\n  assign count = count_q;\n  always @(posedge clock) count_q <= count_q + {63'd0, en};";
    module("input wire en, output wire [63:0] count", body, &[("en", 1)], &[("count", 64)])
}

/// Runs a delay for some cycles on values that depend on `salt`, and checks every output bit.
fn check_delay(delay: &mut Instance, salt: u64) {
    let slots: usize = WIDTHS.iter().map(|width| width.div_ceil(64)).sum();
    let mut outputs = vec![u64::MAX; slots];
    let mut value = salt;
    let mut inputs = vec![0; slots];
    delay.cycle(true, &inputs, &mut outputs);
    for cycle in 0..50 {
        let mut expected = Vec::new();
        for width in WIDTHS {
            let used = (0..width.div_ceil(64)).map(|slot| (width - 64 * slot).min(64));
            expected.extend(
                used.zip(&inputs[expected.len()..])
                    .map(|(bits, input)| input & (u64::MAX >> (64 - bits))),
            );
        }
        for input in &mut inputs {
            value = value
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            *input = value ^ (value >> 29);
        }
        delay.cycle(false, &inputs, &mut outputs);
        assert_eq!(outputs, expected, "cycle {cycle}, salt {salt}");
    }
}

#[test]
fn ports_of_every_width_pass_unchanged_and_stray_bits_are_ignored() {
    let program = Program::build(&delay("delay"), Trace::Off).unwrap();
    check_delay(&mut program.start(1), 1);
}

#[test]
fn outputs_are_sampled_before_the_edge_and_slots_above_the_width_are_zero() {
    let body = "  reg q;\n  always @(posedge clock) q <= a;\n  assign now = {99'd0, a};\n  assign past = q;";
    let ports = "input wire a, output wire [99:0] now, output wire past";
    let mut source = module(ports, body, &[("a", 1)], &[("now", 100), ("past", 1)]);
    source.outputs[0].slots = 8;
    let mut dut = Program::build(&source, Trace::Off).unwrap().start(1);
    let mut outputs = [u64::MAX; 9];
    dut.cycle(false, &[1], &mut outputs);
    assert_eq!(outputs[..8], [1, 0, 0, 0, 0, 0, 0, 0]);
    dut.cycle(false, &[0], &mut outputs);
    assert_eq!((outputs[0], outputs[8]), (0, 1));
}

#[test]
fn the_first_cycle_has_a_rising_edge() {
    let mut dut = Program::build(&unreset(), Trace::Off).unwrap().start(1);
    let (mut first, mut second) = ([0], [0]);
    dut.cycle(false, &[1], &mut first);
    dut.cycle(false, &[1], &mut second);
    assert_eq!(second[0], first[0].wrapping_add(1));
}

#[test]
fn state_before_reset_is_random_and_a_function_of_the_seed() {
    let program = Program::build(&unreset(), Trace::Off).unwrap();
    let start = |seed| {
        let mut count = [0];
        program.start(seed).cycle(false, &[0], &mut count);
        count[0]
    };
    let alone: Vec<u64> = (0..20).map(start).collect();
    let distinct: std::collections::HashSet<_> = alone.iter().collect();
    assert_eq!(distinct.len(), 20, "{alone:x?}");
    // Other threads that start instances meanwhile make no difference.
    thread::scope(|scope| {
        let threads: Vec<_> =
            (0..8).map(|_| scope.spawn(|| (0..20).map(start).collect::<Vec<_>>())).collect();
        for other in threads {
            assert_eq!(other.join().unwrap(), alone);
        }
    });
}

#[test]
fn instances_are_independent_across_threads_and_when_moved() {
    let program = Program::build(&delay("delay"), Trace::Off).unwrap();
    let again = Program::build(&delay("delay"), Trace::Off).unwrap();
    thread::scope(|scope| {
        for salt in 0..16 {
            let mut instance = if salt % 2 == 0 { program.start(salt) } else { again.start(salt) };
            scope
                .spawn(move || (0..100).for_each(|round| check_delay(&mut instance, salt + round)));
        }
    });
    let (mut one, mut two) = (program.start(1), program.start(2));
    let mut outputs = [vec![0; 19], vec![0; 19]];
    for (value, other) in [(5, 6), (7, 8), (9, 10)] {
        one.cycle(false, &[value; 19], &mut outputs[0]);
        two.cycle(false, &[other; 19], &mut outputs[1]);
    }
    assert_eq!((outputs[0][1], outputs[1][1]), (7, 8));
}

#[test]
fn an_instance_outlives_its_program_and_programs_can_be_loaded_again() {
    for round in 0..20 {
        let mut instance = Program::build(&delay("delay"), Trace::Off).unwrap().start(round);
        check_delay(&mut instance, round);
    }
}

#[test]
fn waveforms_are_written_more_than_once_and_after_other_instances_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::build(&delay("delay"), Trace::Fst).unwrap();
    let mut instance = program.start(1);
    check_delay(&mut instance, 1);
    drop(program.start(2));
    for name in ["first.fst", "second.fst"] {
        let path = folder.path().join(name);
        instance.open_trace(&path).unwrap();
        check_delay(&mut instance, 2);
        instance.close_trace();
        let bytes = fs::read(&path).unwrap();
        // An FST file starts with the header block, type 0, whose length is 329.
        assert_eq!(bytes[..9], [0, 0, 0, 0, 0, 0, 0, 1, 73], "{name}");
        assert!(bytes.len() > 1000, "{name}: {} bytes", bytes.len());
    }
    let left_open = folder.path().join("third.fst");
    instance.open_trace(&left_open).unwrap();
    check_delay(&mut instance, 3);
    drop(instance);
    assert!(fs::metadata(&left_open).unwrap().len() > 1000);
}

#[test]
fn a_waveform_that_cannot_be_written_is_an_error() {
    let traced = Program::build(&delay("delay"), Trace::Fst).unwrap();
    let error = traced.start(1).open_trace(Path::new("/nonexistent/a.fst")).unwrap_err();
    assert!(error.to_string().starts_with("/nonexistent/a.fst: No such file"), "{error}");
    let plain = Program::build(&delay("delay"), Trace::Off).unwrap();
    let error = plain.start(1).open_trace(Path::new("a.fst")).unwrap_err();
    assert_eq!(error.to_string(), "a.fst: the design was built without waveforms");
}

#[test]
fn a_warning_of_verilator_is_an_error_with_its_text() {
    let truncated = module(
        "input wire [3:0] a, output reg b",
        "  always @(posedge clock) b <= a;",
        &[("a", 4)],
        &[("b", 1)],
    );
    match Program::build(&truncated, Trace::Off) {
        Err(Error::Refused { top, text }) => {
            assert_eq!(top, "dut");
            assert!(text.contains("%Warning-WIDTH") && text.contains(" dut.v:"), "{text}");
        }
        other => panic!("{:?}", other.err()),
    }
}

#[test]
fn a_port_of_another_width_is_an_error_even_when_the_right_one_is_in_the_cache() {
    let mut source = unreset();
    Program::build(&source, Trace::Off).unwrap();
    source.outputs[0].width = 63;
    let error = Program::build(&source, Trace::Off).err().unwrap();
    let text = "dut: the ports given differ from those of the Verilog module: \
                `count` is out of 64 bits, not out of 63 bits";
    assert_eq!(error.to_string(), text);
}

#[test]
#[should_panic(expected = "input slots")]
fn a_slice_of_the_wrong_length_panics_before_the_call() {
    Program::build(&unreset(), Trace::Off).unwrap().start(1).cycle(false, &[], &mut [0]);
}

/// Also what the twenty processes run.
#[test]
fn a_build_lands_in_the_standard_cache() {
    let program = Program::build(&delay("landed"), Trace::Off).unwrap();
    check_delay(&mut program.start(3), 3);
}

#[test]
fn twenty_processes_with_one_empty_cache_all_succeed_and_leave_one_build() {
    let folder = tempfile::tempdir().unwrap();
    let start = |_| -> Child {
        let mut child = Command::new(env::current_exe().unwrap());
        child.args(["--exact", "verilated::tests::a_build_lands_in_the_standard_cache"]);
        child.env(CACHE_VARIABLE, folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
        child.spawn().unwrap()
    };
    let children: Vec<Child> = (0..20).map(start).collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && text.contains("1 passed"), "{text}");
    }
    assert_eq!(entries(folder.path()), ["landed", "runtime"]);
}

#[test]
fn twenty_threads_with_one_empty_cache_build_the_same_and_different_designs() {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    thread::scope(|scope| {
        for number in 0..20 {
            let cache = &cache;
            scope.spawn(move || {
                let program =
                    Program::build_in(cache, &delay(&format!("delay_{}", number / 4)), Trace::Off);
                check_delay(&mut program.unwrap().start(number), number);
            });
        }
    });
    assert_eq!(
        entries(folder.path()),
        ["delay_0", "delay_1", "delay_2", "delay_3", "delay_4", "runtime"]
    );
}

/// The names of what a cache holds without their hashes; its locks are not among them.
fn entries(cache: &Path) -> Vec<String> {
    let files =
        fs::read_dir(cache).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter(|name| !name.ends_with(".lock"));
    let mut names: Vec<String> =
        names.map(|name| name.split('-').next().unwrap_or_default().to_owned()).collect();
    names.sort_unstable();
    names
}
