
    // The memory's words; there may be no fourth beat, and no third place.
    localparam N = PLACES * SECTORS;
    localparam A = N == 2 ? 1 : 2;
    localparam W = LINE_DATA_BITS;
    localparam T = CORE_BITS + SERVE_ENTRY_BITS;
    (* hierconn *) wire [A-1:0] \u_places.tail_q ;
    (* hierconn *) wire [A-1:0] \u_places.head_q ;
    (* hierconn *) wire \u_places.has_beat_q ;
    (* hierconn *) wire [W-1:0] \u_places.u_beats.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_places.u_beats.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_places.u_beats.u_words.word_2 ;
    (* hierconn *) wire [W-1:0] \u_places.u_beats.u_words.word_3 ;
    (* hierconn *) wire [T-1:0] \u_places.u_requesters.word_0 ;
    (* hierconn *) wire [T-1:0] \u_places.u_requesters.word_1 ;
    (* hierconn *) wire [T-1:0] \u_places.u_requesters.word_2 ;

    wire is_foreign = passing_core != core;
    wire passed = passing_valid && passing_ready && is_foreign;
    wire served = serve_valid && serve_ready;
    wire gone = next_valid && next_ready;

    // R2 to R4 and R7: places that are taken, beats in them, beats that come of a line, sectors that have come of a
    // foreign response.
    reg [2:0] held;
    reg [2:0] in_places;
    reg [2:0] to_come;
    reg [1:0] sector;
    reg last_was_new;
    reg [T-1:0] new_asker;
    reg [T-1:0] foreign_asker;
    wire is_open = sector != 0;
    wire [1:0] next_sector = sector == SECTORS - 1 ? 2'd0 : sector + 2'd1;
    wire enters = passed || to_come != 0;
    always @(posedge clock) begin
        held <= held + (served || (passed && !is_open)) - (gone && next_last);
        in_places <= in_places + enters - gone;
        if (to_come != 0)
            to_come <= to_come - 3'd1;
        if (served) begin
            to_come <= SECTORS;
            last_was_new <= 1'b1;
            new_asker <= {serve_core, serve_entry};
        end
        if (passed) begin
            sector <= next_sector;
            last_was_new <= 1'b0;
            foreign_asker <= {passing_core, passing_entry};
        end
        if (reset)
            {held, in_places, to_come, sector, last_was_new} <= 0;
    end

    // The environment's side: the core's number stays; a response is the sectors of a line, and not mixed with another.
    reg [CORE_BITS-1:0] core_before;
    always @(posedge clock)
        core_before <= core;
    always @* if (formal_on) begin
        core_stays: assume (formal_was_reset || core == core_before);
        if (passing_valid && is_foreign)
            whole_lines: assume (passing_last == (sector == SECTORS - 1));
        if (passing_valid && is_open)
            not_mixed: assume ({passing_core, passing_entry} == foreign_asker);
    end

    // A beat is followed, whichever it is; so many are before it.
    (* anyseq *) wire marks;
    reg is_followed;
    reg [2:0] ahead;
    reg [W-1:0] its_data;
    reg is_its_last;
    reg [T-1:0] its_asker;
    always @(posedge clock) begin
        if (is_followed && gone) begin
            is_followed <= ahead != 0;
            ahead <= ahead - 3'd1;
        end
        if (!is_followed && marks && enters) begin
            is_followed <= 1'b1;
            ahead <= in_places - gone;
            its_data <= to_come != 0 ? line_data : passing_data;
            is_its_last <= to_come != 0 ? to_come == 1 : passing_last;
            its_asker <= to_come != 0 ? new_asker : {passing_core, passing_entry};
        end
        if (reset)
            is_followed <= 1'b0;
    end

    // Where it is.
    wire [4*T-1:0] requesters =
        {{T{1'b0}}, \u_places.u_requesters.word_2 , \u_places.u_requesters.word_1 , \u_places.u_requesters.word_0 };
    wire [2:0] after_head = \u_places.head_q + ahead;
    wire [1:0] beat = after_head >= N ? after_head - N : after_head;
    wire [1:0] place = beat / SECTORS;
    wire [W-1:0] word_followed = beat == 0 ? \u_places.u_beats.u_words.word_0
        : beat == 1 ? \u_places.u_beats.u_words.word_1
        : beat == 2 ? \u_places.u_beats.u_words.word_2 : \u_places.u_beats.u_words.word_3 ;
    wire [W-1:0] word_at_head = \u_places.head_q == 0 ? \u_places.u_beats.u_words.word_0
        : \u_places.head_q == 1 ? \u_places.u_beats.u_words.word_1
        : \u_places.head_q == 2 ? \u_places.u_beats.u_words.word_2 : \u_places.u_beats.u_words.word_3 ;
    wire [2:0] end_of_beats = \u_places.head_q + in_places;
    wire [1:0] place_written = \u_places.tail_q / SECTORS;
    wire [1:0] sector_written = \u_places.tail_q % SECTORS;
    wire [3:0] sectors_left = is_open ? SECTORS - sector : 0;
    wire is_first = is_followed && ahead == 0;
    wire new_may_come = held + 3'd2 <= PLACES && to_come <= 1 && !is_open;

    always @* if (formal_on) begin
        // Invariant: The beats lie between the two ends, as many as entered and have not left.
        // Fault in response_stop_places: `(head_next != tail_q)` becomes `(head_q != tail_q)`.
        ends_follow: assert (in_places <= N && \u_places.has_beat_q == (in_places != 0) && \u_places.head_q < N
            && \u_places.tail_q == (end_of_beats >= N ? end_of_beats - N : end_of_beats));
        // Invariant: The places that are taken are those of the beats that are there, have left, and are to come.
        // Fault in response_stop: `if (releases && !takes)` becomes `if (releases)`.
        places_follow: assert (taken_q == held && held <= PLACES
            && held * SECTORS == \u_places.head_q % SECTORS + in_places + to_come + sectors_left);
        // Invariant: The block knows which response comes, of whom, and which sector is next.
        // Fault in response_stop: `entry_read_d = serve_entry` becomes `entry_read_d = passing_entry`.
        response_follows: assert (reads_q == (to_come != 0) && to_come <= SECTORS && sector < SECTORS
            && was_new_q == last_was_new && !(is_open && (to_come != 0 || last_was_new))
            && sector_written == (to_come != 0 ? SECTORS - to_come : sector)
            && (to_come == 0 || {core_read_q, entry_read_q} == new_asker)
            && (!is_open || foreign_asker[T-1 -: CORE_BITS] != core)
            && (sector_written == 0 || requesters[place_written*T +: T] == (to_come != 0 ? new_asker : foreign_asker)));
        if (is_followed)
            // Invariant: A beat lies behind those that came before it, unchanged, and whom it is for with its place.
            // Fault in response_stop: `places_data = line_data` becomes `places_data = passing_data`.
            beat_follows: assert (ahead < in_places && word_followed == its_data && requesters[place*T +: T] == its_asker
                && is_its_last == (beat % SECTORS == SECTORS - 1));
        if (in_places != 0)
            // Invariant: The oldest beat is read, also in the cycle after it was written.
            // Fault in write_first_ram: `if (was_written_q)` becomes `if (was_written_q && write_enable)`.
            head_is_read: assert (next_data == word_at_head);

        // R1: Beats of local responses, and no others, are offered to the core.
        // Fault in response_stop: `fill_valid = passing_valid && is_local` becomes `fill_valid = passing_valid`.
        r1_fill: assert (fill_valid == (passing_valid && !is_foreign));
        if (!is_foreign)
            // R1: They pass unchanged in the cycle in which they come, without a place.
            // Fault in response_stop: `passing_ready = fill_ready` becomes `passing_ready = foreign_ready`.
            r1_own: assert (passing_ready == fill_ready && fill_entry == passing_entry && fill_data == passing_data
                && fill_last == passing_last);
        if (is_foreign && is_open)
            // R5: The other beats of a foreign response are taken as they come.
            // Fault in response_stop: `!places_is_first || (has_place` becomes `(!places_is_first && has_place) ||
            // (has_place`.
            r5_goes_on: assert (passing_ready);
        if (is_foreign && !is_open) begin
            // R2, R5: The first beat of a foreign response is taken only while a place is free and no line is read.
            // Fault in response_stop: `has_place && !comes_first` becomes `!comes_first`.
            r5_place: assert (!passing_ready || (held != PLACES && to_come == 0));
            // R5: The first beat is taken then, but in a cycle in which a line is served first.
            // Fault in response_stop: `has_place && !comes_first` becomes `has_place && !serve_valid`.
            r5_begins: assert (passing_ready
                == (held != PLACES && to_come == 0 && !(serve_valid && new_may_come && !last_was_new)));
        end
        // R4, R5: No foreign beat is taken while a line is read or served, and no line served while a foreign
        // response has begun.
        // Fault in response_stop: `foreign_ready = !reads && ` becomes `foreign_ready = `.
        r4_one_by_one: assert (!(to_come != 0 && passed) && !(is_open && served) && !(served && passed));
        // R6: A line is served only while two places are free: the bubble rule.
        // Fault in response_stop: `has_two_places = taken_q < 2'd1` becomes `has_two_places = taken_q < 2'd2`.
        r6_two_places: assert (!serve_ready || held + 3'd2 <= PLACES);
        // R4, R6, R7: A line is served when they are, no other beat of one comes after this cycle, no foreign
        // response has begun, and it is its turn.
        // Fault in response_stop: `gives_way = was_new_q && ` becomes `gives_way = `.
        r6_ready: assert (serve_ready == (new_may_come && !(last_was_new && passing_valid && is_foreign)));
        if (last_was_new && passing_valid && is_foreign)
            // R7: After a new response a foreign one that waits goes first.
            // Fault in response_stop: `!(gives_way && passing_valid)` becomes `!(gives_way && passing_valid &&
            // passing_last)`.
            r7_gives_way: assert (!serve_ready);
        // R8: A beat is offered exactly while one is there.
        // Fault in response_stop_places: `pop_valid = has_beat_q` becomes `pop_valid = has_beat_q || enters`.
        r8_offered: assert (next_valid == (in_places != 0));
        if (is_first)
            // R2, R3, R8: The oldest beat is offered unchanged, for whom its response is, and `last` with the last of
            // it.
            // Fault in response_stop_places: `pop_entry = requesters_read_0_data[ENTRY_BIT]` becomes `pop_entry =
            // !requesters_read_0_data[ENTRY_BIT]`.
            r8_in_order: assert ({next_core, next_entry} == its_asker && next_data == its_data
                && next_last == is_its_last);
        if (formal_was_reset)
            // R9: After a reset nothing is there, and all places are free.
            // Fault in response_stop_places: `has_beat_q <= 1'b0` becomes `has_beat_q <= has_beat_d`.
            r9_reset: assert (!next_valid && serve_ready);
        all_taken: cover (held == PLACES && is_first && gone && is_its_last);
        new_behind_foreign: cover (is_first && gone && last_was_new && to_come == 0 && in_places > 1);
        foreign_between_new: cover (passed && last_was_new && serve_valid && new_may_come);
    end
