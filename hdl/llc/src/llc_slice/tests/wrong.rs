//! Slices and worlds that are wrong on purpose: the judges find each without anything to compare with.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::super::model::{Fault, LlcSlice};
use super::super::{Config, Covered, Monitor, Stimulus};
use super::{npot, one, pot};

const CYCLES: u64 = 1_000_000;

/// The judges' message in a million cycles; empty if they find nothing.
fn said(config: &Config, slice: LlcSlice, world: Stimulus) -> String {
    said_within(CYCLES, config, slice, world)
}

fn said_within(cycles: u64, config: &Config, mut slice: LlcSlice, mut world: Stimulus) -> String {
    let (mut monitor, mut coverage) = (Monitor::new(config), Coverage::<Covered>::new());
    let mut last = None;
    for _ in 0..cycles {
        let input = world.next(last.as_ref());
        let out = slice.step(&input);
        if let Err(violation) = monitor.observe(&input, &out, &mut coverage) {
            return violation.to_string();
        }
        last = Some(out);
    }
    String::new()
}

fn of(config: &Config, fault: Fault) -> String {
    said(config, LlcSlice::new(config).with_fault(fault), Stimulus::new(config, 1))
}

#[test]
fn without_a_fault_nothing_is_found() {
    for config in [one(), pot(), npot(), pot().with_chips(4)] {
        let slice = LlcSlice::new(&config);
        let cycles = at_depth(CYCLES, 60_000);
        let (running, stopping) = (Stimulus::new(&config, 1), Stimulus::new(&config, 2).stopping());
        assert_eq!(said_within(cycles, &config, slice.clone(), running), "");
        assert_eq!(said_within(cycles, &config, slice, stopping), "");
    }
}

#[test]
fn a_store_past_the_loads_that_wait_for_its_line_is_found() {
    let report = of(&pot(), Fault::StorePassesLoads);
    assert!(report.contains("must find its line as those before it left it"), "{report}");
}

#[test]
fn write_backs_of_whole_sectors_are_found() {
    let report = of(&pot(), Fault::WholeSectors);
    assert!(!report.is_empty());
}

#[test]
fn a_next_level_that_reorders_a_line_is_found() {
    let config = pot();
    let world = Stimulus::new(&config, 1).reordering();
    let report = said(&config, LlcSlice::new(&config), world);
    assert!(report.contains("must find its line") || report.contains("in memory"), "{report}");
}

#[test]
fn other_faults_are_found() {
    for fault in [
        Fault::FillOverwrites,
        Fault::AtomicKeepsLine,
        Fault::AtomicPassesLoads,
        Fault::PartReadable,
        Fault::CleanForgets,
        Fault::FlushHastens,
    ] {
        assert!(!of(&pot(), fault).is_empty(), "{fault:?}");
    }
}

/// Cycles until a slice has stalled for long, in a world that takes no reply while a beat from below
/// waits: both come by one port of a network, say. 8 MSHRs.
fn hangs(fault: Option<Fault>) -> bool {
    let config = pot();
    let slice = LlcSlice::new(&config);
    let mut slice = fault.map_or(slice.clone(), |fault| slice.with_fault(fault));
    let mut world = Stimulus::new(&config, 3).stopping();
    let (mut last, mut still) = (None, 0);
    for _ in 0..CYCLES {
        let input = world.next(last.as_ref());
        let out = slice.step(&input);
        let moves = [
            input.request.valid && out.request.ready,
            out.reply.valid && input.reply.ready,
            out.memory_request.valid && input.memory_request.ready,
            input.memory_reply.valid && out.memory_reply.ready,
        ];
        still = if moves.contains(&true) || world.in_flight() == 0 { 0 } else { still + 1 };
        if still > 10_000 {
            return true;
        }
        last = Some(out);
    }
    false
}

#[test]
fn a_beat_from_below_that_waits_for_the_reply_port_hangs_and_this_one_does_not() {
    assert!(!hangs(None));
    for fault in [Fault::FillWaits, Fault::AnswerWaits] {
        assert!(hangs(Some(fault)), "{fault:?}");
        let report = of(&pot(), fault);
        assert!(report.contains("R27"), "{report}");
    }
}
