//! Behaviour of a cycle, and independence of instances.

use super::*;
use std::collections::HashSet;
use std::thread;

#[test]
fn ports_of_every_width_pass_unchanged_and_stray_bits_are_ignored() {
    let program = Program::build(&delay("delay"), Trace::Off).unwrap();
    check_delay(&mut program.start(1), 1);
}

#[test]
fn outputs_are_sampled_before_the_edge_and_slots_above_the_width_are_zero() {
    let body = "  reg q;\n  always @(posedge clock) q <= a;\n  assign now = {99'd0, a};\n  assign past = q;";
    let ports = "input wire a, output wire [99:0] now, output wire past";
    let mut source = module(ports, body, &[("a", 1)], &[("now", 100), ("past", 1)]);
    source.outputs[0].slots = 8;
    let mut dut = Program::build(&source, Trace::Off).unwrap().start(1);
    let mut outputs = [u64::MAX; 9];
    dut.cycle(false, &[1], &mut outputs);
    assert_eq!(outputs[..8], [1, 0, 0, 0, 0, 0, 0, 0]);
    dut.cycle(false, &[0], &mut outputs);
    assert_eq!((outputs[0], outputs[8]), (0, 1));
}

#[test]
fn the_first_cycle_has_a_rising_edge() {
    let mut dut = Program::build(&unreset(), Trace::Off).unwrap().start(1);
    let (mut first, mut second) = ([0], [0]);
    dut.cycle(false, &[1], &mut first);
    dut.cycle(false, &[1], &mut second);
    assert_eq!(second[0], first[0].wrapping_add(1));
}

#[test]
fn state_before_reset_is_random_and_a_function_of_the_seed() {
    let program = Program::build(&unreset(), Trace::Off).unwrap();
    let start = |seed| {
        let mut count = [0];
        program.start(seed).cycle(false, &[0], &mut count);
        count[0]
    };
    let alone: Vec<u64> = (0..20).map(start).collect();
    let distinct: HashSet<_> = alone.iter().collect();
    assert_eq!(distinct.len(), 20, "{alone:x?}");
    // Other threads that start instances meanwhile make no difference.
    thread::scope(|scope| {
        let threads: Vec<_> =
            (0..8).map(|_| scope.spawn(|| (0..20).map(start).collect::<Vec<_>>())).collect();
        for other in threads {
            assert_eq!(other.join().unwrap(), alone);
        }
    });
}

#[test]
fn instances_are_independent_across_threads_and_when_moved() {
    let program = Program::build(&delay("delay"), Trace::Off).unwrap();
    let again = Program::build(&delay("delay"), Trace::Off).unwrap();
    thread::scope(|scope| {
        for salt in 0..16 {
            let mut instance = if salt % 2 == 0 { program.start(salt) } else { again.start(salt) };
            scope
                .spawn(move || (0..100).for_each(|round| check_delay(&mut instance, salt + round)));
        }
    });
    let (mut one, mut two) = (program.start(1), program.start(2));
    let mut outputs = [vec![0; 19], vec![0; 19]];
    for (value, other) in [(5, 6), (7, 8), (9, 10)] {
        one.cycle(false, &[value; 19], &mut outputs[0]);
        two.cycle(false, &[other; 19], &mut outputs[1]);
    }
    assert_eq!((outputs[0][1], outputs[1][1]), (7, 8));
}

#[test]
fn an_instance_outlives_its_program_and_programs_can_be_loaded_again() {
    for round in 0..20 {
        let mut instance = Program::build(&delay("delay"), Trace::Off).unwrap().start(round);
        check_delay(&mut instance, round);
    }
}
