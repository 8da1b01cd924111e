//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::{Config, Dut};
use super::config;

fn answers(config: &Config, input: &str) -> Vec<String> {
    let engines = [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]];
    let given = engines.map(|engines| replay::<Dut>(config, input, engines).unwrap());
    assert!(given.iter().all(|text| *text == given[0]));
    let lines = given[0].lines();
    lines.map(|line| line.replace("{\"followers\":\"", "").replace("\"}", "")).collect()
}

fn access(sm: u64, hit: bool) -> String {
    format!("{{\"op\":\"access\",\"sm\":{sm},\"hit\":{hit}}}\n")
}

fn tick(n: u64) -> String {
    format!("{{\"op\":\"tick\",\"n\":{n}}}\n")
}

#[test]
fn time_passes_only_by_ticks() {
    let input = [
        access(0, true),
        access(1, false),
        access(7, false),
        tick(2),
        tick(1),
        access(0, false),
        access(1, true),
        tick(100),
    ];
    let expected = ["baseline"; 4].into_iter().chain(["decoupled"; 3]).chain(["baseline"]);
    assert_eq!(answers(&config(3, 10, 1), &input.concat()), expected.collect::<Vec<_>>());
}

#[test]
fn the_bytes_of_an_answer() {
    let given = replay::<Dut>(&config(3, 10, 1), &tick(1), &EngineKind::ALL).unwrap();
    assert_eq!(given, "{\"followers\":\"baseline\"}\n");
}

/// The paper's interval, sixteen accesses each; another SM's change nothing.
#[test]
fn the_papers_interval() {
    let mut input = String::new();
    for number in 0..16 {
        input += &access(0, number >= 2);
        input += &access(1, number >= 4);
        input += &access(2, true);
    }
    input += &tick(499);
    input += &tick(1);
    input += &tick(1_000_000);
    let config = config(500, 10, 16);
    let given = answers(&config, &input);
    assert_eq!(given[48..], ["baseline", "decoupled", "decoupled"]);
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    for (line, rule) in [
        (r#"{"op":"tock","n":1}"#, "field op: must be one of access, tick; got \"tock\""),
        (
            r#"{"op":"tick","n":0}"#,
            "operation tick: field n: must be an integer of 1 to 1000000; got 0",
        ),
        (
            r#"{"op":"access","sm":65536,"hit":true}"#,
            "operation access: field sm: must be an integer of 0 to 65535; got 65536",
        ),
        (
            r#"{"op":"access","sm":0}"#,
            "operation access: field hit: is missing; must be true or false",
        ),
        (r#"{"op":"tick","n":1,"sm":0}"#, "operation tick: unknown field \"sm\"; it takes n"),
    ] {
        let input = format!("{}{line}\n", tick(1));
        let error = replay::<Dut>(&config(3, 10, 1), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}
