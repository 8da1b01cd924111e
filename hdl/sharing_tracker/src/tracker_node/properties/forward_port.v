
    // The line reader, and the place of what is given back.
    (* hierconn *) wire \u_reader.is_reading_q ;
    (* hierconn *) wire [READ_SECTOR_BITS+1:0] \u_reader.beats_owed_q ;

    // A forward, whichever it is, is followed until its line is read, or until it is given back.
    (* anyseq *) wire marks;
    reg is_looked_up;
    reg is_given_back;
    reg [ANSWER_SOURCE_BITS-1:0] its_requester;
    reg [ANSWER_ID_BITS-1:0] its_id;
    reg [LOOKUP_LINE_BITS-1:0] its_line;
    always @(posedge clock) begin
        is_looked_up <= !reset && !is_looked_up && !is_given_back && marks && enters;
        if (!is_looked_up && !is_given_back && enters) begin
            its_requester <= requester;
            its_id <= id;
        end
        if (is_looked_up)
            its_line <= lookup_line;
        is_given_back <= !reset && ((is_given_back && !nack_ready) || (is_looked_up && !lookup_has_line));
    end

    always @* if (formal_on) begin
        // Invariant: While a forward is in lookup no line is being read, the answer queue has room for one, and the
        // place of `nack` is free.
        // Fault in tracker_node_forward_port: `may_enter = !is_asked_q && place_push_ready &&` becomes `may_enter =
        // !is_asked_q &&`.
        forward_follows: assert (!is_asked_q || (!\u_reader.is_reading_q && \u_reader.beats_owed_q <= SECTORS && place_push_ready));
        // Invariant: The forward in lookup, whichever it is, has its requester and identifier.
        // Fault in tracker_node_forward_port: `asked_id_d = id;` becomes `asked_id_d = asked_id_q;`.
        forward_followed: assert (!(is_looked_up && is_given_back) && (!is_looked_up || (is_asked_q
            && asked_requester_q == its_requester && asked_id_q == its_id)));
        // R10, R11: A forward that is looked up is answered or given back, one of both, and nothing else is.
        // Fault in tracker_node_forward_port: `is_not = is_asked_q && !lookup_has_line` becomes `is_not =
        // is_asked_q`.
        r10_one_way: assert (answers == (is_asked_q && lookup_has_line) && nacks == (is_asked_q && !lookup_has_line)
            && !(nacks && nack_valid));
        if (is_given_back)
            // R11: A forward whose line is not found is at `nack` as it came, from the cycle after its lookup
            // until it is taken.
            // Fault in tracker_node_forward_port: `.push_requester (asked_requester_q)` becomes `.push_requester
            // (requester)`.
            r11_as_it_came: assert (nack_valid && nack_line == its_line && nack_requester == its_requester && nack_id == its_id);
        // R12: No forward can enter beside one in lookup or at `nack`, more beats than a line's, or a line that has
        // another sector to be read.
        // Fault in tracker_node_reader: `(!is_reading_q || is_last) &&` becomes `1'b1 &&`.
        r12_may: assert (!may_enter || !(is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector))));
        // R12: Else one can.
        // Fault in tracker_node_reader: `(!is_reading_q || is_last) &&` becomes `!is_reading_q &&`.
        r12_can: assert (may_enter || is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector)));
        given_back: cover (is_given_back && nack_ready);
        enters_while_read: cover (enters && \u_reader.is_reading_q );
    end
