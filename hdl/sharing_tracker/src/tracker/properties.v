
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
        // R2, R3, R10: The request that passed is held, with its set read, until its answer is taken; the cycles that
        // a lookup waited are counted to 64.
        // Fault in sharing_tracker_requests: `waited_d = waited_q + 7'd1;` becomes `waited_d = waited_q + 7'd2;`.
        request_follows: assert (holds_q == stands && \u_requests.waited_q  == waited && waited <= 64
            && (!stands || (may_forward_q == may_forward && adds_q == adds && request_kind_q == kind && line_q == line
                && core_q == core && core < CORES && (!(may_forward || adds) || kind == 0)
                && \u_table.ways[0].u_ways.entry  == (line[0] ? way_0_set_1 : way_0_set_0)
                && \u_table.ways[1].u_ways.entry  == (line[0] ? way_1_set_1 : way_1_set_0)
                && \u_table.set_states_read_data  == (line[0] ? state_set_1 : state_set_0))));
        // R15: A line never has two entries.
        // Fault in sharing_tracker_way: `is_match = valid && (stored_tag == tag)` becomes `is_match = 1'b0`.
        r15_one_entry: assert (!(is_in_0 && is_in_1));
        // R4, R7, R11 to R14: An entry marks the cores that the requests have marked, and no other; its line has one
        // while it cannot have been evicted.
        // Fault in sharing_tracker_table: `new_sharers = held | requester;` becomes `new_sharers = requester;`.
        entry_follows: assert ((SINGLE || pointer < CORES) && (!SINGLE || (marks & (marks - 1'b1)) == 0)
            && (is_exact || marks != 0) && (!is_exact || (is_in_0 || is_in_1) == (marks != 0))
            && (!(is_in_0 || is_in_1) || (in_table != 0 && (in_table & ~marks) == 0 && (!is_exact || in_table == marks))));
        // R7, R9: A line is evicted only after two other lines of its set were used since it was.
        // Fault in sharing_tracker_table: `wire is_used = adds || (may_forward && found);` becomes `wire is_used =
        // adds;`.
        recency_follows: assert ((!was_other || (other[0] == watched[0] && other != watched)) && (!is_exact || marks == 0 || state[0] == is_in_0
            || (was_other && (is_in_0 ? !is_valid_1 || entry_1[L-2:0] == other[L-1:1]
                : !is_valid_0 || entry_0[L-2:0] == other[L-1:1]))));
        // R6: A set's pointer is the core named last in it, or the highest core after a reset or flush.
        // Fault in sharing_tracker_table: `pointer = 2'd2;` becomes `pointer = 2'd1;`.
        pointer_follows: assert (SINGLE || (is_written ? state[P:1] == pointer : pointer == CORES - 1));
        // R1: While an answer is valid and is not taken, every `ready` is false.
        // Fault in sharing_tracker: `wire passes = !holds_q || answer_ready;` becomes `wire passes = 1'b1;`.
        r1_waits: assert (!stands || answer_ready || !(flush_ready || invalidate_ready || remove_ready || lookup_ready));
        // R2, R10: An overdue lookup passes first, then flush, invalidate, remove, lookup.
        // Fault in sharing_tracker_requests: `remove_ready = may_enter && !before_remove` becomes `remove_ready =
        // may_enter && !invalidate_valid`.
        r2_order: assert (!may_pass || (flush_ready == !is_overdue
            && invalidate_ready == (!is_overdue && !flush_valid)
            && remove_ready == (!is_overdue && !flush_valid && !invalidate_valid)
            && lookup_ready == (is_overdue || !(flush_valid || invalidate_valid || remove_valid))));
        // R3, R16: An answer is valid in the cycle after a request passed, until it is taken, and at no other time.
        // Fault in sharing_tracker: `holds_d = requests_passed_valid;` becomes `holds_d = 1'b1;`.
        r3_answer: assert (answer_valid == stands);
        // R16: `answer_forward` is false whenever `answer_valid` is.
        // Fault in sharing_tracker: `answer_forward = holds_q && table_forward` becomes `answer_forward =
        // table_forward`.
        r16_no_forward_without_answer: assert (answer_valid || !answer_forward);
        if (answer_valid) begin
            // R5: The answer repeats kind, line and core of its request and gives the line's bank.
            // Fault in sharing_tracker: `assign answer_core = core_q;` becomes `assign answer_core = ~core_q;`.
            r5_repeats: assert (answer_kind == kind && answer_line == line && answer_core == core
                && answer_bank == line % BANKS);
            if (kind == 3)
                // R5, R13: The answer to a flush names no sharer.
                // Fault in sharing_tracker_table: `if (!is_invalidate && !is_flush) begin` becomes `if
                // (!is_invalidate) begin`.
                r13_flush: assert (answer_sharers == 0);
            if (is_watched) begin
                // R4, R5, R7, R11, R12: `answer_sharers` are the cores marked for the line after the request.
                // Fault in sharing_tracker_table: `new_sharers = other_sharers;` becomes `new_sharers = held;`.
                r4_sharers: assert (!is_exact || answer_sharers == marks_after);
                // R4, R6, R11, R12: No core is named, or called a sharer, that did not add the line since the last
                // invalidate or flush, and its last remove.
                // Fault in sharing_tracker_table: `(is_remove || is_invalidate) && found` becomes `is_remove &&
                // found`.
                guarantee: assert ((answer_sharers & ~marks_after) == 0
                    && (!answer_forward || marks[answer_forward_core]));
            end
            if (SINGLE ? is_watched && is_exact : is_in_set)
                // R6, R8, R14: A lookup with `may_forward` is answered with the first other sharer after the pointer,
                // if there is one; nothing else is.
                // Fault in sharing_tracker_rotation: `cores & ~up_to_pointer` becomes `cores`.
                r6_forward: assert (answer_forward == (may_forward && other_sharers != 0)
                    && (!answer_forward || answer_forward_core == first));
        end
        forwarded_past_the_pointer: cover (answer_forward && is_in_set && answer_forward_core != 0 && pointer != CORES - 1);
        evicted: cover (is_watched && may_forward && marks != 0 && !answer_forward && marks != requester);
    end
