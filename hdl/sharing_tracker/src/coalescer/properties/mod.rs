//! What is proved of the block, lane by lane and line by line.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::Coalescer};
use crate::SMALL;
use design::Design as Settings;

/// Properties, covers and deliberate faults of `coalescer` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "coalescer",
    cases: &[Case {
        name: "lines of 8 bits with 4 sectors",
        design,
        constants: &[("SECTORS", 4)],
        depth: 3,
        reach: 8,
    }],
    fragments: &[
        Fragment { module: "coalescer", text: include_str!("properties.v") },
        Fragment { module: "coalescer_lane", text: include_str!("lane.v") },
        Fragment { module: "coalescer_first_line", text: include_str!("first_line.v") },
        Fragment { module: "register_file", text: include_str!("row.v") },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "lane_follows",
            "R2, R7",
            "A lane is left from the cycle after its warp passed, if it is active there, until the step that takes its line; its address is the warp's.",
            fault("coalescer_lane", "address_d = sector;", "address_d = ~sector;"),
        ),
        property(
            "r2_lowest",
            "R2",
            "The line of a step is that of the lowest lane that is left.",
            fault(
                "coalescer_first_line",
                "first[263:256] = first[7:0];",
                "first[263:256] = first[15:8];",
            ),
        ),
        property(
            "r2_stays",
            "R2",
            "After a step every lane is left that was left and has another line, and no other.",
            fault("coalescer_lane", "stays = left_q && !is_found", "stays = !is_found"),
        ),
        property(
            "r3_sector",
            "R3",
            "A lane that is left adds its own sector to the line of a step if that is its line, and nothing else.",
            fault("coalescer_lane", "touched = 4'd1 << address_q[1:0]", "touched = 4'd1"),
        ),
        property(
            "r2_line",
            "R2, R3",
            "The line found goes to the queue with all that the lanes add to it.",
            fault(
                "coalescer",
                "touched | lanes_touched[i * 4 +: 4]",
                "touched & lanes_touched[i * 4 +: 4]",
            ),
        ),
        property(
            "r2_once",
            "R2",
            "No line, whichever it is, is found twice in a warp.",
            fault("coalescer_lane", "if (step && is_found)", "if (step && is_found && is_active)"),
        ),
        property(
            "once_follows",
            "invariant",
            "No lane is left of a line that was found.",
            fault("coalescer_lane", "if (step && is_found)", "if (step && is_found && is_active)"),
        ),
        property(
            "search_follows",
            "R1, R2, R7",
            "A warp is searched until no lane of it is left, its lines counted; without a search no lane is left.",
            fault("coalescer", "found_d = 6'd0;", "found_d = found_q;"),
        ),
        property(
            "r1_ready",
            "R1, R2, R7",
            "`warp_ready` is true exactly when no warp is being searched.",
            fault("coalescer", "assign warp_ready = ", "assign warp_ready = line_ready || "),
        ),
        property(
            "r4_step",
            "R2, R4",
            "While fewer than 32 lines and fewer than 2 counts wait, and only then, a search takes a step: a line enters if a lane is left, a count if none is afterwards.",
            fault(
                "coalescer",
                "searches_q && lines_push_ready && counts_push_ready",
                "searches_q && lines_push_ready",
            ),
        ),
        property(
            "counts_follow",
            "R4, R6",
            "The lines that wait are those still to leave, those of the counts that wait, and those of the search.",
            fault("coalescer", "{5'd0, first_any}", "6'd1"),
        ),
        property(
            "r5_valid",
            "R5, R6",
            "A count is offered exactly while one waits and no line of an earlier warp is left to leave.",
            fault(
                "coalescer",
                "count_valid = counts_pop_valid && is_between",
                "count_valid = counts_pop_valid",
            ),
        ),
        property(
            "r5_count",
            "R4, R5",
            "It is the oldest: the number of lines that its warp's search found, at most 32.",
            fault("queue", "head_d = head_q + 1'b1", "head_d = head_q"),
        ),
        property(
            "r6_valid",
            "R5, R6",
            "A line is offered exactly while one of the warp whose count passed last is left to leave.",
            fault(
                "coalescer",
                "line_valid = lines_pop_valid && !is_between",
                "line_valid = lines_pop_valid",
            ),
        ),
        property(
            "r6_followed",
            "R6",
            "A line that was found, whichever it is, waits as it was found, behind those found before it.",
            fault("queue", "if (pushed)", "if (pushed && !popped)"),
        ),
        property(
            "r6_line",
            "R3, R6",
            "It is offered, address and sectors, when those have left.",
            fault(
                "coalescer",
                "line_sectors = lines_pop_data[SECTORS_MSB:SECTORS_LSB]",
                "line_sectors = ~lines_pop_data[SECTORS_MSB:SECTORS_LSB]",
            ),
        ),
        property(
            "r6_last",
            "R6",
            "`line_last` is true with the last of as many lines as the count said.",
            fault("coalescer", "line_last = to_leave_q == 6'd1", "line_last = to_leave_q == 6'd2"),
        ),
        property(
            "r7_reset",
            "R7",
            "After a reset nothing waits and a warp would be taken.",
            fault("coalescer", "searches_q <= 1'b0;", "searches_q <= searches_d;"),
        ),
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("queue", "used_d = used_q + 6'd1;", "used_d = used_q + 6'd2;"),
        ),
    ],
    covers: &[
        Cover { name: "two_counts_wait" },
        Cover { name: "no_lane" },
        Cover { name: "every_sector_of_a_line" },
    ],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&Coalescer::new(&config), &EmitOptions::default())
}
