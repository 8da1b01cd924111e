//! What is proved of the block, on short profiles of few slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::ProfileCounters};
use design::Sac;

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "profile_counters",
    cases: &[
        Case {
            name: "4 slices, profiles of 3 cycles",
            design: || design(4, 3),
            constants: &[("SLICES", 4), ("CYCLES", 3)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "a single slice, profiles of 5 cycles",
            design: || design(1, 5),
            constants: &[("SLICES", 1), ("CYCLES", 5)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[Fragment { module: "profile_counters", text: include_str!("properties.v") }],
    properties: &[
        property(
            "window_follows",
            "invariant",
            "The cycles that are left are those of the profile.",
            fault("profile_counters", "left_q - 2'd1", "left_q - {1'b0, !arrival_slices[0]}"),
        ),
        property(
            "r2_window",
            "R1 to R3",
            "`profiling` is true in the `profile_cycles` cycles after the last start, and in no other.",
            fault("profile_counters", "if (start)", "if (start && !profiling_1)"),
        ),
        property(
            "r4_llc_requests",
            "R1 to R4",
            "`llc_requests` is the arrivals of the profile.",
            fault("profile_counters", "arrivals = 4'd0;", "arrivals = {3'd0, arrival_slices[0]};"),
        ),
        property(
            "r4_llc_hits",
            "R1 to R4, R6",
            "`llc_hits` is those of them that hit.",
            fault("profile_counters", "arrivals & arrival_hits", "arrival_hits"),
        ),
        property(
            "r4_memory_side",
            "R1 to R4, R7",
            "A slice's memory-side counter is its arrivals of the profile.",
            fault("profile_counters_slices", "counters_q[i * 16 +: 16] + ", "counters_q[15:0] + "),
        ),
        property(
            "r5_total_requests",
            "R1 to R3, R5",
            "`total_requests` is the misses of the profile.",
            fault(
                "profile_counters",
                "misses = miss_slices;",
                "misses = miss_slices | miss_local;",
            ),
        ),
        property(
            "r5_local_requests",
            "R1 to R3, R5, R6",
            "`local_requests` is those of them that are local.",
            fault("profile_counters", "misses & miss_local", "miss_local"),
        ),
        property(
            "r5_sm_side",
            "R1 to R3, R5, R7",
            "A slice's SM-side counter is its misses of the profile.",
            fault(
                "profile_counters_slices",
                "value = counters_q[{index, 4'd0} +: 16]",
                "value = counters_q[63:48]",
            ),
        ),
        property(
            "r6_part_of_all",
            "R6",
            "Hits are never more than requests, nor local requests than all.",
            fault("profile_counters", "arrivals & arrival_hits", "arrivals | arrival_hits"),
        ),
        property(
            "r7_no_slice",
            "R7",
            "A number that is no slice's reads as 0.",
            fault(
                "profile_counters_slices",
                "value = 16'd0;\n        if (",
                "value = 16'd1;\n        if (",
            ),
        ),
        property(
            "r8_no_overflow",
            "R8",
            "A slice counts at most `profile_cycles`, and all slices together at most as many as had the time to.",
            fault("profile_counters", "if (profiling_1)", "if (profiling_1 || arrival_hits[0])"),
        ),
    ],
    covers: &[Cover { name: "restarted" }, Cover { name: "all_at_once" }],
    exempt: &[],
};

fn design(slices: u32, profile_cycles: u32) -> Result<Design, EmitErrors> {
    let config = Config::new(&Sac { slices, profile_cycles, ..Sac::default() }, "proof");
    let config = config.expect("a legal profile");
    emit::emit(&ProfileCounters::new(&config), &EmitOptions::default())
}
