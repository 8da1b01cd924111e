
    // Whose beat went last, and what was offered and not taken.
    reg packet_sent;
    reg was_offered;
    reg was_l1;
    always @(posedge clock) begin
        if (beat_ready) packet_sent <= 1'b0;
        if (receiver_packet_ready) packet_sent <= 1'b1;
        was_offered <= !reset && core_reply_valid && !core_reply_ready;
        was_l1 <= is_l1;
        if (reset) packet_sent <= 1'b0;
    end
    wire both = beat_valid && queue_pop_valid;

    always @* if (formal_on) begin
        arbitration_follows: assert (packet_sent == packet_sent_q && was_offered == is_kept_q && (!was_offered || was_l1 == keeps_l1_q)
            && (!is_l1 || beat_valid) && (!is_kept_q || is_l1 || receiver_core_reply_valid));
        if (both && !was_offered) r14_in_turn: assert (is_l1 == packet_sent);
        if (was_offered) r14_stays: assert (core_reply_valid && is_l1 == was_l1);
        if (!both && !was_offered) r14_whoever_has_one: assert (is_l1 == beat_valid);
        r14_one_at_a_time: assert (!(beat_ready && receiver_packet_ready) && (!is_l1 || !receiver_packet_ready)
            && (!beat_ready || (core_reply_valid && core_reply_ready && core_reply_id == beat_id)));
        both_wait: cover (both && was_offered && !was_l1);
    end
