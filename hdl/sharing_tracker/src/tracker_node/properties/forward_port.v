
    // The line reader, and the place of what is given back.
    (* hierconn *) wire \u_reader.is_reading_q ;
    (* hierconn *) wire [READ_SECTOR_BITS+1:0] \u_reader.beats_owed_q ;

    // With `pending` "wait": a forward that has waited is served or given back, and the one in lookup begins to wait.
    (* hierconn *) wire \u_waiting.waiter_valid ;
    (* hierconn *) wire \u_waiting.may_wait ;
    (* hierconn *) wire \u_waiting.holds ;
    (* hierconn *) wire \u_waiting.is_overdue ;
    (* hierconn *) wire \u_waiting.leaver_is_served ;
    (* hierconn *) wire \u_waiting.leaver_is_returned ;
    wire waits_now = WAITS && \u_waiting.waiter_valid ;
    wire serves = WAITS && answers && !is_asked_q;
    wire returns = WAITS && nacks && !is_asked_q;

    // A forward, whichever it is, is followed until its line is read, or until it is given back or waits.
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
        is_given_back <= !reset && ((is_given_back && !nack_ready) || (is_looked_up && !lookup_has_line && !waits_now));
    end

    // One that has waited is given back with the requester and identifier that it left with, and the line of that cycle.
    reg was_returned;
    always @(posedge clock) was_returned <= !reset && returns;

    always @* if (formal_on) begin
        // The node's arbiter keeps this promise, and asserts it.
        if (ALONE) assume (!enters || may_enter);
        // Invariant: While a forward is in lookup no line is being read, the answer queue has room for one, and the
        // place of `nack` is free.
        // Fault in tracker_node_forward_port: `may_enter = !is_asked_q && place_push_ready &&` becomes `may_enter =
        // !is_asked_q &&`.
        forward_follows: assert (!is_asked_q || (!\u_reader.is_reading_q && \u_reader.beats_owed_q <= SECTORS && place_push_ready));
        // Invariant: The forward in lookup, whichever it is, has its requester and identifier.
        // Fault in tracker_node_forward_port: `asked_id_d = id;` becomes `asked_id_d = asked_id_q;`.
        forward_followed: assert (!(is_looked_up && is_given_back) && (!is_looked_up || (is_asked_q
            && asked_requester_q == its_requester && asked_id_q == its_id)));
        // R10, R11, R23: A forward that is looked up is answered, given back or waits, one of these.
        // Fault in tracker_node_forward_port: `is_not = is_asked_q && !lookup_has_line` becomes `is_not =
        // is_asked_q`.
        r10_one_way: assert (is_asked_q ? answers == lookup_has_line && nacks == (!lookup_has_line && !waits_now)
            && !(waits_now && lookup_has_line) : !waits_now && answers == serves && nacks == returns);
        // R11, R27: What is given back finds its place free.
        // Fault in tracker_node_forward_port: `may_enter = !is_asked_q && place_push_ready &&` becomes `may_enter =
        // !is_asked_q &&`.
        r11_has_its_place: assert (!(nacks && nack_valid));
        // R23, R29: Who begins to wait finds room, and neither event is of it.
        // Fault in tracker_node_forward_port: `nacks = 1'b0;` becomes `nacks = 1'b1;`.
        r29_waits: assert (!waits_now || (\u_waiting.may_wait && !answers && !nacks));
        // R24: One is served while a forward waits for the entry that is woken and the reader has room, and is an event.
        // Fault in tracker_node_forward_port: `in_flight_holds && !is_asked_q &&` becomes `in_flight_holds &&`.
        r24_served: assert (!WAITS || (serves == \u_waiting.leaver_is_served && (!\u_waiting.leaver_is_served
            || (\u_waiting.holds && \u_reader.beats_owed_q <= SECTORS && (!\u_reader.is_reading_q || &read_sector)))));
        // R27: A late one is given back in the first cycle in which none is served or in lookup and `nack` is free.
        // Fault in tracker_node_forward_port: `!is_served && !is_asked_q && place_push_ready` becomes `!is_served &&
        // !is_asked_q && place_push_ready && !enters`.
        r27_returned: assert (!WAITS || (returns == \u_waiting.leaver_is_returned && returns
            == (\u_waiting.is_overdue && !serves && !is_asked_q && !nack_valid)));
        // R27: What has waited is offered from the cycle after on.
        // Fault in tracker_node_forward_port: `nacks = 1'b1;\n            place_push_valid = 1'b1;` becomes `nacks = 1'b1;`.
        r27_offered: assert (!was_returned || nack_valid);
        // R28: In a cycle in which one is served or given back none can enter.
        // Fault in tracker_node_forward_port: `if (is_served || is_returned) begin` becomes `if (is_served) begin`.
        r28_none_enters: assert (!(may_enter && (serves || returns)));
        if (is_given_back)
            // R11: A forward whose line is not found is at `nack` as it came, from the cycle after its lookup
            // until it is taken.
            // Fault in forward_queue: `pop_requester = word_q` becomes `pop_requester = ~word_q`.
            r11_as_it_came: assert (nack_valid && nack_line == its_line && nack_requester == its_requester && nack_id == its_id);
        // R12: No forward can enter beside one in lookup or at `nack`, more beats than a line's, or a line that has
        // another sector to be read.
        // Fault in tracker_node_reader: `(!is_reading_q || is_last) &&` becomes `1'b1 &&`.
        r12_may: assert (!may_enter || !(is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector))));
        // R12, R28: Else one can, but for the cycle in which one that has waited leaves.
        // Fault in tracker_node_reader: `(!is_reading_q || is_last) &&` becomes `!is_reading_q &&`.
        r12_can: assert (may_enter || serves || returns || is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector)));
        waited_and_served: cover (!WAITS || serves);
        waited_and_given_back: cover (!WAITS || returns);
        served_behind_another_line: cover (!WAITS || (serves && \u_reader.is_reading_q ));
        given_back: cover (is_given_back && nack_ready);
        enters_while_read: cover (enters && \u_reader.is_reading_q );
    end
