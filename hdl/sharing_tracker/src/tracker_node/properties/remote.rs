//! What is proved of forwards and messages, each with the fault that it finds.

use proofs::{Property, fault, property};

/// Each with its rule and its fault.
pub(super) const PROPERTIES: [Property; 26] = [
    property(
        "forward_follows",
        "invariant",
        "While a forward is in lookup no line is being read, the answer queue has room for one, and the place of `nack` is free.",
        fault(
            "tracker_node_forward_port",
            "may_enter = !is_asked_q && place_push_ready &&",
            "may_enter = !is_asked_q &&",
        ),
    ),
    property(
        "forward_followed",
        "invariant",
        "The forward in lookup, whichever it is, has its requester and identifier.",
        fault("tracker_node_forward_port", "asked_id_d = id;", "asked_id_d = asked_id_q;"),
    ),
    property(
        "r10_one_way",
        "R10, R11",
        "A forward that is looked up is answered or given back, one of both, and nothing else is.",
        fault(
            "tracker_node_forward_port",
            "is_not = is_asked_q && !lookup_has_line",
            "is_not = is_asked_q",
        ),
    ),
    property(
        "r10_found",
        "R10",
        "A forward's line is found exactly if it is readable in a way of its set.",
        fault("l1_lookup", "assign has_line = is_readable;", "assign has_line = |found;"),
    ),
    property(
        "r11_as_it_came",
        "R11",
        "A forward whose line is not found stands at `nack` as it came, from the cycle after its lookup until it is taken.",
        fault(
            "tracker_node_forward_port",
            ".push_requester (asked_requester_q)",
            ".push_requester (requester)",
        ),
    ),
    property(
        "r12_may",
        "R12",
        "No forward can enter beside one in lookup or at `nack`, more beats than a line's, or a line that has another sector to be read.",
        fault("tracker_node_reader", "(!is_reading_q || is_last) &&", "1'b1 &&"),
    ),
    property(
        "r12_can",
        "R12",
        "Else one can.",
        fault("tracker_node_reader", "(!is_reading_q || is_last) &&", "!is_reading_q &&"),
    ),
    property(
        "reader_follows",
        "invariant",
        "The reader knows which sector is read, and which was; a line begins when none is being read.",
        fault("tracker_node_reader", "is_reading_q && !is_last", "is_reading_q && !was_last"),
    ),
    property(
        "beats_owed_follow",
        "invariant",
        "The beats that are counted are those that wait, the one that was read, and those to be read: two lines at most.",
        fault(
            "tracker_node_reader",
            "beats_owed_d = beats_owed_q + SECTORS;",
            "beats_owed_d = beats_owed_q + 4'd3;",
        ),
    ),
    property(
        "r12_room",
        "R12, R18",
        "A sector that was read always has its place in the answer queue.",
        fault("answer_queue", "used_d = used_q + 4'd1;", "used_d = used_q + 4'd8;"),
    ),
    property(
        "r13_rising",
        "R13",
        "Of a found line a sector is read in each cycle after its lookup, rising from 0 to the last.",
        fault("tracker_node_reader", "sector_d = sector_q + 2'd1;", "sector_d = sector_q + 2'd3;"),
    ),
    property(
        "r13_before_the_core",
        "R13",
        "In a cycle in which a sector is read for another core the array reads it, and no beat of the core.",
        fault(
            "l1_data_side",
            "may_read = replies_has_room && !read_valid",
            "may_read = replies_has_room",
        ),
    ),
    property(
        "beats_rise",
        "invariant",
        "The beats that wait are those of whole lines, their sectors in a row, `last` with each line's last.",
        fault("tracker_node_reader", ".push_last   (was_last)", ".push_last   (is_last)"),
    ),
    property(
        "beat_followed",
        "invariant",
        "A sector of a line that was found, whichever both are, is to be read, or waits unchanged, behind those before it.",
        fault("tracker_node_reader", ".push_id     (id_q)", ".push_id     (~id_q)"),
    ),
    property(
        "r14_rising",
        "R14",
        "The beats of `answer` are the sectors of whole lines, each rising from 0, with `last` at each line's end alone.",
        fault("tracker_node_reader", ".push_sector (was_sector_q)", ".push_sector (sector_q)"),
    ),
    property(
        "r14_answer",
        "R14",
        "A sector of a found line, whichever both are, is answered with its forward's requester and identifier, and the bytes that were read.",
        fault("answer_queue", "pop_data = words_read_0_data", "pop_data = ~words_read_0_data"),
    ),
    property(
        "lost_follows",
        "invariant",
        "A way that is being read and pending has been reserved since its line was found, and the data side knows.",
        fault("l1_data_side", "is_reserved = command_reserve &&", "is_reserved = command_join &&"),
    ),
    property(
        "r15_waits",
        "R15",
        "A line beat waits exactly while a sector is read of a way that was reserved since its line was found.",
        fault(
            "l1_data_side",
            "assign line_ready = !is_lost_q;",
            "assign line_ready = !read_valid;",
        ),
    ),
    property(
        "r15_stays",
        "R15",
        "No line beat is written to a way of which a sector is read.",
        fault("l1_data_side", "assign line_ready = !is_lost_q;", "assign line_ready = 1'b1;"),
    ),
    property(
        "messages_follow",
        "invariant",
        "Each request in the miss queue has its victim or that there is none; the head's was sent exactly if a remove was the last message to be taken.",
        fault("tracker_node_messages", "is_reported_d = reports;", "is_reported_d = 1'b0;"),
    ),
    property(
        "miss_followed",
        "invariant",
        "What was sent down, whichever it is, waits with the line that stood in its way, if that was readable.",
        fault(
            "l1_lookup",
            "assign evict = replaces || drops;",
            "assign evict = reserves || drops;",
        ),
    ),
    property(
        "r16_victim_first",
        "R16",
        "What was sent down leaves as it was, directly after the remove of the readable line that stood in its way, if one did.",
        fault(
            "tracker_node_messages",
            "message_line = victims_pop_line;",
            "message_line = miss_line;",
        ),
    ),
    property(
        "r16_once",
        "R16",
        "No remove follows a remove.",
        fault("tracker_node_messages", "&& !is_reported_q", "&& 1'b1"),
    ),
    property(
        "r17_no_other",
        "R16, R17",
        "A remove is of the line that the head of the miss queue has evicted.",
        fault(
            "tracker_node_messages",
            "message_line = victims_pop_line;",
            "message_line = miss_line;",
        ),
    ),
    property(
        "r18_victims_fit",
        "R18",
        "A victim always has its place, and no request waits for one.",
        fault(
            "tracker_node_messages",
            "assign miss_ready = leaves;",
            "assign miss_ready = message_ready;",
        ),
    ),
    property(
        "r20_told",
        "R20",
        "The events of the node are of what it did in the cycle before.",
        fault(
            "tracker_node_report",
            "local_events = {tracker_now_retried, tracker_now_removed}",
            "local_events = {tracker_now_removed, tracker_now_retried}",
        ),
    ),
];
