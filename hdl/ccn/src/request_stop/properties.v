
    // The queues' registers and words. There may be no third word of CB, and behind ReqQ's head one word or two.
    localparam L = INJECT_LINE_BITS;
    localparam E = INJECT_ENTRY_BITS;
    localparam M = L + E;
    localparam Q = L + CORE_BITS + E + 1;
    localparam B = CB == 2 ? 1 : 2;
    localparam R = REQQ == 2 ? 1 : 2;
    (* hierconn *) wire [1:0] \u_buffer.used_q ;
    (* hierconn *) wire [B-1:0] \u_buffer.head_q ;
    (* hierconn *) wire [B-1:0] \u_buffer.tail_q ;
    (* hierconn *) wire [M-1:0] \u_buffer.u_words.word_0 ;
    (* hierconn *) wire [M-1:0] \u_buffer.u_words.word_1 ;
    (* hierconn *) wire [M-1:0] \u_buffer.u_words.word_2 ;
    (* hierconn *) wire \u_queue.has_head_q ;
    (* hierconn *) wire [Q-1:0] \u_queue.head_q ;
    (* hierconn *) wire [R-1:0] \u_queue.u_rest.used_q ;
    (* hierconn *) wire \u_queue.u_rest.head_q ;
    (* hierconn *) wire \u_queue.u_rest.tail_q ;
    (* hierconn *) wire [Q-1:0] \u_queue.u_rest.word_q ;
    (* hierconn *) wire [Q-1:0] \u_queue.u_rest.u_words.word_0 ;
    (* hierconn *) wire [Q-1:0] \u_queue.u_rest.u_words.word_1 ;
    (* hierconn *) wire [1:0] \u_to_l2.used_q ;
    (* hierconn *) wire \u_to_l2.head_q ;
    (* hierconn *) wire \u_to_l2.tail_q ;
    (* hierconn *) wire [M:0] \u_to_l2.u_words.word_0 ;
    (* hierconn *) wire [M:0] \u_to_l2.u_words.word_1 ;

    // The environment's side: the core's number stays.
    reg [CORE_BITS-1:0] core_before;
    always @(posedge clock)
        core_before <= core;
    always @* if (formal_on)
        core_stays: assume (formal_was_reset || core == core_before);

    // R1 to R3, R9 to R11: requests in each queue, and how long the head of CB has waited.
    wire injected = inject_valid && inject_ready;
    wire passed = passing_valid && passing_ready;
    wire left = (next_valid && next_ready) || (served_valid && served_ready) || round_trip;
    wire left_cb = inserts || timed_out;
    wire sent = round_trip || timed_out;
    wire left_l2 = unserved_valid && unserved_ready;
    reg [2:0] in_cb;
    reg [2:0] in_reqq;
    reg [2:0] in_l2;
    reg [1:0] waited;
    always @(posedge clock) begin
        in_cb <= in_cb + injected - left_cb;
        in_reqq <= in_reqq + (passed || inserts) - left;
        in_l2 <= in_l2 + sent - left_l2;
        if (left_cb)
            waited <= 2'd0;
        else if (in_cb != 0 && waited != TIMEOUT)
            waited <= waited + 2'd1;
        if (reset)
            {in_cb, in_reqq, in_l2, waited} <= 0;
    end
    wire has_two_free = in_reqq + 3'd2 <= REQQ;

    // A request is followed, whichever it is: 1 in CB, 2 in ReqQ, 3 on the way to L2; so many are before it.
    (* anyseq *) wire marks;
    reg is_followed;
    reg [1:0] where;
    reg [2:0] ahead;
    reg [L-1:0] its_line;
    reg [CORE_BITS-1:0] its_core;
    reg [E-1:0] its_entry;
    reg has_gone_round;
    reg left_by_timeout;
    reg was_asked;
    reg was_offered;
    wire is_first = is_followed && ahead == 0;
    wire is_head = is_first && where == 2;
    wire will_be_head = is_followed && where == 2 && ahead == left;
    wire is_foreign = its_core != core;
    always @(posedge clock) begin
        was_asked <= !reset && will_be_head && lookup_valid;
        was_offered <= !reset && is_head && next_valid && !next_ready;
        if (is_followed && (where == 1 ? left_cb : where == 2 ? left : left_l2)) begin
            ahead <= ahead - 3'd1;
            if (ahead == 0) begin
                is_followed <= (where == 1) || (where == 2 && round_trip);
                where <= where == 1 && inserts ? 2'd2 : 2'd3;
                ahead <= where == 1 && inserts ? in_reqq - left : in_l2 - left_l2;
                left_by_timeout <= where == 1;
            end
        end
        if (!is_followed && marks && (injected || passed)) begin
            is_followed <= 1'b1;
            where <= passed ? 2'd2 : 2'd1;
            ahead <= passed ? in_reqq - left : in_cb - left_cb;
            its_line <= passed ? passing_line : inject_line;
            its_core <= passed ? passing_core : core;
            its_entry <= passed ? passing_entry : inject_entry;
            has_gone_round <= passed && passing_travelled;
        end
        if (reset)
            is_followed <= 1'b0;
    end

    // Where it is.
    wire [2:0] place = \u_buffer.head_q + ahead;
    wire [1:0] place_in_cb = place >= CB ? place - CB : place;
    wire place_in_rest = \u_queue.u_rest.head_q ^ !ahead[0];
    wire place_in_l2 = \u_to_l2.head_q ^ ahead[0];
    wire [M-1:0] word_in_cb = place_in_cb == 0 ? \u_buffer.u_words.word_0
        : place_in_cb == 1 ? \u_buffer.u_words.word_1 : \u_buffer.u_words.word_2 ;
    wire [Q-1:0] word_in_rest = REQQ == 2 ? \u_queue.u_rest.word_q
        : place_in_rest ? \u_queue.u_rest.u_words.word_1 : \u_queue.u_rest.u_words.word_0 ;
    wire [Q-1:0] word_in_reqq = ahead == 0 ? \u_queue.head_q : word_in_rest;
    wire [M:0] word_in_l2 = place_in_l2 ? \u_to_l2.u_words.word_1 : \u_to_l2.u_words.word_0 ;
    wire [2:0] buffer_end = \u_buffer.head_q + in_cb;
    wire is_answered_by_ring = its_line == next_line && its_core == next_core && its_entry == next_entry;

    always @* if (formal_on) begin
        // Invariant: The queues hold what entered and has not left, from their heads on; ReqQ's head is in its
        // register.
        // Fault in miss_queue: `if (popped && !pushed)` becomes `if (popped)`.
        counts_follow: assert (in_cb <= CB && \u_buffer.used_q == in_cb && \u_buffer.head_q < CB
            && \u_buffer.tail_q == (buffer_end >= CB ? buffer_end - CB : buffer_end)
            && in_reqq <= REQQ && \u_queue.has_head_q == (in_reqq != 0)
            && \u_queue.u_rest.used_q == (in_reqq == 0 ? 0 : in_reqq - 1)
            && (REQQ == 2 || (\u_queue.u_rest.head_q ^ \u_queue.u_rest.tail_q ) == \u_queue.u_rest.used_q [0])
            && in_l2 <= 2 && \u_to_l2.used_q == in_l2 && (\u_to_l2.head_q ^ \u_to_l2.tail_q ) == in_l2[0]);
        // Invariant: The time that is left is what the head of CB has not waited.
        // Fault in request_stop: `if (inserts || timed_out)` becomes `if (inserts)`.
        time_left_follows: assert (time_left_q == TIMEOUT - waited && (in_cb != 0 || waited == 0));
        // Invariant: The request marked as looked up is a foreign head, and one that was offered to the next node
        // goes there.
        // Fault in request_stop: `offered_d = next_valid && !next_ready` becomes `offered_d = next_valid`.
        head_is_known: assert (!(asked_q && offered_q) && (!asked_q || (in_reqq != 0 && next_core != core))
            && (!offered_q || (in_reqq != 0 && (next_core != core || !has_travelled))));
        if (is_followed)
            // Invariant: A request is held in its queue behind those that came before it, unchanged.
            // Fault in request_stop: `queue_push_entry = passing_entry` becomes `queue_push_entry =
            // buffer_pop_entry`.
            request_follows: assert (where == 1 ? ahead < in_cb && word_in_cb == {its_line, its_entry} && !is_foreign && !has_gone_round
                : where == 2 ? ahead < in_reqq && word_in_reqq == {its_line, its_core, its_entry, has_gone_round}
                : where == 3 && ahead < in_l2 && word_in_l2 == {its_line, its_entry, left_by_timeout});
        if (is_head)
            // Invariant: Of a head the block knows whether it was looked up in the cycle before, and offered.
            // Fault in request_stop: `asked_q <= lookup_valid` becomes `asked_q <= lookup_valid && !passing_valid`.
            decision_follows: assert (asked_q == was_asked && offered_q == was_offered);

        // R1: A miss is taken exactly while CB has a free place.
        // Fault in miss_queue: `has_room = used_q != DEPTH` becomes `has_room = used_q == 2'd0`.
        r1_room: assert (inject_ready == (in_cb != CB));
        // R2: A passing request is taken exactly while ReqQ has a free place.
        // Fault in request_queue: `has_room = used_q != DEPTH` becomes `has_room = used_q == 2'd0`.
        r2_room: assert (passing_ready == (in_reqq != REQQ));
        // R3: A request from CB enters ReqQ only while two places are free: the bubble rule.
        // Fault in request_stop_queue: `rest_count < 2'd1` becomes `rest_count < 2'd2`.
        r3_two_places: assert (!inserts || has_two_free);
        // R3: The head of CB enters when two places are free, nothing is offered on `passing` and the head has
        // not timed out.
        // Fault in request_stop: `queue_has_two_places && !passing_valid` becomes `queue_has_two_places`.
        r3_enters: assert (inserts == (in_cb != 0 && waited != TIMEOUT && has_two_free && !passing_valid));
        if (will_be_head)
            // R4: A foreign request that will be the head and was not offered to the next node is looked up; another
            // head is not.
            // Fault in request_stop: `lookup_line = queue_second_line` becomes `lookup_line = next_line`.
            r4_looked_up: assert (lookup_valid == (is_foreign && !was_offered && !(is_head && next_valid))
                && (!lookup_valid || lookup_line == its_line));
        if (in_reqq == left)
            // R4: Nothing is looked up when nothing that is in ReqQ will be its head.
            // Fault in request_stop: `queue_has_second && !is_second_local` becomes `!is_second_local`.
            r4_nothing_else: assert (!lookup_valid);
        if (is_head && is_foreign) begin
            if (!was_asked && !was_offered)
                // R5: A foreign head that was not looked up goes nowhere.
                // Fault in request_stop: `served_valid = asked_q &&` becomes `served_valid = queue_pop_valid &&`.
                r5_waits: assert (!next_valid && !served_valid && !round_trip);
            if (was_asked && answer_hit)
                // R6: One that hits is offered to the reader, unchanged and with the way of this cycle's answer, and
                // not to the next node.
                // Fault in request_stop: `served_way = answer_way` becomes `served_way = ~answer_way`.
                r6_served: assert (served_valid && !next_valid && served_line == its_line && served_core == its_core
                    && served_entry == its_entry && served_way == answer_way);
            if (was_offered || (was_asked && !answer_hit))
                // R7: One that misses is offered to the next node as it is, then whatever is answered.
                // Fault in request_stop: `is_miss = offered_q ||` becomes `is_miss = (offered_q && !answer_hit) ||`.
                r7_passes: assert (next_valid && !served_valid && is_answered_by_ring && next_travelled == has_gone_round);
        end
        if (is_head && !is_foreign && !has_gone_round)
            // R8: A local head that has not travelled is offered to the next node, as one that has.
            // Fault in request_stop: `has_travelled || is_at_home` becomes `has_travelled`.
            r8_departs: assert (next_valid && !served_valid && !round_trip && is_answered_by_ring && next_travelled);
        if (is_head && !is_foreign && has_gone_round)
            // R9, R12: A local head that has travelled goes to the queue of `unserved` as soon as that has a place,
            // and nowhere else.
            // Fault in request_stop: `is_at_home && has_travelled && to_l2_push_ready` becomes `is_at_home &&
            // has_travelled && to_l2_push_ready && !inserts`.
            r9_home: assert (!next_valid && !served_valid && round_trip == (in_l2 != 2));
        if (in_reqq == 0)
            // R6, R7, R9: Nothing leaves an empty ReqQ.
            // Fault in request_stop: `queue_pop_valid && is_local` becomes `is_local`.
            r9_nothing_else: assert (!next_valid && !served_valid && !round_trip);
        // R10, R12: The head of CB goes to L2 exactly when it times out, there is a place, and none comes home.
        // Fault in request_stop: `to_l2_push_ready && !round_trip` becomes `to_l2_push_ready`.
        r10_times_out: assert (timed_out == (in_cb != 0 && waited == TIMEOUT && in_l2 != 2 && !round_trip));
        // R11: Something is offered to L2 exactly while something waits for it.
        // Fault in unserved_queue: `assign pop_valid = has_word` becomes `assign pop_valid = has_word || push_valid`.
        r11_offered: assert (unserved_valid == (in_l2 != 0));
        if (is_first && where == 3)
            // R9 to R11: Requests that wait for L2 are offered in order, unchanged, with whether they timed
            // out.
            // Fault in request_stop: `to_l2_push_timed_out = 1'b0` becomes `to_l2_push_timed_out = 1'b1`.
            r11_in_order: assert (unserved_line == its_line && unserved_entry == its_entry && unserved_timed_out == left_by_timeout);
        // R13: `idle` is true exactly while CB and the queue of `unserved` are empty.
        // Fault in request_stop: `idle = !waits && ` becomes `idle = `.
        r13_idle: assert (idle == (in_cb == 0 && in_l2 == 0));
        if (formal_was_reset)
            // R14: After a reset nothing is there.
            // Fault in request_stop: `asked_q <= 1'b0` becomes `asked_q <= lookup_valid`.
            r14_reset: assert (idle && !next_valid && !served_valid && !unserved_valid && !lookup_valid);
        hit_is_lost: cover (is_head && was_asked && !answer_hit && has_gone_round && is_foreign && in_reqq == REQQ);
        goes_to_l2_by_timeout: cover (is_first && where == 3 && left_by_timeout && left_l2);
        comes_home: cover (is_first && where == 3 && !left_by_timeout && left_l2);
        departs_from_cb: cover (is_head && !is_foreign && !has_gone_round && next_ready && waited != 0);
    end
