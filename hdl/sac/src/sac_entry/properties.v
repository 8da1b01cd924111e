
    // R9.
    reg sm_side_before;
    reg may_switch;
    reg [CHIP_BITS-1:0] chip_before;
    always @(posedge clock) begin
        sm_side_before <= sm_side;
        may_switch <= held && empty && !reset;
        chip_before <= chip;
    end
    always @* if (formal_on) begin
        switches_when_empty: assume (formal_was_reset || may_switch || sm_side == sm_side_before);
        chip_stays: assume (chip == chip_before);
        chips_exist: assume (chip < CHIPS && request_home < CHIPS);
        answers_what_left: assume (!(reply_valid && reply_last && in_flight == 0));
    end

    // R5, R6: what has left and is not answered.
    reg [7:0] in_flight;
    wire went = forward_valid && forward_ready;
    wire was_answered = reply_valid && reply_last && down_reply_ready;
    always @(posedge clock) begin
        in_flight <= in_flight + went - was_answered;
        if (reset)
            in_flight <= 8'd0;
    end

    // R3, R4: a request was offered in the cycle before, and not taken.
    reg waits;
    reg was_held;
    reg [7:0] in_flight_before;
    always @(posedge clock) begin
        waits <= forward_valid && !forward_ready && !reset;
        was_held <= held && !reset;
        in_flight_before <= in_flight;
    end

    // R8: what left in the cycle before.
    reg went_before;
    reg [REQUEST_LINE_BITS-1:0] line_before;
    reg was_local;
    always @(posedge clock) begin
        went_before <= went && !reset;
        line_before <= request_line;
        was_local <= request_home == chip;
    end
    function [SLICE_LOW-1:0] fold(input [REQUEST_LINE_BITS-1:0] line);
        integer place;
        begin
            fold = 0;
            for (place = 0; place < REQUEST_LINE_BITS; place = place + 1)
                fold[place % SLICE_LOW] = fold[place % SLICE_LOW] ^ line[place];
        end
    endfunction

    // R9 and R3 together: nothing is in flight when the organisation changes, and a target is valid.
    reg was_switched;
    always @(posedge clock) was_switched <= formal_on && !reset && (was_switched || (sm_side != sm_side_before && in_flight_before == 0 && !formal_was_reset));

    always @* if (formal_on) begin
        // Invariant: The block knows how many requests are unanswered, whether one waits, and which left last.
        // Fault in sac_entry: `leaves && !answered` becomes `leaves`.
        count_follows: assert (unanswered_q == in_flight && in_flight <= MOST && is_stalled_q == waits
            && left_q == went_before && (!went_before || (left_slice_q == fold(line_before) && left_local_q == was_local)));
        // Invariant: A request that waits has room.
        // Fault in sac_entry: `hold || is_full` becomes `hold`.
        waits_with_room: assert (!waits || in_flight < MOST);
        if (forward_valid) begin
            // R1: The offer to the NoC is the request, with the number of the chip.
            // Fault in sac_entry: `forward_id = request_id` becomes `forward_id = ~request_id`.
            r1_unchanged: assert (request_valid && forward_chip == chip
                && {forward_kind, forward_operation, forward_line, forward_sectors, forward_byte_enable, forward_data, forward_source, forward_id, forward_home}
                == {request_kind, request_operation, request_line, request_sectors, request_byte_enable, request_data, request_source, request_id, request_home});
            // R2: A request goes to this chip under SM-side, else to its home, and there to the slice of its
            // line.
            // Fault in sac_entry: `.sm_side        (sm_side)` becomes `.sm_side        (hold)`.
            r2_target: assert (forward_to_chip == (sm_side ? chip : request_home) && forward_to_slice == fold(request_line));
            // R3, R6: A request is offered if it waited, or if nothing is held and there is room.
            // Fault in sac_entry: `hold || is_full` becomes `is_full`.
            r3_no_new_one: assert (waits || (!hold && in_flight < MOST));
        end
        // R1: A request is taken in the cycle in which it leaves, and in no other.
        // Fault in sac_entry: `request_ready = leaves` becomes `request_ready = forward_ready`.
        r1_taken: assert ((request_valid && request_ready) == went);
        // R3, R6: Every other request is offered in its cycle.
        // Fault in sac_entry: `hold || is_full` becomes `hold || unanswered_q[0]`.
        r3_offered: assert (!request_valid || forward_valid || (!waits && (hold || in_flight == MOST)));
        // R4: `held` is true while `hold` is and nothing waits; nothing is offered then.
        // Fault in sac_entry: `held = hold && !is_stalled_q` becomes `held = hold`.
        r4_held: assert (held == (hold && !waits) && !(held && forward_valid));
        if (was_held && held)
            // R4: While all is held the unanswered requests only become fewer.
            // Fault in sac_entry: `hold || is_full` becomes `is_full`.
            r4_only_falls: assert (in_flight <= in_flight_before);
        // R5, R10: `empty` is true while no request is unanswered.
        // Fault in sac_entry: `answered && !leaves` becomes `answered && !leaves && !hold`.
        r5_empty: assert (empty == (in_flight == 0));
        // R6: No more requests are unanswered than there are identifiers.
        // Fault in sac_entry: `hold || is_full` becomes `hold`.
        r6_room: assert (in_flight <= MOST);
        // R7: Replies pass in their cycle, unchanged.
        // Fault in sac_entry: `down_reply_last = reply_last` becomes `down_reply_last = reply_valid`.
        r7_replies: assert (down_reply_valid == reply_valid && reply_ready == down_reply_ready
            && {down_reply_id, down_reply_kind, down_reply_sector, down_reply_data, down_reply_last}
            == {reply_id, reply_kind, reply_sector, reply_data, reply_last});
        // R8, R10: In the cycle after a request left its slice is reported, and whether its home is this chip.
        // Fault in sac_entry: `left_q <= leaves` becomes `left_q <= leaves && !hold`.
        r8_miss: assert (miss_valid == went_before && (!miss_valid || (miss_slice == fold(line_before) && miss_local == was_local)));
        switched_and_went: cover (was_switched && went && sm_side && request_home != chip);
        full: cover (in_flight == MOST && request_valid && !hold);
        drained: cover (held && was_answered && in_flight == 1);
    end
