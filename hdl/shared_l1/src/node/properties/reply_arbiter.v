
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
        // R14: A beat that `core_reply` did not take is still there, of the L1 or of the packet.
        // Fault in reply_arbiter: `is_kept_d = !core_reply_ready &&` becomes `is_kept_d =`.
        arbitration_follows: assert (packet_sent == packet_sent_q && was_offered == is_kept_q && (!was_offered || was_l1 == keeps_l1_q)
            && (!is_l1 || beat_valid) && (!is_kept_q || is_l1 || receiver_core_reply_valid));
        // R14: Of two beats the one goes that did not go last; after a reset the packet's.
        // Fault in reply_arbiter: `beat_valid && (packet_sent_q || !queue_pop_valid)` becomes `beat_valid`.
        if (both && !was_offered) r14_in_turn: assert (is_l1 == packet_sent);
        // R14: A beat that was offered and not taken is offered again, whatever came meanwhile.
        // Fault in reply_arbiter: `is_l1 = keeps_l1_q;` becomes `is_l1 = beat_valid;`.
        if (was_offered) r14_stays: assert (core_reply_valid && is_l1 == was_l1);
        // R14: Where one side alone has a beat, that goes, whose turn it is.
        // Fault in reply_arbiter: `(packet_sent_q || !queue_pop_valid)` becomes `packet_sent_q`.
        if (!both && !was_offered) r14_whoever_has_one: assert (is_l1 == beat_valid);
        // R14: While the L1's beat goes the packet's waits, and the L1's is taken only by the core, as it is.
        // Fault in reply_arbiter: `queue_pop_valid && !is_l1` becomes `queue_pop_valid`.
        r14_one_at_a_time: assert (!(beat_ready && receiver_packet_ready) && (!is_l1 || !receiver_packet_ready)
            && (!beat_ready || (core_reply_valid && core_reply_ready && core_reply_id == beat_id)));
        both_wait: cover (both && was_offered && !was_l1);
    end
