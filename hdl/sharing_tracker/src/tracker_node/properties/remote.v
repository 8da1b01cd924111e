
    // R13 and R15: a line that is read for another core, and whether its way has been reserved since.
    (* hierconn *) wire \u_data_side.wakes ;
    (* hierconn *) wire \u_data_side.passes ;
    (* hierconn *) wire \u_data_side.hits ;
    (* hierconn *) wire \u_data_side.writes_line ;
    (* hierconn *) wire [3:0] \u_data_side.write_place ;
    (* hierconn *) wire [3:0] \u_data_side.array_read_0_address ;
    (* hierconn *) wire \u_data_side.array_read_0_enable ;
    (* hierconn *) wire \u_data_side.is_lost_q ;
    wire [1:0] line_is_read = {forwards_read_way, forwards_read_set_number};
    reg is_read_and_lost;
    always @(posedge clock)
        is_read_and_lost <= !reset && forwards_read_valid && forwards_read_sector != 3 && (is_read_and_lost
            || (lookup_command_reserve && set_q == forwards_read_set_number && lookup_command_way == forwards_read_way));
    wire is_line_beat = down_reply_valid && !down_reply_id[I];

    // With `pending` "wait": a forward that has waited is served or given back, and the one in lookup begins to wait.
    (* hierconn *) wire \u_forwards.is_kept ;
    (* hierconn *) wire \u_forwards.is_served ;
    (* hierconn *) wire \u_forwards.is_returned ;
    wire is_kept = WAITS && \u_forwards.is_kept ;
    wire is_served = WAITS && \u_forwards.is_served ;
    wire is_returned = WAITS && \u_forwards.is_returned ;
    wire serves_read_line = WAITS && (current ? serves_1 && {kept_way_1, set_1} == line_is_read
        : serves_0 && {kept_way_0, set_0} == line_is_read);

    // A sector is read in the cycle after its line was found, or after the sector before.
    reg was_found;
    reg was_reading;
    reg [1:0] sector_before;
    reg [1:0] was_forwarded;
    reg told_removed;
    reg told_retried;
    always @(posedge clock) begin
        was_found <= !reset && ((is_asked && lookup_has_line) || is_served);
        was_reading <= !reset && forwards_read_valid;
        sector_before <= forwards_read_sector;
        was_forwarded <= reset ? 2'd0 : {(is_asked && !lookup_has_line && !is_kept) || is_returned,
            (is_asked && lookup_has_line) || is_served};
        told_removed <= !reset && message_valid && message_ready && message_kind == 3;
        told_retried <= !reset && refused_enters;
    end

    // R16: what goes to the miss queue, whichever it is, is followed with its victim until it has left.
    localparam V = CORE_REQUEST_LINE_BITS + 1;
    localparam M = 10 + CORE_REQUEST_LINE_BITS + CORE_REQUEST_BYTE_ENABLE_BITS + CORE_REQUEST_DATA_BITS + I + 1;
    (* hierconn *) wire [1:0] \u_messages.u_victims.used_q ;
    (* hierconn *) wire \u_messages.u_victims.head_q ;
    (* hierconn *) wire [V-1:0] \u_messages.u_victims.u_words.word_0 ;
    (* hierconn *) wire [V-1:0] \u_messages.u_victims.u_words.word_1 ;
    (* hierconn *) wire \u_messages.is_reported_q ;
    (* hierconn *) wire \u_data_side.u_misses.head_q ;
    (* hierconn *) wire [M-1:0] \u_data_side.u_misses.u_words.word_0 ;
    (* hierconn *) wire [M-1:0] \u_data_side.u_misses.u_words.word_1 ;
    wire [1:0] n_victims = \u_messages.u_victims.used_q ;
    wire message_passes = message_valid && message_ready;
    wire miss_passes = message_passes && message_kind != 3;
    wire remove_passes = message_passes && message_kind == 3;
    wire sends_down = lookup_command_reserve || lookup_command_send_direct;
    (* anyseq *) wire marks_a_miss;
    reg is_followed;
    reg is_behind;                     // another is before it
    reg had_victim;
    reg [CORE_REQUEST_LINE_BITS-1:0] its_victim;
    reg [CORE_REQUEST_LINE_BITS-1:0] its_line;
    reg [1:0] its_kind;
    reg [I:0] its_id;
    reg remove_was_last;               // a remove was the last message that was taken
    reg [CORE_REQUEST_LINE_BITS-1:0] removed;
    always @(posedge clock) begin
        if (is_followed && miss_passes) begin
            is_behind <= 1'b0;
            is_followed <= is_behind;
        end
        if (sends_down && marks_a_miss && !is_followed) begin
            is_followed <= 1'b1;
            is_behind <= n_misses != miss_passes;
            had_victim <= lookup_command_reserve && readable_victim;
            its_victim <= {victim_tag, set_q};
            its_line <= line_q;
            its_kind <= request_kind_q;
            its_id <= lookup_command_reserve ? \u_data_side.mshrs_free_entry : {1'b1, id_q};
        end
        if (message_passes) begin
            remove_was_last <= remove_passes;
            removed <= message_line;
        end
        if (reset)
            {is_followed, remove_was_last} <= 0;
    end
    // By the tags: the line in the way that is reserved.
    (* hierconn *) wire \u_data_side.mshrs_free_entry ;
    wire readable_victim = lookup_command_way ? readable_1[set_q] : readable_0[set_q];
    wire [T-1:0] victim_tag = lookup_command_way ? (set_q ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_q ? tag_way_0_set_1 : tag_way_0_set_0);
    wire its_victim_place = \u_messages.u_victims.head_q ^ is_behind;
    wire [V-1:0] victim_word = its_victim_place ? \u_messages.u_victims.u_words.word_1 : \u_messages.u_victims.u_words.word_0 ;
    wire its_miss_place = \u_data_side.u_misses.head_q ^ is_behind;
    wire [M-1:0] miss_word = its_miss_place ? \u_data_side.u_misses.u_words.word_1 : \u_data_side.u_misses.u_words.word_0 ;
    wire [V-1:0] head_victim = \u_messages.u_victims.head_q ? \u_messages.u_victims.u_words.word_1
        : \u_messages.u_victims.u_words.word_0 ;
    wire has_victim = head_victim[V-1];
    wire [M-1:0] miss_word_0 = \u_data_side.u_misses.u_words.word_0 ;
    wire [M-1:0] miss_word_1 = \u_data_side.u_misses.u_words.word_1 ;
    wire [1:0] has_miss = n_misses == 2 ? 2'd3 : n_misses == 0 ? 2'd0 : \u_data_side.u_misses.head_q ? 2'd2 : 2'd1;

    always @* if (formal_on) begin
        // Invariant: Each request in the miss queue has its victim or that there is none; the head's was sent exactly
        // if a remove was the last message to be taken.
        // Fault in tracker_node_messages: `is_reported_d = reports;` becomes `is_reported_d = 1'b0;`.
        messages_follow: assert (n_victims == n_misses && !(has_miss[0] && miss_word_0[M-1 -: 2] == 3)
            && !(has_miss[1] && miss_word_1[M-1 -: 2] == 3)
            && \u_messages.is_reported_q == remove_was_last
            && (!remove_was_last || (n_victims != 0 && has_victim && removed == head_victim[V-2:0])));
        // Invariant: A request sent to the bank, whichever it is, waits with the line that was in its way, if
        // that was readable.
        // Fault in l1_lookup: `assign evict = replaces || drops;` becomes `assign evict = reserves || drops;`.
        miss_followed: assert (!is_followed || (n_misses > is_behind && victim_word[V-1] == had_victim
            && (!had_victim || victim_word[V-2:0] == its_victim) && miss_word[M-1 -: 2] == its_kind
            && miss_word[M-7 -: CORE_REQUEST_LINE_BITS] == its_line && miss_word[I:0] == its_id));
        if (is_followed && !is_behind && message_valid)
            // R16: A request sent to the bank leaves as it was, directly after the remove of the readable line that
            // was in its way, if one did.
            // Fault in tracker_node_messages: `message_line = victims_pop_line;` becomes `message_line = miss_line;`.
            r16_victim_first: assert (had_victim && !remove_was_last ? message_kind == 3 && message_line == its_victim
                    && message_id == 0 && message_sectors == 0 && message_operation == 0 && message_byte_enable == 0 && message_data == 0
                : message_kind == its_kind && message_line == its_line && message_id == its_id
                    && (!had_victim || removed == its_victim));
        // R16: No remove follows a remove.
        // Fault in tracker_node_messages: `&& !is_reported_q` becomes `&& 1'b1`.
        r16_once: assert (!(remove_was_last && message_valid && message_kind == 3));
        // R16, R17: A remove is of the line that the head of the miss queue has evicted.
        // Fault in tracker_node_messages: `message_line = victims_pop_line;` becomes `message_line = miss_line;`.
        r17_no_other: assert (message_kind != 3 || !message_valid || (has_victim && message_line == head_victim[V-2:0]));
        // R18: A victim always has its place, and no request waits for one.
        // Fault in tracker_node_messages: `assign miss_ready = leaves;` becomes `assign miss_ready = message_ready;`.
        r18_victims_fit: assert (!messages_victim_valid || messages_victim_ready);
        // R10: A forward's line is found exactly if it is readable in a way of its set.
        // Fault in l1_lookup: `assign has_line = is_readable;` becomes `assign has_line = |found;`.
        r10_found: assert (!is_asked || lookup_has_line == ((readable_0[set_q] && (set_q ? tag_way_0_set_1 : tag_way_0_set_0) == line_q[T:1])
            || (readable_1[set_q] && (set_q ? tag_way_1_set_1 : tag_way_1_set_0) == line_q[T:1])));
        // R13: Of a found line a sector is read in each cycle after its lookup, rising from 0 to the last.
        // Fault in tracker_node_reader: `sector_d = sector_q + 2'd1;` becomes `sector_d = sector_q + 2'd3;`.
        r13_rising: assert (was_found ? forwards_read_valid && forwards_read_sector == 0
            : forwards_read_valid == (was_reading && sector_before != 3)
                && (!forwards_read_valid || forwards_read_sector == sector_before + 2'd1));
        if (forwards_read_valid)
            // R13: In a cycle in which a sector is read for another core the array reads it, and no beat of the core.
            // Fault in l1_data_side: `may_read = replies_has_room && !read_valid` becomes `may_read =
            // replies_has_room`.
            r13_before_the_core: assert (!\u_data_side.wakes && !\u_data_side.hits && \u_data_side.array_read_0_enable
                && \u_data_side.array_read_0_address == {line_is_read, forwards_read_sector});
        // Invariant: A way that is being read and pending has been reserved since its line was found, and the data
        // side knows, or is of the entry that is woken.
        // Fault in l1_data_side: `is_reserved = command_reserve &&` becomes `is_reserved = command_join &&`.
        lost_follows: assert (\u_data_side.is_lost_q == is_read_and_lost && (!forwards_read_valid || !pending[line_is_read]
            || is_read_and_lost || serves_read_line) && (!is_read_and_lost || forwards_read_valid));
        if (is_line_beat)
            // R15: A line beat waits exactly while a sector is read of a way that was reserved since its line was
            // found.
            // Fault in l1_data_side: `assign line_ready = !is_lost_q;` becomes `assign line_ready = !read_valid;`.
            r15_waits: assert (down_reply_ready == !is_read_and_lost);
        if (forwards_read_valid && \u_data_side.writes_line )
            // R15: No line beat is written to a way of which a sector is read.
            // Fault in l1_data_side: `assign line_ready = !is_lost_q;` becomes `assign line_ready = 1'b1;`.
            r15_stays: assert (\u_data_side.write_place [3:2] != line_is_read);
        // R20, R29: The events of the node are of what it did in the cycle before.
        // Fault in tracker_node_report: `local_events = {tracker_now_retried, tracker_now_removed}` becomes
        // `local_events = {tracker_now_removed, tracker_now_retried}`.
        r20_told: assert ({tracker_nacked, tracker_answered} == was_forwarded && tracker_removed == told_removed
            && tracker_retried == told_retried);
        line_is_lost_while_read: cover (is_read_and_lost);
        remove_before_its_miss: cover (is_followed && miss_passes && remove_was_last);
        beat_of_another_line_while_read: cover (forwards_read_valid && \u_data_side.writes_line );
    end
