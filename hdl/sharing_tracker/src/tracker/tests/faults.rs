//! The checks themselves: for each kind of rule a block that breaks it, which lockstep must notice.

use testbenches::testing::{faulty, is_noticed, report_of};

use super::super::model::SharingTracker;
use super::super::{Dut, In, Out};
use super::geometry;

/// A fault's change to the inputs of a cycle, and to its outputs.
type Fault = (fn(&SharingTracker, &mut In), fn(&In, &mut Out));

const fn none(_: &In, _: &mut Out) {}

fn assert_noticed((before, after): Fault) {
    let config = geometry(20, 5, 4, 3, "mask");
    let wrong = faulty::<Dut>(&config, move |model, _, seen| before(model, seen), after);
    assert_ne!(report_of::<Dut>(&config, wrong), "");
}

#[test]
fn faults_of_the_table_are_noticed() {
    let faults: [Fault; 9] = [
        // R6: the requester is not passed over.
        (|_, seen| seen.lookup.core = if seen.lookup.adds { seen.lookup.core } else { 0 }, none),
        // R7: an add is lost.
        (|_, seen| seen.lookup.adds = false, none),
        // R7: an add is lost when the set is full.
        (
            |model, seen| {
                let line = seen.lookup.line;
                let is_full = model.entries_beside(line) == 3 && model.sharers_of(line).is_empty();
                seen.lookup.adds &= !is_full;
            },
            none,
        ),
        // R8: one with both flags only adds.
        (|_, seen| seen.lookup.may_forward &= !seen.lookup.adds, none),
        // R9: a lookup refreshes nothing unless it is forwarded.
        (
            |model, seen| {
                seen.lookup.may_forward &= model.sharers_of(seen.lookup.line) != [seen.lookup.core];
            },
            none,
        ),
        // R11: a remove takes the mark of another core.
        (|_, seen| seen.remove.core = seen.remove.core.min(3), none),
        // R12: an invalidate frees nothing.
        (|_, seen| seen.invalidate.line ^= 4, none),
        // R15: the tag lacks its highest bit.
        (|_, seen| seen.lookup.line &= 0xfff, none),
        // R5: the bank of another line.
        (|_, _| {}, |_, out| out.answer.bank ^= u64::from(out.answer.kind == 2)),
    ];
    faults.into_iter().for_each(assert_noticed);
}

#[test]
fn faults_of_the_streams_are_noticed() {
    let faults: [Fault; 4] = [
        // R1: a request is said to pass while an answer is not taken.
        (|_, _| {}, |_, out| out.flush.ready |= out.answer.valid),
        // R2: remove goes before invalidate.
        (|_, _| {}, |input, out| out.invalidate.ready &= !input.remove.valid),
        // R10: overdue a cycle late.
        (|model, seen| seen.lookup.valid &= model.waited() != 63, none),
        // R16: a forward without an answer.
        (|_, _| {}, |_, out| out.answer.forward |= !out.answer.valid),
    ];
    faults.into_iter().for_each(assert_noticed);
}

/// R14: of a tracker with masks, lockstep of a single sharer.
#[test]
fn a_second_sharer_is_noticed() {
    let [single, mask] = ["single", "mask"].map(|sharers| geometry(20, 5, 4, 3, sharers));
    assert!(is_noticed::<Dut>(&single, &mask, |_| {}, |_, _| {}));
}
