
    // Nets of the modules below.
    (* hierconn *) wire \u_intake.stage_accepts ;
    (* hierconn *) wire [1:0] \u_intake.offered_kind ;
    (* hierconn *) wire [1:0] \u_issue.queue_push_kind ;
    (* hierconn *) wire \u_data_side.misses_push_valid ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.used_q ;
    (* hierconn *) wire \u_data_side.u_replies.is_entered_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_replies.u_beats.u_words.used_q ;
    (* hierconn *) wire \u_issue.queue_push_valid ;
    (* hierconn *) wire \u_issue.requests_issue_ready ;
    (* hierconn *) wire \u_issue.stores_load_blocked ;
    (* hierconn *) wire \u_issue.stores_has_room ;
    (* hierconn *) wire \u_issue.stores_store_valid ;
    (* hierconn *) wire \u_tags.sends ;
    (* hierconn *) wire \u_tags.lookup_command_send_direct ;
    (* hierconn *) wire \u_walker.is_walking_q ;
    (* hierconn *) wire \u_walker.set_q ;
    (* hierconn *) wire [1:0] \u_tags.u_lookup.ways[0].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_tags.u_lookup.ways[1].u_ways.u_readable.rows_q ;
    (* hierconn *) wire [1:0] \u_tags.u_lookup.ways[0].u_ways.u_marked.rows_q ;
    (* hierconn *) wire [1:0] \u_tags.u_lookup.ways[1].u_ways.u_marked.rows_q ;
    (* hierconn *) wire [2*CORE_REQUEST_LINE_BITS-3:0] \u_tags.u_lookup.u_tags.u_rows.u_words.word_0 ;
    (* hierconn *) wire [2*CORE_REQUEST_LINE_BITS-3:0] \u_tags.u_lookup.u_tags.u_rows.u_words.word_1 ;
    (* hierconn *) wire [2*CORE_REQUEST_LINE_BITS-3:0] \u_tags.u_lookup.tags_words ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.set_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.kept_way_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[0].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.busy_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.entries[1].u_entries.filled_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.is_serving_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.current_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    (* hierconn *) wire [1:0] \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    (* hierconn *) wire \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    (* hierconn *) wire \u_reply_arbiter.is_l1 ;
    (* hierconn *) wire [1:0] \u_issue.u_requests.used_q ;
    (* hierconn *) wire \u_issue.u_requests.entries[0].u_entries.busy_q ;
    (* hierconn *) wire [1:0] \u_issue.u_requests.entries[0].u_entries.id_q ;
    (* hierconn *) wire \u_issue.u_requests.entries[1].u_entries.busy_q ;
    (* hierconn *) wire [1:0] \u_issue.u_requests.entries[1].u_entries.id_q ;
    (* hierconn *) wire \u_issue.u_requests.entries[2].u_entries.busy_q ;
    (* hierconn *) wire [1:0] \u_issue.u_requests.entries[2].u_entries.id_q ;
    wire [1:0] n_left = \u_issue.u_requests.used_q ;
    wire has_left_0 = \u_issue.u_requests.entries[0].u_entries.busy_q ;
    wire [1:0] left_id_0 = \u_issue.u_requests.entries[0].u_entries.id_q ;
    wire has_left_1 = \u_issue.u_requests.entries[1].u_entries.busy_q ;
    wire [1:0] left_id_1 = \u_issue.u_requests.entries[1].u_entries.id_q ;
    wire has_left_2 = \u_issue.u_requests.entries[2].u_entries.busy_q ;
    wire [1:0] left_id_2 = \u_issue.u_requests.entries[2].u_entries.id_q ;
    wire is_accepted = \u_intake.stage_accepts ;
    wire goes_down = \u_data_side.misses_push_valid ;
    wire [1:0] n_replies = \u_data_side.u_replies.used_q ;
    wire [1:0] n_beats = \u_data_side.u_replies.u_beats.u_words.used_q ;
    wire goes_home = \u_issue.queue_push_valid ;
    wire may_issue = \u_issue.requests_issue_ready ;
    wire is_blocked = \u_issue.stores_load_blocked ;
    wire may_store = \u_issue.stores_has_room ;
    wire is_counted = \u_issue.stores_store_valid ;
    wire sends = \u_tags.sends ;
    wire walks = \u_walker.is_walking_q ;
    wire walked_set = \u_walker.set_q ;
    wire [1:0] readable = \u_tags.u_lookup.ways[0].u_ways.u_readable.rows_q | \u_tags.u_lookup.ways[1].u_ways.u_readable.rows_q
        | \u_tags.u_lookup.ways[0].u_ways.u_marked.rows_q | \u_tags.u_lookup.ways[1].u_ways.u_marked.rows_q ;
    wire [CORE_REQUEST_LINE_BITS-2:0] tag_way_0_set_0 = \u_tags.u_lookup.u_tags.u_rows.u_words.word_0 [CORE_REQUEST_LINE_BITS-2:0];
    wire [CORE_REQUEST_LINE_BITS-2:0] tag_way_0_set_1 = \u_tags.u_lookup.u_tags.u_rows.u_words.word_1 [CORE_REQUEST_LINE_BITS-2:0];
    wire [CORE_REQUEST_LINE_BITS-2:0] tag_way_1_set_0 =
        \u_tags.u_lookup.u_tags.u_rows.u_words.word_0 [2*CORE_REQUEST_LINE_BITS-3:CORE_REQUEST_LINE_BITS-1];
    wire [CORE_REQUEST_LINE_BITS-2:0] tag_way_1_set_1 =
        \u_tags.u_lookup.u_tags.u_rows.u_words.word_1 [2*CORE_REQUEST_LINE_BITS-3:CORE_REQUEST_LINE_BITS-1];
    wire [CORE_REQUEST_LINE_BITS-2:0] held_tag_0 = \u_tags.u_lookup.tags_words [CORE_REQUEST_LINE_BITS-2:0];
    wire [CORE_REQUEST_LINE_BITS-2:0] held_tag_1 =
        \u_tags.u_lookup.tags_words [2*CORE_REQUEST_LINE_BITS-3:CORE_REQUEST_LINE_BITS-1];
    wire set_0 = \u_data_side.u_mshrs.entries[0].u_entries.set_q ;
    wire way_0 = \u_data_side.u_mshrs.entries[0].u_entries.kept_way_q ;
    wire set_1 = \u_data_side.u_mshrs.entries[1].u_entries.set_q ;
    wire way_1 = \u_data_side.u_mshrs.entries[1].u_entries.kept_way_q ;
    wire busy_0 = \u_data_side.u_mshrs.entries[0].u_entries.busy_q ;
    wire busy_1 = \u_data_side.u_mshrs.entries[1].u_entries.busy_q ;
    wire arrived = \u_data_side.u_mshrs.u_waker.arrived_q ;
    wire arrived_entry = \u_data_side.u_mshrs.u_waker.arrived_entry_q ;
    wire [1:0] n_filled = \u_data_side.u_mshrs.u_waker.u_filled.used_q ;
    wire filled_head = \u_data_side.u_mshrs.u_waker.u_filled.head_q ;
    wire filled_word_0 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_0 ;
    wire filled_word_1 = \u_data_side.u_mshrs.u_waker.u_filled.u_words.word_1 ;
    wire is_serving = \u_data_side.u_mshrs.u_waker.is_serving_q ;
    wire current = \u_data_side.u_mshrs.u_waker.current_q ;

    // Promises of the environment. A request is open from its status to the last beat of its reply; meanwhile
    // its identifier does not come again, and a home's packet answers an open request.
    (* anyconst *) wire [CORE_NUMBER_BITS-1:0] number;
    reg [3:0] open;
    wire [3:0] opens = {3'd0, core_status_valid && core_status_word != 4} << core_status_id;
    wire [3:0] ends = {3'd0, core_reply_valid && core_reply_ready && core_reply_last} << core_reply_id;
    always @(posedge clock) begin
        open <= reset ? 4'd0 : (open & ~ends) | opens;
    end
    always @* begin
        assume (core_number == number);
        if (core_status_valid) assume (!open[core_status_id]);
        if (core_reply_valid && !\u_reply_arbiter.is_l1 ) assume (open[core_reply_id]);
    end

    // The entries that are filled: in the queue, or served.
    wire [2:0] waits_0 = {arrived && arrived_entry == 0, n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 0,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 0};
    wire [2:0] waits_1 = {arrived && arrived_entry == 1, n_filled == 2 && (filled_head ? filled_word_0 : filled_word_1) == 1,
        n_filled != 0 && (filled_head ? filled_word_1 : filled_word_0) == 1};
    wire serves_0 = is_serving && current == 0;
    wire serves_1 = is_serving && current == 1;

    // The lines that are pending: which of them is in lookup.
    wire [CORE_REQUEST_LINE_BITS-1:0] line = intake_held_request_line;
    wire [CORE_REQUEST_LINE_BITS-1:0] line_0 = {way_0 ? (set_0 ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_0 ? tag_way_0_set_1 : tag_way_0_set_0), set_0};
    wire [CORE_REQUEST_LINE_BITS-1:0] line_1 = {way_1 ? (set_1 ? tag_way_1_set_1 : tag_way_1_set_0)
        : (set_1 ? tag_way_0_set_1 : tag_way_0_set_0), set_1};
    wire awaits_line = (busy_0 && line_0 == line) || (busy_1 && line_1 == line);

    wire is_first = intake_is_first;
    wire head_is_remote = intake_is_remote;
    wire leaves = intake_held_route_leaves;
    wire to_home = intake_held_route_to_home;
    wire is_load = intake_held_request_kind == 0;
    wire is_fail = core_status_valid && core_status_word == 4;
    wire commands = tags_command_reserve || tags_command_join || tags_command_mark_stale
        || \u_tags.lookup_command_send_direct || tags_command_read || tags_command_write || tags_outcome_evict;
    reg was_local;
    reg [4:0] accepted_id;
    reg was_remote;
    reg was_direct;
    reg was_bypassing;
    reg [CORE_NUMBER_BITS-1:0] requester_core;
    reg [CORE_REQUEST_ID_BITS-1:0] requester_id;
    reg has_flushed;
    always @(posedge clock) begin
        was_local <= !reset && core_request_valid && core_request_ready;
        was_remote <= !reset && intake_taken_valid;
        was_direct <= \u_intake.offered_kind == 3;
        was_bypassing <= core_request_bypass_l1;
        requester_core <= intake_taken_requester_core;
        requester_id <= intake_taken_requester_id;
        accepted_id <= intake_taken_valid ? {4'b1000, packets_take_entry} : {3'd0, core_request_id};
        has_flushed <= !reset && flush && (has_flushed || flushed);
    end

    // The status that the events report.
    reg was_status;
    reg [2:0] was_word;
    always @(posedge clock) begin
        was_status <= !reset && core_status_valid;
        was_word <= core_status_word;
    end

    always @* if (formal_on) begin
        // R3, R4: A local request has its status in the cycle after its acceptance, a remote one its lookup and no
        // status.
        // Fault in node_intake: `stage_accepts = reads && is_free` becomes `stage_accepts = reads`.
        r4_one_status: assert (core_status_valid == was_local && (is_first && head_is_remote) == was_remote);
        // Invariant: A remote request in lookup does not leave; one that is routed home leaves; a load that leaves
        // bypasses the tags.
        // Fault in node_intake: `stage_accepted_route_leaves = 1'b0;` becomes `stage_accepted_route_leaves =
        // leaves;`.
        held_follows: assert ((!is_first || intake_is_busy) && (!head_is_remote || !(leaves || to_home || intake_held_skips_tags))
            && (!to_home || leaves) && (!intake_held_skips_tags || leaves) && (!(leaves && is_load) || intake_held_skips_tags));
        // R2, R3: No remote request is accepted without a free place.
        // Fault in shared_l1: `has_entry && (queued < MISS_QUEUE)` becomes `queued < MISS_QUEUE`.
        if (intake_taken_valid) r2_entry: assert (has_entry);
        // R2: A remote request in the first cycle of its lookup finds room in `l2_out`.
        // Fault in shared_l1: `(queued < 2'd1)` becomes `(queued < 2'd2)`.
        if (is_first && head_is_remote) r2_room: assert (queued != 2);
        // R4, R10: A remote request is never refused: it is read, joined, reserved for, or sent to L2.
        // Fault in shared_tag_stage: `bypasses = lookup_status == STATUS_RESERVATION_FAIL;` becomes `bypasses =
        // 1'b0;`.
        if (is_first && head_is_remote) r4_never_refused: assert (core_status_word != 4 && (commands || (sends && goes_down)));
        // R5: A local load that `store_tracker` blocks is refused.
        // Fault in remote_request_issue: `is_load && stores_load_blocked` becomes `1'b0`.
        if (is_first && is_load && is_blocked && !head_is_remote) r5_blocked: assert (is_fail);
        if (is_first && leaves && (!may_issue || (!is_load && !may_store) || (to_home && !issue_verdict_has_room)))
            // R6: A local request that leaves is refused without room in a tracker or, when it is routed home, in
            // `remote_request_out`.
            // Fault in remote_request_issue: `(!requests_issue_ready || (!is_load && !stores_has_room))` becomes
            // `!requests_issue_ready`.
            r6_held_back: assert (is_fail);
        // R5, R6: A `reservation_fail` commands nothing, sends nothing, and is neither issued nor counted.
        // Fault in shared_tag_stage: `leaves_now = sends && held_route_leaves` becomes `leaves_now = is_first &&
        // held_route_leaves`.
        if (is_fail) r6_refused_changes_nothing: assert (!commands && !goes_down && !goes_home && !is_counted && !tags_verdict_leaves_now);
        // R7: No request goes both to `remote_request_out` and to `l2_out`, and none that is routed home goes to
        // `l2_out`.
        // Fault in shared_tag_stage: `sends && !held_route_to_home` becomes `sends`.
        r7_one_way: assert (!(goes_home && goes_down) && (!(is_first && to_home) || !goes_down));
        // Invariant: The set and the tags in lookup are those of the line.
        // Fault in held_request: `line_d = accepted_request_line;` becomes `line_d = ~accepted_request_line;`.
        lookup_follows: assert (!is_first || (intake_held_request_set_number == line[0]
            && held_tag_0 == (line[0] ? tag_way_0_set_1 : tag_way_0_set_0)
            && held_tag_1 == (line[0] ? tag_way_1_set_1 : tag_way_1_set_0)));
        // R6, R21: No store or atomic leaves by way of the home while its line is pending in the local tags.
        // Fault in shared_tag_stage: `|| !lookup_awaits_line)` becomes `|| lookup_awaits_line)`.
        if (goes_home && !is_load) r6_no_write_passes_a_load: assert (!awaits_line);
        // R7: A request to a home is of the kind asked for; a load with `bypass_l1`, and no other, is a
        // `direct_load`.
        // Fault in remote_request_issue: `&& bypass_l1` becomes `&& !bypass_l1`.
        if (goes_home) r7_direct_load: assert (\u_issue.queue_push_kind == (is_load && was_bypassing ? 2'd3 : intake_held_request_kind));
        // R10: A `direct_load` of another core is sent to L2, and does nothing in the tags.
        // Fault in node_intake: `is_direct_load || ` becomes nothing.
        if (is_first && head_is_remote && was_direct) r10_direct_load: assert (is_load && !tags_command_reserve && !tags_command_join
            && !tags_command_read && goes_down && core_status_word == 3);
        // R24: A remote request's word comes in its lookup, with the core and the identifier that it came with.
        // Fault in shared_l1: `requester_id_q <= intake_taken_requester_id;` becomes `requester_id_q <=
        // core_request_id;`.
        r24_home_status: assert (home_status_valid == was_remote && (!was_remote || (home_status_core == requester_core
            && home_status_id == requester_id && home_status_word == core_status_word)));
        // R6, R7: A request goes to `remote_request_out` only when it has room, in the first cycle of its lookup.
        // Fault in shared_tag_stage: `has_room = verdict_has_room &&` becomes `has_room =`.
        if (goes_home) r6_home_has_room: assert (issue_verdict_has_room && is_first);
        // R2, R10: A request goes to `l2_out` only when it has room, in the first cycle of its lookup.
        // Fault in l1_lookup: `&& !(is_load && is_plain) && state_has_room;` becomes `&& !(is_load && is_plain);`.
        if (goes_down) r2_down_has_room: assert (queued < 2 && is_first);
        // R7, R9: A local request that leaves and is not refused is issued, counted unless it is a load, and sent its
        // way.
        // Fault in remote_request_issue: `stores_store_valid = verdict_leaves_now && is_write;` becomes
        // `stores_store_valid = verdict_leaves_now && (request_kind == 2'd1);`.
        if (core_status_valid && leaves && !is_fail) r9_issued: assert (tags_verdict_leaves_now && may_issue
            && is_counted == !is_load && (is_load || may_store) && (to_home ? goes_home : goes_down));
        // R9: Nothing but a local request that leaves is issued or counted, or goes to `remote_request_out`.
        // Fault in shared_tag_stage: `sends && held_route_leaves` becomes `sends`.
        if (!(core_status_valid && leaves)) r9_no_other: assert (!tags_verdict_leaves_now && !is_counted && !goes_home);
        // R8: A load that leaves does nothing in the local tags, and is a `bypass` if it is not refused.
        // Fault in node_intake: `leaves && (is_any_load ||` becomes `leaves && (1'b0 ||`.
        if (core_status_valid && leaves && is_load) r8_load_passes: assert (!commands && (is_fail || core_status_word == 3));
        // R3, R11: A remote request's identifier names the place that it took, a local one's its identifier and its group.
        // Fault in node_intake: `{4'd8, taken_entry};` becomes `{4'd8, !taken_entry};`.
        if (is_first) r11_identifier: assert (intake_held_request_id == (accepted_id | {1'b0, !head_is_remote && intake_held_route_is_shared, 3'd0}));
        // R15: A request is released with the last beat of its reply, when the core takes it, and with no other.
        // Fault in reply_arbiter: `request_l1_done = takes_l1 && beat_last` becomes `request_l1_done = takes_l1`.
        r15_done_with_the_last: assert (issue_reply_done == (core_reply_valid && core_reply_ready && core_reply_last)
            && (!core_reply_valid || reply_arbiter_request_id == core_reply_id));
        // R4, R20: Each status is reported by its event in the next cycle, and there is no other.
        // Fault in l1_event_report: `event_bypass = is_bypass` becomes `event_bypass = is_bypass || is_fail`.
        r20_one_event: assert ({event_reservation_fail, event_bypass, event_miss, event_hit_pending, event_hit}
            == {4'd0, was_status} << was_word);
        // R17: While the walk lasts no request that has left is unanswered.
        // Fault in shared_l1: `&& data_side_state_is_idle && issue_is_idle` becomes `&& data_side_state_is_idle`.
        if (walks || flushed) r17_nothing_left: assert (n_left == 0);
        // R1, R17: No request is accepted while a set is cleared.
        // Fault in node_intake: `is_free = !(is_busy && waits) && !stops` becomes `is_free = !(is_busy && waits)`.
        if (walks) r17_none_accepted: assert (!is_accepted && !(core_request_valid && core_request_ready));
        // R1, R17: `core_request` is not ready while `flush` is true.
        // Fault in node_intake: `arbiter_local_ready && !flush` becomes `arbiter_local_ready`.
        if (flush) r17_flush_stops: assert (!core_request_ready);
        // R17: A `flush` that stays high is one walk, and `flushed` is high with it.
        // Fault in flush_walker: `is_flushed_d = flush;` becomes `is_flushed_d = 1'b0;`.
        r17_once: assert (!has_flushed || (flushed && !walks));
        // R10, R17: During the walk no entry is taken and no load is looked up in the tags; when `flushed` is true no
        // line is readable.
        // Fault in node_intake: `is_direct_load || (flush && is_any_load);` becomes `is_direct_load;`.
        r17_flushed: assert (!(walks && flushed) && (!(walks || flushed) || (!busy_0 && !busy_1
            && (!is_first || (head_is_remote && (!is_load || intake_held_bypass_l1)))))
            && (!flushed || readable == 0) && (!walks || !walked_set || !readable[0]));
        // R9, R15: Each request that `remote_tracker` holds is unanswered, and held once.
        // Fault in remote_tracker: `released = reply_done && is_known` becomes `released = reply_done`.
        r9_left_is_open: assert (n_left == has_left_0 + has_left_1 + has_left_2 && (!has_left_0 || open[left_id_0])
            && (!has_left_1 || open[left_id_1]) && (!has_left_2 || open[left_id_2])
            && !(has_left_0 && has_left_1 && left_id_0 == left_id_1) && !(has_left_0 && has_left_2 && left_id_0 == left_id_2)
            && !(has_left_1 && has_left_2 && left_id_1 == left_id_2));
        // Invariant: A busy entry that is filled waits to be woken, in one place, or is being served; no other does.
        // Fault in mshr_file: `waker_filled_valid = is_filled && fill_is_expected` becomes `waker_filled_valid =
        // is_filled`.
        filled_wait_once: assert (n_filled + arrived <= 2 && (waits_0 & (waits_0 - 3'd1)) == 0 && (waits_1 & (waits_1 - 3'd1)) == 0
            && (waits_0 != 0 || serves_0) == (busy_0 && \u_data_side.u_mshrs.entries[0].u_entries.filled_q ) && !(waits_0 != 0 && serves_0)
            && (waits_1 != 0 || serves_1) == (busy_1 && \u_data_side.u_mshrs.entries[1].u_entries.filled_q ) && !(waits_1 != 0 && serves_1));
        // Invariant: No more than `hit_latency + 2` beats are in flight out of the L1, each in its place.
        // Fault in l1_replies: `assign has_room = used_q != MOST;` becomes `assign has_room = 1'b1;`.
        replies_fit: assert (n_replies == 3'd0 + n_beats + \u_data_side.u_replies.is_entered_q );
        write_waits_for_a_load: cover (is_fail && to_home && !is_load && awaits_line && may_issue && may_store
            && issue_verdict_has_room);
        direct_load_of_another_core: cover (is_first && head_is_remote && was_direct && awaits_line);
        remote_takes_the_last_room: cover (is_first && head_is_remote && goes_down && queued == 1);
        load_waits_for_a_store: cover (is_fail && is_load && is_blocked);
        store_waits_for_a_place: cover (is_fail && leaves && may_issue && !is_load && !may_store);
        store_waits_for_the_queue: cover (is_fail && to_home && may_issue && may_store);
        store_leaves_for_home: cover (core_status_valid && goes_home && is_counted);
        walks_with_a_remote_request: cover (walks && is_first && head_is_remote);
        flushed_with_a_request_to_l2: cover (flushed && queued != 0);
    end
