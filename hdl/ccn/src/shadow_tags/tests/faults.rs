//! The checks themselves: for each rule a block that breaks it, which lockstep must notice, and a
//! stimulus that breaks its promise, which the monitor must.

use testbenches::testing::{faulty, promised, report_of};

use super::super::model::ShadowTags;
use super::super::{Dut, In, Invalidate, Out, Write};
use super::config;
use design::IndexFunction;

/// Lockstep's report of a block whose inputs pass through `before`, which knows the state and the inputs of
/// the previous cycle, and whose outputs `after` changes.
fn report(before: fn(&ShadowTags, &In, &mut In), after: fn(&In, &mut Out)) -> String {
    let config = config(32, 8, 3, IndexFunction::Xor);
    report_of::<Dut>(&config, faulty::<Dut>(&config, before, after))
}

fn assert_noticed(before: fn(&ShadowTags, &In, &mut In)) {
    assert_ne!(report(before, |_, _| {}), "");
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(report(|_, _, _| {}, |_, _| {}), "");
}

#[test]
fn an_answer_without_a_lookup_is_noticed() {
    let report = report(|_, _, _| {}, |_, out| out.answer.valid = true);
    assert!(report.contains("answer_valid"), "{report}");
}

#[test]
fn a_hit_without_an_answer_is_noticed() {
    let report = report(|_, _, _| {}, |_, out| out.answer.hit |= !out.answer.valid);
    assert!(report.contains("answer_hit"), "{report}");
}

#[test]
fn a_lookup_that_sees_the_write_of_its_cycle_is_noticed() {
    // One cycle early: the write of the next cycle is not known, so the lookup is late instead.
    assert_noticed(|_, before, seen| seen.lookup = before.lookup);
}

#[test]
fn a_write_that_wins_over_an_invalidation_is_noticed() {
    assert_noticed(|_, _, seen| {
        if seen.write.valid && seen.write.set == seen.invalidate.set {
            seen.invalidate.ways &= !(1 << seen.write.way);
        }
    });
}

#[test]
fn an_invalidation_that_drops_the_write_of_another_way_is_noticed() {
    assert_noticed(|_, _, seen| {
        seen.write.valid &= !(seen.invalidate.valid && seen.write.set == seen.invalidate.set);
    });
}

#[test]
fn an_invalidation_of_one_way_only_is_noticed() {
    assert_noticed(|_, _, seen| seen.invalidate.ways &= seen.invalidate.ways.wrapping_neg());
}

#[test]
fn a_tag_that_lacks_its_highest_bit_is_noticed() {
    assert_noticed(|_, _, seen| {
        seen.write.tag &= (1 << 21) - 1;
        seen.lookup.line &= (1 << 24) - 1;
    });
}

#[test]
fn a_write_to_no_way_that_lands_in_one_is_noticed() {
    assert_noticed(|_, _, seen| seen.write.way = seen.write.way.min(2));
}

#[test]
fn a_write_into_a_valid_way_that_is_lost_is_noticed() {
    assert_noticed(|tags, _, seen| {
        let held = tags.ways_of(seen.write.set as usize).get(seen.write.way as usize);
        seen.write.valid &= held == Some(&None);
    });
}

#[test]
fn a_stimulus_that_breaks_its_promise_is_noticed() {
    let said = |inputs: &[In]| promised::<Dut>(&config(32, 8, 3, IndexFunction::Linear), inputs);
    let write = |way| In { write: Write { valid: true, set: 0, way, tag: 5 }, ..In::default() };
    assert_eq!(said(&[write(1), write(1)]), "");
    assert_eq!(
        said(&[write(1), write(2)]),
        "R12: a line must be valid in one way; line 0x28 is in ways [1, 2]"
    );
    let moved = In { invalidate: Invalidate { valid: true, set: 0, ways: 0b10 }, ..write(2) };
    assert_eq!(said(&[write(1), moved]), "");
}
