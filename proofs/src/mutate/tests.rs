//! Mutants of a queue of five words, by induction and by reachability alone; mutants of a multiplier's reset.

use super::equivalence::{Induction, Verdict, induction, reach, reachability};
use super::invariants::Invariants;
use super::netlist::{Mutation, Netlist};
use super::pair::{Pair, Start};
use crate::{Case, Effort, Fragment, Proofs};
use emit::{Design, EmitErrors, EmitOptions};
use kit::queue::{Config, Queue};
use kit::serial_multiplier::{self, SerialMultiplier};
use testbenches::ports::{Condition, FieldInfo};

const PROOFS: Proofs = Proofs {
    block: "queue",
    cases: &[
        Case { name: "another one", design: six, constants: &[], depth: 6, reach: 6 },
        Case { name: "this one", design: five, constants: &[], depth: 6, reach: 6 },
    ],
    fragments: &[Fragment {
        module: "queue",
        text: "    always @* if (formal_on)
        // Invariant: The words are in a row from the head on.
        // Fault: `used_q + 3'd1` becomes `used_q + 3'd2`.
        a_row: assert (used_q <= 5 && head_q < 5 && tail_q == (head_q + used_q) % 5);
",
    }],
    exempt: &[],
};

fn outputs_of_queue() -> Vec<FieldInfo> {
    vec![
        output("push_ready", None),
        output("pop_valid", None),
        output("pop_data", Some("pop_valid")),
        output("count", None),
        // A port of other geometries, which is not compared.
        output("home", None),
    ]
}

fn output(name: &str, when: Option<&str>) -> FieldInfo {
    FieldInfo {
        name: name.to_owned(),
        doc: String::new(),
        bundle_doc: String::new(),
        slots: 1,
        max_width: 64,
        when: when.map(|port| Condition { port: port.to_owned(), is: true }),
        encoding: &[],
        is_optional: false,
    }
}

/// A queue needs 8 frames; where more is asked, no clock decides.
const EFFORT: Effort = Effort { frames: 30, conflicts: 10_000, seconds: None };

fn queue(depth: usize) -> Result<Design, EmitErrors> {
    emit::emit(&Queue::new(Config::new(2, depth).unwrap()), &EmitOptions::default())
}

fn five() -> Result<Design, EmitErrors> {
    queue(5)
}

fn six() -> Result<Design, EmitErrors> {
    queue(6)
}

fn is_proved(pair: &Pair, number: usize) -> bool {
    matches!(induction(pair, number, EFFORT).unwrap(), Induction::Proved)
}

/// Without any tie, from the reset on.
fn verdict(pair: &Pair, number: usize) -> Verdict {
    reach(pair, number, &[], false, Start::Reset, EFFORT).unwrap()
}

/// From anywhere, without a reset, where the latches that one step parts are the only ones to differ.
fn is_closed_from_anywhere(pair: &Pair, number: usize) -> bool {
    let Induction::Open(supposed) = induction(pair, number, EFFORT).unwrap() else { return false };
    reach(pair, number, &supposed[0], true, Start::Anywhere, EFFORT).unwrap() == Verdict::Equivalent
}

/// Verdict of reachability on a pair that induction leaves open.
fn decided(pair: &Pair, number: usize) -> Verdict {
    match induction(pair, number, EFFORT).unwrap() {
        Induction::Proved => Verdict::Equivalent,
        Induction::Open(supposed) => reachability(pair, number, &supposed, EFFORT).unwrap(),
    }
}

#[test]
fn induction_proves_nothing_that_reachability_refutes() {
    let design = five().unwrap();
    let netlist = Netlist::new(&design).unwrap();
    let mutations = netlist.list(2000, 1).unwrap();
    let mutations = mutations.into_iter().filter(|mutation| !mutation.is_of_register());
    // With that bit of the head held at 0, 5 is taken for the last place, 4: but the head is never 5.
    let is_idle = |mutation: &Mutation| mutation.what().starts_with("const0 A[0] of eq");
    let (idle, others): (Vec<Mutation>, Vec<Mutation>) = mutations.partition(is_idle);
    let mutations = [idle, others.into_iter().step_by(100).collect()].concat();
    let invariants = Invariants::of(&design, Some(&PROOFS)).unwrap();
    assert!(invariants.is_some());
    let with =
        Pair::new(&outputs_of_queue(), &design, &netlist, &[], invariants.as_ref(), &mutations)
            .unwrap();
    let without = Pair::new(&outputs_of_queue(), &design, &netlist, &[], None, &mutations).unwrap();
    assert!(is_proved(&with, 1), "{}", mutations[0].what());
    assert!(!is_proved(&without, 1), "{}", mutations[0].what());
    let mut different = 0;
    for (number, mutation) in (1..).zip(&mutations) {
        let is_different = matches!(verdict(&with, number), Verdict::Different { .. });
        let is_closed = is_closed_from_anywhere(&with, number);
        let is_decided = decided(&with, number) == Verdict::Equivalent;
        assert!(!(is_different && (is_closed || is_decided)), "{}", mutation.what());
        different += usize::from(is_different);
    }
    assert!(different > 5, "{different} of {}", mutations.len());
}

/// The reset values of a multiplier's data registers are never read: any operands take their place.
#[test]
fn what_is_never_read_may_differ_for_a_while() {
    let outputs = [
        output("start_ready", None),
        output("result_valid", None),
        output("result_product", Some("result_valid")),
    ];
    let multiplier = SerialMultiplier::new(serial_multiplier::Config::new(3, 2).unwrap());
    let design = emit::emit(&multiplier, &EmitOptions::default()).unwrap();
    let netlist = Netlist::new(&design).unwrap();
    let place = design.modules[0].text.lines().position(|line| line.trim() == "if (reset) begin");
    let place = format!("{}.v:{}", design.top, place.unwrap() + 1);
    let of_reset =
        |one: &Mutation| one.what().starts_with("const1 B[") && one.sources().contains(&place);
    let mutations: Vec<Mutation> =
        netlist.list(2000, 1).unwrap().into_iter().filter(of_reset).collect();
    let pair = Pair::new(&outputs, &design, &netlist, &[], None, &mutations).unwrap();
    let (mut closed, mut closed_from_anywhere) = (0, 0);
    for (number, mutation) in (1..).zip(&mutations) {
        let is_equivalent = decided(&pair, number) == Verdict::Equivalent;
        let is_different = matches!(verdict(&pair, number), Verdict::Different { .. });
        assert!(!(is_equivalent && is_different), "{}", mutation.what());
        closed += usize::from(is_equivalent && !is_proved(&pair, number));
        let is_closed = is_closed_from_anywhere(&pair, number);
        assert!(!(is_closed && is_different), "{}", mutation.what());
        closed_from_anywhere += usize::from(is_closed);
    }
    assert!(closed > 2, "{closed} of {}", mutations.len());
    assert!(closed_from_anywhere > 2, "{closed_from_anywhere} of {}", mutations.len());
}

#[test]
fn properties_of_another_configuration_are_not_assumed() {
    let other = queue(2).unwrap();
    assert!(Invariants::of(&other, Some(&PROOFS)).unwrap().is_none());
    assert!(Invariants::of(&other, None).unwrap().is_none());
}
