//! Surroundings in which a design does not run in cycles.

use super::*;

#[test]
fn systems_that_do_not_fit_are_refused() {
    let refused = |text: &str, fields: &str| {
        let design = design("private", fields);
        cycles(system(text), None, &[EngineKind::Model]).check(&design).unwrap_err().to_string()
    };
    assert_eq!(
        refused("l2 = { line_bytes = 32, interleave_bytes = 64 }", ""),
        "s.l2.interleave_bytes: must be at least 128, the line_bytes of t; got 64; try 128"
    );
    assert_eq!(
        refused("cores = { outstanding = 16 }", "l1.id_bits = 4"),
        "s.cores.outstanding: must be below 16, the identifiers of t; got 16; try --set l1.id_bits=5"
    );
}

/// A sectored L1 is a model at a crossbar alone.
#[test]
fn a_sectored_l1_has_no_verilog_no_top_and_no_mesh() {
    let design = design("private", "cluster.cores = 2");
    let refused = |text: &str, engine, top| {
        let cycles = Cycles { top, ..cycles(system(text), None, &[engine]) };
        cycles.check(&design).unwrap_err().to_string()
    };
    let error = |others: &str| {
        format!(
            "s.sm: must not be there with {others}, since the sectored L1 around t is a golden model at a crossbar; got \
             one; try --set l1.sets=64 for the L1 of the config"
        )
    };
    assert_eq!(refused("[sm]", EngineKind::Verilog, false), error("an engine of Verilog"));
    assert_eq!(refused("[sm]", EngineKind::Model, true), error("--top"));
    let mesh = "sm = {}\nnetwork = { kind = \"mesh\" }";
    assert_eq!(refused(mesh, EngineKind::Model, false), error("a mesh"));
}

/// A geometry that the user states is run, in the place of the system's sectored L1.
#[test]
fn a_stated_l1_runs_around_an_sm() {
    let cycles = cycles(system("[sm]"), None, &[EngineKind::Model]);
    assert!(cycles.check(&design("private", "l1.sets = 64")).is_ok());
}
