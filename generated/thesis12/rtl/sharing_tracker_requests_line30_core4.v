// warpcache 0.1.0
`default_nettype none

// Arbitrates requests by fixed priority: overdue lookup, flush, invalidate, remove, lookup.
module sharing_tracker_requests_line30_core4 (
    input  wire        clock,
    input  wire        reset,
    input  wire        may_pass,
    // flush
    input  wire        flush_valid,
    output wire        flush_ready,
    // invalidate
    input  wire        invalidate_valid,
    output wire        invalidate_ready,
    input  wire [29:0] invalidate_line,
    // remove
    input  wire        remove_valid,
    output wire        remove_ready,
    input  wire [29:0] remove_line,
    input  wire [3:0]  remove_core,
    // lookup
    input  wire        lookup_valid,
    output wire        lookup_ready,
    input  wire [29:0] lookup_line,
    input  wire [3:0]  lookup_core,
    input  wire        lookup_may_forward,
    input  wire        lookup_adds,
    // passed
    output wire        passed_valid,
    output reg  [1:0]  passed_kind,
    output reg  [29:0] passed_line,
    output reg  [3:0]  passed_core,
    output reg         passed_may_forward,
    output reg         passed_adds
);

    localparam [1:0] LOOKUP = 2'd0;
    localparam [1:0] REMOVE = 2'd1;
    localparam [1:0] INVALIDATE = 2'd2;
    localparam [1:0] FLUSH = 2'd3;
    localparam [6:0] TIMEOUT = 7'd64;

    reg [6:0] waited_d;
    reg [6:0] waited_q;

    wire is_overdue = lookup_valid && (waited_q == TIMEOUT);
    wire may_enter = may_pass && !is_overdue;
    wire before_remove = flush_valid || invalidate_valid;
    wire before_lookup = before_remove || remove_valid;
    wire lookup_may = may_pass && (is_overdue || !before_lookup);
    assign flush_ready = may_enter;
    assign invalidate_ready = may_enter && !flush_valid;
    assign remove_ready = may_enter && !before_remove;
    assign lookup_ready = lookup_may;
    assign passed_valid = may_pass && (before_lookup || lookup_valid);

    always @* begin
        passed_kind = LOOKUP;
        passed_line = lookup_line;
        passed_core = lookup_core;
        passed_may_forward = lookup_may_forward && !is_overdue;
        passed_adds = lookup_adds && !is_overdue;
        if (before_lookup && !is_overdue) begin
            passed_may_forward = 1'b0;
            passed_adds = 1'b0;
            if (flush_valid) begin
                passed_kind = FLUSH;
                passed_line = 30'd0;
                passed_core = 4'd0;
            end else if (invalidate_valid) begin
                passed_kind = INVALIDATE;
                passed_line = invalidate_line;
                passed_core = 4'd0;
            end else begin
                passed_kind = REMOVE;
                passed_line = remove_line;
                passed_core = remove_core;
            end
        end
    end

    always @* begin
        waited_d = 7'd0;
        if (lookup_valid && !lookup_may) begin
            waited_d = waited_q;
            if (!is_overdue) begin
                waited_d = waited_q + 7'd1;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            waited_q <= 7'd0;
        end else begin
            waited_q <= waited_d;
        end
    end
endmodule

`default_nettype wire
