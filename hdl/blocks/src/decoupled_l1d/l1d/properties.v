
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

    // Which positions of either set are pending: from the cycle after `reserve` on, until the line is filled
    // and read, or, if it is stale, released; when that is, is free.
    reg [1:0] pending_0;
    reg [1:0] pending_1;
    (* anyseq *) wire [1:0] ends_0;
    (* anyseq *) wire [1:0] ends_1;
    wire [1:0] pending_here = request_set_number ? pending_1 : pending_0;
    wire [1:0] begins = command_reserve ? 2'd1 << command_way : 2'd0;
    wire [1:0] gone = request_is_release ? 2'd1 << request_release_position : 2'd0;
    always @(posedge clock) begin
        pending_0 <= (pending_0 & ~ends_0 & ~(request_set_number ? 2'd0 : gone)) | (request_set_number ? 2'd0 : begins);
        pending_1 <= (pending_1 & ~ends_1 & ~(request_set_number ? gone : 2'd0)) | (request_set_number ? begins : 2'd0);
        if (reset) begin
            pending_0 <= 2'd0;
            pending_1 <= 2'd0;
        end
    end
    always @* if (formal_on) begin
        assume (state_pending_ways == pending_here);
        assume ((state_joinable_ways & ~state_pending_ways) == 0);
        assume (!request_is_release || (gone & pending_here) != 0);
        assume (!clear || (pending_0 == 0 && pending_1 == 0));
    end

    // Three ways, two positions. The entries of each position, before the lookup; who has one after it.
    wire [2:0] committed = {ways_2_now_is_committed, ways_1_now_is_committed, ways_0_now_is_committed};
    wire [2:0] positions = {ways_2_now_position, ways_1_now_position, ways_0_now_position};
    wire [2:0] owners_of_0 = committed & ~positions;
    wire [2:0] owners_of_1 = committed & positions;
    wire [1:0] n_committed = ways_0_after_is_committed + ways_1_after_is_committed + ways_2_after_is_committed;
    wire [4:0] words = 5'd1 << status; // hit, hit_pending, miss, bypass, reservation_fail

    always @* if (formal_on) begin
        if (in_lookup) begin
            r19_one_owner: assert ((owners_of_0 & (owners_of_0 - 1'b1)) == 0 && (owners_of_1 & (owners_of_1 - 1'b1)) == 0);
            r19_pending_is_owned: assert ((!pending_here[0] || owners_of_0 != 0) && (!pending_here[1] || owners_of_1 != 0));
            r19_one_tag: assert (!(valid[0] && valid[1] && ways_0_held_tag == ways_1_held_tag)
                && !(valid[0] && valid[2] && ways_0_held_tag == ways_2_held_tag)
                && !(valid[1] && valid[2] && ways_1_held_tag == ways_2_held_tag));
            r3_count_ends_at_the_threshold: assert ((!valid[0] || ways_0_now_rc <= MOST)
                && (!valid[1] || ways_1_now_rc <= MOST) && (!valid[2] || ways_2_now_rc <= MOST));
            r15_no_candidate_in_a_gated_way: assert (!is_baseline || !ways_2_now_is_candidate);
            r15_gated_way_takes_none: assert (!(is_baseline && takes && own_way == 2'd2));
        end
        if (request_is_first) begin
            r19_free_lines: assert (free_lines + n_committed == 2'd2);
            r7_refused_changes_nothing: assert (!words[4] || !(takes || |released || commits || ages
                || ways_0_change_count || ways_1_change_count || ways_2_change_count));
        end
        if (is_plain_load) begin
            r1_hit_has_a_position: assert (!(words[0] || words[1]) || (entry_valid && entry_committed));
            r6_miss_is_committed: assert (!words[2] || (entry_valid && entry_committed));
            r2_bypass_is_below_the_threshold: assert (!words[3] || (entry_valid && !entry_committed
                && entry_rc < THRESHOLD && !is_baseline));
        end
        if (request_is_first && !is_plain_load)
            r8_words_of_other_requests: assert (words[4] || (is_plain_store ? (words[0] || words[2]) : words[3]));
        takes_anothers_position: cover (commits && !has_free);
        counted_twice: cover (ways_0_change_count && ways_0_now_rc == THRESHOLD - 1);
        released_stale: cover (request_is_release);
        committed_in_a_gated_way: cover (request_is_first && is_baseline && committed[2]);
    end
