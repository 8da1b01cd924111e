//! Errors of engines when stimulus and ports do not fit.

use testbenches::engine::{Engine, VerilogEngine};
use testbenches::verilated::{PortSlots, Source};

signal::bundle! {
    /// One narrow and one wide input.
    bundle In {
        narrow: u64 = 3,
        wide: [u64; 8] = 300,
    }
}

signal::bundle! {
    /// Both turned round.
    bundle Out {
        not_narrow: u64 = 3,
        not_wide: [u64; 8] = 300,
    }
}

fn inverter() -> Source {
    let text = "module inverter (\n  input wire [2:0] narrow,\n  input wire [299:0] wide,\n  \
                output wire [2:0] not_narrow,\n  output wire [299:0] not_wide\n);\n  \
                assign not_narrow = ~narrow;\n  assign not_wide = ~wide;\nendmodule\n";
    let wide = |name: &str| PortSlots { slots: 8, ..PortSlots::new(name, 300) };
    Source {
        top: "inverter".into(),
        files: vec![("inverter.v".into(), text.into())],
        has_clock: false,
        has_reset: false,
        inputs: vec![PortSlots::new("narrow", 3), wide("wide")],
        outputs: vec![PortSlots::new("not_narrow", 3), wide("not_wide")],
    }
}

fn engine() -> VerilogEngine<In, Out> {
    VerilogEngine::new(&inverter(), 1).expect("the inverter can be built")
}

#[test]
fn all_bits_of_a_port_pass() {
    let mut engine = engine();
    let wide = [u64::MAX, 0, 5, 0, (1 << 44) - 1, 0, 0, 0];
    let output = engine.cycle(false, &In { narrow: 5, wide });
    let not_wide = [0, u64::MAX, !5, u64::MAX, 0, 0, 0, 0];
    assert_eq!(output, Out { not_narrow: 2, not_wide });
    assert_eq!(engine.fault(), None);
}

#[test]
fn a_value_wider_than_its_port_is_a_fault_that_names_the_port() {
    let faults = [
        (In { narrow: 8, ..In::default() }, "narrow"),
        (In { wide: [0, 0, 0, 0, 1 << 44, 0, 0, 0], ..In::default() }, "wide"),
        (In { wide: [0, 0, 0, 0, 0, 0, 0, 1], ..In::default() }, "wide"),
    ];
    for (input, field) in faults {
        let mut engine = engine();
        engine.cycle(false, &input);
        engine.cycle(false, &In::default());
        let text = format!("the stimulus drives {field} with a value wider than the port");
        assert_eq!(engine.fault(), Some(text.as_str()));
    }
}

#[test]
fn slots_that_do_not_match_the_records_are_refused() {
    let error = VerilogEngine::<Out, In>::new(
        &Source { outputs: inverter().outputs[..1].to_vec(), ..inverter() },
        1,
    );
    let text = error.err().unwrap().to_string();
    assert_eq!(text, "inverter: has 9 and 1 slots of inputs and outputs, the records have 9 and 9");
}
