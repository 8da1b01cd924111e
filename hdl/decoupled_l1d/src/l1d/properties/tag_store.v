
    // The set that was read in the cycle before, if one was.
    reg set_before;
    reg was_read;
    always @(posedge clock) begin
        set_before <= next_set;
        was_read <= reads;
    end
    wire in_lookup = request_is_first || request_is_release;
    reg was_changed;
    always @(posedge clock) was_changed <= !reset && in_lookup && (commits || takes);

    // The committed entries of the set in lookup, before the request; how many there are after it; what became of it.
    wire [2:0] committed = {ways_now_is_committed[2], ways_now_is_committed[1], ways_now_is_committed[0]};
    wire [1:0] n_committed = ways_after_is_committed[0] + ways_after_is_committed[1] + ways_after_is_committed[2];
    wire [4:0] words = 5'd1 << status; // hit, hit_pending, miss, bypass, reservation_fail

    // RC after the request (R2, R4, R11), in the cycle after it: of the entry that is taken or counted, of those that are
    // released, and of the others, which age when a line is committed or released.
    localparam R = ENTRY_RC_BITS;
    wire counts = is_plain_load && found != 0 && (words[3] || words[2]);
    wire aged = command_reserve || evict || request_is_release;
    wire [R-1:0] after_0 = takes && target_way == 0 ? INITIAL : counts && target_way == 0 ? ways_now_rc[0*R +: R] + !(&ways_now_rc[0*R +: R])
        : released[0] ? 0 : ways_now_rc[0*R +: R] - (aged && ways_now_rc[0*R +: R] != 0);
    wire [R-1:0] after_1 = takes && target_way == 1 ? INITIAL : counts && target_way == 1 ? ways_now_rc[1*R +: R] + !(&ways_now_rc[1*R +: R])
        : released[1] ? 0 : ways_now_rc[1*R +: R] - (aged && ways_now_rc[1*R +: R] != 0);
    wire [R-1:0] after_2 = takes && target_way == 2 ? INITIAL : counts && target_way == 2 ? ways_now_rc[2*R +: R] + !(&ways_now_rc[2*R +: R])
        : released[2] ? 0 : ways_now_rc[2*R +: R] - (aged && ways_now_rc[2*R +: R] != 0);
    reg was_in_lookup;
    reg set_looked_up;
    reg [R-1:0] counted_0;
    reg [R-1:0] counted_1;
    reg [R-1:0] counted_2;
    always @(posedge clock) begin
        was_in_lookup <= !reset && in_lookup;
        set_looked_up <= request_set_number;
        counted_0 <= after_0;
        counted_1 <= after_1;
        counted_2 <= after_2;
    end

    // The entry that a new line takes (R4): the lowest that may be taken, else the candidate of the least RC, else one
    // whose position is not pending.
    wire [2:0] takable = ~valid & (is_baseline ? 3'b011 : 3'b111);
    wire [2:0] is_least = candidates & {
        !(candidates[0] && ways_now_rc[0*R +: R] <= ways_now_rc[2*R +: R]) && !(candidates[1] && ways_now_rc[1*R +: R] <= ways_now_rc[2*R +: R]),
        !(candidates[0] && ways_now_rc[0*R +: R] <= ways_now_rc[1*R +: R]) && !(candidates[2] && ways_now_rc[2*R +: R] < ways_now_rc[1*R +: R]),
        !(candidates[1] && ways_now_rc[1*R +: R] < ways_now_rc[0*R +: R]) && !(candidates[2] && ways_now_rc[2*R +: R] < ways_now_rc[0*R +: R])};
    wire [2:0] takes_now = takable != 0 ? takable & (~takable + 1'b1) : candidates != 0 ? is_least
        : committed & {!pending[ways_now_position[2]], !pending[ways_now_position[1]], !pending[ways_now_position[0]]};

    // Contents of the ways.
    localparam T = REQUEST_LINE_BITS - 1;
    localparam W = 1 + R + T;
    (* hierconn *) wire [3*W-1:0] \u_words.u_rows.u_words.word_0 ;
    (* hierconn *) wire [3*W-1:0] \u_words.u_rows.u_words.word_1 ;
    (* hierconn *) wire [1:0] \ways[0].u_ways.u_candidates.rows_q ;
    (* hierconn *) wire [1:0] \ways[0].u_ways.u_committed.rows_q ;
    (* hierconn *) wire [1:0] \ways[1].u_ways.u_candidates.rows_q ;
    (* hierconn *) wire [1:0] \ways[1].u_ways.u_committed.rows_q ;
    (* hierconn *) wire [1:0] \ways[2].u_ways.u_candidates.rows_q ;
    (* hierconn *) wire [1:0] \ways[2].u_ways.u_committed.rows_q ;
    wire [W-1:0] way_0_set_0 = \u_words.u_rows.u_words.word_0 [0*W +: W];
    wire [W-1:0] way_0_set_1 = \u_words.u_rows.u_words.word_1 [0*W +: W];
    wire [W-1:0] read_0 = words_words[0*W +: W];
    wire [1:0] candidates_0 = \ways[0].u_ways.u_candidates.rows_q ;
    wire [1:0] committed_0 = \ways[0].u_ways.u_committed.rows_q ;
    wire [W-1:0] way_1_set_0 = \u_words.u_rows.u_words.word_0 [1*W +: W];
    wire [W-1:0] way_1_set_1 = \u_words.u_rows.u_words.word_1 [1*W +: W];
    wire [W-1:0] read_1 = words_words[1*W +: W];
    wire [1:0] candidates_1 = \ways[1].u_ways.u_candidates.rows_q ;
    wire [1:0] committed_1 = \ways[1].u_ways.u_committed.rows_q ;
    wire [W-1:0] way_2_set_0 = \u_words.u_rows.u_words.word_0 [2*W +: W];
    wire [W-1:0] way_2_set_1 = \u_words.u_rows.u_words.word_1 [2*W +: W];
    wire [W-1:0] read_2 = words_words[2*W +: W];
    wire [1:0] candidates_2 = \ways[2].u_ways.u_candidates.rows_q ;
    wire [1:0] committed_2 = \ways[2].u_ways.u_committed.rows_q ;

    wire [1:0] as_read, one_state, one_owner, gone_is_free, one_tag, counts_end, candidates_wait, counts_follow;
    genvar s;
    generate for (s = 0; s < 2; s = s + 1) begin : sets
        // The words of a set, each a position, RC and tag, and which of them are valid.
        wire [W-1:0] word_0 = s ? way_0_set_1 : way_0_set_0;
        wire [W-1:0] word_1 = s ? way_1_set_1 : way_1_set_0;
        wire [W-1:0] word_2 = s ? way_2_set_1 : way_2_set_0;
        wire [2:0] stored_candidates = {candidates_2[s], candidates_1[s], candidates_0[s]};
        wire [2:0] stored_committed = {committed_2[s], committed_1[s], committed_0[s]};
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

        // The position that was released in the cycle before.
        reg [1:0] gone;
        wire releases = !reset && request_is_release && request_set_number == s;
        always @(posedge clock) gone <= releases ? 2'd1 << request_release_position : 2'd0;

        // Properties of the contents.
        assign as_read[s] = !was_read || set_before != s || ((!stored[0] || read_0 == word_0) && (!stored[1] || read_1 == word_1)
            && (!stored[2] || read_2 == word_2));
        assign one_state[s] = (stored_candidates & stored_committed) == 0;
        assign one_owner[s] = (owners_of_0 & (owners_of_0 - 1'b1)) == 0 && (owners_of_1 & (owners_of_1 - 1'b1)) == 0;
        assign gone_is_free[s] = (!gone[0] || owners_of_0 == 0) && (!gone[1] || owners_of_1 == 0);
        assign one_tag[s] = !(stored[0] && stored[1] && tag_0 == tag_1) && !(stored[0] && stored[2] && tag_0 == tag_2)
            && !(stored[1] && stored[2] && tag_1 == tag_2);
        assign counts_end[s] = (!stored[0] || rc_0 <= THRESHOLD) && (!stored[1] || rc_1 <= THRESHOLD)
            && (!stored[2] || rc_2 <= THRESHOLD);
        assign candidates_wait[s] = (!stored_candidates[0] || rc_0 < THRESHOLD) && (!stored_candidates[1] || rc_1 < THRESHOLD)
            && (!stored_candidates[2] || rc_2 < THRESHOLD);
        assign counts_follow[s] = !was_in_lookup || set_looked_up != s || ((!stored[0] || rc_0 == counted_0)
            && (!stored[1] || rc_1 == counted_1) && (!stored[2] || rc_2 == counted_2));
    end endgenerate

    always @* if (formal_on) begin
        // Invariant: The set in lookup was read in the cycle before; a request, a release and the walk of a flush
        // exclude each other.
        // Fault in decoupled_l1d: `set_d = data_side_done_set_number;` becomes `set_d = ~data_side_done_set_number;`.
        one_thing_at_a_time: assert ((!in_lookup || (was_read && request_set_number == set_before))
            && (!request_is_first || (request_line[0] == request_set_number && request_kind != 2'd3))
            && !(request_is_first && request_is_release) && !(in_lookup && clear));
        // Invariant: The words read of the set in lookup are those of its valid entries.
        // Fault in write_first_ram: `was_written_d = write_enable && (write_address == read_address)` becomes
        // `was_written_d = 1'b0`.
        read_follows: assert (&as_read);
        // Invariant: No entry is both a candidate and committed.
        // Fault in decoupled_l1d_tag_way: `committed_clear_enable = clear || (changes && !committed_after)` becomes
        // `committed_clear_enable = clear`.
        candidate_or_committed: assert (&one_state);
        // R10, R14: The position of a released stale line has no owner.
        // Fault in decoupled_l1d_tag_way: `has_release_position = is_committed && (position_now == release_position)`
        // becomes `has_release_position = is_committed && (position_now != release_position)`.
        r14_released_is_free: assert (&gone_is_free);
        // R19: No position has two committed entries in a set.
        // Fault in decoupled_l1d_tag_store: `chosen = lowest_free;` becomes `chosen = 1'b0;`.
        r19_one_owner: assert (&one_owner);
        // R19: No two valid entries of a set have one tag.
        // Fault in decoupled_l1d_tag_store: `is_plain_load && !(|found) &&` becomes `is_plain_load &&
        // !(|found_position) &&`.
        r19_one_tag: assert (&one_tag);
        // R2, R3: RC is never above `threshold`.
        // Fault in decoupled_l1d_tag_store: `wire is_due = is_baseline || ` becomes `wire is_due = is_baseline && `.
        r3_count_ends_at_the_threshold: assert (&counts_end);
        // R2, R3, R11: A candidate's RC is below `threshold`.
        // Fault in decoupled_l1d_tag_way: `rc_after = 2'd0;` becomes `rc_after = rc_now;`.
        r2_candidate_is_below_the_threshold: assert (&candidates_wait);
        // R1, R2, R4, R5, R11: After a request RC is `rc_initial` in an entry taken, one more in one counted, 0 in
        // one released, one less in every other if a line was committed or released, else what it was.
        // Fault in decoupled_l1d_tag_way: `change_age && is_valid && (|rc_now)` becomes `change_age &&
        // candidate_after && (|rc_now)`.
        r11_counts_and_ages: assert (&counts_follow);
        if (takes)
            // R4, R15: A new line takes the lowest invalid entry that is not gated, else the lowest candidate of the
            // least RC, else one whose position is not pending.
            // Fault in decoupled_l1d_least_used: `least[9:8] < least[7:6]` becomes `least[9:8] <= least[7:6]`.
            r4_entry_taken: assert (takes_now[target_way]);
        if (commits)
            // R6: A commit takes the lowest free position, else one that is not pending.
            // Fault in decoupled_l1d_tag_store: `lowest_free = 1'b1;` becomes `lowest_free = 1'b0;`.
            r6_position_taken: assert (free != 0 ? free[chosen] && (free & ((2'd1 << chosen) - 1'b1)) == 0 : !pending[chosen]);
        if (in_lookup) begin
            // R15: In baseline mode no entry in a gated way is a candidate.
            // Fault in decoupled_l1d_tag_way: `&& !is_gated;` becomes `&& (!is_gated || committed_is_set);`.
            r15_no_candidate_in_a_gated_way: assert (!is_baseline || !ways_now_is_candidate[2]);
            // R15: In baseline mode no entry is taken in a gated way.
            // Fault in decoupled_l1d_tag_store: `~valid & ~ways_is_gated_now` becomes `~valid`.
            r15_gated_way_takes_none: assert (!(is_baseline && takes && target_way == 2'd2));
        end
        if (request_is_first) begin
            // R17, R19: Free_Line and the committed entries of the set after a request add up to the lines.
            // Fault in decoupled_l1d_tag_store: `free_lines = sums[3:2]` becomes `free_lines = sums[1:0]`.
            r19_free_lines: assert (free_lines + n_committed == 2'd2);
            // R7: A refused request takes, counts, commits, releases and ages nothing.
            // Fault in decoupled_l1d_tag_store: `takes = is_new && (commits || passes)` becomes `takes = is_new`.
            r7_refused_changes_nothing: assert (!words[4] || !(takes || |released || commits || ages
                || ways_change_count[0] || ways_change_count[1] || ways_change_count[2]));
        end
        if (is_plain_load) begin
            // R1: A load that is `hit` or `hit_pending` found an entry with a position.
            // Fault in decoupled_l1d_tag_store: `joins = is_plain_load && is_joinable` becomes `joins = is_plain_load
            // && is_candidate`.
            r1_hit_has_a_position: assert (!(words[0] || words[1]) || (entry_valid && entry_committed));
            // R3, R5, R6: After a load's `miss` its line has an entry with a position.
            // Fault in decoupled_l1d_tag_store: `change_commit = {3{commits}} & is_target;` becomes `change_commit =
            // {3{commits}} & is_target & ~{3{takes}};`.
            r6_miss_is_committed: assert (!words[2] || (entry_valid && entry_committed));
            // R2, R5, R15: After a plain load's `bypass` its line has an entry without a position, RC is below
            // `threshold`, and the mode is not the baseline.
            // Fault in decoupled_l1d_tag_store: `(is_counted && !is_due) ||` becomes `is_counted ||`.
            r2_bypass_is_below_the_threshold: assert (!words[3] || (entry_valid && !entry_committed
                && entry_rc < THRESHOLD && !is_baseline));
        end
        if (request_is_first && !is_plain_load)
            // R8, R9: A plain store with room is `hit` or `miss`, any other request but a plain load `bypass`.
            // Fault in decoupled_l1d_tag_store: `if (passes || (sends_request && !is_plain_store))` becomes `if
            // (passes || sends_request)`.
            r8_words_of_other_requests: assert (words[4] || (is_plain_store ? (words[0] || words[2]) : words[3]));
        takes_anothers_position: cover (commits && !has_free);
        counted_twice: cover (ways_change_count[0] && ways_now_rc[0*R +: R] == THRESHOLD - 1);
        released_stale: cover (REFUSES || request_is_release);
        committed_in_a_gated_way: cover (request_is_first && is_baseline && committed[2]);
        chosen_beside_a_pending_one: cover (commits && !has_free && pending != 0);
        reads_what_is_written: cover (in_lookup && is_readable && was_changed);
        cleared: cover (clear && valid != 0);
    end
