//! What is proved of the block, on short profiles of few slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::ProfileCounters};
use design::Sac;

/// Properties, covers and deliberate faults of `profile_counters` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "profile_counters",
    cases: &[
        Case {
            name: "4 slices, 3 L1s, profiles of 3 cycles",
            design: || design(4, 3, 3),
            constants: &[("SLICES", 4), ("CYCLES", 3), ("PORTS", 3), ("EACH", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "a single slice and L1, profiles of 5 cycles",
            design: || design(1, 1, 5),
            constants: &[("SLICES", 1), ("CYCLES", 5), ("PORTS", 1), ("EACH", 1)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "4 slices, 2 L1s, profiles of 7 cycles, counters of 6 and of 4 bits, as in `proofs/mutation/sac.toml`",
            design: || emitted(&mutated()),
            constants: &[("SLICES", 4), ("CYCLES", 7), ("PORTS", 2), ("EACH", 2)],
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[Fragment { module: "profile_counters", text: include_str!("properties.v") }],
    properties: &[
        property(
            "window_follows",
            "invariant",
            "The cycles that are left are those of the profile.",
            fault("profile_counters", "left_q - 2'd1", "left_q - {1'b0, !arrivals[0]}"),
        ),
        property(
            "r2_window",
            "R1 to R3",
            "`profiling` is true in the `profile_cycles` cycles after the last start, and in no other.",
            fault("profile_counters", "if (start)", "if (start && !profiling)"),
        ),
        property(
            "r4_llc_requests",
            "R1 to R4",
            "`llc_requests` is the arrivals of the profile.",
            fault("profile_counters", "arrived = 4'd0;", "arrived = {3'd0, arrivals[0]};"),
        ),
        property(
            "r4_memory_side",
            "R1 to R4, R7",
            "A slice's memory-side counter is its arrivals of the profile.",
            fault("profile_counters_slices", "counters_q[i * 16 +: 16] + ", "counters_q[15:0] + "),
        ),
        property(
            "r5_llc_hits",
            "R1 to R3, R5",
            "`llc_hits` is the hits of the profile, in lookups and in atomic buffers.",
            fault(
                "profile_counters",
                "{hits_atomics, hits_lookups}",
                "{hits_atomics & ~hits_lookups, hits_lookups}",
            ),
        ),
        property(
            "r6_total_requests",
            "R1 to R3, R6",
            "`total_requests` is the misses of the profile.",
            fault("profile_counters", "missed = miss_counts;", "missed = miss_counts & 8'h7f;"),
        ),
        property(
            "r6_local_requests",
            "R1 to R3, R6",
            "`local_requests` is those of them that are local.",
            fault(
                "profile_counters",
                "missed_local = miss_local;",
                "missed_local = {1'b0, miss_local[0]};",
            ),
        ),
        property(
            "r6_sm_side",
            "R1 to R3, R6, R7",
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
            "Local requests are never more than all.",
            fault(
                "profile_counters",
                "missed = miss_counts;",
                "missed = {6'd0, miss_counts[1:0]};",
            ),
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
            "Each counter is at most as many as the cycles of the profile so far had room for.",
            fault("profile_counters", "if (profiling)", "if (profiling || hits_lookups[0])"),
        ),
    ],
    covers: &[Cover { name: "restarted" }, Cover { name: "all_at_once" }],
    exempt: &[],
};

fn design(slices: u32, sm_ports: u32, profile_cycles: u32) -> Result<Design, EmitErrors> {
    emitted(&Sac { slices, sm_ports, profile_cycles, ..Sac::default() })
}

/// What the block's mutants are made of: the promises of the environment help to decide them.
fn mutated() -> Sac {
    let sac = Sac { counter_bits: 6, slice_counter_bits: 4, ..Sac::default() };
    Sac { slices: 4, sm_ports: 2, profile_cycles: 7, ..sac }
}

fn emitted(sac: &Sac) -> Result<Design, EmitErrors> {
    let config = Config::new(sac, "proof").expect("a legal profile");
    emit::emit(&ProfileCounters::new(&config), &EmitOptions::default())
}
