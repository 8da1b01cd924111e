// warpcache 0.1.0: eab_unit of design isca23
// paper: isca23 section 3.3
//
// Back-pressure and latency: all streams; 711 cycles with the preset.
//
// The environment's side:
// - The sums stay from counters_valid until counters_ready, and a slice's counters until they are
//   taken.
// - Those of all N slices come after each counters.
//
// No output depends on an input of the same cycle.
`default_nettype none

// Estimates the effective available bandwidth of both organisations of the last-level cache from a
// profile's counters, and chooses one. Once valid is asserted, the data stays until the handshake.
module eab_unit (
    input  wire        clock,
    input  wire        reset,
    // counters: The sums are there, and hold until they are no longer needed.
    input  wire        counters_valid,          // A beat is offered.
    output wire        counters_ready,          // The beat that is offered is taken.

    input  wire [25:0] total_requests,          // Sum of total_requests: L1 misses.
    input  wire [25:0] local_requests,          // Sum of local_requests: those to the local chip's
                                                // memory partition.
    input  wire [25:0] memory_side_requests,    // Sum of memory_side_requests: of the requests that
                                                // memory-side's hit rate is of, those that the
                                                // directories sampled, or with memory_side_hits =
                                                // "slices" all that arrived at slices.
    input  wire [25:0] memory_side_hits,        // Sum of memory_side_hits: those that would have
                                                // hit under memory-side with a cache that the
                                                // profile began with empty, or with
                                                // memory_side_hits = "slices" did hit.
    input  wire [25:0] crd_requests,            // Sum of crd_requests: requests that the
                                                // directories sampled.
    input  wire [25:0] crd_hits,                // Sum of crd_hits: those that would have hit under
                                                // SM-side.
    // slice: The counters of one slice after the other.
    input  wire        slice_valid,             // A beat is offered.
    output wire        slice_ready,             // The beat that is offered is taken.
    input  wire [15:0] slice_memory_side,       // Its requests under memory-side.
    input  wire [15:0] slice_sm_side,           // Its requests under SM-side.
    // result: Both bandwidths, and the choice.
    output wire        result_valid,            // A beat is offered.
    input  wire        result_ready,            // The beat that is offered is taken.
    output wire [20:0] result_eab_memory_side,  // Effective available bandwidth of memory-side, in
                                                // 1/16 GB/s.
    output wire [20:0] result_eab_sm_side,      // Effective available bandwidth of SM-side, in 1/16
                                                // GB/s.
    output wire        result_sm_side           // SM-side is to be chosen.
);

    localparam [1:0] STATE_IDLE = 2'd0;
    localparam [1:0] STATE_COLLECTING = 2'd1;
    localparam [1:0] STATE_CALCULATING = 2'd2;
    localparam [1:0] STATE_DONE = 2'd3;

    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [5:0] left_d;
    reg [5:0] left_q;
    wire [21:0] memory_side_slices_sum;
    wire [15:0] memory_side_slices_most;
    wire [21:0] sm_side_slices_sum;
    wire [15:0] sm_side_slices_most;
    wire [19:0] calculation_eab_memory_side;
    wire [19:0] calculation_eab_sm_side;

    wire idle = state_q == STATE_IDLE;
    wire collecting = state_q == STATE_COLLECTING;
    wire taken = collecting && slice_valid;
    wire calculation_start = taken && (left_q == 6'd0);

    always @* begin
        state_d = state_q;
        left_d = left_q;
        case (state_q)
            STATE_IDLE: begin
                left_d = 6'd63;
                if (counters_valid) begin
                    state_d = STATE_COLLECTING;
                end
            end
            STATE_COLLECTING: begin
                if (slice_valid) begin
                    left_d = left_q - 6'd1;
                    if (left_q == 6'd0) begin
                        state_d = STATE_CALCULATING;
                    end
                end
            end
            STATE_CALCULATING: begin
                if (counters_ready) begin
                    state_d = STATE_DONE;
                end
            end
            default: begin
                if (result_ready) begin
                    state_d = STATE_IDLE;
                end
            end
        endcase
    end

    assign slice_ready = collecting;
    assign result_valid = state_q == STATE_DONE;
    assign result_eab_memory_side = {1'b0, calculation_eab_memory_side};
    assign result_eab_sm_side = {1'b0, calculation_eab_sm_side};

    eab_unit_slices_bits16_sum22 u_memory_side_slices (
        .clock    (clock),
        .reset    (reset),
        .clear    (idle),
        .valid    (taken),
        .requests (slice_memory_side),
        .sum      (memory_side_slices_sum),
        .most     (memory_side_slices_most)
    );

    eab_unit_slices_bits16_sum22 u_sm_side_slices (
        .clock    (clock),
        .reset    (reset),
        .clear    (idle),
        .valid    (taken),
        .requests (slice_sm_side),
        .sum      (sm_side_slices_sum),
        .most     (sm_side_slices_most)
    );

    eab_unit_calculation_1f0cd1dc u_calculation (
        .clock                (clock),
        .reset                (reset),
        .start                (calculation_start),
        .total_requests       (total_requests),
        .local_requests       (local_requests),
        .memory_side_requests (memory_side_requests),
        .memory_side_hits     (memory_side_hits),
        .crd_requests         (crd_requests),
        .crd_hits             (crd_hits),
        .memory_side_sum      (memory_side_slices_sum),
        .memory_side_most     (memory_side_slices_most),
        .sm_side_sum          (sm_side_slices_sum),
        .sm_side_most         (sm_side_slices_most),
        .ends                 (counters_ready),
        .eab_memory_side      (calculation_eab_memory_side),
        .eab_sm_side          (calculation_eab_sm_side),
        .chooses_sm_side      (result_sm_side)
    );

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_IDLE;
            left_q <= 6'd0;
        end else begin
            state_q <= state_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
