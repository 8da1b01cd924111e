
    // With `pending` "wait": the two places of parked requests, and what the entries that they wait for keep.
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.kept_way_q ;
    (* hierconn *) wire [LINE-2:0] \u_data_side.u_mshrs.entries[0].u_entries.kept_tag_q ;
    (* hierconn *) wire [LINE-2:0] \u_data_side.u_mshrs.entries[1].u_entries.kept_tag_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_read_out ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_joined ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_read_out_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.current_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    (* hierconn *) wire [1:0] \u_stop.u_parking.places_is_taken ;
    (* hierconn *) wire [1:0] \u_stop.u_parking.places_due_valid ;
    (* hierconn *) wire [1:0] \u_stop.u_parking.places_due_set ;
    (* hierconn *) wire [1:0] \u_stop.u_parking.places_due_way ;
    (* hierconn *) wire \u_stop.u_parking.places[0].u_places.local_q ;
    (* hierconn *) wire \u_stop.u_parking.places[1].u_places.local_q ;
    (* hierconn *) wire \u_stop.u_parking.take ;
    (* hierconn *) wire \u_stop.u_parking.free_place ;
    (* hierconn *) wire \u_stop.u_parking.due_place ;
    (* hierconn *) wire \u_stop.u_parking.due_valid ;
    (* hierconn *) wire \u_stop.u_parking.due_ready ;
    (* hierconn *) wire [LINE-1:0] \u_stop.u_requests.served_line ;
    wire [1:0] sets = {\u_data_side.u_mshrs.entries[1].u_entries.set_q , \u_data_side.u_mshrs.entries[0].u_entries.set_q };
    wire [1:0] kept_ways = {\u_data_side.u_mshrs.entries[1].u_entries.kept_way_q , \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q };
    wire [1:0] parked = \u_stop.u_parking.places_is_taken & {2{WAITS == 1}};
    wire [1:0] waits_for = {\u_stop.u_parking.places[1].u_places.local_q , \u_stop.u_parking.places[0].u_places.local_q };
    wire [1:0] are_held = {(parked & waits_for) != 0, (parked & ~waits_for) != 0};
    wire current = \u_data_side.u_mshrs.u_waker.current_q ;
    wire served_in_place = WAITS && \u_stop.u_parking.due_valid && \u_stop.u_parking.due_ready ;

    // Entries whose line is whole: the one that is woken, the one that arrived, and those that queue behind.
    wire [1:0] n_queued = \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    wire first_queued = \u_data_side.u_mshrs.u_waker.u_filled.head_q ? \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1
        : \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    wire second_queued = \u_data_side.u_mshrs.u_waker.u_filled.head_q ? \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0
        : \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire [1:0] is_woken = {1'b0, \u_data_side.u_mshrs.u_waker.is_serving_q } << current;
    wire [1:0] has_arrived = {1'b0, \u_data_side.u_mshrs.u_waker.arrived_q } << \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    wire [1:0] is_first_queued = {1'b0, n_queued != 0} << first_queued;
    wire [1:0] is_second_queued = {1'b0, n_queued == 2} << second_queued;

    // A parked request, whichever it is, by its line.
    (* anyseq *) wire marks_a_request;
    reg it_waits;
    reg its_place;
    reg [LINE-1:0] parked_line;
    wire its_entry = waits_for[its_place];
    wire it_is_read = it_waits && served_in_place && \u_stop.u_parking.due_place == its_place;
    always @(posedge clock) begin
        it_waits <= !reset && (it_waits ? !it_is_read : marks_a_request && WAITS && \u_stop.u_parking.take );
        if (!it_waits) begin
            its_place <= \u_stop.u_parking.free_place ;
            parked_line <= \u_stop.u_requests.served_line ;
        end
    end

    always @* if (formal_on) begin
        // Invariant: The waker has each entry whose line is whole once, and no other.
        // Fault in mshr_waker: `arrived_d = filled_valid && !rests` becomes `arrived_d = filled_valid`.
        woken_are_filled: assert (!WAITS || ((is_woken | has_arrived | is_first_queued | is_second_queued) == (busy & filled)
            && (is_woken & (has_arrived | is_first_queued | is_second_queued)) == 0 && (has_arrived & is_first_queued) == 0
            && n_queued <= 2 && ((\u_data_side.u_mshrs.u_waker.u_filled.head_q ^ \u_data_side.u_mshrs.u_waker.u_filled.tail_q )
            == n_queued[0]) && (n_queued != 2 || first_queued != second_queued) && (!has_arrived || n_queued != 2)
            && (\u_data_side.u_mshrs.u_waker.is_serving_q || (!\u_data_side.u_mshrs.u_waker.is_read_out_q ))));
        // R20: An entry does not end while a request is parked for it: no place is taken of one that is not busy.
        // Fault in mshr_waker: `is_done = is_read_out && !holds && !is_joined` becomes `is_done = is_read_out && !is_joined`.
        r20_busy: assert ((are_held & ~busy) == 0);
        // R19, R20: A parked request has the set and way of its entry, and is due exactly when the line of that is whole.
        // Fault in mshr_file: `parking_way = entries_way[1];` becomes `parking_way = entries_way[0];`.
        r19_place: assert ((!parked[0] || (\u_stop.u_parking.places_due_set [0] == sets[waits_for[0]]
            && \u_stop.u_parking.places_due_way [0] == kept_ways[waits_for[0]]
            && \u_stop.u_parking.places_due_valid [0] == filled[waits_for[0]]))
            && (!parked[1] || (\u_stop.u_parking.places_due_set [1] == sets[waits_for[1]]
            && \u_stop.u_parking.places_due_way [1] == kept_ways[waits_for[1]]
            && \u_stop.u_parking.places_due_valid [1] == filled[waits_for[1]])));
        if (it_waits)
            // R19: A parked request, whichever it is, waits for the entry of its line.
            // Fault in mshr_file: `parking_entry = 1'b1;` becomes `parking_entry = 1'b0;`.
            r19_line: assert (parked[its_place] && busy[its_entry] && parked_line == {its_entry
                ? \u_data_side.u_mshrs.entries[1].u_entries.kept_tag_q : \u_data_side.u_mshrs.entries[0].u_entries.kept_tag_q , sets[its_entry]});
        if (it_is_read)
            // R19, R20: Its line is read when all beats are written, where its entry has reserved it.
            // Fault in ring_stop_place: `arrived_d = filled_valid && (filled_entry == request_local);` becomes `arrived_d
            // = 1'b1;`.
            r19_whole: assert (stop_read_valid && !stop_read_sector && filled[its_entry]
                && {stop_read_set, stop_read_way} == {sets[its_entry], kept_ways[its_entry]});
        // R20: An entry whose loads are read ends in the first cycle in which no request is parked for it and no load joins.
        // Fault in mshr_waker: `is_done = is_read_out && !holds` becomes `is_done = is_read_out && !holds && !is_read_out_q`.
        r20_ends: assert (!WAITS || !\u_data_side.u_mshrs.u_waker.is_read_out || data_side_done_valid
            == !(are_held[current] || \u_data_side.u_mshrs.u_waker.is_joined ));
        // R20: A flush waits for parked requests: no set is cleared, and `flushed` is low, while an entry is busy.
        // Fault in flush_walker: `flush && is_idle` becomes `flush`.
        r20_holds_a_flush: assert (!(walker_clears || flushed) || (busy == 0 && !is_busy_q && are_held == 0));
        parked_and_read: cover (!WAITS || it_is_read);
        entry_is_held: cover (!WAITS || (\u_data_side.u_mshrs.u_waker.is_read_out && are_held[current]));
    end
