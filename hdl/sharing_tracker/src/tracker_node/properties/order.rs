//! What is proved of loads beside the stores and atomics to their lines, each with the fault that it finds.

use proofs::{Property, fault, property};

/// Each with its rule and its fault.
pub(super) const PROPERTIES: [Property; 15] = [
    property(
        "r21_never_older",
        "R21",
        "A beat of a load, a warp line's too, that was accepted after a store or atomic to its line, whichever both are, carries what that write or a later one left in the byte, and nothing older.",
        fault(
            "l1_lookup",
            "wire drops = sends && is_readable && !is_load",
            "wire drops = sends && 1'b0 && !is_load",
        ),
    ),
    property(
        "r21_never_newer",
        "R21",
        "A beat of a load, a warp line's too, that was accepted before a store or atomic to its line, whichever both are, carries nothing of that write or a later one in the byte.",
        fault(
            "l1_data_side",
            "replies_enter_data = down_reply_data;",
            "replies_enter_data = ~down_reply_data;",
        ),
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
        "R16",
        "The request of an entry is for all sectors of its line; it leaves once, and what is not filled waits to leave or for its beats.",
        fault(
            "l1_data_side",
            "misses_push_sectors = 4'd15;",
            "misses_push_sectors = request_sectors;",
        ),
    ),
    property(
        "write_goes_as_asked",
        "R16",
        "A store or atomic waits in the miss queue once, with its line, sector, bytes and data, until it leaves.",
        fault("miss_queue", "push_byte_enable, push_data, push_id}", "16'd0, push_data, push_id}"),
    ),
    property(
        "load_goes_as_asked",
        "R16",
        "A load that is sent down waits in the miss queue once, with its line and sectors, until it leaves.",
        fault(
            "l1_data_side",
            "misses_push_id = {1'b1, request_id};",
            "misses_push_id = {1'b1, ~request_id};",
        ),
    ),
    property(
        "misses_keep_order",
        "R16",
        "What was sent after the write leaves after it.",
        fault(
            "miss_queue",
            ".read_0_address (head_q)",
            ".read_0_address (head_q ^ (used_q == 2'd2))",
        ),
    ),
    property(
        "pending_is_new",
        "invariant",
        "After the write no line is pending that was asked for before it; what has come of one that was asked for after it is not older.",
        fault("tracker_node", "|| !lookup_awaits_line)", "|| lookup_awaits_line)"),
    ),
    property(
        "readable_is_new",
        "invariant",
        "After the write, a readable line has nothing older, but for the store that is about to be written.",
        fault(
            "l1_lookup",
            "wire drops = sends && is_readable && !is_load",
            "wire drops = sends && 1'b0 && !is_load",
        ),
    ),
    property(
        "replies_are_new",
        "invariant",
        "What is in flight to the core for a load that was accepted after the write is not older.",
        fault(
            "l1_data_side",
            "replies_enter_data = down_reply_data;",
            "replies_enter_data = 128'd0;",
        ),
    ),
    property(
        "older_leave_first",
        "R16",
        "What was sent before the write leaves before it.",
        fault(
            "miss_queue",
            ".read_0_address (head_q)",
            ".read_0_address (head_q ^ (used_q == 2'd2))",
        ),
    ),
    property(
        "older_go_as_asked",
        "R16",
        "A load that was accepted before the write is sent down for its own line, or waits in the entry that was asked for before it.",
        fault(
            "l1_data_side",
            "misses_push_id = {1'b1, request_id};",
            "misses_push_id = {1'b1, ~request_id};",
        ),
    ),
    property(
        "pending_is_old",
        "invariant",
        "What has come of a pending line that was asked for before the write has nothing of it.",
        fault("l1_data_side", "array_write_data = line_data;", "array_write_data = ~line_data;"),
    ),
    property(
        "readable_is_old",
        "invariant",
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
];
