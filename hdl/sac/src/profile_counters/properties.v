
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
        window_follows: assert (left_q == left && left <= CYCLES);
        r2_window: assert (profiling == (left != 0));
        r4_llc_requests: assert (llc_requests == all_arrived);
        r5_llc_hits: assert (llc_hits == all_hit);
        r6_total_requests: assert (total_requests == all_missed);
        r6_local_requests: assert (local_requests == all_local);
        if (slice_index == watched) begin
            r4_memory_side: assert (memory_side_requests == watched_arrived);
            r6_sm_side: assert (sm_side_requests == watched_missed);
        end
        if (slice_index >= SLICES)
            r7_no_slice: assert (memory_side_requests == 0 && sm_side_requests == 0);
        r6_part_of_all: assert (local_requests <= total_requests);
        r8_no_overflow: assert (memory_side_requests <= CYCLES && sm_side_requests <= PORTS * CYCLES
            && llc_requests <= SLICES * elapsed && llc_hits <= 2 * SLICES * elapsed && total_requests <= PORTS * elapsed);
        restarted: cover (was_restarted && !profiling && total_requests != 0);
        all_at_once: cover (llc_requests == SLICES * CYCLES && llc_hits == 2 * SLICES * CYCLES
            && total_requests == PORTS * CYCLES && !profiling);
    end
