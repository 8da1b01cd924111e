// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// A directory of the cores whose L1 holds a copy of a line, which names one of them to answer the
// load miss of another.
module sharing_tracker (
    input  wire        clock,
    input  wire        reset,
    // flush
    input  wire        flush_valid,
    output wire        flush_ready,
    // invalidate
    input  wire        invalidate_valid,
    output wire        invalidate_ready,
    input  wire [32:0] invalidate_line,
    // remove
    input  wire        remove_valid,
    output wire        remove_ready,
    input  wire [32:0] remove_line,
    input  wire [3:0]  remove_core,
    // lookup
    input  wire        lookup_valid,
    output wire        lookup_ready,
    input  wire [32:0] lookup_line,
    input  wire [3:0]  lookup_core,
    input  wire        lookup_asks,
    input  wire        lookup_adds,
    // answer
    output wire        answer_valid,
    input  wire        answer_ready,
    output wire [1:0]  answer_kind,
    output wire [32:0] answer_line,
    output wire [3:0]  answer_core,
    output wire [2:0]  answer_bank,
    output wire        answer_forward,
    output wire [3:0]  answer_forward_core,
    output wire [15:0] answer_sharers
);

    wire requests_passed_valid;
    wire [1:0] requests_passed_kind;
    wire [32:0] requests_passed_line;
    wire [3:0] requests_passed_core;
    wire requests_passed_asks;
    wire requests_passed_adds;
    reg holds_d;
    reg holds_q;
    reg [1:0] request_kind_d;
    reg [1:0] request_kind_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [3:0] core_d;
    reg [3:0] core_q;
    reg asks_d;
    reg asks_q;
    reg adds_d;
    reg adds_q;
    reg [9:0] table_read_set;
    wire table_forward;

    wire passes = !holds_q || answer_ready;

    always @* begin
        holds_d = holds_q;
        request_kind_d = request_kind_q;
        line_d = line_q;
        core_d = core_q;
        asks_d = asks_q;
        adds_d = adds_q;
        table_read_set = line_q[9:0];
        if (passes) begin
            holds_d = requests_passed_valid;
            request_kind_d = requests_passed_kind;
            line_d = requests_passed_line;
            core_d = requests_passed_core;
            asks_d = requests_passed_asks;
            adds_d = requests_passed_adds;
            table_read_set = requests_passed_line[9:0];
        end
    end

    wire table_is_remove = request_kind_q == 2'd1;
    wire table_is_invalidate = request_kind_q == 2'd2;
    wire table_is_flush = request_kind_q == 2'd3;
    wire table_commit = holds_q && answer_ready;
    assign answer_valid = holds_q;
    assign answer_kind = request_kind_q;
    assign answer_line = line_q;
    assign answer_core = core_q;
    assign answer_bank = line_q[2:0];
    assign answer_forward = holds_q && table_forward;

    sharing_tracker_requests_line33_core4 u_requests (
        .clock            (clock),
        .reset            (reset),
        .may_pass         (passes),
        .flush_valid      (flush_valid),
        .flush_ready      (flush_ready),
        .invalidate_valid (invalidate_valid),
        .invalidate_ready (invalidate_ready),
        .invalidate_line  (invalidate_line),
        .remove_valid     (remove_valid),
        .remove_ready     (remove_ready),
        .remove_line      (remove_line),
        .remove_core      (remove_core),
        .lookup_valid     (lookup_valid),
        .lookup_ready     (lookup_ready),
        .lookup_line      (lookup_line),
        .lookup_core      (lookup_core),
        .lookup_asks      (lookup_asks),
        .lookup_adds      (lookup_adds),
        .passed_valid     (requests_passed_valid),
        .passed_kind      (requests_passed_kind),
        .passed_line      (requests_passed_line),
        .passed_core      (requests_passed_core),
        .passed_asks      (requests_passed_asks),
        .passed_adds      (requests_passed_adds)
    );

    sharing_tracker_table_dacf9e2a u_table (
        .clock         (clock),
        .reset         (reset),
        .read_set      (table_read_set),
        .set_number    (line_q[9:0]),
        .tag           (line_q[32:10]),
        .core          (core_q),
        .asks          (asks_q),
        .adds          (adds_q),
        .is_remove     (table_is_remove),
        .is_invalidate (table_is_invalidate),
        .is_flush      (table_is_flush),
        .commit        (table_commit),
        .forward       (table_forward),
        .forward_core  (answer_forward_core),
        .sharers       (answer_sharers)
    );

    always @(posedge clock) begin
        if (reset) begin
            holds_q <= 1'b0;
            request_kind_q <= 2'd0;
            line_q <= 33'd0;
            core_q <= 4'd0;
            asks_q <= 1'b0;
            adds_q <= 1'b0;
        end else begin
            holds_q <= holds_d;
            request_kind_q <= request_kind_d;
            line_q <= line_d;
            core_q <= core_d;
            asks_q <= asks_d;
            adds_q <= adds_d;
        end
    end
endmodule

`default_nettype wire
