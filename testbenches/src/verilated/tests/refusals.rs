//! Errors of the text or the call come before any cycle runs.

use super::*;

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
                count is an output of 64 bits, must be an output of 63 bits";
    assert_eq!(error.to_string(), text);
}

#[test]
#[should_panic(expected = "input slots")]
fn a_slice_of_the_wrong_length_panics_before_the_call() {
    Program::build(&unreset(), Trace::Off).unwrap().start(1).cycle(false, &[], &mut [0]);
}
