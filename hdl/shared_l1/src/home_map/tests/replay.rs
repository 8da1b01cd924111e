//! Transactions: the answers, the same from all engines, and every wrong input refused.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::{hashed, max, paper};

#[test]
fn every_engine_gives_the_same_bytes() {
    let input = r#"{"op":"home","line":"0x1f40"}
{"line":"0X0003E1","op":"home"}

{"op":"home","line":"0x1ffffffff"}
"#;
    let expected = r#"{"core":26,"set":0,"tag":"0xfa"}
{"core":3,"set":1,"tag":"0x1f"}
{"core":3,"set":31,"tag":"0xfffffff"}
"#;
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        assert_eq!(replay::<Dut>(&paper(), input, engines).unwrap(), expected);
    }
    // Tag 0xfa folded is 0x7 ^ 0x1a = 29; line bits 6, 8, 10 and 12 of 0x1f40 turn the set.
    let expected = "{\"core\":1,\"set\":29,\"tag\":\"0xfa\"}\n";
    let first = input.lines().next().unwrap();
    assert_eq!(replay::<Dut>(&hashed(), first, &EngineKind::ALL).unwrap(), expected);
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    let hex = "must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"";
    for (line, rule) in [
        (r#"{"op":"core"}"#.to_string(), "field op: must be one of home; got \"core\"".to_string()),
        (r#"{"op":"home"}"#.to_string(), format!("operation home: field line: is missing; {hex}")),
        (
            r#"{"op":"home","line":"0x200000000"}"#.to_string(),
            format!("operation home: field line: {hex}; got \"0x200000000\""),
        ),
        (
            r#"{"op":"home","line":5}"#.to_string(),
            format!("operation home: field line: {hex}; got 5"),
        ),
        (
            r#"{"op":"home","line":"0x5","core":1}"#.to_string(),
            "operation home: unknown field \"core\"; it takes line".to_string(),
        ),
    ] {
        let input = format!("{{\"op\":\"home\",\"line\":\"0x0\"}}\n{line}\n");
        let error = replay::<Dut>(&paper(), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
    let input = r#"{"op":"home","line":"0x800000000000000"}"#;
    let error = replay::<Dut>(&max(), input, &[EngineKind::Model]).unwrap_err();
    assert!(error.to_string().contains("to \"0x7ffffffffffffff\"; got"), "{error}");
}
