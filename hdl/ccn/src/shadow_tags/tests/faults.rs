//! The checks themselves: for each rule a block that breaks it, which lockstep must notice, and a
//! stimulus that breaks its promise, which the monitor must.

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lockstep::{VerifyError, VerifyOptions, verify_engines};

use super::super::model::ShadowTags;
use super::super::{Config, Dut, In, Monitor, Out};
use super::config;
use design::IndexFunction;

/// A golden model whose inputs, outputs or timing are tampered with.
struct Faulty {
    config: Config,
    model: ShadowTags,
    before: In,
    fault: Fault,
}

impl Engine<In, Out> for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = ShadowTags::new(&self.config);
            self.before = In::default();
            return Out::default();
        }
        let mut seen = *input;
        let mut out = Out::default();
        (self.fault)(&self.model, &self.before, &mut seen, &mut out);
        let tampered = out;
        out = self.model.step(&seen);
        self.before = *input;
        // A fault that sets an output has the last word.
        out.answer_valid |= tampered.answer_valid;
        out.answer_hit |= tampered.answer_hit;
        out
    }
}

type Fault = fn(&ShadowTags, &In, &mut In, &mut Out);

/// An engine that `fault` makes wrong: it sees the state, the inputs of the cycle before and those of
/// this one, and may change the latter and raise outputs.
pub fn faulty(config: &Config, fault: Fault) -> BoxedEngine<Dut> {
    let model = ShadowTags::new(config);
    Box::new(Faulty { config: config.clone(), model, before: In::default(), fault })
}

fn mismatch(fault: Fault) -> String {
    let config = config(32, 8, 3, IndexFunction::Xor);
    let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
    let engines = vec![model, faulty(&config, fault)];
    let options = VerifyOptions::new(1, 20_000, "none");
    match verify_engines::<Dut>(&config, engines, &options) {
        Err(VerifyError::Mismatch(mismatch)) => mismatch.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("the fault was not noticed"),
    }
}

#[test]
fn an_answer_without_a_lookup_is_noticed() {
    let report = mismatch(|_, before, _, out| out.answer_valid = !before.lookup_valid);
    assert!(report.contains("answer_valid"), "{report}");
}

#[test]
fn a_hit_without_an_answer_is_noticed() {
    let report = mismatch(|_, before, _, out| out.answer_hit = !before.lookup_valid);
    assert!(report.contains("answer_hit"), "{report}");
}

#[test]
fn a_lookup_that_sees_the_write_of_its_cycle_is_noticed() {
    // One cycle early: the write of the next cycle is not known, so the lookup is late instead.
    mismatch(|_, before, seen, _| {
        (seen.lookup_valid, seen.lookup_line) = (before.lookup_valid, before.lookup_line);
    });
}

#[test]
fn a_write_that_wins_over_an_invalidation_is_noticed() {
    mismatch(|_, _, seen, _| {
        if seen.write_valid && seen.write_set == seen.invalidate_set {
            seen.invalidate_ways &= !(1 << seen.write_way);
        }
    });
}

#[test]
fn an_invalidation_that_drops_the_write_of_another_way_is_noticed() {
    mismatch(|_, _, seen, _| {
        seen.write_valid &= !(seen.invalidate_valid && seen.write_set == seen.invalidate_set);
    });
}

#[test]
fn an_invalidation_of_one_way_only_is_noticed() {
    mismatch(|_, _, seen, _| seen.invalidate_ways &= seen.invalidate_ways.wrapping_neg());
}

#[test]
fn a_tag_that_lacks_its_highest_bit_is_noticed() {
    mismatch(|_, _, seen, _| {
        seen.write_tag &= (1 << 21) - 1;
        seen.lookup_line &= (1 << 24) - 1;
    });
}

#[test]
fn a_write_to_no_way_that_lands_in_one_is_noticed() {
    mismatch(|_, _, seen, _| seen.write_way = seen.write_way.min(2));
}

#[test]
fn a_write_into_a_valid_way_that_is_lost_is_noticed() {
    mismatch(|tags, _, seen, _| {
        let held = tags.ways_of(seen.write_set as usize).get(seen.write_way as usize);
        seen.write_valid &= held == Some(&None);
    });
}

fn observed(cycles: &[In]) -> Result<(), Violation> {
    let config = config(32, 8, 3, IndexFunction::Linear);
    let (mut monitor, mut model) = (Monitor::new(&config), ShadowTags::new(&config));
    let mut coverage = Coverage::new();
    cycles.iter().try_for_each(|input| {
        let out = model.step(input);
        monitor.observe(input, &out, &mut coverage)
    })
}

#[test]
fn a_stimulus_that_breaks_its_promise_is_noticed() {
    let write = |write_way| In { write_valid: true, write_way, write_tag: 5, ..In::default() };
    assert_eq!(observed(&[write(1), write(1)]), Ok(()));
    assert_eq!(
        observed(&[write(1), write(2)]).unwrap_err().to_string(),
        "R12: a line must be valid in one way; line 0x28 is in ways [1, 2]"
    );
    let moved = In { invalidate_valid: true, invalidate_ways: 0b10, ..write(2) };
    assert_eq!(observed(&[write(1), moved]), Ok(()));
}
