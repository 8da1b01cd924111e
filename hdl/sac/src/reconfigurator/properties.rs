//! What is proved of the block, with two chips of one slice.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::Reconfigurator};
use design::Sac;

/// Properties, covers and deliberate faults of `reconfigurator` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "reconfigurator",
    cases: &[Case {
        name: "2 chips of one slice, counters of 2 bits and of 1",
        design,
        constants: &[
            ("CHIPS", 2),
            ("CHIP_BITS", 1),
            ("SLICES", 1),
            ("BITS", 2),
            ("SLICE_BITS", 1),
            ("BOUND", 80),
        ],
        depth: 12,
        reach: 60,
    }],
    fragments: &[Fragment { module: "reconfigurator", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r2_hold",
            "R2",
            "`hold` changes only once every chip has answered it.",
            fault(
                "reconfigurator",
                "hold_level_all = &answers_held",
                "hold_level_all = |answers_held",
            ),
        ),
        property(
            "r2_flush",
            "R2",
            "So does `flush`.",
            fault(
                "reconfigurator",
                "flush_level_all = &answers_flushed",
                "flush_level_all = |answers_flushed",
            ),
        ),
        property(
            "r2_sm_side",
            "R2",
            "So does `sm_side`.",
            fault(
                "reconfigurator",
                "organisation_all = &answers_organisation",
                "organisation_all = |answers_organisation",
            ),
        ),
        property(
            "r2_profile",
            "R2",
            "So does `profile`.",
            fault(
                "reconfigurator",
                "profile_level_none = !(|answers_profiled)",
                "profile_level_none = 1'b1",
            ),
        ),
        property(
            "r3_order",
            "R3, R4, R6 to R10",
            "The states come in their order: none is passed over.",
            fault("reconfigurator", "state_d = STATE_SWITCH;", "state_d = STATE_SM_SIDE;"),
        ),
        property(
            "r7_drained",
            "R7",
            "A drain leads to a flush exactly once all chips were held, then all empty, then all idle.",
            fault("reconfigurator", "were_empty_q && now_idle", "were_empty_q"),
        ),
        property(
            "r8_flushed",
            "R8",
            "A flush leads to the switch exactly once every chip is flushed.",
            fault("reconfigurator", "if (flush_level_is_on)", "if (flush)"),
        ),
        property(
            "r8_held_while_flushed",
            "R8, R9",
            "While `flush` is true, or a chip says that it is flushed, all chips are held.",
            fault("reconfigurator", ".to     (flushes)", ".to     (state_q == STATE_DRAIN)"),
        ),
        property(
            "r9_switched",
            "R9",
            "A switch leads to SM-side exactly once `flush` has fallen and every chip has changed.",
            fault("reconfigurator", "is_switched = flush_level_is_off && (", "is_switched = ("),
        ),
        property(
            "r9_no_mixed",
            "R9",
            "While any chip is not held, all chips have the organisation that `sm_side` says.",
            fault("reconfigurator", "switches || !flush_level_is_off", "!flush_level_is_off"),
        ),
        property(
            "r10_follows",
            "R3, R8 to R11",
            "When a kernel is over the state is `profile` or `memory_side` if a start has come and no end since, else `idle`.",
            fault("reconfigurator", "starts_q && !kernel_end", "starts_q"),
        ),
        property(
            "r10_leaves",
            "R10",
            "SM-side is left in the cycle after an end, or at once if the kernel ended before.",
            fault("reconfigurator", "if (ends || ended_q)", "if (ends)"),
        ),
        property(
            "r5_turns",
            "R5",
            "Counters are taken of one chip at a time, in their order, once all chips have counted.",
            fault("reconfigurator_collector", "chip_d = chip_q + 1'b1", "chip_d = chip_q"),
        ),
        property(
            "r5_taken",
            "R5",
            "The second counter of a slice is taken with the slice.",
            fault("reconfigurator_collector", " && (slice_ready || !is_second)", ""),
        ),
        property(
            "r5_sums",
            "R5",
            "Each sum that is offered is that of its counter over all chips.",
            fault(
                "reconfigurator_collector",
                "totals_q[i * 3 +: 3] + {",
                "totals_q[i * 3 +: 3] | {",
            ),
        ),
        property(
            "r5_slice",
            "R5",
            "A slice has the counter that was taken last and the one at hand.",
            fault("reconfigurator_collector", "memory_side_d = counter[0]", "memory_side_d = 1'b1"),
        ),
        property(
            "r5_choice",
            "R5",
            "A choice is taken once, when all counters and the sums are.",
            fault(
                "reconfigurator_collector",
                "result_ready = is_last && given_q",
                "result_ready = is_last",
            ),
        ),
        property(
            "r12_finished",
            "R12",
            "`profile` falls only after the choice is taken.",
            fault(
                "reconfigurator",
                "profile_level_to = !collector_is_over",
                "profile_level_to = collector_counts",
            ),
        ),
        property(
            "r14_moves_on",
            "R14",
            "While chips answer at once each state of a switch is left within 12 cycles.",
            fault("reconfigurator", "state_d = STATE_FLUSH;", "state_d = STATE_DRAIN;"),
        ),
        property(
            "r14_back_to_idle",
            "R14",
            "After an end that no start follows the state is idle within 66 cycles in which chips answer at once.",
            fault(
                "reconfigurator",
                "STATE_PROFILE: begin\n                rests = ends;",
                "STATE_PROFILE: begin\n                rests = kernel_start;",
            ),
        ),
        property(
            "r14_counts_on",
            "R14",
            "Once all have counted, a counter is wanted in every cycle until all are taken, unless the unit stalls a slice.",
            fault(
                "reconfigurator_collector",
                "(slice_ready || !is_second)",
                "slice_ready && (word_q[0] || given_q || is_totals)",
            ),
        ),
        property(
            "collector_follows",
            "invariant",
            "The collector stands where the counters that were taken say.",
            fault("reconfigurator_collector", "word_d = 3'd0;", "word_d = 3'd1;"),
        ),
        property(
            "sums_follow",
            "invariant",
            "The sums are those of the counters taken so far.",
            fault(
                "reconfigurator_collector",
                "if (begins) begin\n                totals_d",
                "if (begins && counter[0]) begin\n                totals_d",
            ),
        ),
        property(
            "slice_follows",
            "invariant",
            "The first counter of a slice is kept until the second comes.",
            fault("reconfigurator_collector", "memory_side_d = counter[0]", "memory_side_d = 1'b1"),
        ),
        property(
            "evaluates_own",
            "invariant",
            "What is evaluated is the running kernel's profile.",
            fault("reconfigurator", "collector_counts && is_current_q", "collector_counts"),
        ),
        property(
            "ghosts_follow",
            "invariant",
            "What is latched of starts and ends is as R10 and R11 say.",
            fault("reconfigurator", "starts_d = starts && !rests", "starts_d = starts"),
        ),
        property(
            "ends_follow",
            "invariant",
            "After an end that no start follows the block is idle, or in a switch that leads back.",
            fault("reconfigurator", "rests = 1'b1;", "rests = 1'b0;"),
        ),
        property(
            "drain_follows",
            "invariant",
            "While draining the block knows whether all were held, and whether all were empty since.",
            fault("reconfigurator", "were_held_q && now_empty", "now_empty"),
        ),
        property(
            "changes_held",
            "invariant",
            "In flush and switch, and until `flush` has fallen everywhere, all chips are held.",
            fault("reconfigurator", "switches || !flush_level_is_off", "switches"),
        ),
        property(
            "sides_follow",
            "invariant",
            "But in a switch the organisation of every chip is that of the state.",
            fault("reconfigurator", "leaves_d = 1'b1;", "leaves_d = leaves_q;"),
        ),
    ],
    covers: &[Cover { name: "to_sm_side" }, Cover { name: "back_to_idle" }],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let sac = Sac { chips: 2, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
    let sac = Sac { sm_ports: 1, profile_cycles: 1, ..sac };
    let sac = Sac { counter_bits: 2, slice_counter_bits: 1, ..sac };
    let config = Config::new(&sac, "proof").expect("a legal reconfigurator");
    emit::emit(&Reconfigurator::new(&config), &EmitOptions::default())
}
