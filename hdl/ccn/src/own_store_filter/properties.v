
    // Two bits are watched, whichever they are, and a line.
    localparam W = $clog2(FILTER);
    (* anyconst *) wire [W-1:0] watched_a;
    (* anyconst *) wire [W-1:0] watched_b;
    (* anyconst *) wire [STORE_LINE_BITS-1:0] watched_line;

    // R3: bit p of group k goes to bit p of h1, and to bit (p + k) mod w of h2.
    reg [W-1:0] store_first;
    reg [W-1:0] store_second;
    reg [W-1:0] query_first;
    reg [W-1:0] query_second;
    reg [W-1:0] watched_first;
    reg [W-1:0] watched_second;
    integer place;
    always @* begin
        {store_first, store_second, query_first, query_second, watched_first, watched_second} = 0;
        for (place = 0; place < STORE_LINE_BITS; place = place + 1) begin
            store_first[place % W] = store_first[place % W] ^ store_line[place];
            query_first[place % W] = query_first[place % W] ^ query_line[place];
            watched_first[place % W] = watched_first[place % W] ^ watched_line[place];
            store_second[(place + place / W) % W] = store_second[(place + place / W) % W] ^ store_line[place];
            query_second[(place + place / W) % W] = query_second[(place + place / W) % W] ^ query_line[place];
            watched_second[(place + place / W) % W] = watched_second[(place + place / W) % W] ^ watched_line[place];
        end
    end

    // R4 to R6 and R8.
    reg is_set_a;
    reg is_set_b;
    reg was_stored;
    always @(posedge clock) begin
        if (clear)
            {is_set_a, is_set_b, was_stored} <= 3'd0;
        if (store_valid && (store_first == watched_a || store_second == watched_a))
            is_set_a <= 1'b1;
        if (store_valid && (store_first == watched_b || store_second == watched_b))
            is_set_b <= 1'b1;
        if (store_valid && store_line == watched_line)
            was_stored <= 1'b1;
        if (reset)
            {is_set_a, is_set_b, was_stored} <= 3'd0;
    end

    // The query of the cycle before, and what was so then.
    reg asked;
    reg asked_watched_bits;
    reg asked_watched_line;
    reg both_set_before;
    reg was_stored_before;
    reg was_filtered;
    always @(posedge clock) begin
        asked <= query_valid && !reset;
        asked_watched_bits <= query_first == watched_a && query_second == watched_b;
        asked_watched_line <= query_line == watched_line;
        both_set_before <= is_set_a && is_set_b;
        was_stored_before <= was_stored;
        was_filtered <= formal_on && (was_filtered || (answer_filtered && asked_watched_line));
    end

    wire [FILTER-1:0] filter = rows_q;

    always @* if (formal_on) begin
        // Invariant: Any two bits of the filter are what the stores, clears and resets so far make them.
        // Fault in own_store_filter: `kept = 8'd0` becomes `kept = 8'd1`.
        bits_follow: assert (filter[watched_a] == is_set_a && filter[watched_b] == is_set_b);
        // R1: A query in cycle t, and nothing else, is answered in cycle t + 1.
        // Fault in own_store_filter: `asked_q <= query_valid;` becomes `asked_q <= 1'b1;`.
        r1_answer_a_cycle_later: assert (answer_valid == asked);
        // R3: Bit p of group k goes into bit p of h1, and into bit p + k, modulo their number, of h2.
        // Fault in own_store_filter_hash: `rotated[5:3] = rotated[2:0] ^ ` becomes `rotated[5:3] = rotated[2:0] ^ ~`.
        r3_hashes: assert (store_h1 == store_first && store_h2 == store_second && query_h1 == query_first
            && query_h2 == query_second);
        // Invariant: Both bits of a line stored since the last clear and reset are set.
        // Fault in own_store_filter: `marked | h2_bit` becomes `h2_bit`.
        r6_line_stays_set: assert (!was_stored || (filter[watched_first] && filter[watched_second]));
        // R8: There is no answer in the cycle after a reset.
        // Fault in own_store_filter: `asked_q <= 1'b0;` becomes `asked_q <= query_valid;`.
        r8_reset_drops_the_answer: assert (!(formal_was_reset && answer_valid));
        // R9: `answer_filtered` is false whenever `answer_valid` is.
        // Fault in own_store_filter: `query_valid && has_h1` becomes `has_h1`.
        r9_filtered_only_with_answer: assert (answer_valid || !answer_filtered);
        if (answer_valid && asked_watched_bits)
            // R2, R4, R5: The answer is true exactly when both bits of the line were set before the edge of the
            // query's cycle.
            // Fault in own_store_filter: `&& has_h2;` becomes `;`.
            r2_filtered_when_both_set: assert (answer_filtered == both_set_before);
        if (answer_valid && asked_watched_line)
            // R4, R6, R7: A line stored since the last clear and reset is filtered.
            // Fault in own_store_filter: `marked = kept | h1_bit` becomes `marked = query_valid ? kept : kept |
            // h1_bit`.
            r6_own_store_is_seen: assert (answer_filtered || !was_stored_before);
        filtered_without_a_store: cover (answer_filtered && asked_watched_line && !was_stored_before);
        forgotten_by_a_clear: cover (answer_valid && asked_watched_line && !answer_filtered && was_filtered);
    end
