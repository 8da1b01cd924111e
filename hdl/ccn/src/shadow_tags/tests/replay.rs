//! Transactions: the answers, the same from all engines, and every wrong input refused.

use std::fmt::Write as _;

use testbenches::engine::{EngineKind, make};
use testbenches::replay::{ReplayError, replay, replay_engines};
use testbenches::stimulus::Rng;
use testbenches::testing::faulty;

use super::super::{Config, Dut};
use super::config;
use design::IndexFunction;

fn paper() -> Config {
    config(40, 32, 4, IndexFunction::Linear)
}

fn refused(input: &str) -> String {
    let error = replay::<Dut>(&paper(), input, &[EngineKind::Model]).unwrap_err();
    assert_eq!(error.exit_status(), 2, "{error}");
    error.to_string()
}

#[test]
fn answers_say_what_a_lookup_gave_just_before() {
    let input = r#"{"op":"lookup","line":"0x1f40"}
{"op":"write","line":"0x1F40","set":0,"way":2}
{"op":"lookup","line":"0x0001f40"}

{"op":"write","line":"0x1f40","set":0,"way":2}
{"set":0,"way":2,"line":"0x1f60","op":"write"}
{"op":"lookup","line":"0x1f40"}
{"op":"invalidate","line":"0x1f40"}
{"op":"invalidate","line":"0x1f60"}
{"op":"write","line":"0x1f60","set":0,"way":3}
{"op":"lookup","line":"0x1f61"}
"#;
    let expected = r#"{"hit":false,"way":null}
{"hit":false,"way":null}
{"hit":true,"way":2}
{"hit":true,"way":2}
{"hit":false,"way":null}
{"hit":false,"way":null}
{"hit":false,"way":null}
{"hit":true,"way":2}
{"hit":false,"way":null}
{"hit":false,"way":null}
"#;
    assert_eq!(replay::<Dut>(&paper(), input, &EngineKind::ALL).unwrap(), expected);
}

/// The promise spans lines: what is legal depends on what was written, overwritten and invalidated.
#[test]
fn a_line_may_be_in_one_way_only() {
    let write = |line: &str, way: u64| {
        format!("{{\"op\":\"write\",\"line\":\"{line}\",\"set\":1,\"way\":{way}}}\n")
    };
    let twice = write("0x21", 0) + &write("0x21", 3);
    assert_eq!(
        refused(&twice),
        "line 2: operation write: field way: line 0x21 is valid in way 0; got 3"
    );
    let invalidated =
        write("0x21", 0) + "{\"op\":\"invalidate\",\"line\":\"0x21\"}\n" + &write("0x21", 3);
    let overwritten = write("0x21", 0) + &write("0x41", 0) + &write("0x21", 3);
    for legal in [invalidated, overwritten] {
        assert!(replay::<Dut>(&paper(), &legal, &[EngineKind::Model]).is_ok(), "{legal}");
    }
}

#[test]
fn every_wrong_input_is_refused_with_its_line() {
    let good = "{\"op\":\"lookup\",\"line\":\"0x0\"}\n";
    for (wrong, expected) in [
        (
            r#"{"op":"write","line":"0x21","set":2,"way":0}"#,
            "field set: line 0x21 belongs to set 1; got 2",
        ),
        (
            r#"{"op":"write","line":"0x21","set":32,"way":0}"#,
            "field set: must be an integer of 0 to 31; got 32",
        ),
        (
            r#"{"op":"write","line":"0x21","set":1,"way":4}"#,
            "field way: must be an integer of 0 to 3; got 4",
        ),
        (
            r#"{"op":"write","line":"0x21","set":1,"way":-1}"#,
            "field way: must be an integer of 0 to 3; got -1",
        ),
        (
            r#"{"op":"write","line":"0x21","set":1}"#,
            "field way: is missing; must be an integer of 0 to 3",
        ),
        (
            r#"{"op":"lookup","line":"0x200000000"}"#,
            "field line: must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"; got \"0x200000000\"",
        ),
        (
            r#"{"op":"lookup","line":33}"#,
            "field line: must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"; got 33",
        ),
        (r#"{"op":"invalidate","line":"0x0","set":0}"#, "unknown field \"set\"; it takes line"),
        (
            r#"{"op":"fill","line":"0x0"}"#,
            "field op: must be one of write, invalidate, lookup; got \"fill\"",
        ),
    ] {
        let text = refused(&format!("{good}{wrong}\n{good}"));
        assert!(text.starts_with("line 2: "), "{text}");
        assert!(text.ends_with(expected), "{text}");
    }
    let highest = r#"{"op":"lookup","line":"0x1ffffffff"}"#;
    assert!(replay::<Dut>(&paper(), highest, &[EngineKind::Model]).is_ok());
}

/// A long random file that keeps the promise by never moving a line: line l lives in way l mod ways.
#[test]
fn the_engines_give_the_same_bytes() {
    for config in super::geometries() {
        let mut rng = Rng::new(3);
        let mut input = String::new();
        for _ in 0..2_000 {
            let (set, tag) = (rng.below(2) as usize, rng.below(8));
            let line = config.line_of(set, tag);
            let way = tag % config.ways() as u64;
            let _ = match rng.below(3) {
                0 => writeln!(
                    input,
                    "{{\"op\":\"write\",\"line\":\"{line:#x}\",\"set\":{set},\"way\":{way}}}"
                ),
                1 => writeln!(input, "{{\"op\":\"invalidate\",\"line\":\"{line:#x}\"}}"),
                _ => writeln!(input, "{{\"op\":\"lookup\",\"line\":\"{line:#x}\"}}"),
            };
        }
        let alone = EngineKind::ALL.map(|kind| replay::<Dut>(&config, &input, &[kind]).unwrap());
        assert_eq!(alone[0].lines().count(), 2_000);
        assert!(alone[0].contains("true") && alone[0].contains("false"));
        assert_eq!(alone[0], alone[1]);
        assert_eq!(alone[0], alone[2]);
    }
}

#[test]
fn engines_that_differ_end_the_replay_with_both_answers() {
    let config = paper();
    let engines = || {
        let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
        // Loses every write.
        vec![model, faulty::<Dut>(&config, |_, _, seen| seen.write.valid = false, |_, _| {})]
    };
    let input = r#"{"op":"write","line":"0x21","set":1,"way":3}
{"op":"lookup","line":"0x21"}"#;
    let error = replay_engines::<Dut>(&config, input, engines()).unwrap_err();
    assert!(matches!(error, ReplayError::Difference { line: 2, .. }));
    assert_eq!(error.exit_status(), 1);
    assert_eq!(
        error.to_string(),
        "line 2: the engines differ on {\"op\":\"lookup\",\"line\":\"0x21\"}\n  \
         model: {\"hit\":true,\"way\":3}\n  faulty: {\"hit\":false,\"way\":null}"
    );
}
