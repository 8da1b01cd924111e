
    // Sectors have 16 bytes; there may be no second and no third number.
    localparam L = REQUEST_LINE_BITS;
    localparam I = REQUEST_ID_BITS;
    localparam S = REQUEST_SECTORS_BITS;
    localparam P = REPLY_SECTOR_BITS;
    localparam D = R_DATA_BITS;
    localparam X = AR_ID_BITS;
    localparam W = L + I;
    localparam Q = I + P + D + 3;
    (* hierconn *) wire [READS*S-1:0] \u_reads.waits_q ;
    (* hierconn *) wire [W-1:0] \u_reads.u_requests.word_0 ;
    (* hierconn *) wire [W-1:0] \u_reads.u_requests.word_1 ;
    (* hierconn *) wire [W-1:0] \u_reads.u_requests.word_2 ;
    (* hierconn *) wire [WRITES-1:0] \u_writes.waits_q ;
    (* hierconn *) wire [W-1:0] \u_writes.request_q ;
    (* hierconn *) wire [W-1:0] \u_writes.u_requests.word_0 ;
    (* hierconn *) wire [W-1:0] \u_writes.u_requests.word_1 ;
    (* hierconn *) wire [NUMBER-1:0] \u_bursts.number_q ;
    (* hierconn *) wire [L-1:0] \u_bursts.line_q ;
    (* hierconn *) wire [S-1:0] \u_bursts.left_q ;
    (* hierconn *) wire \u_stores.has_address_q ;
    (* hierconn *) wire \u_stores.has_beat_q ;
    (* hierconn *) wire \u_stores.number_q ;
    (* hierconn *) wire [L-1:0] \u_stores.line_q ;
    (* hierconn *) wire [P-1:0] \u_stores.sector_q ;
    (* hierconn *) wire [S*4-1:0] \u_stores.byte_enable_q ;
    (* hierconn *) wire [D-1:0] \u_stores.data_q ;
    (* hierconn *) wire [1:0] \u_replies.used_q ;
    (* hierconn *) wire \u_replies.head_q ;
    (* hierconn *) wire [Q-1:0] \u_replies.words_write_data ;
    (* hierconn *) wire [Q-1:0] \u_replies.u_words.word_0 ;
    (* hierconn *) wire [Q-1:0] \u_replies.u_words.word_1 ;
    wire [3*W-1:0] reads_words =
        {\u_reads.u_requests.word_2 , \u_reads.u_requests.word_1 , \u_reads.u_requests.word_0 };
    wire [WRITES-1:0] unanswered = \u_writes.waits_q ;
    wire [2*W-1:0] writes_words = WRITES == 1 ? {\u_writes.request_q , \u_writes.request_q }
        : {\u_writes.u_requests.word_1 , \u_writes.u_requests.word_0 };

    wire is_load = request_kind == 0;
    wire goes = request_valid && request_ready;
    wire takes_read = goes && is_load;
    wire takes_write = goes && !is_load;
    wire [S-1:0] lowest_sector = request_sectors & (~request_sectors + 1'b1);

    // The environment's side.
    always @* if (formal_on)
        sector_is_named: assume (!request_valid || request_sectors != 0);

    // R2 and R5: of the last read that was taken, the sectors that no burst has left for.
    reg [S-1:0] to_ask;
    reg [L-1:0] asked_line;
    reg [X-1:0] asked_number;
    wire [P-1:0] burst_first = ar_addr[4 +: P];
    reg [S-1:0] asks;
    integer s;
    always @*
        for (s = 0; s < S; s = s + 1)
            asks[s] = s >= burst_first && s <= burst_first + ar_len;
    wire burst_leaves = ar_valid && ar_ready;
    wire [S-1:0] stays = to_ask & ~asks;
    always @(posedge clock) begin
        if (burst_leaves)
            to_ask <= stays;
        if (takes_read) begin
            to_ask <= request_sectors;
            asked_line <= request_line;
            asked_number <= reads_lowest;
        end
        if (reset)
            to_ask <= 0;
    end

    // R3 and R6: of the last write that was taken, what has not left.
    reg address_waits;
    reg beat_waits;
    reg [L-1:0] written_line;
    reg [S-1:0] written_sector;
    reg [X-1:0] written_number;
    reg [W_STRB_BITS-1:0] written_bytes;
    reg [D-1:0] written_data;
    always @(posedge clock) begin
        if (aw_ready)
            address_waits <= 1'b0;
        if (w_ready)
            beat_waits <= 1'b0;
        if (takes_write) begin
            address_waits <= 1'b1;
            beat_waits <= 1'b1;
            written_line <= request_line;
            written_sector <= lowest_sector;
            written_number <= writes_lowest;
            written_bytes <= request_byte_enable;
            written_data <= request_data;
        end
        if (reset) begin
            address_waits <= 1'b0;
            beat_waits <= 1'b0;
        end
    end

    // R4, R7, R8 and R10: what a number represents, whichever it is, as a read's and as a write's.
    (* anyconst *) wire [X-1:0] number;
    reg [S-1:0] left;
    reg [L-1:0] read_line;
    reg [I-1:0] read_id;
    reg is_unanswered;
    reg [L-1:0] write_line;
    reg [I-1:0] write_id;
    wire beat_comes = r_valid && r_ready && r_id == number;
    wire response_comes = b_valid && b_ready && b_id == number;
    wire [S-1:0] next_sector = left & (~left + 1'b1);
    wire [S-1:0] rest = left & ~next_sector;
    always @(posedge clock) begin
        if (beat_comes)
            left <= rest;
        if (takes_read && reads_lowest == number) begin
            left <= request_sectors;
            read_line <= request_line;
            read_id <= request_id;
        end
        if (response_comes)
            is_unanswered <= 1'b0;
        if (takes_write && writes_lowest == number) begin
            is_unanswered <= 1'b1;
            write_line <= request_line;
            write_id <= request_id;
        end
        if (reset) begin
            left <= 0;
            is_unanswered <= 1'b0;
        end
    end

    // R2 and R3: how many numbers are in use; each is until its request's last reply enters the queue.
    reg [2:0] reads_in_use;
    reg [2:0] writes_in_use;
    wire ends = replies_push_valid && replies_push_last;
    always @(posedge clock) begin
        reads_in_use <= reads_in_use + takes_read - (ends && replies_push_kind == 0);
        writes_in_use <= writes_in_use + takes_write - (ends && replies_push_kind == 1);
        if (reset) begin
            reads_in_use <= 0;
            writes_in_use <= 0;
        end
    end
    reg [2:0] reads_counted;
    reg [2:0] writes_counted;
    integer n;
    always @* begin
        reads_counted = 0;
        for (n = 0; n < READS; n = n + 1)
            reads_counted = reads_counted + (\u_reads.waits_q [n*S +: S] != 0);
        writes_counted = 0;
        for (n = 0; n < WRITES; n = n + 1)
            writes_counted = writes_counted + unanswered[n];
    end

    // R9: whose turn it is, and how many beats the queue holds; one is followed, whichever it is.
    reg turn;
    reg [1:0] held;
    wire reply_leaves = reply_valid && reply_ready;
    wire [1:0] offers = {b_valid, r_valid};
    (* anyseq *) wire marks;
    reg is_followed;
    reg ahead;
    reg [Q-1:0] followed;
    always @(posedge clock) begin
        held <= held + replies_push_valid - reply_leaves;
        if (offers[!turn] && !(offers[turn] && held == 2))
            turn <= !turn;
        if (is_followed && reply_leaves) begin
            ahead <= 1'b0;
            is_followed <= ahead;
        end
        if (!is_followed && marks && replies_push_valid) begin
            is_followed <= 1'b1;
            ahead <= held != reply_leaves;
            followed <= \u_replies.words_write_data ;
        end
        if (reset) begin
            held <= 0;
            turn <= 1'b0;
            is_followed <= 1'b0;
        end
    end
    wire place = \u_replies.head_q + ahead;
    wire [Q-1:0] in_place = place ? \u_replies.u_words.word_1 : \u_replies.u_words.word_0 ;

    // R11: what the cycle before took.
    reg took_read;
    reg took_write;
    reg took_stray;
    reg took_any;
    reg was_wrong;
    reg [L-1:0] line_before;
    wire goes_on = (rest & (next_sector << 1)) != 0;
    always @(posedge clock) begin
        took_read <= !reset && beat_comes && left != 0;
        took_write <= !reset && response_comes && is_unanswered;
        took_stray <= (beat_comes && left == 0) || (response_comes && !is_unanswered);
        took_any <= (r_valid && r_ready) || (b_valid && b_ready);
        was_wrong <= beat_comes ? r_resp != 0 || r_last == goes_on : b_resp != 0;
        line_before <= beat_comes ? read_line : write_line;
    end

    always @* if (formal_on) begin
        // Invariant: The channels hold what has not left of the last read and of the last write.
        // Fault in axi4_memory_stores: `line_d = write_line;` becomes `line_d = line_q;`.
        channels_follow: assert (\u_bursts.left_q == to_ask && (to_ask == 0
            || (\u_bursts.line_q == asked_line && \u_bursts.number_q == asked_number && asked_number < READS))
            && \u_stores.has_address_q == address_waits && \u_stores.has_beat_q == beat_waits
            && (!address_waits || (\u_stores.line_q == written_line && \u_stores.number_q == written_number
                && written_number < WRITES && 1'b1 << \u_stores.sector_q == written_sector))
            && (!beat_waits || (\u_stores.byte_enable_q == written_bytes && \u_stores.data_q == written_data)));
        // Invariant: Each number has the request that it was taken for, and the beats that have not come.
        // Fault in axi4_memory_ids: `if (beat && (number == 2'd0))` becomes `if (beat)`.
        ids_follow: assert (reads_counted == reads_in_use && writes_counted == writes_in_use
            && (number >= READS ? left == 0 : \u_reads.waits_q [number*S +: S] == left)
            && (number >= WRITES ? !is_unanswered : unanswered[number] == is_unanswered)
            && (left == 0 || reads_words[number*W +: W] == {read_line, read_id})
            && (!is_unanswered || writes_words[number*W +: W] == {write_line, write_id}));
        // Invariant: The queue holds the replies that have not left, unchanged, and the turn is as R9 says.
        // Fault in axi4_memory: `r_valid && (has_place || !b_valid)` becomes `r_valid`.
        replies_follow: assert (\u_replies.used_q == held && b_has_priority_q == turn
            && (!is_followed || (ahead < held && in_place == followed)));

        // R1: A request that the order of lines lets pass is taken, and no other.
        // Fault in line_order: `request_ready = memory_request_ready` becomes `request_ready = 1'b1`.
        r1_taken: assert (goes == (passes && order_memory_request_ready));
        if (passes && is_load)
            // R2: A read is taken while fewer than `reads` have a number and the last burst of the one before leaves
            // or has left.
            // Fault in axi4_memory_bursts: `(leaves && !(|rest))` becomes `leaves`.
            r2_taken: assert (request_ready == (reads_in_use < READS && (to_ask == 0 || (ar_ready && stays == 0))));
        if (passes && !is_load)
            // R3: A write is taken while fewer than `writes` have a number and neither address nor beat of the one
            // before stays.
            // Fault in axi4_memory_stores: `!address_stays && !beat_stays` becomes `!address_stays`.
            r3_taken: assert (request_ready
                == (writes_in_use < WRITES && (!address_waits || aw_ready) && (!beat_waits || w_ready)));
        // R2, R3: At most `reads` reads and `writes` writes have a number.
        // Fault in axi4_memory: `may_write = writes_has_free && ` becomes `may_write = `.
        r4_outstanding: assert (reads_in_use <= READS && writes_in_use <= WRITES);
        if (takes_read)
            // R4: A read gets the lowest number that no other read has: AXI's identifiers are distinct.
            // Fault in axi4_memory_ids: `if (!(|waits_q[7:4])) begin` becomes `if (|waits_q[7:4]) begin`.
            r4_read: assert (reads_lowest < READS && (reads_lowest != number || left == 0)
                && (reads_lowest <= number || left != 0));
        if (takes_write)
            // R4: A write gets the lowest number that no other write has.
            // Fault in axi4_memory: `(!is_read && may_write)` becomes `(!is_read && stores_has_room)`.
            r4_write: assert (writes_lowest < WRITES && (writes_lowest != number || !is_unanswered)
                && (writes_lowest <= number || is_unanswered));
        // R5: A burst is offered exactly while a sector of the last read has not been asked for: it waits for no
        // READY.
        // Fault in axi4_memory_bursts: `ar_valid = is_offered` becomes `ar_valid = is_offered && ar_ready`.
        r5_offered: assert (ar_valid == (to_ask != 0));
        if (ar_valid) begin
            // R5: A burst is the lowest run of adjacent sectors that have not been asked for.
            // Fault in axi4_memory_bursts: `run = left & ~carried` becomes `run = left`.
            r5_run: assert ((asks & to_ask) == asks && asks[burst_first] && (to_ask & ((1'b1 << burst_first) - 1'b1)) == 0
                && (stays & (asks << 1)) == 0);
            // R4, R5: A burst of reads is AXI4's INCR, aligned, stays in its read's line, and has its number.
            // Fault in axi4_memory_bursts: `ar_burst = INCR` becomes `ar_burst = 2'd2`.
            r5_burst: assert (ar_id == asked_number && ar_addr[4+P +: L] == asked_line && ar_addr[3:0] == 0
                && burst_first + ar_len < S && ar_size == 4 && ar_burst == 1 && !ar_lock && ar_cache == 0
                && ar_prot == 0 && ar_qos == 0);
        end
        // R6: Address and beat of a write are offered until each is taken, and wait neither for READY nor for each
        // other.
        // Fault in axi4_memory_stores: `w_valid = has_beat_q` becomes `w_valid = has_beat_q && !has_address_q`.
        r6_offered: assert (aw_valid == address_waits && w_valid == beat_waits);
        if (aw_valid)
            // R4, R6: The address of a write is its sector's, a burst of one beat, with its number.
            // Fault in axi4_memory_stores: `aw_len = 8'd0` becomes `aw_len = 8'd1`.
            r6_burst: assert (aw_id == written_number && aw_addr[4+P +: L] == written_line
                && 1'b1 << aw_addr[4 +: P] == written_sector && aw_addr[3:0] == 0 && aw_len == 0 && aw_size == 4
                && aw_burst == 1 && !aw_lock && aw_cache == 0 && aw_prot == 0 && aw_qos == 0);
        if (w_valid)
            // R6: The beat of a write has its bytes and strobes, and is the last.
            // Fault in axi4_memory_stores: `w_strb = byte_enable_q` becomes `w_strb = ~byte_enable_q`.
            r6_beat: assert (w_strb == written_bytes && w_data == written_data && w_last);
        if (beat_comes && left != 0)
            // R7: A beat that is read becomes one beat of the reply to its read, of the lowest sector that has not
            // come, `last` with the last.
            // Fault in axi4_memory: `replies_push_last = reads_is_last` becomes `replies_push_last = r_last`.
            r7_beat: assert (replies_push_valid && replies_push_id == read_id && replies_push_kind == 0
                && 1'b1 << replies_push_sector == next_sector && replies_push_data == r_data
                && replies_push_last == (rest == 0));
        if (response_comes && is_unanswered)
            // R8: A response becomes the acknowledgement of its write.
            // Fault in axi4_memory: `replies_push_id = writes_id` becomes `replies_push_id = reads_id`.
            r8_acknowledgement: assert (replies_push_valid && replies_push_id == write_id && replies_push_kind == 1
                && replies_push_sector == 0 && replies_push_data == 0 && replies_push_last);
        // R9: `r` or `b`, whose turn it is, is ready while the queue has a place, whatever the inputs of the cycle
        // are.
        // Fault in axi4_memory: `b_is_ready = has_place && b_has_priority_q` becomes `b_is_ready = has_place &&
        // b_valid && b_has_priority_q`.
        r9_ready: assert (r_ready == (held != 2 && !turn) && b_ready == (held != 2 && turn));
        // R9: A reply is offered exactly while one is queued, at most two.
        // Fault in line_order: `reply_valid = memory_reply_valid` becomes `reply_valid = memory_reply_valid &&
        // !request_valid`.
        r9_queue: assert (reply_valid == (held != 0) && held <= 2);
        if (is_followed && !ahead)
            // R9: Replies leave in the order in which they entered, unchanged, each once.
            // Fault in line_order: `reply_sector = memory_reply_sector` becomes `reply_sector =
            // request_sectors[1:0]`.
            r9_order: assert (reply_valid && {reply_id, reply_kind, reply_sector, reply_data, reply_last} == followed);
        if ((beat_comes && left == 0) || (response_comes && !is_unanswered))
            // R10: A beat for a number that is free makes no reply.
            // Fault in axi4_memory: `r_is_ready && reads_is_used` becomes `r_is_ready`.
            r10_stray: assert (!replies_push_valid);
        if (took_read || took_write)
            // R11: An error, or a burst that ends in the wrong place, is reported in the next cycle with its line.
            // Fault in axi4_memory: `is_misplaced = r_last == reads_goes_on` becomes `is_misplaced = r_last &&
            // reads_goes_on`.
            r11_error: assert (error_valid == was_wrong
                && (!error_valid || (error_line == line_before && error_is_write == took_write)));
        // R10, R11: Without a beat, and for a number that is free, no error is reported.
        // Fault in axi4_memory: `is_write_error = takes_response && ` becomes `is_write_error = b_valid && b_is_ready
        // && `.
        r11_none: assert (!error_valid || (!formal_was_reset && took_any && !took_stray));
        // R12: A reset empties channels and queue, and leaves nothing unanswered.
        // Fault in axi4_memory_bursts: `left_q <= 4'd0` becomes `left_q <= 4'd1`.
        r12_reset: assert (!formal_was_reset || (idle && !reply_valid && !ar_valid && !aw_valid && !w_valid));

        all_reads: cover (reads_in_use == READS && to_ask == 0);
        all_writes: cover (writes_in_use == WRITES && !beat_waits);
        runs: cover (ar_valid && stays != 0 && ar_len != 0);
        out_of_order: cover (beat_comes && left != 0 && number != 0 && rest != 0 && reads_in_use == 2);
        wrong_write: cover (error_valid && error_is_write);
        waits_for_place: cover (held == 2 && r_valid && b_valid && !reply_ready);
    end
