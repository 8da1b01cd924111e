
    // The promises of what surrounds the tag store. The set in lookup was read in the cycle before; one thing
    // at a time; every entry is cleared only when no line is pending.
    reg set_before;
    always @(posedge clock) set_before <= next_set;
    wire in_lookup = request_is_first || request_is_release;
    always @* if (formal_on) begin
        assume (!in_lookup || request_set_number == set_before);
        assume (!request_is_first || request_line[0] == request_set_number);
        assume (!(request_is_first && request_is_release) && !(in_lookup && clear));
        assume (request_kind != 2'd3);
    end

    // One set is watched, whichever it is: its words, each a position, RC and tag, and which of them are valid.
    localparam T = REQUEST_LINE_BITS - 1;
    localparam R = ENTRY_RC_BITS;
    localparam W = 1 + R + T;
    (* hierconn *) wire [W-1:0] \u_ways_0.u_words.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_ways_0.u_words.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_ways_0.words_read_data ;
    (* hierconn *) wire [1:0] \u_ways_0.u_candidates.rows_0_q ;
    (* hierconn *) wire [1:0] \u_ways_0.u_committed.rows_0_q ;
    (* hierconn *) wire [W-1:0] \u_ways_1.u_words.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_ways_1.u_words.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_ways_1.words_read_data ;
    (* hierconn *) wire [1:0] \u_ways_1.u_candidates.rows_0_q ;
    (* hierconn *) wire [1:0] \u_ways_1.u_committed.rows_0_q ;
    (* hierconn *) wire [W-1:0] \u_ways_2.u_words.u_words.word_0 ;
    (* hierconn *) wire [W-1:0] \u_ways_2.u_words.u_words.word_1 ;
    (* hierconn *) wire [W-1:0] \u_ways_2.words_read_data ;
    (* hierconn *) wire [1:0] \u_ways_2.u_candidates.rows_0_q ;
    (* hierconn *) wire [1:0] \u_ways_2.u_committed.rows_0_q ;
    (* anyconst *) wire watched;
    wire [W-1:0] word_0 = watched ? \u_ways_0.u_words.u_words.word_1 : \u_ways_0.u_words.u_words.word_0 ;
    wire [W-1:0] word_1 = watched ? \u_ways_1.u_words.u_words.word_1 : \u_ways_1.u_words.u_words.word_0 ;
    wire [W-1:0] word_2 = watched ? \u_ways_2.u_words.u_words.word_1 : \u_ways_2.u_words.u_words.word_0 ;
    wire [2:0] stored_candidates = {\u_ways_2.u_candidates.rows_0_q [watched], \u_ways_1.u_candidates.rows_0_q [watched],
        \u_ways_0.u_candidates.rows_0_q [watched]};
    wire [2:0] stored_committed = {\u_ways_2.u_committed.rows_0_q [watched], \u_ways_1.u_committed.rows_0_q [watched],
        \u_ways_0.u_committed.rows_0_q [watched]};
    wire [2:0] stored = stored_candidates | stored_committed;
    wire [T-1:0] tag_0 = word_0[0 +: T];
    wire [T-1:0] tag_1 = word_1[0 +: T];
    wire [T-1:0] tag_2 = word_2[0 +: T];
    wire [R-1:0] rc_0 = word_0[T +: R];
    wire [R-1:0] rc_1 = word_1[T +: R];
    wire [R-1:0] rc_2 = word_2[T +: R];
    wire [2:0] positions = {word_2[W-1], word_1[W-1], word_0[W-1]};
    wire [2:0] owners_of_0 = stored_committed & ~positions;
    wire [2:0] owners_of_1 = stored_committed & positions;
    wire is_watched = in_lookup && request_set_number == watched;

    // Which of its positions are pending: from the cycle after `reserve` on, until the line is filled and read, or,
    // if it is stale, released; when that is, is free.
    reg [1:0] pending_lines;
    (* anyseq *) wire [1:0] ends;
    wire [1:0] begins = command_reserve ? 2'd1 << command_way : 2'd0;
    wire [1:0] gone = request_is_release ? 2'd1 << request_release_position : 2'd0;
    always @(posedge clock) begin
        pending_lines <= (pending_lines & ~ends & ~(is_watched ? gone : 2'd0)) | (is_watched ? begins : 2'd0);
        if (reset)
            pending_lines <= 2'd0;
    end
    always @* if (formal_on) begin
        if (is_watched) begin
            assume (state_pending_ways == pending_lines);
            assume (!request_is_release || (gone & pending_lines) != 0);
        end
        assume ((state_joinable_ways & ~state_pending_ways) == 0);
        assume (!clear || pending_lines == 0);
    end

    reg was_changed;
    always @(posedge clock) was_changed <= is_watched && (commits || takes);

    // The committed entries of the set in lookup, before the request; how many there are after it; what became of it.
    wire [2:0] committed = {ways_2_now_is_committed, ways_1_now_is_committed, ways_0_now_is_committed};
    wire [1:0] n_committed = ways_0_after_is_committed + ways_1_after_is_committed + ways_2_after_is_committed;
    wire [4:0] words = 5'd1 << status; // hit, hit_pending, miss, bypass, reservation_fail

    always @* if (formal_on) begin
        read_follows: assert (set_before != watched || ((!stored[0] || \u_ways_0.words_read_data == word_0)
            && (!stored[1] || \u_ways_1.words_read_data == word_1) && (!stored[2] || \u_ways_2.words_read_data == word_2)));
        candidate_or_committed: assert ((stored_candidates & stored_committed) == 0);
        r19_one_owner: assert ((owners_of_0 & (owners_of_0 - 1'b1)) == 0 && (owners_of_1 & (owners_of_1 - 1'b1)) == 0);
        r19_pending_is_owned: assert ((!pending_lines[0] || owners_of_0 != 0) && (!pending_lines[1] || owners_of_1 != 0));
        r19_one_tag: assert (!(stored[0] && stored[1] && tag_0 == tag_1) && !(stored[0] && stored[2] && tag_0 == tag_2)
            && !(stored[1] && stored[2] && tag_1 == tag_2));
        r3_count_ends_at_the_threshold: assert ((!stored[0] || rc_0 <= THRESHOLD) && (!stored[1] || rc_1 <= THRESHOLD)
            && (!stored[2] || rc_2 <= THRESHOLD));
        r2_candidate_is_below_the_threshold: assert ((!stored_candidates[0] || rc_0 < THRESHOLD)
            && (!stored_candidates[1] || rc_1 < THRESHOLD) && (!stored_candidates[2] || rc_2 < THRESHOLD));
        if (is_watched) begin
            r15_no_candidate_in_a_gated_way: assert (!is_baseline || !ways_2_now_is_candidate);
            r15_gated_way_takes_none: assert (!(is_baseline && takes && own_way == 2'd2));
        end
        if (request_is_first)
            r7_refused_changes_nothing: assert (!words[4] || !(takes || |released || commits || ages
                || ways_0_change_count || ways_1_change_count || ways_2_change_count));
        if (request_is_first && is_watched)
            r19_free_lines: assert (free_lines + n_committed == 2'd2);
        if (is_plain_load && is_watched) begin
            r1_hit_has_a_position: assert (!(words[0] || words[1]) || (entry_valid && entry_committed));
            r6_miss_is_committed: assert (!words[2] || (entry_valid && entry_committed));
            r2_bypass_is_below_the_threshold: assert (!words[3] || (entry_valid && !entry_committed
                && entry_rc < THRESHOLD && !is_baseline));
        end
        if (request_is_first && !is_plain_load)
            r8_words_of_other_requests: assert (words[4] || (is_plain_store ? (words[0] || words[2]) : words[3]));
        takes_anothers_position: cover (commits && !has_free);
        counted_twice: cover (ways_0_change_count && ways_0_now_rc == THRESHOLD - 1);
        released_stale: cover (is_watched && request_is_release);
        committed_in_a_gated_way: cover (request_is_first && is_baseline && committed[2]);
        chosen_beside_a_pending_one: cover (is_watched && commits && !has_free && pending_lines != 0);
        reads_what_is_written: cover (is_watched && |(found & committed) && !is_pending && was_changed);
        cleared: cover (clear && clear_set == watched && stored_candidates != 0 && stored_committed != 0);
    end
