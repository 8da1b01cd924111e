
    // Registers of the parts, and the words of their memories: tags of 2 sets of 2 ways, 4 or 6 beats of RespQ.
    localparam N = 2 * PLACES;
    localparam A = PLACES == 2 ? 2 : 3;
    localparam W = READ_DATA_BITS;
    localparam T = WRITE_TAG_BITS;
    (* hierconn *) wire \u_requests.asked_q ;
    (* hierconn *) wire \u_requests.offered_q ;
    (* hierconn *) wire \u_requests.has_travelled ;
    (* hierconn *) wire [WRITE_TAG_BITS:0] \u_requests.served_line ;
    (* hierconn *) wire \u_requests.u_queue.has_head_q ;
    (* hierconn *) wire \u_responses.reads_q ;
    (* hierconn *) wire [1:0] \u_responses.taken_q ;
    (* hierconn *) wire [CORE_BITS-1:0] \u_responses.core_read_q ;
    (* hierconn *) wire [INJECT_ENTRY_BITS-1:0] \u_responses.entry_read_q ;
    (* hierconn *) wire [A-1:0] \u_responses.u_places.tail_q ;
    (* hierconn *) wire [A-1:0] \u_responses.u_places.head_q ;
    (* hierconn *) wire \u_responses.u_places.has_beat_q ;
    (* hierconn *) wire [W-1:0] \u_responses.places_data ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_2 ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_3 ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_4 ;
    (* hierconn *) wire [W-1:0] \u_responses.u_places.u_beats.u_words.word_5 ;
    (* hierconn *) wire \u_tags.asked_q ;
    (* hierconn *) wire [1:0] \u_tags.ways_matched ;
    (* hierconn *) wire [1:0] \u_tags.ways[0].u_ways.u_valid.rows_q ;
    (* hierconn *) wire [1:0] \u_tags.ways[1].u_ways.u_valid.rows_q ;
    (* hierconn *) wire [T-1:0] \u_tags.ways[0].u_ways.u_tags.word_0 ;
    (* hierconn *) wire [T-1:0] \u_tags.ways[0].u_ways.u_tags.word_1 ;
    (* hierconn *) wire [T-1:0] \u_tags.ways[1].u_ways.u_tags.word_0 ;
    (* hierconn *) wire [T-1:0] \u_tags.ways[1].u_ways.u_tags.word_1 ;
    (* hierconn *) wire \u_reader.serve_entry ;
    (* hierconn *) wire \u_reader.has_read_q ;
    (* hierconn *) wire \u_reader.sector_q ;
    (* hierconn *) wire \u_reader.set_read_q ;
    (* hierconn *) wire \u_reader.way_read_q ;

    // With `pending` "wait": the head of ReqQ is parked, and a parked request is due. Any other head that leaves for
    // the reader hits.
    (* hierconn *) wire \u_parking.take ;
    (* hierconn *) wire \u_parking.due_valid ;
    (* hierconn *) wire \u_parking.due_ready ;
    (* hierconn *) wire \u_parking.due_set ;
    (* hierconn *) wire \u_parking.due_way ;
    (* hierconn *) wire [CORE_BITS-1:0] \u_parking.due_core ;
    wire parks = WAITS && \u_parking.take ;
    wire is_due = WAITS && \u_parking.due_valid ;
    wire hits = requests_served_valid && !parks;

    // One line is watched, whichever it is: the ways that hold it, by R3; those that did before the cycle before, and
    // those that it invalidated.
    (* anyconst *) wire watched_set;
    (* anyconst *) wire [T-1:0] watched_tag;
    wire writes_set = write_valid && write_set == watched_set;
    wire invalidates_set = invalidate_valid && invalidate_set == watched_set;
    wire [1:0] written = writes_set ? 2'd1 << write_way : 2'd0;
    wire [1:0] gone = invalidates_set ? invalidate_ways : 2'd0;
    reg [1:0] held;
    reg [1:0] held_before;
    reg [1:0] gone_before;
    always @(posedge clock) begin
        held <= ((held & ~written) | (write_tag == watched_tag ? written : 2'd0)) & ~gone;
        held_before <= held;
        gone_before <= gone;
        if (reset)
            held <= 2'd0;
    end

    // The index function of the case: the line address folded into one bit.
    wire looks_at_watched = ^requests_lookup_line == watched_set && requests_lookup_line >> 1 == watched_tag;
    wire head_is_watched = ^\u_requests.served_line  == watched_set && \u_requests.served_line  >> 1 == watched_tag;
    reg asked_watched;
    always @(posedge clock)
        asked_watched <= looks_at_watched;
    wire [1:0] lowest_held = held_before & (~held_before + 2'd1);

    // R5 to R7: beats that come on `read_data`, of a line in this set and way, for this core's entry.
    reg [1:0] coming;
    reg was_read;
    reg its_set;
    reg its_way;
    reg [CORE_BITS-1:0] its_core;
    reg [INJECT_ENTRY_BITS-1:0] its_entry;
    always @(posedge clock) begin
        was_read <= read_valid && !reset;
        if (coming != 0)
            coming <= coming - 2'd1;
        if (served_valid) begin
            coming <= 2'd2;
            {its_set, its_way} <= {read_set, read_way};
            {its_core, its_entry} <= {served_core, \u_reader.serve_entry };
        end
        if (reset)
            coming <= 2'd0;
    end

    // The environment's side: the core's number stays, a way that holds a line is not written, nor a line that is held;
    // a response is the two sectors of a line, and not mixed with another.
    reg [CORE_BITS-1:0] core_before;
    reg is_second;
    reg [CORE_BITS:0] first_asker;
    wire passes_foreign = response_passing_valid && response_passing_core != core;
    always @(posedge clock) begin
        core_before <= core;
        if (passes_foreign && response_passing_ready) begin
            is_second <= !is_second;
            first_asker <= {response_passing_core, response_passing_entry};
        end
        if (reset)
            is_second <= 1'b0;
    end
    always @* if (formal_on) begin
        core_stays: assume (formal_was_reset || core == core_before);
        ways_are_free: assume ((written & held) == 0 && !(writes_set && write_tag == watched_tag && held != 0));
        if (passes_foreign)
            whole_lines: assume (response_passing_last == is_second);
        if (passes_foreign && is_second)
            not_mixed: assume ({response_passing_core, response_passing_entry} == first_asker);
    end

    // Contents of RespQ: beats from its head on, and those that arrive.
    wire [3:0] head = \u_responses.u_places.head_q ;
    wire [3:0] between = \u_responses.u_places.tail_q + N - head;
    wire [3:0] beats = !\u_responses.u_places.has_beat_q ? 4'd0 : between > N ? between - N : between == 0 ? N : between;
    wire [W-1:0] word_at_head = head == 0 ? \u_responses.u_places.u_beats.u_words.word_0
        : head == 1 ? \u_responses.u_places.u_beats.u_words.word_1
        : head == 2 ? \u_responses.u_places.u_beats.u_words.word_2
        : head == 3 ? \u_responses.u_places.u_beats.u_words.word_3
        : head == 4 ? \u_responses.u_places.u_beats.u_words.word_4 : \u_responses.u_places.u_beats.u_words.word_5 ;

    wire [T-1:0] word_of_way_0 = watched_set ? \u_tags.ways[0].u_ways.u_tags.word_1 : \u_tags.ways[0].u_ways.u_tags.word_0 ;
    wire [T-1:0] word_of_way_1 = watched_set ? \u_tags.ways[1].u_ways.u_tags.word_1 : \u_tags.ways[1].u_ways.u_tags.word_0 ;
    always @* if (formal_on) begin
        // R3: A way holds a line exactly when it was written last with it, and not invalidated since.
        // Fault in valid_bits: `if (clear_enable)` becomes `if (clear_enable && !set_enable)`.
        tags_follow: assert (held == {\u_tags.ways[1].u_ways.u_valid.rows_q [watched_set] && word_of_way_1 == watched_tag,
            \u_tags.ways[0].u_ways.u_valid.rows_q [watched_set] && word_of_way_0 == watched_tag});
        if (\u_tags.asked_q && asked_watched)
            // Invariant: The tags find a line that is looked up in the ways that held it before.
            // Fault in shadow_tags: `asked_tag_q <= index_tag` becomes `asked_tag_q <= ~index_tag`.
            found_follows: assert (\u_tags.ways_matched == held_before);
        // Invariant: The line looked up in the tags is that at ReqQ's head.
        // Fault in request_stop: `lookup_line = queue_second_line` becomes `lookup_line = next_line`.
        head_is_asked: assert (\u_tags.asked_q == \u_requests.asked_q
            && (!\u_tags.asked_q || head_is_watched == asked_watched));
        // Invariant: Reader and RespQ know alike how many sectors of a line are to come, and for whom.
        // Fault in ring_stop_reader: `sector_d = sector_q + 1'b1` becomes `sector_d = sector_q`.
        reader_follows: assert (coming <= 2 && \u_reader.has_read_q == was_read && \u_reader.sector_q == (coming == 2)
            && (coming != 2 || {\u_reader.set_read_q , \u_reader.way_read_q } == {its_set, its_way})
            && \u_responses.reads_q == (coming != 0)
            && (coming == 0 || \u_responses.u_places.tail_q [0] == (coming == 1))
            && (coming == 0 || {\u_responses.core_read_q , \u_responses.entry_read_q } == {its_core, its_entry})
            && is_second == (coming == 0 && \u_responses.u_places.tail_q [0]));
        // Invariant: The request marked as looked up is a foreign head, and one that was offered to the next node
        // goes there.
        // Fault in request_stop: `offered_d = next_valid && !next_ready` becomes `offered_d = next_valid`.
        offers_follow: assert (!(\u_requests.asked_q && \u_requests.offered_q )
            && (!\u_requests.asked_q || (\u_requests.u_queue.has_head_q && request_next_core != core))
            && (!\u_requests.offered_q || (\u_requests.u_queue.has_head_q
                && (request_next_core != core || !\u_requests.has_travelled ))));
        // Invariant: The places of RespQ that are taken are those of the beats that are there, have left, and are to
        // come.
        // Fault in response_stop: `if (releases && !takes)` becomes `if (releases)`.
        places_follow: assert (head < N && \u_responses.u_places.tail_q < N && \u_responses.taken_q <= PLACES
            && (\u_responses.u_places.has_beat_q || between == N)
            && 2 * \u_responses.taken_q == head[0] + beats + coming + is_second);
        if (\u_responses.u_places.has_beat_q )
            // Invariant: The oldest beat of RespQ is read, also in the cycle after it was written.
            // Fault in write_first_ram: `if (was_written_q)` becomes `if (was_written_q && write_enable)`.
            head_is_read: assert (response_next_data == word_at_head);

        if (hits && head_is_watched)
            // R4: A hit is a line that the L1 holds now, in the way that is named.
            // Fault in ring_stop: `tags_answer_hit && !is_gone` becomes `tags_answer_hit`.
            r4_held: assert (held[requests_served_way]);
        if (\u_requests.asked_q && head_is_watched)
            // R4: A line hits that was held in the cycle of its lookup and not invalidated in it, whatever else was.
            // Fault in ring_stop: `is_gone = reader_served_set == set_gone_q` becomes `is_gone = 1'b1`.
            r4_hits: assert (hits == (held_before != 0 && (lowest_held & gone_before) == 0));
        // R5: A line begins to be read exactly when its request leaves ReqQ and its response takes a place.
        // Fault in ring_stop_reader: `serve_valid = served_valid && !gives_way` becomes `serve_valid = served_valid`.
        r5_both_take: assert (served_valid == (is_due ? \u_parking.due_ready : hits && reader_served_ready)
            && served_valid == (reader_serve_valid && responses_serve_ready));
        // R5: The sectors of a line are read one a cycle from the first, and nothing else is.
        // Fault in ring_stop_reader: `read_sector = sector_q` becomes `read_sector = ~sector_q`.
        r5_reads: assert (read_valid == (served_valid || coming == 2) && !(served_valid && coming == 2)
            && (!read_valid || read_sector == (coming == 2)));
        if (read_valid)
            // R5, R13: They are read where the line is held, those of a parked request in the way that it waited for.
            // Fault in ring_stop_reader: `read_way = way_read_q` becomes `read_way = served_way`.
            r5_where: assert (coming == 2 ? {read_set, read_way} == {its_set, its_way}
                : {read_set, read_way} == (is_due ? {\u_parking.due_set , \u_parking.due_way }
                : {^\u_requests.served_line , requests_served_way}));
        // R6: No line begins in the cycle after a read while the core waits.
        // Fault in ring_stop_reader: `gives_way = has_read_q && core_waits` becomes `gives_way = 1'b0`.
        r6_turn: assert (!(served_valid && was_read && core_waits));
        // R5, R6, R13: One begins in any other cycle in which a hit or a due request waits and RespQ takes it.
        // Fault in ring_stop_reader: `gives_way = has_read_q && core_waits` becomes `gives_way = core_waits`.
        r6_else: assert (served_valid
            == ((hits || is_due) && responses_serve_ready && !(was_read && core_waits)));
        if (coming != 0)
            // R7: Data that was read enters RespQ.
            // Fault in response_stop: `places_data = line_data` becomes `places_data = passing_data`.
            r7_enters: assert (\u_responses.places_data == read_data);
        if (served_valid)
            // R8, R13: `served` is the first read of a line, for the remote core that asked: a due request's before a hit's.
            // Fault in ring_stop_reader: `begins = served_valid && serve_ready` becomes `begins = (served_valid ||
            // core_waits) && serve_ready`.
            r8_told: assert (read_valid && coming != 2 && served_core != core
                && served_core == (is_due ? \u_parking.due_core : request_next_core));
        if (formal_was_reset)
            // R9: After a reset nothing is read, held or in a queue.
            // Fault in ring_stop_reader: `sector_q <= 1'b0` becomes `sector_q <= sector_d`.
            r9_reset: assert (idle && !read_valid && !request_next_valid && !response_next_valid && held == 0);
        gone_in_lookup: cover (\u_requests.asked_q && head_is_watched && held_before == 2 && gone_before == 2);
        // With two places of RespQ no line is read right behind another.
        core_between: cover (PLACES == 2 || (hits && responses_serve_ready && was_read && core_waits));
        answered: cover (response_next_valid && response_next_last && coming == 0 && held == 2);
    end
