//! The rules one by one, in golden model, rust-hdl and Verilog, on two nodes.

use testbenches::testing::Bench;

use super::super::{Dut, In, Out};
use super::of;

fn bench() -> Bench<Dut> {
    Bench::new(&of(2))
}

/// Flush, and who is empty; the outputs to the nodes and the user.
fn cycle(bench: &mut Bench<Dut>, flush: bool, empty: u64) -> (bool, bool) {
    let Out { node_flush, flushed } =
        bench.cycle(In { flush, node_flushed: [empty, 0, 0, 0, 0, 0, 0, 0] });
    (node_flush, flushed)
}

#[test]
fn r1_a_flush_ends_when_every_node_has_shown_that_it_is_empty() {
    let mut bench = bench();
    // Outside of a flush nothing counts.
    assert_eq!(cycle(&mut bench, false, 0b11), (false, false));
    assert_eq!(cycle(&mut bench, true, 0b10), (true, false));
    // Node 1 has shown it, and need not again.
    assert_eq!(cycle(&mut bench, true, 0b00), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b01), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, true));
    // The next flush waits for both.
    assert_eq!(cycle(&mut bench, false, 0b00), (false, true));
    assert_eq!(cycle(&mut bench, true, 0b01), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b10), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, true));
}

#[test]
fn r2_nodes_are_flushed_until_the_end_though_flush_falls() {
    let mut bench = bench();
    assert_eq!(cycle(&mut bench, true, 0b00), (true, false));
    for _ in 0..5 {
        assert_eq!(cycle(&mut bench, false, 0b01), (true, false));
    }
    assert_eq!(cycle(&mut bench, false, 0b10), (true, false));
    assert_eq!(cycle(&mut bench, false, 0b11), (false, true));
    assert_eq!(cycle(&mut bench, false, 0b00), (false, false));
}

#[test]
fn r3_flushed_stands_until_flush_has_fallen() {
    let mut bench = bench();
    assert_eq!(cycle(&mut bench, true, 0b11), (true, false));
    for _ in 0..5 {
        assert_eq!(cycle(&mut bench, true, 0b11), (true, true));
    }
    assert_eq!(cycle(&mut bench, false, 0b11), (false, true));
    assert_eq!(cycle(&mut bench, false, 0b00), (false, false));
    // One that falls at once is answered too, and one that rises then by the same flush.
    assert_eq!(cycle(&mut bench, true, 0b00), (true, false));
    assert_eq!(cycle(&mut bench, false, 0b11), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, true));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, true));
    assert_eq!(cycle(&mut bench, false, 0b00), (false, true));
}

#[test]
fn r4_a_reset_ends_a_flush() {
    let mut bench = bench();
    cycle(&mut bench, true, 0b01);
    bench.reset_with(In { flush: true, node_flushed: [2, 0, 0, 0, 0, 0, 0, 0] });
    assert_eq!(cycle(&mut bench, false, 0b11), (false, false));
    assert_eq!(cycle(&mut bench, true, 0b10), (true, false));
    assert_eq!(cycle(&mut bench, true, 0b00), (true, false));
}
