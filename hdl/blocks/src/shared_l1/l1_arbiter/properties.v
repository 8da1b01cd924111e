
    // How many requests wait, and how often the head has lost.
    reg [3:0] waiting;
    reg [3:0] losses_seen;
    wire head_offered = l1_valid && l1_remote;
    wire entered = remote_valid && remote_ready;
    wire leaves = head_offered && l1_ready;
    always @(posedge clock) begin
        waiting <= waiting + entered - leaves;
        if (leaves)
            losses_seen <= 0;
        else if (waiting != 0 && local_valid && local_ready && LIMIT != 0)
            losses_seen <= losses_seen + 1;
        if (reset) begin
            waiting <= 0;
            losses_seen <= 0;
        end
    end

    // One request among those that enter, the fewer ahead of it the nearer its turn.
    (* anyconst *) wire [REMOTE_HEAD_BITS+REMOTE_DATA_BITS-1:0] watched;
    (* anyseq *) wire watch;
    reg is_watched;
    reg [3:0] ahead;
    wire begins = watch && entered && !is_watched && {remote_head, remote_data} == watched;
    always @(posedge clock) begin
        if (begins) begin
            is_watched <= 1'b1;
            ahead <= waiting - leaves;
        end else if (is_watched && leaves) begin
            is_watched <= ahead != 0;
            ahead <= ahead - 1;
        end
        if (reset)
            is_watched <= 1'b0;
    end

    // What was offered in the cycle before and not taken.
    reg was_kept;
    always @(posedge clock)
        was_kept <= !reset && head_offered && !l1_ready;

    always @* if (formal_on) begin
        r1_room: assert (remote_ready == (waiting != DEPTH));
        r1_order: assert (!(is_watched && ahead == 0 && head_offered) || {l1_head, l1_data} == watched);
        r2_local_first: assert (!(l1_valid && !l1_remote) || (local_valid && {l1_head, l1_data} == {local_head, local_data}));
        r3_valid: assert (l1_valid == (local_valid || waiting != 0));
        r4_losses: assert (losses_seen <= LIMIT);
        r4_head_wins: assert (head_offered == (waiting != 0
            && (!local_valid || was_kept || (LIMIT != 0 && losses_seen == LIMIT))));
        r8_local_ready: assert (local_ready == (l1_ready && !was_kept && !(LIMIT != 0 && losses_seen == LIMIT)));
        full_and_lost: cover (waiting == DEPTH && local_valid && local_ready);
        watched_leaves: cover (is_watched && ahead == 0 && leaves && was_kept);
    end
