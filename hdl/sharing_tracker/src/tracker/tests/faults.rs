//! The checks themselves: for each kind of rule a block that breaks it, which lockstep must notice.

use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::SharingTracker;
use super::super::{Config, Dut, In, Out};
use super::geometry;

/// What a fault does to the inputs of a cycle, and to its outputs.
type Fault = (fn(&SharingTracker, &mut In), fn(&In, &mut Out));

const fn none(_: &In, _: &mut Out) {}

/// A golden model whose inputs and outputs are tampered with.
struct Faulty {
    config: Config,
    model: SharingTracker,
    fault: Fault,
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        use testbenches::dut::Model as _;
        if reset {
            self.model = SharingTracker::new(&self.config);
            return Out::default();
        }
        let mut seen = *input;
        (self.fault.0)(&self.model, &mut seen);
        let mut out = self.model.step(&seen);
        (self.fault.1)(input, &mut out);
        out
    }
}

/// An engine that `fault` makes wrong.
pub fn faulty(config: &Config, fault: Fault) -> BoxedEngine<Dut> {
    let model = SharingTracker::new(config);
    Box::new(Faulty { config: config.clone(), model, fault })
}

fn is_noticed(config: &Config, fault: Fault) {
    let model = make::<Dut>(config, EngineKind::Model, 1).unwrap();
    let engines = vec![model, faulty(config, fault)];
    match verify_engines::<Dut>(config, engines, &VerifyOptions::new(1, 20_000, "none")) {
        Err(VerifyError::Mismatch(_)) => {}
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("the fault was not noticed"),
    }
}

#[test]
fn faults_of_the_table_are_noticed() {
    let faults: [Fault; 9] = [
        // R6: the requester is not passed over.
        (|_, seen| seen.lookup_core = if seen.lookup_adds { seen.lookup_core } else { 0 }, none),
        // R7: an add is lost.
        (|_, seen| seen.lookup_adds = false, none),
        // R7: an add is lost when the set is full.
        (
            |model, seen| {
                let line = seen.lookup_line;
                let is_full = model.entries_beside(line) == 3 && model.sharers_of(line).is_empty();
                seen.lookup_adds &= !is_full;
            },
            none,
        ),
        // R8: one that asks and adds only adds.
        (|_, seen| seen.lookup_asks &= !seen.lookup_adds, none),
        // R9: a lookup refreshes nothing unless it is forwarded.
        (
            |model, seen| {
                seen.lookup_asks &= model.sharers_of(seen.lookup_line) != [seen.lookup_core];
            },
            none,
        ),
        // R11: a remove takes the mark of another core.
        (|_, seen| seen.remove_core = seen.remove_core.min(3), none),
        // R12: an invalidate frees nothing.
        (|_, seen| seen.invalidate_line ^= 4, none),
        // R15: the tag lacks its highest bit.
        (|_, seen| seen.lookup_line &= 0xfff, none),
        // R5: the bank of another line.
        (|_, _| {}, |_, out| out.answer_bank ^= u64::from(out.answer_kind == 2)),
    ];
    for fault in faults {
        is_noticed(&geometry(20, 5, 4, 3, "mask"), fault);
    }
}

#[test]
fn faults_of_the_streams_are_noticed() {
    let faults: [Fault; 4] = [
        // R1: a request is said to pass while an answer is not taken.
        (|_, _| {}, |_, out| out.flush_ready |= out.answer_valid),
        // R2: remove goes before invalidate.
        (|_, _| {}, |input, out| out.invalidate_ready &= !input.remove_valid),
        // R10: overdue a cycle late.
        (|model, seen| seen.lookup_valid &= model.waited() != 63, none),
        // R16: a forward without an answer.
        (|_, _| {}, |_, out| out.answer_forward |= !out.answer_valid),
    ];
    for fault in faults {
        is_noticed(&geometry(20, 5, 4, 3, "mask"), fault);
    }
}

/// R14: of a tracker with masks, lockstep of a single sharer.
#[test]
fn a_second_sharer_is_noticed() {
    let single = geometry(20, 5, 4, 3, "single");
    let model = make::<Dut>(&single, EngineKind::Model, 1).unwrap();
    let mask = make::<Dut>(&geometry(20, 5, 4, 3, "mask"), EngineKind::Model, 1).unwrap();
    let options = VerifyOptions::new(1, 20_000, "none");
    let found = verify_engines::<Dut>(&single, vec![model, mask], &options);
    assert!(matches!(found, Err(VerifyError::Mismatch(_))));
}
