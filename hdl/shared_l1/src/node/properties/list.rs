//! Each property with the fault that it finds.

use proofs::{Property, fault, property};

/// Sentence, rules and fault of each assertion in the fragments.
pub(super) const PROPERTIES: &[Property] = &[
    property(
        "r4_one_status",
        "R3, R4",
        "An own request has its status in the cycle after its acceptance, a remote one its lookup and no status.",
        fault("node_intake", "stage_accepts = reads && is_free", "stage_accepts = reads"),
    ),
    property(
        "held_follows",
        "invariant",
        "A remote request in lookup does not leave; one that is routed home leaves; a load that leaves bypasses the tags.",
        fault(
            "node_intake",
            "stage_accepted_route_leaves = 1'b0;",
            "stage_accepted_route_leaves = leaves;",
        ),
    ),
    property(
        "r2_entry",
        "R2, R3",
        "No remote request is accepted without a free place.",
        fault("shared_l1", "has_entry && (queued < MISS_QUEUE)", "queued < MISS_QUEUE"),
    ),
    property(
        "r2_room",
        "R2",
        "A remote request in the first cycle of its lookup finds room in `l2_out`.",
        fault("shared_l1", "(queued < 2'd1)", "(queued < 2'd2)"),
    ),
    property(
        "r3_lowest_entry",
        "R3",
        "A remote request takes the lowest free place.",
        fault("home_request_table", "if (!busy_q[0]) begin", "if (busy_q[0]) begin"),
    ),
    property(
        "r3_entry_kept",
        "R3",
        "A place, whichever, keeps core, identifier and sectors until it is free.",
        fault("home_request_table", "take_requester_sectors}", "4'd0}"),
    ),
    property(
        "r4_never_refused",
        "R4, R10",
        "A remote request is never refused: it is read, joined, reserved for, or sent to L2.",
        fault(
            "shared_tag_stage",
            "bypasses = lookup_status == STATUS_RESERVATION_FAIL;",
            "bypasses = 1'b0;",
        ),
    ),
    property(
        "r5_blocked",
        "R5",
        "An own load that `store_tracker` blocks is refused.",
        fault("remote_request_issue", "is_load && stores_load_blocked", "1'b0"),
    ),
    property(
        "r6_held_back",
        "R6",
        "An own request that leaves is refused without room in a tracker or, when it is routed home, in `remote_request_out`.",
        fault(
            "remote_request_issue",
            "(!requests_issue_ready || (!is_load && !stores_has_room))",
            "!requests_issue_ready",
        ),
    ),
    property(
        "lookup_follows",
        "invariant",
        "The set and the tags in lookup are those of the line.",
        fault(
            "held_request",
            "line_d = accepted_request_line;",
            "line_d = ~accepted_request_line;",
        ),
    ),
    property(
        "r6_no_write_passes_a_load",
        "R6, R21",
        "No store or atomic leaves by way of the home while its line is pending in the own tags.",
        fault("shared_tag_stage", "|| !lookup_awaits_line)", "|| lookup_awaits_line)"),
    ),
    property(
        "r7_direct_load",
        "R7",
        "What goes to a home is of the kind asked for; a load with `bypass_l1`, and no other, is a `direct_load`.",
        fault("remote_request_issue", "&& bypass_l1", "&& !bypass_l1"),
    ),
    property(
        "r10_direct_load",
        "R10",
        "A `direct_load` of another core is sent to L2, and does nothing in the tags.",
        fault("node_intake", "is_direct_load || ", ""),
    ),
    property(
        "r24_home_status",
        "R24",
        "A remote request's word comes in its lookup, with the core and the identifier that it came with.",
        fault(
            "shared_l1",
            "requester_id_q <= intake_taken_requester_id;",
            "requester_id_q <= core_request_id;",
        ),
    ),
    property(
        "r6_refused_changes_nothing",
        "R5, R6",
        "A `reservation_fail` commands nothing, sends nothing, and is neither issued nor counted.",
        fault(
            "shared_tag_stage",
            "leaves_now = sends && held_route_leaves",
            "leaves_now = is_first && held_route_leaves",
        ),
    ),
    property(
        "r7_one_way",
        "R7",
        "No request goes both to `remote_request_out` and to `l2_out`, and none that is routed home goes to `l2_out`.",
        fault("shared_tag_stage", "sends && !held_route_to_home", "sends"),
    ),
    property(
        "r6_home_has_room",
        "R6, R7",
        "A request goes to `remote_request_out` only when it has room, in the first cycle of its lookup.",
        fault("shared_tag_stage", "has_room = verdict_has_room &&", "has_room ="),
    ),
    property(
        "r2_down_has_room",
        "R2, R10",
        "A request goes to `l2_out` only when it has room, in the first cycle of its lookup.",
        fault(
            "l1_lookup",
            "&& !(is_load && is_plain) && state_has_room;",
            "&& !(is_load && is_plain);",
        ),
    ),
    property(
        "r9_issued",
        "R7, R9",
        "An own request that leaves and is not refused is issued, counted unless it is a load, and sent its way.",
        fault(
            "remote_request_issue",
            "stores_store_valid = verdict_leaves_now && is_write;",
            "stores_store_valid = verdict_leaves_now && (request_kind == 2'd1);",
        ),
    ),
    property(
        "r9_no_other",
        "R9",
        "Nothing but an own request that leaves is issued or counted, or goes to `remote_request_out`.",
        fault("shared_tag_stage", "sends && held_route_leaves", "sends"),
    ),
    property(
        "r9_left_is_open",
        "R9, R15",
        "Each request that `remote_tracker` holds is unanswered, and held once.",
        fault("remote_tracker", "released = reply_done && is_known", "released = reply_done"),
    ),
    property(
        "r8_load_passes",
        "R8",
        "A load that leaves does nothing in the own tags, and is a `bypass` if it is not refused.",
        fault("node_intake", "leaves && (is_any_load ||", "leaves && (1'b0 ||"),
    ),
    property(
        "r11_identifier",
        "R3, R11",
        "A remote request's identifier names the place that it took, an own one's its own and its group.",
        fault("node_intake", "{4'd8, taken_entry};", "{4'd8, !taken_entry};"),
    ),
    property(
        "r15_done_with_the_last",
        "R15",
        "A request is released with the last beat of its reply, when the core takes it, and with no other.",
        fault(
            "reply_arbiter",
            "request_l1_done = takes_l1 && beat_last",
            "request_l1_done = takes_l1",
        ),
    ),
    property(
        "r20_one_event",
        "R4, R20",
        "Each status is told by its event in the next cycle, and there is no other.",
        fault("l1_event_report", "event_bypass = is_bypass", "event_bypass = is_bypass || is_fail"),
    ),
    property(
        "r17_nothing_left",
        "R17",
        "While the walk lasts no request that has left is unanswered.",
        fault(
            "shared_l1",
            "&& data_side_state_is_idle && issue_is_idle",
            "&& data_side_state_is_idle",
        ),
    ),
    property(
        "r17_none_accepted",
        "R1, R17",
        "No request is accepted while a set is cleared.",
        fault(
            "node_intake",
            "is_free = !(is_busy && waits) && !stops",
            "is_free = !(is_busy && waits)",
        ),
    ),
    property(
        "r17_flush_stops",
        "R1, R17",
        "`core_request` is not ready while `flush` is true.",
        fault("node_intake", "arbiter_local_ready && !flush", "arbiter_local_ready"),
    ),
    property(
        "r17_once",
        "R17",
        "A `flush` that stands is one walk, and `flushed` stands with it.",
        fault("flush_walker", "is_flushed_d = flush;", "is_flushed_d = 1'b0;"),
    ),
    property(
        "r17_flushed",
        "R10, R17",
        "During the walk no entry is taken and no load is looked up in the tags; when `flushed` is true no line is readable.",
        fault("node_intake", "is_direct_load || (flush && is_any_load);", "is_direct_load;"),
    ),
    property(
        "filled_wait_once",
        "invariant",
        "A busy entry that is filled waits to be woken, in one place, or is being served; no other does.",
        fault(
            "mshr_file",
            "waker_filled_valid = is_filled && fill_is_expected",
            "waker_filled_valid = is_filled",
        ),
    ),
    property(
        "replies_fit",
        "invariant",
        "No more than `hit_latency + 2` beats are in flight out of the L1, each in its place.",
        fault("l1_replies", "assign has_room = used_q != MOST;", "assign has_room = 1'b1;"),
    ),
    property(
        "arbitration_follows",
        "R14",
        "What `core_reply` did not take is still there, of the L1 or of the packet.",
        fault("reply_arbiter", "is_kept_d = !core_reply_ready &&", "is_kept_d ="),
    ),
    property(
        "r14_in_turn",
        "R14",
        "Of two beats the one goes that did not go last; after a reset the packet's.",
        fault("reply_arbiter", "beat_valid && (packet_sent_q || !queue_pop_valid)", "beat_valid"),
    ),
    property(
        "r14_stays",
        "R14",
        "A beat that was offered and not taken is offered again, whatever came meanwhile.",
        fault("reply_arbiter", "is_l1 = keeps_l1_q;", "is_l1 = beat_valid;"),
    ),
    property(
        "r14_whoever_has_one",
        "R14",
        "Where one side alone has a beat, that goes, whose turn it is.",
        fault("reply_arbiter", "(packet_sent_q || !queue_pop_valid)", "packet_sent_q"),
    ),
    property(
        "r14_one_at_a_time",
        "R14",
        "While the L1's beat goes the packet's waits, and the L1's is taken only by the core, as it is.",
        fault("reply_arbiter", "queue_pop_valid && !is_l1", "queue_pop_valid"),
    ),
    property(
        "queues_hold",
        "invariant",
        "The words of a queue stand in a row from its head on.",
        fault("queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
    ),
];
