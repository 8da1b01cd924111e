//! One test a rule of the block's page, named after it, on all three engines.

use std::collections::HashSet;

use testbenches::coverage::Coverage;
use testbenches::dut::Monitor as _;
use testbenches::engine::{self, EngineKind};
use testbenches::stimulus::Rng;

use super::super::{Config, Dut, In, Monitor, Out};
use super::{config, max, npot, one, pot};
use design::Sac;

/// What every engine says to every input.
fn each(config: &Config, inputs: &[In], check: impl Fn(&In, &Out)) {
    for kind in EngineKind::ALL {
        let mut engine = engine::make::<Dut>(config, kind, 1).unwrap();
        engine.cycle(true, &In::default());
        for input in inputs {
            check(input, &engine.cycle(false, input));
        }
    }
}

/// Every organisation and kind, of every chip for a line of every chip.
fn all(config: &Config) -> Vec<In> {
    let chips = config.chips() as u64;
    let mut inputs = Vec::new();
    for number in 0..4 * chips * chips {
        inputs.push(In {
            sm_side: number & 1 == 1,
            request_atomic: number & 2 == 2,
            request_chip: number / 4 % chips,
            request_home: number / 4 / chips,
            request_line: number,
        });
    }
    inputs
}

fn lines(lines: &[u64]) -> Vec<In> {
    lines.iter().map(|&request_line| In { request_line, ..In::default() }).collect()
}

#[test]
fn r1_only_sm_side_keeps_a_request_in_its_chip_and_no_atomic() {
    for sac in [Sac::default(), one(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            let stays = input.sm_side && !input.request_atomic;
            let expected = if stays { input.request_chip } else { input.request_home };
            assert_eq!(out.to_chip, expected, "{input:?}");
        });
    }
}

#[test]
fn r2_the_slice_is_the_fold_of_the_line_in_any_chip() {
    let expected = [(0x0, 0), (0x5, 5), (0x15, 4), (0x35a, 0xc), (0x1_0000_0000, 1), (0xff, 0)];
    for (line, slice) in expected {
        for sm_side in [false, true] {
            let inputs: Vec<In> = (0..4)
                .map(|chip| In { sm_side, request_chip: chip, request_line: line, ..In::default() })
                .collect();
            each(&config(Sac::default()), &inputs, |_, out| assert_eq!(out.to_slice, slice));
        }
    }
    // The last group of 41 bits has one; of a single slice there is nothing to fold.
    each(&config(Sac::default()), &lines(&[1 << 40]), |_, out| assert_eq!(out.to_slice, 1));
    each(&config(one()), &lines(&[0, 1, 0x1ff]), |_, out| assert_eq!(out.to_slice, 0));
    each(&config(max()), &lines(&[1 << 58, 1 << 53]), |input, out| {
        assert_eq!(out.to_slice, if input.request_line == 1 << 58 { 0x10 } else { 0x20 });
    });
}

#[test]
fn r3_slice_set_and_tag_name_one_line() {
    // 16 slices of 128 sets: the set is bits 4 to 10, the tag bits 11 to 40.
    each(&config(Sac::default()), &lines(&[0x7f0, 0x800, 0x1ff_ffff_ffff]), |input, out| {
        let expected = match input.request_line {
            0x7f0 => (0x7f, 0),
            0x800 => (0, 1),
            _ => (0x7f, 0x3fff_ffff),
        };
        assert_eq!((out.to_set, out.to_tag), expected);
    });
    each(&config(npot()), &lines(&[0x7, 0x8]), |input, out| {
        assert_eq!((out.to_set, out.to_tag), (0, input.request_line / 4));
    });
    let mut rng = Rng::new(3);
    for sac in [Sac::default(), one(), pot(), npot()] {
        let config = config(sac);
        let drawn: HashSet<u64> = (0..500).map(|_| rng.bits(config.line_bits())).collect();
        let drawn: Vec<u64> = drawn.into_iter().collect();
        let mut engine = engine::make::<Dut>(&config, EngineKind::Verilog, 1).unwrap();
        let places: HashSet<(u64, u64, u64)> = lines(&drawn)
            .iter()
            .map(|input| engine.cycle(false, input))
            .map(|out| (out.to_slice, out.to_set, out.to_tag))
            .collect();
        assert_eq!(places.len(), drawn.len(), "{config:?}");
    }
}

#[test]
fn r4_over_link_is_to_another_chip() {
    for sac in [Sac::default(), one(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            assert_eq!(out.over_link, out.to_chip != input.request_chip, "{input:?}");
        });
    }
}

#[test]
fn r5_a_miss_leaves_sm_sides_slice_for_another_chips_memory() {
    for sac in [Sac::default(), npot()] {
        let config = config(sac);
        each(&config, &all(&config), |input, out| {
            let leaves = out.to_chip != input.request_home;
            assert_eq!(out.miss_over_link, leaves, "{input:?}");
            assert!(!leaves || input.sm_side && !input.request_atomic, "{input:?}");
        });
    }
}

#[test]
fn r6_an_atomic_takes_the_copies_under_sm_side_alone() {
    let config = config(Sac::default());
    each(&config, &all(&config), |input, out| {
        assert_eq!(out.releases_copies, input.sm_side && input.request_atomic, "{input:?}");
    });
}

#[test]
fn r7_what_went_before_does_not_show() {
    let config = config(pot());
    let inputs = all(&config);
    for kind in EngineKind::ALL {
        let mut engine = engine::make::<Dut>(&config, kind, 1).unwrap();
        let first: Vec<Out> = inputs.iter().map(|input| engine.cycle(false, input)).collect();
        let back = inputs.iter().rev().map(|input| engine.cycle(false, input));
        let mut back: Vec<Out> = back.collect();
        back.reverse();
        assert_eq!(first, back);
    }
}

#[test]
fn r8_a_chip_that_does_not_exist_breaks_the_promise() {
    let observe = |request_chip, request_home| {
        let input = In { request_chip, request_home, ..In::default() };
        let mut monitor = Monitor::new(&config(npot()));
        let seen = monitor.observe(&input, &Out::default(), &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    assert_eq!(observe(4, 4), "");
    assert_eq!(observe(5, 0), "R8: a chip must be at most 4");
    assert_eq!(observe(0, 5), "R8: a chip must be at most 4");
}
