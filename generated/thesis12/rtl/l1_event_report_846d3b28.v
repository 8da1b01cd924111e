// warpcache 0.1.0
`default_nettype none

// Reports and counts the events of the cycle before.
module l1_event_report_846d3b28 (
    input  wire        clock,
    input  wire        reset,
    // now
    input  wire        now_looks_up,
    input  wire [2:0]  now_status,
    input  wire        now_evicts,
    input  wire [32:0] now_evicted_line,
    input  wire        now_fills,
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
    // counter
    input  wire [2:0]  counter_index,
    output wire [31:0] counter_value
);

    localparam [2:0] STATUS_HIT = 3'd0;
    localparam [2:0] STATUS_HIT_PENDING = 3'd1;
    localparam [2:0] STATUS_MISS = 3'd2;
    localparam [2:0] STATUS_BYPASS = 3'd3;
    localparam [2:0] STATUS_RESERVATION_FAIL = 3'd4;

    reg looked_up_q;
    reg [2:0] status_q;
    reg evicted_q;
    reg [32:0] evicted_line_q;
    reg filled_q;

    wire has_status = looked_up_q;
    wire [2:0] status = status_q;
    wire is_hit = has_status && (status == STATUS_HIT);
    wire is_hit_pending = has_status && (status == STATUS_HIT_PENDING);
    wire is_miss = has_status && (status == STATUS_MISS);
    wire is_bypass = has_status && (status == STATUS_BYPASS);
    wire is_fail = has_status && (status == STATUS_RESERVATION_FAIL);
    assign event_hit = is_hit;
    assign event_hit_pending = is_hit_pending;
    assign event_miss = is_miss;
    assign event_bypass = is_bypass;
    assign event_reservation_fail = is_fail;
    assign event_evict = evicted_q;
    assign evict_line = evicted_line_q;
    assign event_fill = filled_q;
    wire [2:0] answers = {is_miss, is_hit_pending, is_hit};
    wire [2:0] evictions = {evicted_q, is_fail, is_bypass};
    wire [6:0] counters_events = {filled_q, evictions, answers};

    l1_event_counters_14517908 u_counters (
        .clock         (clock),
        .reset         (reset),
        .events        (counters_events),
        .counter_index (counter_index),
        .counter_value (counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            looked_up_q <= 1'b0;
            status_q <= 3'd0;
            evicted_q <= 1'b0;
            evicted_line_q <= 33'd0;
            filled_q <= 1'b0;
        end else begin
            looked_up_q <= now_looks_up;
            status_q <= now_status;
            evicted_q <= now_evicts;
            evicted_line_q <= now_evicted_line;
            filled_q <= now_fills;
        end
    end
endmodule

`default_nettype wire
