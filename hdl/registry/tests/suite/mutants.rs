//! Mutation of a block: a handful of mutants, enough to show that the count means something.

use design::Design;
use proofs::mutate::{MutationReport, Options, mutate};
use std::sync::Mutex;

fn mutated(cycles: u64) -> MutationReport {
    let design = Design::load("taco16").unwrap();
    let block = registry::block(&design, "shadow_tags").unwrap();
    // Proofs would take longer than all else.
    let options = Options { budget: None, mutants: 40, cycles, seed: 1, are_decided: false };
    let told = Mutex::new(Vec::new());
    let progress = |done, total| told.lock().unwrap().push((done, total));
    let report = mutate(block.block.as_ref(), None, &options, &progress);
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    let mut told = told.into_inner().unwrap();
    told.sort_unstable();
    let total = report.listed as u64;
    assert_eq!(told, (1..=total).map(|done| (done, total)).collect::<Vec<_>>());
    report
}

#[test]
fn lockstep_notices_most_mutants_and_with_few_cycles_few() {
    let long = mutated(20_000);
    assert!(long.tested >= 30 && long.tested == long.listed, "{long}");
    assert!(long.killed * 10 >= long.tested * 8, "{long}");
    let survivors = long.survivors.len();
    assert_eq!(long.killed + long.equivalent + survivors, long.tested, "{long}");
    let short = mutated(2);
    assert!(short.killed < long.killed && !short.holds(), "{short}");
}
