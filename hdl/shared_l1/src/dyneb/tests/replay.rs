//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::{Config, Dut};
use super::{config, published};
use design::{Dyneb, Metric};

fn configs() -> [Config; 2] {
    [Metric::Eb, Metric::Amat]
        .map(|metric| config(Dyneb { samples: 2, execute: 2, metric, ..published() }))
}

const INPUT: &str = r#"
{"op":"l2_reply","group":"shared"}
{"op":"access","group":"private","hit":false}
{"op":"home_reply"}
{"op":"access","hit":true,"group":"private"}
{"op":"access","group":"shared","hit":true}
{"op":"l2_reply","group":"private"}
{"op":"access","group":"shared","hit":true}
{"op":"home_reply"}
{"op":"access","group":"shared","hit":false}
{"op":"l2_reply","group":"private"}
{"op":"access","group":"private","hit":false}
{"op":"access","group":"shared","hit":false}
"#;

/// Phase, counters and decision of an answer.
fn answer(phase: &str, counters: [u64; 7], decision: &str) -> String {
    let [pa, pm, pr, sa, sm, sr, sh] = counters;
    format!(
        "{{\"phase\":\"{phase}\",\"private_accesses\":{pa},\"private_misses\":{pm},\
         \"private_l2_replies\":{pr},\"shared_accesses\":{sa},\"shared_misses\":{sm},\
         \"shared_l2_replies\":{sr},\"shared_home_replies\":{sh},\"decision\":{decision}}}\n"
    )
}

#[test]
fn every_engine_gives_the_same_bytes() {
    for config in configs() {
        let sampling = |counters| answer("sampling", counters, "null");
        let compared = [2, 1, 1, 2, 0, 1, 1];
        let executing = answer("execute_shared", compared, "null");
        let expected = [
            sampling([0, 0, 0, 0, 0, 1, 0]),
            sampling([1, 1, 0, 0, 0, 1, 0]),
            sampling([1, 1, 0, 0, 0, 1, 1]),
            sampling([2, 1, 0, 0, 0, 1, 1]),
            sampling([2, 1, 0, 1, 0, 1, 1]),
            sampling([2, 1, 1, 1, 0, 1, 1]),
            answer("execute_shared", compared, "\"shared\""),
            executing.clone(),
            executing.clone(),
            executing,
            sampling([0; 7]),
            sampling([0, 0, 0, 1, 1, 0, 0]),
        ];
        for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
            assert_eq!(replay::<Dut>(&config, INPUT, engines).unwrap(), expected.concat());
        }
    }
}

/// Few private misses end sampling in the cycle after the last sample, and a request past the L1 ends it too.
#[test]
fn an_early_decision_and_one_at_the_limit() {
    let config = config(Dyneb { samples: 2, execute: 1, sampling_limit: 4, ..Dyneb::default() });
    let access = |hit| format!("{{\"op\":\"access\",\"group\":\"private\",\"hit\":{hit}}}\n");
    let away = "{\"op\":\"away\"}\n";
    let input = [&access(true), &access(true), &access(true), away, &access(false)].concat();
    let input = format!("{input}{away}{away}");
    let decided = "\"private\"";
    let expected = [
        answer("sampling", [1, 0, 0, 0, 0, 0, 0], "null"),
        answer("execute_private", [2, 0, 0, 0, 0, 0, 0], decided),
        answer("sampling", [0; 7], "null"),
        answer("sampling", [0; 7], "null"),
        answer("sampling", [1, 1, 0, 0, 0, 0, 0], "null"),
        answer("sampling", [1, 1, 0, 0, 0, 0, 0], "null"),
        answer("execute_private", [1, 1, 0, 0, 0, 0, 0], decided),
    ];
    assert_eq!(replay::<Dut>(&config, &input, &EngineKind::ALL).unwrap(), expected.concat());
}

#[test]
fn a_private_decision_and_the_last_access_of_execution() {
    let config = config(Dyneb { samples: 1, execute: 1, ..published() });
    let access = |group| format!("{{\"op\":\"access\",\"group\":\"{group}\",\"hit\":true}}\n");
    let input = [access("shared"), access("private"), access("private")].concat();
    let expected = [
        answer("sampling", [0, 0, 0, 1, 0, 0, 0], "null"),
        answer("execute_private", [1, 0, 0, 1, 0, 0, 0], "\"private\""),
        answer("sampling", [0; 7], "null"),
    ];
    assert_eq!(replay::<Dut>(&config, &input, &EngineKind::ALL).unwrap(), expected.concat());
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    let [config, _] = configs();
    for (line, rule) in [
        (
            r#"{"op":"acces"}"#,
            "field op: must be one of access, away, l2_reply, home_reply; got \"acces\"",
        ),
        (
            r#"{"op":"away"}"#,
            "operation away: field op: must be another: without sampling_limit and \
             execution_limit none counts",
        ),
        (
            r#"{"op":"access","group":"private"}"#,
            "operation access: field hit: is missing; must be true or false",
        ),
        (
            r#"{"op":"access","group":"private","hit":1}"#,
            "operation access: field hit: must be true or false; got 1",
        ),
        (
            r#"{"op":"access","hit":true}"#,
            "operation access: field group: is missing; must be \"private\" or \"shared\"",
        ),
        (
            r#"{"op":"l2_reply","group":"home"}"#,
            "operation l2_reply: field group: must be \"private\" or \"shared\"; got \"home\"",
        ),
        (
            r#"{"op":"l2_reply","group":"shared","hit":true}"#,
            "operation l2_reply: unknown field \"hit\"; it takes group",
        ),
        (
            r#"{"op":"home_reply","group":"shared"}"#,
            "operation home_reply: unknown field \"group\"; it takes none",
        ),
    ] {
        let input = format!("{{\"op\":\"home_reply\"}}\n{line}\n");
        let error = replay::<Dut>(&config, &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}
