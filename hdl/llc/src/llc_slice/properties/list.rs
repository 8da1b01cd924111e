//! What is proved, each with the fault that it must find.

use proofs::{Property, fault, property};

/// The assertions, in the order of what they are about.
pub(super) const PROPERTIES: &[Property] = &[
    property(
        "r2_closed",
        "R2",
        "No request is accepted while `flush` is true or a walk goes on.",
        fault("llc_slice", "is_open = !flush && !walker_walks;", "is_open = !flush;"),
    ),
    property(
        "r27_taken",
        "R27",
        "Every beat from below is taken in the cycle in which it is offered.",
        fault("llc_slice", "memory_reply_ready = 1'b1;", "memory_reply_ready = reply_ready;"),
    ),
    property(
        "r28_written",
        "R28, R32",
        "A beat of a line that waits for it is written to its sector in the next cycle.",
        fault(
            "llc_slice",
            "array_fill_is_expected = is_line && mshrs_taken_is_expected;",
            "array_fill_is_expected = is_line && mshrs_taken_is_expected && has_room;",
        ),
    ),
    property(
        "r31_acknowledged",
        "R31",
        "A write-back is no longer unacknowledged in the cycle after its beat.",
        fault(
            "llc_slice",
            "write_backs_frees = memory_reply_valid && is_write_back;",
            "write_backs_frees = memory_reply_valid && is_write_back && has_room;",
        ),
    ),
    property(
        "r38_answered",
        "R38",
        "An atomic's answer stands in the next cycle, with its place and data.",
        fault(
            "llc_slice",
            "atomics_answer_valid = memory_reply_valid && is_atomic;",
            "atomics_answer_valid = memory_reply_valid && is_atomic && has_room;",
        ),
    ),
    property(
        "r7_free",
        "R7",
        "What is taken is free: an entry, a number of a write-back, a place of an atomic.",
        fault("llc_slice_rules", "behind_pending_has_free;", "1'b1;"),
    ),
    property(
        "r8_publication",
        "R8",
        "In a cycle of publication nothing is done for the request in the decision.",
        fault(
            "llc_slice_decision",
            "holds && !publish_valid && !was_sent_q",
            "holds && !was_sent_q",
        ),
    ),
    property(
        "r19_beside_no_beat",
        "R19, R25",
        "Beside a data beat nothing is stored or written back.",
        fault("llc_slice_rules", "        !behind_is_beat;", "        1'b1;"),
    ),
    property(
        "r24_one_reader",
        "R24",
        "A woken load, an answer, or the decision or walk has the data array and the replies' entrance.",
        fault("llc_slice", "has_array = !is_taken;", "has_array = 1'b1;"),
    ),
    property(
        "r23_room",
        "R23",
        "The beats in flight are counted, and the one behind the entrance finds a place.",
        fault("llc_slice_replies", "has_room = used_q != MOST;", "has_room = 1'b1;"),
    ),
    property(
        "r34_room",
        "R34",
        "The requests to the next level are counted, and the one just made finds a place.",
        fault("llc_slice_memory_requests", "has_room = used_q != MOST;", "has_room = 1'b1;"),
    ),
    property(
        "answered_once",
        "R15, R20, R26, R30, R38, R41",
        "A reply is of a request that is not answered, and of its kind; a load has each of its sectors once, rising, `last` with the last.",
        fault("llc_slice", "replies_enter_last = mshrs_wake_last;", "replies_enter_last = 1'b1;"),
    ),
    property(
        "request_is_in_one_place",
        "R1, R3",
        "A request that is not answered, whichever it is, stands in one place until its last beat has left: in lookup, in an entry, in a place of an atomic, or among the replies.",
        fault(
            "llc_slice_decision",
            "was_sent_q || (command_goes_on && !command_sends_atomic)",
            "was_sent_q || command_goes_on",
        ),
    ),
    property(
        "request_stays_as_it_came",
        "R1, R15",
        "It keeps its kind, and a sector of it is left until the last is read.",
        fault("llc_slice", "replies_enter_kind = KIND_ATOMIC;", "replies_enter_kind = 2'd1;"),
    ),
    property(
        "beats_rise",
        "R15, R20, R26, R30",
        "What is due of a load is what is left to read and what is in flight upwards, each sector once and rising.",
        fault("llc_slice_decision", "enter_last = is_last;", "enter_last = 1'b1;"),
    ),
    property(
        "atomics_wait_once",
        "R38",
        "A place that is taken waits for its answer, or has it, once.",
        fault(
            "llc_slice_atomic_places",
            "has_arrived_d = answer_valid && waiting[answer_number];",
            "has_arrived_d = answer_valid;",
        ),
    ),
    property(
        "misses_go_as_asked",
        "R17, R33",
        "The request of an entry is for its line and for all sectors that are not readable; it leaves once, and what is not filled waits to leave or is below.",
        fault(
            "llc_slice_decision",
            "issue_sectors = ask_covered & ~readable_q;",
            "issue_sectors = ask_sectors & ~readable_q;",
        ),
    ),
    property(
        "filled_wait_once",
        "R29, R30",
        "An entry that is filled waits to be woken, once, or is served; no other does.",
        fault("llc_slice_waker", "(!is_serving_q || is_done);", "(!is_serving_q || ends_load);"),
    ),
    property(
        "loads_wait",
        "R16",
        "A busy entry has from 1 to `mshr_merges` loads; each names sectors, which the entry wants.",
        fault("llc_slice_mshr_entry", "wanted_d = wanted_q | ask_sectors;", "wanted_d = wanted_q;"),
    ),
    property(
        "served_in_order",
        "R30",
        "The load that is served is the next of its entry, and a sector of it is left.",
        fault("llc_slice_waker", "served_d = 2'd0;", "served_d = served_q;"),
    ),
    property(
        "changes_are_written",
        "invariant",
        "The changes of lines reach the memories of tags and states in their order, the first line of a set with those that it has not.",
        fault(
            "llc_slice_way",
            "is_line_then = is_chosen && change_is_line;",
            "is_line_then = change_is_line;",
        ),
    ),
    property(
        "set_is_read",
        "invariant",
        "What was read of a set, with the change made meanwhile, is what the memories hold; it is the set that is compared, chosen from or walked.",
        fault(
            "llc_slice",
            "lines_next_set = compare_pop_line[0];",
            "lines_next_set = request_line[0];",
        ),
    ),
    property(
        "one_way_of_a_line",
        "R10, R14",
        "No two ways of a set have the same line.",
        fault("llc_slice_patch", "change_is_line && (change_tag == tag)", "1'b0"),
    ),
    property(
        "line_is_known",
        "R4, R5",
        "The decision has of its line what all changes before it have made of it: the way, the readable and the dirty sectors.",
        fault(
            "llc_slice_decision",
            "readable_d = readable_now | publish_readable;",
            "readable_d = readable_now;",
        ),
    ),
    property(
        "victim_is_known",
        "R11 to R13",
        "A victim is a line of the set that is not pending, and of its dirty sectors none is forgotten.",
        fault("llc_slice_decision", "old_tag_d = selected_tag;", "old_tag_d = stored_tag;"),
    ),
    property(
        "store_is_followed",
        "R4, R9",
        "In the cycle after a store, the decision knows whether its own line is that of the store.",
        fault(
            "llc_slice_decision",
            "moves && command_stores && found_is_changed;",
            "moves && command_stores;",
        ),
    ),
    property(
        "pending_is_known",
        "R18, R28",
        "A pending line has a way of its own, and its entry knows the dirty sectors.",
        fault("llc_slice_mshr_entry", "if (ask_stores && is_asked)", "if (1'b0)"),
    ),
    property(
        "published_is_readable",
        "R29, R30",
        "All sectors of a pending line are readable once it is published, so that no load joins.",
        fault(
            "llc_slice_decision",
            "change_readable = publish_readable;",
            "change_readable = readable_now;",
        ),
    ),
    property(
        "walks_alone",
        "R42, R44",
        "While a walk goes on nothing is in lookup, in an entry or changing.",
        fault("llc_slice", "!walker_walks && mshrs_is_idle", "!walker_walks"),
    ),
    property(
        "walked_is_known",
        "R43",
        "The line that is walked is one of the set, and its sectors not written back are dirty.",
        fault(
            "llc_slice_decision",
            "if (moves || command_chooses || walk_chooses)",
            "if (moves || command_chooses)",
        ),
    ),
    property(
        "order_of_a_line",
        "R4, R9, R15, R18, R28, R33",
        "A load or atomic finds each byte as the stores and atomics to it that were accepted before it left it, neither older nor newer, whether the line was here, in flight, evicted, cleaned or flushed; but for a line that was discarded, until its byte is written.",
        fault(
            "llc_slice_rules",
            "may_act = decided_may_act && (is_store || !decided_follows_store);",
            "may_act = decided_may_act;",
        ),
    ),
    property(
        "lookup_keeps_order",
        "R1",
        "The requests in lookup take effect in the order in which they were accepted.",
        fault("llc_slice_request_stage", "has_room = !holds_q || pop_ready;", "has_room = 1'b1;"),
    ),
    property(
        "below_is_current",
        "R25, R33, R36",
        "A byte that is not dirty here is, with what goes down, as the last write left it.",
        fault(
            "llc_slice_memory_requests",
            "requests_push_byte_enable = sector_mask;",
            "requests_push_byte_enable = 16'hffff;",
        ),
    ),
    property(
        "line_is_current",
        "R19, R20, R28",
        "A byte that is dirty or readable is as the last write left it.",
        fault(
            "llc_slice_sector_array",
            "bytes_write_byte_enable = ~old_mask;",
            "bytes_write_byte_enable = 16'hffff;",
        ),
    ),
    property(
        "mask_is_read",
        "invariant",
        "The mask that was read is that of the sector to be written.",
        fault("write_first_ram", "if (was_written_q)", "if (1'b0)"),
    ),
    property(
        "write_is_known",
        "R18, R28",
        "A beat is written to a pending line and knows whether the sector is dirty; no sector that a load waits for is stored to.",
        fault("llc_slice_sector_array", "is_dirty_d = fill_is_dirty;", "is_dirty_d = 1'b0;"),
    ),
    property(
        "fetched_is_current",
        "R28, R33, R36",
        "No write to a line goes down behind its miss, and what the miss brings of a byte that is not dirty is as the last write left it.",
        fault("llc_slice_rules", "is_atomic && !is_pending && is_clean", "is_atomic && is_clean"),
    ),
    property(
        "atomics_go_as_sent",
        "R33, R36, R38",
        "What was sent for a place waits to leave, or is below, until its answer comes.",
        fault("llc_slice_decision", "issue_number = ids_place;", "issue_number = ~ids_place;"),
    ),
    property(
        "load_is_in_place",
        "R16, R18",
        "While a load waits, no later write changes what it is to find.",
        fault("llc_slice_rules", "is_store && !is_awaited && has_way", "is_store && has_way"),
    ),
    property(
        "replies_are_in_order",
        "R24, R28, R30",
        "What was read for a load is what it is to find.",
        fault(
            "llc_slice_sector_array",
            ".read_0_address    (read_place)",
            ".read_0_address    (place_q)",
        ),
    ),
    property(
        "queues_hold",
        "invariant",
        "The words of a queue stand in a row from its head on.",
        fault("memory_request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
    ),
];
