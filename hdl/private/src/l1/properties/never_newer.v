
    // R24, the other side. The bit distinguishes new from old both ways: before the write it is 0, in what was there and in what
    // earlier stores leave. A load of the place that was accepted before the write, whichever, brings a 0.
    reg was_older;
    wire is_older = was_older && is_open;
    always @(posedge clock)
        was_older <= !reset && (opens ? !was_written && is_of_place && request_kind_q == 0 : was_older);
    reg has_seen_the_write;
    always @(posedge clock) has_seen_the_write <= !reset && is_older && (has_seen_the_write || was_written);

    // Promise of the environment: the next level serves requests to one line in their order, so that a
    // request that left before the write, and is answered for its line, finds nothing of it.
    wire [1:0] left_before = below & ~left_after;
    always @* begin
        if (writes_bit && !(was_written || is_the_write) && request_kind_q == 1) assume (!data_q[place_bit]);
        if (is_beat && (comes_to & left_before & pends) != 0) assume (!down_reply_data[place_bit]);
        if (is_beat && comes_directly && is_older && !left_directly) assume (!down_reply_data[place_bit]);
    end

    always @* if (formal_on) begin
        if (is_replied && is_older && core_reply_sector == place_sector)
            // R24: A beat of a load that was accepted before a store or atomic to its line, whichever both are,
            // carries nothing of that write or a later one in the byte.
            // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data =
            // ~down_reply_data;`.
            r24_never_newer: assert (!core_reply_data[place_bit]);
        // Invariant: A request sent before the write leaves before it.
        // Fault in miss_queue: `.read_0_address (head_q)` becomes `.read_0_address (head_q ^ (used_q == 2'd2))`.
        older_leave_first: assert ((!write_has_left || (asked & ~is_after) == 0)
            && (!of_write[0] || !write_waits || ((of_entry_0[1] && !is_after[0]) || (of_entry_1[1] && !is_after[1])) == 0)
            && (busy & ~asked & ~is_after & left_after) == 0
            && !(is_older && asks_directly && (write_has_left || (write_waits && of_write[0] && of_load[1])))
            && !(is_older && is_direct && !asks_directly && left_directly));
        // R3, R7: A load that was accepted before the write is sent down for its line, or waits in the entry that
        // was asked for before it.
        // Fault in l1_data_side: `misses_push_id = {1'b1, request_id};` becomes `misses_push_id = {1'b1,
        // ~request_id};`.
        older_go_as_asked: assert (!is_older || ((of_load & ~(to_place & loads)) == 0
            && (!is_reading || id_q != id || (line_q == place_line && !was_written))
            && (load_waits & ~(pends & ~is_after)) == 0));
        // R5, R11: A beat of a pending line that was asked for before the write has nothing of it, until the line
        // is released.
        // Fault in l1_lookup: `is_readable = |(found & readable)` becomes `is_readable = |found`.
        pending_is_old: assert ((pends & ~is_after & ~asked & has_come & entry_bits) == 0);
        // R9: Before the write, a readable line has nothing of it.
        // Fault in l1_lookup: `writes = sends && is_plain_store` becomes `writes = is_plain_store`.
        readable_is_old: assert (was_written || ((is_here & held_bits) == 0 && !(writes_later && data_q[place_bit])));
        // Invariant: A beat in flight to the core for a load that was accepted before the write has nothing of it.
        // Fault in l1_data_side: `replies_enter_data = down_reply_data;` becomes `replies_enter_data =
        // ~down_reply_data;`.
        older_replies_are_old: assert (!is_older || (goes_up & of_sector & bits_up) == 0);
        // R11: With `pending_store` "refuse" a store or atomic of a pending line is a `reservation_fail`, and no line
        // is stale.
        // Fault in l1: `|| !lookup_awaits_line)` becomes `|| lookup_awaits_line)`.
        r11_refuses: assert (!REFUSES || ((busy & stale) == 0 && !(is_first_q && request_kind_q != 0
            && core_status_word != 4 && (busy & {{tag_of_1, set_1} == line_q, {tag_of_0, set_0} == line_q}) != 0)));
        older_hits_before_the_write: cover (has_seen_the_write && is_replied && core_reply_sector == place_sector && younger_word == 0);
        older_waits_while_the_write_leaves: cover (REFUSES || (is_older && write_has_left && load_waits != 0));
        older_goes_directly_before_the_write: cover (has_seen_the_write && is_replied && core_reply_sector == place_sector
            && younger_word == 3);
    end
