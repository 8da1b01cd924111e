
    // The collector's registers, for invariants.
    (* hierconn *) wire [2:0] \u_collector.progress_q ;
    (* hierconn *) wire [CHIP_BITS-1:0] \u_collector.chip_q ;
    (* hierconn *) wire [2:0] \u_collector.word_q ;
    (* hierconn *) wire \u_collector.given_q ;
    (* hierconn *) wire [SLICE_BITS-1:0] \u_collector.memory_side_q ;
    wire [2:0] progress = \u_collector.progress_q ;
    wire [7:0] collector_chip = \u_collector.chip_q ;
    wire [7:0] collector_word = \u_collector.word_q ;
    wire collector_given = \u_collector.given_q ;
    localparam OVER = 3'd0, COUNTING = 3'd1, TAKES_TOTALS = 3'd2, TAKES_SLICES = 3'd3, CHOICE = 3'd4;

    localparam IDLE = 3'd0, PROFILE = 3'd1, EVALUATE = 3'd2, DRAIN = 3'd3;
    localparam FLUSH = 3'd4, SWITCH = 3'd5, SM_SIDE = 3'd6, MEMORY_SIDE = 3'd7;

    // R13: answers follow their levels, a chip is held first and released last, counters stay until they are taken.
    reg hold_before, flush_before, sm_side_before, profile_before;
    reg [CHIPS-1:0] held_before, empty_before, idle_before, flushed_before, organisation_before, profiled_before;
    reg [CHIPS-1:0] offered_before;
    reg [COUNTER_DATA_BITS-1:0] data_before;
    always @(posedge clock) begin
        {hold_before, flush_before, sm_side_before, profile_before} <= {hold, flush, sm_side, profile};
        {held_before, empty_before, idle_before} <= {answers_held, answers_empty, answers_idle};
        {flushed_before, organisation_before, profiled_before} <= {answers_flushed, answers_organisation, answers_profiled};
        offered_before <= counter_valid & ~counter_ready;
        data_before <= counter_data;
    end
    function follows(input level, input [CHIPS-1:0] before, input [CHIPS-1:0] now);
        follows = level ? ((before & ~now) == 0) : ((now & ~before) == 0);
    endfunction
    function [COUNTER_DATA_BITS-1:0] widened(input [CHIPS-1:0] mask);
        integer place;
        for (place = 0; place < COUNTER_DATA_BITS; place = place + 1)
            widened[place] = mask[place / BITS];
    endfunction
    always @* if (formal_on) begin
        if (formal_was_reset)
            silent_at_first: assume ({answers_held, answers_empty, answers_idle, answers_flushed, answers_organisation, answers_profiled, counter_valid} == 0);
        else begin
            held_follows: assume (follows(hold_before, held_before, answers_held));
            empty_follows: assume (follows(hold_before, empty_before, answers_empty));
            idle_follows: assume (follows(hold_before, idle_before, answers_idle));
            flushed_follows: assume (follows(flush_before, flushed_before, answers_flushed));
            organisation_follows: assume (follows(sm_side_before, organisation_before, answers_organisation));
            profiled_follows: assume (follows(profile_before, profiled_before, answers_profiled));
            counters_stay: assume ((offered_before & ~counter_valid) == 0);
            counter_stays: assume (((counter_data ^ data_before) & widened(offered_before)) == 0);
        end
        held_first: assume (((answers_empty | answers_idle) & ~answers_held) == 0);
    end

    wire all_held = hold && (&answers_held);
    wire none_held = !hold && (answers_held | answers_empty | answers_idle) == 0;
    wire all_flushed = flush && (&answers_flushed);
    wire none_flushed = !flush && answers_flushed == 0;
    wire all_switched = answers_organisation == {CHIPS{sm_side}};
    wire all_profiled = profile && (&answers_profiled);
    wire none_profiled = !profile && answers_profiled == 0;

    // Values of the previous cycle.
    reg was_on;
    reg [2:0] state_before;
    reg held_was_answered, flush_was_answered, switch_was_answered, profile_was_answered;
    reg end_before, start_before, pinned_before;
    always @(posedge clock) begin
        was_on <= formal_on && !reset;
        state_before <= state;
        held_was_answered <= all_held || none_held;
        flush_was_answered <= all_flushed || none_flushed;
        switch_was_answered <= all_switched;
        profile_was_answered <= all_profiled || none_profiled;
        {end_before, start_before, pinned_before} <= {kernel_end, kernel_start, kernel_pinned};
    end
    wire ends_before = end_before || start_before;

    // R11: a start that has come and not begun, and what follows the kernel in this cycle.
    reg awaits;
    reg awaits_pinned;
    wire starts_now = start_before || (awaits && !end_before);
    wire pinned_now = start_before ? pinned_before : awaits_pinned;
    wire [2:0] following = !starts_now ? IDLE : pinned_now ? MEMORY_SIDE : PROFILE;
    // Whether the state before was left for what follows the kernel: R3, R8 to R10.
    reg leaving;
    reg ended;
    wire ended_now = ended || (ends_before && !leaving);
    reg switch_was_over, flush_was_over;
    always @(posedge clock) begin
        switch_was_over <= none_flushed && all_switched && sm_side == !leaving_next;
        flush_was_over <= all_flushed;
    end
    wire over = (state_before == IDLE) ? start_before
        : (state_before == DRAIN) ? (ends_before && !leaving)
        : (state_before == FLUSH) ? (flush_was_over && ended_now && !leaving)
        : (state_before == SWITCH) ? (switch_was_over && leaving)
        : (state_before != SM_SIDE) && ends_before;
    wire leaving_next = !was_on ? 1'b0 : (state_before == SM_SIDE && state == DRAIN) ? 1'b1
        : (state_before == EVALUATE && state == DRAIN) ? 1'b0 : leaving;
    always @(posedge clock) begin
        leaving <= leaving_next;
        if (was_on) begin
            awaits <= starts_now && !over;
            awaits_pinned <= pinned_now;
            ended <= (state_before == FLUSH || state_before == SWITCH) && ended_now && !over;
        end
        if (reset || !was_on)
            {awaits, ended} <= 2'd0;
        if (reset)
            leaving <= 1'b0;
    end

    // R7.
    reg held_once, empty_once;
    always @(posedge clock) begin
        held_once <= state == DRAIN && (held_once || all_held) && !reset;
        empty_once <= state == DRAIN && (empty_once || (held_once && (&answers_empty))) && !reset;
    end
    reg drained;
    always @(posedge clock) drained <= state == DRAIN && empty_once && (&answers_idle) && !reset;

    // R5: counters of this profile that were taken, and the sum of one of the six, whichever it is.
    (* anyconst *) wire [2:0] watched;
    reg [7:0] taken;
    reg [SUMS_TOTAL_REQUESTS_BITS-1:0] sum;
    reg [SLICE_BITS-1:0] first_of_slice;
    reg sums_were_given;
    localparam TOTALS = 6 * CHIPS;
    localparam EACH = 2 * SLICES;
    wire [7:0] turn = (taken < TOTALS) ? taken / 6 : (taken - TOTALS) / EACH;
    wire takes = (counter_ready & counter_valid) != 0;
    wire [BITS-1:0] at_hand = counter_data >> (turn * BITS);
    wire is_second = taken >= TOTALS && taken[0];
    wire done = taken == TOTALS + EACH * CHIPS;
    wire chosen = eab_result_valid && eab_result_ready;
    reg over_once;
    always @(posedge clock) begin
        if (takes) begin
            taken <= taken + 8'd1;
            if (taken < TOTALS && taken % 6 == watched)
                sum <= sum + at_hand;
            first_of_slice <= at_hand;
        end
        if (eab_counters_valid && eab_counters_ready)
            sums_were_given <= 1'b1;
        if (chosen)
            over_once <= 1'b1;
        if (reset || (!profile && none_profiled)) begin
            taken <= 8'd0;
            sum <= 0;
            {sums_were_given, over_once} <= 2'd0;
        end
    end
    wire [SUMS_TOTAL_REQUESTS_BITS-1:0] watched_sum = (watched == 0) ? sums_total_requests : (watched == 1) ? sums_local_requests
        : (watched == 2) ? sums_memory_side_requests : (watched == 3) ? sums_memory_side_hits : (watched == 4) ? sums_crd_requests : sums_crd_hits;

    // R14: cycles of a switch's state in which every chip answers at once.
    reg [3:0] since;
    wire switches_now = state == DRAIN || state == FLUSH || state == SWITCH;
    wire prompt = answers_held == {CHIPS{hold_before}} && answers_empty == {CHIPS{hold_before}} && answers_idle == {CHIPS{hold_before}}
        && answers_flushed == {CHIPS{flush_before}} && answers_organisation == {CHIPS{sm_side_before}};
    always @(posedge clock) since <= (prompt && switches_now && state == state_before && !reset) ? since + 4'd1 : 4'd0;

    // R14: the same of all cycles since an end that no start has followed, until the state is idle.
    reg is_ended;
    reg [6:0] going_back;
    always @(posedge clock) begin
        is_ended <= (kernel_end || is_ended) && !kernel_start && !reset;
        going_back <= (prompt && is_ended && state != IDLE && !reset) ? going_back + 7'd1 : 7'd0;
    end
    // Cycles before this state and in it, 13 in each of a switch at most: to SM-side and back is the longest way.
    wire [6:0] before_this = (state == SM_SIDE) ? 7'd26 : (state == DRAIN) ? 7'd27 : (state == FLUSH) ? (leaves_q ? 7'd40 : 7'd0)
        : leaves_q ? 7'd53 : 7'd13;
    wire [6:0] in_this = (state == state_before) ? since + 7'd1 : 7'd0;

    always @* if (formal_on && was_on) begin
        // R2: `hold` changes only once every chip has answered it.
        // Fault in reconfigurator: `hold_level_all = &answers_held` becomes `hold_level_all = |answers_held`.
        r2_hold: assert (hold == hold_before || held_was_answered);
        // R2: `flush` changes only once every chip has answered it.
        // Fault in reconfigurator: `flush_level_all = &answers_flushed` becomes `flush_level_all = |answers_flushed`.
        r2_flush: assert (flush == flush_before || flush_was_answered);
        // R2: `sm_side` changes only once every chip has answered it.
        // Fault in reconfigurator: `organisation_all = &answers_organisation` becomes `organisation_all =
        // |answers_organisation`.
        r2_sm_side: assert (sm_side == sm_side_before || switch_was_answered);
        // R2: `profile` changes only once every chip has answered it.
        // Fault in reconfigurator: `profile_level_none = !(|answers_profiled)` becomes `profile_level_none = 1'b1`.
        r2_profile: assert (profile == profile_before || profile_was_answered);
        if (over)
            // R3, R8 to R11: When a kernel is over the state is `profile` or `memory_side` if a start has come and no
            // end since, else `idle`.
            // Fault in reconfigurator: `starts_q && !kernel_end` becomes `starts_q`.
            r10_follows: assert (state == following);
        else begin
            // R3, R4, R6 to R10: The states come in their order: none is passed over.
            // Fault in reconfigurator: `state_d = STATE_SWITCH;` becomes `state_d = STATE_SM_SIDE;`.
            r3_order: assert (state == state_before
                || (state_before == PROFILE && state == EVALUATE)
                || (state_before == EVALUATE && (state == DRAIN || state == MEMORY_SIDE))
                || (state_before == DRAIN && state == FLUSH)
                || (state_before == FLUSH && state == SWITCH)
                || (state_before == SWITCH && state == SM_SIDE)
                || (state_before == SM_SIDE && state == DRAIN));
            if (state_before == SM_SIDE)
                // R10: SM-side is left in the cycle after an end, or at once if the kernel ended before.
                // Fault in reconfigurator: `if (ends || ended_q)` becomes `if (ends)`.
                r10_leaves: assert ((state == DRAIN) == (ends_before || ended));
            if (state_before == DRAIN)
                // R7: A drain leads to a flush exactly once all chips were held, then all empty, then all idle.
                // Fault in reconfigurator: `were_empty_q && now_idle` becomes `were_empty_q`.
                r7_drained: assert ((state == FLUSH) == drained);
            if (state_before == FLUSH)
                // R8: A flush leads to the switch exactly once every chip is flushed.
                // Fault in reconfigurator: `if (flush_level_is_on)` becomes `if (flush)`.
                r8_flushed: assert ((state == SWITCH) == flush_was_over);
            if (state_before == SWITCH)
                // R9: A switch leads to SM-side exactly once `flush` has fallen and every chip has changed.
                // Fault in reconfigurator: `is_switched = flush_level_is_off && (` becomes `is_switched = (`.
                r9_switched: assert ((state == SM_SIDE) == switch_was_over);
        end
    end
    always @* if (formal_on) begin
        // Invariant: Latched starts and ends are as R10 and R11 say.
        // Fault in reconfigurator: `starts_d = starts && !rests` becomes `starts_d = starts`.
        ghosts_follow: assert (!was_on || (starts_q == (starts_now && !over) && (!starts_q || is_pinned_q == pinned_now)
            && (leaves_q == leaving_next || !switches_now) && (ended_q == ((state_before == FLUSH || state_before == SWITCH) && ended_now && !over))));
        // Invariant: After an end that no start follows the block is idle, or in a switch that leads back.
        // Fault in reconfigurator: `rests = 1'b1;` becomes `rests = 1'b0;`.
        ends_follow: assert (!is_ended || (!starts_q && (state == IDLE || (switches_now && leaves_q)
            || ((state == FLUSH || state == SWITCH || state == SM_SIDE) && ended_q))));
        // Invariant: While draining the block knows whether all were held, and whether all were empty since.
        // Fault in reconfigurator: `were_held_q && now_empty` becomes `now_empty`.
        drain_follows: assert (were_held_q == held_once && were_empty_q == empty_once && (!held_once || all_held) && (!empty_once || held_once));
        // Invariant: In flush and switch, and until `flush` has fallen everywhere, all chips are held.
        // Fault in reconfigurator: `switches || !flush_level_is_off` becomes `switches`.
        changes_held: assert (!(state == FLUSH || state == SWITCH || flush || answers_flushed != 0) || all_held);
        // Invariant: But in a switch the organisation of every chip is that of the state.
        // Fault in reconfigurator: `leaves_d = 1'b1;` becomes `leaves_d = leaves_q;`.
        sides_follow: assert (!(ended_q && leaves_q) && (state == SWITCH || (all_switched && sm_side == (state == SM_SIDE || ((state == DRAIN || state == FLUSH) && leaves_q)))));
        // R8, R9: While `flush` is true, or a chip says that it is flushed, all chips are held.
        // Fault in reconfigurator: `.to     (flushes)` becomes `.to     (state_q == STATE_DRAIN)`.
        r8_held_while_flushed: assert (!(flush || answers_flushed != 0) || all_held);
        // R9: While any chip is not held, all chips have the organisation that `sm_side` says.
        // Fault in reconfigurator: `switches || !flush_level_is_off` becomes `!flush_level_is_off`.
        r9_no_mixed: assert (&answers_held || all_switched);
        // R5: Counters are taken of one chip at a time, in their order, once all chips have counted.
        // Fault in reconfigurator_collector: `chip_d = chip_q + 1'b1` becomes `chip_d = chip_q`.
        r5_turns: assert ((counter_ready & ~(1 << turn)) == 0 && (counter_ready == 0 || (all_profiled && !done)));
        // R5: The second counter of a slice is taken with the slice.
        // Fault in reconfigurator_collector: ` && (slice_ready || !is_second)` becomes nothing.
        r5_taken: assert (!(takes && is_second) || (eab_slice_valid && eab_slice_ready));
        // R5: Each sum that is offered is that of its counter over all chips.
        // Fault in reconfigurator_collector: `totals_q[i * 3 +: 3] + {` becomes `totals_q[i * 3 +: 3] | {`.
        r5_sums: assert (!eab_counters_valid || (watched > 5 || watched_sum == sum));
        if (eab_slice_valid)
            // R5: A slice has the counter that was taken last and the one at hand.
            // Fault in reconfigurator_collector: `memory_side_d = counter[0]` becomes `memory_side_d = 1'b1`.
            r5_slice: assert (is_second && eab_slice_memory_side == first_of_slice && eab_slice_sm_side == at_hand[SLICE_BITS-1:0]);
        // R5: A choice is taken once, when all counters and the sums are.
        // Fault in reconfigurator_collector: `result_ready = is_last && given_q` becomes `result_ready = is_last`.
        r5_choice: assert (eab_result_ready == (done && sums_were_given && profile && !over_once));
        // R12: `profile` falls only after the choice is taken.
        // Fault in reconfigurator: `profile_level_to = !collector_is_over` becomes `profile_level_to =
        // collector_counts`.
        r12_finished: assert (!(profile_before && !profile && was_on) || over_once);
        // R14: While chips answer at once each state of a switch is left within 12 cycles.
        // Fault in reconfigurator: `state_d = STATE_FLUSH;` becomes `state_d = STATE_DRAIN;`.
        r14_moves_on: assert (since != 4'd12);
        // R14: After an end that no start follows the state is idle within 66 cycles in which chips answer at once.
        // Fault in reconfigurator: `STATE_PROFILE: begin\n                rests = ends;` becomes `STATE_PROFILE:
        // begin\n                rests = kernel_start;`.
        r14_back_to_idle: assert (!is_ended || state == IDLE || going_back <= before_this + in_this);
        // R14: Once all have counted, a counter is wanted in every cycle until all are taken, unless the unit stalls
        // a slice.
        // Fault in reconfigurator_collector: `(slice_ready || !is_second)` becomes `slice_ready && (word_q[0] ||
        // given_q || is_totals)`.
        r14_counts_on: assert (!(profile && taken < TOTALS + EACH * CHIPS && counter_ready == 0 && eab_slice_ready && progress != COUNTING));
        // Invariant: The collector is where the counters that were taken say.
        // Fault in reconfigurator_collector: `word_d = 3'd0;` becomes `word_d = 3'd1;`.
        collector_follows: assert (
            (progress != OVER || (over_once ? done && sums_were_given : none_profiled && taken == 0 && !sums_were_given))
            && (progress == OVER || (!over_once && (profile ? (progress == COUNTING || (&answers_profiled)) : (none_profiled && progress == COUNTING))))
            && (progress != COUNTING || (taken == 0 && !collector_given && !sums_were_given))
            && (progress != TAKES_TOTALS || (taken == 6 * collector_chip + collector_word && collector_word < 6 && collector_chip < CHIPS && !collector_given && !sums_were_given))
            && (progress != TAKES_SLICES || (taken == TOTALS + EACH * collector_chip + collector_word && collector_word < EACH && collector_chip < CHIPS && collector_given == sums_were_given))
            && (progress != CHOICE || (done && collector_given == sums_were_given))
            && progress <= CHOICE && taken <= TOTALS + EACH * CHIPS
            && (progress == TAKES_TOTALS || progress == TAKES_SLICES || (collector_chip == 0 && collector_word == 0)));
        // Invariant: The sums are those of the counters taken so far.
        // Fault in reconfigurator_collector: `if (begins) begin\n                totals_d` becomes `if (begins &&
        // counter[0]) begin\n                totals_d`.
        sums_follow: assert (progress == OVER || watched > 5 || (watched_sum == sum && (taken != 0 || sum == 0)));
        // Invariant: The first counter of a slice is kept until the second comes.
        // Fault in reconfigurator_collector: `memory_side_d = counter[0]` becomes `memory_side_d = 1'b1`.
        slice_follows: assert (!(progress == TAKES_SLICES && collector_word[0]) || \u_collector.memory_side_q == first_of_slice);
        // Invariant: The evaluated profile is the running kernel's.
        // Fault in reconfigurator: `collector_counts && is_current_q` becomes `collector_counts`.
        evaluates_own: assert (state != EVALUATE || (is_current_q && progress != OVER && progress != COUNTING));
        to_sm_side: cover (state == SM_SIDE && !hold && answers_held == 0);
        back_to_idle: cover (was_on && state == IDLE && state_before == SWITCH);
    end
