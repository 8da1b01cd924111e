//! Transactions in, answers out.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayOptions, replay_with};

use super::super::{Config, Dut};
use super::bench::small;
use super::config;
use design::Llc;

fn run(config: &Config, input: &str) -> Result<String, String> {
    let options = ReplayOptions { engines: EngineKind::ALL.to_vec(), ..ReplayOptions::default() };
    replay_with::<Dut>(config, input, &options).map_err(|error| error.to_string())
}

/// The answers to each transaction.
fn answers(llc: Llc, transactions: &[(&str, &str)]) {
    let input: Vec<&str> = transactions.iter().map(|(input, _)| *input).collect();
    let output = run(&config(llc), &input.join("\n")).unwrap();
    for ((input, expected), answer) in transactions.iter().zip(output.lines()) {
        assert_eq!(answer, *expected, "{input}");
    }
    assert_eq!(output.lines().count(), transactions.len());
}

#[test]
fn every_operation_is_answered() {
    answers(
        small(),
        &[
            (
                r#"{"op":"load","line":"0x4","sectors":"0x3"}"#,
                r#"{"status":"miss","fetched":"0xf","evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"load","line":"0x4"}"#,
                r#"{"status":"hit_pending","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"fill","line":"0x4"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[],"replies":2}"#,
            ),
            (
                r#"{"op":"fill","line":"0x4"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"load","line":"0x4"}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"store","line":"0x6","sector":2,"bytes":"0xF0"}"#,
                r#"{"status":"miss","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"store","line":"0x6","sector":1}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"load","line":"0x6","sectors":"0x2"}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"load","line":"0x6","sectors":"0x4"}"#,
                r#"{"status":"miss","fetched":"0xd","evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"clean","line":"0x6"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[{"line":"0x6","sector":1,"bytes":"0xffff"},{"line":"0x6","sector":2,"bytes":"0xf0"}],"replies":1}"#,
            ),
            (
                r#"{"op":"store","line":"0x4","sector":0,"bytes":"0x1"}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"atomic","line":"0x4","sector":3}"#,
                r#"{"status":"bypass","fetched":null,"evicted":null,"written_back":[{"line":"0x4","sector":0,"bytes":"0x1"}],"replies":0}"#,
            ),
            (
                r#"{"op":"store","line":"0x8","sector":0}"#,
                r#"{"status":"miss","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"load","line":"0xa"}"#,
                r#"{"status":"miss","fetched":"0xf","evicted":"0x6","written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"discard","line":"0x8"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"store","line":"0x3","sector":0}"#,
                r#"{"status":"miss","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"flush_line","line":"0x3"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[{"line":"0x3","sector":0,"bytes":"0xffff"}],"replies":0}"#,
            ),
            (
                r#"{"op":"store","line":"0x3","sector":1}"#,
                r#"{"status":"miss","fetched":null,"evicted":null,"written_back":[],"replies":0}"#,
            ),
            (
                r#"{"op":"flush"}"#,
                r#"{"status":null,"fetched":null,"evicted":null,"written_back":[{"line":"0x3","sector":1,"bytes":"0xffff"}],"replies":1}"#,
            ),
        ],
    );
}

/// With one entry of one load everything waits for fills, which it gets.
#[test]
fn a_transaction_that_would_wait_gets_the_oldest_fills() {
    let miss = r#"{"status":"miss","fetched":"0xf","evicted":null,"written_back":[],"replies":0}"#;
    answers(
        Llc { mshr_entries: 1, mshr_merges: 1, ..small() },
        &[
            (r#"{"op":"load","line":"0x4"}"#, miss),
            (
                r#"{"op":"load","line":"0x4"}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":1}"#,
            ),
            (r#"{"op":"load","line":"0x5"}"#, miss),
            (
                r#"{"op":"load","line":"0x7"}"#,
                r#"{"status":"miss","fetched":"0xf","evicted":null,"written_back":[],"replies":1}"#,
            ),
            (
                r#"{"op":"store","line":"0x7","sector":0}"#,
                r#"{"status":"hit","fetched":null,"evicted":null,"written_back":[],"replies":1}"#,
            ),
        ],
    );
}

#[test]
fn wrong_input_is_refused_before_anything_runs() {
    for (input, expected) in [
        (
            r#"{"op":"store","line":"0x4","sector":4}"#,
            "field sector: must be an integer of 0 to 3; got 4",
        ),
        (
            r#"{"op":"store","line":"0x4","sector":0,"bytes":"0x0"}"#,
            "field bytes: must be a hexadecimal string of \"0x1\" to \"0xffff\"; got \"0x0\"",
        ),
        (
            r#"{"op":"load","line":"0x4","sectors":"0x10"}"#,
            "field sectors: must be a hexadecimal string of \"0x1\" to \"0xf\"; got \"0x10\"",
        ),
        (
            r#"{"op":"clean","line":"0x40000"}"#,
            "field line: must be a hexadecimal string of \"0x0\" to \"0x3ffff\"; got \"0x40000\"",
        ),
        (
            r#"{"op":"atomic","line":"0x4"}"#,
            "field sector: is missing; must be an integer of 0 to 3",
        ),
        // A store or atomic is of one sector.
        (r#"{"op":"store","line":"0x4","sectors":"0x3"}"#, "sectors"),
        (r#"{"op":"atomic","line":"0x4","sector":1,"sectors":"0x3"}"#, "sectors"),
    ] {
        let error = run(&config(small()), input).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }
    assert!(run(&config(small()), r#"{"op":"evict","line":"0x4"}"#).is_err());
}
