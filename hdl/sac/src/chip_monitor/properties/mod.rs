//! What is proved of the block, on short profiles of few slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::ChipMonitor};
use design::Sac;

/// Properties, covers and deliberate faults of `chip_monitor` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "chip_monitor",
    cases: &[
        Case {
            name: "2 slices, 2 entries, a queue of 2, profiles of 3 cycles",
            design: || emitted(&small()),
            constants: &[
                ("SLICES", 2),
                ("ENTRIES", 2),
                ("CHIPS", 2),
                ("DEPTH", 2),
                ("CYCLES", 3),
                ("SECTORS", 1),
                ("STRIDE_BITS", 1),
                ("CRD_SET_BITS", 1),
                ("LINE_BITS", 8),
                ("CHIP_BITS", 1),
                ("SLICE_BITS", 1),
                ("TOTAL_BITS", 4),
                ("COUNT_BITS", 3),
                ("WINDOW_BITS", 2),
            ],
            depth: 8,
            reach: 40,
        },
        Case {
            name: "4 slices, 2 entries, a queue of 3, 2 sectors a line, as in `proofs/mutation/sac.toml`",
            design: || emitted(&mutated()),
            constants: &[
                ("SLICES", 4),
                ("ENTRIES", 2),
                ("CHIPS", 3),
                ("DEPTH", 3),
                ("CYCLES", 7),
                ("SECTORS", 2),
                ("STRIDE_BITS", 2),
                ("CRD_SET_BITS", 1),
                ("LINE_BITS", 10),
                ("CHIP_BITS", 2),
                ("SLICE_BITS", 2),
                ("TOTAL_BITS", 6),
                ("COUNT_BITS", 4),
                ("WINDOW_BITS", 3),
            ],
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "chip_monitor", text: include_str!("monitor.v") },
        Fragment { module: "chip_monitor_queue", text: include_str!("queue.v") },
    ],
    properties: &[
        property(
            "levels_follow",
            "invariant",
            "The block knows the levels of the cycle before, whether the chip was idle, and how many counters were taken.",
            fault(
                "chip_monitor",
                "was_idle_q <= was_idle_d",
                "was_idle_q <= was_idle_d && level_hold",
            ),
        ),
        property(
            "counters_follow",
            "invariant",
            "Its parts have counted what came in the profile.",
            fault("chip_monitor", ".clear            (start)", ".clear            (1'b0)"),
        ),
        property(
            "queue_follows",
            "invariant",
            "A request that is followed stands behind those that leave before it.",
            fault("chip_monitor_place", "held_d = behind", "held_d = placed"),
        ),
        property(
            "r2_levels",
            "R1, R2",
            "`hold`, `flush` and `sm_side` are the levels of the cycle before.",
            fault("chip_monitor", "flushes_q <= level_flush", "flushes_q <= level_hold"),
        ),
        property(
            "r3_held",
            "R3",
            "A chip is held while `hold` is true and every entry is held.",
            fault("chip_monitor", "held = holds_q && (&entries_held)", "held = holds_q"),
        ),
        property(
            "r3_empty",
            "R3",
            "It is empty while besides every entry is empty.",
            fault("chip_monitor", "held && (&entries_empty)", "held && (|entries_empty)"),
        ),
        property(
            "r4_idle",
            "R1, R4",
            "It is idle while it is held and, since it was held, has been empty and all tiles idle.",
            fault("chip_monitor", "was_idle_d = idle || (", "was_idle_d = ("),
        ),
        property(
            "r5_flushed",
            "R5",
            "It is flushed while `flush` is true and every tile is flushed.",
            fault("chip_monitor", "flushes_q && (&tiles_flushed)", "flushes_q && (|tiles_flushed)"),
        ),
        property(
            "r5_organisation",
            "R5",
            "Its organisation is what entries and tiles are told.",
            fault(
                "chip_monitor",
                "answer_organisation = organisation_q",
                "answer_organisation = level_sm_side",
            ),
        ),
        property(
            "r6_window",
            "R1, R6",
            "Counted is in the `profile_cycles` cycles after a start, and in no other.",
            fault(
                "chip_monitor",
                "start = level_profile && !profiles_q",
                "start = level_profile && !profiles_q && !level_hold",
            ),
        ),
        property(
            "r6_misses",
            "R6, R10",
            "The first counters that are offered are the requests that left entries in the profile, and the local ones.",
            fault(
                "chip_monitor",
                "missed_local_mask = entry_missed & entry_miss_local",
                "missed_local_mask = entry_miss_local",
            ),
        ),
        property(
            "r6_diagnostics",
            "R6, R10",
            "`llc_requests` and `llc_hits` are the tiles' arrivals and hits.",
            fault(
                "chip_monitor",
                ".hits_atomics         (tile_atomic_hits)",
                ".hits_atomics         (tile_lookup_hits)",
            ),
        ),
        property(
            "r6_of_slices",
            "R6, R10",
            "The last are those of each slice, memory-side first.",
            fault("chip_monitor_slice_misses", "(slices[1] == number)", "(slices[0] == number)"),
        ),
        property(
            "r7_sampled",
            "R7",
            "A request that arrives in the profile comes to the queue if the directory has a set for its line, and no other.",
            fault(
                "chip_monitor",
                "(tile_line[8] == offset_offset[1])",
                "(tile_line[9] == offset_offset[1])",
            ),
        ),
        property(
            "r7_request",
            "R7",
            "It comes with its line, chip and sectors.",
            fault(
                "chip_monitor",
                "{tile_line[15:9], tile_chip[1],",
                "{tile_line[15:9], tile_chip[0],",
            ),
        ),
        property(
            "r7_waiting",
            "R7, R8",
            "Of what comes as much enters the queue as there was room for, and one request leaves in each cycle.",
            fault("chip_monitor_queue", "used_d = kept[1:0] - 2'd1", "used_d = kept[1:0]"),
        ),
        property(
            "r7_dropped",
            "R7",
            "What finds no room is counted until the next start.",
            fault("chip_monitor_queue", "numbers[8:6] - 3'd2", "numbers[8:6] - 3'd1"),
        ),
        property(
            "r8_in_order",
            "R7, R8",
            "Every request leaves unchanged, behind those that entered before it and those of lower slices.",
            fault(
                "chip_monitor_queue",
                "numbers[5:3] = numbers[2:0] +",
                "numbers[5:3] = {1'b0, used_q} | numbers[2:0] |",
            ),
        ),
        property(
            "r8_directory",
            "R8",
            "The directory gets what leaves the queue.",
            fault("chip_monitor", "{kept, head_offset_offset}", "{kept, !head_offset_offset}"),
        ),
        property(
            "r8_all_sampled",
            "R8, R10",
            "The fifth counter is the requests that left the queue in the profile.",
            fault(
                "chip_monitor",
                ".request_valid    (queue_is_there)",
                ".request_valid    (queue_is_there && queue_head[1])",
            ),
        ),
        property(
            "r8_memory_side",
            "R8, R10",
            "The third and the fourth counter are the requests that left the queue, and the directory's hits under memory-side.",
            fault(
                "chip_monitor",
                "4'd3: counter_data = directory_memory_side_hits",
                "4'd3: counter_data = directory_hits",
            ),
        ),
        property(
            "r8_hits",
            "R10",
            "The sixth is the directory's hits.",
            fault(
                "chip_monitor",
                "4'd5: counter_data = directory_hits",
                "4'd5: counter_data = directory_requests",
            ),
        ),
        property(
            "r9_profiled",
            "R9",
            "A chip has counted once its profile's cycles are over and nothing waits.",
            fault("chip_monitor", "!counts && !queue_is_there", "!counts"),
        ),
        property(
            "r10_each_once",
            "R1, R10",
            "While it has, a counter is offered until all are taken.",
            fault("chip_monitor", "profiled && (taken_q != WORDS)", "profiled"),
        ),
    ],
    covers: &[Cover { name: "switched_back" }, Cover { name: "second_profile" }],
    exempt: &[],
};

/// Line addresses of 8 bits, half of them sampled.
fn small() -> Sac {
    let sac = Sac { chips: 2, slices: 2, sm_ports: 2, line_bytes: 256, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 2, address_bits: 16, crd_sets: 2, ..sac };
    let sac = Sac { crd_ways: 2, crd_queue: 2, profile_cycles: 3, ..sac };
    Sac { counter_bits: 4, slice_counter_bits: 3, ..sac }
}

/// What the block's mutants are made of: the promises of the environment help to decide them.
fn mutated() -> Sac {
    let sac = Sac { chips: 3, slices: 4, sm_ports: 2, line_bytes: 64, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 8, address_bits: 16, crd_sets: 2, ..sac };
    let sac = Sac { sectored: true, crd_ways: 3, crd_queue: 3, profile_cycles: 7, ..sac };
    Sac { counter_bits: 6, slice_counter_bits: 4, ..sac }
}

fn emitted(sac: &Sac) -> Result<Design, EmitErrors> {
    let config = Config::new(sac, "proof").expect("a legal monitor");
    emit::emit(&ChipMonitor::<4>::new(&config), &EmitOptions::default())
}
