// warpcache 0.1.0
`default_nettype none

// One lane of a warp: its sector and whether it is left.
module coalescer_lane_line33_sectors4 (
    input  wire        clock,
    input  wire        reset,
    input  wire        load,
    input  wire        is_active,
    input  wire [34:0] sector,
    input  wire [32:0] found_line,
    input  wire        step,
    output wire        is_left,
    output wire [32:0] line,
    output wire        stays,
    output reg  [3:0]  touched
);

    reg [34:0] address_d;
    reg [34:0] address_q;
    reg left_d;
    reg left_q;

    assign line = address_q[34:2];
    wire is_found = left_q && (line == found_line);

    always @* begin
        address_d = address_q;
        left_d = left_q;
        if (step && is_found) begin
            left_d = 1'b0;
        end
        if (load) begin
            address_d = sector;
            left_d = is_active;
        end
    end

    assign is_left = left_q;
    assign stays = left_q && !is_found;

    always @* begin
        touched = 4'd0;
        if (is_found) begin
            touched = 4'd1 << address_q[1:0];
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            address_q <= 35'd0;
            left_q <= 1'b0;
        end else begin
            address_q <= address_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
