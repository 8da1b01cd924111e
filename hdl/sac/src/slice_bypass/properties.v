
    // R13.
    reg sm_side_before;
    always @(posedge clock) sm_side_before <= sm_side;
    always @* if (formal_on)
        mode_stays: assume (formal_was_reset || link_held == 0 || sm_side == sm_side_before);

    // R2, R5, R12 and R14: words in either queue.
    wire bypass_here = link_held != 0 && sm_side;
    wire link_here = link_held != 0 && !sm_side;
    wire has_memory_room = memory_held != MEMORY_QUEUE;
    wire miss_enters = miss_valid && miss_ready;
    wire bypass_enters = bypass_here && link_queue_pop_ready;
    reg [2:0] link_held;
    reg [2:0] memory_held;
    always @(posedge clock) begin
        link_held <= link_held + (link_valid && link_ready) - (link_held != 0 && link_queue_pop_ready);
        memory_held <= memory_held + (miss_enters || bypass_enters) - (memory_valid && memory_ready);
        if (reset) {link_held, memory_held} <= 6'd0;
    end

    // R6 and R7: the cycles with room that the head of the link queue, and that a miss, did not enter in.
    reg [4:0] given_way;
    reg has_lost;
    always @(posedge clock) begin
        if (bypass_here && has_memory_room)
            given_way <= bypass_enters ? 5'd0 : given_way + 5'd1;
        if (miss_valid && has_memory_room)
            has_lost <= !miss_enters;
        if (reset) {given_way, has_lost} <= 6'd0;
    end

    // R1, R3 and R5: a word is marked as it comes, by the link or as a miss, and followed to the memory's side.
    (* anyseq *) wire marks;
    reg in_link;
    reg in_memory;
    reg [2:0] ahead;
    localparam WORD_BITS = LINK_HEAD_BITS + LINK_BYTE_ENABLE_BITS + LINK_DATA_BITS;
    reg [WORD_BITS-1:0] word;
    wire [WORD_BITS-1:0] link_word = {link_head, link_byte_enable, link_data};
    wire [WORD_BITS-1:0] miss_word = {miss_head, miss_byte_enable, miss_data};
    wire [WORD_BITS-1:0] local_word = {local_head, local_byte_enable, local_data};
    wire [WORD_BITS-1:0] slice_word = {slice_head, slice_byte_enable, slice_data};
    wire [WORD_BITS-1:0] memory_word = {memory_head, memory_byte_enable, memory_data};
    wire [WORD_BITS-1:0] head_word = {link_queue_pop_head, link_queue_pop_byte_enable, link_queue_pop_data};
    reg came_by_link;
    wire link_comes = link_valid && link_ready;
    wire is_marked = in_link || in_memory;
    wire link_leaves = link_held != 0 && link_queue_pop_ready;
    wire is_head = in_link && ahead == 0;
    always @(posedge clock) begin
        if (in_link && link_leaves)
            ahead <= ahead - 3'd1;
        if (in_memory && memory_valid && memory_ready)
            ahead <= ahead - 3'd1;
        if (is_head && link_leaves) begin
            in_link <= 1'b0;
            in_memory <= sm_side;
            ahead <= memory_held - (memory_valid && memory_ready);
        end
        if (in_memory && ahead == 0 && memory_ready)
            in_memory <= 1'b0;
        if (!is_marked && marks && link_comes) begin
            in_link <= 1'b1;
            ahead <= link_held - link_leaves;
            word <= link_word;
            came_by_link <= 1'b1;
        end else if (!is_marked && marks && miss_enters) begin
            in_memory <= 1'b1;
            ahead <= memory_held - (memory_valid && memory_ready);
            word <= miss_word;
            came_by_link <= 1'b0;
        end
        if (reset) {in_link, in_memory} <= 2'd0;
    end

    // R4 and R10: of two words that wait, the second goes when it was there in a cycle without the first.
    reg link_was_here;
    reg local_was_here;
    reg local_was_older;
    wire local_older = local_was_here && (!link_was_here || local_was_older);
    wire local_goes = local_valid && (!link_here || local_older);
    wire bypass_reply = memory_reply_valid && memory_reply_bypass;
    reg slice_reply_was_here;
    reg bypass_reply_was_here;
    reg bypass_was_older;
    reg bypass_was_offered;
    wire bypass_older = bypass_reply_was_here && (!slice_reply_was_here || bypass_was_older);
    wire bypass_goes_back = bypass_reply && (!slice_reply_valid || (OLDEST ? bypass_older : bypass_was_offered));
    always @(posedge clock) begin
        link_was_here <= link_here && (local_goes || !slice_ready) && !reset;
        local_was_here <= local_valid && !(local_goes && slice_ready) && !reset;
        local_was_older <= local_older;
        slice_reply_was_here <= slice_reply_valid && (bypass_goes_back || !reply_ready) && !reset;
        bypass_reply_was_here <= bypass_reply && !(bypass_goes_back && reply_ready) && !reset;
        bypass_was_older <= bypass_older;
        bypass_was_offered <= bypass_goes_back && !reply_ready && !reset;
    end

    // R8: the slice, the fill and the NoC take nothing.
    reg is_stuck;
    always @(posedge clock) is_stuck <= reset || (is_stuck && !slice_ready && !fill_ready && !reply_ready);

    always @* if (formal_on) begin
        // Invariant: Both queues hold what has come and not left, and the count of misses given way to is as it
        // should.
        // Fault in slice_bypass: `losses_d = losses_q + 5'd1` becomes `losses_d = losses_q + 5'd2`.
        counts_follow: assert (link_queue_count == link_held && memory_queue_count == memory_held && losses_q == given_way
            && link_held <= LINK_QUEUE && memory_held <= MEMORY_QUEUE && given_way <= MAX_LOSSES);
        if (is_head)
            // R1, R2: A link arrival is the link queue's head, unchanged, when those ahead of it have left.
            // Fault in word_queue: `if (pushed)` becomes `if (pushed && !popped)`.
            r1_link_in_order: assert (head_word == word);
        if (in_memory && ahead == 0)
            // R1, R3, R5: A miss or bypass is offered to memory, unchanged and marked as what it is, when those ahead
            // of it have left.
            // Fault in slice_bypass: `memory_queue_push_data = link_queue_pop_data` becomes `memory_queue_push_data =
            // miss_data`.
            r5_memory_in_order: assert (memory_valid && memory_word == word && memory_bypass == came_by_link);
        // Invariant: A word that has come and not left is in a queue, one of those that it holds.
        // Fault in slice_bypass: `link_queue_pop_ready = 1'b1` becomes `link_queue_pop_ready = miss_valid`.
        marked_within: assert (!(in_link && in_memory) && (!in_link || (ahead < link_held && came_by_link))
            && (!in_memory || ahead < memory_held));
        // R2, R14: `link_ready` is false exactly while the link queue is full.
        // Fault in word_queue: `has_room = ` becomes `has_room = popped || `.
        r2_link_ready: assert (link_ready == (link_held != LINK_QUEUE));
        // R3: With `sm_side` only local requests are offered to the slice.
        // Fault in slice_bypass: `to_slice_first = link_queue_pop_valid && !sm_side` becomes `to_slice_first =
        // link_queue_pop_valid`.
        r3_past_the_slice: assert (!(sm_side && slice_valid && !local_valid));
        // R3: Without it no link arrival enters the memory queue.
        // Fault in slice_bypass: `bypass_waits = link_queue_pop_valid && sm_side` becomes `bypass_waits =
        // link_queue_pop_valid`.
        r3_not_to_memory: assert (!(!sm_side && memory_queue_push_valid && has_room && bypass_goes));
        // R4: The slice is offered a word when there is one, and the local word is taken when it is that one: when
        // the link queue has none, or one that came later.
        // Fault in slice_bypass_oldest: `(second_leads_q || !first_stays)` becomes `!first_stays`.
        r4_slice: assert (slice_valid == (link_here || local_valid) && local_ready == (local_goes && slice_ready));
        if (slice_valid)
            // R1, R4: The word offered to the slice is the local one or the link queue's head, by the same rule.
            // Fault in slice_bypass: `slice_data = link_queue_pop_data` becomes `slice_data = local_data`.
            r4_slice_data: assert (slice_word == (local_goes ? local_word : head_word));
        if (link_here)
            // R3, R4: Without `sm_side` the link queue's head leaves exactly when the slice takes it.
            // Fault in slice_bypass: `to_slice_first_goes && slice_ready` becomes `slice_ready`.
            r4_link_leaves: assert (link_queue_pop_ready == (!local_goes && slice_ready));
        // R5, R8: A miss or a bypass enters in each cycle in which one is there and the memory queue has room,
        // whatever slice, fill and reply do.
        // Fault in slice_bypass: `miss_ready = has_room && !insists` becomes `miss_ready = has_room &&
        // !bypass_waits`.
        r5_one_enters: assert ((miss_enters || bypass_enters) == (has_memory_room && (miss_valid || bypass_here)));
        // R5, R6: No two enter in one cycle.
        // Fault in slice_bypass: `miss_ready = has_room && !insists` becomes `miss_ready = has_room`.
        r5_never_both: assert (!(miss_enters && bypass_enters));
        // R5, R14: Memory is offered a word exactly while the memory queue has one.
        // Fault in memory_word_queue: `if (popped && !pushed)` becomes `if (popped)`.
        r5_memory_valid: assert (memory_valid == (memory_held != 0));
        // R6, R14: A miss enters unless there is no room, or the bypass that waits has given way often enough.
        // Fault in slice_bypass: `insists = bypass_waits &&` becomes `insists = bypass_waits && miss_valid &&`.
        r6_miss_ready: assert (miss_ready == (has_memory_room && !(bypass_here && given_way == MAX_LOSSES)));
        // R7: A bypass enters by the 17th cycle with room since it is the link queue's head (here the third).
        // Fault in slice_bypass: `losses_q == 5'd2` becomes `losses_q == 5'd4`.
        r7_bypass_by_the_17th: assert (!(bypass_here && has_memory_room && given_way == MAX_LOSSES && !bypass_enters));
        // R7: A miss enters by the second cycle with room since it is offered.
        // Fault in slice_bypass: `losses_d = 5'd0;` becomes `losses_d = 5'd2;`.
        r7_miss_by_the_second: assert (!(has_lost && miss_valid && has_memory_room && !miss_enters));
        // R9: Memory's reply to a miss is offered to the slice in the same cycle, and no other is.
        // Fault in slice_bypass: `assign fill_valid = fills` becomes `assign fill_valid = memory_reply_valid`.
        r9_fill: assert (fill_valid == (memory_reply_valid && !memory_reply_bypass) && {fill_head, fill_data} == {memory_reply_head, memory_reply_data});
        // R9, R10: The NoC is offered the slice's reply or the memory's to a bypass when there is one.
        // Fault in slice_bypass: `to_noc_second = memory_reply_valid && is_bypass` becomes `to_noc_second =
        // memory_reply_valid`.
        r10_reply: assert (reply_valid == (slice_reply_valid || bypass_reply));
        if (reply_valid)
            // R10: Of both it is the one that `reply_order` says.
            // Fault in slice_bypass_oldest: `(second_leads_q || !first_stays)` becomes `!first_stays`.
            r10_reply_data: assert ({reply_head, reply_data} == (bypass_goes_back ? {memory_reply_head, memory_reply_data} : {slice_reply_head, slice_reply_data}));
        // R11: `slice_reply_ready` is true exactly when the slice's reply is taken.
        // Fault in slice_bypass: `to_noc_first_goes && reply_ready` becomes `reply_ready`.
        r11_slice_reply_ready: assert (slice_reply_ready == (slice_reply_valid && !bypass_goes_back && reply_ready));
        // R11: `memory_reply_ready` is true exactly when the memory's reply is taken, by the slice or by the NoC.
        // Fault in slice_bypass: `(fill_ready && fills)` becomes `(fill_ready && !is_bypass)`.
        r11_memory_reply_ready: assert (memory_reply_ready == ((bypass_goes_back && reply_ready) || (fill_valid && fill_ready)));
        // R12, R14: `idle` is true exactly while both queues are empty.
        // Fault in slice_bypass: `assign idle = ` becomes `assign idle = miss_valid && `.
        r12_idle: assert (idle == (link_held == 0 && memory_held == 0));
        r8_on_to_memory: cover (is_stuck && memory_valid && memory_ready && memory_bypass && local_valid && slice_reply_valid);
        both_queues_full: cover (link_held == LINK_QUEUE && memory_held == MEMORY_QUEUE && sm_side);
        gave_way_twice: cover (bypass_enters && given_way == 2);
    end
