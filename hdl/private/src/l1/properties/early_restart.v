
    // R28.
    (* hierconn *) wire \u_data_side.u_mshrs.u_beat.arrived_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_beat.kept_entry_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_beat.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_beat.kept_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_beat.place_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.waker_is_joined ;
    (* hierconn *) wire \u_data_side.wakes ;
    (* hierconn *) wire \u_data_side.replies_has_room ;
    (* hierconn *) wire [2:0] \u_data_side.replies_enter_id ;
    (* hierconn *) wire [1:0] \u_data_side.replies_enter_sector ;
    (* hierconn *) wire \u_data_side.replies_enter_last ;
    (* hierconn *) wire [3:0] \u_data_side.read_place ;
    wire held_beat = RESTARTS && \u_data_side.u_mshrs.u_beat.arrived_q ;
    wire held_entry = \u_data_side.u_mshrs.u_beat.kept_entry_q ;
    wire held_set = \u_data_side.u_mshrs.u_beat.set_q ;
    wire held_way = \u_data_side.u_mshrs.u_beat.kept_way_q ;
    wire [1:0] held_sector = \u_data_side.u_mshrs.u_beat.place_q ;
    wire wakes = \u_data_side.wakes ;
    wire [2:0] enter_id = \u_data_side.replies_enter_id ;

    // The beat of the cycle before, as the ports gave it, and the first load of its entry.
    wire rests = !is_serving && !arrived && n_filled == 0;
    reg was_beat;
    reg beat_entry;
    reg [1:0] beat_sector;
    wire [6:0] first_load = beat_entry ? load_2 : load_0;
    wire is_all_it_wants = first_load[3:0] == 4'd1 << beat_sector && !answered[beat_entry];
    wire is_early = was_beat && wakes;
    // Whose first load was answered early, and that such a one is passed by.
    wire is_passing = is_passed_by && is_serving && index == 0;
    reg [1:0] has_answered;
    reg was_passing;
    reg passing_entry;
    always @(posedge clock) begin
        was_beat <= !reset && RESTARTS && (comes_to & busy & ~filled) != 0 && !down_reply_last && rests;
        beat_entry <= down_reply_id[0];
        beat_sector <= down_reply_sector;
        has_answered <= reset ? 2'd0 : (has_answered & ~reserved) | ({1'b0, is_early} << beat_entry);
        was_passing <= !reset && is_passing;
        passing_entry <= current;
    end

    // For the cover statements: the request was answered early, and the entry had both loads when its first was.
    reg id_is_early;
    reg id_entry;
    reg [1:0] had_both;
    always @(posedge clock) begin
        id_is_early <= !reset && (opens ? 1'b0 : (is_early && enter_id == id) || id_is_early);
        if (is_early && enter_id == id) id_entry <= beat_entry;
        if (is_early) had_both[beat_entry] <= (beat_entry ? count_1 : count_0) == 2;
    end
    wire serves_second = wakes && !was_beat && index == 1 && answered[current];

    always @* if (formal_on) begin
        // R28: In the cycle after a beat that may answer early, the first load of its entry has been read, whose line
        // is not whole; the beat is where the array is read for it.
        // Fault in mshr_file: `!fill_last && waker_rests;` becomes `!fill_last;`.
        restart_follows: assert (held_beat == was_beat && (!held_beat || (rests && held_entry == beat_entry
            && held_sector == beat_sector && (busy[held_entry] && !filled[held_entry] && !asked[held_entry])
            && held_set == (held_entry ? set_1 : set_0) && held_way == (held_entry ? kept_way_1 : kept_way_0)
            && load_read == first_load && (held_sector != place_sector || has_come[held_entry]))));
        // R28: A beat that came while nothing was woken or waited to be, without `last`, is read for the first load
        // of its entry in the next cycle exactly if it is all that the load wants, the load is not yet answered, and
        // a beat may enter the replies; as the load's last.
        // Fault in mshr_beat: `arrived_q && is_its && !is_answered` becomes `arrived_q && !is_answered`.
        r28_read_for_its_load: assert (!was_beat || (wakes == (is_all_it_wants && \u_data_side.replies_has_room )
            && (!wakes || (enter_id == first_load[6:4] && \u_data_side.replies_enter_sector == beat_sector
                && \u_data_side.replies_enter_last && \u_data_side.read_place == {held_way, held_set, beat_sector}))));
        // R28: An entry knows whether its first load was answered early since its miss; then no other beat is read
        // for that load.
        // Fault in mshr_waker: `is_empty || (stands && is_answered && (index_q == 2'd0))` becomes `is_empty`.
        r28_answered_once: assert ((busy & (answered ^ has_answered)) == 0
            && !(wakes && !was_beat && !(is_serving && !(answered[current] && index == 0))));
        // R17, R28: An entry ends with the last beat of its last load, or without one if its only load was answered;
        // never while another joins.
        // Fault in mshr_waker: `(following == loads)) || is_empty;` becomes `(following == loads)) || passes;`.
        r28_none_forgotten: assert (!data_side_done_valid || (is_serving && !\u_data_side.u_mshrs.waker_is_joined
            && (index == served_count ? answered[current] && served_count == 1
                : wakes && \u_data_side.replies_enter_last && index + 2'd1 == served_count)));
        // R28: A load that was answered early is passed by in one cycle; where none has joined the entry ends in the
        // next.
        // Fault in mshr_waker: `if (passes && !is_empty) begin` becomes `if (passes && !is_empty && ready) begin`.
        r28_passed_by_in_a_cycle: assert ((!was_passing || (is_serving && current == passing_entry && index == 1))
            && !(is_passed_by && is_serving && index == 1 && !data_side_done_valid && !\u_data_side.u_mshrs.waker_is_joined ));
        answered_before_its_line_is_whole: cover (!RESTARTS || (id_is_early && is_replied && core_reply_last
            && busy[id_entry] && !filled[id_entry]));
        other_joined_before_the_answer: cover (!RESTARTS || (serves_second && had_both[current]));
        other_joined_after_the_answer: cover (!RESTARTS || (serves_second && !had_both[current]));
        other_joins_while_it_is_passed_by: cover (!RESTARTS || (is_serving && is_late && answered[current]));
        no_other_joined: cover (!RESTARTS || (data_side_done_valid && index == served_count));
        younger_is_answered_early: cover (!RESTARTS || (brings_place && id_is_early));
        older_is_answered_early: cover (!RESTARTS || (has_seen_the_write && is_replied && core_reply_sector == place_sector
            && id_is_early));
        no_beat_may_enter_for_it: cover (!RESTARTS || (was_beat && is_all_it_wants && !wakes));
    end
