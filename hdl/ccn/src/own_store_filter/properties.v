
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
        bits_follow: assert (filter[watched_a] == is_set_a && filter[watched_b] == is_set_b);
        r1_answer_a_cycle_later: assert (answer_valid == asked);
        r3_hashes: assert (store_h1 == store_first && store_h2 == store_second && query_h1 == query_first
            && query_h2 == query_second);
        r6_line_stays_set: assert (!was_stored || (filter[watched_first] && filter[watched_second]));
        r8_reset_drops_the_answer: assert (!(formal_was_reset && answer_valid));
        r9_filtered_only_with_answer: assert (answer_valid || !answer_filtered);
        if (answer_valid && asked_watched_bits)
            r2_filtered_when_both_set: assert (answer_filtered == both_set_before);
        if (answer_valid && asked_watched_line)
            r6_own_store_is_seen: assert (answer_filtered || !was_stored_before);
        filtered_without_a_store: cover (answer_filtered && asked_watched_line && !was_stored_before);
        forgotten_by_a_clear: cover (answer_valid && asked_watched_line && !answer_filtered && was_filtered);
    end
