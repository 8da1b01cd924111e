//! Three cores or four, lines of two sectors; requests are named by their entry.

use signal::port::Ready;
use testbenches::dut::{Dut as _, Model as _};
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify_engines};
use testbenches::testing::{Bench, at_depth};

use super::super::model::CcnRing;
use super::super::stimulus::bytes;
use super::super::{Config, Dut, In, Out};
use super::config;
use crate::request_stop::Miss;
use crate::ring_stop::Write;

/// Nothing comes, and everything may leave.
fn open(config: &Config) -> In {
    let mut input = In::default();
    for core in 0..config.cores() {
        (input.unserved[core], input.fill[core]) = (Ready::YES, Ready::YES);
    }
    input
}

fn line(entry: u64) -> u64 {
    0x10 + entry
}

/// A core asks for the line of `entry`.
fn asks(config: &Config, core: usize, entry: u64) -> In {
    let mut input = open(config);
    input.inject[core] = Miss { valid: true, line: line(entry), entry };
    input
}

/// The line of `entry` becomes readable in way 1 of a core's L1.
fn fills(config: &Config, core: usize, entry: u64) -> In {
    let tags = config.stop().tags();
    let (set, tag) = (tags.set_of(line(entry)) as u64, tags.tag_of(line(entry)));
    let mut input = open(config);
    input.write[core] = Write { valid: true, set, way: 1, tag };
    input
}

/// Cycles with everything open in which arrays answer with the line of `entry`.
fn runs(bench: &mut Bench<Dut>, cycles: usize, entry: u64) -> Vec<Out> {
    let config = bench.config().clone();
    let mut last = Out::default();
    let mut cycle = || {
        let mut input = open(&config);
        for core in 0..config.cores() {
            let read = last.read[core];
            if read.valid {
                input.read_data[core] = bytes(&config, line(entry), read.sector);
            }
        }
        last = bench.cycle(input);
        last
    };
    (0..cycles).map(|_| cycle()).collect()
}

/// The cycle from which on something is so.
fn first(outs: &[Out], is_so: impl Fn(&Out) -> bool) -> Option<usize> {
    outs.iter().position(is_so)
}

/// Who serves when core 1 of four asks, and others hold the line.
fn served_by(holders: &[usize]) -> Option<usize> {
    let config = config(4, 3, 1);
    let mut bench = Bench::<Dut>::new(&config);
    for &core in holders {
        bench.cycle(fills(&config, core, 3));
    }
    bench.cycle(asks(&config, 1, 3));
    let outs = runs(&mut bench, 30, 3);
    (0..4).find(|&core| outs.iter().any(|out| out.served[core].valid))
}

#[test]
fn r1_requests_go_to_rising_numbers() {
    assert_eq!(served_by(&[0, 2, 3]), Some(2));
    assert_eq!(served_by(&[0, 3]), Some(3));
    assert_eq!(served_by(&[0]), Some(0));
    // Its copy answers nothing.
    assert_eq!(served_by(&[1]), None);
}

/// A hop is a cycle on the way back, and two on the way there.
#[test]
fn r2_responses_go_to_falling_numbers() {
    for (hops, holder) in [(1, 2), (2, 3), (3, 0)] {
        let config = config(4, 3, 1);
        let mut bench = Bench::<Dut>::new(&config);
        bench.cycle(fills(&config, holder, 3));
        bench.cycle(asks(&config, 1, 3));
        let outs = runs(&mut bench, 30, 3);
        let last = first(&outs, |out| out.fill[1].valid && out.fill[1].last);
        assert_eq!(last, Some(3 * hops + 2 + 2 - 1), "{hops}");
    }
}

#[test]
fn r3_links_take_their_time() {
    for latency in 1..=5 {
        let config = config(3, 2, latency);
        let mut bench = Bench::<Dut>::new(&config);
        bench.cycle(asks(&config, 1, 3));
        let outs = runs(&mut bench, 40, 3);
        let unserved = first(&outs, |out| out.unserved[1].valid);
        assert_eq!(unserved, Some((latency as usize + 1) * 3 + 2 - 1), "{latency}");
    }
}

#[test]
fn r4_a_reset_leaves_nothing() {
    for latency in [1, 3] {
        let config = config(3, 2, latency);
        let mut bench = Bench::<Dut>::new(&config);
        bench.cycle(fills(&config, 2, 3));
        bench.cycle(asks(&config, 0, 3));
        bench.cycle(asks(&config, 1, 3));
        runs(&mut bench, 5, 3);
        bench.reset();
        let outs = runs(&mut bench, 20, 3);
        let is_quiet = |out: &Out| (0..3).all(|i| !out.fill[i].valid && !out.unserved[i].valid);
        assert!(outs.iter().all(is_quiet));
    }
}

/// The monitor follows each request; golden model and Verilog, whose lockstep hits every bin besides.
#[test]
fn r5_each_request_leaves_once() {
    let config = config(4, 2, 2);
    let engines = [EngineKind::Model, EngineKind::Verilog];
    let engines = engines.map(|kind| testbenches::engine::make::<Dut>(&config, kind, 1).unwrap());
    let options = VerifyOptions::new(7, at_depth(20_000, 5_000), "none");
    verify_engines::<Dut>(&config, engines.into(), &options).unwrap();
}

/// Under random traffic of golden rings; for all time it is proved.
#[test]
fn r6_each_ring_has_a_free_place() {
    use testbenches::dut::Stimulus as _;
    for (cores, places) in [(2, 2), (3, 2), (3, 3)] {
        let config = config(cores, places, 1);
        let (mut ring, mut stimulus) = (CcnRing::new(&config), Dut::stimulus(&config, 5));
        let mut last = None;
        for _ in 0..at_depth(50_000, 10_000) {
            let stops = || ring.stops().iter();
            let most = (cores * places) as usize;
            assert!(stops().map(|stop| stop.requests_queued()).sum::<usize>() < most);
            // A line of two sectors may hold a place in two queues.
            assert!(stops().map(|stop| stop.responses_queued()).sum::<usize>() <= most);
            last = Some(ring.step(&stimulus.next(last.as_ref())));
        }
    }
}

/// From a full ring: once no core asks, everything leaves.
#[test]
fn r7_everything_leaves() {
    use testbenches::dut::Stimulus as _;
    let config = config(3, 2, 1);
    // Of 3 cores, lines of 2 sectors, queues of 2 places and links of latency 1.
    let bound = 4 * 3 * 2 * (2 + 2);
    let mut ring = CcnRing::new(&config);
    let mut stimulus = Dut::stimulus(&config, 5);
    let mut last = None;
    for _ in 0..200 {
        for _ in 0..100 {
            last = Some(ring.step(&stimulus.next(last.as_ref())));
        }
        let mut drained = ring.clone();
        for _ in 0..bound {
            drained.step(&open(&config));
        }
        let left = drained.stops().iter();
        let left: usize = left.map(|stop| stop.requests_queued() + stop.responses_queued()).sum();
        assert_eq!(left, 0);
    }
}
