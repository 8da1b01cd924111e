//! `prove`: what holds, and a tool that is not there.

use crate::support::{program, run, run_with};

#[test]
fn what_is_proved_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["prove", "taco16", "--block", "shadow_tags", "--quick"];
    let out = run(folder.path(), &line).done();
    assert!(out.starts_with("shadow_tags: 4 sets of 2 ways, xor\n"), "{out}");
    assert!(out.contains("  r2_hit_when_held (R2 to R7, R9, R11): proved by "), "{out}");
    assert!(out.contains("  hit_in_the_last_way: reached in cycle 3\n"), "{out}");
}

#[test]
fn the_report_is_json_on_demand() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["prove", "taco16", "--block", "shadow_tags", "--quick", "--json"];
    let out = run(folder.path(), &line).done();
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    let case = &report["blocks"][0]["cases"][0];
    assert_eq!(case["properties"][0]["outcome"], "proved");
    assert_eq!(case["covers"][0]["cycle"], 3);
}

#[test]
fn a_folder_for_waveforms_that_is_not_there_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let ended = run_with(program(folder.path()).args(["prove", "taco16", "--waves", "no"]), b"");
    assert_eq!(ended.status, 2);
    assert_eq!(ended.errors, "error: no: must be a folder that exists; try --waves .\n");
}

#[test]
fn a_missing_tool_ends_with_3() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    let line = ["prove", "taco16", "--block", "shadow_tags"];
    let ended = run_with(command.args(line).env_clear().env("PATH", ""), b"");
    assert_eq!(ended.status, 3);
    assert!(ended.errors.starts_with("error: Yosys is needed for "), "{}", ended.errors);
}

#[test]
fn without_a_solver_either_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    command.args(["prove", "taco16", "--block", "shadow_tags", "--quick"]);
    let ended =
        run_with(command.env("WARPCACHE_YICES", "nowhere").env("WARPCACHE_Z3", "nowhere"), b"");
    assert_eq!(ended.status, 3);
    let start = "error: Yices or Z3 is needed for solving the properties' formulas: of Yices, `nowhere` cannot ";
    assert!(ended.errors.starts_with(start), "{}", ended.errors);
}
