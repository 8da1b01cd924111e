//! Transactions in, answers out.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayOptions, replay_with};

use super::super::Dut;
use super::{config, small};

fn run(input: &str) -> Result<String, String> {
    let options = ReplayOptions { engines: EngineKind::ALL.to_vec(), ..ReplayOptions::default() };
    replay_with::<Dut>(&config(small()), input, &options).map_err(|error| error.to_string())
}

#[test]
fn every_operation_is_answered() {
    let transactions = [
        (
            r#"{"op":"atomic","line":"0x5","sector":1,"offset":4,"width":4,"operation":0,"value":"0x7"}"#,
            r#"{"old":"0x0","held":{"line":"0x5","sector":1},"loaded":true,"written_back":false}"#,
        ),
        (
            r#"{"op":"atomic","line":"0x5","sector":1,"offset":0,"width":8,"operation":10,"value":"0x0"}"#,
            r#"{"old":"0x700000000","held":{"line":"0x5","sector":1},"loaded":false,"written_back":false}"#,
        ),
        (
            r#"{"op":"atomic","line":"0x5","sector":1,"offset":4,"width":4,"operation":9,"value":"0x9","compare":"0x7"}"#,
            r#"{"old":"0x7","held":{"line":"0x5","sector":1},"loaded":false,"written_back":false}"#,
        ),
        (
            r#"{"op":"load","line":"0x4","sector":0}"#,
            r#"{"old":null,"held":{"line":"0x5","sector":1},"loaded":false,"written_back":false}"#,
        ),
        (
            r#"{"op":"atomic","line":"0x6","sector":0,"offset":8,"width":8,"operation":8,"value":"0xff"}"#,
            r#"{"old":"0x0","held":{"line":"0x6","sector":0},"loaded":true,"written_back":true}"#,
        ),
        (
            r#"{"op":"atomic","line":"0x5","sector":1,"offset":4,"width":4,"operation":10,"value":"0x0"}"#,
            r#"{"old":"0x9","held":{"line":"0x5","sector":1},"loaded":true,"written_back":true}"#,
        ),
        (
            r#"{"op":"load","line":"0x5","sector":0}"#,
            r#"{"old":null,"held":null,"loaded":false,"written_back":false}"#,
        ),
        (
            r#"{"op":"store","line":"0x5","sector":1}"#,
            r#"{"old":null,"held":null,"loaded":false,"written_back":false}"#,
        ),
        (
            r#"{"op":"atomic","line":"0x5","sector":1,"offset":4,"width":4,"operation":1,"value":"0x0"}"#,
            r#"{"old":"0x0","held":{"line":"0x5","sector":1},"loaded":true,"written_back":false}"#,
        ),
        (r#"{"op":"flush"}"#, r#"{"old":null,"held":null,"loaded":false,"written_back":true}"#),
    ];
    let input: Vec<&str> = transactions.iter().map(|(input, _)| *input).collect();
    let output = run(&input.join("\n")).unwrap();
    for ((input, expected), answer) in transactions.iter().zip(output.lines()) {
        assert_eq!(answer, *expected, "{input}");
    }
}

#[test]
fn wrong_input_is_refused() {
    let atomic = |fields: &str| format!(r#"{{"op":"atomic","line":"0x5","sector":1,{fields}}}"#);
    for (fields, expected) in [
        (
            r#""offset":2,"width":4,"operation":0,"value":"0x7""#,
            "field offset: must be a multiple of 4, the width; got 2",
        ),
        (
            r#""offset":0,"width":6,"operation":0,"value":"0x7""#,
            "field width: must be 4 or 8; got 6",
        ),
        (
            r#""offset":0,"width":4,"operation":11,"value":"0x7""#,
            "field operation: must be an integer of 0 to 10; got 11",
        ),
        (
            r#""offset":0,"width":4,"operation":0,"value":"0x100000000""#,
            "field value: must be a hexadecimal string of \"0x0\" to \"0xffffffff\"; got \"0x100000000\"",
        ),
        (
            r#""offset":0,"width":4,"operation":9,"value":"0x1""#,
            "field compare: is missing; must be a hexadecimal string of \"0x0\" to \"0xffffffff\"",
        ),
        (
            r#""offset":0,"width":4,"operation":8,"value":"0x1","compare":"0x1""#,
            "field compare: goes with operation 9 alone; the operation is 8",
        ),
    ] {
        let error = run(&atomic(fields)).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }
}
