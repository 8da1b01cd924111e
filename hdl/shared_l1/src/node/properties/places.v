
    // A place, whichever, and what it was given.
    (* anyconst *) wire which;
    (* hierconn *) wire [6:0] \u_places.word_0 ;
    (* hierconn *) wire [6:0] \u_places.word_1 ;
    reg [6:0] given;
    always @(posedge clock)
        if (take_valid && take_place == which) given <= {take_core, take_id, take_sectors};
    always @* if (formal_on) begin
        if (take_valid) r3_lowest_place: assert (!busy_q[take_place] && (take_place == 0 || busy_q[0]));
        if (busy_q[which]) r3_place_kept: assert ((which ? \u_places.word_1 : \u_places.word_0 ) == given);
        all_places_taken: cover (&busy_q);
    end
