
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
        turn_follows: assert (sector_q == next_sector && is_open_q == (open_below || open_fill) && !(open_below && open_fill)
            && !(open_below && !prefers_below_q) && !(open_fill && prefers_below_q)
            && !(passed_below != 0 && !prefers_below_q) && !(passed_fill != 0 && prefers_below_q));
        r6_one_beat: assert (!(takes_below && takes_fill)
            && (open_below || open_fill || line_valid == (below_offers || fill_valid)));
        r6_whole: assert (!(open_below && takes_fill) && !(open_fill && takes_below));
        r6_in_turn: assert (passed_below <= 1 && passed_fill <= 1);
        if (down_reply_valid && is_direct_beat)
            r6_direct: assert (direct_valid && down_reply_ready == direct_ready);
        r8_rising: assert (!is_fill || line_sector == next_sector);
        fill_waited_for_a_reply: cover (takes_fill && passed_fill == 1);
        below_waited_for_a_reply: cover (takes_below && passed_below == 1);
    end
