
    localparam L = ANSWER_LINE_BITS;
    localparam C = ANSWER_CORE_BITS;
    localparam E = L - 1 + SHARER_BITS + 1; // an entry of one of 2 sets: valid, sharers, tag
    localparam P = SINGLE ? 0 : C;

    // The table: 2 sets of 2 ways, and the recency of each set, below its pointer.
    (* hierconn *) wire [E-1:0] \u_table.ways[0].u_ways.u_entries.u_words.word_0 ;
    (* hierconn *) wire [E-1:0] \u_table.ways[0].u_ways.u_entries.u_words.word_1 ;
    (* hierconn *) wire [E-1:0] \u_table.ways[1].u_ways.u_entries.u_words.word_0 ;
    (* hierconn *) wire [E-1:0] \u_table.ways[1].u_ways.u_entries.u_words.word_1 ;
    (* hierconn *) wire [P:0] \u_table.u_set_states.u_words.word_0 ;
    (* hierconn *) wire [P:0] \u_table.u_set_states.u_words.word_1 ;
    (* hierconn *) wire [E-1:0] \u_table.ways[0].u_ways.entry ;
    (* hierconn *) wire [E-1:0] \u_table.ways[1].u_ways.entry ;
    (* hierconn *) wire [P:0] \u_table.set_states_read_data ;
    (* hierconn *) wire [1:0] \u_table.u_written_sets.rows_q ;
    (* hierconn *) wire [6:0] \u_requests.waited_q ;
    wire [E-1:0] way_0_set_0 = \u_table.ways[0].u_ways.u_entries.u_words.word_0 ;
    wire [E-1:0] way_0_set_1 = \u_table.ways[0].u_ways.u_entries.u_words.word_1 ;
    wire [E-1:0] way_1_set_0 = \u_table.ways[1].u_ways.u_entries.u_words.word_0 ;
    wire [E-1:0] way_1_set_1 = \u_table.ways[1].u_ways.u_entries.u_words.word_1 ;
    wire [P:0] state_set_0 = \u_table.u_set_states.u_words.word_0 ;
    wire [P:0] state_set_1 = \u_table.u_set_states.u_words.word_1 ;
    wire [1:0] written = \u_table.u_written_sets.rows_q ;

    // One line is watched, whichever it is.
    (* anyconst *) wire [L-1:0] watched;
    wire [E-1:0] entry_0 = watched[0] ? way_0_set_1 : way_0_set_0;
    wire [E-1:0] entry_1 = watched[0] ? way_1_set_1 : way_1_set_0;
    wire [P:0] state = watched[0] ? state_set_1 : state_set_0;
    wire is_written = written[watched[0]];
    wire is_valid_0 = is_written && entry_0[E-1];
    wire is_valid_1 = is_written && entry_1[E-1];
    wire is_in_0 = is_valid_0 && entry_0[L-2:0] == watched[L-1:1];
    wire is_in_1 = is_valid_1 && entry_1[L-2:0] == watched[L-1:1];
    wire [SHARER_BITS-1:0] field = is_in_0 ? entry_0[L-1 +: SHARER_BITS] : entry_1[L-1 +: SHARER_BITS];
    wire [CORES-1:0] in_table = SINGLE ? 1'b1 << field : field;

    // The environment names only cores that exist (R17).
    always @* begin
        assume (lookup_core < CORES);
        assume (remove_core < CORES);
    end

    // The request in flight, by R1 to R3 and R10.
    reg stands;
    reg [1:0] kind;
    reg [L-1:0] line;
    reg [C-1:0] core;
    reg may_forward;
    reg adds;
    reg [6:0] waited;
    wire may_pass = !stands || answer_ready;
    wire is_overdue = lookup_valid && waited == 64;
    wire looks_up = may_pass && lookup_valid
        && (is_overdue || !(flush_valid || invalidate_valid || remove_valid));
    wire is_taken = stands && answer_ready;
    always @(posedge clock) begin
        if (may_pass) begin
            stands <= flush_valid || invalidate_valid || remove_valid || lookup_valid;
            may_forward <= looks_up && lookup_may_forward && !is_overdue;
            adds <= looks_up && lookup_adds && !is_overdue;
            if (looks_up || !(flush_valid || invalidate_valid || remove_valid)) begin
                kind <= 2'd0;
                line <= lookup_line;
                core <= lookup_core;
            end else if (flush_valid) begin
                kind <= 2'd3;
                line <= 0;
                core <= 0;
            end else if (invalidate_valid) begin
                kind <= 2'd2;
                line <= invalidate_line;
                core <= 0;
            end else begin
                kind <= 2'd1;
                line <= remove_line;
                core <= remove_core;
            end
        end
        waited <= (!lookup_valid || looks_up) ? 7'd0 : is_overdue ? waited : waited + 7'd1;
        if (reset) begin
            stands <= 1'b0;
            kind <= 2'd0;
            line <= 0;
            core <= 0;
            may_forward <= 1'b0;
            adds <= 1'b0;
            waited <= 7'd0;
        end
    end

    // The cores that are marked for the watched line (R7, R11 to R14), had its entry never been evicted; whether it
    // cannot have been; and what of its set was used since it was used itself (R9): nothing, one line, or more.
    reg [CORES-1:0] marks;
    reg is_exact;
    reg was_other;
    reg [L-1:0] other;
    reg [C-1:0] pointer;
    wire is_watched = stands && line == watched && kind != 3;
    wire is_in_set = stands && line[0] == watched[0] && kind != 3;
    wire [CORES-1:0] requester = 1'b1 << core;
    reg [CORES-1:0] marks_after;
    always @* begin
        marks_after = marks;
        if (is_watched) begin
            if (adds)
                marks_after = SINGLE ? requester : marks | requester;
            if (kind == 1)
                marks_after = marks & ~requester;
            if (kind == 2)
                marks_after = 0;
        end
        if (stands && kind == 3)
            marks_after = 0;
    end
    always @(posedge clock) begin
        if (is_taken) begin
            marks <= marks_after;
            if (is_in_set && !is_watched && (adds || may_forward)) begin
                was_other <= 1'b1;
                other <= line;
                if (was_other && other != line && marks != 0)
                    is_exact <= 1'b0;
            end
            if (is_watched && (adds || may_forward))
                was_other <= 1'b0;
            if (marks_after == 0)
                is_exact <= 1'b1;
            if (answer_forward && is_in_set)
                pointer <= answer_forward_core;
            if (kind == 3)
                pointer <= CORES - 1;
        end
        if (reset) begin
            marks <= 0;
            is_exact <= 1'b1;
            was_other <= 1'b0;
            other <= 0;
            pointer <= CORES - 1;
        end
    end

    // Whom R6 names: of the cores marked before the request, but for the requester, the first after the pointer.
    wire [CORES-1:0] other_sharers = (SINGLE ? marks : answer_sharers) & ~requester;
    integer step;
    reg [C-1:0] first;
    always @* begin
        first = 0;
        for (step = CORES; step > 0; step = step - 1)
            if (other_sharers[(pointer + step) % CORES])
                first = (pointer + step) % CORES;
    end

    always @* if (formal_on) begin
        request_follows: assert (holds_q == stands && \u_requests.waited_q  == waited && waited <= 64
            && (!stands || (may_forward_q == may_forward && adds_q == adds && request_kind_q == kind && line_q == line
                && core_q == core && core < CORES && (!(may_forward || adds) || kind == 0)
                && \u_table.ways[0].u_ways.entry  == (line[0] ? way_0_set_1 : way_0_set_0)
                && \u_table.ways[1].u_ways.entry  == (line[0] ? way_1_set_1 : way_1_set_0)
                && \u_table.set_states_read_data  == (line[0] ? state_set_1 : state_set_0))));
        r15_one_entry: assert (!(is_in_0 && is_in_1));
        entry_follows: assert ((SINGLE || pointer < CORES) && (!SINGLE || (marks & (marks - 1'b1)) == 0)
            && (is_exact || marks != 0) && (!is_exact || (is_in_0 || is_in_1) == (marks != 0))
            && (!(is_in_0 || is_in_1) || (in_table != 0 && (in_table & ~marks) == 0 && (!is_exact || in_table == marks))));
        recency_follows: assert ((!was_other || (other[0] == watched[0] && other != watched)) && (!is_exact || marks == 0 || state[0] == is_in_0
            || (was_other && (is_in_0 ? !is_valid_1 || entry_1[L-2:0] == other[L-1:1]
                : !is_valid_0 || entry_0[L-2:0] == other[L-1:1]))));
        pointer_follows: assert (SINGLE || (is_written ? state[P:1] == pointer : pointer == CORES - 1));
        r1_waits: assert (!stands || answer_ready || !(flush_ready || invalidate_ready || remove_ready || lookup_ready));
        r2_order: assert (!may_pass || (flush_ready == !is_overdue
            && invalidate_ready == (!is_overdue && !flush_valid)
            && remove_ready == (!is_overdue && !flush_valid && !invalidate_valid)
            && lookup_ready == (is_overdue || !(flush_valid || invalidate_valid || remove_valid))));
        r3_answer: assert (answer_valid == stands);
        r16_no_forward_without_answer: assert (answer_valid || !answer_forward);
        if (answer_valid) begin
            r5_repeats: assert (answer_kind == kind && answer_line == line && answer_core == core
                && answer_bank == line % BANKS);
            if (kind == 3)
                r13_flush: assert (answer_sharers == 0);
            if (is_watched) begin
                r4_sharers: assert (!is_exact || answer_sharers == marks_after);
                guarantee: assert ((answer_sharers & ~marks_after) == 0
                    && (!answer_forward || marks[answer_forward_core]));
            end
            if (SINGLE ? is_watched && is_exact : is_in_set)
                r6_forward: assert (answer_forward == (may_forward && other_sharers != 0)
                    && (!answer_forward || answer_forward_core == first));
        end
        forwarded_past_the_pointer: cover (answer_forward && is_in_set && answer_forward_core != 0 && pointer != CORES - 1);
        evicted: cover (is_watched && may_forward && marks != 0 && !answer_forward && marks != requester);
    end
