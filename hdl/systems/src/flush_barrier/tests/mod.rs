//! The rules one by one, all engines in lockstep, deliberate faults, and the emitted text.

mod rules;

use super::{Config, Dut, In, Out};
use testbenches::testing::{agree, alone, assert_rules_are_tested, clean, is_noticed, stored_bits};

fn of(nodes: usize) -> Config {
    Config::new(nodes).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}

#[test]
fn an_illegal_number_of_nodes_is_refused() {
    assert_eq!(
        Config::new(257).unwrap_err().to_string(),
        "flush_barrier.nodes: must be an integer in 1..=256; got 257; try 256"
    );
}

/// A million random cycles in all, every bin hit.
#[test]
fn all_engines_agree() {
    for (seed, nodes) in [(1, 1), (2, 2), (3, 3), (4, 15), (5, 256)] {
        agree::<Dut>(&of(nodes), seed, 200_000, 10_000);
    }
}

#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [of(1), of(2), of(3), of(256)];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits());
    }
}

#[test]
fn lockstep_notices_faults() {
    let is_distinguished = |before: fn(&mut In), after: fn(&In, &mut Out)| {
        is_noticed::<Dut>(&of(3), &of(3), before, after)
    };
    assert!(!is_distinguished(|_| {}, |_, _| {}));
    // R1: one node is not waited for.
    assert!(is_distinguished(|input| input.node_flushed[0] |= 4, |_, _| {}));
    // R2: a flush that is dropped early ends early.
    assert!(is_distinguished(|_| {}, |input, out| out.node_flush = input.flush));
    // R3
    assert!(is_distinguished(|_| {}, |input, out| out.flushed &= input.flush));
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    let said =
        |before: fn(&mut In), after: fn(&In, &mut Out)| alone::<Dut>(&of(3), &of(3), before, after);
    assert_eq!(said(|_| {}, |_, _| {}), "");
    let early = said(|_| {}, |input, out| out.node_flush = input.flush);
    assert!(early.contains("before all are empty"), "{early}");
    let few = said(|input| input.node_flushed[0] |= 4, |_, _| {});
    assert!(few.contains("before all are empty") || few.contains("wait for every node"), "{few}");
    let none = said(|_| {}, |_, out| out.node_flush &= !out.flushed);
    assert!(none.contains("while flush is high"), "{none}");
}
