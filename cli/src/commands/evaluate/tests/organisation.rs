//! Organisations of a last-level cache of several chips in cycles.

use super::*;

const CHIPS: [&str; 10] = [
    "evaluate",
    "isca23",
    "--set",
    "sac.chips=2",
    "--set",
    "sac.slices=1",
    "--set",
    "sac.sm_ports=1",
    "--workload",
    "bfs:10",
];

#[test]
fn what_does_not_fit_is_refused() {
    let organised = |rest: &[&'static str]| [&CHIPS[..], &["--organisation"], rest].concat();
    refused(&organised(&["both"]), "must be chosen, memory-side or sm-side; try chosen");
    refused(
        &organised(&["sm-side", "--timing", "none"]),
        "--organisation: must come with --timing cycles alone",
    );
    refused(
        &organised(&["memory-side", "--baseline"]),
        "--organisation: must not be memory-side with --baseline",
    );
    refused(
        &["evaluate", "baseline", "--workload", "bfs:10", "--organisation", "sm-side"],
        "baseline: must be of sac for --organisation; got \"private\"; try isca23",
    );
}

#[test]
fn memory_side_is_beside_what_is_chosen() {
    let line = [&CHIPS[..], &["--baseline", "--set", "sac.profile_cycles=99"]].concat();
    let found = document(&line);
    let (total, beside) = (&found["total"], &found["baseline"]["total"]);
    assert_eq!(
        (&total["baseline_cycles"], &beside["kernels_chosen"]),
        (&beside["cycles"], &0.into())
    );
    assert!(total["speedup"].as_f64() > Some(0.0));
    let head = run(&line).1.lines().nth(1).unwrap_or_default().to_string();
    assert_eq!(head.split_whitespace().collect::<Vec<_>>(), ["total", "isca23", "memory-side"]);
}
