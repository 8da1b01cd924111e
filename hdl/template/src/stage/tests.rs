//! The emitted text, the rules one by one, all engines in lockstep, deliberate faults, and the proofs.

use design::Design;
use proofs::prove::{Options, prove};
use testbenches::testing::{
    Bench, agree, alone, assert_rules_are_tested, clean, emitted, is_noticed, shows, stored_bits,
};

use super::{Config, Dut, INFO, In, PROOFS, Ready, Request};

/// The block of a design with an L1 of so many ways.
fn config(ways: u32) -> Config {
    let text = format!("design = 'ccn'\nname = 't'\n[l1]\nsets = 4\nways = {ways}\n");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The boundaries of the geometry: the smallest, no power of two, a power of two.
fn geometries() -> [Config; 3] {
    [config(1), config(4), config(7)]
}

/// Needs no tool.
#[test]
fn every_geometry_is_hardware_and_stores_what_the_page_says() {
    for (config, manifest) in geometries().iter().zip(emitted::<Dut>(&geometries())) {
        assert_eq!(stored_bits(&manifest) as u64, config.figures()[0].ours, "{config:?}");
    }
}

#[test]
fn every_geometry_is_lint_clean() {
    clean::<Dut>(&geometries());
}

/// A request, and whether one may leave.
fn cycle(line: Option<u64>, ready: bool) -> In {
    let request = line.map(|line| Request { valid: true, line });
    In { request: request.into(), forward: Ready { ready } }
}

#[test]
fn r1_requests_leave_in_order() {
    let mut bench = Bench::<Dut>::new(&config(2));
    assert!(!bench.cycle(cycle(Some(7), true)).forward.valid);
    assert_eq!(bench.cycle(cycle(Some(5), false)).forward.line, 7);
    assert_eq!(bench.cycle(cycle(None, true)).forward.line, 7);
    assert_eq!(bench.cycle(cycle(None, true)).forward.line, 5);
    assert!(!bench.cycle(cycle(None, true)).forward.valid);
}

#[test]
fn r2_a_request_is_refused_while_there_is_no_room() {
    let mut bench = Bench::<Dut>::new(&config(2));
    for line in 0..3 {
        assert!(bench.cycle(cycle(Some(line), false)).request.ready);
    }
    assert!(!bench.cycle(cycle(Some(3), true)).request.ready);
    assert!(bench.cycle(cycle(Some(3), false)).request.ready);
}

#[test]
fn r3_held_counts_requests() {
    let mut bench = Bench::<Dut>::new(&config(2));
    for held in 0..3 {
        assert_eq!(bench.cycle(cycle(Some(held), false)).held, held);
    }
    assert_eq!(bench.cycle(cycle(None, true)).held, 3);
    assert_eq!(bench.cycle(cycle(None, false)).held, 2);
}

#[test]
fn r4_a_reset_empties_it() {
    let mut bench = Bench::<Dut>::new(&config(2));
    bench.repeat(2, cycle(Some(9), false));
    bench.reset_with(cycle(Some(9), false));
    let out = bench.cycle(cycle(None, true));
    assert!(!out.forward.valid && out.held == 0);
}

/// The diagram of a block in the registry is run by a test there.
#[test]
fn the_diagram_of_the_datasheet() {
    shows::<Dut>(&[config(2)], INFO.timing.table);
}

#[test]
fn every_rule_has_a_test() {
    assert_rules_are_tested(include_str!("mod.rs"), include_str!("tests.rs"));
}

/// Every bin is hit. The cycles of all geometries are a million, most of them without rust-hdl, which is slower.
#[test]
fn all_engines_agree() {
    for (seed, config) in (1..).zip(&geometries()) {
        agree::<Dut>(config, seed, 340_000, 10_000);
    }
}

#[test]
fn lockstep_notices_faults() {
    let (right, wrong) = (config(4), config(3));
    // R2: less room than there should be.
    assert!(is_noticed::<Dut>(&right, &wrong, |_| {}, |_, _| {}));
    // R3: one request more than is held.
    assert!(is_noticed::<Dut>(&right, &right, |_| {}, |_, out| out.held += 1));
    assert!(!is_noticed::<Dut>(&right, &right, |_| {}, |_, _| {}));
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    let config = config(4);
    let said = alone::<Dut>(&config, &config, |input| input.request.line ^= 1, |_, _| {});
    assert!(said.contains("forward"), "{said}");
    assert_eq!(alone::<Dut>(&config, &config, |_| {}, |_, _| {}), "");
}

/// For all time; and each property finds its fault.
#[test]
fn what_is_declared_is_proved() {
    let report =
        prove(&PROOFS, &Options::default(), &|_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.holds(), "{}", report.problems().join("\n"));
}
