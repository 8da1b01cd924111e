//! The whole way from text to calls, on hand-written Verilog.

use super::*;

mod behaviour;
mod damage;
mod parallel;
mod refusals;
mod waveforms;

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
