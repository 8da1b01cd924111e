
    // How many requests of the other source left while one waited.
    wire takes_miss = miss_valid && miss_ready;
    wire takes_unserved = unserved_valid && unserved_ready;
    reg [1:0] passed_miss;
    reg [1:0] passed_unserved;
    always @(posedge clock) begin
        passed_miss <= !miss_valid || takes_miss ? 2'd0 : passed_miss + takes_unserved;
        passed_unserved <= !unserved_valid || takes_unserved ? 2'd0 : passed_unserved + takes_miss;
        if (reset)
            {passed_miss, passed_unserved} <= 0;
    end

    always @* if (formal_on) begin
        // Invariant: Who waits at `down_request` while the other leaves goes first from then on.
        // Fault in ccn_down_port: `prefers_unserved_d = is_unserved != down_request_ready;` becomes
        // `prefers_unserved_d = is_unserved;`.
        preference_follows: assert (!(passed_miss != 0 && prefers_unserved_q)
            && !(passed_unserved != 0 && !prefers_unserved_q));
        // R5: A request that leaves is of the miss queue or of the ring.
        // Fault in ccn_down_port: `miss_ready = down_request_ready && !is_unserved;` becomes `miss_ready =
        // down_request_ready;`.
        r5_one: assert (!(takes_miss && takes_unserved)
            && (takes_miss || takes_unserved) == (down_request_valid && down_request_ready));
        // R5: A request that waits to go down is passed by one of the other source at most.
        // Fault in ccn_down_port: `prefers_unserved_d = is_unserved != down_request_ready;` becomes
        // `prefers_unserved_d = is_unserved;`.
        r5_in_turn: assert (passed_miss <= 1 && passed_unserved <= 1);
        if (takes_unserved)
            // R5: A request that comes back from the ring goes to L2 as a load of all sectors of its line, for
            // its entry.
            // Fault in ccn_down_port: `down_request_sectors = 2'd3;` becomes `down_request_sectors = miss_sectors;`.
            r5_load_of_the_line: assert (down_request_kind == 0 && down_request_sectors == 3
                && down_request_line == unserved_line && down_request_id == unserved_entry);
        unserved_waited: cover (takes_unserved && passed_unserved == 1);
    end
