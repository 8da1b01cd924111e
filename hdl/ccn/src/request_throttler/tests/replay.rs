//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::{ccn, config, in_cycles};
use design::Ccn;

fn answer(phase: &str, n_total: u64, n_hits: u64) -> String {
    let admit = phase != "throttled";
    format!(
        "{{\"admit\":{admit},\"phase\":\"{phase}\",\"n_total\":{n_total},\"n_hits\":{n_hits}}}\n"
    )
}

/// `(transaction, phase, n_total, n_hits)`.
type Step = (&'static str, &'static str, u64, u64);

fn check(ccn: Ccn, steps: &[Step]) {
    let input: String = steps.iter().map(|(line, ..)| format!("{line}\n")).collect();
    let expected: String =
        steps.iter().map(|(_, phase, total, hits)| answer(phase, *total, *hits)).collect();
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        assert_eq!(replay::<Dut>(&config(ccn.clone()), &input, engines).unwrap(), expected);
    }
}

const INJECT: &str = r#"{"op":"inject"}"#;
const HIT: &str = r#"{"op":"hit"}"#;

#[test]
fn every_engine_gives_the_same_bytes() {
    check(
        ccn(100, 20, 1, 2),
        &[
            (INJECT, "sampling", 1, 0),
            (HIT, "sampling", 1, 1),
            (r#"{"op":"tick","retired":15}"#, "sampling", 1, 1),
            (INJECT, "sampling", 2, 1),
            (r#"{"op":"tick","retired":0,"n":1000}"#, "sampling", 2, 1),
            (HIT, "sampling", 2, 2),
            (r#"{"op":"tick","retired":5}"#, "admitting", 2, 2),
            (INJECT, "admitting", 2, 2),
            (r#"{"n":5,"retired":15,"op":"tick"}"#, "admitting", 2, 2),
            (r#"{"n":1,"retired":5,"op":"tick"}"#, "sampling", 0, 0),
            (r#"{"op":"tick","retired":10,"n":9}"#, "throttled", 0, 0),
            (HIT, "throttled", 0, 0),
            // 3 beyond the epoch.
            (r#"{"op":"tick","retired":13}"#, "sampling", 0, 0),
            (r#"{"op":"tick","retired":1,"n":16}"#, "sampling", 0, 0),
            (r#"{"op":"tick","retired":1}"#, "throttled", 0, 0),
        ],
    );
}

/// Only ticks are cycles that count, each as one.
#[test]
fn cycles_count_whatever_retires() {
    check(
        in_cycles(ccn(100, 20, 1, 2)),
        &[
            (INJECT, "sampling", 1, 0),
            (HIT, "sampling", 1, 1),
            (r#"{"op":"tick","retired":0,"n":18}"#, "sampling", 1, 1),
            (r#"{"op":"tick","retired":15}"#, "sampling", 1, 1),
            (INJECT, "sampling", 2, 1),
            (HIT, "sampling", 2, 2),
            (r#"{"op":"tick","retired":7}"#, "admitting", 2, 2),
            (r#"{"op":"tick","retired":0,"n":79}"#, "admitting", 2, 2),
            (r#"{"op":"tick","retired":0}"#, "sampling", 0, 0),
            (r#"{"op":"tick","retired":0,"n":120}"#, "throttled", 0, 0),
        ],
    );
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    for (line, rule) in [
        (r#"{"op":"tock"}"#, "field op: must be one of tick, inject, hit; got \"tock\""),
        (
            r#"{"op":"tick"}"#,
            "operation tick: field retired: is missing; must be an integer of 0 to 15",
        ),
        (
            r#"{"op":"tick","retired":16}"#,
            "operation tick: field retired: must be an integer of 0 to 15; got 16",
        ),
        (
            r#"{"op":"tick","retired":1,"n":0}"#,
            "operation tick: field n: must be an integer of 1 to 16777215; got 0",
        ),
        (
            r#"{"op":"tick","retired":1,"n":16777216}"#,
            "operation tick: field n: must be an integer of 1 to 16777215; got 16777216",
        ),
        (r#"{"op":"inject","n":1}"#, "operation inject: unknown field \"n\"; it takes none"),
        (r#"{"op":"hit","retired":1}"#, "operation hit: unknown field \"retired\"; it takes none"),
    ] {
        let input = format!("{{\"op\":\"inject\"}}\n{line}\n");
        let error =
            replay::<Dut>(&config(Ccn::default()), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.to_string(), format!("line 2: {rule}"));
        assert_eq!(error.exit_status(), 2);
    }
}
