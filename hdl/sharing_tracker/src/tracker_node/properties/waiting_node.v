
    // With `pending` "wait": the places of the two entries, and the tags that these keep.
    (* hierconn *) wire [1:0] \u_forwards.u_waiting.first_taken ;
    (* hierconn *) wire [1:0] \u_forwards.u_waiting.second_taken ;
    (* hierconn *) wire \u_forwards.u_waiting.may_wait ;
    (* hierconn *) wire \u_forwards.u_waiting.is_late ;
    (* hierconn *) wire [1:0] \u_forwards.u_waiting.unfilled ;
    (* hierconn *) wire \u_forwards.u_waiting.waiter_entry ;
    (* hierconn *) wire \u_forwards.u_waiting.woken_entry ;
    (* hierconn *) wire \u_forwards.u_waiting.left_entry ;
    (* hierconn *) wire \u_forwards.u_waiting.left_second ;
    (* hierconn *) wire \u_forwards.reader_found_set_number ;
    (* hierconn *) wire \u_forwards.reader_found_way ;
    (* hierconn *) wire \u_forwards.reader_has_room ;
    (* hierconn *) wire [T:0] \u_forwards.place_push_line ;
    (* hierconn *) wire [T-1:0] \u_data_side.u_mshrs.entries[0].u_entries.kept_tag_q ;
    (* hierconn *) wire [T-1:0] \u_data_side.u_mshrs.entries[1].u_entries.kept_tag_q ;
    wire [1:0] one_waits = {2{WAITS == 1}} & \u_forwards.u_waiting.first_taken ;
    wire [1:0] two_wait = {2{WAITS == 1}} & \u_forwards.u_waiting.second_taken ;
    wire [1:0] are_held = one_waits | two_wait;
    wire [T:0] line_of_0 = {tag_of_0, set_0};
    wire [T:0] line_of_1 = {tag_of_1, set_1};
    wire [1:0] awaits = busy & ~filled & {line_of_1 == line_q, line_of_0 == line_q};

    // A forward that waits, whichever it is, by its line, entry and place.
    (* anyseq *) wire marks_a_forward;
    reg it_waits;
    reg its_entry;
    reg its_place;
    reg [T:0] forwarded_line;
    wire it_leaves = (is_served || is_returned) && \u_forwards.u_waiting.left_entry == its_entry
        && \u_forwards.u_waiting.left_second == its_place;
    always @(posedge clock) begin
        it_waits <= !reset && (it_waits ? !it_leaves : marks_a_forward && is_kept);
        if (!it_waits) begin
            its_entry <= awaits[1];
            its_place <= one_waits[awaits[1]];
            forwarded_line <= line_q;
        end
    end
    wire [T:0] line_of_its = its_entry ? line_of_1 : line_of_0;

    always @* if (formal_on) begin
        // R23: A forward begins to wait exactly if its line is not found, a busy entry that is not filled waits for it, and
        // a place of that is free and none late.
        // Fault in mshr_file: `if (entries_is_waiting[0] && entries_is_selected[0])` becomes `if (entries_is_selected[0])`.
        r23_waits: assert (!WAITS || (is_kept == (is_asked && !lookup_has_line && awaits != 0 && !\u_forwards.u_waiting.is_late
            && (~one_waits & awaits | ~two_wait & awaits) != 0) && (!is_kept || \u_forwards.u_waiting.waiter_entry == awaits[1])));
        // Invariant: What the places know of the entries is so; who is served is of the entry that is woken.
        // Fault in tracker_node_forward_port: `in_flight_is_woken && in_flight_holds` becomes `in_flight_holds`.
        r23_promised: assert (!WAITS || (\u_forwards.u_waiting.unfilled == (busy & ~filled)
            && (!is_kept || awaits[\u_forwards.u_waiting.waiter_entry ]) && (!is_served
            || (busy[\u_forwards.u_waiting.woken_entry ] && filled[\u_forwards.u_waiting.woken_entry ]))));
        // R25: An entry does not end while a forward waits for it: no place is taken of one that is not busy.
        // Fault in mshr_waker: `is_done = is_read_out && !holds && !is_joined` becomes `is_done = is_read_out && !is_joined`.
        r25_busy: assert ((are_held & ~busy) == 0);
        // Invariant: A busy entry keeps the tag of the way that it has reserved.
        // Fault in mshr_entry: `kept_tag_d = lookup_tag;` becomes `kept_tag_d = ~lookup_tag;`.
        tags_agree: assert (!WAITS || ((!busy_0 || \u_data_side.u_mshrs.entries[0].u_entries.kept_tag_q == tag_of_0)
            && (!busy_1 || \u_data_side.u_mshrs.entries[1].u_entries.kept_tag_q == tag_of_1)));
        if (it_waits)
            // R23: A forward that waits, whichever it is, waits with the entry of its line.
            // Fault in mshr_file: `waiting_entry = 1'b1;` becomes `waiting_entry = 1'b0;`.
            r23_entry: assert (busy[its_entry] && line_of_its == forwarded_line
                && (its_place ? two_wait[its_entry] : one_waits[its_entry]));
        // R24: A forward is served in the first cycle in which its entry is woken, none is in lookup, and the reader has room.
        // Fault in tracker_node_forward_port: `in_flight_holds && !is_asked_q &&` becomes `in_flight_holds && !is_asked_q
        // && nack_ready &&`.
        r24_serves: assert (!WAITS || is_served == (is_serving && are_held[current] && !is_asked && \u_forwards.reader_has_room ));
        if (it_waits && it_leaves && is_served)
            // R24: Of a forward that is served, whichever it is, the line is read that it asks for, when all its beats are there.
            // Fault in tracker_node_forward_port: `reader_found_way = in_flight_woken_way;` becomes `reader_found_way =
            // lookup_way;`.
            r24_its_line: assert (filled[its_entry] && {\u_forwards.reader_found_way , \u_forwards.reader_found_set_number }
                == (its_entry ? {kept_way_1, set_1} : {kept_way_0, set_0}));
        if (it_waits && it_leaves && is_returned)
            // R27: One that is given back, whichever it is, has the line that it came with, which has not come whole.
            // Fault in mshr_file: `waiting_returned_tag = entries_tag[17:9];` becomes `waiting_returned_tag =
            // entries_tag[8:0];`.
            r27_its_line: assert (!filled[its_entry] && \u_forwards.place_push_line == forwarded_line);
        // R25: An entry whose loads are read ends in the first cycle in which no forward waits for it and no load joins.
        // Fault in mshr_waker: `is_done = is_read_out && !holds` becomes `is_done = is_read_out && !holds && !is_read_out_q`.
        r25_ends: assert (!WAITS || !is_read_out || (data_side_done_valid ? !are_held[current]
            : are_held[current] || lookup_command_join));
        // R19, R23: No forward waits while a set is cleared or `flushed` is high.
        // Fault in flush_walker: `flush && is_idle` becomes `flush`.
        r23_holds_a_walk: assert (!(is_walking || flushed) || are_held == 0);
        // R21: A write to a line that a forward waits for is refused.
        // Fault in tracker_node: `|| !lookup_awaits_line)` becomes `|| lookup_awaits_line)`.
        r21_no_write_of_its_line: assert (!(it_waits && is_first_q && lookup_command_send_direct && request_kind_q != 0
            && line_q == forwarded_line));
    end
