
    localparam L = LINE_ADDRESS_BITS;
    localparam W = L + SECTORS;
    (* hierconn *) wire [4:0] \u_lines.head_q ;
    (* hierconn *) wire [32*W-1:0] \u_lines.u_words.row ;
    (* hierconn *) wire \u_counts.head_q ;
    (* hierconn *) wire [11:0] \u_counts.u_words.row ;

    // R2 and R3: all that is touched by the lanes, and whether a lane is left of a line that is watched.
    (* anyconst *) wire [L-1:0] own_line;
    reg [SECTORS-1:0] sectors_now;
    reg is_left;
    integer lane;
    always @* begin
        sectors_now = 0;
        is_left = 1'b0;
        for (lane = 0; lane < 32; lane = lane + 1) begin
            sectors_now = sectors_now | lanes_touched[lane*SECTORS +: SECTORS];
            if (lanes_is_left[lane] && lanes_line[lane*L +: L] == own_line)
                is_left = 1'b1;
        end
    end

    // R4: a step, and what it puts into the queues, of which the lines and counts below are made.
    wire steps = searching && lines_held < 32 && counts_held < 2;
    wire finds = lines_push_valid && lines_push_ready;
    wire closes = ends && counts_push_ready;
    reg searching;
    always @(posedge clock) begin
        if (steps && lanes_stays == 0)
            searching <= 1'b0;
        if (warp_valid && warp_ready)
            searching <= 1'b1;
        if (reset)
            searching <= 1'b0;
    end

    // R4 to R6: lines and counts that wait, the older count first, and the lines of the current warp still to leave.
    reg [5:0] lines_found;
    reg [5:0] lines_held;
    reg [1:0] counts_held;
    reg [5:0] older;
    reg [5:0] newer;
    reg [5:0] leaving;
    wire [5:0] found_now = lines_found + finds;
    wire count_leaves = count_valid && count_ready;
    wire line_leaves = line_valid && line_ready;
    always @(posedge clock) begin
        lines_found <= warp_valid && warp_ready ? 6'd0 : found_now;
        lines_held <= lines_held + finds - line_leaves;
        counts_held <= counts_held + closes - count_leaves;
        if (count_leaves)
            older <= newer;
        if (closes && counts_held == count_leaves)
            older <= found_now;
        if (closes)
            newer <= found_now;
        if (line_leaves)
            leaving <= leaving - 6'd1;
        if (count_leaves)
            leaving <= older;
        if (reset) begin
            lines_found <= 6'd0;
            lines_held <= 6'd0;
            counts_held <= 2'd0;
            leaving <= 6'd0;
        end
    end
    wire [7:0] counted = leaving + (counts_held != 0 ? older : 6'd0) + (counts_held == 2 ? newer : 6'd0)
        + (searching ? lines_found : 6'd0);

    // The watched line is found once in a warp.
    reg is_found;
    always @(posedge clock) begin
        if (finds && lines_push_data[L-1:0] == own_line)
            is_found <= 1'b1;
        if ((warp_valid && warp_ready) || reset)
            is_found <= 1'b0;
    end

    // A line is followed, whichever it is, from the step that finds it until it leaves.
    (* anyseq *) wire marks;
    reg is_followed;
    reg [5:0] ahead;
    reg [W-1:0] word;
    wire is_first = is_followed && ahead == 0;
    always @(posedge clock) begin
        if (is_followed && line_leaves)
            ahead <= ahead - 6'd1;
        if (is_first && line_leaves)
            is_followed <= 1'b0;
        if (!is_followed && marks && finds) begin
            is_followed <= 1'b1;
            ahead <= lines_held - line_leaves;
            word <= lines_push_data;
        end
        if (reset)
            is_followed <= 1'b0;
    end
    wire [4:0] kept_place = \u_lines.head_q + ahead;
    reg [W-1:0] kept;
    integer place;
    always @* begin
        kept = 0;
        for (place = 0; place < 32; place = place + 1)
            if (kept_place == place)
                kept = \u_lines.u_words.row [place*W +: W];
    end
    wire [5:0] older_q = \u_counts.head_q ? \u_counts.u_words.row [11:6] : \u_counts.u_words.row [5:0];
    wire [5:0] newer_q = \u_counts.head_q ? \u_counts.u_words.row [5:0] : \u_counts.u_words.row [11:6];

    always @* if (formal_on) begin
        // R1, R2, R7: A warp is searched until no lane of it is left, its lines counted; without a search no lane is
        // left.
        // Fault in coalescer: `found_d = 6'd0;` becomes `found_d = found_q;`.
        search_follows: assert (searches_q == searching && (searching || lanes_is_left == 0) && found_q == lines_found);
        // Invariant: No lane is left of a line that was found.
        // Fault in coalescer_lane: `if (step && is_found)` becomes `if (step && is_found && is_active)`.
        once_follows: assert (!(is_found && is_left));
        // R4, R6: The lines that wait are those still to leave, those of the counts that wait, and those of the
        // search.
        // Fault in coalescer: `{5'd0, first_any}` becomes `6'd1`.
        counts_follow: assert (lines_count == lines_held && lines_held <= 32 && counts_count == counts_held && counts_held <= 2
            && to_leave_q == leaving && counted == lines_held
            && (counts_held == 0 || older_q == older) && (counts_held != 2 || newer_q == newer));
        // R1, R2, R7: `warp_ready` is true exactly when no warp is being searched.
        // Fault in coalescer: `assign warp_ready = ` becomes `assign warp_ready = line_ready || `.
        r1_ready: assert (warp_ready == !searching);
        // R2, R4: While fewer than 32 lines and fewer than 2 counts wait, and only then, a search takes a step: a
        // line enters if a lane is left, a count if none is afterwards.
        // Fault in coalescer: `searches_q && lines_push_ready && counts_push_ready` becomes `searches_q &&
        // lines_push_ready`.
        r4_step: assert (finds == (steps && lanes_is_left != 0) && closes == (steps && lanes_stays == 0));
        if (finds) begin
            // R2, R3: The line found goes to the queue with all that the lanes add to it.
            // Fault in coalescer: `touched | lanes_touched[i * 4 +: 4]` becomes `touched & lanes_touched[i * 4 +:
            // 4]`.
            r2_line: assert (lines_push_data == {sectors_now, first_line});
            // R2: No line, whichever it is, is found twice in a warp.
            // Fault in coalescer_lane: `if (step && is_found)` becomes `if (step && is_found && is_active)`.
            r2_once: assert (!(is_found && lines_push_data[L-1:0] == own_line));
        end
        // R5, R6: A count is offered exactly while one waits and no line of an earlier warp is left to leave.
        // Fault in coalescer: `count_valid = counts_pop_valid && is_between` becomes `count_valid =
        // counts_pop_valid`.
        r5_valid: assert (count_valid == (counts_held != 0 && leaving == 0));
        // R4, R5: The offered count is the oldest: the number of lines that its warp's search found, at most
        // 32.
        // Fault in queue: `head_d = head_q + 1'b1` becomes `head_d = head_q`.
        r5_count: assert (!count_valid || (count_unique == older && count_unique <= 32));
        // R5, R6: A line is offered exactly while one of the warp whose count passed last is left to leave.
        // Fault in coalescer: `line_valid = lines_pop_valid && !is_between` becomes `line_valid = lines_pop_valid`.
        r6_valid: assert (line_valid == (leaving != 0));
        // R6: A line that was found, whichever it is, waits as it was found, behind those found before it.
        // Fault in queue: `if (pushed)` becomes `if (pushed && !popped)`.
        r6_followed: assert (!is_followed || (ahead < lines_held && kept == word));
        if (is_first && line_valid)
            // R3, R6: A line is offered, address and sectors, when those before it have left.
            // Fault in coalescer: `line_sectors = lines_pop_data[SECTORS_MSB:SECTORS_LSB]` becomes `line_sectors =
            // ~lines_pop_data[SECTORS_MSB:SECTORS_LSB]`.
            r6_line: assert ({line_sectors, line_address} == word);
        if (line_valid)
            // R6: `line_last` is true with the last of as many lines as the count said.
            // Fault in coalescer: `line_last = to_leave_q == 6'd1` becomes `line_last = to_leave_q == 6'd2`.
            r6_last: assert (line_last == (leaving == 1));
        // R7: After a reset nothing waits and a warp would be taken.
        // Fault in coalescer: `searches_q <= 1'b0;` becomes `searches_q <= searches_d;`.
        r7_reset: assert (!formal_was_reset || (warp_ready && !count_valid && !line_valid));
        two_counts_wait: cover (counts_held == 2 && older == 2 && newer == 0 && searching && leaving == 0);
        no_lane: cover (count_valid && count_unique == 0);
        every_sector_of_a_line: cover (is_first && line_leaves && line_last && &word[W-1:L] && closes);
    end
