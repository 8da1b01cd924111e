//! The checks themselves: blocks that break a rule, which lockstep must notice.

use testbenches::testing::report_of;

use super::super::Dut;
use super::{config, paper};
use crate::testing::{Fault, faulty};

const FAULTS: [Fault<Dut>; 7] = [
    // R1: 0 warps count as 2.
    (|_, seen| seen.active_warps += 2 * u64::from(seen.active_warps == 0), |_, _| {}),
    // R2: warps above 32 are cut off.
    (|_, seen| seen.active_warps &= 31, |_, _| {}),
    // R3: a result is said to be valid while it is divided.
    (|_, _| {}, |model, out| out.lines_per_warp_valid |= model.is_dividing()),
    // R6: more lines than a warp has, not as many.
    (|_, _| {}, |model, out| out.decision.bypass &= out.decision.unique != model.lines_per_warp()),
    // R6: a warp without lines bypasses.
    (|_, _| {}, |_, out| out.decision.bypass |= out.decision.unique == 0),
    // R7: a line is offered while a decision is valid.
    (|_, _| {}, |_, out| out.line.valid |= out.decision.valid),
    // R4: a lane is lost.
    (|_, seen| seen.warp.active &= 0xffff_fffe, |_, _| {}),
];

#[test]
fn lockstep_notices_faults() {
    for (number, fault) in FAULTS.into_iter().enumerate() {
        for config in [paper(), config(32, 64, 4, 4)] {
            let report = report_of::<Dut>(&config, faulty::<Dut>(&config, fault));
            assert_ne!(report, "", "fault {number}");
        }
    }
}
