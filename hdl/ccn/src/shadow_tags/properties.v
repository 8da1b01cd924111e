
    // One line is watched, whichever it is: its set and its tag.
    (* anyconst *) wire [WRITE_SET_BITS-1:0] watched_set;
    (* anyconst *) wire [WRITE_TAG_BITS-1:0] watched_tag;

    // The ways that hold it, by the rules: R4 to R6, R9 and R11.
    reg [WAYS-1:0] held;
    genvar way;
    generate
        for (way = 0; way < WAYS; way = way + 1) begin : ways
            always @(posedge clock) begin
                if (write_valid && write_set == watched_set && write_way == way)
                    held[way] <= write_tag == watched_tag;
                if (invalidate_valid && invalidate_set == watched_set && invalidate_ways[way])
                    held[way] <= 1'b0;
                if (reset)
                    held[way] <= 1'b0;
            end
        end
    endgenerate

    // The lookup of the cycle before, and what was held then.
    reg asked;
    reg asked_watched;
    reg [WAYS-1:0] held_before;
    reg was_found;
    always @(posedge clock) begin
        asked <= lookup_valid && !reset;
        asked_watched <= index_set_number == watched_set && index_tag == watched_tag;
        held_before <= held;
        was_found <= formal_on && (was_found || (answer_hit && asked_watched));
    end

    // The index function of the config: 0 linear, 1 xor.
    reg [WRITE_SET_BITS-1:0] expected_set;
    integer place;
    always @* begin
        expected_set = lookup_line[WRITE_SET_BITS-1:0];
        for (place = WRITE_SET_BITS; place < LOOKUP_LINE_BITS; place = place + 1)
            if (INDEX == 1)
                expected_set[place % WRITE_SET_BITS] = expected_set[place % WRITE_SET_BITS] ^ lookup_line[place];
    end

    wire [WAYS-1:0] lowest_held = held_before & (~held_before + 1'b1);
    always @* if (formal_on) begin
        // R1: A lookup in cycle t, and nothing else, is answered in cycle t + 1.
        // Fault in shadow_tags: `asked_q <= lookup_valid;` becomes `asked_q <= 1'b1;`.
        r1_answer_a_cycle_later: assert (answer_valid == asked);
        // R9: There is no answer in the cycle after a reset.
        // Fault in shadow_tags: `asked_q <= 1'b0;` becomes `asked_q <= lookup_valid;`.
        r9_reset_drops_the_answer: assert (!(formal_was_reset && answer_valid));
        // R10: `answer_hit` is false whenever `answer_valid` is.
        // Fault in shadow_tags: `asked_q && found` becomes `found`.
        r10_hit_only_with_answer: assert (answer_valid || !answer_hit);
        // R8: The set of a looked-up line is the config's index function of it.
        // Fault in set_index_xor: `set_number = ` becomes `set_number = ~`.
        r8_set: assert (index_set_number == expected_set);
        // R8: The tag is the line-address bits above the set index.
        // Fault in set_index_xor: `assign tag = ` becomes `assign tag = ~`.
        r8_tag: assert (index_tag == lookup_line >> WRITE_SET_BITS);
        if (answer_valid && asked_watched) begin
            // R2 to R7, R9, R11: The answer is a hit exactly when a way held the line before the edge of the lookup's
            // cycle.
            // Fault in valid_bits: `if (clear_enable)` becomes `if (clear_enable && !set_enable)`.
            r2_hit_when_held: assert (answer_hit == (held_before != 0));
            if (answer_hit)
                // R2, R12: `answer_way` holds the line; where several do, it is the lowest of them.
                // Fault in shadow_tags: `if (ways_matched[0])` becomes `if (ways_matched[0] && !ways_matched[1])`.
                r12_lowest_way_answers: assert (lowest_held == 1'b1 << answer_way);
        end
        hit_in_the_last_way: cover (answer_hit && asked_watched && answer_way == WAYS - 1);
        miss_after_a_hit: cover (answer_valid && asked_watched && !answer_hit && was_found);
    end
