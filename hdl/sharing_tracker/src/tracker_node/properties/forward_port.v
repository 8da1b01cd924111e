
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
        forward_follows: assert (!is_asked_q || (!\u_reader.is_reading_q && \u_reader.beats_owed_q <= SECTORS && place_push_ready));
        forward_followed: assert (!(is_looked_up && is_given_back) && (!is_looked_up || (is_asked_q
            && asked_requester_q == its_requester && asked_id_q == its_id)));
        r10_one_way: assert (answers == (is_asked_q && lookup_has_line) && nacks == (is_asked_q && !lookup_has_line)
            && !(nacks && nack_valid));
        if (is_given_back)
            r11_as_it_came: assert (nack_valid && nack_line == its_line && nack_requester == its_requester && nack_id == its_id);
        r12_may: assert (!may_enter || !(is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector))));
        r12_can: assert (may_enter || is_asked_q || nack_valid || \u_reader.beats_owed_q > SECTORS
            || (\u_reader.is_reading_q && !(&read_sector)));
        given_back: cover (is_given_back && nack_ready);
        enters_while_read: cover (enters && \u_reader.is_reading_q );
    end
