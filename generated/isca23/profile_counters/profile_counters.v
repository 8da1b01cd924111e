// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
`default_nettype none

// Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile.
module profile_counters (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
    // arrival
    input  wire [15:0] arrival_slices,
    input  wire [15:0] arrival_hits,
    // miss
    input  wire [15:0] miss_slices,
    input  wire [15:0] miss_local,

    input  wire [3:0]  slice_index,
    output wire        profiling,
    output wire [23:0] total_requests,
    output wire [23:0] local_requests,
    output wire [23:0] llc_requests,
    output wire [23:0] llc_hits,
    output wire [15:0] memory_side_requests,
    output wire [15:0] sm_side_requests
);

    reg [15:0] arrivals;
    reg [15:0] misses;
    reg [10:0] left_d;
    reg [10:0] left_q;

    wire profiling_1 = |left_q;
    assign profiling = profiling_1;

    always @* begin
        left_d = left_q;
        arrivals = 16'd0;
        misses = 16'd0;
        if (profiling_1) begin
            left_d = left_q - 11'd1;
            arrivals = arrival_slices;
            misses = miss_slices;
        end
        if (start) begin
            left_d = 11'h7d0;
        end
    end

    wire [15:0] local_count = misses & miss_local;
    wire [15:0] hit_count = arrivals & arrival_hits;

    profile_counters_slices_slices16_bits16 u_memory_side (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (arrivals),
        .index (slice_index),
        .value (memory_side_requests)
    );

    profile_counters_slices_slices16_bits16 u_sm_side (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (misses),
        .index (slice_index),
        .value (sm_side_requests)
    );

    profile_counters_total_mask16_bits24 u_total (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (misses),
        .value (total_requests)
    );

    profile_counters_total_mask16_bits24 u_local (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (local_count),
        .value (local_requests)
    );

    profile_counters_total_mask16_bits24 u_llc (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (arrivals),
        .value (llc_requests)
    );

    profile_counters_total_mask16_bits24 u_hit (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (hit_count),
        .value (llc_hits)
    );

    always @(posedge clock) begin
        if (reset) begin
            left_q <= 11'd0;
        end else begin
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
