
    // The entries; there may be no third.
    localparam L = REQUEST_LINE_BITS;
    (* hierconn *) wire [1:0] \entries[0].u_entries.count_q ;
    (* hierconn *) wire [1:0] \entries[1].u_entries.count_q ;
    (* hierconn *) wire [1:0] \entries[2].u_entries.count_q ;
    (* hierconn *) wire [L-1:0] \entries[0].u_entries.kept_line_q ;
    (* hierconn *) wire [L-1:0] \entries[1].u_entries.kept_line_q ;
    (* hierconn *) wire [L-1:0] \entries[2].u_entries.kept_line_q ;
    (* hierconn *) wire \entries[0].u_entries.kept_to_home_q ;
    (* hierconn *) wire \entries[1].u_entries.kept_to_home_q ;
    (* hierconn *) wire \entries[2].u_entries.kept_to_home_q ;
    wire [2*LINES-1:0] counts_q = {\entries[2].u_entries.count_q , \entries[1].u_entries.count_q , \entries[0].u_entries.count_q };
    wire [LINES*L-1:0] lines_q = {\entries[2].u_entries.kept_line_q , \entries[1].u_entries.kept_line_q , \entries[0].u_entries.kept_line_q };
    wire [LINES-1:0] ways_q =
        {\entries[2].u_entries.kept_to_home_q , \entries[1].u_entries.kept_to_home_q , \entries[0].u_entries.kept_to_home_q };

    // R1, R5, R6 and R8: the stores that each entry counts, by what the block answered; a free one is acknowledged
    // in vain.
    reg [2*LINES-1:0] counts;
    wire enters = store_valid && has_room;
    integer e;
    always @(posedge clock) begin
        for (e = 0; e < LINES; e = e + 1)
            counts[2*e +: 2] <= counts[2*e +: 2] + (enters && store_entry == e)
                - (ack_valid && ack_entry == e && counts[2*e +: 2] != 0);
        if (reset)
            counts <= 0;
    end

    // A line and a way are watched, whichever they are: the entry that counts their stores, if there are any.
    (* anyconst *) wire [L-1:0] watched_line;
    (* anyconst *) wire watched_to_home;
    reg has_entry;
    reg [STORE_ENTRY_BITS-1:0] line_entry;
    wire is_line = request_line == watched_line;
    wire is_watched = is_line && request_to_home == watched_to_home;
    always @(posedge clock) begin
        if (has_entry && ack_valid && ack_entry == line_entry && line_count == 1 && !(enters && store_entry == line_entry))
            has_entry <= 1'b0;
        if (!has_entry && enters && is_watched) begin
            has_entry <= 1'b1;
            line_entry <= store_entry;
        end
        if (reset)
            has_entry <= 1'b0;
    end

    // Of them: what the local entry counts, the lowest free entry, and which entries have the watched line and way.
    reg [1:0] line_count;
    reg [2:0] free_entry; // LINES if none is free
    reg [LINES-1:0] is_same_way_entry;
    reg [LINES-1:0] holds;
    reg are_within; // no entry counts more than it may
    always @* begin
        line_count = 0;
        free_entry = LINES;
        are_within = 1'b1;
        for (e = LINES - 1; e >= 0; e = e - 1) begin
            if (line_entry == e)
                line_count = counts[2*e +: 2];
            if (counts[2*e +: 2] == 0)
                free_entry = e;
            if (counts[2*e +: 2] > MERGES)
                are_within = 1'b0;
            is_same_way_entry[e] = has_entry && line_entry == e;
            holds[e] = counts[2*e +: 2] != 0 && lines_q[e*L +: L] == watched_line && ways_q[e] == watched_to_home;
        end
    end

    // R9: a store is followed from its acceptance to its acknowledgement, which is one of those of its entry and
    // not after the last.
    (* anyseq *) wire marks;
    (* anyseq *) wire is_its_local;
    reg is_in_flight;
    reg [STORE_ENTRY_BITS-1:0] its_entry;
    reg [1:0] its_count;
    always @* begin
        its_count = 0;
        for (e = 0; e < LINES; e = e + 1)
            if (its_entry == e)
                its_count = counts[2*e +: 2];
    end
    wire acks_its_entry = is_in_flight && ack_valid && ack_entry == its_entry;
    always @* if (formal_on)
        r9_each_once: assume (!acks_its_entry || its_count != 1 || is_its_local);
    always @(posedge clock) begin
        if (acks_its_entry && is_its_local)
            is_in_flight <= 1'b0;
        if (!is_in_flight && marks && enters && is_watched) begin
            is_in_flight <= 1'b1;
            its_entry <= store_entry;
        end
        if (reset)
            is_in_flight <= 1'b0;
    end

    always @* if (formal_on) begin
        // R1, R5, R6: Each entry counts the stores that were accepted into it and not acknowledged, never more than
        // `store_tracker_merges`.
        // Fault in store_tracker_entry: `count_d = count_q - 2'd1;` becomes `count_d = count_q;`.
        entries_follow: assert (counts_q == counts && are_within);
        // R1, R2: A line and a way have one entry while stores of theirs are counted, and else none.
        // Fault in store_tracker: `if (entries_is_same_way[0])` becomes `if (1'b0)`.
        one_entry: assert (holds == is_same_way_entry && (!has_entry || line_count != 0));
        // R1, R5, R6, R9: A store that was accepted is counted, by the entry of its line and way, until its
        // acknowledgement.
        // Fault in store_tracker_entry: `one_less = acknowledge && busy` becomes `one_less = (acknowledge || take) &&
        // busy`.
        r1_store_is_counted: assert (!is_in_flight || (its_count != 0 && has_entry && line_entry == its_entry));
        if (is_watched && has_entry)
            // R2: `store_entry` is the entry of the request's line and way, if there is one.
            // Fault in store_tracker: `if (entries_is_same_way[1])` becomes `if (entries_is_full[1])`.
            r2_line_entry: assert (!has_room || store_entry == line_entry);
        if (is_watched && !has_entry)
            // R2: If there is none, it is the lowest that is free.
            // Fault in store_tracker: `if (!entries_is_busy[0])` becomes `if (1'b0)`.
            r2_lowest_free: assert (!has_room || store_entry == free_entry);
        if (is_watched)
            // R3: `has_room` is true if the entry of the request's line and way counts fewer than
            // `store_tracker_merges`, or if there is none and an entry is free.
            // Fault in store_tracker: `(has_same_way && !same_way_is_full)` becomes `has_same_way`.
            r3_has_room: assert (has_room == (has_entry ? line_count < MERGES : free_entry != LINES));
        if (is_line && request_to_home != watched_to_home) begin
            // R4: `load_blocked` is true exactly if there is an entry of the request's line and the other way.
            // Fault in store_tracker_entry: `is_other_way = is_line && !is_same_way` becomes `is_other_way =
            // is_line`.
            r4_blocked: assert (load_blocked == has_entry);
            // R1, R4, R9: From its acceptance to its acknowledgement, a store blocks the loads of its line that
            // would go the other way.
            // Fault in store_tracker_entry: `one_less = acknowledge && busy` becomes `one_less = (acknowledge ||
            // take) && busy`.
            no_load_overtakes: assert (!is_in_flight || load_blocked);
        end
        // R7: `is_empty` is true while every store that was accepted is acknowledged.
        // Fault in store_tracker: `assign is_empty = ` becomes `assign is_empty = store_valid || `.
        r7_is_empty: assert (is_empty == (counts == 0));
        // R8: After a reset every entry is free.
        // Fault in store_tracker_entry: `count_q <= 2'd0;` becomes `count_q <= count_d;`.
        r8_reset: assert (!formal_was_reset || (is_empty && has_room && !load_blocked));
        full: cover (is_watched && !has_entry && !has_room && load_blocked);
        full_entry: cover (is_watched && !has_room && acks_its_entry && !is_its_local && line_count == MERGES);
    end
