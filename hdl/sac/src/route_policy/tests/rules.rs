//! One test a rule of the block's page, named after it, on all three engines.

use std::collections::HashSet;

use testbenches::stimulus::Rng;
use testbenches::testing::{Bench, promised};

use super::super::{Config, Dut, In, Out, Request};
use super::{config, max, npot, one, pot};
use design::Sac;

/// Checks the outputs of every engine for every input.
fn each(config: &Config, inputs: &[In], check: impl Fn(&In, &Out)) {
    let mut bench = Bench::<Dut>::new(config);
    for input in inputs {
        check(input, &bench.cycle(*input));
    }
}

/// Every organisation, of every chip for a line of every chip.
fn all(config: &Config) -> Vec<In> {
    let chips = config.chips() as u64;
    let numbers = 0..2 * chips * chips;
    let input = |number| In {
        sm_side: number & 1 == 1,
        request: Request { chip: number / 2 % chips, home: number / 2 / chips, line: number },
    };
    numbers.map(input).collect()
}

fn line(line: u64) -> In {
    In { sm_side: false, request: Request { line, ..Request::default() } }
}

#[test]
fn r1_sm_side_keeps_every_request_in_its_chip() {
    for sac in [Sac::default(), one(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            let request = input.request;
            let expected = if input.sm_side { request.chip } else { request.home };
            assert_eq!(out.to.chip, expected, "{input:?}");
        });
    }
}

#[test]
fn r2_the_slice_is_the_fold_of_the_line_in_any_chip() {
    let expected = [(0x0, 0), (0x5, 5), (0x15, 4), (0x35a, 0xc), (0x1_0000_0000, 1), (0xff, 0)];
    let mut bench = Bench::<Dut>::new(&config(Sac::default()));
    for (number, slice) in expected {
        for sm_side in [false, true] {
            for chip in 0..4 {
                let request = Request { chip, ..line(number).request };
                assert_eq!(bench.cycle(In { sm_side, request }).to.slice, slice);
            }
        }
    }
    // The last group of 41 bits has one; of a single slice there is nothing to fold.
    assert_eq!(bench.cycle(line(1 << 40)).to.slice, 1);
    each(&config(one()), &[0, 1, 0x1ff].map(line), |_, out| assert_eq!(out.to.slice, 0));
    each(&config(max()), &[1 << 58, 1 << 53].map(line), |input, out| {
        assert_eq!(out.to.slice, if input.request.line == 1 << 58 { 0x10 } else { 0x20 });
    });
}

#[test]
fn r3_slice_set_and_tag_name_one_line() {
    // 16 slices of 128 sets: the set is bits 4 to 10, the tag bits 11 to 40.
    each(&config(Sac::default()), &[0x7f0, 0x800, 0x1ff_ffff_ffff].map(line), |input, out| {
        let expected = match input.request.line {
            0x7f0 => (0x7f, 0),
            0x800 => (0, 1),
            _ => (0x7f, 0x3fff_ffff),
        };
        assert_eq!((out.to.set, out.to.tag), expected);
    });
    each(&config(npot()), &[0x7, 0x8].map(line), |input, out| {
        assert_eq!((out.to.set, out.to.tag), (input.request.line / 4 % 2, input.request.line / 8));
    });
    let mut rng = Rng::new(3);
    for sac in [Sac::default(), one(), pot(), npot()] {
        let config = config(sac);
        let drawn: HashSet<u64> = (0..500).map(|_| rng.bits(config.line_bits())).collect();
        let mut bench = Bench::<Dut>::new(&config);
        let places: HashSet<(u64, u64, u64)> = drawn
            .iter()
            .map(|&number| bench.cycle(line(number)).to)
            .map(|to| (to.slice, to.set, to.tag))
            .collect();
        assert_eq!(places.len(), drawn.len(), "{config:?}");
    }
}

#[test]
fn r4_over_link_is_to_another_chip() {
    for sac in [Sac::default(), one(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            assert_eq!(out.over_link, out.to.chip != input.request.chip, "{input:?}");
        });
    }
}

#[test]
fn r5_a_miss_leaves_sm_sides_slice_for_another_chips_memory() {
    for sac in [Sac::default(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            let leaves = out.to.chip != input.request.home;
            assert_eq!(out.miss_over_link, leaves, "{input:?}");
            assert!(!(leaves && out.over_link), "{input:?}");
        });
    }
}

#[test]
fn r6_what_went_before_does_not_show() {
    let config = config(pot());
    let inputs = all(&config);
    let mut bench = Bench::<Dut>::new(&config);
    let first: Vec<Out> = inputs.iter().map(|input| bench.cycle(*input)).collect();
    let mut back: Vec<Out> = inputs.iter().rev().map(|input| bench.cycle(*input)).collect();
    back.reverse();
    assert_eq!(first, back);
}

#[test]
fn r7_a_chip_that_does_not_exist_breaks_the_promise() {
    let observe = |chip, home| {
        let request = Request { chip, home, ..Request::default() };
        promised::<Dut>(&config(npot()), &[In { sm_side: false, request }])
    };
    assert_eq!(observe(4, 4), "");
    assert_eq!(observe(5, 0), "R7: a chip must be at most 4");
    assert_eq!(observe(0, 5), "R7: a chip must be at most 4");
}
