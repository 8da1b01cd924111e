
    // The queue: where the head is, and the words, the head of each above its data.
    localparam H = REMOTE_HEAD_BITS;
    localparam D = REMOTE_DATA_BITS;
    (* hierconn *) wire [PLACE_BITS-1:0] \u_queue.head_q ;
    (* hierconn *) wire [DEPTH*(H+D)-1:0] \u_queue.u_words.row ;

    // R1, R4, R6 and R9: the remote requests that have come and not left; how often the head has lost; whether it
    // was offered in the cycle before and not taken.
    reg [2:0] held;
    reg [2:0] losses;
    reg is_kept;
    wire enters = remote_valid && remote_ready;
    wire leaves = l1_valid && l1_ready && l1_remote;
    wire is_there = held != 0;
    wire is_due = LIMIT != 0 && losses == LIMIT;
    wire insists = is_there && (is_kept || is_due);
    always @(posedge clock) begin
        held <= held + enters - leaves;
        is_kept <= l1_valid && l1_remote && !l1_ready;
        if (is_there && local_valid && local_ready && losses != 7)
            losses <= losses + 3'd1;
        if (leaves)
            losses <= 3'd0;
        if (reset) {held, losses, is_kept} <= 7'd0;
    end

    // One remote request is followed, whichever it is, from its entry until it is taken.
    (* anyseq *) wire marks;
    reg is_followed;
    reg [2:0] ahead;
    reg [H-1:0] own_head;
    reg [D-1:0] own_data;
    wire is_first = is_followed && ahead == 0;
    always @(posedge clock) begin
        if (is_followed && leaves)
            ahead <= ahead - 3'd1;
        if (is_first && leaves)
            is_followed <= 1'b0;
        if (!is_followed && marks && enters) begin
            is_followed <= 1'b1;
            ahead <= held - leaves;
            own_head <= remote_head;
            own_data <= remote_data;
        end
        if (reset)
            is_followed <= 1'b0;
    end
    wire [3:0] places_on = \u_queue.head_q + ahead;
    wire [3:0] own_place = places_on < DEPTH ? places_on : places_on - DEPTH;
    reg [H-1:0] kept_head;
    reg [D-1:0] kept_data;
    integer word;
    always @* begin
        kept_head = 0;
        kept_data = 0;
        for (word = 0; word < DEPTH; word = word + 1)
            if (own_place == word)
                {kept_head, kept_data} = \u_queue.u_words.row [word*(H+D) +: H+D];
    end

    // Without a limit there is no register of losses.
    generate
        if (LIMIT != 0) begin : counted
            always @* if (formal_on)
                // R4, R9: The losses are those of the head, from the cycle in which it became that on; without a head
                // there are none.
                // Fault in l1_arbiter: `losses_d = 2'd0;` becomes `losses_d = losses_q;`.
                losses_follow: assert (losses_q == losses && (losses == 0 || is_there));
        end
    endgenerate

    always @* if (formal_on) begin
        // R1, R9: The queue holds as many as have come and not left, and only a head that waits is kept on offer.
        // Fault in l1_arbiter: `kept_d = offers_head && !l1_ready` becomes `kept_d = !l1_ready`.
        queue_follows: assert (queue_count == held && kept_q == is_kept && (!is_kept || is_there));
        // R1: A remote request that has entered and not left is in the queue, as it came, behind those that entered
        // before it.
        // Fault in request_queue: `if (pushed)` becomes `if (pushed && !popped)`.
        r1_followed: assert (!is_followed || (ahead < held && kept_head == own_head && kept_data == own_data));
        // R1, R9: `remote_ready` is low exactly while the queue is full.
        // Fault in request_queue: `has_room = ` becomes `has_room = popped || `.
        r1_room: assert (remote_ready == (held != DEPTH));
        if (l1_valid && l1_remote) begin
            // R1: No head is offered before one has entered.
            // Fault in l1_arbiter: `offers_head = queue_pop_valid && has_room && (yields || !local_valid)` becomes
            // `offers_head = has_room && (yields || !local_valid)`.
            r1_there: assert (is_there);
            // R1, R7: A head is offered as it came in.
            // Fault in l1_arbiter: `l1_head = queue_pop_head;` becomes `l1_head = ~queue_pop_head;`.
            r7_head: assert (!is_first || (l1_head == own_head && l1_data == own_data));
        end
        assume (!is_kept || has_room);
        if (local_valid && !insists)
            // R2: Of a local request and a head the local one is offered, unless the head was kept on offer or has
            // lost `arbiter_starvation_limit` times.
            // Fault in l1_arbiter: `has_room && (yields || !local_valid)` becomes `has_room`.
            r2_local_first: assert (l1_valid && !l1_remote);
        if (is_there && !local_valid && has_room)
            // R3: The head is offered in a cycle in which no local request is valid, if there is room.
            // Fault in l1_arbiter: `(yields || !local_valid)` becomes `yields`.
            r3_free_cycle: assert (l1_valid && l1_remote);
        if (l1_valid && l1_remote)
            // R3, R4: No head is offered without room behind the L1.
            // Fault in l1_arbiter: `queue_pop_valid && has_room` becomes `queue_pop_valid`.
            r3_admitted: assert (has_room);
        // R4: No head loses more than `arbiter_starvation_limit` times.
        // Fault in l1_arbiter: `yields = 1'b1;` becomes `yields = kept_q;`.
        r4_at_most_limit: assert (LIMIT == 0 || losses <= LIMIT);
        if (is_there && is_due)
            // R4: A head that has lost so often is offered whenever there is room, and no local request is taken,
            // until it is taken.
            // Fault in l1_arbiter: `losses_d = losses_q + 2'd1;` becomes `losses_d = losses_q;`.
            r4_due: assert (l1_valid == has_room && l1_remote == has_room && !local_ready);
        if (LIMIT == 0 && local_valid && !is_kept)
            // R5: Without a limit a local request goes first, however often the head has lost.
            // Fault in l1_arbiter: `wire yields = kept_q;` becomes `wire yields = kept_q || remote_ready;`.
            r5_strict: assert (l1_valid && !l1_remote);
        if (is_kept)
            // R6: A head that was offered and not taken is offered again in the next cycle.
            // Fault in l1_arbiter: `yields = kept_q;` becomes `yields = 1'b0;`.
            r6_again: assert (l1_valid && l1_remote);
        // R2, R3, R7: Something is offered exactly when a local request is valid that no head goes before, or the
        // queue has a head, and there is room for it.
        // Fault in l1_arbiter: `l1_valid = offers_head || (local_valid && !yields)` becomes `l1_valid = local_valid
        // && !yields`.
        r7_valid: assert (l1_valid == ((local_valid && !insists) || (is_there && has_room)
            && (insists || !local_valid)));
        if (l1_valid && !l1_remote)
            // R7: A local request is offered as it comes in.
            // Fault in l1_arbiter: `l1_head = local_head;` becomes `l1_head = ~local_head;`.
            r7_local: assert (l1_head == local_head && l1_data == local_data);
        // R8: `local_ready` is `l1_ready`, unless the head goes first by R4 or R6, whatever `local_valid` is.
        // Fault in l1_arbiter: `local_ready = l1_ready && !yields` becomes `local_ready = l1_ready && !offers_head`.
        r8_local_ready: assert (local_ready == (l1_ready && !insists));
        // R9: After a reset the queue is empty and nothing is kept on offer.
        // Fault in l1_arbiter: `kept_q <= 1'b0;` becomes `kept_q <= kept_d;`.
        r9_reset: assert (!formal_was_reset || (remote_ready && !l1_remote && local_ready == l1_ready));
        wins_at_last: cover (leaves && local_valid && losses == (LIMIT == 0 ? 3 : LIMIT));
        full_behind_a_loser: cover (held == DEPTH && ahead == DEPTH - 1 && is_followed && losses == LIMIT);
    end
