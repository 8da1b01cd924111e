//! A rule's test as a list of cycles, run on every engine.

use testbenches::testing;

use super::super::super::coalescer::{Sectors, Warp};
use super::super::{Dut, In, Ready};

/// The scatter bypass after a reset.
pub type Bench = testing::Bench<Dut>;

/// Lines for each of `warps` warps, when they are divided.
pub fn divided(bench: &mut Bench, warps: u64) -> u64 {
    loop {
        let out = bench.cycle(taking(warps));
        if out.lines_per_warp_valid {
            return out.lines_per_warp;
        }
    }
}

/// The decision on a load of so many lines, with `warps` warps, after everything before it.
pub fn bypasses(bench: &mut Bench, warps: u64, unique: u64) -> bool {
    while !bench.cycle(offer(warps, unique)).warp.ready {}
    let mut bypasses = None;
    for _ in 0..90 {
        let decision = bench.cycle(taking(warps)).decision;
        if decision.valid {
            assert_eq!(decision.unique, unique);
            bypasses = Some(decision.bypass);
        }
    }
    bypasses.unwrap()
}

/// A cycle with so many active warps in which everything is taken.
pub fn taking(active_warps: u64) -> In {
    In { active_warps, decision: Ready::YES, line: Ready::YES, ..In::default() }
}

/// The same with a load of so many lines, 0 to 32, offered.
pub fn offer(active_warps: u64, unique: u64) -> In {
    let mut warp_sector = Sectors::default();
    for (lane, sector) in (0..).zip(warp_sector.iter_mut()) {
        *sector = 64 * (lane % unique.max(1));
    }
    let warp = Warp { valid: true, active: if unique == 0 { 0 } else { 0xffff_ffff } };
    In { warp, warp_sector, ..taking(active_warps) }
}
