
    localparam T = CORE_REQUEST_LINE_BITS - 1;

    // Signals that the tag store's properties watch.
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
        // R1 of `l1`: A request accepted in one cycle has its status in the next, and there is no other.
        // Fault in decoupled_l1d: `is_first_q <= is_accepted;` becomes `is_first_q <= core_request_valid;`.
        r1_status: assert (core_status_valid == was_accepted && (!was_accepted || core_status_id == accepted_id));
        // Invariant: A request is in lookup for a cycle, and longer only to read or to write; its set is that of its
        // line.
        // Fault in decoupled_l1d: `set_d = index_set_number;` becomes `set_d = ~index_set_number;`.
        lookup_follows: assert ((!is_first_q || (is_busy_q && !is_reading && !is_writing))
            && (!is_busy_q || is_first_q || is_reading || is_writing) && (!(is_reading || is_writing) || is_busy_q)
            && !(is_reading && is_writing) && (!is_busy_q || (set_q == line_q[0] && sectors_q != 0 && request_kind_q != 3)));
        // R14: A line is released in a cycle without a request, for the entry that waits, in its set.
        // Fault in decoupled_l1d: `release_starts = data_side_done_waits && !is_release_q && !stays` becomes
        // `release_starts = data_side_done_waits && !is_release_q`.
        r14_release_follows: assert (!is_release_q || (!is_busy_q && is_read_out && set_q == (current ? set_1 : set_0)));
        // R14: An entry that waits for the tag store is stale, and all its loads have been read.
        // Fault in mshr_waker: `is_read_out_d = is_read_out && !is_done` becomes `is_read_out_d = is_read_out`.
        r14_stale_waits: assert (!is_read_out || (is_serving && !is_late && (current ? stale_1 : stale_0)
            && index == served_count));
        // R2, R9 of `l1`: While a hit's sectors are read, or a store waits to write, the line keeps its position and
        // is readable; a sector is left.
        // Fault in l1_data_side: `left_d = left_now & ~choice_grant;` becomes `left_d = 4'd0;`.
        used_line_stays: assert (!(is_reading || is_writing) || ((!is_reading || read_left != 0)
            && (own_place & ~pending) == 4'd1 << {set_q, read_way}));
        // R19: A pending position has an owner.
        // Fault in decoupled_l1d_tag_store: `(|found_position) && !is_pending` becomes `|found_position`.
        r19_pending_is_owned: assert ((pending & ~owned) == 0);
        // R15, R16: The mode is `baseline` in the cycle before, false after a reset; in baseline mode the ways from D
        // on are gated.
        // Fault in decoupled_l1d: `gated_ways = 3'd4;` becomes `gated_ways = 3'd6;`.
        r15_mode: assert (is_baseline_q == mode && gated_ways == {mode, 2'b00});
        // R10, R14: A stale entry stays stale until its line is released, and is free in the cycle after.
        // Fault in mshr_waker: `is_read_out && (is_released || !is_stale)` becomes `is_read_out`.
        r10_stale_ends_with_its_release: assert ((was_stale & ~stale & ~ended) == 0 && (ended & {busy_1, busy_0}) == 0);
        // R14: A stale line is released in the cycle after the first in which it waits and no request stays in
        // lookup; in that one none is accepted.
        // Fault in decoupled_l1d: `!stays && !release_starts` becomes `!stays`.
        r14_release_in_time: assert (is_release_q == started && !(starts && core_request_ready));
        // R13: In the cycle after the lookup that evicts it a line has no position.
        // Fault in decoupled_l1d_tag_way: `committed_after = 1'b0;` becomes `committed_after = is_committed;`.
        r13_evicted_line_is_gone: assert (!was_evicted || gone_place == 0);
        // R8, R9, R10: After an atomic, a direct store, or with `write_hit` "evict" a plain one, its line has no
        // position but a stale one.
        // Fault in decoupled_l1d_tag_store: `command_mark_stale = sends_request && is_pending && !is_load` becomes
        // `command_mark_stale = sends_request && is_pending && is_plain_store`.
        r9_stored_line_is_not_readable: assert (!was_stored || (stored_place & ~stale_places) == 0);
        if (tags_evict)
            // R13: A line that a lookup evicts is readable in that cycle.
            // Fault in decoupled_l1d_tag_store: `released_tag = ways_held_tag[i * 10 +: 10];` becomes `released_tag =
            // ways_held_tag[9:0];`.
            r13_evicts_a_readable_line: assert ((evict_place & ~pending) != 0);
        if (is_first_q && request_kind_q == 0 && !bypass_l1_q)
            // R1 to R6: A plain load is a `hit` exactly if its line is readable, `hit_pending` exactly if it is
            // pending and may be joined; a `miss` or `bypass` has no position before.
            // Fault in mshr_entry: `is_in_set && !stale_q && (count_q` becomes `is_in_set && (count_q`.
            r1_status_of_a_load: assert ((core_status_word == 0) == ((own_place & ~pending) != 0)
                && (core_status_word == 1) == ((own_place & open_places) != 0) && (own_place == 0 || core_status_word != 2)
                && (own_place == 0 || core_status_word != 3));
        if (is_first_q && request_kind_q == 1 && !bypass_l1_q)
            // R8, R10: A plain store with room is a `hit` to a readable line, else a `miss`; without room, or with
            // `pending_store` "refuse" while its line is pending, it is refused.
            // Fault in decoupled_l1d_tag_store: `|| (sends_request && is_plain_store && !is_readable)` becomes `||
            // (sends_request && is_plain_store)`.
            r8_status_of_a_store: assert (core_status_word
                == (!data_side_state_has_room || (REFUSES && (own_place & pending) != 0) ? 4
                    : (own_place & ~pending) != 0 ? 0 : 2));
        // R10: With `pending_store` "refuse" a store or atomic to a pending line is a `reservation_fail`, and no line
        // is stale.
        // Fault in decoupled_l1d_tag_store: `(is_load || !is_pending)` becomes `(is_load || !is_pending ||
        // is_plain_store)`.
        r10_refuses: assert (!REFUSES || (stale == 0 && !(is_first_q && request_kind_q != 0 && core_status_word != 4
            && (own_place & pending) != 0)));
        // R3, R4 of `l1`: No two MSHR entries have the same position of the same set.
        // Fault in decoupled_l1d_tag_store: `policy_eligible = ~pending` becomes `policy_eligible = 2'd3`.
        one_entry_of_a_line: assert (!(busy_0 && busy_1 && set_0 == set_1 && kept_way_0 == kept_way_1));
        // R5 of `l1`: A busy MSHR entry has from 1 to `mshr_merges` loads.
        // Fault in mshr_entry: `(count_q != MERGES)` becomes `1'b1`.
        loads_of_an_entry: assert ((!busy_0 || (count_0 != 0 && count_0 <= 2)) && (!busy_1 || (count_1 != 0 && count_1 <= 2)));
        // R15 to R17 of `l1`: A busy entry that is filled waits to be woken, in one place, or is being served; no
        // other does.
        // Fault in mshr_file: `waker_filled_valid = is_filled && fill_is_expected` becomes `waker_filled_valid =
        // is_filled`.
        filled_wait_once: assert (n_filled <= 2 && filled_tail == (filled_head ^ n_filled[0])
            && n_filled + arrived <= 2 && (waits_0 & (waits_0 - 3'd1)) == 0 && (waits_1 & (waits_1 - 3'd1)) == 0
            && (waits_0 != 0 || serves_0) == (busy_0 && filled_0) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && filled_1) && !(waits_1 != 0 && serves_1));
        // R16 of `l1`: The load that is served is the next of its entry, and a sector of it is left.
        // Fault in mshr_waker: `served_d = 4'd0;` becomes `served_d = served_q;`.
        served_in_order: assert (!is_serving ? served == 0 && !is_late : is_read_out ? served == 0
            : (index < served_count && (is_late ? served == 0 : load_read == served_load && (load_read[3:0] & ~served) != 0)));
        // Invariant: Each load that waits names a sector.
        // Fault in mshr_file: `loads_write_data = {ask_id, ask_sectors}` becomes `loads_write_data = {ask_id, 4'd0}`.
        loads_name_sectors: assert ((!busy_0 || (load_0[3:0] != 0 && (count_0 != 2 || load_1[3:0] != 0)))
            && (!busy_1 || (load_2[3:0] != 0 && (count_1 != 2 || load_3[3:0] != 0))));
        // R19, R20 of `l1`: No more than `hit_latency + 2` beats are in flight to the core, each in its place.
        // Fault in l1_replies: `assign has_room = used_q != MOST;` becomes `assign has_room = 1'b1;`.
        replies_fit: assert (n_replies == 3'd0 + n_beats + is_entered);
        // R3, R7, R8, R10 of `l1`: A request goes down only when the miss queue has room.
        // Fault in decoupled_l1d_tag_store: `sends_request = request_is_first && !(is_load && is_plain) && may_send`
        // becomes `sends_request = request_is_first && !(is_load && is_plain)`.
        misses_fit: assert (n_misses <= 2 && (!misses_push_valid || n_misses != 2));
        // R18: The walk begins when nothing is in flight; when `flushed` is true no entry is valid.
        // Fault in flush_walker: `flush && is_idle` becomes `flush`.
        r18_flushed: assert ((!flushed || (stored_set_0 == 0 && stored_set_1 == 0 && is_idle)) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (is_idle && unanswered == 0))
            && (!is_walking || !walked_set || stored_set_0 == 0));
        // R18: No request is in lookup, and none is released, while a set is cleared or `flushed` is high.
        // Fault in decoupled_l1d: `!flush && !walker_clears` becomes `!flush`.
        r18_walk_is_alone: assert (!(is_walking || flushed) || !(is_busy_q || is_first_q || is_release_q));
        // R18: No request is accepted while `flush` is true or a set is cleared.
        // Fault in decoupled_l1d: `!flush && !walker_clears` becomes `!walker_clears`.
        r18_flush_stops: assert (!(flush || is_walking) || !core_request_ready);
        // R18: A `flush` that stays high is one walk, and `flushed` is high with it.
        // Fault in flush_walker: `is_flushed_d = flush;` becomes `is_flushed_d = 1'b0;`.
        r18_one_walk: assert ((!is_answered || is_walking || flushed) && !(is_walking && !was_walking && is_answered));
        // R16 to R20 of `l1`: Of a request that was not refused, whichever it is, exactly one last beat is to come:
        // it waits in one place until that beat has left.
        // Fault in l1_data_side: `wakes || passes || hits` becomes `wakes || hits`.
        one_reply_a_request: assert (n_waiting == is_open && (!is_direct || is_open));
        // R19 of `l1`: No beat of a request follows its last.
        // Fault in l1_data_side: `replies_enter_last = down_reply_last;` becomes `replies_enter_last = 1'b1;`.
        nothing_after_the_last: assert ((goes_up == 0 || is_open) && !(ends[0] && goes_up[3:1] != 0)
            && !(ends[1] && goes_up[3:2] != 0) && !(ends[2] && goes_up[3]));
        if (is_replied)
            // R19 of `l1`: Every beat of a reply is of a request that is open.
            // Fault in core_reply_queue: `pop_id = words_read_0_data` becomes `pop_id = ~words_read_0_data`.
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
