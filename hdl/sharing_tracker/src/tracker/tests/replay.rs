//! Transactions: the answers, the same from all engines, and every wrong input refused.

use std::fmt::Write as _;

use testbenches::engine::{EngineKind, make};
use testbenches::replay::{ReplayError, replay, replay_engines};
use testbenches::stimulus::Rng;
use testbenches::testing::faulty;

use super::super::Dut;
use super::config;

#[test]
fn answers_say_the_forward_and_the_sharers_afterwards() {
    let input = r#"{"op":"lookup","line":"0x1f40","core":3}
{"op":"add","line":"0x1F40","core":3}
{"op":"lookup","line":"0x01f40","core":3}
{"op":"lookup","line":"0x1f40","core":0}

{"core":0,"op":"add","line":"0x1f40"}
{"op":"add","line":"0x1f40","core":15}
{"op":"lookup","line":"0x1f40","core":1}
{"op":"lookup","line":"0x1f40","core":1}
{"op":"remove","line":"0x1f40","core":3}
{"op":"remove","line":"0x1f41","core":3}
{"op":"invalidate","line":"0x1f40"}
{"op":"add","line":"0x1f41","core":2}
{"op":"flush"}
{"op":"lookup","line":"0x1f41","core":1}
"#;
    let expected = r#"{"forward":null,"sharers":[]}
{"forward":null,"sharers":[3]}
{"forward":null,"sharers":[3]}
{"forward":3,"sharers":[3]}
{"forward":null,"sharers":[0,3]}
{"forward":null,"sharers":[0,3,15]}
{"forward":15,"sharers":[0,3,15]}
{"forward":0,"sharers":[0,3,15]}
{"forward":null,"sharers":[0,15]}
{"forward":null,"sharers":[]}
{"forward":null,"sharers":[]}
{"forward":null,"sharers":[2]}
{"forward":null,"sharers":[]}
{"forward":null,"sharers":[]}
"#;
    assert_eq!(replay::<Dut>(&config(""), input, &EngineKind::ALL).unwrap(), expected);
}

#[test]
fn every_wrong_input_is_refused_with_its_line() {
    let good = "{\"op\":\"flush\"}\n";
    for (wrong, expected) in [
        (
            r#"{"op":"add","line":"0x0","core":16}"#,
            "field core: must be an integer of 0 to 15; got 16",
        ),
        (r#"{"op":"add","line":"0x0"}"#, "field core: is missing; must be an integer of 0 to 15"),
        (
            r#"{"op":"lookup","line":"0x200000000","core":0}"#,
            "field line: must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"; got \"0x200000000\"",
        ),
        (r#"{"op":"invalidate","line":"0x0","core":0}"#, "unknown field \"core\"; it takes line"),
        (r#"{"op":"flush","line":"0x0"}"#, "unknown field \"line\"; it takes none"),
        (
            r#"{"op":"store","line":"0x0"}"#,
            "field op: must be one of lookup, add, remove, invalidate, flush; got \"store\"",
        ),
    ] {
        let input = format!("{good}{wrong}\n{good}");
        let error = replay::<Dut>(&config(""), &input, &[EngineKind::Model]).unwrap_err();
        assert_eq!(error.exit_status(), 2);
        let text = error.to_string();
        assert!(text.starts_with("line 2: ") && text.ends_with(expected), "{text}");
    }
}

#[test]
fn the_engines_give_the_same_bytes() {
    for config in super::geometries() {
        let mut rng = Rng::new(3);
        let mut input = String::new();
        for _ in 0..1_000 {
            let (line, core) = (rng.below(4) * 16 + rng.below(2), rng.below(config.cores() as u64));
            let _ = match rng.below(16) {
                0 if rng.chance(1, 8) => writeln!(input, "{{\"op\":\"flush\"}}"),
                0 | 1 => writeln!(input, "{{\"op\":\"invalidate\",\"line\":\"{line:#x}\"}}"),
                other => {
                    let op = ["lookup", "add", "remove"][other as usize % 3];
                    writeln!(input, "{{\"op\":\"{op}\",\"line\":\"{line:#x}\",\"core\":{core}}}")
                }
            };
        }
        let alone = EngineKind::ALL.map(|kind| replay::<Dut>(&config, &input, &[kind]).unwrap());
        assert!(alone[0].contains("forward\":1") && alone[0].contains("null"));
        assert_eq!(alone[0], alone[1]);
        assert_eq!(alone[0], alone[2]);
    }
}

#[test]
fn engines_that_differ_end_the_replay_with_both_answers() {
    let config = config("");
    let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
    let loses_adds = faulty::<Dut>(&config, |_, _, seen| seen.lookup.adds = false, |_, _| {});
    let input = r#"{"op":"flush"}
{"op":"add","line":"0x21","core":1}"#;
    let error = replay_engines::<Dut>(&config, input, vec![model, loses_adds]).unwrap_err();
    assert!(matches!(error, ReplayError::Difference { line: 2, .. }));
    assert_eq!(error.exit_status(), 1);
    assert_eq!(
        error.to_string(),
        "line 2: the engines differ on {\"op\":\"add\",\"line\":\"0x21\",\"core\":1}\n  \
         model: {\"forward\":null,\"sharers\":[1]}\n  faulty: {\"forward\":null,\"sharers\":[]}"
    );
}
