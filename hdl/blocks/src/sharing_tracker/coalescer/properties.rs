//! What is proved of the block: every rule, on lines of four sectors and short addresses.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, Property};

use super::{Config, rtl::Coalescer};
use crate::config::Design as Settings;
use crate::sharing_tracker::SMALL;

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "coalescer",
    cases: &[Case { name: "lines of 4 sectors", design, constants: &[], depth: 4, reach: 8 }],
    fragments: &[
        Fragment { module: "coalescer", text: include_str!("properties.v") },
        Fragment { module: "register_file", text: include_str!("watched_word.v") },
    ],
    properties: &[
        property(
            "lines_are_counted",
            "invariant",
            "The lines that wait are those of the counts that wait, of the warp that leaves and of the one searched; at most 32 wait, and 2 counts.",
            fault("lines_push_valid = step && any_left", "lines_push_valid = step"),
        ),
        property(
            "lines_stay",
            "invariant",
            "A line that waits stays as it was found, in its place of the order.",
            Fault {
                module: "register_file",
                text: "words[write_address] <= write_data;",
                replacement: "words[write_address] <= ~write_data;",
            },
        ),
        property(
            "counts_stay",
            "invariant",
            "A count that waits stays as it is, in its place of the order.",
            fault("counts_pop_ready = count_ready && is_between", "counts_pop_ready = count_ready"),
        ),
        property(
            "search_follows",
            "R2, R3, R4",
            "A lane, whichever it is, is left from the cycle after its warp passed, if it is active, until a step takes its line; the search ends with the step that leaves none, and stands still while 32 lines or 2 counts wait.",
            Fault {
                module: "coalescer_lane",
                text: "left_d = is_active;",
                replacement: "left_d = 1'b1;",
            },
        ),
        property(
            "r2_lowest_lane_first",
            "R2",
            "A step takes the line of the lowest lane that is left.",
            fault("found_line = lanes_0_line;", "found_line = lanes_1_line;"),
        ),
        property(
            "r1_one_warp_at_a_time",
            "R1",
            "`warp_ready` is true when no warp is being searched.",
            fault("assign warp_ready = !searches_q", "assign warp_ready = 1'b1"),
        ),
        property(
            "r5_count_offered",
            "R5",
            "While no line of an earlier warp is left to leave, the oldest waiting count is offered.",
            fault("count_valid = counts_pop_valid && is_between", "count_valid = counts_pop_valid"),
        ),
        property(
            "r6_line_offered",
            "R6",
            "After a count of U passed, U lines are offered, without a gap.",
            fault("line_valid = lines_pop_valid && !is_between", "line_valid = lines_pop_valid"),
        ),
        property(
            "r4_count",
            "R4",
            "The count is the number of the warp's steps that found a line.",
            fault("{5'd0, any_left}", "6'd1"),
        ),
        property(
            "r2_line",
            "R2, R3",
            "Lines leave in the order in which they were found.",
            fault("line_address = lines_pop_data", "line_address = ~lines_pop_data"),
        ),
        property(
            "r3_sectors",
            "R3",
            "`line_sectors` are the sectors of the lanes taken with the line.",
            Fault {
                module: "coalescer_lane",
                text: "touched = 4'd1 <<",
                replacement: "touched = 4'd2 <<",
            },
        ),
        property(
            "r6_last",
            "R6",
            "`line_last` is true with the last line of its warp.",
            fault("line_last = to_leave_q == 6'd1", "line_last = to_leave_q != 6'd0"),
        ),
        property(
            "r7_reset_drops_all",
            "R7",
            "After a reset nothing is searched and nothing offered.",
            fault("searches_q <= 1'b0;", "searches_q <= searches_d;"),
        ),
    ],
    covers: &[
        Cover { name: "two_counts_hold_the_search_up" },
        Cover { name: "second_of_two_lines_with_two_sectors" },
    ],
    exempt: &[],
};

const fn property(
    name: &'static str,
    rule: &'static str,
    says: &'static str,
    fault: Fault,
) -> Property {
    Property { name, rule, says, bounded: None, fault }
}

const fn fault(text: &'static str, replacement: &'static str) -> Fault {
    Fault { module: "coalescer", text, replacement }
}

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&Coalescer::new(&config), &EmitOptions::default())
}
