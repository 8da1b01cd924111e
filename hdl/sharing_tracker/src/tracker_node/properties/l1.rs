//! What is proved of the L1 in the node, each with the fault that it finds.

use proofs::{Property, fault, property};

/// Each with its rule and its fault.
pub(super) const PROPERTIES: [Property; 19] = [
    property(
        "lookup_follows",
        "invariant",
        "An own request is in lookup for a cycle, and longer only to read or to write, a forward for one and alone; set and tags are those of the line.",
        fault("tracker_node", "set_d = index_set_number;", "set_d = ~index_set_number;"),
    ),
    property(
        "r1_read_line_stays",
        "R1",
        "While a hit's sectors are read its line stays readable in its way, and a sector is left.",
        fault("l1_data_side", "left_d = left_now & ~choice_grant;", "left_d = 4'd0;"),
    ),
    property(
        "r1_one_way_of_a_line",
        "R1",
        "No two ways of a set hold the same line, readable or pending.",
        fault("l1_lookup", "is_plain_load && !(|found) &&", "is_plain_load && !is_readable &&"),
    ),
    property(
        "r1_one_entry_of_a_line",
        "R1",
        "No two entries have the same way of the same set: a way is reserved once, and no line has two entries.",
        fault("l1_lookup", "held = readable | state_pending_ways;", "held = readable;"),
    ),
    property(
        "r1_loads_of_an_entry",
        "R1",
        "A busy entry has from 1 to `mshr_merges` loads.",
        fault("mshr_entry", "(count_q != MERGES)", "1'b1"),
    ),
    property(
        "r1_pending_or_readable",
        "R1, R10",
        "No way is pending and readable at once: what a forward finds is not in flight.",
        fault("l1_lookup", "wire replaces = reserves && !(|free);", "wire replaces = 1'b0;"),
    ),
    property(
        "one_way_hits",
        "R1, R10",
        "At most one way has the line of a lookup, a forward's too.",
        fault("l1_lookup", "ways_has_tag & held", "ways_has_tag"),
    ),
    property(
        "r6_r10_commands_nothing",
        "R1, R10",
        "A `reservation_fail`, and a lookup of a forward, command nothing.",
        fault(
            "l1_lookup",
            "is_plain_load = request_is_first && is_load",
            "is_plain_load = is_load",
        ),
    ),
    property(
        "r1_filled_wait_once",
        "R1",
        "A busy entry that is filled waits to be woken, in one place, or is being served; no other does.",
        fault(
            "mshr_file",
            "waker_filled_valid = is_filled && fill_is_expected",
            "waker_filled_valid = is_filled",
        ),
    ),
    property(
        "r1_served_in_order",
        "R1",
        "The load that is served is the next of its entry, and a sector of it is left.",
        fault("mshr_waker", "served_d = 4'd0;", "served_d = served_q;"),
    ),
    property(
        "loads_name_sectors",
        "invariant",
        "Each load that waits names a sector.",
        fault(
            "mshr_file",
            "loads_write_data = {ask_id, ask_sectors}",
            "loads_write_data = {ask_id, 4'd0}",
        ),
    ),
    property(
        "r1_replies_fit",
        "R1",
        "No more than `hit_latency + 2` beats are in flight to the core, each in its place.",
        fault("l1_replies", "assign has_room = used_q != MOST;", "assign has_room = 1'b1;"),
    ),
    property(
        "r18_misses_fit",
        "R1, R18",
        "A request goes down only when the miss queue has room.",
        fault(
            "l1_lookup",
            "&& !(is_load && is_cached) && state_has_room;",
            "&& !(is_load && is_cached);",
        ),
    ),
    property(
        "r1_refuses",
        "R1, R21",
        "A store or atomic of a pending line is refused: no line is stale.",
        fault("tracker_node", "|| !lookup_awaits_line)", "|| lookup_awaits_line)"),
    ),
    property(
        "id_is_of_one",
        "invariant",
        "No identifier is of an own request in lookup, or of a refused line, and of an earlier one that is not answered.",
        fault("tracker_node", "id_d = retry_pop_id;", "id_d = ticket_id;"),
    ),
    property(
        "one_reply_a_request",
        "R1",
        "Of an own request that was not refused, whichever it is, exactly one last beat is to come: it waits in one place until that beat has left.",
        fault("l1_data_side", "wakes || passes || hits", "wakes || hits"),
    ),
    property(
        "nothing_after_the_last",
        "R1",
        "No beat of a request follows its last.",
        fault(
            "l1_data_side",
            "replies_enter_last = down_reply_last;",
            "replies_enter_last = 1'b1;",
        ),
    ),
    property(
        "reply_is_asked_for",
        "R1",
        "Every beat of a reply is of a request that is open.",
        fault("core_reply_queue", "pop_id = words_read_0_data", "pop_id = ~words_read_0_data"),
    ),
    property(
        "queues_hold",
        "invariant",
        "The words of a queue stand in a row from its head on.",
        fault("queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
    ),
];
