//! Each property with the fault that it finds.

use proofs::{Property, fault, property};

use super::TAGS;

/// Each with its rule and its fault.
pub(super) const PROPERTIES: &[Property] = &[
    property(
        "read_follows",
        "invariant",
        "What was read of the set in lookup are the words of its valid entries.",
        fault(
            "write_first_ram",
            "was_written_d = write_enable && (write_address == read_address)",
            "was_written_d = 1'b0",
        ),
    ),
    property(
        "candidate_or_committed",
        "invariant",
        "No entry is both a candidate and committed.",
        fault(
            "decoupled_l1d_tag_way",
            "committed_clear_enable = clear || (changes && !committed_after)",
            "committed_clear_enable = clear",
        ),
    ),
    property(
        "r1_hit_has_a_position",
        "R1",
        "A load that is `hit` or `hit_pending` found an entry with a position.",
        fault(
            TAGS,
            "joins = is_plain_load && is_joinable",
            "joins = is_plain_load && is_candidate",
        ),
    ),
    property(
        "r6_miss_is_committed",
        "R3, R5, R6",
        "After a load's `miss` its line has an entry with a position.",
        fault(
            TAGS,
            "change_commit = {3{commits}} & is_target;",
            "change_commit = {3{commits}} & is_target & ~{3{takes}};",
        ),
    ),
    property(
        "r2_bypass_is_below_the_threshold",
        "R2, R5, R15",
        "After a plain load's `bypass` its line has an entry without a position, RC is below `threshold`, and the mode is not the baseline.",
        fault(TAGS, "(is_counted && !is_due) ||", "is_counted ||"),
    ),
    property(
        "r8_words_of_other_requests",
        "R8, R9",
        "A plain store with room is `hit` or `miss`, any other request but a plain load `bypass`.",
        fault(
            TAGS,
            "if (passes || (sends_request && !is_plain_store))",
            "if (passes || sends_request)",
        ),
    ),
    property(
        "r19_one_owner",
        "R19",
        "No position has two committed entries in a set.",
        fault(TAGS, "chosen = lowest_free;", "chosen = 1'b0;"),
    ),
    property(
        "r19_free_lines",
        "R17, R19",
        "Free_Line and the committed entries of the set after a request add up to the lines.",
        fault(TAGS, "free_lines = sums[3:2]", "free_lines = sums[1:0]"),
    ),
    property(
        "r19_pending_is_owned",
        "R19",
        "A pending position has an owner.",
        fault(TAGS, "(|found_position) && !is_pending", "|found_position"),
    ),
    property(
        "r19_one_tag",
        "R19",
        "No two valid entries of a set have one tag.",
        fault(TAGS, "is_plain_load && !(|found) &&", "is_plain_load && !(|found_position) &&"),
    ),
    property(
        "r3_count_ends_at_the_threshold",
        "R2, R3",
        "RC is never above `threshold`.",
        fault(TAGS, "wire is_due = is_baseline || ", "wire is_due = is_baseline && "),
    ),
    property(
        "r2_candidate_is_below_the_threshold",
        "R2, R3, R11",
        "A candidate's RC is below `threshold`.",
        fault("decoupled_l1d_tag_way", "rc_after = 2'd0;", "rc_after = rc_now;"),
    ),
    property(
        "r15_no_candidate_in_a_gated_way",
        "R15",
        "In baseline mode no entry in a gated way is a candidate.",
        fault("decoupled_l1d_tag_way", "&& !is_gated;", "&& (!is_gated || committed_is_set);"),
    ),
    property(
        "r15_gated_way_takes_none",
        "R15",
        "In baseline mode no entry is taken in a gated way.",
        fault(TAGS, "~valid & ~ways_is_gated_now", "~valid"),
    ),
    property(
        "r7_refused_changes_nothing",
        "R7",
        "A refused request takes, counts, commits, releases and ages nothing.",
        fault(TAGS, "takes = is_new && (commits || passes)", "takes = is_new"),
    ),
    property(
        "one_thing_at_a_time",
        "invariant",
        "The set in lookup was read in the cycle before; a request, a release and the walk of a flush exclude each other.",
        fault(
            "decoupled_l1d",
            "set_d = data_side_done_set_number;",
            "set_d = ~data_side_done_set_number;",
        ),
    ),
    property(
        "lookup_follows",
        "invariant",
        "A request is in lookup for a cycle, and longer only to read or to write; its set is that of its line.",
        fault("decoupled_l1d", "set_d = index_set_number;", "set_d = ~index_set_number;"),
    ),
    property(
        "r1_status",
        "R1 of `l1`",
        "A request accepted in one cycle has its status in the next, and there is no other.",
        fault("decoupled_l1d", "is_first_q <= is_accepted;", "is_first_q <= core_request_valid;"),
    ),
    property(
        "r1_status_of_a_load",
        "R1 to R6",
        "A plain load is a `hit` exactly if its line is readable, `hit_pending` exactly if it is pending and may be joined; a `miss` or `bypass` has no position before.",
        fault("mshr_entry", "is_in_set && !stale_q && (count_q", "is_in_set && (count_q"),
    ),
    property(
        "r8_status_of_a_store",
        "R8, R10",
        "A plain store with room is a `hit` to a readable line, else a `miss`; without room, or with `pending_store` \"refuse\" while its line is pending, it is refused.",
        fault(
            TAGS,
            "|| (sends_request && is_plain_store && !is_readable)",
            "|| (sends_request && is_plain_store)",
        ),
    ),
    property(
        "r4_entry_taken",
        "R4, R15",
        "A new line takes the lowest invalid entry that is not gated, else the lowest candidate of the least RC, else one whose position is not pending.",
        fault("decoupled_l1d_least_used", "least[9:8] < least[7:6]", "least[9:8] <= least[7:6]"),
    ),
    property(
        "r6_position_taken",
        "R6",
        "A commit takes the lowest free position, else one that is not pending.",
        fault(TAGS, "lowest_free = 1'b1;", "lowest_free = 1'b0;"),
    ),
    property(
        "r11_counts_and_ages",
        "R1, R2, R4, R5, R11",
        "After a request RC is `rc_initial` in an entry taken, one more in one counted, 0 in one released, one less in every other if a line was committed or released, else what it was.",
        fault(
            "decoupled_l1d_tag_way",
            "change_age && is_valid && (|rc_now)",
            "change_age && candidate_after && (|rc_now)",
        ),
    ),
    property(
        "r9_stored_line_is_not_readable",
        "R8, R9, R10",
        "After an atomic, a direct store, or with `write_hit` \"evict\" a plain one, its line has no position but a stale one.",
        fault(
            TAGS,
            "command_mark_stale = sends_request && is_pending && !is_load",
            "command_mark_stale = sends_request && is_pending && is_plain_store",
        ),
    ),
    property(
        "r10_refuses",
        "R10",
        "With `pending_store` \"refuse\" a store or atomic to a pending line is a `reservation_fail`, and no line is stale.",
        fault(TAGS, "(is_load || !is_pending)", "(is_load || !is_pending || is_plain_store)"),
    ),
    property(
        "r10_stale_ends_with_its_release",
        "R10, R14",
        "A stale entry stays stale until its line is released, and is free in the cycle after.",
        fault("mshr_waker", "is_read_out && (is_released || !is_stale)", "is_read_out"),
    ),
    property(
        "r13_evicts_a_readable_line",
        "R13",
        "A line that a lookup evicts is readable in that cycle.",
        fault(
            TAGS,
            "released_tag = ways_held_tag[i * 10 +: 10];",
            "released_tag = ways_held_tag[9:0];",
        ),
    ),
    property(
        "r13_evicted_line_is_gone",
        "R13",
        "In the cycle after the lookup that evicts it a line has no position.",
        fault(
            "decoupled_l1d_tag_way",
            "committed_after = 1'b0;",
            "committed_after = is_committed;",
        ),
    ),
    property(
        "r14_release_in_time",
        "R14",
        "A stale line is released in the cycle after the first in which it waits and no request stays in lookup; in that one none is accepted.",
        fault("decoupled_l1d", "!stays && !release_starts", "!stays"),
    ),
    property(
        "r14_release_follows",
        "R14",
        "A line is released in a cycle without a request, for the entry that waits, in its set.",
        fault(
            "decoupled_l1d",
            "release_starts = data_side_done_waits && !is_release_q && !stays",
            "release_starts = data_side_done_waits && !is_release_q",
        ),
    ),
    property(
        "r14_released_is_free",
        "R10, R14",
        "The position of a released stale line has no owner.",
        fault(
            "decoupled_l1d_tag_way",
            "has_release_position = is_committed && (position_now == release_position)",
            "has_release_position = is_committed && (position_now != release_position)",
        ),
    ),
    property(
        "r14_stale_waits",
        "R14",
        "An entry that waits for the tag store is stale, and all its loads have been read.",
        fault(
            "mshr_waker",
            "is_read_out_d = is_read_out && !is_done",
            "is_read_out_d = is_read_out",
        ),
    ),
    property(
        "r15_mode",
        "R15, R16",
        "The mode is `baseline` in the cycle before, false after a reset; in baseline mode the ways from D on are gated.",
        fault("decoupled_l1d", "gated_ways = 3'd4;", "gated_ways = 3'd6;"),
    ),
    property(
        "r18_flushed",
        "R18",
        "The walk begins when nothing is in flight; when `flushed` is true no entry is valid.",
        fault("flush_walker", "flush && is_idle", "flush"),
    ),
    property(
        "r18_walk_is_alone",
        "R18",
        "No request is in lookup, and none is released, while a set is cleared or `flushed` stands.",
        fault("decoupled_l1d", "!flush && !walker_clears", "!flush"),
    ),
    property(
        "r18_flush_stops",
        "R18",
        "No request is accepted while `flush` is true or a set is cleared.",
        fault("decoupled_l1d", "!flush && !walker_clears", "!walker_clears"),
    ),
    property(
        "r18_one_walk",
        "R18",
        "A `flush` that stands is one walk, and `flushed` stands with it.",
        fault("flush_walker", "is_flushed_d = flush;", "is_flushed_d = 1'b0;"),
    ),
    property(
        "used_line_stays",
        "R2, R9 of `l1`",
        "While a hit's sectors are read, or a store waits to write, the line keeps its position and is readable; a sector is left.",
        fault("l1_data_side", "left_d = left_now & ~choice_grant;", "left_d = 4'd0;"),
    ),
    property(
        "one_entry_of_a_line",
        "R3, R4 of `l1`",
        "No two MSHR entries have the same position of the same set.",
        fault(TAGS, "policy_eligible = ~pending", "policy_eligible = 2'd3"),
    ),
    property(
        "loads_of_an_entry",
        "R5 of `l1`",
        "A busy MSHR entry has from 1 to `mshr_merges` loads.",
        fault("mshr_entry", "(count_q != MERGES)", "1'b1"),
    ),
    property(
        "filled_wait_once",
        "R15 to R17 of `l1`",
        "A busy entry that is filled waits to be woken, in one place, or is being served; no other does.",
        fault(
            "mshr_file",
            "waker_filled_valid = is_filled && fill_is_expected",
            "waker_filled_valid = is_filled",
        ),
    ),
    property(
        "served_in_order",
        "R16 of `l1`",
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
        "replies_fit",
        "R19, R20 of `l1`",
        "No more than `hit_latency + 2` beats are in flight to the core, each in its place.",
        fault("l1_replies", "assign has_room = used_q != MOST;", "assign has_room = 1'b1;"),
    ),
    property(
        "misses_fit",
        "R3, R7, R8, R10 of `l1`",
        "A request goes down only when the miss queue has room.",
        fault(
            TAGS,
            "sends_request = request_is_first && !(is_load && is_plain) && may_send",
            "sends_request = request_is_first && !(is_load && is_plain)",
        ),
    ),
    property(
        "one_reply_a_request",
        "R16 to R20 of `l1`",
        "Of a request that was not refused, whichever it is, exactly one last beat is to come: it waits in one place until that beat has left.",
        fault("l1_data_side", "wakes || passes || hits", "wakes || hits"),
    ),
    property(
        "nothing_after_the_last",
        "R19 of `l1`",
        "No beat of a request follows its last.",
        fault(
            "l1_data_side",
            "replies_enter_last = down_reply_last;",
            "replies_enter_last = 1'b1;",
        ),
    ),
    property(
        "reply_is_asked_for",
        "R19 of `l1`",
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
