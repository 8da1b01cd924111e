
    (* hierconn *) wire [1:0] \stops[0].u_stops.token_core ;
    (* hierconn *) wire [1:0] \stops[1].u_stops.token_core ;
    (* hierconn *) wire [1:0] \stops[2].u_stops.token_core ;
    (* hierconn *) wire \stops[0].u_stops.token_entry ;
    (* hierconn *) wire \stops[1].u_stops.token_entry ;
    (* hierconn *) wire \stops[2].u_stops.token_entry ;
    (* hierconn *) wire [3:0] \stops[0].u_stops.copies ;
    (* hierconn *) wire [3:0] \stops[1].u_stops.copies ;
    (* hierconn *) wire [3:0] \stops[2].u_stops.copies ;
    (* hierconn *) wire [2:0] \stops[0].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[1].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[2].u_stops.requests_held ;
    (* hierconn *) wire [2:0] \stops[0].u_stops.responses_held ;
    (* hierconn *) wire [2:0] \stops[1].u_stops.responses_held ;
    (* hierconn *) wire [2:0] \stops[2].u_stops.responses_held ;
    wire [1:0] token_core = \stops[0].u_stops.token_core ;
    wire token_entry = \stops[0].u_stops.token_entry ;
    wire [5:0] copies = \stops[0].u_stops.copies + \stops[1].u_stops.copies + \stops[2].u_stops.copies ;
    wire [4:0] requests_held =
        \stops[0].u_stops.requests_held + \stops[1].u_stops.requests_held + \stops[2].u_stops.requests_held ;
    wire [4:0] responses_held =
        \stops[0].u_stops.responses_held + \stops[1].u_stops.responses_held + \stops[2].u_stops.responses_held ;

    // The request that is followed: from CB to its answer, or to L2.
    wire is_offered = inject_valid[token_core] && inject_entry[token_core] == token_entry;
    wire is_filled = fill_valid[token_core] && fill_ready[token_core] && fill_entry[token_core] == token_entry;
    wire is_sent = unserved_valid[token_core] && unserved_ready[token_core] && unserved_entry[token_core] == token_entry;
    reg is_in_flight;
    always @(posedge clock) begin
        if (is_offered && inject_ready[token_core])
            is_in_flight <= 1'b1;
        if (is_filled || is_sent)
            is_in_flight <= 1'b0;
        if (reset)
            is_in_flight <= 1'b0;
    end

    // The environment's side: an entry is in flight once.
    always @* if (formal_on) begin
        one_token: assume (token_core < 3 && \stops[1].u_stops.token_core == token_core
            && \stops[2].u_stops.token_core == token_core && \stops[1].u_stops.token_entry == token_entry
            && \stops[2].u_stops.token_entry == token_entry);
        in_flight_once: assume (!(is_in_flight && is_offered));
    end

    always @* if (formal_on) begin
        r5_once: assert (copies == is_in_flight);
        if (is_filled || is_sent)
            r5_asked_for: assert (is_in_flight && !(is_filled && is_sent));
        r6_requests: assert (requests_held < 3 * PLACES);
        r6_responses: assert (responses_held < 3 * PLACES);
        requests_all_but_one: cover (requests_held == 3 * PLACES - 1);
        answered: cover (is_filled);
        came_home: cover (is_sent && !unserved_patience[token_core]);
    end
