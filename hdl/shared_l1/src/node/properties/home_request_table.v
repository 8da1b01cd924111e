
    // An entry, whichever, and what it was given.
    (* anyconst *) wire which;
    (* hierconn *) wire [6:0] \u_entries.word_0 ;
    (* hierconn *) wire [6:0] \u_entries.word_1 ;
    reg [6:0] given;
    always @(posedge clock)
        if (take_valid && take_entry == which) given <= {take_requester_core, take_requester_id, take_requester_sectors};
    always @* if (formal_on) begin
        if (take_valid) r3_lowest_entry: assert (!busy_q[take_entry] && (take_entry == 0 || busy_q[0]));
        if (busy_q[which]) r3_entry_kept: assert ((which ? \u_entries.word_1 : \u_entries.word_0 ) == given);
        all_entries_taken: cover (&busy_q);
    end
