//! The checks themselves: blocks that break a rule, which lockstep and monitor must notice.

use testbenches::testing::{observed, report_of};

use super::super::{Dut, In, Out, Ready, Warp};
use super::config;
use crate::testing::{Fault, faulty};

const FAULTS: [Fault<Dut>; 6] = [
    // R2: the last lane is forgotten.
    (|_, seen| seen.warp.active &= 0x7fff_ffff, |_, _| {}),
    // R3: inactive lanes count.
    (|_, seen| seen.warp.active |= seen.warp.active << 1 & 0xffff_ffff, |_, _| {}),
    // R3: lines that differ in the lowest bit alone are one.
    (|_, seen| seen.warp_sector.iter_mut().for_each(|sector| *sector &= !4), |_, _| {}),
    // R3: a sector is lost.
    (|_, _| {}, |_, out| out.line.sectors &= 7),
    // R4: a warp is taken while another is searched.
    (|_, _| {}, |model, out| out.warp.ready |= model.lines_waiting() == 31),
    // R6: the last line is not marked.
    (|_, _| {}, |model, out| out.line.last &= model.counts_waiting() == 0),
];

#[test]
fn lockstep_notices_faults() {
    let config = config(40, 128);
    for (number, fault) in FAULTS.into_iter().enumerate() {
        assert_ne!(report_of::<Dut>(&config, faulty::<Dut>(&config, fault)), "", "fault {number}");
    }
}

/// The monitor works out a warp's lines by itself: a model that is wrong too is noticed.
#[test]
fn the_monitor_knows_a_warps_lines() {
    let seen = |change: fn(&mut Out)| {
        let taking = In { count: Ready::YES, line: Ready::YES, ..In::default() };
        let mut offer = In { warp: Warp { valid: true, active: 3 }, ..taking };
        offer.warp_sector[1] = 9;
        let inputs = [offer, taking, taking, taking, taking, taking];
        observed::<Dut>(&config(40, 128), &inputs.map(|input| (input, change)))
    };
    assert_eq!(seen(|_| {}), "");
    assert!(seen(|out| out.count.unique = 1).starts_with("count: "));
    assert!(seen(|out| out.line.sectors = 1).starts_with("line: "));
}
