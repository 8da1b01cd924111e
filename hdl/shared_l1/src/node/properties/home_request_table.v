
    // An entry, whichever, and what it was given.
    (* anyconst *) wire which;
    (* hierconn *) wire [6:0] \u_entries.word_0 ;
    (* hierconn *) wire [6:0] \u_entries.word_1 ;
    reg [6:0] given;
    always @(posedge clock)
        if (take_valid && take_entry == which) given <= {take_requester_core, take_requester_id, take_requester_sectors};
    always @* if (formal_on) begin
        // R3: A remote request takes the lowest free place.
        // Fault in home_request_table: `if (!busy_q[0]) begin` becomes `if (busy_q[0]) begin`.
        if (take_valid) r3_lowest_entry: assert (!busy_q[take_entry] && (take_entry == 0 || busy_q[0]));
        // R3: A place, whichever, keeps core, identifier and sectors until it is free.
        // Fault in home_request_table: `take_requester_sectors}` becomes `4'd0}`.
        if (busy_q[which]) r3_entry_kept: assert ((which ? \u_entries.word_1 : \u_entries.word_0 ) == given);
        all_entries_taken: cover (&busy_q);
    end
