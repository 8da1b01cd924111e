
    localparam T = CORE_REQUEST_LINE_BITS - 1;

    // What the tag store's properties watch.
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

    // The positions of both sets that are pending, joinable, stale, owned.
    wire [3:0] at_0 = 4'd1 << {set_0, kept_way_0};
    wire [3:0] at_1 = 4'd1 << {set_1, kept_way_1};
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
    wire [3:0] evict_place = place_of(tags_evict_line);

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
        was_evicted <= tags_evict;
        evicted <= tags_evict_line;
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
        used_line_stays: assert (!(is_reading || is_writing) || ((!is_reading || read_left != 0)
            && (own_place & ~pending) == 4'd1 << {set_q, read_way}));
        r19_pending_is_owned: assert ((pending & ~owned) == 0);
        r15_mode: assert (is_baseline_q == mode && gated_ways == {mode, 2'b00});
        r10_stale_ends_with_its_release: assert ((was_stale & ~stale & ~ended) == 0 && (ended & {busy_1, busy_0}) == 0);
        r14_release_in_time: assert (is_release_q == started && !(starts && core_request_ready));
        r13_evicted_line_is_gone: assert (!was_evicted || gone_place == 0);
        r9_stored_line_is_not_readable: assert (!was_stored || (stored_place & ~stale_places) == 0);
        if (tags_evict)
            r13_evicts_a_readable_line: assert ((evict_place & ~pending) != 0);
        if (is_first_q && request_kind_q == 0 && !bypass_l1_q)
            r1_status_of_a_load: assert ((core_status_word == 0) == ((own_place & ~pending) != 0)
                && (core_status_word == 1) == ((own_place & open_places) != 0) && (own_place == 0 || core_status_word != 2)
                && (own_place == 0 || core_status_word != 3));
        if (is_first_q && request_kind_q == 1 && !bypass_l1_q)
            r8_status_of_a_store: assert (core_status_word
                == (!data_side_state_has_room || (REFUSES && (own_place & pending) != 0) ? 4
                    : (own_place & ~pending) != 0 ? 0 : 2));
        r10_refuses: assert (!REFUSES || (stale == 0 && !(is_first_q && request_kind_q != 0 && core_status_word != 4
            && (own_place & pending) != 0)));
        one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && kept_way_0 == kept_way_1));
        loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && n_filled + arrived <= 2 && (waits_0 & (waits_0 - 3'd1)) == 0 && (waits_1 & (waits_1 - 3'd1)) == 0
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        served_in_order: assert (!is_serving ? served == 0 && !is_late : is_read_out ? served == 0
            : (index < served_count && (is_late ? served == 0 : load_read == served_load && (load_read[3:0] & ~served) != 0)));
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        replies_fit: assert (n_replies == 3'd0 + n_beats + is_entered);
        misses_fit: assert (n_misses <= 2 && (!misses_push_valid || n_misses != 2));
        r18_flushed: assert ((!flushed || (stored_set_0 == 0 && stored_set_1 == 0 && is_idle)) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (is_idle && unanswered == 0))
            && (!is_walking || !walked_set || stored_set_0 == 0));
        r18_walk_is_alone: assert (!(is_walking || flushed) || !(is_busy_q || is_first_q || is_release_q));
        r18_flush_stops: assert (!(flush || is_walking) || !core_request_ready);
        r18_one_walk: assert ((!is_answered || is_walking || flushed) && !(is_walking && !was_walking && is_answered));
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            reply_is_asked_for: assert (is_open);
        merged_filled_and_another_pending: cover (busy_0 && count_0 == 2 && busy_1 && filled_0);
        second_load_of_an_entry_replied: cover (is_serving && index == 1 && |waits_in);
        flushed_after_a_fill: cover (flushed && was_filled);
        flush_falls_during_the_walk: cover (is_walking && !flush);
        flushed_stands: cover (flushed && is_answered);
        line_is_read_further: cover (is_reading && !is_first_q && pending != 0);
        store_waits_for_a_fill: cover (is_writing || !UPDATES);
        every_identifier_is_below: cover (unanswered == 1 << I);
    end
