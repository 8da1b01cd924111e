
    localparam I = CORE_REQUEST_ID_BITS;
    localparam BEAT = CORE_REPLY_DATA_BITS + 3;

    // The data side of a private L1: its registers, what the environment promises, and where a request is.
    // One bit of set and way, 2 entries of 2 loads, 4 sectors, a miss queue of 2, and 3 beats in flight to
    // the core. A beat is its identifier, sector, data, and whether it is the last. The fragment before this
    // one defines which entries' first load is `answered`, and the contents of the miss queue.
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.stale_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.entries[0].u_entries.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.stale_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.kept_way_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.entries[1].u_entries.count_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_late_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_read_out_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.current_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.index_q ;
    (* hierconn *) wire [3:0] \u_data_side.u_mshrs.u_waker.served_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_0 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_1 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_2 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.u_loads.word_3 ;
    (* hierconn *) wire [I+3:0] \u_data_side.u_mshrs.loads_read_0_data ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.used_q ;
    (* hierconn *) wire \u_data_side.u_replies.is_entered_q ;
    (* hierconn *) wire [I-1:0] \u_data_side.u_replies.id_q ;
    (* hierconn *) wire \u_data_side.u_replies.last_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_beats.u_words.used_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_beats.u_words.head_q ;
    (* hierconn *) wire [I+BEAT-1:0] \u_data_side.u_replies.u_beats.u_words.u_words.word_0 ;
    (* hierconn *) wire [I+BEAT-1:0] \u_data_side.u_replies.u_beats.u_words.u_words.word_1 ;
    (* hierconn *) wire [I+BEAT-1:0] \u_data_side.u_replies.u_beats.u_words.u_words.word_2 ;
    (* hierconn *) wire \u_data_side.is_reading_q ;
    (* hierconn *) wire \u_data_side.is_writing_q ;
    (* hierconn *) wire \u_data_side.way_q ;
    (* hierconn *) wire [3:0] \u_data_side.left_q ;
    (* hierconn *) wire [I:0] \u_data_side.unanswered_q ;
    (* hierconn *) wire \u_data_side.command_send_direct ;
    (* hierconn *) wire \u_walker.is_walking_q ;
    (* hierconn *) wire \u_walker.set_q ;
    wire busy_0 = \u_data_side.u_mshrs.entries[0].u_entries.busy_q ;
    wire filled_0 = \u_data_side.u_mshrs.entries[0].u_entries.filled_q ;
    wire stale_0 = \u_data_side.u_mshrs.entries[0].u_entries.stale_q ;
    wire set_0 = \u_data_side.u_mshrs.entries[0].u_entries.set_q ;
    wire kept_way_0 = \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q ;
    wire [1:0] count_0 = \u_data_side.u_mshrs.entries[0].u_entries.count_q ;
    wire busy_1 = \u_data_side.u_mshrs.entries[1].u_entries.busy_q ;
    wire filled_1 = \u_data_side.u_mshrs.entries[1].u_entries.filled_q ;
    wire stale_1 = \u_data_side.u_mshrs.entries[1].u_entries.stale_q ;
    wire set_1 = \u_data_side.u_mshrs.entries[1].u_entries.set_q ;
    wire kept_way_1 = \u_data_side.u_mshrs.entries[1].u_entries.kept_way_q ;
    wire [1:0] count_1 = \u_data_side.u_mshrs.entries[1].u_entries.count_q ;
    wire is_serving = \u_data_side.u_mshrs.u_waker.is_serving_q ;
    wire is_late = \u_data_side.u_mshrs.u_waker.is_late_q ;
    wire is_read_out = \u_data_side.u_mshrs.u_waker.is_read_out_q ;
    wire current = \u_data_side.u_mshrs.u_waker.current_q ;
    wire [1:0] index = \u_data_side.u_mshrs.u_waker.index_q ;
    wire [3:0] served = \u_data_side.u_mshrs.u_waker.served_q ;
    wire arrived = \u_data_side.u_mshrs.u_waker.arrived_q ;
    wire arrived_entry = \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    wire [1:0] n_filled = \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    wire filled_head = \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    wire filled_tail = \u_data_side.u_mshrs.u_waker.u_filled.tail_q ;
    wire filled_word_0 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    wire filled_word_1 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire [I+3:0] load_0 = \u_data_side.u_mshrs.u_loads.word_0 ;
    wire [I+3:0] load_1 = \u_data_side.u_mshrs.u_loads.word_1 ;
    wire [I+3:0] load_2 = \u_data_side.u_mshrs.u_loads.word_2 ;
    wire [I+3:0] load_3 = \u_data_side.u_mshrs.u_loads.word_3 ;
    wire [I+3:0] load_read = \u_data_side.u_mshrs.loads_read_0_data ;
    wire [1:0] n_replies = \u_data_side.u_replies.used_q ;
    wire is_entered = \u_data_side.u_replies.is_entered_q ;
    wire [I-1:0] entered_id = \u_data_side.u_replies.id_q ;
    wire entered_last = \u_data_side.u_replies.last_q ;
    wire [1:0] n_beats = \u_data_side.u_replies.u_beats.u_words.used_q ;
    wire [1:0] beats_head = \u_data_side.u_replies.u_beats.u_words.head_q ;
    wire [I+BEAT-1:0] beat_0 = \u_data_side.u_replies.u_beats.u_words.u_words.word_0 ;
    wire [I+BEAT-1:0] beat_1 = \u_data_side.u_replies.u_beats.u_words.u_words.word_1 ;
    wire [I+BEAT-1:0] beat_2 = \u_data_side.u_replies.u_beats.u_words.u_words.word_2 ;
    wire is_reading = \u_data_side.is_reading_q ;
    wire is_writing = \u_data_side.is_writing_q ;
    wire read_way = \u_data_side.way_q ;
    wire [3:0] read_left = \u_data_side.left_q ;
    wire [I:0] unanswered = \u_data_side.unanswered_q ;
    wire is_walking = \u_walker.is_walking_q ;
    wire walked_set = \u_walker.set_q ;

    // Promises of the environment.
    (* anyconst *) wire [CORE_NUMBER_BITS-1:0] number;
    always @* begin
        if (core_request_valid) assume (core_request_sectors != 0 && core_request_kind != 3);
        assume (core_number == number);
        if (down_reply_valid && down_reply_id[I]) assume (unanswered != 0);
        assume (unanswered <= 1 << I); // the requests that are not yet answered have distinct identifiers
    end

    // A walk has begun since `flush` rose.
    reg was_walking;
    reg is_answered;
    always @(posedge clock) begin
        was_walking <= !reset && is_walking;
        is_answered <= !reset && flush && (is_answered || is_walking || flushed);
    end

    // A request, whichever it is by its identifier: open from its status to the last beat of its reply. The
    // request is not repeated meanwhile, and the next level answers it once when it was sent there directly.
    (* anyconst *) wire [I-1:0] id;
    reg is_open;
    reg is_direct;
    wire opens = is_first_q && id_q == id && core_status_word != 4;
    wire opens_direct = opens && \u_data_side.command_send_direct ;
    wire comes_directly = down_reply_valid && down_reply_id[I] && down_reply_id[I-1:0] == id;
    wire is_replied = core_reply_valid && core_reply_id == id;
    always @* begin
        if (core_request_valid && core_request_ready && core_request_id == id) assume (!is_open && !opens);
        if (comes_directly) assume (is_direct);
    end
    always @(posedge clock) begin
        is_open <= (is_open && !(is_replied && core_reply_ready && core_reply_last)) || opens;
        is_direct <= (is_direct && !(comes_directly && down_reply_ready && down_reply_last)) || opens_direct;
        if (reset) begin
            is_open <= 1'b0;
            is_direct <= 1'b0;
        end
    end

    // Where it waits: to be read, in an entry, at the next level, or in flight to the core.
    wire [3:0] waits_in = {
        busy_1 && count_1 == 2 && !(is_serving && current == 1 && index == 2) && load_3[4 +: I] == id,
        busy_1 && !answered[1] && !(is_serving && current == 1 && index != 0) && load_2[4 +: I] == id,
        busy_0 && count_0 == 2 && !(is_serving && current == 0 && index == 2) && load_1[4 +: I] == id,
        busy_0 && !answered[0] && !(is_serving && current == 0 && index != 0) && load_0[4 +: I] == id};
    wire [I+BEAT-1:0] first_beat = beats_head == 0 ? beat_0 : beats_head == 1 ? beat_1 : beat_2;
    wire [I+BEAT-1:0] second_beat = beats_head == 0 ? beat_1 : beats_head == 1 ? beat_2 : beat_0;
    wire [I+BEAT-1:0] third_beat = beats_head == 0 ? beat_2 : beats_head == 1 ? beat_0 : beat_1;
    wire [3:0] goes_up = {is_entered && entered_id == id, n_beats == 3 && third_beat[BEAT +: I] == id,
        n_beats > 1 && second_beat[BEAT +: I] == id, n_beats != 0 && first_beat[BEAT +: I] == id};
    wire [3:0] ends = goes_up & {entered_last, third_beat[0], second_beat[0], first_beat[0]};
    wire is_read = is_reading && id_q == id;
    wire [3:0] n_waiting = is_read + waits_in[0] + waits_in[1] + waits_in[2] + waits_in[3] + is_direct
        + ends[0] + ends[1] + ends[2] + ends[3];

    // The lines in flight, and the loads of the entry that is served.
    wire [2:0] waits_0 = {arrived && arrived_entry == 0, n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 0,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 0};
    wire [2:0] waits_1 = {arrived && arrived_entry == 1, n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 1,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 1};
    wire serves_0 = is_serving && current == 0;
    wire serves_1 = is_serving && current == 1;
    wire [1:0] served_count = current ? count_1 : count_0;
    wire [I+3:0] served_load = current ? (index[0] ? load_3 : load_2) : (index[0] ? load_1 : load_0);
    wire is_idle = !busy_0 && !busy_1 && !is_busy_q;
