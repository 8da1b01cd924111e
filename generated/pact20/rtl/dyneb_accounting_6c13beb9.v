// warpcache 0.1.0
`default_nettype none

// Reports and counts events, and gives DynEB samples of local requests and replies.
module dyneb_accounting_6c13beb9 (
    input  wire        clock,
    input  wire        reset,
    // looked
    input  wire        looked_valid,
    input  wire [2:0]  looked_status,
    input  wire        looked_is_shared,
    // ended
    input  wire        ended_is_l1,
    input  wire        ended_counts,
    input  wire        ended_l1_is_shared,
    input  wire        ended_is_packet,
    input  wire [1:0]  ended_packet_kind,
    input  wire        ended_packet_is_shared,

    input  wire        evicts,
    input  wire [32:0] evicted_line,
    input  wire        fills,
    // modes
    output wire [1:0]  modes_phase,
    output wire        modes_even_sets_shared,
    output wire        modes_odd_sets_shared,
    output wire        modes_decision_valid,
    output wire        modes_decision_shared,
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
    input  wire [3:0]  counter_index,
    output reg  [31:0] counter_value
);

    localparam [2:0] STATUS_HIT = 3'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [2:0] STATUS_HIT_PENDING = 3'd1;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [2:0] STATUS_MISS = 3'd2;
    localparam [3:0] EVENTS = 4'd7;
    localparam [3:0] COUNTERS = 4'd14;

    wire [15:0] dyneb_counter_value;
    wire [31:0] report_counter_value;

    wire [2:0] status = looked_status;
    wire [3:0] index = counter_index;
    wire is_hit = looked_valid && (status == STATUS_HIT);
    wire is_hit_pending = looked_valid && (status == STATUS_HIT_PENDING);
    wire is_miss = looked_valid && (status == STATUS_MISS);
    wire is_packet = ended_is_packet;
    wire is_from_l2 = is_packet && (ended_packet_kind == KIND_STORE) && !ended_packet_is_shared;
    wire dyneb_access_valid = is_hit || is_hit_pending || is_miss;
    wire dyneb_access_hit = !is_miss;
    wire dyneb_l2_reply_valid = is_from_l2 || (ended_is_l1 && ended_counts);
    wire dyneb_l2_reply_shared = ended_is_l1 && ended_l1_is_shared;
    wire dyneb_home_reply_valid = is_packet && !is_from_l2 && (ended_packet_kind != KIND_ATOMIC);
    wire [3:0] from_dyneb = index - EVENTS;

    always @* begin
        counter_value = report_counter_value;
        if (index >= EVENTS) begin
            counter_value = {16'd0, dyneb_counter_value};
        end
        if (index >= COUNTERS) begin
            counter_value = 32'd0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, from_dyneb[3]};

    dyneb_fa204302 u_dyneb (
        .clock            (clock),
        .reset            (reset),
        .access_valid     (dyneb_access_valid),
        .access_shared    (looked_is_shared),
        .access_hit       (dyneb_access_hit),
        .l2_reply_valid   (dyneb_l2_reply_valid),
        .l2_reply_shared  (dyneb_l2_reply_shared),
        .home_reply_valid (dyneb_home_reply_valid),
        .counter_index    (from_dyneb[2:0]),
        .phase            (modes_phase),
        .even_sets_shared (modes_even_sets_shared),
        .odd_sets_shared  (modes_odd_sets_shared),
        .decision_valid   (modes_decision_valid),
        .decision_shared  (modes_decision_shared),
        .counter_value    (dyneb_counter_value)
    );

    l1_event_report_846d3b28 u_report (
        .clock                  (clock),
        .reset                  (reset),
        .now_looks_up           (looked_valid),
        .now_status             (status),
        .now_evicts             (evicts),
        .now_evicted_line       (evicted_line),
        .now_fills              (fills),
        .event_hit              (event_hit),
        .event_hit_pending      (event_hit_pending),
        .event_miss             (event_miss),
        .event_bypass           (event_bypass),
        .event_reservation_fail (event_reservation_fail),
        .event_evict            (event_evict),
        .event_fill             (event_fill),
        .evict_line             (evict_line),
        .counter_index          (index[2:0]),
        .counter_value          (report_counter_value)
    );
endmodule

`default_nettype wire
