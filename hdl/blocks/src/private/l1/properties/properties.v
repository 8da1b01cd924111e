
    // Registers of the modules below.
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.own_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_entries_0.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.own_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_entries_1.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_late_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.current_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.index_q ;
    (* hierconn *) wire [3:0] \u_data_side.u_mshrs.u_waker.served_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    (* hierconn *) wire [6:0] \u_data_side.u_mshrs.u_loads.word_0 ;
    (* hierconn *) wire [6:0] \u_data_side.u_mshrs.u_loads.word_1 ;
    (* hierconn *) wire [6:0] \u_data_side.u_mshrs.u_loads.word_2 ;
    (* hierconn *) wire [6:0] \u_data_side.u_mshrs.u_loads.word_3 ;
    (* hierconn *) wire [6:0] \u_data_side.u_mshrs.loads_read_0_data ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.used_q ;
    (* hierconn *) wire \u_data_side.u_replies.is_entered_q ;
    (* hierconn *) wire [5:0] \u_data_side.u_replies.tag_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_tags.u_words.used_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_tags.u_words.head_q ;
    (* hierconn *) wire [5:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_0 ;
    (* hierconn *) wire [5:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_1 ;
    (* hierconn *) wire [5:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_2 ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_bytes.used_q ;
    (* hierconn *) wire \u_data_side.is_reading_q ;
    (* hierconn *) wire \u_data_side.is_writing_q ;
    (* hierconn *) wire \u_data_side.way_q ;
    (* hierconn *) wire [3:0] \u_data_side.left_q ;
    (* hierconn *) wire [3:0] \u_data_side.unanswered_q ;
    (* hierconn *) wire [9:0] \u_lookup.u_ways_0.u_tags.u_words.word_0 ;
    (* hierconn *) wire [9:0] \u_lookup.u_ways_0.u_tags.u_words.word_1 ;
    (* hierconn *) wire [9:0] \u_lookup.ways_0_held_tag ;
    (* hierconn *) wire [1:0] \u_lookup.u_ways_0.u_readable.rows_0_q ;
    (* hierconn *) wire [9:0] \u_lookup.u_ways_1.u_tags.u_words.word_0 ;
    (* hierconn *) wire [9:0] \u_lookup.u_ways_1.u_tags.u_words.word_1 ;
    (* hierconn *) wire [9:0] \u_lookup.ways_1_held_tag ;
    (* hierconn *) wire [1:0] \u_lookup.u_ways_1.u_readable.rows_0_q ;
    (* hierconn *) wire [1:0] \u_lookup.found ;
    (* hierconn *) wire [1:0] \u_data_side.u_misses.u_heads.used_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_misses.u_bytes.used_q ;
    (* hierconn *) wire \u_data_side.misses_send_valid ;
    (* hierconn *) wire \u_walker.is_walking_q ;
    (* hierconn *) wire \u_walker.set_q ;
    wire busy_0 = \u_data_side.u_mshrs.u_entries_0.busy_q ;
    wire filled_0 = \u_data_side.u_mshrs.u_entries_0.filled_q ;
    wire set_0 = \u_data_side.u_mshrs.u_entries_0.set_q ;
    wire own_way_0 = \u_data_side.u_mshrs.u_entries_0.own_way_q ;
    wire [1:0] count_0 = \u_data_side.u_mshrs.u_entries_0.count_q ;
    wire busy_1 = \u_data_side.u_mshrs.u_entries_1.busy_q ;
    wire filled_1 = \u_data_side.u_mshrs.u_entries_1.filled_q ;
    wire set_1 = \u_data_side.u_mshrs.u_entries_1.set_q ;
    wire own_way_1 = \u_data_side.u_mshrs.u_entries_1.own_way_q ;
    wire [1:0] count_1 = \u_data_side.u_mshrs.u_entries_1.count_q ;
    wire is_serving = \u_data_side.u_mshrs.u_waker.is_serving_q ;
    wire is_late = \u_data_side.u_mshrs.u_waker.is_late_q ;
    wire current = \u_data_side.u_mshrs.u_waker.current_q ;
    wire [1:0] index = \u_data_side.u_mshrs.u_waker.index_q ;
    wire [3:0] served = \u_data_side.u_mshrs.u_waker.served_q ;
    wire [1:0] n_filled = \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    wire filled_head = \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    wire filled_tail = \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    wire filled_word_0 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    wire filled_word_1 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire [6:0] load_0 = \u_data_side.u_mshrs.u_loads.word_0 ;
    wire [6:0] load_1 = \u_data_side.u_mshrs.u_loads.word_1 ;
    wire [6:0] load_2 = \u_data_side.u_mshrs.u_loads.word_2 ;
    wire [6:0] load_3 = \u_data_side.u_mshrs.u_loads.word_3 ;
    wire [6:0] load_read = \u_data_side.u_mshrs.loads_read_0_data ;
    wire [1:0] n_replies = \u_data_side.u_replies.used_q ;
    wire is_entered = \u_data_side.u_replies.is_entered_q ;
    wire [5:0] entered = \u_data_side.u_replies.tag_q ;
    wire [1:0] n_tags = \u_data_side.u_replies.u_tags.u_words.used_q ;
    wire [1:0] tags_head = \u_data_side.u_replies.u_tags.u_words.head_q ;
    wire [5:0] tag_0 = \u_data_side.u_replies.u_tags.u_words.u_words.word_0 ;
    wire [5:0] tag_1 = \u_data_side.u_replies.u_tags.u_words.u_words.word_1 ;
    wire [5:0] tag_2 = \u_data_side.u_replies.u_tags.u_words.u_words.word_2 ;
    wire [1:0] n_bytes = \u_data_side.u_replies.u_bytes.used_q ;
    wire is_reading = \u_data_side.is_reading_q ;
    wire is_writing = \u_data_side.is_writing_q ;
    wire read_way = \u_data_side.way_q ;
    wire [3:0] read_left = \u_data_side.left_q ;
    wire [3:0] unanswered = \u_data_side.unanswered_q ;
    wire [9:0] tag_way_0_set_0 = \u_lookup.u_ways_0.u_tags.u_words.word_0 ;
    wire [9:0] tag_way_0_set_1 = \u_lookup.u_ways_0.u_tags.u_words.word_1 ;
    wire [9:0] held_tag_0 = \u_lookup.ways_0_held_tag ;
    wire [1:0] readable_0 = \u_lookup.u_ways_0.u_readable.rows_0_q ;
    wire [9:0] tag_way_1_set_0 = \u_lookup.u_ways_1.u_tags.u_words.word_0 ;
    wire [9:0] tag_way_1_set_1 = \u_lookup.u_ways_1.u_tags.u_words.word_1 ;
    wire [9:0] held_tag_1 = \u_lookup.ways_1_held_tag ;
    wire [1:0] readable_1 = \u_lookup.u_ways_1.u_readable.rows_0_q ;
    wire [1:0] found = \u_lookup.found ;
    wire [1:0] n_misses_heads = \u_data_side.u_misses.u_heads.used_q ;
    wire [1:0] n_misses_bytes = \u_data_side.u_misses.u_bytes.used_q ;
    wire send_valid = \u_data_side.misses_send_valid ;
    wire is_walking = \u_walker.is_walking_q ;
    wire walked_set = \u_walker.set_q ;

    // What the environment promises.
    (* anyconst *) wire [CORE_NUMBER_BITS-1:0] number;
    reg was_flushing;
    always @(posedge clock) was_flushing <= !reset && flush && !flushed;
    always @* begin
        if (core_request_valid) assume (core_request_sectors != 0 && core_request_kind != 3);
        assume (core_number == number);
        if (was_flushing) assume (flush);
        if (down_reply_valid && down_reply_id[3]) assume (unanswered != 0);
        assume (unanswered <= 8); // the requests that are not yet answered have distinct identifiers
    end

    // A request, whichever it is by its identifier: open from its status to the last beat of its reply. It does not
    // come again meanwhile, and the next level answers it once when it was sent there directly.
    (* anyconst *) wire [2:0] id;
    reg is_open;
    reg is_direct;
    wire opens = is_first_q && id_q == id && core_status_word != 4;
    wire opens_direct = opens && lookup_command_send_direct;
    wire comes_directly = down_reply_valid && down_reply_id[3] && down_reply_id[2:0] == id;
    wire is_replied = core_reply_valid && core_reply_id == id;
    always @* begin
        if (core_request_valid && core_request_ready && core_request_id == id) assume (!is_open && !opens);
        if (comes_directly) assume (is_direct);
    end
    always @(posedge clock) begin
        is_open <= (is_open && !(is_replied && core_reply_ready && core_reply_last)) || opens;
        is_direct <= (is_direct && !(comes_directly && down_reply_ready && down_reply_last)) || opens_direct;
        if (reset) begin
            is_open <= 1'b0;
            is_direct <= 1'b0;
        end
    end

    // Where it waits: to be read, in an entry, at the next level, or on its way to the core.
    wire [3:0] waits_in = {
        busy_1 && count_1 == 2 && !(is_serving && current == 1 && index == 2) && load_3[6:4] == id,
        busy_1 && !(is_serving && current == 1 && index != 0) && load_2[6:4] == id,
        busy_0 && count_0 == 2 && !(is_serving && current == 0 && index == 2) && load_1[6:4] == id,
        busy_0 && !(is_serving && current == 0 && index != 0) && load_0[6:4] == id};
    wire [5:0] tag_first = tags_head == 0 ? tag_0 : tags_head == 1 ? tag_1 : tag_2;
    wire [5:0] tag_second = tags_head == 0 ? tag_1 : tags_head == 1 ? tag_2 : tag_0;
    wire [5:0] tag_third = tags_head == 0 ? tag_2 : tags_head == 1 ? tag_0 : tag_1;
    wire [3:0] goes_up = {is_entered && entered[2:0] == id, n_tags == 3 && tag_third[2:0] == id,
        n_tags > 1 && tag_second[2:0] == id, n_tags != 0 && tag_first[2:0] == id};
    wire [3:0] ends = goes_up & {entered[5], tag_third[5], tag_second[5], tag_first[5]};
    wire is_read = is_reading && id_q == id;
    wire [3:0] n_waiting = is_read + waits_in[0] + waits_in[1] + waits_in[2] + waits_in[3] + is_direct
        + ends[0] + ends[1] + ends[2] + ends[3];

    // The lines under way, and the loads of the entry that is served.
    wire [1:0] waits_0 = {n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 0,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 0};
    wire [1:0] waits_1 = {n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 1,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 1};
    wire serves_0 = is_serving && current == 0;
    wire serves_1 = is_serving && current == 1;
    wire [1:0] served_count = current ? count_1 : count_0;
    wire [6:0] served_load = current ? (index[0] ? load_3 : load_2) : (index[0] ? load_1 : load_0);
    wire [3:0] pending = ({3'd0, busy_0} << {own_way_0, set_0}) | ({3'd0, busy_1} << {own_way_1, set_1});
    wire [3:0] readable = {readable_1, readable_0};
    wire [3:0] held = pending | readable;
    wire is_idle = !busy_0 && !busy_1 && !is_busy_q;
    wire [1:0] read_place = {read_way, set_q};
    wire [9:0] read_tag = read_way ? (set_q ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_q ? tag_way_0_set_1 : tag_way_0_set_0);

    reg was_filled;
    always @(posedge clock) was_filled <= !reset && (was_filled || event_fill);
    reg was_accepted;
    reg [2:0] accepted_id;
    always @(posedge clock) begin
        was_accepted <= !reset && core_request_valid && core_request_ready;
        accepted_id <= core_request_id;
    end

    always @* if (formal_on) begin
        r1_status: assert (core_status_valid == was_accepted && (!was_accepted || core_status_id == accepted_id));
        lookup_follows: assert ((!is_first_q || (is_busy_q && !is_reading && !is_writing))
            && (!is_busy_q || is_first_q || is_reading || is_writing) && (!(is_reading || is_writing) || is_busy_q)
            && !(is_reading && is_writing) && (!is_busy_q || (set_q == line_q[0] && sectors_q != 0 && request_kind_q != 3))
            && (!is_first_q || (held_tag_0 == (set_q ? tag_way_0_set_1 : tag_way_0_set_0)
                && held_tag_1 == (set_q ? tag_way_1_set_1 : tag_way_1_set_0))));
        r2_read_line_stays: assert (!is_reading || (readable[read_place] && read_tag == line_q[10:1] && read_left != 0));
        r3_one_way_of_a_line: assert (!(held[0] && held[2] && tag_way_0_set_0 == tag_way_1_set_0)
            && !(held[1] && held[3] && tag_way_0_set_1 == tag_way_1_set_1));
        r3_one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && own_way_0 == own_way_1));
        r5_loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        r17_pending_or_readable: assert ((pending & readable) == 0);
        if (is_first_q)
            one_way_hits: assert (found != 3);
        if (core_status_valid && core_status_word == 4)
            r6_refused_changes_nothing: assert (!lookup_command_reserve && !lookup_command_join
                && !lookup_command_mark_stale && !lookup_command_send_direct && !lookup_command_read
                && !lookup_command_write && !event_evict);
        r16_filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && waits_0 != 3 && waits_1 != 3
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        r16_served_in_order: assert (!is_serving ? served == 0 && !is_late : (index < served_count && (is_late ? served == 0
            : load_read == served_load && (load_read[3:0] & ~served) != 0)));
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        r20_replies_fit: assert (n_replies == 3'd0 + n_tags + is_entered && n_bytes == n_tags);
        r3_misses_fit: assert (n_misses_heads <= 2 && n_misses_heads == n_misses_bytes && (!send_valid || n_misses_heads != 2));
        r23_flushed: assert ((!flushed || (readable == 0 && is_idle)) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (flush && is_idle && unanswered == 0))
            && (!is_walking || !walked_set || (readable & 4'b0101) == 0));
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            reply_is_asked_for: assert (is_open);
        merged_filled_and_another_pending: cover (busy_0 && count_0 == 2 && busy_1 && filled_0);
        second_load_of_an_entry_replied: cover (is_serving && index == 1 && |waits_in);
        flushed_after_a_fill: cover (flushed && was_filled);
    end
