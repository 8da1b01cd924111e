
    (* hierconn *) wire \u_intake.is_own ;
    (* hierconn *) wire \u_intake.own_store_valid ;
    (* hierconn *) wire \u_intake.is_busy ;
    (* hierconn *) wire \u_intake.is_foreign ;
    (* hierconn *) wire \u_intake.held_route_to_home ;
    (* hierconn *) wire \u_intake.u_stage.leaves_q ;
    (* hierconn *) wire \u_intake.u_stage.to_home_q ;
    (* hierconn *) wire \u_intake.u_stage.skips_tags_q ;
    (* hierconn *) wire [1:0] \u_intake.u_own.rows_q ;
    (* hierconn *) wire [1:0] \u_issue.homeward_q ;

    // With `store_path` "filtered" a line, whichever it is, is followed from a write past its home to a flush, and the
    // request in lookup if it is to the line and was accepted between the two.
    (* anyconst *) reg [CORE_REQUEST_LINE_BITS-1:0] written;
    wire takes_one = FILTERS && core_request_valid && core_request_ready && core_request_line == written
        && \u_intake.is_foreign ;
    wire held_leaves = \u_intake.u_stage.leaves_q ;
    wire held_to_home = \u_intake.u_stage.to_home_q ;
    wire held_skips = \u_intake.u_stage.skips_tags_q ;
    reg is_written;
    reg was_written;
    reg [1:0] homeward;
    wire leaves_home = \u_issue.queue_push_valid ;
    wire comes_home = core_reply_valid && core_reply_ready && core_reply_last && !\u_reply_arbiter.is_l1 ;
    always @(posedge clock) begin
        if (takes_one && \u_intake.own_store_valid )
            is_written <= 1'b1;
        else if (flush && flushed)
            is_written <= 1'b0;
        if (is_accepted)
            was_written <= takes_one && is_written;
        homeward <= homeward + leaves_home - comes_home;
        if (reset)
            {is_written, was_written, homeward} <= 0;
    end
    always @* if (formal_on) begin
        // Invariant: The filter holds what the core has written past its home.
        // Fault in own_store_filter: `rows_d = marked | h2_bit;` becomes `rows_d = marked & h2_bit;`.
        written_is_held: assert (!FILTERS || !is_written || \u_intake.u_own.rows_q [^written]);
        // Invariant: The filter is asked of the core's requests alone.
        // Fault in node_intake: `own_query_valid = is_accepted && ` becomes `own_query_valid = `.
        own_is_local: assert (!FILTERS || !\u_intake.is_busy || !\u_intake.is_own || !head_is_remote);
        // Invariant: The way of the request in lookup, before the filter, is as `held_follows` says.
        // Fault in node_intake: `stage_accepted_route_to_home = 1'b0;` becomes
        // `stage_accepted_route_to_home = 1'b1;`.
        way_follows: assert ((!head_is_remote || !(held_leaves || held_to_home || held_skips))
            && (!held_to_home || held_leaves) && (!held_skips || held_leaves)
            && (!(held_leaves && is_load) || held_skips));
        // Invariant: A request to such a line is known as one for as long as it is in lookup.
        // Fault in node_intake: `was_own_d = is_own && goes_on;` becomes `was_own_d = 1'b0;`.
        written_is_found: assert (!FILTERS || !\u_intake.is_busy || !was_written || \u_intake.is_own );
        // Invariant: The node counts its requests in flight to homes.
        // Fault in remote_request_issue: `homeward_d = homeward_q - 2'd1;` becomes `homeward_d = homeward_q;`.
        homeward_is_counted: assert (!FILTERS || homeward == \u_issue.homeward_q );
        // R27: A line that was written past its home stays private until a flush: no request to it goes there.
        // Fault in node_intake: `held_route_to_home = 1'b0;` becomes `held_route_to_home = stage_held_route_to_home;`.
        r27_stays_private: assert (!FILTERS || !\u_intake.is_busy || !was_written
            || !\u_intake.held_route_to_home );
        // R27: No line becomes private while a request is in flight to a home.
        // Fault in node_intake: `own_store_valid = is_accepted && writes_directly && !is_homeward;` becomes
        // `own_store_valid = is_accepted && is_write && is_foreign;`.
        r27_waits: assert (!FILTERS || !\u_intake.own_store_valid || homeward == 0);
        kept_private: cover (!FILTERS || (\u_intake.is_busy && was_written
            && (even_sets_shared || odd_sets_shared)));
    end
