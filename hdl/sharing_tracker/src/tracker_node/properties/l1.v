
    // Registers of the lookup, of the forward port, and of the data side.
    localparam T = CORE_REQUEST_LINE_BITS - 1;
    (* hierconn *) wire [2*T-1:0] \u_lookup.u_tags.u_rows.u_words.word_0 ;
    (* hierconn *) wire [2*T-1:0] \u_lookup.u_tags.u_rows.u_words.word_1 ;
    (* hierconn *) wire [2*T-1:0] \u_lookup.tags_words ;
    (* hierconn *) wire [1:0] \u_lookup.ways[0].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.ways[1].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.found ;
    (* hierconn *) wire \u_forwards.is_asked_q ;
    wire is_asked = \u_forwards.is_asked_q ;
    wire [T-1:0] tag_way_0_set_0 = \u_lookup.u_tags.u_rows.u_words.word_0 [T-1:0];
    wire [T-1:0] tag_way_0_set_1 = \u_lookup.u_tags.u_rows.u_words.word_1 [T-1:0];
    wire [T-1:0] tag_way_1_set_0 = \u_lookup.u_tags.u_rows.u_words.word_0 [2*T-1:T];
    wire [T-1:0] tag_way_1_set_1 = \u_lookup.u_tags.u_rows.u_words.word_1 [2*T-1:T];
    wire [2*T-1:0] held_tags = \u_lookup.tags_words ;
    wire [1:0] readable_0 = \u_lookup.ways[0].u_ways.u_readable.rows_q ;
    wire [1:0] readable_1 = \u_lookup.ways[1].u_ways.u_readable.rows_q ;
    wire [1:0] found = \u_lookup.found ;
    wire [3:0] pending = ({3'd0, busy_0} << {kept_way_0, set_0}) | ({3'd0, busy_1} << {kept_way_1, set_1});
    wire [3:0] readable = {readable_1, readable_0};
    wire [3:0] held = pending | readable;
    wire [1:0] read_place = {read_way, set_q};
    wire [T-1:0] read_tag = read_way ? (set_q ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_q ? tag_way_0_set_1 : tag_way_0_set_0);
    wire fails = is_first_q && core_status_word == 4;

    // A load of a warp's line that was refused, which waits to enter again: by R4 no other does meanwhile.
    reg line_waits;
    reg [I-1:0] waiting_id;
    wire is_refused = fails && is_line_q;
    always @(posedge clock) begin
        line_waits <= !reset && (is_refused || (line_waits && !arbiter_enters_line));
        if (is_refused)
            waiting_id <= id_q;
    end

    // Promise of the environment: an identifier is of one request, from when it enters, be it refused, to its
    // answer.
    wire id_is_taken = is_open || opens || (is_refused && id_q == id) || (line_waits && waiting_id == id);
    always @* begin
        if (core_request_valid && core_request_ready && core_request_id == id) assume (!id_is_taken);
        if (ticket_valid && ticket_ready && ticket_id == id) assume (!id_is_taken);
    end

    reg was_filled;
    always @(posedge clock) was_filled <= !reset && (was_filled || event_fill);

    always @* if (formal_on) begin
        // Invariant: A local request is in lookup for a cycle, and longer only to read or to write, a forward for one
        // and alone; set and tags are those of the line.
        // Fault in tracker_node: `set_d = index_set_number;` becomes `set_d = ~index_set_number;`.
        lookup_follows: assert ((!is_first_q || (is_busy_q && !is_reading && !is_writing))
            && (!is_busy_q || is_first_q || is_reading || is_writing) && (!(is_reading || is_writing) || is_busy_q)
            && !(is_reading && is_writing) && !(is_asked && is_busy_q)
            && (!(is_busy_q || is_asked) || set_q == line_q[0]) && (!is_busy_q || (sectors_q != 0 && request_kind_q != 3))
            && (!(is_first_q || is_asked) || held_tags == (set_q ? {tag_way_1_set_1, tag_way_0_set_1}
                : {tag_way_1_set_0, tag_way_0_set_0})));
        // R1: While a hit's sectors are read its line stays readable in its way, and a sector is left.
        // Fault in l1_data_side: `left_d = left_now & ~choice_grant;` becomes `left_d = 4'd0;`.
        r1_read_line_stays: assert (!is_reading || (readable[read_place] && read_tag == line_q[T:1] && read_left != 0));
        // R1: No two ways of a set hold the same line, readable or pending.
        // Fault in l1_lookup: `is_plain_load && !(|found) &&` becomes `is_plain_load && !is_readable &&`.
        r1_one_way_of_a_line: assert (!(held[0] && held[2] && tag_way_0_set_0 == tag_way_1_set_0)
            && !(held[1] && held[3] && tag_way_0_set_1 == tag_way_1_set_1));
        // R1: No two entries have the same way of the same set: a way is reserved once, and no line has two entries.
        // Fault in l1_lookup: `held = readable | state_pending_ways;` becomes `held = readable;`.
        r1_one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && kept_way_0 == kept_way_1));
        // R1: A busy entry has from 1 to `mshr_merges` loads.
        // Fault in mshr_entry: `(count_q != MERGES)` becomes `1'b1`.
        r1_loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        // R1, R10: No way is pending and readable at once: what a forward finds is not in flight.
        // Fault in l1_lookup: `wire replaces = reserves && !(|free);` becomes `wire replaces = 1'b0;`.
        r1_pending_or_readable: assert ((pending & readable) == 0);
        if (is_first_q || is_asked)
            // R1, R10: At most one way has the line of a lookup, a forward's too.
            // Fault in l1_lookup: `ways_has_tag & held` becomes `ways_has_tag`.
            one_way_hits: assert (found != 3);
        if (fails || !is_first_q)
            // R1, R10: A `reservation_fail`, and a lookup of a forward, command nothing.
            // Fault in l1_lookup: `is_plain_load = request_is_first && is_load` becomes `is_plain_load = is_load`.
            r6_r10_commands_nothing: assert (!lookup_command_reserve && !lookup_command_join && !lookup_command_mark_stale
                && !lookup_command_send_direct && !lookup_command_read && !lookup_command_write && !lookup_evict);
        // R1: A busy entry that is filled waits to be woken, in one place, or is being served; no other does.
        // Fault in mshr_file: `waker_filled_valid = is_filled && fill_is_expected` becomes `waker_filled_valid =
        // is_filled`.
        r1_filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && n_filled + arrived <= 2 && (waits_0 & (waits_0 - 3'd1)) == 0 && (waits_1 & (waits_1 - 3'd1)) == 0
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        // R1, R25: The load that is served is the next of its entry, and a sector of it is left; or all have been read.
        // Fault in mshr_waker: `served_d = 4'd0;` becomes `served_d = served_q;`.
        r1_served_in_order: assert (!is_serving ? served == 0 && !is_late && !(WAITS && is_read_out)
            : WAITS && is_read_out ? served == 0 && !is_late && index == served_count
            : index < served_count && !served[3]
            && (is_late ? served == 0 : load_read == served_load && (load_read[3:0] & ~served) != 0));
        // Invariant: Each load that waits names a sector.
        // Fault in mshr_file: `loads_write_data = {ask_id, ask_sectors}` becomes `loads_write_data = {ask_id, 4'd0}`.
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        // R1: No more than `hit_latency + 2` beats are in flight to the core, each in its place.
        // Fault in l1_replies: `assign has_room = used_q != MOST;` becomes `assign has_room = 1'b1;`.
        r1_replies_fit: assert (n_replies == 3'd0 + n_beats + is_entered);
        // R1, R18: A request goes down only when the miss queue has room.
        // Fault in l1_lookup: `&& !(is_load && is_cached) && state_has_room;` becomes `&& !(is_load && is_cached);`.
        r18_misses_fit: assert (n_misses <= 2 && (!misses_push_valid || n_misses != 2));
        // R1, R21: A store or atomic of a pending line is refused: no line is stale.
        // Fault in tracker_node: `|| !lookup_awaits_line)` becomes `|| lookup_awaits_line)`.
        r1_refuses: assert (!stale_0 && !stale_1 && !lookup_command_mark_stale);
        // Invariant: No identifier is of a local request in lookup, or of a refused line, and of an earlier one that
        // is not answered.
        // Fault in tracker_node: `id_d = retry_pop_id;` becomes `id_d = ticket_id;`.
        id_is_of_one: assert (!is_open || !((is_first_q && id_q == id) || (line_waits && waiting_id == id)));
        // R1: Of a local request that was not refused, whichever it is, exactly one last beat is to come: it waits in
        // one place until that beat has left.
        // Fault in l1_data_side: `wakes || passes || hits` becomes `wakes || hits`.
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        // R1: No beat of a request follows its last.
        // Fault in l1_data_side: `replies_enter_last = down_reply_last;` becomes `replies_enter_last = 1'b1;`.
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            // R1: Every beat of a reply is of a request that is open.
            // Fault in core_reply_queue: `pop_id = words_read_0_data` becomes `pop_id = ~words_read_0_data`.
            reply_is_asked_for: assert (is_open);
        merged_filled_and_another_pending: cover (busy_0 && count_0 == 2 && busy_1 && filled_0);
        second_load_of_an_entry_replied: cover (is_serving && index == 1 && |waits_in);
    end
