
    // One slice is watched, whichever it is.
    (* anyconst *) wire [SLICE_INDEX_BITS-1:0] watched;

    // R9.
    wire [15:0] missed_now = sum_of(miss_counts);
    always @* if (formal_on)
        misses_fit: assume (missed_now <= PORTS && miss_local <= missed_now);

    // R1 to R6.
    reg [15:0] left;
    reg [15:0] watched_arrived;
    reg [15:0] watched_missed;
    reg [23:0] all_missed;
    reg [23:0] all_local;
    reg [23:0] all_arrived;
    reg [23:0] all_hit;
    always @(posedge clock) begin
        if (left != 0) begin
            left <= left - 16'd1;
            if (watched < SLICES) begin
                watched_arrived <= watched_arrived + arrivals[watched];
                watched_missed <= watched_missed + miss_counts[watched * EACH +: EACH];
            end
            all_missed <= all_missed + missed_now;
            all_local <= all_local + miss_local;
            all_arrived <= all_arrived + bits_in(arrivals);
            all_hit <= all_hit + bits_in(hits_lookups) + bits_in(hits_atomics);
        end
        if (start)
            left <= CYCLES;
        if (reset)
            left <= 16'd0;
        if (start || reset) begin
            {watched_arrived, watched_missed} <= 32'd0;
            {all_missed, all_local, all_arrived, all_hit} <= 96'd0;
        end
    end

    function [7:0] bits_in(input [SLICES-1:0] mask);
        integer bit_place;
        begin
            bits_in = 8'd0;
            for (bit_place = 0; bit_place < SLICES; bit_place = bit_place + 1)
                bits_in = bits_in + mask[bit_place];
        end
    endfunction

    function [15:0] sum_of(input [SLICES*EACH-1:0] numbers);
        integer number_place;
        begin
            sum_of = 16'd0;
            for (number_place = 0; number_place < SLICES; number_place = number_place + 1)
                sum_of = sum_of + numbers[number_place*EACH +: EACH];
        end
    endfunction

    reg was_restarted;
    always @(posedge clock) was_restarted <= formal_on && (was_restarted || (start && profiling && total_requests != 0));

    wire [15:0] elapsed = CYCLES - left;
    always @* if (formal_on) begin
        // Invariant: The cycles that are left are those of the profile.
        // Fault in profile_counters: `left_q - 2'd1` becomes `left_q - {1'b0, !arrivals[0]}`.
        window_follows: assert (left_q == left && left <= CYCLES);
        // R1 to R3: `profiling` is true in the `profile_cycles` cycles after the last start, and in no other.
        // Fault in profile_counters: `if (start)` becomes `if (start && !profiling)`.
        r2_window: assert (profiling == (left != 0));
        // R1 to R4: `llc_requests` is the arrivals of the profile.
        // Fault in profile_counters: `arrived = 4'd0;` becomes `arrived = {3'd0, arrivals[0]};`.
        r4_llc_requests: assert (llc_requests == all_arrived);
        // R1 to R3, R5: `llc_hits` is the hits of the profile, in lookups and in atomic buffers.
        // Fault in profile_counters: `{hits_atomics, hits_lookups}` becomes `{hits_atomics & ~hits_lookups,
        // hits_lookups}`.
        r5_llc_hits: assert (llc_hits == all_hit);
        // R1 to R3, R6: `total_requests` is the misses of the profile.
        // Fault in profile_counters: `missed = miss_counts;` becomes `missed = miss_counts & 8'h7f;`.
        r6_total_requests: assert (total_requests == all_missed);
        // R1 to R3, R6: `local_requests` is those of them that are local.
        // Fault in profile_counters: `missed_local = miss_local;` becomes `missed_local = {1'b0, miss_local[0]};`.
        r6_local_requests: assert (local_requests == all_local);
        if (slice_index == watched) begin
            // R1 to R4, R7: A slice's memory-side counter is its arrivals of the profile.
            // Fault in profile_counters_slices: `counters_q[i * 16 +: 16] + ` becomes `counters_q[15:0] + `.
            r4_memory_side: assert (memory_side_requests == watched_arrived);
            // R1 to R3, R6, R7: A slice's SM-side counter is its misses of the profile.
            // Fault in profile_counters_slices: `value = counters_q[{index, 4'd0} +: 16]` becomes `value =
            // counters_q[63:48]`.
            r6_sm_side: assert (sm_side_requests == watched_missed);
        end
        if (slice_index >= SLICES)
            // R7: A number that is no slice's reads as 0.
            // Fault in profile_counters_slices: `value = 16'd0;\n        if (` becomes `value = 16'd1;\n        if
            // (`.
            r7_no_slice: assert (memory_side_requests == 0 && sm_side_requests == 0);
        // R6: Local requests are never more than all.
        // Fault in profile_counters: `missed = miss_counts;` becomes `missed = {6'd0, miss_counts[1:0]};`.
        r6_part_of_all: assert (local_requests <= total_requests);
        // R8: Each counter is at most as many as the cycles of the profile so far had room for.
        // Fault in profile_counters: `if (profiling)` becomes `if (profiling || hits_lookups[0])`.
        r8_no_overflow: assert (memory_side_requests <= CYCLES && sm_side_requests <= PORTS * CYCLES
            && llc_requests <= SLICES * elapsed && llc_hits <= 2 * SLICES * elapsed && total_requests <= PORTS * elapsed);
        restarted: cover (was_restarted && !profiling && total_requests != 0);
        all_at_once: cover (llc_requests == SLICES * CYCLES && llc_hits == 2 * SLICES * CYCLES
            && total_requests == PORTS * CYCLES && !profiling);
    end
