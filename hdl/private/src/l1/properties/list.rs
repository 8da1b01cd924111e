//! Each property with the fault that it finds.

use proofs::{Property, fault, property};

/// Each with its rule and its fault.
pub(super) const PROPERTIES: &[Property] = &[
    property(
        "r1_status",
        "R1",
        "A request accepted in one cycle has its status in the next, or when it has waited, and there is no other.",
        fault("l1", "is_first_q <= is_accepted;", "is_first_q <= core_request_valid;"),
    ),
    property(
        "r27_waits",
        "R27",
        "With `when_full` \"wait\" nothing is refused; while a request waits none is accepted, it stays in lookup, and an entry is busy, the miss queue full, or, for a store or atomic, no place of data free.",
        fault("l1", "is_free = 1'b0;", "is_free = 1'b1;"),
    ),
    property(
        "lookup_follows",
        "invariant",
        "A request is in lookup for a cycle, and longer only to read or to write; its set and tags are those of its line.",
        fault("l1", "set_d = index_set_number;", "set_d = ~index_set_number;"),
    ),
    property(
        "r2_read_line_stays",
        "R2, R4",
        "While a hit's sectors are read its line stays readable in its way, and a sector is left.",
        fault("l1_data_side", "left_d = left_now & ~choice_grant;", "left_d = 4'd0;"),
    ),
    property(
        "r3_one_way_of_a_line",
        "R3 to R5",
        "No two ways of a set hold the same line, readable or pending.",
        fault("l1_lookup", "is_plain_load && !(|found) &&", "is_plain_load && !is_readable &&"),
    ),
    property(
        "r3_one_entry_of_a_line",
        "R3, R4",
        "No two entries have the same way of the same set: a way is reserved once, and no line has two entries.",
        fault("l1_lookup", "held = readable | state_pending_ways;", "held = readable;"),
    ),
    property(
        "r5_loads_of_an_entry",
        "R5",
        "A busy entry has from 1 to `mshr_merges` loads.",
        fault("mshr_entry", "(count_q != MERGES)", "1'b1"),
    ),
    property(
        "r17_pending_or_readable",
        "R4, R17",
        "No way is pending and readable at once.",
        fault("l1_lookup", "wire replaces = reserves && !(|free);", "wire replaces = 1'b0;"),
    ),
    property(
        "one_way_hits",
        "R2, R5",
        "At most one way has the line of a lookup.",
        fault("l1_lookup", "ways_has_tag & held", "ways_has_tag"),
    ),
    property(
        "r6_refused_changes_nothing",
        "R6, R12",
        "A `reservation_fail`, and a lookup of a request that waits, command nothing.",
        fault(
            "l1_lookup",
            "mark_stale = sends && is_pending",
            "mark_stale = request_is_first && is_pending",
        ),
    ),
    property(
        "r25_told_a_cycle_later",
        "R14, R15, R25",
        "The events are of the status, the victim and the fill of the cycle before.",
        fault("l1_event_report", "event_bypass = is_bypass", "event_bypass = is_bypass || is_fail"),
    ),
    property(
        "r16_filled_wait_once",
        "R15 to R17",
        "A busy entry that is filled waits to be woken, in one place, or is being served; no other does: an entry is free only after its last load was read.",
        fault(
            "mshr_file",
            "waker_filled_valid = is_filled && fill_is_expected",
            "waker_filled_valid = is_filled",
        ),
    ),
    property(
        "r16_served_in_order",
        "R16",
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
        "r20_replies_fit",
        "R19, R20",
        "No more than `hit_latency + 2` beats are in flight to the core, each in its place.",
        fault("l1_replies", "assign has_room = used_q != MOST;", "assign has_room = 1'b1;"),
    ),
    property(
        "r3_misses_fit",
        "R3, R7, R8, R10",
        "A request goes down only when the miss queue has room.",
        fault(
            "l1_lookup",
            "&& !(is_load && is_plain) && state_has_room;",
            "&& !(is_load && is_plain);",
        ),
    ),
    property(
        "r23_flushed",
        "R23",
        "The walk begins when nothing is in flight; when `flushed` is true no line is readable.",
        fault("flush_walker", "flush && is_idle", "flush"),
    ),
    property(
        "r23_walk_is_alone",
        "R23",
        "No request is in lookup while a set is cleared or `flushed` stands: the walk alone has the port by which a line becomes invalid.",
        fault("l1", "!flush && !walker_clears", "!flush"),
    ),
    property(
        "r23_flush_stops",
        "R21, R23",
        "No request is accepted while `flush` is true or a set is cleared.",
        fault("l1", "!flush && !walker_clears", "!walker_clears"),
    ),
    property(
        "r23_one_walk",
        "R23",
        "A `flush` that stands is one walk, and `flushed` stands with it.",
        fault("flush_walker", "is_flushed_d = flush;", "is_flushed_d = 1'b0;"),
    ),
    property(
        "one_reply_a_request",
        "R16 to R20",
        "Of a request that was not refused, whichever it is, exactly one last beat is to come: it waits in one place until that beat has left.",
        fault("l1_data_side", "wakes || passes || hits", "wakes || hits"),
    ),
    property(
        "nothing_after_the_last",
        "R19",
        "No beat of a request follows its last.",
        fault(
            "l1_data_side",
            "replies_enter_last = down_reply_last;",
            "replies_enter_last = 1'b1;",
        ),
    ),
    property(
        "reply_is_asked_for",
        "R19",
        "Every beat of a reply is of a request that is open.",
        fault("core_reply_queue", "pop_id = words_read_0_data", "pop_id = ~words_read_0_data"),
    ),
    property(
        "r24_never_older",
        "R24",
        "A beat of a load that was accepted after a store or atomic to its line, whichever both are, carries what that write or a later one left in the byte, and nothing older.",
        fault("l1_lookup", "mark_stale = sends && is_pending", "mark_stale = 1'b0"),
    ),
    property(
        "writes_wait",
        "invariant",
        "While a store waits to write the line stays readable in its way, and what it will write is not older than the write.",
        fault(
            "l1_data_side",
            "goes_on_writing = writes_now && is_line",
            "goes_on_writing = writes_now || is_line",
        ),
    ),
    property(
        "misses_go_as_asked",
        "R3, R15",
        "The request of an entry is for all sectors of its line; it leaves once, and what is not filled waits to leave or for its beats.",
        fault(
            "l1_data_side",
            "misses_push_sectors = 4'd15;",
            "misses_push_sectors = request_sectors;",
        ),
    ),
    property(
        "write_goes_as_asked",
        "R8, R10",
        "A store or atomic waits in the miss queue once, with its line, sector, bytes and data, until it leaves.",
        fault("miss_queue", "push_byte_enable, push_data, push_id}", "8'd0, push_data, push_id}"),
    ),
    property(
        "load_goes_as_asked",
        "R7",
        "A load that is sent down waits in the miss queue once, with its line and sectors, until it leaves.",
        fault(
            "l1_data_side",
            "misses_push_id = {1'b1, request_id};",
            "misses_push_id = {1'b1, ~request_id};",
        ),
    ),
    property(
        "misses_keep_order",
        "invariant",
        "What was sent after the write leaves after it.",
        fault(
            "miss_queue",
            ".read_0_address (head_q)",
            ".read_0_address (head_q ^ (used_q == 2'd2))",
        ),
    ),
    property(
        "pending_is_new",
        "R5, R11",
        "A pending line that was asked for before the write is stale and no later load waits for it; what has come of one that was asked for after it is not older.",
        fault("mshr_entry", "stale_d = 1'b1;", "stale_d = stale_q;"),
    ),
    property(
        "readable_is_new",
        "R9 to R11, R17",
        "After the write, a readable line has nothing older, but for the store that is about to be written.",
        fault(
            "l1",
            "lookup_change_publish = data_side_done_valid && !data_side_done_is_stale",
            "lookup_change_publish = data_side_done_valid",
        ),
    ),
    property(
        "replies_are_new",
        "invariant",
        "What is in flight to the core for a load that was accepted after the write is not older.",
        fault(
            "l1_data_side",
            "replies_enter_data = down_reply_data;",
            "replies_enter_data = 64'd0;",
        ),
    ),
    property(
        "r24_never_newer",
        "R24",
        "A beat of a load that was accepted before a store or atomic to its line, whichever both are, carries nothing of that write or a later one in the byte.",
        fault(
            "l1_data_side",
            "replies_enter_data = down_reply_data;",
            "replies_enter_data = ~down_reply_data;",
        ),
    ),
    property(
        "older_leave_first",
        "invariant",
        "What was sent before the write leaves before it.",
        fault(
            "miss_queue",
            ".read_0_address (head_q)",
            ".read_0_address (head_q ^ (used_q == 2'd2))",
        ),
    ),
    property(
        "older_go_as_asked",
        "R3, R7",
        "A load that was accepted before the write is sent down for its own line, or waits in the entry that was asked for before it.",
        fault(
            "l1_data_side",
            "misses_push_id = {1'b1, request_id};",
            "misses_push_id = {1'b1, ~request_id};",
        ),
    ),
    property(
        "pending_is_old",
        "R5, R11",
        "What has come of a pending line that was asked for before the write has nothing of it, until the line is released.",
        fault("l1_lookup", "is_readable = |(found & readable)", "is_readable = |found"),
    ),
    property(
        "readable_is_old",
        "R9",
        "Before the write, a readable line has nothing of it.",
        fault("l1_lookup", "writes = sends && is_plain_store", "writes = is_plain_store"),
    ),
    property(
        "older_replies_are_old",
        "invariant",
        "What is in flight to the core for a load that was accepted before the write has nothing of it.",
        fault(
            "l1_data_side",
            "replies_enter_data = down_reply_data;",
            "replies_enter_data = ~down_reply_data;",
        ),
    ),
    property(
        "r11_refuses",
        "R11",
        "With `pending_store` \"refuse\" a store or atomic of a pending line is a `reservation_fail`, and no line is stale.",
        fault("l1", "|| !lookup_awaits_line)", "|| lookup_awaits_line)"),
    ),
    property(
        "restart_follows",
        "R28",
        "In the cycle after a beat that may answer early, the first load of its entry has been read, whose line is not whole; the beat is where the array is read for it.",
        fault("mshr_file", "!fill_last && waker_rests;", "!fill_last;"),
    ),
    property(
        "r28_read_for_its_load",
        "R28",
        "A beat that came while nothing was woken or waited to be, without `last`, is read for the first load of its entry in the next cycle exactly if it is all that the load wants, the load is not yet answered, and a beat may enter the replies; as the load's last.",
        fault("mshr_beat", "arrived_q && is_its && !is_answered", "arrived_q && !is_answered"),
    ),
    property(
        "r28_answered_once",
        "R28",
        "An entry knows whether its first load was answered early since its miss; then no other beat is read for that load.",
        fault("mshr_waker", "is_empty || (stands && is_answered && (index_q == 2'd0))", "is_empty"),
    ),
    property(
        "r28_none_forgotten",
        "R17, R28",
        "An entry ends with the last beat of its last load, or without one if its only load was answered; never while another joins.",
        fault(
            "mshr_waker",
            "(following == loads)) || is_empty;",
            "(following == loads)) || passes;",
        ),
    ),
    property(
        "r28_passed_by_in_a_cycle",
        "R28",
        "A load that was answered early is passed by in one cycle; where none has joined the entry ends in the next.",
        fault(
            "mshr_waker",
            "if (passes && !is_empty) begin",
            "if (passes && !is_empty && ready) begin",
        ),
    ),
    property(
        "stores_have_data",
        "invariant",
        "With one place of store data, it is taken exactly while a store or atomic waits in the miss queue.",
        fault("miss_split_queue", "pop_valid && pop_ready && has_data", "pop_valid && pop_ready"),
    ),
    property(
        "r8_data_fit",
        "R8, R10, R12",
        "A store or atomic goes down only when a place for its data is free.",
        fault("l1_data_side", "        split_has_data_place);", "        1'b1);"),
    ),
    property(
        "loads_carry_no_data",
        "R3, R7",
        "Where not each request has a place for data, a load leaves with `byte_enable` and `data` 0.",
        fault("miss_split_queue", "pop_data = 64'd0;", "pop_data = stores_pop_data;"),
    ),
    property(
        "queues_hold",
        "invariant",
        "The words of a queue stand in a row from its head on.",
        fault("queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
    ),
];
