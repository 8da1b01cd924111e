//! Surroundings in which a design does not run in cycles.

use super::*;

#[test]
fn systems_that_do_not_fit_are_refused() {
    let refused = |text: &str, fields: &str| {
        let design = design("private", fields);
        cycles(system(text), None, &[EngineKind::Model]).check(&design).unwrap_err().to_string()
    };
    assert_eq!(
        refused("[sm]", ""),
        "s.sm: must not be there in cycles, since the sectored L1 around t runs without time alone; got one; try \
         --timing none, or --set l1.sets=64 for the L1 of the config"
    );
    assert_eq!(
        refused("l2 = { line_bytes = 32, interleave_bytes = 64 }", ""),
        "s.l2.interleave_bytes: must be at least 128, the line_bytes of t; got 64; try 128"
    );
    assert_eq!(
        refused("cores = { outstanding = 16 }", "l1.id_bits = 4"),
        "s.cores.outstanding: must be below 16, the identifiers of t; got 16; try --set l1.id_bits=5"
    );
}

/// A geometry that the user states is run, in the place of the system's sectored L1.
#[test]
fn a_stated_l1_runs_around_an_sm() {
    let cycles = cycles(system("[sm]"), None, &[EngineKind::Model]);
    assert!(cycles.check(&design("private", "l1.sets = 64")).is_ok());
}
