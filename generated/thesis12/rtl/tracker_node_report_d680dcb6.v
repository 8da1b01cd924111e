// warpcache 0.1.0
`default_nettype none

// Reports and counts the events of the cycle before, in the L1 and for others.
module tracker_node_report_d680dcb6 (
    input  wire        clock,
    input  wire        reset,
    // now
    input  wire        now_looks_up,
    input  wire [2:0]  now_status,
    input  wire        now_evicts,
    input  wire [32:0] now_evicted_line,
    input  wire        now_fills,
    // tracker_now
    input  wire        tracker_now_answered,
    input  wire        tracker_now_nacked,
    input  wire        tracker_now_removed,
    input  wire        tracker_now_retried,
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
    // tracker
    output wire        tracker_answered,
    output wire        tracker_nacked,
    output wire        tracker_removed,
    output wire        tracker_retried,
    // counter
    input  wire [3:0]  counter_index,
    output reg  [31:0] counter_value
);

    localparam [3:0] EVENTS = 4'd7;
    localparam [3:0] COUNTERS = 4'd11;
    localparam RETRIED_BIT = 3;
    localparam REMOVED_BIT = 2;
    localparam NACKED_BIT = 1;
    localparam ANSWERED_BIT = 0;

    wire [31:0] of_l1_counter_value;
    wire [31:0] counters_counter_value;
    reg [3:0] event_bits_q;

    wire [1:0] remote_events = {tracker_now_nacked, tracker_now_answered};
    wire [1:0] local_events = {tracker_now_retried, tracker_now_removed};
    wire [3:0] event_bits_d = {local_events, remote_events};
    assign tracker_answered = event_bits_q[ANSWERED_BIT];
    assign tracker_nacked = event_bits_q[NACKED_BIT];
    assign tracker_removed = event_bits_q[REMOVED_BIT];
    assign tracker_retried = event_bits_q[RETRIED_BIT];
    wire [3:0] index = counter_index;
    wire [3:0] of_node = index - EVENTS;

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
    assign unused = &{1'b0, of_node[3]};

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

    tracker_node_event_counters_ca408bcd u_counters (
        .clock         (clock),
        .reset         (reset),
        .events        (event_bits_q),
        .counter_index (of_node[2:0]),
        .counter_value (counters_counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            event_bits_q <= 4'd0;
        end else begin
            event_bits_q <= event_bits_d;
        end
    end
endmodule

`default_nettype wire
