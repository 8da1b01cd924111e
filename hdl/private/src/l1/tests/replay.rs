//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::bench::small;
use super::config;
use design::{L1, WhenFull, WriteHit};

const INPUT: &str = r#"
{"op":"load","line":"0x10"}
{"op":"load","line":"0x10","sectors":"0x5"}
{"op":"load","line":"0x10"}
{"op":"fill","line":"0x10"}
{"op":"load","line":"0x010","sectors":"0x2"}
{"op":"fill","line":"0x10"}
{"op":"store","line":"0x10"}
{"op":"store","line":"0x20"}
{"op":"load","line":"0x20"}
{"op":"store","line":"0x20"}
{"op":"load","line":"0x20"}
{"op":"fill","line":"0x20"}
{"op":"load","line":"0x20"}
{"op":"atomic","line":"0x10"}
{"op":"load","line":"0x11"}
{"op":"load","line":"0x21"}
{"op":"load","line":"0x31"}
{"op":"flush"}
{"op":"load","line":"0x10"}
"#;

/// Status, evicted, replies.
fn expected(write_hit: WriteHit) -> String {
    let evicts = write_hit == WriteHit::Evict;
    let rows = [
        ("miss", None, 0),
        ("hit_pending", None, 0),
        ("reservation_fail", None, 0),
        ("", None, 2),
        ("hit", None, 0),
        ("", None, 0),
        ("hit", evicts.then_some(0x10), 0),
        ("miss", None, 0),
        ("miss", None, 0),
        ("miss", None, 0),
        ("reservation_fail", None, 0),
        ("", None, 1),
        ("miss", None, 0),
        ("bypass", (!evicts).then_some(0x10), 0),
        ("miss", None, 0),
        ("miss", None, 0),
        ("reservation_fail", None, 0),
        ("", None, 3),
        ("miss", None, 0),
    ];
    let text = |(status, evicted, replies): &(&str, Option<u64>, u64)| {
        let status = if status.is_empty() { "null".to_string() } else { format!("\"{status}\"") };
        let evicted = evicted.map_or("null".to_string(), |line| format!("\"{line:#x}\""));
        format!("{{\"status\":{status},\"evicted\":{evicted},\"replies\":{replies}}}\n")
    };
    rows.iter().map(text).collect()
}

#[test]
fn every_engine_gives_the_same_bytes() {
    for write_hit in [WriteHit::Update, WriteHit::Evict] {
        let config = config(L1 { write_hit, ..small() });
        for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
            assert_eq!(replay::<Dut>(&config, INPUT, engines).unwrap(), expected(write_hit));
        }
    }
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    for (line, rule) in [
        (
            r#"{"op":"lode","line":"0x1"}"#,
            "field op: must be one of load, store, atomic, fill, flush; got \"lode\"",
        ),
        (
            r#"{"op":"load"}"#,
            "operation load: field line: is missing; must be a hexadecimal string of \"0x0\" to \"0x3ffff\"",
        ),
        (
            r#"{"op":"fill","line":"0x40000"}"#,
            "operation fill: field line: must be a hexadecimal string of \"0x0\" to \"0x3ffff\"; got \"0x40000\"",
        ),
        (
            r#"{"op":"load","line":"0x1","sectors":"0x0"}"#,
            "operation load: field sectors: must be a hexadecimal string of \"0x1\" to \"0xf\"; got \"0x0\"",
        ),
        (
            r#"{"op":"store","line":"0x1","sectors":"0x1"}"#,
            "operation store: unknown field \"sectors\"; it takes line",
        ),
    ] {
        let input = format!("{{\"op\":\"flush\"}}\n{line}\n");
        let error = replay::<Dut>(&config(small()), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}

#[test]
fn a_request_that_waits_ends_the_replay() {
    let config = config(L1 { when_full: WhenFull::Wait, ..small() });
    let error = replay::<Dut>(&config, INPUT, &EngineKind::ALL).unwrap_err();
    assert_eq!(error.exit_status(), 1);
    let rule =
        "the request waits for room that only a later one makes; try l1.when_full = \"refuse\"";
    assert!(error.to_string().starts_with("line 4: "), "{error}");
    assert!(error.to_string().ends_with(rule), "{error}");
}
