//! How a tool is found, and what is said when it is not.

use super::*;

#[test]
fn a_tool_on_the_path_is_found_with_its_version() {
    let found = CXX.find().unwrap();
    assert!(found.path.is_absolute(), "{found:?}");
    assert!(found.version.contains("g++"), "{found:?}");
}

#[test]
fn an_empty_path_gives_the_name_the_purpose_and_the_remedy() {
    let missing = VERILATOR.look(|_| None).unwrap_err();
    let text = "Verilator is needed for simulating and linting the emitted Verilog: \
                it is not on PATH; install Debian's `verilator` (5.006 or newer), \
                or set WARPCACHE_VERILATOR to its path";
    assert_eq!(missing.to_string(), text);
}

#[test]
fn the_variable_decides_alone_even_when_it_is_wrong() {
    let variable = |name: &str| match name {
        "WARPCACHE_CXX" => Some("/nonexistent/g++".into()),
        name => env::var_os(name),
    };
    let missing = CXX.look(variable).unwrap_err();
    assert!(missing.reason.starts_with("`/nonexistent/g++` cannot be started"), "{missing}");
}

#[test]
fn a_program_that_fails_its_version_command_is_missing() {
    let variable = |name: &str| (name == "WARPCACHE_PYTHON").then(|| "/bin/false".into());
    let missing = PYSLANG.look(variable).unwrap_err();
    assert_eq!(missing.reason, "`/bin/false` does not tell its version");
}

#[test]
fn a_version_on_standard_error_counts_but_not_that_of_a_failure() {
    static LOUD: Tool = Tool::new(
        "loud",
        "this test",
        "look elsewhere",
        "WARPCACHE_LOUD",
        Search::Path(&["sh"]),
        &["-c", "echo 'loud 1' >&2"],
    );
    assert_eq!(LOUD.find().unwrap().version, "loud 1");
    let variable = |name: &str| (name == "WARPCACHE_LOUD").then(|| "/bin/false".into());
    assert_eq!(LOUD.look(variable).unwrap_err().reason, "`/bin/false` does not tell its version");
}

#[test]
fn every_tool_has_a_variable_of_its_own() {
    let mut variables = all().map(|tool| tool.variable).to_vec();
    variables.sort_unstable();
    variables.dedup();
    assert_eq!(variables.len(), all().len());
}
