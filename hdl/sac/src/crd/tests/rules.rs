//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::coverage::Coverage;
use testbenches::dut::Monitor as _;
use testbenches::engine::EngineKind;

use super::super::{In, Monitor, Out, Request};
use super::bench::{Bench, CLEAR, ask, counters, each, hits, request, sectors};
use super::{config, npot, one, sectored, small};
use design::Sac;

#[test]
fn r1_only_every_pth_set_is_sampled() {
    let small = config(small());
    // Eight sets in the cache, two in the directory.
    assert_eq!(small.stride_bits(), 2);
    each(&small, |bench| {
        for line in 0..32 {
            let answer = ask(bench, request(0, line));
            // Tag, set of the directory, and what they make the rest.
            let is_sampled = [0, 5, 9, 12, 19, 22, 26, 31].contains(&line);
            assert_eq!(answer, is_sampled.then_some(false), "line {line}");
        }
        assert_eq!(counters(bench), (8, 0));
        // Requests that were not sampled left no trace.
        assert_eq!(ask(bench, request(0, 32 - 3)), None);
        assert_eq!(counters(bench), (8, 0));
    });
    each(&config(one()), |bench| {
        assert_eq!(ask(bench, request(0, 0)), Some(false));
        assert_eq!(ask(bench, request(0, 1)), Some(false));
        assert_eq!(ask(bench, request(0, 1)), Some(true));
    });
}

#[test]
fn r2_set_and_tag_tell_every_sampled_line_apart() {
    for sac in [small(), npot(), sectored()] {
        let config = config(sac);
        let (set_bits, stride) = (config.set_bits(), config.stride_bits());
        each(&config, |bench| {
            // A line and the one that differs in a bit of tag or set.
            let line = config.line_of(config.sets() - 1, 0x15555 & ((1 << config.tag_bits()) - 1));
            for bit in stride..config.line_bits() {
                bench.cycle(CLEAR);
                assert_eq!(ask(bench, request(0, line)), Some(false));
                let above = (line ^ (1 << bit)) >> stride;
                let other = config.line_of(above as usize % config.sets(), above >> set_bits);
                assert_eq!(ask(bench, request(0, other)), Some(false), "bit {bit}, {set_bits}");
                assert_eq!(ask(bench, request(0, line)), Some(true), "bit {bit}");
            }
        });
    }
}

#[test]
fn r3_a_hit_is_a_line_that_the_chip_asked_for() {
    each(&config(small()), |bench| {
        assert!(!hits(bench, 0, 1, 5));
        assert!(hits(bench, 0, 1, 5));
        assert!(!hits(bench, 1, 1, 5));
        assert!(!hits(bench, 2, 1, 5));
        for chip in 0..3 {
            assert!(hits(bench, chip, 1, 5));
            assert!(!hits(bench, chip, 0, 5));
        }
    });
    each(&config(sectored()), |bench| {
        let line = bench.config().line_of(3, 9);
        assert_eq!(ask(bench, sectors(2, line, 0b0110)), Some(false));
        for wanted in 1..16 {
            let expected = wanted & !0b0110 == 0;
            // A miss would set bits: each is asked of a directory that knows two alone.
            bench.cycle(CLEAR);
            bench.cycle(sectors(2, line, 0b0110));
            assert_eq!(ask(bench, sectors(2, line, wanted)), Some(expected), "{wanted:#b}");
        }
    });
}

/// Under memory-side a line that any chip asked for is there, and a sector that any did.
#[test]
fn r3_a_hit_under_memory_side_is_a_line_that_some_chip_asked_for() {
    let counted = |bench: &mut Bench| bench.cycle(In::default()).memory_side_hits;
    each(&config(small()), |bench| {
        assert!(!hits(bench, 0, 1, 5) && !hits(bench, 1, 1, 5) && !hits(bench, 2, 0, 5));
        assert_eq!(counted(bench), 1);
        assert!(hits(bench, 1, 1, 5));
        assert_eq!((counted(bench), counters(bench)), (2, (4, 1)));
    });
    each(&config(sectored()), |bench| {
        let line = bench.config().line_of(3, 9);
        bench.cycle(sectors(2, line, 0b0110));
        bench.cycle(sectors(0, line, 0b1000));
        for (wanted, expected) in [(0b0010, 1), (0b1110, 1), (0b1000, 1), (0b1111, 0)] {
            let before = counted(bench);
            bench.cycle(sectors(3, line, wanted));
            assert_eq!(counted(bench) - before, expected, "{wanted:#b}");
        }
    });
}

#[test]
fn r4_a_found_line_takes_the_bits_and_no_other() {
    each(&config(sectored()), |bench| {
        let line = bench.config().line_of(0, 0);
        let of = |chip, wanted| sectors(chip, line, wanted);
        assert_eq!(ask(bench, of(1, 0b0001)), Some(false));
        assert_eq!(ask(bench, of(1, 0b0011)), Some(false));
        assert_eq!(ask(bench, of(1, 0b0011)), Some(true));
        assert_eq!(ask(bench, of(1, 0b0001)), Some(true));
        assert_eq!(ask(bench, of(1, 0b0010)), Some(true));
        // Neither other chips nor other sectors.
        assert_eq!(ask(bench, of(1, 0b0100)), Some(false));
        assert_eq!(ask(bench, of(0, 0b0001)), Some(false));
        assert_eq!(ask(bench, of(2, 0b0001)), Some(false));
        assert_eq!(ask(bench, of(1, 0b0111)), Some(true));
    });
}

#[test]
fn r5_the_least_recently_used_entry_is_replaced_by_the_requester_alone() {
    each(&config(small()), |bench| {
        for chip in 0..3 {
            hits(bench, chip, 1, 0);
        }
        for tag in [1, 2] {
            assert!(!hits(bench, 0, 1, tag));
        }
        // A fourth line takes the place of line 0, with nothing of its bits.
        assert!(!hits(bench, 2, 1, 3));
        assert!(hits(bench, 2, 1, 3));
        assert!(!hits(bench, 0, 1, 3));
        assert!(hits(bench, 0, 1, 1) && hits(bench, 0, 1, 2));
        assert!(!hits(bench, 1, 1, 0));
        // The request took the way of line 3, and the other set has all of its three.
        assert!(hits(bench, 0, 1, 1) && hits(bench, 0, 1, 2));
        for tag in 0..3 {
            assert!(!hits(bench, 0, 0, tag));
        }
        for tag in 0..3 {
            assert!(hits(bench, 0, 0, tag));
        }
    });
    each(&config(one()), |bench| {
        assert!(!hits(bench, 0, 1, 7) && hits(bench, 0, 1, 7));
        assert!(!hits(bench, 0, 1, 6) && !hits(bench, 0, 1, 7));
    });
}

#[test]
fn r6_every_sampled_request_refreshes_its_entry() {
    each(&config(small()), |bench| {
        for tag in 0..3 {
            hits(bench, 0, 0, tag);
        }
        // A hit keeps line 0, a miss of another chip line 1: line 2 goes, then line 0.
        assert!(hits(bench, 0, 0, 0));
        assert!(!hits(bench, 1, 0, 1));
        assert!(!hits(bench, 0, 0, 3));
        assert!(!hits(bench, 0, 0, 4));
        assert!(hits(bench, 0, 0, 1) && hits(bench, 0, 0, 3) && hits(bench, 0, 0, 4));
        assert!(!hits(bench, 0, 0, 0) && !hits(bench, 0, 0, 2));
    });
}

#[test]
fn r7_a_request_sees_the_one_of_the_cycle_before() {
    each(&config(small()), |bench| {
        let [a, b] = [bench.config().line_of(0, 1), bench.config().line_of(0, 2)];
        let asked = [a, a, b, a, b, b].map(|line| request(0, line));
        let mut answers: Vec<Out> = asked.iter().map(|input| bench.cycle(*input)).collect();
        answers.push(bench.cycle(In::default()));
        let hits: Vec<bool> = answers[1..].iter().map(|out| out.answer.hit).collect();
        assert_eq!(hits, [false, true, false, true, true, true]);
        assert!(answers[1..].iter().all(|out| out.answer.valid));
    });
}

/// Payload beside a `valid` that is false.
fn unasked(chip: u64, line: u64) -> In {
    let request = Request { valid: false, ..request(chip, line).request };
    In { request, clear: false }
}

#[test]
fn r8_the_answer_comes_in_the_next_cycle_only() {
    each(&config(small()), |bench| {
        let line = bench.config().line_of(1, 1);
        for hit in [false, true] {
            assert!(!bench.cycle(request(2, line)).answer.valid);
            let out = bench.cycle(request(2, line + 1));
            assert_eq!((out.answer.valid, out.answer.hit), (true, hit));
            assert!(!bench.cycle(In::default()).answer.valid);
            // A payload beside a `valid` that is false means nothing.
            bench.cycle(unasked(2, line));
            assert!(!bench.cycle(In::default()).answer.valid);
        }
    });
}

#[test]
fn r9_both_counters_hold_once_the_requests_are_full() {
    each(&config(sectored()), |bench| {
        let line = bench.config().line_of(2, 2);
        assert_eq!(counters(bench), (0, 0));
        bench.cycle(sectors(0, line, 0b1111));
        assert_eq!(counters(bench), (1, 0));
        bench.cycle(sectors(0, line, 0b0111));
        assert_eq!(counters(bench), (2, 1));
        bench.cycle(request(0, line + 1));
        assert_eq!(counters(bench), (2, 1));
    });
    each(&config(Sac { profile_cycles: 1, counter_bits: 6, ..one() }), |bench| {
        stays_full(bench, 6)
    });
}

/// Requests until the counters are full, and three more.
fn stays_full(bench: &mut Bench, counter_bits: usize) {
    let full = (1 << counter_bits) - 1;
    bench.repeat(full, request(0, 0));
    for _ in 0..3 {
        let out = bench.cycle(request(0, 0));
        assert_eq!((out.requests, out.hits), (full, full - 1));
    }
}

/// As many as by default, which are too many for rust-hdl's simulation.
#[test]
fn a_full_count_of_24_bits_stays() {
    let engines = [EngineKind::Model, EngineKind::Verilog];
    stays_full(&mut Bench::of(&config(one()), &engines), 24);
}

#[test]
fn r10_a_clear_forgets_everything_and_the_request_beside_it() {
    each(&config(small()), |bench| {
        for tag in [0, 1, 2, 0] {
            hits(bench, 0, 0, tag);
        }
        hits(bench, 0, 1, 0);
        let line = bench.config().line_of(1, 0);
        // The answer in flight still comes.
        bench.cycle(request(0, line));
        let out = bench.cycle(In { clear: true, ..request(0, line) });
        assert!(out.answer.valid && out.answer.hit);
        assert_eq!((out.requests, out.hits), (6, 2));
        let out = bench.cycle(request(0, line));
        assert_eq!((out.answer.valid, out.requests, out.hits), (false, 0, 0));
        let out = bench.cycle(In::default());
        assert_eq!((out.answer.valid, out.answer.hit), (true, false));
        // No entry is left, and the order begins anew: 0, then 1, then 2 is replaced.
        for tag in 0..3 {
            assert!(!hits(bench, 0, 0, tag));
        }
        assert!(!hits(bench, 0, 0, 3));
        assert!(hits(bench, 0, 0, 1) && hits(bench, 0, 0, 2) && !hits(bench, 0, 0, 0));
    });
}

#[test]
fn r11_a_reset_forgets_everything_and_the_answer() {
    each(&config(small()), |bench| {
        let line = bench.config().line_of(1, 0);
        assert!(!hits(bench, 0, 1, 0) && hits(bench, 0, 1, 0));
        bench.cycle(request(0, line));
        bench.reset();
        let out = bench.cycle(In::default());
        assert_eq!((out.answer.valid, out.requests, out.hits), (false, 0, 0));
        assert!(!hits(bench, 0, 1, 0));
    });
}

#[test]
fn r12_a_request_without_a_sector_or_of_no_chip_breaks_the_promise() {
    // No model answers such a request.
    let observe = |input, output| {
        let mut monitor = Monitor::new(&config(small()));
        let seen = monitor.observe(&input, &output, &mut Coverage::new());
        seen.map_or_else(|violation| violation.to_string(), |()| String::new())
    };
    let none = Out::default();
    let rule = "R12: a request must be of a chip below 3, for a sector or more; it is of chip";
    assert_eq!(observe(request(2, 0), none), "");
    assert_eq!(observe(request(3, 0), none), format!("{rule} 3, 0x1"));
    assert_eq!(observe(sectors(1, 0, 0), none), format!("{rule} 1, 0x0"));
    assert_eq!(observe(unasked(3, 0), none), "");
    assert_eq!(observe(CLEAR, Out { hits: 1, ..none }), "R9: hits must be at most requests");
}
