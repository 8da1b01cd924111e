
    // R12.
    always @* if (request_valid) begin
        asks_for_a_sector: assume (request_sectors != 0);
        asks_for_a_chip: assume (request_chip < CHIPS);
    end

    // One line, chip and sector are watched, whichever they are, and as many other lines as a set has entries.
    (* anyconst *) wire [REQUEST_LINE_BITS-1:0] watched_line;
    (* anyconst *) wire [REQUEST_CHIP_BITS-1:0] watched_chip;
    (* anyconst *) wire [REQUEST_SECTORS_BITS-1:0] watched_sector;
    (* anyconst *) wire [REQUEST_LINE_BITS*WAYS-1:0] others;

    // R1.
    function is_sampled_line(input [REQUEST_LINE_BITS-1:0] line);
        reg [REQUEST_LINE_BITS-1:0] set;
        reg [REQUEST_LINE_BITS-1:0] tag;
        begin
            set = (line / STRIDE) % SETS;
            tag = (line / (STRIDE * SETS)) % STRIDE;
            is_sampled_line = line % STRIDE == ((set ^ tag ^ (tag >> 1)) % STRIDE);
        end
    endfunction
    wire is_sampled = request_valid && !clear && is_sampled_line(request_line);
    wire is_watched = is_sampled && request_line == watched_line;
    wire has_watched = request_chip == watched_chip && (request_sectors & watched_sector) != 0;
    wire is_same_set = is_sampled && ((request_line ^ watched_line) >> $clog2(STRIDE)) % SETS == 0;

    reg [WAYS-1:0] is_other;
    reg are_distinct;
    integer place;
    integer second;
    always @* begin
        are_distinct = 1'b1;
        for (place = 0; place < WAYS; place = place + 1) begin
            is_other[place] = is_same_set && request_line == others[REQUEST_LINE_BITS * place +: REQUEST_LINE_BITS];
            if (others[REQUEST_LINE_BITS * place +: REQUEST_LINE_BITS] == watched_line)
                are_distinct = 1'b0;
            for (second = 0; second < place; second = second + 1)
                if (others[REQUEST_LINE_BITS * place +: REQUEST_LINE_BITS]
                        == others[REQUEST_LINE_BITS * second +: REQUEST_LINE_BITS])
                    are_distinct = 1'b0;
        end
        one_sector: assume ((watched_sector & (watched_sector - 1'b1)) == 0 && watched_sector != 0);
        distinct_lines: assume (are_distinct);
        sampled_lines: assume (is_sampled_line(watched_line));
    end

    // R4 to R6, R10 and R11: since the watched line was last asked for, which of the others were, and was any line
    // but the first of them? With all of them it is out, with all but one of them at most it is in.
    reg [WAYS-1:0] came;
    reg [WAYS-1:0] came_before;
    reg is_crowded;
    reg was_asked; // the watched bit can be set
    reg is_held; // and it must be
    wire is_out = &came;
    always @(posedge clock) begin
        if (is_watched) begin
            came <= 0;
            is_crowded <= 1'b0;
            was_asked <= has_watched || (was_asked && !is_out);
            is_held <= has_watched || (is_held && !is_crowded);
        end else if (is_same_set) begin
            came <= came | is_other;
            is_crowded <= is_crowded || (is_other >> 1) == 0;
        end
        if (clear || reset)
            {was_asked, is_held} <= 2'd0;
    end

    // The same of the watched sector, whichever chip asked for it.
    wire some_watched = (request_sectors & watched_sector) != 0;
    reg some_asked;
    reg is_shared;
    always @(posedge clock) begin
        if (is_watched) begin
            some_asked <= some_watched || (some_asked && !is_out);
            is_shared <= some_watched || (is_shared && !is_crowded);
        end
        if (clear || reset)
            {some_asked, is_shared} <= 2'd0;
    end

    // The request of the cycle before.
    reg was_sampled;
    reg was_watched;
    reg could_hit;
    reg must_hit;
    reg [23:0] asked_for;
    reg could_share;
    reg must_share;
    reg [23:0] hits_before;
    reg [23:0] memory_side_before;
    reg was_full;
    reg was_clear;
    always @(posedge clock) begin
        was_sampled <= is_sampled && !reset;
        was_watched <= is_watched;
        could_hit <= !has_watched || (was_asked && !is_out);
        must_hit <= has_watched && (request_sectors == watched_sector) && is_held && !is_crowded;
        could_share <= !some_watched || (some_asked && !is_out);
        must_share <= (request_sectors == watched_sector) && is_shared && !is_crowded && !(&requests);
        memory_side_before <= memory_side_hits;
        was_full <= &requests;
        hits_before <= hits;
        was_clear <= clear;
        asked_for <= (clear || reset) ? 24'd0 : asked_for + (is_sampled && asked_for != 24'hffffff);
    end

    wire rises = !formal_was_reset && !was_clear && memory_side_hits != memory_side_before;
    reg has_left;
    always @(posedge clock) has_left <= formal_on && (has_left || (is_watched && is_out && is_held));
    always @* if (formal_on) begin
        // R1, R7, R9 to R11: `requests` is the sampled requests since the last clear and reset, held when full.
        // Fault in crd_offset: `(tag >> 1)` becomes `tag`.
        r1_count_of_sampled: assert (requests == asked_for);
        // R1, R8, R10, R11: A sampled request in cycle t without a clear, and nothing else, is answered in cycle t +
        // 1.
        // Fault in crd: `request_valid && !clear` becomes `request_valid`.
        r8_answer_a_cycle_later: assert (answer_valid == was_sampled);
        // R9: `hits` rises by one with each answer that is a hit, unless `requests` was full, and by nothing else.
        // Fault in crd: `hit_count_q + ` becomes `hit_count_q + {23'd0, request_chip[0]} + `.
        r9_count_of_hits: assert (formal_was_reset || was_clear || hits == hits_before + (answer_valid && answer_hit && !was_full));
        // R9: `hits` never exceeds `requests`.
        // Fault in crd: `hit_count_q + ` becomes `hit_count_q + {23'd0, accepted} + `.
        r9_no_more_hits_than_requests: assert (hits <= requests);
        // R10, R11: After a clear or a reset all counters are 0 and nothing is answered.
        // Fault in crd: `hit_count_d = 24'd0` becomes `hit_count_d = hit_count_q`.
        r10_clear_counts_from_zero: assert (!(formal_was_reset || was_clear) || (requests == 0 && hits == 0 && memory_side_hits == 0 && !answer_valid));
        // R9: `memory_side_hits` rises by one in a cycle with an answer, and by nothing else.
        // Fault in crd: `{23'd0, shared}` becomes `{22'd0, shared, 1'b0}`.
        r9_memory_side_by_one: assert (!rises || (answer_valid && memory_side_hits == memory_side_before + 1'b1));
        // R9: `memory_side_hits` never exceeds `requests`.
        // Fault in crd: `shared_count_d = 24'd0` becomes `shared_count_d = shared_count_q`.
        r9_no_more_memory_side_hits_than_requests: assert (memory_side_hits <= requests);
        // R3: A request that hits hits under memory-side too.
        // Fault in crd: `{23'd0, shared}` becomes `{23'd0, shared && !hit}`.
        r3_hit_is_one_under_memory_side: assert (rises || !(answer_valid && answer_hit) || was_full || was_clear);
        if (answer_valid && was_watched) begin
            // R2 to R6, R10, R11: A hit means that the chip asked for the sector, and that not as many other lines as
            // a set has entries came since the line was last asked for.
            // Fault in crd_way: `if (is_used)` becomes `if (1'b1)`.
            r3_hit_only_when_held: assert (!answer_hit || could_hit);
            // R4 to R7: A chip that asked for a sector hits while fewer other lines than a set has entries came since
            // the line was last asked for.
            // Fault in crd_way: `wanted | held` becomes `wanted`.
            r5_held_until_others_fill_the_set: assert (answer_hit || !must_hit);
            // R2 to R6, R10, R11: A hit under memory-side means that some chip asked for the sector, and that not as
            // many other lines as a set has entries came since the line was last asked for.
            // Fault in crd: `{23'd0, shared}` becomes `24'd1`.
            r3_memory_side_only_when_held: assert (!rises || could_share);
            // R3 to R7: A sector that some chip asked for hits under memory-side while fewer other lines than a set
            // has entries came since the line was last asked for.
            // Fault in crd: `{23'd0, shared}` becomes `{23'd0, hit}`.
            r5_memory_side_until_others_fill_the_set: assert (rises || !must_share || was_clear);
        end
        hit_of_the_watched: cover (answer_valid && was_watched && answer_hit && must_hit);
        memory_side_alone: cover (answer_valid && was_watched && !answer_hit && rises && must_share);
        missed_after_leaving: cover (answer_valid && was_watched && !answer_hit && has_left);
    end
