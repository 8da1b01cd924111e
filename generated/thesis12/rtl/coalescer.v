// warpcache 0.1.0: coalescer of design thesis12
// paper: thesis12 section 3.3
//
// Back-pressure and latency: ready/valid; a line a cycle.
//
// The environment's side:
// - warp and its warp_sector stay while they wait.
// - count and line may wait for any time.
//
// No output depends on an input of the same cycle.
`default_nettype none

// Coalesces the lane addresses of a warp's load into the distinct lines they touch, and tells their
// number before the first.
module coalescer (
    input  wire          clock,
    input  wire          reset,
    // warp: A load of a warp.
    input  wire          warp_valid,    // A beat is offered.
    output wire          warp_ready,    // The beat that is offered is taken.
    input  wire [31:0]   warp_active,   // Its active lanes, bit i for lane i.

    input  wire [1119:0] warp_sector,   // Sector address of a lane, its byte address divided by
                                        // sector_bytes; that of an inactive lane means nothing. [32
                                        // elements of 35 bits]
    // count: The number of a warp's lines.
    output wire          count_valid,   // A beat is offered.
    input  wire          count_ready,   // The beat that is offered is taken.
    output wire [5:0]    count_unique,  // Number of distinct lines: 0 to 32.
    // line: Each of them.
    output wire          line_valid,    // A beat is offered.
    input  wire          line_ready,    // The beat that is offered is taken.
    output wire [32:0]   line_address,  // Its line address.
    output wire [3:0]    line_sectors,  // Its sectors, bit i for sector i.
    output wire          line_last      // Last line of the warp.
);

    localparam SECTORS_MSB = 36;
    localparam SECTORS_LSB = 33;
    localparam ADDRESS_MSB = 32;
    localparam ADDRESS_LSB = 0;

    reg searches_d;
    reg searches_q;
    wire [31:0] lanes_is_left;
    wire [1055:0] lanes_line;
    wire [31:0] lanes_stays;
    wire [127:0] lanes_touched;
    wire first_any;
    wire [32:0] first_line;
    reg [5:0] found_d;
    reg [5:0] found_q;
    wire lines_push_ready;
    wire lines_pop_valid;
    wire [36:0] lines_pop_data;
    wire [5:0] lines_count;
    wire counts_push_ready;
    wire counts_pop_valid;
    wire [1:0] counts_count;
    reg [5:0] to_leave_d;
    reg [5:0] to_leave_q;
    reg [3:0] touched;
    genvar n;

    wire taken = warp_valid && !searches_q;
    wire step = searches_q && lines_push_ready && counts_push_ready;

    always @* begin : drive_touched
        integer i;
        touched = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            touched = touched | lanes_touched[i * 4 +: 4];
        end
    end

    wire is_last = !(|lanes_stays);
    wire [5:0] found = found_q + {5'd0, first_any};
    wire ends = step && is_last;
    wire lines_push_valid = step && first_any;
    wire [36:0] lines_push_data = {touched, first_line};
    assign warp_ready = !searches_q;

    always @* begin
        searches_d = searches_q;
        found_d = found_q;
        if (taken) begin
            searches_d = 1'b1;
            found_d = 6'd0;
        end
        if (step) begin
            found_d = found;
        end
        if (ends) begin
            searches_d = 1'b0;
        end
    end

    wire is_between = to_leave_q == 6'd0;
    assign count_valid = counts_pop_valid && is_between;
    wire counts_pop_ready = count_ready && is_between;
    assign line_valid = lines_pop_valid && !is_between;
    assign line_address = lines_pop_data[ADDRESS_MSB:ADDRESS_LSB];
    assign line_sectors = lines_pop_data[SECTORS_MSB:SECTORS_LSB];
    assign line_last = to_leave_q == 6'd1;
    wire lines_pop_ready = line_ready && !is_between;

    always @* begin
        to_leave_d = to_leave_q;
        if (is_between && counts_pop_valid && count_ready) begin
            to_leave_d = count_unique;
        end
        if (!is_between && line_ready) begin
            to_leave_d = to_leave_q - 6'd1;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, lines_count, counts_count};

    generate
        for (n = 0; n < 32; n = n + 1) begin : lanes
            coalescer_lane_line33_sectors4 u_lanes (
                .clock      (clock),
                .reset      (reset),
                .load       (taken),
                .is_active  (warp_active[n]),
                .sector     (warp_sector[n * 35 +: 35]),
                .found_line (first_line),
                .step       (step),
                .is_left    (lanes_is_left[n]),
                .line       (lanes_line[n * 33 +: 33]),
                .stays      (lanes_stays[n]),
                .touched    (lanes_touched[n * 4 +: 4])
            );
        end
    endgenerate

    coalescer_first_line_line33 u_first (
        .left  (lanes_is_left),
        .lines (lanes_line),
        .any   (first_any),
        .line  (first_line)
    );

    queue_width37_depth32 u_lines (
        .clock      (clock),
        .reset      (reset),
        .push_valid (lines_push_valid),
        .push_ready (lines_push_ready),
        .push_data  (lines_push_data),
        .pop_valid  (lines_pop_valid),
        .pop_ready  (lines_pop_ready),
        .pop_data   (lines_pop_data),
        .count      (lines_count)
    );

    queue_width6_depth2 u_counts (
        .clock      (clock),
        .reset      (reset),
        .push_valid (ends),
        .push_ready (counts_push_ready),
        .push_data  (found),
        .pop_valid  (counts_pop_valid),
        .pop_ready  (counts_pop_ready),
        .pop_data   (count_unique),
        .count      (counts_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            searches_q <= 1'b0;
            found_q <= 6'd0;
            to_leave_q <= 6'd0;
        end else begin
            searches_q <= searches_d;
            found_q <= found_d;
            to_leave_q <= to_leave_d;
        end
    end
endmodule

`default_nettype wire
