//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::{config, sectored, small};

fn answer(hit: &str, requests: u64, hits: u64) -> String {
    format!("{{\"hit\":{hit},\"requests\":{requests},\"hits\":{hits}}}\n")
}

#[test]
fn every_engine_gives_the_same_bytes() {
    let input = r#"
{"op":"request","chip":0,"line":"0x5"}
{"op":"request","chip":0,"line":"0x05"}
{"line":"0X5","op":"request","chip":1}
{"op":"request","chip":1,"line":"0x4"}
{"op":"request","chip":1,"line":"0x5"}
{"op":"clear"}
{"op":"request","chip":1,"line":"0x5"}
"#;
    let expected = [
        answer("false", 1, 0),
        answer("true", 2, 1),
        answer("false", 3, 1),
        answer("null", 3, 1),
        answer("true", 4, 2),
        answer("null", 0, 0),
        answer("false", 1, 0),
    ];
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        assert_eq!(replay::<Dut>(&config(small()), input, engines).unwrap(), expected.concat());
    }
}

#[test]
fn sectors_are_asked_for_one_by_one() {
    let input = r#"
{"op":"request","chip":3,"line":"0x707","sector":2}
{"op":"request","chip":3,"line":"0x707","sector":3}
{"op":"request","chip":3,"line":"0x707","sector":2}
"#;
    let expected = [answer("false", 1, 0), answer("false", 2, 0), answer("true", 3, 1)];
    let given = replay::<Dut>(&config(sectored()), input, &EngineKind::ALL).unwrap();
    assert_eq!(given, expected.concat());
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    let refused = |sac, line: &str| {
        let input = format!("{{\"op\":\"clear\"}}\n{line}\n");
        let error = replay::<Dut>(&config(sac), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.exit_status(), 2);
        error.to_string()
    };
    for (line, rule) in [
        (r#"{"op":"reqest"}"#, "field op: must be one of request, clear; got \"reqest\""),
        (
            r#"{"op":"request","chip":3,"line":"0x0"}"#,
            "operation request: field chip: must be an integer of 0 to 2; got 3",
        ),
        (
            r#"{"op":"request","chip":0}"#,
            "operation request: field line: is missing; must be a hexadecimal string of \"0x0\" to \
             \"0x1ffffffffff\"",
        ),
        (
            r#"{"op":"request","chip":0,"line":"0x20000000000"}"#,
            "operation request: field line: must be a hexadecimal string of \"0x0\" to \
             \"0x1ffffffffff\"; got \"0x20000000000\"",
        ),
        (
            r#"{"op":"request","chip":0,"line":"0x0","sector":0}"#,
            "operation request: field sector: must be absent unless sectored",
        ),
        (r#"{"op":"clear","chip":0}"#, "operation clear: unknown field \"chip\"; it takes none"),
    ] {
        assert_eq!(refused(small(), line), format!("line 2: {rule}"));
    }
    assert_eq!(
        refused(sectored(), r#"{"op":"request","chip":0,"line":"0x0"}"#),
        "line 2: operation request: field sector: is missing; must be an integer of 0 to 3"
    );
    assert_eq!(
        refused(sectored(), r#"{"op":"request","chip":0,"line":"0x0","sector":4}"#),
        "line 2: operation request: field sector: must be an integer of 0 to 3; got 4"
    );
}
