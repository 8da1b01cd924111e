// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
//
// Back-pressure and latency: none.
//
// The environment's side:
// - The environment keeps the numbers in miss_counts to at most sm_ports together, and miss_local
//   to at most that sum.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - memory_side_requests on slice_index
// - sm_side_requests on slice_index
`default_nettype none

// Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile.
module profile_counters (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,                 // A profile starts with the next cycle.
    input  wire [15:0] arrivals,              // Slices of this chip that a request arrives at,
                                              // under memory-side; bit i is for slice i.
    // hits: Hits, of requests that arrived in this cycle or before.
    input  wire [15:0] hits_lookups,          // Slices in which a lookup hits.
    input  wire [15:0] hits_atomics,          // Slices whose atomic buffer performs an atomic on
                                              // the sector that it holds.
    // miss: Misses of the L1s.
    input  wire [95:0] miss_counts,           // L1 misses of this chip's SMs that would go to each
                                              // slice under SM-side: that of slice i is the i-th
                                              // number from the lowest bit up. They are at most
                                              // sm_ports together.
    input  wire [5:0]  miss_local,            // Those of all of them that are to this chip's memory
                                              // partition.

    input  wire [3:0]  slice_index,           // The slice whose counters are read.
    output wire        profiling,             // The cycle belongs to a profile.
    output wire [23:0] total_requests,        // L1 misses of this chip's SMs.
    output wire [23:0] local_requests,        // Those to this chip's memory partition.
    output wire [23:0] llc_requests,          // Requests that arrived at this chip's slices.
    output wire [23:0] llc_hits,              // Lookups and atomics that hit in this chip's slices.
    output wire [15:0] memory_side_requests,  // Requests that arrived at slice slice_index.
    output wire [15:0] sm_side_requests       // L1 misses of this chip's SMs that SM-side would
                                              // send to slice slice_index.
);

    localparam [10:0] PROFILE_CYCLES = 11'd2000;

    reg [15:0] arrived;
    reg [95:0] missed;
    reg [5:0] missed_local;
    reg [31:0] hit_at;
    reg [10:0] left_d;
    reg [10:0] left_q;

    assign profiling = |left_q;

    always @* begin
        left_d = left_q;
        arrived = 16'd0;
        hit_at = 32'd0;
        missed = 96'd0;
        missed_local = 6'd0;
        if (profiling) begin
            left_d = left_q - 11'd1;
            arrived = arrivals;
            hit_at = {hits_atomics, hits_lookups};
            missed = miss_counts;
            missed_local = miss_local;
        end
        if (start) begin
            left_d = PROFILE_CYCLES;
        end
    end

    profile_counters_slices_slices16_each1_bits16 u_memory_side (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (arrived),
        .index (slice_index),
        .value (memory_side_requests)
    );

    profile_counters_slices_slices16_each6_bits16 u_sm_side (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (missed),
        .index (slice_index),
        .value (sm_side_requests)
    );

    profile_counters_total_numbers16_each6_bits24 u_total (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (missed),
        .value (total_requests)
    );

    profile_counters_total_numbers1_each6_bits24 u_local (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (missed_local),
        .value (local_requests)
    );

    profile_counters_total_numbers16_each1_bits24 u_llc (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (arrived),
        .value (llc_requests)
    );

    profile_counters_total_numbers32_each1_bits24 u_hit (
        .clock (clock),
        .reset (reset),
        .clear (start),
        .count (hit_at),
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
