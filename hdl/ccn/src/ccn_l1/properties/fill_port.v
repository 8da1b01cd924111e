
    // Line beats that are taken; a reply of either source that has begun and not ended; whether a reply of the other
    // source ended, and how many, while a beat waited; the sector that comes next on `fill`.
    wire is_direct_beat = down_reply_id[DOWN_REPLY_ID_BITS-1];
    wire below_offers = down_reply_valid && !is_direct_beat;
    wire takes_below = below_offers && down_reply_ready;
    wire takes_fill = fill_valid && fill_ready;
    reg open_below;
    reg open_fill;
    reg [1:0] passed_below;
    reg [1:0] passed_fill;
    reg next_sector;
    always @(posedge clock) begin
        if (takes_below)
            open_below <= !down_reply_last;
        if (takes_fill) begin
            open_fill <= !fill_last;
            next_sector <= !next_sector;
        end
        passed_below <= !below_offers || takes_below ? 2'd0 : passed_below + (takes_fill && fill_last);
        passed_fill <= !fill_valid || takes_fill ? 2'd0 : passed_fill + (takes_below && down_reply_last);
        if (reset)
            {open_below, open_fill, passed_below, passed_fill, next_sector} <= 0;
    end

    always @* if (formal_on) begin
        // Invariant: The fill port knows which reply is open, and who waits while a reply of the other source ends
        // goes first.
        // Fault in ccn_fill_port: `is_open_d = !line_last;` becomes `is_open_d = 1'b0;`.
        turn_follows: assert (sector_q == next_sector && is_open_q == (open_below || open_fill) && !(open_below && open_fill)
            && !(open_below && !prefers_below_q) && !(open_fill && prefers_below_q)
            && !(passed_below != 0 && !prefers_below_q) && !(passed_fill != 0 && prefers_below_q));
        // R6: One line beat passes in a cycle, and one is offered when either source offers one and no reply is open.
        // Fault in ccn_fill_port: `fill_ready = fill_may && line_ready;` becomes `fill_ready = line_ready;`.
        r6_one_beat: assert (!(takes_below && takes_fill)
            && (open_below || open_fill || line_valid == (below_offers || fill_valid)));
        // R6: While a reply is open no beat of the other source passes.
        // Fault in ccn_fill_port: `is_open_d = !line_last;` becomes `is_open_d = 1'b0;`.
        r6_whole: assert (!(open_below && takes_fill) && !(open_fill && takes_below));
        // R6: A line beat that waits is passed by one reply of the other source at most.
        // Fault in ccn_fill_port: `prefers_below_d = is_fill == ends;` becomes `prefers_below_d = !is_fill;`.
        r6_in_turn: assert (passed_below <= 1 && passed_fill <= 1);
        if (down_reply_valid && is_direct_beat)
            // R6: A direct beat of `down_reply` does not pass the fill port.
            // Fault in ccn_fill_port: `down_reply_ready = direct_ready;` becomes `down_reply_ready = direct_ready &&
            // line_ready;`.
            r6_direct: assert (direct_valid && down_reply_ready == direct_ready);
        // R8: The beats of `fill` are sectors in rising order.
        // Fault in ccn_fill_port: `sector_d = sector_q + 1'b1;` becomes `sector_d = sector_q;`.
        r8_rising: assert (!is_fill || line_sector == next_sector);
        fill_waited_for_a_reply: cover (takes_fill && passed_fill == 1);
        below_waited_for_a_reply: cover (takes_below && passed_below == 1);
    end
