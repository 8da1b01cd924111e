
    // The counters that the rules derive from the events.
    reg [7:0] at; // position in the epoch
    reg [1:0] stage;
    reg [7:0] total;
    reg [7:0] answered;
    reg [7:0] kept_off; // what has retired since the core was throttled

    // R3 to R6: inject, hit, tick.
    wire [7:0] with_inject = total + (stage == 0 && inject && total != FULL);
    wire [7:0] with_hit = answered + (stage == 0 && hit && with_inject != FULL && answered < with_inject);
    wire [7:0] moved_to = at + retired;

    // R1, R7 and R8.
    always @(posedge clock) begin
        at <= moved_to;
        total <= with_inject;
        answered <= with_hit;
        kept_off <= (phase == 2) ? kept_off + retired : 8'd0;
        if (stage == 0 && moved_to >= SAMPLE)
            stage <= (with_hit * DENOMINATOR > with_inject * NUMERATOR) ? 2'd1 : 2'd2;
        if (moved_to >= EPOCH) begin
            at <= moved_to - EPOCH;
            stage <= 2'd0;
            {total, answered} <= 16'd0;
        end
        if (reset) begin
            stage <= 2'd0;
            {at, total, answered} <= 24'd0;
        end
    end

    reg [1:0] phase_before;
    reg [7:0] total_before;
    reg [7:0] answered_before;
    reg [RETIRED_BITS-1:0] retired_before;
    always @(posedge clock) begin
        phase_before <= phase;
        total_before <= n_total;
        answered_before <= n_hits;
        retired_before <= retired;
    end

    always @* if (formal_on) begin
        // Invariant: The position is that of the epoch, and below its length; sampling is what the first `sample`
        // are.
        // Fault in request_throttler: `position_d = moved[5:0];` becomes `position_d = moved[5:0] | {5'd0, hit};`.
        registers_follow: assert (position_q == at && at < EPOCH && (stage == 0) == (at < SAMPLE)
            && (stage != 2 || kept_off + SAMPLE <= at));
        // R2: The core is admitted in every phase but the throttled one.
        // Fault in request_throttler: `assign admit = is_sampling || is_worth_it` becomes `assign admit =
        // is_worth_it`.
        r2_admit: assert (admit == (phase != 2));
        // R1, R3, R4, R6, R8: `n_total` is the injects of the window, held when full and to the epoch's end.
        // Fault in request_throttler: `is_sampling && inject && !(&total_q)` becomes `is_sampling && inject`.
        r4_total: assert (n_total == total);
        // R1, R3, R5, R6, R8: `n_hits` is the hits of the window that there was a request for while `n_total` was not
        // full.
        // Fault in request_throttler: `&& !(&total_next)` becomes nothing.
        r5_hits: assert (n_hits == answered);
        // R5: `n_hits` never exceeds `n_total`.
        // Fault in request_throttler: `&& (hits_q != total_next)` becomes nothing.
        r5_no_more_hits_than_requests: assert (n_hits <= n_total);
        // R1, R7, R8: The window ends in phase 1 when more than H_min of the requests hit, else in phase 2, to the
        // epoch's end.
        // Fault in request_throttler: `5'd2) > ` becomes `5'd2) >= `.
        r7_phase: assert (phase == stage);
        // R8: A throttled core is admitted again before `epoch - sample` more have retired.
        // Fault in request_throttler: `if (moved >= 7'd40)` becomes `if (moved >= 7'd60)`.
        r8_epoch_ends: assert (phase != 2 || kept_off < EPOCH - SAMPLE);
        if (!formal_was_reset) begin
            if (phase_before != 0 && phase != 0)
                // R6: From the end of the window to that of the epoch neither the phase nor a counter changes.
                // Fault in request_throttler: `is_sampling && hit` becomes `hit`.
                r6_counters_hold: assert (phase == phase_before && n_total == total_before && n_hits == answered_before);
            if (phase_before == 0 && phase != 0 && n_total == 0)
                // R7: A window without a request throttles.
                // Fault in request_throttler: `5'd2) > ` becomes `5'd2) >= `.
                r7_no_request_throttles: assert (phase == 2);
            if (phase_before != 0 && phase == 0)
                // R8: Both counters are 0 when an epoch begins.
                // Fault in request_throttler: `hits_d = 3'd0;` becomes nothing.
                r8_epoch_begins_with_zero: assert (n_total == 0 && n_hits == 0);
            if (retired_before == 0)
                // R9: A tick of 0 changes no phase.
                // Fault in request_throttler: `{3'd0, retired}` becomes `({3'd0, retired} + {6'd0, hit})`.
                r9_no_tick: assert (phase == phase_before);
        end
        admitted_again: cover (!formal_was_reset && phase == 0 && phase_before == 2);
        admitted_for_an_epoch: cover (!formal_was_reset && phase == 0 && phase_before == 1);
        full: cover (n_total == FULL && n_hits != 0);
    end
