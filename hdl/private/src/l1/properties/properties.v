
    // Registers of the lookup.
    (* hierconn *) wire [19:0] \u_lookup.u_tags.u_rows.u_words.word_0 ;
    (* hierconn *) wire [19:0] \u_lookup.u_tags.u_rows.u_words.word_1 ;
    (* hierconn *) wire [19:0] \u_lookup.tags_words ;
    (* hierconn *) wire [1:0] \u_lookup.ways[0].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.ways[1].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.found ;
    wire [9:0] tag_way_0_set_0 = \u_lookup.u_tags.u_rows.u_words.word_0 [9:0];
    wire [9:0] tag_way_0_set_1 = \u_lookup.u_tags.u_rows.u_words.word_1 [9:0];
    wire [9:0] held_tag_0 = \u_lookup.tags_words [9:0];
    wire [1:0] readable_0 = \u_lookup.ways[0].u_ways.u_readable.rows_q ;
    wire [9:0] tag_way_1_set_0 = \u_lookup.u_tags.u_rows.u_words.word_0 [19:10];
    wire [9:0] tag_way_1_set_1 = \u_lookup.u_tags.u_rows.u_words.word_1 [19:10];
    wire [9:0] held_tag_1 = \u_lookup.tags_words [19:10];
    wire [1:0] readable_1 = \u_lookup.ways[1].u_ways.u_readable.rows_q ;
    wire [1:0] found = \u_lookup.found ;
    wire [3:0] pending = ({3'd0, busy_0} << {kept_way_0, set_0}) | ({3'd0, busy_1} << {kept_way_1, set_1});
    wire [3:0] readable = {readable_1, readable_0};
    wire [3:0] held = pending | readable;
    wire [1:0] read_place = {read_way, set_q};
    wire [9:0] read_tag = read_way ? (set_q ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_q ? tag_way_0_set_1 : tag_way_0_set_0);

    // The load that is due was answered early, or it is the second one, and none has joined.
    wire is_passed_by = answered[current] && !is_late && (index == 0 || (index == 1 && served_count == 1));

    reg was_filled;
    always @(posedge clock) was_filled <= !reset && (was_filled || event_fill);
    // The requests that the events report.
    reg [1:0] was_changed;
    reg was_status;
    reg [2:0] was_word;
    reg [CORE_REQUEST_LINE_BITS-1:0] was_line;
    always @(posedge clock) begin
        was_changed <= reset ? 2'd0 : {data_side_is_filled, lookup_evict};
        was_status <= !reset && core_status_valid;
        was_word <= core_status_word;
        was_line <= lookup_evict_line;
    end
    // The request that is accepted and has no status; one that waits for room, with `when_full` "wait".
    wire accepts = core_request_valid && core_request_ready;
    wire waits = WAITS && is_first_q && core_status_word == 4;
    reg was_accepted;
    reg [2:0] accepted_id;
    reg was_waiting;
    always @(posedge clock) begin
        was_accepted <= !reset && (accepts || waits);
        if (accepts) accepted_id <= core_request_id;
        was_waiting <= !reset && waits;
    end

    always @* if (formal_on) begin
        // R1: A request accepted in one cycle has its status in the next, or when it has waited, and there is no
        // other.
        // Fault in l1: `is_first_q <= is_accepted;` becomes `is_first_q <= core_request_valid;`.
        r1_status: assert (is_first_q == was_accepted && core_status_valid == (was_accepted && !waits)
            && (!was_accepted || core_status_id == accepted_id));
        // R27: With `when_full` "wait" nothing is refused; while a request waits none is accepted, it stays in
        // lookup, and an entry is busy, the miss queue full, or, for a store or atomic, no place of data free.
        // Fault in l1: `is_free = 1'b0;` becomes `is_free = 1'b1;`.
        r27_waits: assert (!WAITS || (!(core_status_valid && core_status_word == 4) && !(waits && core_request_ready)
            && !(was_waiting && !is_first_q) && !(waits && n_misses != 2 && !(n_data && request_kind_q != 0) && !busy_0 && !busy_1)));
        // Invariant: A request is in lookup for a cycle, and longer only to read or to write; its set and tags are
        // those of its line.
        // Fault in l1: `set_d = index_set_number;` becomes `set_d = ~index_set_number;`.
        lookup_follows: assert ((!is_first_q || (is_busy_q && !is_reading && !is_writing))
            && (!is_busy_q || is_first_q || is_reading || is_writing) && (!(is_reading || is_writing) || is_busy_q)
            && !(is_reading && is_writing) && (!is_busy_q || (set_q == line_q[0] && sectors_q != 0 && request_kind_q != 3))
            && (!is_first_q || (held_tag_0 == (set_q ? tag_way_0_set_1 : tag_way_0_set_0)
                && held_tag_1 == (set_q ? tag_way_1_set_1 : tag_way_1_set_0))));
        // R14, R15, R25: The events are of the status, the victim and the fill of the cycle before.
        // Fault in l1_event_report: `event_bypass = is_bypass` becomes `event_bypass = is_bypass || is_fail`.
        r25_told_a_cycle_later: assert ({event_fill, event_evict} == was_changed
            && {event_reservation_fail, event_bypass, event_miss, event_hit_pending, event_hit}
            == {4'd0, was_status} << was_word && (!event_evict || evict_line == was_line));
        // R2, R4: While a hit's sectors are read its line stays readable in its way, and a sector is left.
        // Fault in l1_data_side: `left_d = left_now & ~choice_grant;` becomes `left_d = 4'd0;`.
        r2_read_line_stays: assert (!is_reading || (readable[read_place] && read_tag == line_q[10:1] && read_left != 0));
        // R3 to R5: No two ways of a set hold the same line, readable or pending.
        // Fault in l1_lookup: `is_plain_load && !(|found) &&` becomes `is_plain_load && !is_readable &&`.
        r3_one_way_of_a_line: assert (!(held[0] && held[2] && tag_way_0_set_0 == tag_way_1_set_0)
            && !(held[1] && held[3] && tag_way_0_set_1 == tag_way_1_set_1));
        // R3, R4: No two entries have the same way of the same set: a way is reserved once, and no line has two
        // entries.
        // Fault in l1_lookup: `held = readable | state_pending_ways;` becomes `held = readable;`.
        r3_one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && kept_way_0 == kept_way_1));
        // R5: A busy entry has from 1 to `mshr_merges` loads.
        // Fault in mshr_entry: `(count_q != MERGES)` becomes `1'b1`.
        r5_loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        // R4, R17: No way is pending and readable at once.
        // Fault in l1_lookup: `wire replaces = reserves && !(|free);` becomes `wire replaces = 1'b0;`.
        r17_pending_or_readable: assert ((pending & readable) == 0);
        if (is_first_q)
            // R2, R5: At most one way has the line of a lookup.
            // Fault in l1_lookup: `ways_has_tag & held` becomes `ways_has_tag`.
            one_way_hits: assert (found != 3);
        if (is_first_q && core_status_word == 4)
            // R6, R12: A `reservation_fail`, and a lookup of a request that waits, command nothing.
            // Fault in l1_lookup: `mark_stale = sends && is_pending` becomes `mark_stale = request_is_first &&
            // is_pending`.
            r6_refused_changes_nothing: assert (!lookup_command_reserve && !lookup_command_join
                && !lookup_command_mark_stale && !lookup_command_send_direct && !lookup_command_read
                && !lookup_command_write && !lookup_evict);
        // R15 to R17: A busy entry that is filled waits to be woken, in one place, or is being served; no other does:
        // an entry is free only after its last load was read.
        // Fault in mshr_file: `waker_filled_valid = is_filled && fill_is_expected` becomes `waker_filled_valid =
        // is_filled`.
        r16_filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && n_filled + arrived <= 2 && (waits_0 & (waits_0 - 3'd1)) == 0 && (waits_1 & (waits_1 - 3'd1)) == 0
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        // R16: The load that is served is the next of its entry, and a sector of it is left.
        // Fault in mshr_waker: `served_d = 4'd0;` becomes `served_d = served_q;`.
        r16_served_in_order: assert (!is_serving ? served == 0 && !is_late : is_passed_by ? served == 0
            : (index < served_count && (is_late ? served == 0
            : load_read == served_load && (load_read[3:0] & ~served) != 0)));
        // Invariant: Each load that waits names a sector.
        // Fault in mshr_file: `loads_write_data = {ask_id, ask_sectors}` becomes `loads_write_data = {ask_id, 4'd0}`.
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        // R19, R20: No more than `hit_latency + 2` beats are in flight to the core, each in its place.
        // Fault in l1_replies: `assign has_room = used_q != MOST;` becomes `assign has_room = 1'b1;`.
        r20_replies_fit: assert (n_replies == 3'd0 + n_beats + is_entered);
        // R3, R7, R8, R10: A request goes down only when the miss queue has room.
        // Fault in l1_lookup: `&& !(is_load && is_plain) && state_has_room;` becomes `&& !(is_load && is_plain);`.
        r3_misses_fit: assert (n_misses <= 2 && (!misses_push_valid || n_misses != 2));
        // R23: The walk begins when nothing is in flight; when `flushed` is true no line is readable.
        // Fault in flush_walker: `flush && is_idle` becomes `flush`.
        r23_flushed: assert ((!flushed || (readable == 0 && is_idle)) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (is_idle && unanswered == 0))
            && (!is_walking || !walked_set || (readable & 4'b0101) == 0));
        // R23: No request is in lookup while a set is cleared or `flushed` is high: the walk alone has the port by
        // which a line becomes invalid.
        // Fault in l1: `!flush && !walker_clears` becomes `!flush`.
        r23_walk_is_alone: assert (!(is_walking || flushed) || !(is_busy_q || is_first_q));
        // R21, R23: No request is accepted while `flush` is true or a set is cleared.
        // Fault in l1: `!flush && !walker_clears` becomes `!walker_clears`.
        r23_flush_stops: assert (!(flush || is_walking) || !core_request_ready);
        // R23: A `flush` that stays high is one walk, and `flushed` is high with it.
        // Fault in flush_walker: `is_flushed_d = flush;` becomes `is_flushed_d = 1'b0;`.
        r23_one_walk: assert ((!is_answered || is_walking || flushed) && !(is_walking && !was_walking && is_answered));
        // R16 to R20: Of a request that was not refused, whichever it is, exactly one last beat is to come: it waits
        // in one place until that beat has left.
        // Fault in l1_data_side: `wakes || passes || hits` becomes `wakes || hits`.
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        // R19: No beat of a request follows its last.
        // Fault in l1_data_side: `replies_enter_last = down_reply_last;` becomes `replies_enter_last = 1'b1;`.
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            // R19: Every beat of a reply is of a request that is open.
            // Fault in core_reply_queue: `pop_id = words_read_0_data` becomes `pop_id = ~words_read_0_data`.
            reply_is_asked_for: assert (is_open);
        served_after_it_waited: cover (!WAITS || (was_waiting && core_status_valid));
        looked_up_and_hit: cover (!LOOKS_UP || (bypass_l1_q && lookup_command_read));
        looked_up_and_joined: cover (!LOOKS_UP || (bypass_l1_q && lookup_command_join));
        merged_filled_and_another_pending: cover (busy_0 && count_0 == 2 && busy_1 && filled_0);
        second_load_of_an_entry_replied: cover (is_serving && index == 1 && |waits_in);
        flushed_after_a_fill: cover (flushed && was_filled);
        flush_falls_during_the_walk: cover (is_walking && !flush);
        flushed_stands: cover (flushed && is_answered);
    end
