
    localparam I = CORE_REQUEST_ID_BITS;
    localparam T = CORE_REQUEST_LINE_BITS - 1;

    // Registers of the modules below, and what the tag store's properties watch.
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.stale_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_0.own_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_entries_0.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.stale_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_entries_1.own_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_entries_1.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_late_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_read_out_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.current_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.index_q ;
    (* hierconn *) wire [3:0] \u_data_side.u_mshrs.u_waker.served_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_0 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_1 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_2 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_3 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.loads_read_0_data ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.used_q ;
    (* hierconn *) wire \u_data_side.u_replies.is_entered_q ;
    (* hierconn *) wire [I+2:0] \u_data_side.u_replies.tag_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_tags.u_words.used_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_tags.u_words.head_q ;
    (* hierconn *) wire [I+2:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_0 ;
    (* hierconn *) wire [I+2:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_1 ;
    (* hierconn *) wire [I+2:0] \u_data_side.u_replies.u_tags.u_words.u_words.word_2 ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_bytes.used_q ;
    (* hierconn *) wire \u_data_side.is_reading_q ;
    (* hierconn *) wire \u_data_side.is_writing_q ;
    (* hierconn *) wire \u_data_side.way_q ;
    (* hierconn *) wire [3:0] \u_data_side.left_q ;
    (* hierconn *) wire [I:0] \u_data_side.unanswered_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_misses.u_heads.used_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_misses.u_bytes.used_q ;
    (* hierconn *) wire \u_data_side.misses_send_valid ;
    (* hierconn *) wire \u_walker.is_walking_q ;
    (* hierconn *) wire \u_walker.set_q ;
    (* hierconn *) wire [2:0] \u_tags.sets[0].stored ;
    (* hierconn *) wire [2:0] \u_tags.sets[0].owners_of_0 ;
    (* hierconn *) wire [2:0] \u_tags.sets[0].owners_of_1 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[0].tag_0 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[0].tag_1 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[0].tag_2 ;
    (* hierconn *) wire [2:0] \u_tags.sets[1].stored ;
    (* hierconn *) wire [2:0] \u_tags.sets[1].owners_of_0 ;
    (* hierconn *) wire [2:0] \u_tags.sets[1].owners_of_1 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[1].tag_0 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[1].tag_1 ;
    (* hierconn *) wire [T-1:0] \u_tags.sets[1].tag_2 ;
    wire busy_0 = \u_data_side.u_mshrs.u_entries_0.busy_q ;
    wire filled_0 = \u_data_side.u_mshrs.u_entries_0.filled_q ;
    wire stale_0 = \u_data_side.u_mshrs.u_entries_0.stale_q ;
    wire set_0 = \u_data_side.u_mshrs.u_entries_0.set_q ;
    wire own_way_0 = \u_data_side.u_mshrs.u_entries_0.own_way_q ;
    wire [1:0] count_0 = \u_data_side.u_mshrs.u_entries_0.count_q ;
    wire busy_1 = \u_data_side.u_mshrs.u_entries_1.busy_q ;
    wire filled_1 = \u_data_side.u_mshrs.u_entries_1.filled_q ;
    wire stale_1 = \u_data_side.u_mshrs.u_entries_1.stale_q ;
    wire set_1 = \u_data_side.u_mshrs.u_entries_1.set_q ;
    wire own_way_1 = \u_data_side.u_mshrs.u_entries_1.own_way_q ;
    wire [1:0] count_1 = \u_data_side.u_mshrs.u_entries_1.count_q ;
    wire is_serving = \u_data_side.u_mshrs.u_waker.is_serving_q ;
    wire is_late = \u_data_side.u_mshrs.u_waker.is_late_q ;
    wire is_read_out = \u_data_side.u_mshrs.u_waker.is_read_out_q ;
    wire current = \u_data_side.u_mshrs.u_waker.current_q ;
    wire [1:0] index = \u_data_side.u_mshrs.u_waker.index_q ;
    wire [3:0] served = \u_data_side.u_mshrs.u_waker.served_q ;
    wire [1:0] n_filled = \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    wire filled_head = \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    wire filled_tail = \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    wire filled_word_0 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    wire filled_word_1 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire [I+3:0] load_0 = \u_data_side.u_mshrs.u_loads.word_0 ;
    wire [I+3:0] load_1 = \u_data_side.u_mshrs.u_loads.word_1 ;
    wire [I+3:0] load_2 = \u_data_side.u_mshrs.u_loads.word_2 ;
    wire [I+3:0] load_3 = \u_data_side.u_mshrs.u_loads.word_3 ;
    wire [I+3:0] load_read = \u_data_side.u_mshrs.loads_read_0_data ;
    wire [1:0] n_replies = \u_data_side.u_replies.used_q ;
    wire is_entered = \u_data_side.u_replies.is_entered_q ;
    wire [I+2:0] entered = \u_data_side.u_replies.tag_q ;
    wire [1:0] n_tags = \u_data_side.u_replies.u_tags.u_words.used_q ;
    wire [1:0] tags_head = \u_data_side.u_replies.u_tags.u_words.head_q ;
    wire [I+2:0] reply_0 = \u_data_side.u_replies.u_tags.u_words.u_words.word_0 ;
    wire [I+2:0] reply_1 = \u_data_side.u_replies.u_tags.u_words.u_words.word_1 ;
    wire [I+2:0] reply_2 = \u_data_side.u_replies.u_tags.u_words.u_words.word_2 ;
    wire [1:0] n_bytes = \u_data_side.u_replies.u_bytes.used_q ;
    wire is_reading = \u_data_side.is_reading_q ;
    wire is_writing = \u_data_side.is_writing_q ;
    wire used_way = \u_data_side.way_q ;
    wire [3:0] left = \u_data_side.left_q ;
    wire [I:0] unanswered = \u_data_side.unanswered_q ;
    wire [1:0] n_misses_heads = \u_data_side.u_misses.u_heads.used_q ;
    wire [1:0] n_misses_bytes = \u_data_side.u_misses.u_bytes.used_q ;
    wire send_valid = \u_data_side.misses_send_valid ;
    wire is_walking = \u_walker.is_walking_q ;
    wire walked_set = \u_walker.set_q ;
    wire [2:0] stored_set_0 = \u_tags.sets[0].stored ;
    wire [2:0] owners_0_set_0 = \u_tags.sets[0].owners_of_0 ;
    wire [2:0] owners_1_set_0 = \u_tags.sets[0].owners_of_1 ;
    wire [T-1:0] tag_0_set_0 = \u_tags.sets[0].tag_0 ;
    wire [T-1:0] tag_1_set_0 = \u_tags.sets[0].tag_1 ;
    wire [T-1:0] tag_2_set_0 = \u_tags.sets[0].tag_2 ;
    wire [2:0] stored_set_1 = \u_tags.sets[1].stored ;
    wire [2:0] owners_0_set_1 = \u_tags.sets[1].owners_of_0 ;
    wire [2:0] owners_1_set_1 = \u_tags.sets[1].owners_of_1 ;
    wire [T-1:0] tag_0_set_1 = \u_tags.sets[1].tag_0 ;
    wire [T-1:0] tag_1_set_1 = \u_tags.sets[1].tag_1 ;
    wire [T-1:0] tag_2_set_1 = \u_tags.sets[1].tag_2 ;

    // What the environment promises.
    (* anyconst *) wire [CORE_NUMBER_BITS-1:0] number;
    reg was_flushing;
    always @(posedge clock) was_flushing <= !reset && flush && !flushed;
    always @* begin
        if (core_request_valid) assume (core_request_sectors != 0 && core_request_kind != 3);
        assume (core_number == number);
        if (was_flushing) assume (flush);
        if (down_reply_valid && down_reply_id[I]) assume (unanswered != 0);
        assume (unanswered <= 1 << I); // the requests that are not yet answered have distinct identifiers
    end

    // A request, whichever it is by its identifier: open from its status to the last beat of its reply. It does not
    // come again meanwhile, and the next level answers it once when it was sent there directly.
    (* anyconst *) wire [I-1:0] id;
    reg is_open;
    reg is_direct;
    wire opens = is_first_q && id_q == id && core_status_word != 4;
    wire opens_direct = opens && tags_command_send_direct;
    wire comes_directly = down_reply_valid && down_reply_id[I] && down_reply_id[I-1:0] == id;
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
        busy_1 && count_1 == 2 && !(is_serving && current == 1 && index == 2) && load_3[4 +: I] == id,
        busy_1 && !(is_serving && current == 1 && index != 0) && load_2[4 +: I] == id,
        busy_0 && count_0 == 2 && !(is_serving && current == 0 && index == 2) && load_1[4 +: I] == id,
        busy_0 && !(is_serving && current == 0 && index != 0) && load_0[4 +: I] == id};
    wire [I+2:0] reply_first = tags_head == 0 ? reply_0 : tags_head == 1 ? reply_1 : reply_2;
    wire [I+2:0] reply_second = tags_head == 0 ? reply_1 : tags_head == 1 ? reply_2 : reply_0;
    wire [I+2:0] reply_third = tags_head == 0 ? reply_2 : tags_head == 1 ? reply_0 : reply_1;
    wire [3:0] goes_up = {is_entered && entered[I-1:0] == id, n_tags == 3 && reply_third[I-1:0] == id,
        n_tags > 1 && reply_second[I-1:0] == id, n_tags != 0 && reply_first[I-1:0] == id};
    wire [3:0] ends = goes_up & {entered[I+2], reply_third[I+2], reply_second[I+2], reply_first[I+2]};
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
    wire [I+3:0] served_load = current ? (index[0] ? load_3 : load_2) : (index[0] ? load_1 : load_0);
    wire is_idle = !busy_0 && !busy_1 && !is_busy_q;

    // The positions of both sets that are pending, joinable, stale, owned.
    wire [3:0] at_0 = 4'd1 << {set_0, own_way_0};
    wire [3:0] at_1 = 4'd1 << {set_1, own_way_1};
    wire [3:0] pending = (busy_0 ? at_0 : 4'd0) | (busy_1 ? at_1 : 4'd0);
    wire [1:0] stale = {busy_1 && stale_1, busy_0 && stale_0};
    wire [3:0] stale_places = (stale[0] ? at_0 : 4'd0) | (stale[1] ? at_1 : 4'd0);
    wire [3:0] open_places = (busy_0 && !stale_0 && count_0 < 2 ? at_0 : 4'd0)
        | (busy_1 && !stale_1 && count_1 < 2 ? at_1 : 4'd0);
    wire [3:0] owned = {owners_1_set_1 != 0, owners_0_set_1 != 0, owners_1_set_0 != 0, owners_0_set_0 != 0};

    // The position of a line, a bit among those of both sets; none of a line that has none.
    function [3:0] place_of;
        input [T:0] line;
        reg [2:0] same;
        begin
            same = line[0] ? {tag_2_set_1 == line[T:1], tag_1_set_1 == line[T:1], tag_0_set_1 == line[T:1]}
                : {tag_2_set_0 == line[T:1], tag_1_set_0 == line[T:1], tag_0_set_0 == line[T:1]};
            place_of = {line[0] && (same & owners_1_set_1) != 0, line[0] && (same & owners_0_set_1) != 0,
                !line[0] && (same & owners_1_set_0) != 0, !line[0] && (same & owners_0_set_0) != 0};
        end
    endfunction
    wire [3:0] own_place = place_of(line_q);
    wire [3:0] evict_place = place_of(evict_line);

    // Of the cycle before: baseline, whether a release began or ended, the line that was evicted, the line that a store
    // or atomic may not leave readable, and which entries were stale.
    reg mode;
    wire starts = is_read_out && !is_release_q && !(is_busy_q && data_side_state_waits);
    reg started;
    reg was_evicted;
    reg [T:0] evicted;
    reg was_stored;
    reg [T:0] stored_line;
    reg [1:0] was_stale;
    reg [1:0] ended;
    always @(posedge clock) begin
        mode <= baseline;
        started <= starts;
        was_evicted <= event_evict;
        evicted <= evict_line;
        was_stored <= is_first_q && request_kind_q != 0 && core_status_word != 4
            && (core_status_word == 3 || !UPDATES);
        stored_line <= line_q;
        was_stale <= stale;
        ended <= is_release_q ? 2'd1 << current : 2'd0;
        if (reset) begin
            mode <= 1'b0;
            started <= 1'b0;
            was_evicted <= 1'b0;
            was_stored <= 1'b0;
            was_stale <= 2'd0;
            ended <= 2'd0;
        end
    end

    wire [3:0] gone_place = place_of(evicted);
    wire [3:0] stored_place = place_of(stored_line);

    reg was_filled;
    always @(posedge clock) was_filled <= !reset && (was_filled || event_fill);
    reg was_accepted;
    reg [I-1:0] accepted_id;
    always @(posedge clock) begin
        was_accepted <= !reset && core_request_valid && core_request_ready;
        accepted_id <= core_request_id;
    end

    always @* if (formal_on) begin
        r1_status: assert (core_status_valid == was_accepted && (!was_accepted || core_status_id == accepted_id));
        lookup_follows: assert ((!is_first_q || (is_busy_q && !is_reading && !is_writing))
            && (!is_busy_q || is_first_q || is_reading || is_writing) && (!(is_reading || is_writing) || is_busy_q)
            && !(is_reading && is_writing) && (!is_busy_q || (set_q == line_q[0] && sectors_q != 0 && request_kind_q != 3)));
        r14_release_follows: assert (!is_release_q || (!is_busy_q && is_read_out && set_q == (current ? set_1 : set_0)));
        r14_stale_waits: assert (!is_read_out || (is_serving && !is_late && (current ? stale_1 : stale_0)
            && index == served_count));
        used_line_stays: assert (!(is_reading || is_writing) || ((!is_reading || left != 0)
            && (own_place & ~pending) == 4'd1 << {set_q, used_way}));
        r19_pending_is_owned: assert ((pending & ~owned) == 0);
        r15_mode: assert (is_baseline_q == mode && gated_ways == {mode, 2'b00});
        r10_stale_ends_with_its_release: assert ((was_stale & ~stale & ~ended) == 0 && (ended & {busy_1, busy_0}) == 0);
        r14_release_in_time: assert (is_release_q == started && !(starts && core_request_ready));
        r13_evicted_line_is_gone: assert (!was_evicted || gone_place == 0);
        r9_stored_line_is_not_readable: assert (!was_stored || (stored_place & ~stale_places) == 0);
        if (event_evict)
            r13_evicts_a_readable_line: assert ((evict_place & ~pending) != 0);
        if (is_first_q && request_kind_q == 0 && !bypass_l1_q)
            r1_word_of_a_load: assert ((core_status_word == 0) == ((own_place & ~pending) != 0)
                && (core_status_word == 1) == ((own_place & open_places) != 0) && (own_place == 0 || core_status_word != 2)
                && (own_place == 0 || core_status_word != 3));
        if (is_first_q && request_kind_q == 1 && !bypass_l1_q)
            r8_word_of_a_store: assert (core_status_word
                == (!data_side_state_has_room ? 4 : (own_place & ~pending) != 0 ? 0 : 2));
        one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && own_way_0 == own_way_1));
        loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && waits_0 != 3 && waits_1 != 3
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        served_in_order: assert (!is_serving ? served == 0 && !is_late : is_read_out ? served == 0
            : (index < served_count && (is_late ? served == 0 : load_read == served_load && (load_read[3:0] & ~served) != 0)));
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        replies_fit: assert (n_replies == 3'd0 + n_tags + is_entered && n_bytes == n_tags);
        misses_fit: assert (n_misses_heads <= 2 && n_misses_heads == n_misses_bytes && (!send_valid || n_misses_heads != 2));
        r18_flushed: assert ((!flushed || (stored_set_0 == 0 && stored_set_1 == 0 && is_idle)) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (flush && is_idle && unanswered == 0))
            && (!is_walking || !walked_set || stored_set_0 == 0));
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            reply_is_asked_for: assert (is_open);
        merged_filled_and_another_pending: cover (busy_0 && count_0 == 2 && busy_1 && filled_0);
        second_load_of_an_entry_replied: cover (is_serving && index == 1 && |waits_in);
        flushed_after_a_fill: cover (flushed && was_filled);
        line_is_read_further: cover (is_reading && !is_first_q && pending != 0);
        store_waits_for_a_fill: cover (is_writing || !UPDATES);
        every_identifier_is_below: cover (unanswered == 1 << I);
    end
