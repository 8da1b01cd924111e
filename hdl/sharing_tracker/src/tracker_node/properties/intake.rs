//! What is proved of warps, their lines, the turns and the flush, each with the fault that it finds.

use proofs::{Property, fault, property};

/// Each with its rule and its fault.
pub(super) const PROPERTIES: [Property; 25] = [
    property(
        "lines_are_counted",
        "invariant",
        "The lines that wait in the coalescer are those still to leave, those of the counts that wait, and those of the search.",
        fault("coalescer", "{5'd0, first_any}", "6'd1"),
    ),
    property(
        "lines_are_named",
        "invariant",
        "Each line that waits in the coalescer has a sector.",
        fault("coalescer", "lines_push_data = {touched,", "lines_push_data = {4'd0,"),
    ),
    property(
        "line_is_named",
        "R3",
        "A line that a warp's load touches is offered with a sector.",
        fault(
            "coalescer",
            "line_sectors = lines_pop_data[SECTORS_MSB:SECTORS_LSB]",
            "line_sectors = ~lines_pop_data[SECTORS_MSB:SECTORS_LSB]",
        ),
    ),
    property(
        "warps_follow",
        "invariant",
        "The warps that are open are those that are searched, counted or decided, and the one whose lines leave: four at most.",
        fault("tracker_node", "if (warp_closes && !warp_opens) begin", "if (warp_closes) begin"),
    ),
    property(
        "retry_follows",
        "invariant",
        "A refused line waits as it was; the decision on the warp whose lines leave is kept.",
        fault("tracker_node", ".push_bypass  (bypass_l1_q)", ".push_bypass  (!bypass_l1_q)"),
    ),
    property(
        "r2_stops",
        "R2",
        "No warp is taken while `flush` is true or a set is being cleared.",
        fault("tracker_node", "is_emptied = flush || walker_clears", "is_emptied = flush"),
    ),
    property(
        "r3_line_is_a_load",
        "R3",
        "A warp line is looked up as a load without data.",
        fault("tracker_node", "request_kind_d = KIND_LOAD;", "request_kind_d = request_kind_q;"),
    ),
    property(
        "r3_enters_as_offered",
        "R3, R7",
        "What is looked up is what entered in the cycle before, as it was offered, with its ticket and its warp's decision.",
        fault("tracker_node", "bypass_l1_d = bypasses_q;", "bypass_l1_d = !bypasses_q;"),
    ),
    property(
        "r4_told",
        "R4",
        "`line` is valid in the cycle after a ticket passed, and in no other, with the line that passed with it.",
        fault(
            "tracker_node",
            "assign line_valid = is_new_q;",
            "assign line_valid = is_first_q && is_line_q;",
        ),
    ),
    property(
        "r4_none_beside_a_refused",
        "R4",
        "No ticket passes in a cycle in which a line is refused, or a refused one waits.",
        fault("tracker_node_arbiter", "line_first && !is_refused;", "line_first;"),
    ),
    property(
        "r4_offered",
        "R4, R5",
        "A line is offered while a refused one waits, or a new one and its ticket are there.",
        fault("tracker_node", "has_line = retry_pop_valid || has_new;", "has_line = has_new;"),
    ),
    property(
        "r5_unchanged",
        "R5",
        "A refused line enters again as it was, and is no new one.",
        fault(
            "tracker_node",
            "sectors_d = retry_pop_sectors;",
            "sectors_d = scatter_line_sectors;",
        ),
    ),
    property(
        "r5_none_is_lost",
        "R5",
        "No line is refused while another waits: there is one place for both.",
        fault("tracker_node_arbiter", "line_first && !is_refused;", "line_first;"),
    ),
    property(
        "r6_status",
        "R6",
        "`core_status` is valid for each local request in the cycle after it entered, but not for a line that is refused.",
        fault(
            "tracker_node",
            "core_status_valid = is_first_q && !refuses",
            "core_status_valid = is_first_q",
        ),
    ),
    property(
        "turn_follows",
        "R9",
        "The turn is that of the own kind that did not enter last, after a reset of requests.",
        fault("tracker_node_arbiter", "line_has_priority_d = 1'b1;", "line_has_priority_d = 1'b0;"),
    ),
    property(
        "refused_in_turn",
        "R5, R9",
        "A line is refused only while the turn is the requests': theirs and the forwards' `ready` need not know the end of a line's lookup.",
        fault(
            "tracker_node_arbiter",
            "if (enters_line) begin\n            line_has_priority_d = 1'b0;",
            "if (enters_line) begin\n            line_has_priority_d = 1'b1;",
        ),
    ),
    property(
        "r7_one",
        "R7",
        "One thing enters in a cycle at most, and only when the entrance is open.",
        fault(
            "tracker_node_arbiter",
            "may_enter = is_open && !is_forward;",
            "may_enter = is_open;",
        ),
    ),
    property(
        "r7_open",
        "R7",
        "Nothing is looked up beside a request that still reads or writes, or after a cycle in which a set was cleared.",
        fault(
            "tracker_node",
            "arbiter_is_open = !walker_clears && !stays;",
            "arbiter_is_open = !walker_clears;",
        ),
    ),
    property(
        "r8_first",
        "R8",
        "A forward that can enter does, before own requests.",
        fault(
            "tracker_node_arbiter",
            "ready_forward = is_open && may_forward;",
            "ready_forward = is_open && may_forward && !line_has_priority_q;",
        ),
    ),
    property(
        "r8_not_twice",
        "R8",
        "After a forward none enters in the next cycle, and an own request that was offered in both does.",
        fault("tracker_node_forward_port", "may_enter = !is_asked_q && ", "may_enter = "),
    ),
    property(
        "r9_in_turn",
        "R9",
        "Of two own requests that are offered none goes first whose kind was the last to enter.",
        fault(
            "tracker_node_arbiter",
            "line_first = line_has_priority_q || !offered_request;",
            "line_first = 1'b1;",
        ),
    ),
    property(
        "r9_goes",
        "R7, R9",
        "Where the entrance is open and no forward enters, an own request enters if one is offered.",
        fault(
            "tracker_node_arbiter",
            "line_first = line_has_priority_q || !offered_request;",
            "line_first = line_has_priority_q;",
        ),
    ),
    property(
        "r19_waits",
        "R19",
        "The cache is emptied only while `flush` is true, no warp is open, and no refused line waits.",
        fault("tracker_node", "flush && !retry_pop_valid &&", "flush &&"),
    ),
    property(
        "r19_alone",
        "R19",
        "No own request is in lookup, no warp open and no line refused while a set is cleared or `flushed` stands.",
        fault("tracker_node", "&& (open_warps_q == 3'd0)", "&& (open_warps_q != 3'd7)"),
    ),
    property(
        "r19_flushed",
        "R1, R19",
        "A walk begins when nothing is in flight; when `flushed` is true no line is readable.",
        fault("flush_walker", "flush && is_idle", "flush"),
    ),
];
