//! A million random cycles over the boundaries of the geometry, every bin hit; the golden model against
//! the emitted Verilog, and rust-hdl's simulation, which is slower, beside them for a part.

use super::super::{Config, Dut};
use super::{
    filtering, filtering_and_waiting, fixed, flushing, npot, of_two_lines, one, one_place, paper,
    published, two, waiting, whole_lines,
};
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{agree, at_depth};

fn long(config: &Config, seed: u64) {
    agree::<Dut>(config, seed, 250_000, 10_000);
}

#[test]
fn one_core() {
    long(&one(), 1);
}

#[test]
fn two_cores_with_a_place_of_each_kind() {
    long(&two(), 2);
}

#[test]
fn three_cores() {
    long(&npot(), 12);
}

#[test]
fn three_cores_that_wait() {
    long(&waiting(), 13);
}

#[test]
fn three_cores_fixed_private() {
    long(&fixed("private"), 15);
}

#[test]
fn three_cores_fixed_shared() {
    long(&fixed("shared"), 16);
}

#[test]
fn three_cores_that_keep_lines_private() {
    long(&filtering(), 17);
}

#[test]
fn three_cores_that_keep_lines_private_and_wait() {
    long(&filtering_and_waiting(), 18);
}

#[test]
fn one_place_for_data() {
    long(&one_place(), 14);
}

#[test]
fn the_preset() {
    agree::<Dut>(&paper(), 4, 500_000, 3_000);
}

#[test]
fn leftovers_flushed_and_whole_lines() {
    long(&flushing(), 5);
}

#[test]
fn paths_as_published() {
    long(&published(), 6);
}

/// With as many entries as lines, entries and ways end at once, which refuses a load for want of both; with more,
/// entries never end.
#[test]
fn entries_end_unless_there_are_more_than_lines() {
    for (entries, is_reached) in [(2, true), (3, false)] {
        let engines = vec![EngineKind::Model];
        let options = VerifyOptions {
            engines,
            coverage_required: false,
            ..VerifyOptions::for_test(7, at_depth(100_000, 30_000))
        };
        let report = verify::<Dut>(&of_two_lines(entries), &options).unwrap();
        for label in ["no_entry_for_own", "entries_full"] {
            let bin = report.coverage.bins.iter().find(|bin| bin.label == label).unwrap();
            assert_eq!(
                (bin.count > 0, bin.unreachable.is_none()),
                (is_reached, is_reached),
                "{bin:?}"
            );
        }
    }
}

/// A line is one beat, wider than a word of the simulation.
#[test]
fn whole_lines_short() {
    let options = VerifyOptions {
        coverage_required: false,
        ..VerifyOptions::for_test(9, at_depth(4_000, 1_000))
    };
    assert!(verify::<Dut>(&whole_lines(), &options).unwrap().resets > 0);
}
