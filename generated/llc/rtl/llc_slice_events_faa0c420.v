// warpcache 0.1.0
`default_nettype none

// The events of the cycle before, and their counters.
module llc_slice_events_faa0c420 (
    input  wire        clock,
    input  wire        reset,
    // now
    input  wire        now_hit,
    input  wire        now_hit_pending,
    input  wire        now_miss,
    input  wire        now_atomic,
    input  wire        now_wait,
    input  wire        now_evict,
    input  wire        now_write_back,
    input  wire        now_fill,

    input  wire [40:0] evicted_line,
    // event
    output wire        event_hit,
    output wire        event_hit_pending,
    output wire        event_miss,
    output wire        event_atomic,
    output wire        event_wait,
    output wire        event_evict,
    output wire        event_write_back,
    output wire        event_fill,
    // evict
    output wire [40:0] evict_line,
    // counter
    input  wire [2:0]  counter_index,
    output wire [31:0] counter_value
);

    localparam FILL_BIT = 7;
    localparam WRITE_BACK_BIT = 6;
    localparam EVICT_BIT = 5;
    localparam WAIT_BIT = 4;
    localparam ATOMIC_BIT = 3;
    localparam MISS_BIT = 2;
    localparam HIT_PENDING_BIT = 1;
    localparam HIT_BIT = 0;

    reg [7:0] event_bits_q;
    reg [40:0] line_q;

    wire [1:0] answers = {now_hit_pending, now_hit};
    wire [1:0] misses = {now_atomic, now_miss};
    wire [1:0] lines = {now_evict, now_wait};
    wire [1:0] sectors = {now_fill, now_write_back};
    wire [7:0] event_bits_d = {sectors, lines, misses, answers};
    assign evict_line = line_q;
    assign event_hit = event_bits_q[HIT_BIT];
    assign event_hit_pending = event_bits_q[HIT_PENDING_BIT];
    assign event_miss = event_bits_q[MISS_BIT];
    assign event_atomic = event_bits_q[ATOMIC_BIT];
    assign event_wait = event_bits_q[WAIT_BIT];
    assign event_evict = event_bits_q[EVICT_BIT];
    assign event_write_back = event_bits_q[WRITE_BACK_BIT];
    assign event_fill = event_bits_q[FILL_BIT];

    llc_slice_event_counters_b1eb3ff9 u_counters (
        .clock         (clock),
        .reset         (reset),
        .events        (event_bits_q),
        .counter_index (counter_index),
        .counter_value (counter_value)
    );

    always @(posedge clock) begin
        if (reset) begin
            event_bits_q <= 8'd0;
            line_q <= 41'd0;
        end else begin
            event_bits_q <= event_bits_d;
            line_q <= evicted_line;
        end
    end
endmodule

`default_nettype wire
