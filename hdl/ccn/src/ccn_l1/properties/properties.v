
    // Registers below: the entries, and of the tags and of the shadow tags the valid bits of two sets in each way.
    localparam I = CORE_REQUEST_ID_BITS;
    localparam LINE = CORE_REQUEST_LINE_BITS;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.sampled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.sampled_q ;
    (* hierconn *) wire \u_data_side.misses_push_valid ;
    (* hierconn *) wire \u_data_side.wakes ;
    (* hierconn *) wire \u_data_side.hits ;
    (* hierconn *) wire [I:0] \u_data_side.unanswered_q ;
    (* hierconn *) wire [3:0] \u_filter.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.ways[0].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_lookup.ways[1].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_stop.u_tags.ways[0].u_ways.u_valid.rows_q ;
    (* hierconn *) wire [1:0] \u_stop.u_tags.ways[1].u_ways.u_valid.rows_q ;
    wire [1:0] busy = {\u_data_side.u_mshrs.entries[1].u_entries.busy_q , \u_data_side.u_mshrs.entries[0].u_entries.busy_q };
    wire [1:0] filled = {\u_data_side.u_mshrs.entries[1].u_entries.filled_q , \u_data_side.u_mshrs.entries[0].u_entries.filled_q };
    wire [1:0] sampled = {\u_data_side.u_mshrs.entries[1].u_entries.sampled_q , \u_data_side.u_mshrs.entries[0].u_entries.sampled_q };
    wire [3:0] readable = {\u_lookup.ways[1].u_ways.u_readable.rows_q , \u_lookup.ways[0].u_ways.u_readable.rows_q };
    wire [3:0] shadow = {\u_stop.u_tags.ways[1].u_ways.u_valid.rows_q , \u_stop.u_tags.ways[0].u_ways.u_valid.rows_q };

    wire accepts_one = core_request_valid && core_request_ready;
    wire reserves = lookup_command_reserve;
    wire leaves = down_request_valid && down_request_ready;
    wire [1:0] reserved = {1'b0, reserves} << data_side_ring_entry;

    // R3, R14: a line, whichever it is, that the core has stored to since the filter was cleared.
    (* anyconst *) wire [LINE-1:0] stored_line;
    reg was_stored;
    reg load_follows;
    reg [1:0] first_bit;
    reg [1:0] second_bit;
    integer place;
    always @* begin
        {first_bit, second_bit} = 0;
        for (place = 0; place < LINE; place = place + 1) begin
            first_bit[place % 2] = first_bit[place % 2] ^ stored_line[place];
            second_bit[(place + place / 2) % 2] = second_bit[(place + place / 2) % 2] ^ stored_line[place];
        end
    end
    always @(posedge clock) begin
        load_follows <= !reset && accepts_one && core_request_kind == 0 && core_request_line == stored_line && was_stored;
        if (flushed && !flush)
            was_stored <= 1'b0;
        if (accepts_one && core_request_kind != 0 && core_request_line == stored_line)
            was_stored <= 1'b1;
        if (reset)
            was_stored <= 1'b0;
    end

    // R7: the way that is read has been reserved since the read began. R13: what the phase was.
    reg is_read_and_lost;
    reg was_sampling;
    reg [1:0] busy_before;
    reg [1:0] filled_before;
    always @(posedge clock) begin
        is_read_and_lost <= !reset && stop_read_valid && !stop_read_sector && (is_read_and_lost
            || (reserves && set_q == stop_read_set && lookup_command_way == stop_read_way));
        was_sampling <= reset || phase == 0;
        busy_before <= reset ? 2'd0 : busy;
        filled_before <= filled;
    end

    // R11: a set and way, whichever; the tag of the line that it was reserved for last.
    (* anyconst *) wire followed_set;
    (* anyconst *) wire followed_way;
    reg [LINE-2:0] its_tag;
    always @(posedge clock)
        if (reserves && set_q == followed_set && lookup_command_way == followed_way)
            its_tag <= line_q[LINE-1:1];

    always @* if (formal_on) begin
        // Invariant: Both bits of a line that was stored to are set in the filter.
        // Fault in ccn_l1: `filter_store_valid = accepts && !load_comes` becomes `filter_store_valid = 1'b0`.
        filter_holds: assert (!was_stored
            || (\u_filter.rows_q [first_bit] && \u_filter.rows_q [second_bit]));
        if (load_follows)
            // R3, R14: A load of a line, whichever it is, that the core has stored to since the last flush does not
            // go round.
            // Fault in ccn_l1: `admits && !is_filtered &&` becomes `admits &&`.
            r3_own_store: assert (is_filtered && !on_ring);
        // R4: A miss enters CB or the miss queue, one of both.
        // Fault in l1_data_side: `misses_push_valid = 1'b0;` becomes `misses_push_valid = command_reserve;`.
        r4_one_path: assert (!reserves || on_ring != \u_data_side.misses_push_valid );
        if (on_ring)
            // R4: A load that enters the ring is a plain one that is admitted, not filtered, and has a place in
            // CB.
            // Fault in ccn_l1: `&& !bypass_l1_q && admits` becomes `&& !bypass_l1_q`.
            r4_may: assert (stop_inject_ready && admits && !is_filtered && request_kind_q == 0 && !bypass_l1_q);
        if (reserves && stop_inject_ready && admits && !is_filtered)
            // R4: A miss that is admitted, not filtered, and has a place in CB goes round.
            // Fault in ccn_l1: `on_ring = lookup_command_reserve && may_go_round` becomes `on_ring =
            // lookup_command_reserve && may_go_round && data_side_state_has_room`.
            r4_goes: assert (on_ring);
        if (is_read_and_lost)
            // R7: From the cycle after its way was reserved until a line has been read for the ring no line beat
            // passes.
            // Fault in l1_data_side: `is_lost_d = read_valid && !read_sector` becomes `is_lost_d = 1'b0`.
            r7_waits: assert (!data_side_line_ready);
        if (stop_read_valid)
            // R9: In a cycle in which a sector is read for the ring no beat of the core is read.
            // Fault in l1_data_side: `may_read = replies_has_room && !read_valid` becomes `may_read =
            // replies_has_room`.
            r9_ring_first: assert (!\u_data_side.wakes && !\u_data_side.hits );
        // R11, R12: A way is valid in the shadow tags exactly when its line is readable: valid and not pending.
        // Fault in ccn_l1: `stop_invalidate_valid = lookup_evict || walker_clears` becomes `stop_invalidate_valid =
        // walker_clears`.
        r11_shadow: assert (shadow == readable);
        if (data_side_done_valid && !data_side_done_is_stale && data_side_done_set_number == followed_set
            && data_side_done_way == followed_way)
            // R11: A line that becomes readable is written to the shadow tags with the tag that its way was
            // reserved for.
            // Bounded: the invariants of `l1` that it rests on are proved there, and not repeated here.
            // Fault in mshr_entry: `kept_tag_d = lookup_tag;` becomes `kept_tag_d = ~lookup_tag;`.
            r11_tag: assert (data_side_ring_done_tag == its_tag);
        if (!was_sampling)
            // R13: No entry stays sampled in a cycle after one whose phase is not 0.
            // Fault in mshr_entry: `sampled_d = sampled_q && sampling_is_sampling;` becomes `sampled_d = sampled_q;`.
            r13_sampled: assert (sampled == 0);
        // R1: An entry ends only when the last beat of its line has been written. Bounded: the invariants of `l1`
        // that it rests on are proved there, and not repeated here.
        // Fault in mshr_entry: `filled_d = 1'b1;` becomes `filled_d = filled_q;`.
        entry_ends_by_its_fill: assert ((busy_before & ~busy & ~filled_before) == 0);
        lost_while_read: cover (is_read_and_lost);
        stored_and_loaded: cover (load_follows && reserves);
        served_by_the_ring: cover (ccn_hit);
        went_round: cover (ccn_round_trip);
    end
