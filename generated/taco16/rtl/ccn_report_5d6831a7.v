// warpcache 0.1.0
`default_nettype none

// Reports and counts the events of the cycle before, in the L1 and on the ring.
module ccn_report_5d6831a7 (
    input  wire        clock,
    input  wire        reset,
    // now
    input  wire        now_looks_up,
    input  wire [2:0]  now_status,
    input  wire        now_evicts,
    input  wire [32:0] now_evicted_line,
    input  wire        now_fills,
    // ring_now
    input  wire        ring_now_inject,
    input  wire        ring_now_filtered,
    input  wire        ring_now_timed_out,
    input  wire        ring_now_round_trip,
    input  wire        ring_now_hit,
    input  wire        ring_now_served,
    input  wire [3:0]  ring_now_served_core,
    // event
    output wire        event_hit,
    output wire        event_hit_pending,
    output wire        event_miss,
    output wire        event_bypass,
    output wire        event_reservation_fail,
    output wire        event_evict,
    output wire        event_fill,
    // evict
    output wire [32:0] evict_line,
    // ccn
    output wire        ccn_inject,
    output wire        ccn_filtered,
    output wire        ccn_timed_out,
    output wire        ccn_round_trip,
    output wire        ccn_hit,
    output wire        ccn_served,
    output wire [3:0]  ccn_served_core,
    // counter
    input  wire [3:0]  counter_index,
    output reg  [31:0] counter_value
);

    localparam [3:0] EVENTS = 4'd7;
    localparam [3:0] COUNTERS = 4'd13;
    localparam SERVED_BIT = 5;
    localparam HIT_BIT = 4;
    localparam ROUND_TRIP_BIT = 3;
    localparam TIMED_OUT_BIT = 2;
    localparam FILTERED_BIT = 1;
    localparam INJECT_BIT = 0;

    wire [31:0] of_l1_counter_value;
    wire [31:0] counters_counter_value;
    reg [5:0] event_bits_q;
    reg [3:0] served_core_q;

    wire [1:0] sent = {ring_now_filtered, ring_now_inject};
    wire [1:0] ended = {ring_now_round_trip, ring_now_timed_out};
    wire [1:0] answers = {ring_now_served, ring_now_hit};
    wire [5:0] event_bits_d = {answers, ended, sent};
    assign ccn_inject = event_bits_q[INJECT_BIT];
    assign ccn_filtered = event_bits_q[FILTERED_BIT];
    assign ccn_timed_out = event_bits_q[TIMED_OUT_BIT];
    assign ccn_round_trip = event_bits_q[ROUND_TRIP_BIT];
    assign ccn_hit = event_bits_q[HIT_BIT];
    assign ccn_served = event_bits_q[SERVED_BIT];
    assign ccn_served_core = served_core_q;
    wire [3:0] index = counter_index;
    wire [3:0] of_ring = index - EVENTS;

    always @* begin
        counter_value = of_l1_counter_value;
        if (index >= EVENTS) begin
            counter_value = counters_counter_value;
        end
        if (index >= COUNTERS) begin
            counter_value = 32'd0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, of_ring[3]};

    l1_event_report_846d3b28 u_of_l1 (
        .clock                  (clock),
        .reset                  (reset),
        .now_looks_up           (now_looks_up),
        .now_status             (now_status),
        .now_evicts             (now_evicts),
        .now_evicted_line       (now_evicted_line),
        .now_fills              (now_fills),
        .event_hit              (event_hit),
        .event_hit_pending      (event_hit_pending),
        .event_miss             (event_miss),
        .event_bypass           (event_bypass),
        .event_reservation_fail (event_reservation_fail),
        .event_evict            (event_evict),
        .event_fill             (event_fill),
        .evict_line             (evict_line),
        .counter_index          (index[2:0]),
        .counter_value          (of_l1_counter_value)
    );

    ccn_event_counters_2326ddda u_counters (
        .clock         (clock),
        .reset         (reset),
        .events        (event_bits_q),
        .counter_index (of_ring[2:0]),
        .counter_value (counters_counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            event_bits_q <= 6'd0;
            served_core_q <= 4'd0;
        end else begin
            event_bits_q <= event_bits_d;
            served_core_q <= ring_now_served_core;
        end
    end
endmodule

`default_nettype wire
