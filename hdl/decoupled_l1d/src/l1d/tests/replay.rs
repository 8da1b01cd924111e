//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::bench::small;
use super::config;

const INPUT: &str = r#"
{"op":"load","line":"0x10"}
{"op":"load","line":"0x10"}
{"op":"load","line":"0x10"}
{"op":"load","line":"0x10"}
{"op":"fill","line":"0x10"}
{"op":"fill","line":"0x10"}
{"op":"load","line":"0x10"}
{"op":"store","line":"0x10"}
{"op":"store","line":"0x20"}
{"op":"load","line":"0x20"}
{"op":"load","line":"0x20"}
{"op":"store","line":"0x20"}
{"op":"fill","line":"0x20"}
{"op":"load","line":"0x30"}
{"op":"load","line":"0x30"}
{"op":"flush"}
{"op":"load","line":"0x30"}
"#;

const EXPECTED: &str = r#"{"status":"bypass","rc":1,"position":null,"evicted":null,"free_lines":2}
{"status":"miss","rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":"hit_pending","rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":"reservation_fail","rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":null,"rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":null,"rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":"hit","rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":"hit","rc":2,"position":0,"evicted":null,"free_lines":1}
{"status":"miss","rc":null,"position":null,"evicted":null,"free_lines":1}
{"status":"bypass","rc":1,"position":null,"evicted":null,"free_lines":1}
{"status":"miss","rc":2,"position":1,"evicted":null,"free_lines":0}
{"status":"miss","rc":2,"position":1,"evicted":null,"free_lines":0}
{"status":null,"rc":0,"position":null,"evicted":null,"free_lines":1}
{"status":"bypass","rc":1,"position":null,"evicted":null,"free_lines":1}
{"status":"miss","rc":2,"position":1,"evicted":null,"free_lines":0}
{"status":null,"rc":null,"position":null,"evicted":null,"free_lines":2}
{"status":"bypass","rc":1,"position":null,"evicted":null,"free_lines":2}
"#;

#[test]
fn every_engine_gives_the_same_bytes() {
    let (l1, decoupled) = small();
    let config = config(l1, decoupled);
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        assert_eq!(replay::<Dut>(&config, INPUT, engines).unwrap(), EXPECTED);
    }
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    let (l1, decoupled) = small();
    let config = config(l1, decoupled);
    for (line, rule) in [
        (
            r#"{"op":"atomic","line":"0x1"}"#,
            "field op: must be one of load, store, fill, flush; got \"atomic\"",
        ),
        (
            r#"{"op":"load","line":"0x80000"}"#,
            "operation load: field line: must be a hexadecimal string of \"0x0\" to \"0x7ffff\"; got \"0x80000\"",
        ),
        (
            r#"{"op":"flush","line":"0x1"}"#,
            "operation flush: unknown field \"line\"; it takes none",
        ),
    ] {
        let input = format!("{{\"op\":\"flush\"}}\n{line}\n");
        let error = replay::<Dut>(&config, &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}
