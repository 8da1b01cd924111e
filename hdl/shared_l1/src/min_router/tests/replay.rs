//! Transactions: the answers, the same from all engines, and every wrong input refused.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::{paper, shared};

#[test]
fn every_engine_gives_the_same_bytes() {
    let input = r#"{"op":"route","core":0,"line":"0x1f40"}
{"core":27,"line":"0X03E1","op":"route"}

{"op":"route","core":5,"line":"0x6"}
{"op":"route","core":13,"line":"0x1ffffffff"}
{"op":"route","core":2,"line":"0x0"}
"#;
    let expected = r#"{"to":"l2","hops_home":9,"hops_l2":3,"slice":0}
{"to":"home","hops_home":6,"hops_l2":7,"slice":0}
{"to":"home","hops_home":1,"hops_l2":1,"slice":3}
{"to":"home","hops_home":3,"hops_l2":6,"slice":7}
{"to":"l2","hops_home":2,"hops_l2":1,"slice":0}
"#;
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        assert_eq!(replay::<Dut>(&paper(), input, engines).unwrap(), expected);
    }
    let expected = expected.replace("l2\",", "home\",");
    assert_eq!(replay::<Dut>(&shared(), input, &EngineKind::ALL).unwrap(), expected);
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    for (line, rule) in [
        (r#"{"op":"home"}"#, "field op: must be one of route; got \"home\""),
        (
            r#"{"op":"route","line":"0x0"}"#,
            "operation route: field core: is missing; must be an integer of 0 to 27",
        ),
        (
            r#"{"op":"route","core":28,"line":"0x0"}"#,
            "operation route: field core: must be an integer of 0 to 27; got 28",
        ),
        (
            r#"{"op":"route","core":0}"#,
            "operation route: field line: is missing; must be a hexadecimal string of \"0x0\" to \
             \"0x1ffffffff\"",
        ),
        (
            r#"{"op":"route","core":0,"line":"0x200000000"}"#,
            "operation route: field line: must be a hexadecimal string of \"0x0\" to \
             \"0x1ffffffff\"; got \"0x200000000\"",
        ),
        (
            r#"{"op":"route","core":0,"line":"0x0","home":1}"#,
            "operation route: unknown field \"home\"; it takes core, line",
        ),
    ] {
        let input = format!("{{\"op\":\"route\",\"core\":0,\"line\":\"0x0\"}}\n{line}\n");
        let error = replay::<Dut>(&paper(), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}
