
    // The queue's registers and words; there may be no third word.
    localparam L = REQUEST_LINE_BITS;
    localparam H = DEPTH == 2 ? 1 : 2;
    (* hierconn *) wire [1:0] \u_queue.used_q ;
    (* hierconn *) wire [H-1:0] \u_queue.head_q ;
    (* hierconn *) wire [WAITING-1:0] \u_queue.u_words.word_0 ;
    (* hierconn *) wire [WAITING-1:0] \u_queue.u_words.word_1 ;
    (* hierconn *) wire [WAITING-1:0] \u_queue.u_words.word_2 ;
    (* hierconn *) wire [DEPTH-1:0] \u_lines.taken_q ;
    (* hierconn *) wire [DEPTH*L-1:0] \u_lines.places_q ;
    wire [2:0] used = \u_queue.used_q ;
    wire [3*WAITING-1:0] words = {\u_queue.u_words.word_2 , \u_queue.u_words.word_1 , \u_queue.u_words.word_0 };

    // The environment's side: `enable` stays while something is held or was offered; an internal beat answers an internal request.
    wire wants_atomic = enable && request_kind == 2;
    wire is_local_beat = slice_reply_valid && slice_reply_id[REQUEST_ID_BITS];
    wire is_local_request = slice_request_valid && slice_request_id[REQUEST_ID_BITS];
    wire is_other_request = slice_request_valid && !slice_request_id[REQUEST_ID_BITS];
    reg is_in_flight;
    reg enable_before;
    reg request_before;
    always @(posedge clock) begin
        if (is_local_beat)
            is_in_flight <= 1'b0;
        if (is_local_request && slice_request_ready)
            is_in_flight <= 1'b1;
        if (reset)
            is_in_flight <= 1'b0;
        enable_before <= enable;
        request_before <= request_valid;
    end
    always @* if (formal_on) begin
        enable_stays: assume (formal_was_reset || enable == enable_before || (idle && !request_before));
        local_beat_answers: assume (!is_local_beat || is_in_flight);
    end

    // R6, R7, R9 and R10: the sector, and whether its request has been taken.
    reg [1:0] stage; // 0 empty, 1 loading, 2 held, 3 writing
    reg local_waits;
    reg [L-1:0] its_line;
    reg [REPLY_SECTOR_BITS-1:0] its_sector;
    wire is_to_it = lines_head == its_line && queue_pop_sector == its_sector;
    wire wants_line = request_valid && !wants_atomic && request_line == its_line;
    wire leaves = stage == 2 && (used != 0 ? !is_to_it : flush || wants_line);
    always @(posedge clock) begin
        if (is_local_request && slice_request_ready)
            local_waits <= 1'b0;
        if (stage == 0 && used != 0) begin
            stage <= 2'd1;
            local_waits <= 1'b1;
            its_line <= lines_head;
            its_sector <= queue_pop_sector;
        end
        if (stage == 1 && is_local_beat)
            stage <= 2'd2;
        if (leaves) begin
            stage <= dirty_q != 0 ? 2'd3 : 2'd0;
            local_waits <= dirty_q != 0;
        end
        if (stage == 3 && is_local_beat)
            stage <= 2'd0;
        if (reset) begin
            stage <= 2'd0;
            local_waits <= 1'b0;
        end
    end

    // R10 and R13: a byte of the sector is watched, whichever it is.
    (* anyconst *) wire [BYTE_BITS-1:0] watched;
    reg [7:0] its_byte;
    reg is_dirty;
    always @(posedge clock) begin
        if (stage == 1 && is_local_beat) begin
            its_byte <= slice_reply_data[8*watched +: 8];
            is_dirty <= 1'b0;
        end
        if (performs) begin
            its_byte <= operation_changed[8*watched +: 8];
            is_dirty <= is_dirty || operation_dirtied[watched/4];
        end
    end

    // R1, R8 and R13: an atomic is followed, whichever it is, from the queue to its reply.
    (* anyseq *) wire marks;
    reg is_followed;
    reg [1:0] ahead;
    reg [L-1:0] followed_line;
    reg [WAITING-1:0] followed_word;
    wire [WAITING-1:0] asked_word = {request_operation, operands_sector, operands_pair, operands_is_upper, operands_is_wide,
        operands_operand, operands_compare, request_source, request_id};
    wire atomic_enters = request_valid && request_ready && wants_atomic;
    always @(posedge clock) begin
        if (is_followed && performs) begin
            ahead <= ahead - 2'd1;
            is_followed <= ahead != 0;
        end
        if (!is_followed && marks && atomic_enters) begin
            is_followed <= 1'b1;
            ahead <= used - performs;
            followed_line <= request_line;
            followed_word <= asked_word;
        end
        if (reset)
            is_followed <= 1'b0;
    end
    wire [2:0] place = \u_queue.head_q + ahead;
    wire [1:0] place_in_queue = place >= DEPTH ? place - DEPTH : place;
    wire is_head = is_followed && ahead == 0;

    // R3: an atomic that waits is to the request's line.
    reg queue_has_line;
    integer e;
    always @* begin
        queue_has_line = 1'b0;
        for (e = 0; e < DEPTH; e = e + 1)
            if (e < used && \u_lines.places_q [e*L +: L] == request_line)
                queue_has_line = 1'b1;
    end
    wire must_wait = queue_has_line || (stage != 0 && its_line == request_line);

    // R4 and R11: what was offered, and which sort of reply left last.
    reg other_stood;
    reg slice_stood;
    reg atomic_stood;
    reg atomic_left_last;
    reg performed_before;
    reg flushed_before;
    wire has_reply = slice_reply_valid && !slice_reply_id[REQUEST_ID_BITS];
    wire has_atomic = stage == 2 && used != 0 && is_to_it;
    wire atomic_goes = has_atomic && (!has_reply || atomic_stood || (!slice_stood && !atomic_left_last));
    always @(posedge clock) begin
        other_stood <= !reset && is_other_request && !slice_request_ready;
        slice_stood <= !reset && has_reply && !atomic_goes && !reply_ready;
        atomic_stood <= !reset && atomic_goes && !reply_ready;
        if ((has_reply || has_atomic) && reply_ready)
            atomic_left_last <= atomic_goes;
        if (reset)
            atomic_left_last <= 1'b1;
        performed_before <= !reset && performs;
        flushed_before <= !reset && flush && idle;
    end

    always @* if (formal_on) begin
        // Invariant: There are as many lines as atomics.
        // Fault in atomic_buffer_lines: `if (pushed)` becomes `if (pushed && !popped)`.
        queue_follows: assert (used <= DEPTH && \u_lines.taken_q == (1 << used) - 1);
        // R6, R7, R9, R10: The sector is loaded for the head of the queue, held, released when it is in the way, and
        // written back if it is dirty; its request is asked once, and its bytes are what was loaded and
        // performed.
        // Fault in atomic_buffer: `waits && !is_heads` becomes `waits && !is_heads && !flush`.
        sector_follows: assert (state_q == stage && requests_sector_q == local_waits && is_in_flight == (stage[0] && !local_waits)
            && (!local_waits || stage[0]) && (stage == 0 || (line_q == its_line && sector_q == its_sector))
            && (stage[1] == 0 || (data_q[8*watched +: 8] == its_byte && dirty_q[watched/4] == is_dirty)));
        // Invariant: An atomic is in the queue behind those that came before it, unchanged, and its line with it.
        // Fault in atomic_buffer_lines: `if (stays[0])` becomes `if (is_taken[0])`.
        atomic_follows: assert (!is_followed || (ahead < used && \u_lines.places_q [ahead*L +: L] == followed_line
            && words[place_in_queue*WAITING +: WAITING] == followed_word));
        // Invariant: The block knows what was offered, and which sort of reply goes first.
        // Fault in atomic_buffer: `goes_first != is_taken` becomes `goes_first == is_taken`.
        order_follows: assert (is_stalled_q == other_stood && (!other_stood || (request_valid && !wants_atomic))
            && !(slice_stood && (atomic_stood || !has_reply)) && (!atomic_stood || has_atomic)
            && atomic_leads_q == (atomic_stood || (!slice_stood && !atomic_left_last)));
        if (wants_atomic)
            // R1, R5: An atomic is taken when the queue has room and `flush` is false.
            // Fault in atomic_buffer: `request_ready = queue_push_ready && !flush` becomes `request_ready =
            // queue_push_ready`.
            r1_enters: assert (request_ready == (!flush && used != DEPTH));
        if (is_other_request)
            // R2, R4: A request to the slice that is not an internal one is the other request, unchanged.
            // Fault in atomic_buffer: `slice_request_operation = request_operation` becomes `slice_request_operation
            // = queue_pop_operation`.
            r2_unchanged: assert (request_valid && !wants_atomic && slice_request_kind == request_kind
                && slice_request_operation == request_operation && slice_request_line == request_line
                && slice_request_sectors == request_sectors && slice_request_byte_enable == request_byte_enable
                && slice_request_data == request_data && slice_request_source == request_source
                && slice_request_id[REQUEST_ID_BITS-1:0] == request_id);
        // R1, R2: While `flush` is true nothing is taken but what was offered before.
        // Fault in atomic_buffer: `!is_atomic && !flush &&` becomes `!is_atomic &&`.
        r2_flush: assert (!(flush && request_valid && request_ready) || other_stood);
        if (!wants_atomic) begin
            // R3: No other request passes while an atomic to its line waits, or the sector is of its line.
            // Fault in atomic_buffer: `is_held = is_local_line || ` becomes `is_held = `.
            r3_held: assert (!must_wait || (!is_other_request && !request_ready));
            // R2 to R5: An other request is taken exactly when nothing holds it and the slice is ready, be it there
            // or not.
            // Fault in atomic_buffer: `passes && slice_request_ready;` becomes `is_offered && slice_request_ready;`.
            r5_ready: assert (request_ready
                == (slice_request_ready && (other_stood || (!flush && !must_wait && !local_waits))));
        end
        // R4: An internal request is offered unless another was.
        // Fault in atomic_buffer: `is_stalled_d = is_offered && !slice_request_ready` becomes `is_stalled_d = 1'b0`.
        r4_local_first: assert (is_local_request == (local_waits && !other_stood));
        if (is_local_request)
            // R6, R17: An internal request is a load of the sector or a store to it, and carries nothing else.
            // Fault in atomic_buffer: `slice_request_source = 1'b0` becomes `slice_request_source = request_source`.
            r17_local: assert (slice_request_kind == (stage == 3) && slice_request_operation == 0
                && slice_request_line == its_line && slice_request_sectors == 1 << its_sector && slice_request_source == 0
                && slice_request_id == 1 << REQUEST_ID_BITS
                && (stage == 3 || (slice_request_byte_enable == 0 && slice_request_data == 0)));
        if (is_local_request && stage == 3)
            // R10, R14: A write-back is of the sector, its dirty bytes enabled.
            // Fault in atomic_buffer: `dirty_d = dirty_q | operation_dirtied` becomes `dirty_d = operation_dirtied`.
            r10_dirty_bytes: assert (slice_request_byte_enable[watched] == is_dirty
                && slice_request_data[8*watched +: 8] == its_byte);
        // R8, R11: The head of the queue is performed when it is to the held sector and its reply is taken.
        // Fault in atomic_buffer: `waits && is_heads;` becomes `waits;`.
        r8_performed: assert (performs == (atomic_goes && reply_ready));
        if (is_head && performs)
            // R8, R13: An atomic is performed when those before it are, with its operands, on a sector of its
            // line; its reply has its names.
            // Fault in atomic_request_queue: `{push_operation, push_sector,` becomes `{push_operation, pop_sector,`.
            r8_in_order: assert ({queue_pop_operation, queue_pop_sector, queue_pop_pair, queue_pop_is_upper, queue_pop_is_wide,
                queue_pop_operand, queue_pop_compare, reply_source, reply_id} == followed_word && its_line == followed_line);
        if (atomic_goes)
            // R13: An atomic's reply is the sector before the operation.
            // Fault in atomic_buffer: `reply_data = data_q` becomes `reply_data = operation_changed`.
            r13_reply: assert (reply_valid && reply_kind == 2 && reply_sector == its_sector && reply_last
                && reply_data[8*watched +: 8] == its_byte);
        // R8, R11: A reply is offered when there is one of the slice's or of an atomic.
        // Fault in atomic_buffer: `assign reply_valid = serves || is_passed_on` becomes `assign reply_valid = serves
        // || slice_reply_valid`.
        r11_reply: assert (reply_valid == (has_reply || has_atomic));
        if (is_local_beat)
            // R12: An internal beat is taken in the cycle in which it comes.
            // Fault in atomic_buffer: `is_local || (is_taken` becomes `(is_local && !is_held) || (is_taken`.
            r12_local_taken: assert (slice_reply_ready);
        if (has_reply)
            // R11, R12: A reply of the slice is taken when it is its turn; after an atomic's it goes first, and
            // holds.
            // Fault in atomic_buffer: `!(serves && atomic_leads_q)` becomes `!serves`.
            r12_ready: assert (slice_reply_ready == (reply_ready && !atomic_goes));
        if (has_reply && !atomic_goes)
            // R12: A reply of the slice passes unchanged.
            // Fault in atomic_buffer: `reply_last = slice_reply_last` becomes `reply_last = 1'b1`.
            r12_unchanged: assert (reply_source == slice_reply_source && reply_id == slice_reply_id[REQUEST_ID_BITS-1:0]
                && reply_kind == slice_reply_kind && reply_sector == slice_reply_sector && reply_data == slice_reply_data
                && reply_last == slice_reply_last);
        // R15: `idle` is true exactly while the queue and the sector are empty.
        // Fault in atomic_buffer: `is_idle = is_empty && !waits` becomes `is_idle = is_empty`.
        r15_idle: assert (idle == (used == 0 && stage == 0));
        // R15: `flushed` is true after a cycle in which `flush` and `idle` were.
        // Fault in atomic_buffer: `is_flushed_d = flush && is_idle` becomes `is_flushed_d = is_idle`.
        r15_flushed: assert (flushed == flushed_before);
        // R16: `performed` is true after a cycle in which an atomic was performed.
        // Fault in atomic_buffer: `was_performed_q <= performs` becomes `was_performed_q <= serves`.
        r16_performed: assert (performed == performed_before);
        if (formal_was_reset)
            // R18: After a reset nothing is held.
            // Fault in atomic_buffer: `was_performed_q <= 1'b0` becomes `was_performed_q <= performs`.
            r18_reset: assert (idle && !flushed && !performed && !is_local_request);
        written_back: cover (stage == 3 && is_local_beat && is_dirty && its_byte == 8'h5a);
        in_turn: cover (atomic_goes && has_reply && reply_ready && !atomic_left_last);
        stood: cover (other_stood && local_waits && flush);
    end
