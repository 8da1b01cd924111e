
    // Nets of the modules below; under AMAT there are none such, and nothing is said of them.
    (* hierconn *) wire [2:0] \u_eb.step_q ;
    (* hierconn *) wire [1:0] \u_eb.u_multiplier.state_q ;
    (* hierconn *) wire [$clog2(BITS)-1:0] \u_eb.u_multiplier.left_q ;
    wire [2:0] product_number = \u_eb.step_q ;
    wire [1:0] multiplier_state = \u_eb.u_multiplier.state_q ;
    wire [$clog2(BITS)-1:0] multiplier_left = \u_eb.u_multiplier.left_q ;

    // The counts that the rules derive from the events.
    reg [1:0] stage; // 0 sampling, 1 evaluation, 2 execution
    reg [7:0] private_seen;
    reg [7:0] shared_seen;
    reg [7:0] executed_seen;
    reg [7:0] requests_seen;
    reg [8:0] evaluation; // number of the cycle after the edge that ended sampling
    reg is_cut_short;
    reg is_first; // the cycle of the decision
    reg is_warming_up; // private, and no decision was made
    reg [7*BITS-1:0] counts;

    wire [6:0] events = (stage != 0) ? 7'd0 : {
        home_reply_valid,
        l2_reply_valid && l2_reply_shared,
        access_valid && access_shared && !access_hit,
        access_valid && access_shared,
        l2_reply_valid && !l2_reply_shared,
        access_valid && !access_shared && !access_hit,
        access_valid && !access_shared};
    wire [7:0] private_next = private_seen + (access_valid && !access_shared && private_seen != SAMPLES);
    wire [7:0] shared_next = shared_seen + (access_valid && access_shared && shared_seen != SAMPLES);
    wire is_request = access_valid || away_valid;
    wire is_enough = access_valid && private_next == SAMPLES && shared_next == SAMPLES;
    wire is_cut = is_request && LIMIT != 0 && requests_seen + 1 == LIMIT;
    wire [BITS+7:0] misses_so_far = 100 * counts[BITS +: BITS];
    wire [BITS+7:0] share_so_far = PERCENT * counts[0 +: BITS];
    wire is_early = EARLY != 0 && private_seen == SAMPLES && misses_so_far < share_so_far;
    wire [7:0] to_execute = is_warming_up ? WARM_UP : EXECUTE;
    wire is_over = (access_valid && executed_seen + 1 == to_execute)
        || (is_request && EXECUTION_LIMIT != 0 && requests_seen + 1 == EXECUTION_LIMIT);

    wire warms_up = WARM_UP != 0 && (reset || phase == 2);

    // R5 and R6.
    integer place;
    reg is_full;
    reg [7*BITS-1:0] counted;
    always @* begin
        is_full = 1'b0;
        for (place = 0; place < 7; place = place + 1)
            if (events[place] && &counts[place * BITS +: BITS])
                is_full = 1'b1;
        for (place = 0; place < 7; place = place + 1)
            counted[place * BITS +: BITS] = (counts[place * BITS +: BITS] >> is_full) + events[place];
    end

    // R1, R7, R8, R13 and R15 to R20.
    always @(posedge clock) begin
        is_first <= 1'b0;
        case (stage)
            2'd0: begin
                counts <= counted;
                private_seen <= private_next;
                shared_seen <= shared_next;
                requests_seen <= requests_seen + is_request;
                evaluation <= 9'd1;
                is_cut_short <= is_early || !is_enough;
                if (is_enough || is_cut || is_early)
                    stage <= 2'd1;
            end
            2'd1: begin
                evaluation <= evaluation + 9'd1;
                executed_seen <= 8'd0;
                requests_seen <= 8'd0;
                if (evaluation == LATENCY - 1) begin
                    stage <= 2'd2;
                    is_first <= 1'b1;
                end
            end
            default: begin
                executed_seen <= executed_seen + access_valid;
                requests_seen <= requests_seen + is_request;
            end
        endcase
        if (reset || (stage == 2 && is_over)) begin
            stage <= warms_up ? 2'd2 : 2'd0;
            is_warming_up <= warms_up;
            if (reset)
                {is_first, is_cut_short} <= 2'd0;
            counts <= 0;
            private_seen <= 8'd0;
            shared_seen <= 8'd0;
            executed_seen <= 8'd0;
            requests_seen <= 8'd0;
        end
    end

    // The product that EB is at, 5 for none, and the cycle of it: the operands are taken in cycle 0, and the result in
    // the last. Where evaluation is cut short in the proof, one in progress comes to its end all the same.
    localparam LAST_CYCLE = BITS + 1;
    reg [2:0] turn;
    reg [4:0] turn_cycle;
    always @(posedge clock) begin
        if (turn_cycle == LAST_CYCLE) begin
            turn <= turn + 1;
            turn_cycle <= 5'd0;
        end else if (turn != 5)
            turn_cycle <= turn_cycle + 1;
        if (stage == 0 && (is_enough || is_cut || is_early))
            turn <= 3'd0;
        if (reset) begin
            turn <= 3'd5;
            turn_cycle <= 5'd0;
        end
    end
    wire [8:0] evaluated_in_turns = turn * (LAST_CYCLE + 1) + turn_cycle;
    wire is_turn_right = turn <= 5 && turn_cycle <= LAST_CYCLE && (turn != 5 || turn_cycle == 0)
        && (LATENCY < 128 || (stage == 1 && (turn == 5 ? evaluation > evaluated_in_turns : evaluation - 1 == evaluated_in_turns))
            || (stage != 1 && turn == 5));
    wire is_turn_same = product_number == turn
        && multiplier_state == (turn_cycle == 0 ? 0 : turn_cycle == LAST_CYCLE ? 2 : 1)
        && (multiplier_state != 1 || multiplier_left == BITS - turn_cycle);

    reg [1:0] phase_before;
    always @(posedge clock) phase_before <= ((reset || is_over) && warms_up) ? 2'd1 : phase;

    wire [BITS-1:0] private_accesses = counts[0 +: BITS];
    wire [BITS-1:0] private_misses = counts[BITS +: BITS];
    wire [BITS-1:0] private_l2_replies = counts[2 * BITS +: BITS];
    wire [BITS-1:0] asked_count = counts[counter_index * BITS +: BITS];
    wire [BITS+7:0] hundred_misses = 100 * private_misses;
    wire [BITS+7:0] percent_of_accesses = PERCENT * private_accesses;

    // How the hardware's registers relate to what was made of the events: the rest follows from it by induction.
    wire is_stage_same = is_sampling == (stage == 0) && is_evaluating == (stage == 1) && is_executing == (stage == 2);
    wire is_left_same = (stage != 0 || (private_left_q == SAMPLES - private_seen && shared_left_q == SAMPLES - shared_seen
            && private_seen <= SAMPLES && shared_seen <= SAMPLES))
        && (stage != 0 || LIMIT == 0 || (requests_left_q == LIMIT - requests_seen && requests_seen < LIMIT))
        && (stage != 2 || (execute_left_q == to_execute - executed_seen && executed_seen < to_execute))
        && (stage != 2 || EXECUTION_LIMIT == 0
            || (requests_left_q == EXECUTION_LIMIT - requests_seen && requests_seen < EXECUTION_LIMIT));
    wire is_evaluation_same = evaluated_q == ((stage == 1) ? evaluation - 1 : (stage == 2 && is_first) ? LATENCY - 1 : 0)
        && (stage != 1 || (evaluation != 0 && evaluation < LATENCY));
    wire is_count_same = counts == counters_values;

    always @* if (formal_on) begin
        // Invariant: Phase, down-counters, evaluation count and what cut sampling short are what the events so far
        // make them.
        // Fault in dyneb: `evaluated_d = evaluated_q + 7'd1` becomes `evaluated_d = evaluated_q + 7'd2`.
        registers_follow: assert (is_stage_same && is_left_same && is_evaluation_same && is_count_same
            && (stage == 0 || was_cut == is_cut_short));
        // R1, R4 to R6, R15, R17: Each counter is what the events of sampling make it, halved with the others when
        // one is full, in every phase.
        // Fault in dyneb_counter: `if (halve)` becomes `if (halve && !count)`.
        r4_counters: assert (counter_value == (counter_index == 7 ? 0 : asked_count));
        // Invariant: No group has more misses than accesses.
        // Fault in dyneb: `sampled_private && missed` becomes `sampled && missed`.
        misses_are_accesses: assert (counters_values[BITS +: BITS] <= counters_values[0 +: BITS]
            && counters_values[4 * BITS +: BITS] <= counters_values[3 * BITS +: BITS]);
        // Invariant: Under `eb` the multiplier works for `counter_bits + 2` cycles at each of five products from the
        // start of evaluation on, and rests otherwise.
        // Fault in serial_multiplier: `state_d = STATE_DONE;` becomes `state_d = STATE_IDLE;`.
        metric_follows: assert (!EB || (is_turn_right && is_turn_same));
        // R1, R3, R7, R8, R13, R17, R18: From the start of sampling to the cycle of the decision: phase 0, even sets
        // private, odd sets shared.
        // Fault in dyneb: `assign odd_sets_shared = ` becomes `assign odd_sets_shared = !access_valid && `.
        r3_sampling: assert (stage == 2 || (phase == 0 && !even_sets_shared && odd_sets_shared));
        // R3, R13, R14, R16, R19: From the cycle of the decision until `execute` accesses or `execution_limit`
        // requests have come: phase 1 or 2, and both parities of sets as it says.
        // Fault in dyneb: `(state_q == PHASE_EXECUTE_PRIVATE) || is_shared` becomes `is_shared`.
        r3_execution: assert (stage != 2 || (phase != 0 && phase != 3
            && even_sets_shared == (phase == 2) && odd_sets_shared == (phase == 2)));
        // R13, R14: `decision_valid` in cycle 128 (`eb`) or 256 (`amat`) after the edge that ended sampling, and only
        // then.
        // Fault in dyneb: `decided_q <= decides;` becomes `decided_q <= decides || sampling_ends;`.
        r14_decision: assert (decision_valid == (stage == 2 && is_first));
        // R16: The choice does not change while it is executed.
        // Fault in dyneb: `state_d = state_q;` becomes `state_d = decided_q ? PHASE_EXECUTE_PRIVATE : state_q;`.
        r16_choice_holds: assert (stage != 2 || is_first || phase == phase_before);
        // R20: In a warm-up every set is private.
        // Fault in dyneb: `state_q <= PHASE_EXECUTE_PRIVATE;` becomes `state_q <= PHASE_EXECUTE_SHARED;`.
        r20_warm_up: assert (!is_warming_up || phase == 1);
        if (decision_valid) begin
            // R14: `decision_shared` says which phase it is.
            // Fault in dyneb: `assign decision_shared = is_shared` becomes `assign decision_shared = !is_shared`.
            r14_choice: assert (decision_shared == (phase == 2));
            // R8, R18: Where the limit or few private misses ended sampling, the decision is private.
            // Fault in dyneb: `&& !was_cut` becomes `&& !(was_cut && access_valid)`.
            r8_cut_is_private: assert (!(is_cut_short && decision_shared));
            // R9: Where few enough private accesses missed, the decision is private.
            // Fault in dyneb: `&& !keeps_private` becomes `&& !(keeps_private && access_valid)`.
            r9_few_misses_are_private: assert (PERCENT == 0 || hundred_misses >= percent_of_accesses || !decision_shared);
        end
        sampled_twice: cover (stage == 0 && private_seen == 1 && counts[3 * BITS +: BITS] == 2);
        halved: cover (is_full);
        warmed_up: cover (WARM_UP == 0 || (is_warming_up && stage == 2 && executed_seen + 1 == WARM_UP && is_over));
        early: cover (stage == 0 && is_early && shared_seen != SAMPLES);
    end
