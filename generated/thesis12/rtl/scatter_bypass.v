// warpcache 0.1.0: scatter_bypass of design thesis12
// paper: thesis12 section 3.3
//
// Back-pressure and latency: ready/valid; a line a cycle.
//
// The environment's side:
// - The environment sends loads only.
// - Numbers of warps above 64 mean what R1 says.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - lines_per_warp_valid on active_warps
`default_nettype none

// Decides for each load of a warp whether it bypasses the L1, by the number of distinct lines it
// touches, and gives these lines.
module scatter_bypass (
    input  wire          clock,
    input  wire          reset,
    input  wire [6:0]    active_warps,          // Warps that the core has scheduled: 0 to 64; 0
                                                // counts as 1.
    // warp: A load of a warp.
    input  wire          warp_valid,            // A beat is offered.
    output wire          warp_ready,            // The beat that is offered is taken.
    input  wire [31:0]   warp_active,           // Its active lanes, bit i for lane i.

    input  wire [1119:0] warp_sector,           // Sector address of a lane, its byte address
                                                // divided by sector_bytes; that of an inactive lane
                                                // means nothing. [32 elements of 35 bits]
    output wire          lines_per_warp_valid,  // lines_per_warp is that of this cycle's
                                                // active_warps.
    output wire [9:0]    lines_per_warp,        // L1 lines for each active warp. [when
                                                // lines_per_warp_valid is 1]
    // decision: The decision on a warp.
    output wire          decision_valid,        // A beat is offered.
    input  wire          decision_ready,        // The beat that is offered is taken.
    output wire [5:0]    decision_unique,       // The number of its distinct lines: 0 to 32.
    output wire          decision_bypass,       // The request bypasses the L1.
    // line: A line that it touches.
    output wire          line_valid,            // A beat is offered.
    input  wire          line_ready,            // The beat that is offered is taken.
    output wire [32:0]   line_address,          // Its line address.
    output wire [3:0]    line_sectors,          // Its sectors, bit i for sector i.
    output wire          line_last              // Last line of the warp.
);

    reg [6:0] warps;
    wire coalescer_count_valid;
    wire coalescer_line_valid;
    wire divider_start_ready;
    wire divider_result_valid;
    wire [9:0] divider_result_quotient;
    wire [6:0] divider_result_remainder;
    reg [6:0] divided_by_d;
    reg [6:0] divided_by_q;
    reg divides_d;
    reg divides_q;
    reg [9:0] quota_d;
    reg [9:0] quota_q;
    reg is_decided_d;
    reg is_decided_q;
    reg [5:0] unique_d;
    reg [5:0] unique_q;
    reg bypass_d;
    reg bypass_q;
    wire [5:0] value_unique;

    always @* begin
        warps = active_warps;
        if (active_warps == 7'd0) begin
            warps = 7'd1;
        end
    end

    wire is_current = !divides_q && (warps == divided_by_q);
    wire starts = !divides_q && !is_current;

    always @* begin
        quota_d = quota_q;
        divided_by_d = divided_by_q;
        divides_d = divides_q;
        if (starts) begin
            divided_by_d = warps;
            divides_d = 1'b1;
        end
        if (divider_result_valid) begin
            quota_d = divider_result_quotient;
            divides_d = 1'b0;
        end
    end

    assign lines_per_warp_valid = is_current;
    assign lines_per_warp = quota_q;
    wire has_room = !is_decided_q || decision_ready;
    wire may_decide = has_room && is_current;

    always @* begin
        unique_d = unique_q;
        bypass_d = bypass_q;
        is_decided_d = is_decided_q;
        if (decision_ready) begin
            is_decided_d = 1'b0;
        end
        if (may_decide && coalescer_count_valid) begin
            is_decided_d = 1'b1;
            unique_d = value_unique;
            bypass_d = ({4'd0, value_unique} >= quota_q) && (value_unique != 6'd0);
        end
    end

    assign decision_valid = is_decided_q;
    assign decision_unique = unique_q;
    assign decision_bypass = bypass_q;
    assign line_valid = coalescer_line_valid && !is_decided_q;
    wire coalescer_line_ready = line_ready && !is_decided_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, divider_start_ready, divider_result_remainder};

    coalescer_4753860a u_coalescer (
        .clock        (clock),
        .reset        (reset),
        .warp_valid   (warp_valid),
        .warp_ready   (warp_ready),
        .warp_active  (warp_active),
        .warp_sector  (warp_sector),
        .count_valid  (coalescer_count_valid),
        .count_ready  (may_decide),
        .count_unique (value_unique),
        .line_valid   (coalescer_line_valid),
        .line_ready   (coalescer_line_ready),
        .line_address (line_address),
        .line_sectors (line_sectors),
        .line_last    (line_last)
    );

    serial_divider_dividend10_divisor7 u_divider (
        .clock            (clock),
        .reset            (reset),
        .start_valid      (starts),
        .start_ready      (divider_start_ready),
        .start_dividend   (10'd512),
        .start_divisor    (warps),
        .result_valid     (divider_result_valid),
        .result_ready     (1'b1),
        .result_quotient  (divider_result_quotient),
        .result_remainder (divider_result_remainder)
    );

    always @(posedge clock) begin
        if (reset) begin
            divided_by_q <= 7'd1;
            divides_q <= 1'b0;
            quota_q <= 10'd512;
            is_decided_q <= 1'b0;
            unique_q <= 6'd0;
            bypass_q <= 1'b0;
        end else begin
            divided_by_q <= divided_by_d;
            divides_q <= divides_d;
            quota_q <= quota_d;
            is_decided_q <= is_decided_d;
            unique_q <= unique_d;
            bypass_q <= bypass_d;
        end
    end
endmodule

`default_nettype wire
