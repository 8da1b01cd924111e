
    localparam L = NACK_LINE_BITS;
    localparam C = NACK_REQUESTER_BITS;
    localparam I = NACK_ID_BITS;
    localparam S = REQUEST_SECTORS_BITS;
    localparam B = REQUEST_BYTE_ENABLE_BITS;
    localparam D = REQUEST_DATA_BITS;
    localparam H = QUEUE == 2 ? 1 : 2;
    localparam W = 6 + L + S + B + D + C + I; // a request's word
    localparam V = 6 + L + S + 2 + C + I;     // the same with a bit of its data and of its bytes
    localparam M = I + C + D + B;             // where its sectors begin
    localparam E = 1 + CORES + L;             // an entry: valid, sharers, tag
    localparam LOADS = 0;
    localparam WRITES = 1;
    localparam REMOVES = 2;

    // The turns, the queue and the entries; there may be no second entry and no third word.
    (* hierconn *) wire [CORES-1:0] \u_writes.waits_q ;
    (* hierconn *) wire [CORES-1:0] \u_removes.waits_q ;
    (* hierconn *) wire [CORES-1:0] \u_loads.waits_q ;
    (* hierconn *) wire [CORES-1:0] \u_writes.u_arbiter.ahead_q ;
    (* hierconn *) wire [CORES-1:0] \u_removes.u_arbiter.ahead_q ;
    (* hierconn *) wire [CORES-1:0] \u_loads.u_arbiter.ahead_q ;
    (* hierconn *) wire [1:0] \u_requests.used_q ;
    (* hierconn *) wire [H-1:0] \u_requests.head_q ;
    (* hierconn *) wire [W-1:0] \u_requests.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_requests.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_requests.u_words.word_2 ;
    (* hierconn *) wire \u_tracker.may_forward_q ;
    (* hierconn *) wire \u_tracker.adds_q ;
    (* hierconn *) wire \u_tracker.u_table.u_written_sets.rows_q ;
    (* hierconn *) wire [E-1:0] \u_tracker.u_table.u_ways_0.u_entries.written_q ;
    (* hierconn *) wire [E-1:0] \u_tracker.u_table.ways[0].u_ways.u_entries.written_q ;
    (* hierconn *) wire [E-1:0] \u_tracker.u_table.ways[1].u_ways.u_entries.written_q ;
    wire [3*W-1:0] words = {\u_requests.u_words.word_2 , \u_requests.u_words.word_1 , \u_requests.u_words.word_0 };
    wire is_written = \u_tracker.u_table.u_written_sets.rows_q ;
    wire [E-1:0] entry_0 = WAYS == 1 ? \u_tracker.u_table.u_ways_0.u_entries.written_q
        : \u_tracker.u_table.ways[0].u_ways.u_entries.written_q ;
    wire [E-1:0] entry_1 = \u_tracker.u_table.ways[1].u_ways.u_entries.written_q ;

    // Of a request's data and bytes the lowest bit represents all: no logic is theirs alone.
    function [V-1:0] seen(input [W-1:0] word);
        seen = {word[0 +: I], word[I +: C], word[I + C], word[I + C + D], word[M +: S], word[M + S +: L],
            word[M + S + L +: 4], word[M + S + L + 4 +: 2]};
    endfunction

    // The environment's side: a nack's requester exists.
    always @* if (formal_on)
        names_a_core: assume (nack_requester < CORES);

    // The message that passes, as L2 is asked for it; a flush that does.
    wire [CORES-1:0] passed_now = message_valid & message_ready;
    reg [V-1:0] its_word;
    reg [1:0] its_kind;
    integer c;
    always @* begin
        its_word = 0;
        its_kind = 0;
        for (c = 0; c < CORES; c = c + 1)
            if (passed_now[c]) begin
                its_kind = message_kind[c*2 +: 2];
                its_word = {message_id[c*I +: I], c[C-1:0], message_data[c*D], message_byte_enable[c*B],
                    message_sectors[c*S +: S], message_line[c*L +: L], message_operation[c*4 +: 4],
                    message_kind[c*2 +: 2]};
            end
    end
    wire flush_passes = flush_valid && flush_ready;
    wire passes = passed_now != 0 || flush_passes;

    // The pending answer, by R4 to R8: to the message or flush that passed last.
    reg stands;
    reg is_flush;
    reg [V-1:0] word;
    wire [1:0] kind = word[1:0];
    wire [L-1:0] line = word[6 +: L];
    wire [C-1:0] source = word[V-1-I -: C];
    wire [I-1:0] id = word[V-1 -: I];
    wire is_load = stands && !is_flush && kind == 0;
    wire is_write = stands && !is_flush && (kind == 1 || kind == 2);
    wire is_forward = is_load && tracker_answer_forward;
    wire goes_to_l2 = is_write || (is_load && !is_forward);
    wire [C-1:0] owner = tracker_answer_forward_core;
    reg [CORES-1:0] busy;   // forwards that wait
    reg [2:0] waiting;      // requests that wait
    reg nack_was_last;
    wire has_room = waiting < QUEUE;
    wire nack_may = has_room && !(goes_to_l2 && nack_was_last);
    wire nack_goes = nack_valid && nack_may;
    wire is_taken = stands && (is_forward ? !busy[owner] : goes_to_l2 ? has_room && !nack_goes : 1'b1);
    wire answer_enters = goes_to_l2 && is_taken;
    wire pops = request_valid && request_ready;
    always @(posedge clock) begin
        if (is_taken)
            stands <= 1'b0;
        if (passes) begin
            stands <= 1'b1;
            is_flush <= flush_passes;
            word <= its_word;
        end
        busy <= (busy & ~forward_ready) | (is_forward && is_taken ? {{CORES-1{1'b0}}, 1'b1} << owner : {CORES{1'b0}});
        waiting <= waiting + (answer_enters || nack_goes) - pops;
        if (answer_enters || nack_goes)
            nack_was_last <= nack_goes;
        if (reset) begin
            stands <= 1'b0;
            busy <= 0;
            waiting <= 0;
            nack_was_last <= 1'b1;
        end
    end

    // The message that left with the answer taken in the previous cycle, by the outputs.
    reg was_taken;
    reg was_to_leave;
    reg [CORES-1:0] forwards_before;
    reg [2:0] waiting_before;
    always @(posedge clock) begin
        was_taken <= !reset && tracker_answer_valid && tracker_answer_ready;
        was_to_leave <= is_load || is_write;
        forwards_before <= forward_valid & ~forward_ready;
        waiting_before <= \u_requests.used_q - pops + (nack_valid && nack_ready);
        if (reset) begin
            forwards_before <= 0;
            waiting_before <= 0;
        end
    end
    wire [CORES-1:0] new_forwards = forward_valid & ~forwards_before;
    wire has_entered = \u_requests.used_q != waiting_before;
    wire is_one_forward = new_forwards != 0 && (new_forwards & (new_forwards - 1'b1)) == 0;

    // A message, or a nack, is followed, whichever it is: it is held, is a forward, or waits behind so many requests.
    (* anyseq *) wire marks;
    reg [1:0] stage; // 0 no more or not yet, 1 held, 2 a forward, 3 waits
    reg [V-1:0] its;
    reg [C-1:0] its_owner;
    reg [2:0] ahead;
    wire [V-1:0] of_nack = {nack_id, nack_requester, 2'd0, {S{1'b1}}, nack_line, 4'd0, 2'd0};
    always @(posedge clock) begin
        if (stage == 0 && marks) begin
            if (nack_goes) begin
                stage <= 2'd3;
                its <= of_nack;
                ahead <= waiting - pops;
            end else if (passed_now != 0 && its_kind != 3) begin
                stage <= 2'd1;
                its <= its_word;
            end
        end
        if (stage == 1 && is_taken) begin
            stage <= is_forward ? 2'd2 : 2'd3;
            its_owner <= owner;
            ahead <= waiting - pops;
        end
        if (stage == 2 && forward_ready[its_owner])
            stage <= 2'd0;
        if (stage == 3 && pops) begin
            ahead <= ahead - 1'b1;
            if (ahead == 0)
                stage <= 2'd0;
        end
        if (reset)
            stage <= 2'd0;
    end
    wire [3:0] past = \u_requests.head_q + ahead;
    wire [3:0] its_place = past < QUEUE ? past : past - QUEUE;
    wire [V-1:0] request_word = {request_id, request_source, request_data[0], request_byte_enable[0],
        request_sectors, request_line, request_operation, request_kind};

    // The cores that have asked for a watched line since the last write to it, their last remove, and a flush.
    (* anyconst *) reg [L-1:0] watched;
    reg [CORES-1:0] askers;
    wire is_watched = stands && !is_flush && line == watched;
    wire [CORES-1:0] own = {{CORES-1{1'b0}}, 1'b1} << source;
    always @(posedge clock) begin
        if (is_taken) begin
            if (is_watched && is_load && !id[I-1])
                askers <= askers | own;
            if (is_watched && kind == 3)
                askers <= askers & ~own;
            if (is_flush || (is_watched && is_write))
                askers <= 0;
        end
        if (reset)
            askers <= 0;
    end
    wire is_in_0 = is_written && entry_0[E-1] && entry_0[L-1:0] == watched;
    wire is_in_1 = WAYS > 1 && is_written && entry_1[E-1] && entry_1[L-1:0] == watched;
    wire [CORES-1:0] held = (is_in_0 ? entry_0[L +: CORES] : {CORES{1'b0}})
        | (is_in_1 ? entry_1[L +: CORES] : {CORES{1'b0}});

    // A stream of the tracker is watched, whichever it is, by R1 and R2: whom it is offered.
    (* anyconst *) reg [1:0] stream;
    always @* if (formal_on)
        watches_a_stream: assume (stream < 3);
    reg [CORES-1:0] request;
    reg [CORES-1:0] offered_before;
    reg [C-1:0] pointer;
    reg [CORES-1:0] expected;
    reg [CORES-1:0] from_pointer;
    always @* begin
        for (c = 0; c < CORES; c = c + 1) begin
            request[c] = message_valid[c] && (stream == LOADS ? message_kind[c*2 +: 2] == 0
                : stream == REMOVES ? message_kind[c*2 +: 2] == 3
                : message_kind[c*2 +: 2] == 1 || message_kind[c*2 +: 2] == 2);
            from_pointer[c] = request[c] && c >= pointer;
        end
        expected = from_pointer != 0 ? from_pointer & (~from_pointer + 1'b1) : request & (~request + 1'b1);
        if ((offered_before & request) != 0)
            expected = offered_before & request;
    end
    wire [CORES-1:0] its_passing = request & passed_now;
    integer t;
    always @(posedge clock) begin
        offered_before <= its_passing != 0 ? {CORES{1'b0}} : expected;
        for (t = 0; t < CORES; t = t + 1)
            if (its_passing[t])
                pointer <= t == CORES - 1 ? 0 : t + 1;
        if (reset) begin
            offered_before <= 0;
            pointer <= 0;
        end
    end
    wire [CORES-1:0] offered = stream == LOADS ? loads_offered : stream == REMOVES ? removes_offered : writes_offered;
    wire [CORES-1:0] waits_q = stream == LOADS ? \u_loads.waits_q : stream == REMOVES ? \u_removes.waits_q
        : \u_writes.waits_q ;
    wire [CORES-1:0] ahead_q = stream == LOADS ? \u_loads.u_arbiter.ahead_q
        : stream == REMOVES ? \u_removes.u_arbiter.ahead_q : \u_writes.u_arbiter.ahead_q ;
    wire is_ready = stream == LOADS ? tracker_lookup_ready : stream == REMOVES ? tracker_remove_ready
        : tracker_invalidate_ready;
    wire is_offered = stream == LOADS ? loads_any : stream == REMOVES ? removes_any : writes_any;
    wire [L-1:0] offered_line = stream == LOADS ? tracker_lookup_line : stream == REMOVES ? tracker_remove_line
        : tracker_invalidate_line;
    wire [C-1:0] offered_core = stream == LOADS ? loads_core : removes_core;
    reg is_passed_on;
    always @* begin
        is_passed_on = is_offered == (expected != 0);
        for (c = 0; c < CORES; c = c + 1)
            if (expected[c])
                is_passed_on = is_offered && offered_line == message_line[c*L +: L]
                    && (stream == WRITES || offered_core == c)
                    && (stream != LOADS || (tracker_lookup_may_forward == !message_id[c*I + I-1]
                        && tracker_lookup_adds == !message_id[c*I + I-1]));
    end
    reg standing_full;
    always @(posedge clock)
        standing_full <= !reset && stands && !is_taken;

    always @* if (formal_on) begin
        // R4: The answer is valid with what of its message the tracker does not repeat.
        // Fault in tracker_bank: `passing = writes_core;` becomes `passing = removes_core;`.
        answer_follows: assert (tracker_answer_valid == stands
            && (!stands || tracker_answer_kind == (is_flush ? 3 : kind == 0 ? 0 : kind == 3 ? 1 : 2))
            && (!(is_load || is_write) || (tracker_answer_line == line
                && {id_q, source_q, data_q[0], byte_enable_q[0], sectors_q, operation_q, answered_kind_q}
                == {word[V-1:6+L], word[5:0]}))
            && (!stands || kind != 3 || is_flush || (tracker_answer_line == line && tracker_answer_core == source))
            && (!is_load || tracker_answer_core == source)
            && (!stands || source < CORES)
            && (!(\u_tracker.may_forward_q || \u_tracker.adds_q ) || !stands || (is_load && !id[I-1])));
        // R5: A forward is offered from the cycle after it took its place on, until it is taken.
        // Fault in forward_queue: `if (popped && !pushed) begin` becomes `if (!pushed) begin`.
        places_follow: assert (forward_valid == busy);
        // R6, R8: The queue holds what entered and has not left; who entered last is known.
        // Fault in tracker_bank: `answer_sent_d = enters;` becomes `answer_sent_d = 1'b1;`.
        queue_follows: assert (\u_requests.used_q == waiting && waiting <= QUEUE && answer_sent_q == !nack_was_last
            && \u_requests.head_q < QUEUE);
        // R2: Of each stream it is known whose message was offered, and whose turn it is.
        // Fault in tracker_bank_stream_arbiter: `waits_d = offered;` becomes `waits_d = request;`.
        pointer_follows: assert (pointer < CORES && waits_q == offered_before && (offered_before & (offered_before - 1'b1)) == 0
            && ahead_q == (pointer == 0 ? {CORES{1'b0}} : {CORES{1'b1}} << pointer));
        // R1: A message goes to the stream of its kind, with its line and core; only a load that allocates asks and
        // adds.
        // Fault in tracker_bank: `tracker_lookup_adds = !message_id` becomes `tracker_lookup_adds = message_id`.
        r1_passed_on: assert (is_passed_on);
        // R2: Each stream is offered what was offered before, or the next core's in turn.
        // Fault in tracker_bank_stream_arbiter: `arbiter_request = waiting;` becomes `arbiter_request = request;`.
        r2_arbiter: assert (offered == expected);
        if (formal_on && request != 0)
            // R3: A message passes exactly when it is offered to the tracker, and the tracker's stream is ready.
            // Fault in tracker_bank: `(removes_offered[0] && tracker_remove_ready)` becomes `removes_offered[0]`.
            r3_ready: assert ((message_ready & request) == (is_ready ? expected : {CORES{1'b0}}));
        // R3: At most one message's `ready` is true, and no message passes with a flush.
        // Fault in tracker_bank: `(loads_offered[0] && tracker_lookup_ready)` becomes `loads_offered[0]`.
        r3_one: assert ((message_ready & (message_ready - 1'b1)) == 0 && !(passed_now != 0 && flush_passes));
        // R5, R6, R7: An answer is taken when its forward has a place, when the queue has room and no nack its turn,
        // or at once.
        // Fault in tracker_bank: `tracker_answer_ready = has_place;` becomes `tracker_answer_ready = 1'b1;`.
        r5_to_r7_taken: assert (!stands || tracker_answer_ready == is_taken);
        // R8: A nack enters when there is room, but not before an answer whose turn it is.
        // Fault in tracker_bank: `(!is_for_l2 || answer_sent_q)` becomes `!is_for_l2`.
        r8_nack_ready: assert (nack_ready == nack_may);
        // R5, R6, R7, R8: A load or write whose answer is taken leaves by exactly one of forward and queue; a remove
        // and a flush by neither.
        // Fault in tracker_bank: `is_asked && !tracker_answer_forward` becomes `is_asked`.
        exactly_one: assert (!was_taken ? new_forwards == 0 && !has_entered
            : was_to_leave ? is_one_forward != has_entered && (is_one_forward || new_forwards == 0)
            : new_forwards == 0 && !has_entered);
        // R6, R8, R9: A message is held, is a forward or waits in the queue, a nack waits there, behind what came
        // before and unchanged.
        // Fault in tracker_bank: `requests_push_line = nack_line;` becomes `requests_push_line =
        // tracker_answer_line;`.
        followed: assert ((stage != 1 || (stands && !is_flush && kind != 3 && its == word))
            && (stage != 2 || (busy[its_owner] && its_owner < CORES))
            && (stage != 3 || (ahead < waiting && seen(words[its_place*W +: W]) == its)));
        if (stage == 2)
            // R5: A forward has line, requester and identifier of its load, which allocates.
            // Fault in forward_queue: `if (pushed) begin` becomes `if (push_valid) begin`.
            r5_forward: assert (forward_valid[its_owner] && forward_line[its_owner*L +: L] == its[6 +: L]
                && forward_requester[its_owner*C +: C] == its[V-1-I -: C]
                && forward_id[its_owner*I +: I] == its[V-1 -: I] && its[1:0] == 0 && !its[V-1]);
        if (stage == 3 && ahead == 0)
            // R9: Requests leave in the order in which they entered, which is that of the grants but for nacks.
            // Fault in request_queue: `tail_d = tail_q + 1'b1;` becomes `tail_d = tail_q;`.
            r9_order: assert (request_valid && request_word == its);
        // R4: An entry marks no core that has not asked for its line since the last write to it, its last remove,
        // and a flush.
        // Fault in sharing_tracker_table: `(is_remove || is_invalidate) && found` becomes `is_remove && found`.
        entries_follow: assert ((held & ~askers) == 0 && !(is_in_0 && is_in_1));
        if (is_forward && is_watched)
            // R4, R5: A load is forwarded to another core, which has asked for the line since the last write to it.
            // Fault in sharing_tracker_table: `other_sharers = held & ~requester` becomes `other_sharers = held`.
            forward_of_a_copy: assert (owner < CORES && askers[owner] && owner != source);
        // R10: `idle` is true exactly while no answer is valid, no forward waits and the queue is empty, and after a
        // reset.
        // Fault in tracker_bank: `&& !waits && ` becomes `&& `.
        r10_idle: assert (idle == (!stands && busy == 0 && waiting == 0) && (!formal_was_reset || idle));
        forwarded: cover (stage == 2 && forward_ready[its_owner]);
        nack_was_granted: cover (standing_full && nack_valid && nack_ready && stage == 1);
        full: cover (waiting == QUEUE && goes_to_l2);
    end
