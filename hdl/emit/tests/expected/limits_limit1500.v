// Made by a test.
`default_nettype none

// Counts up to its limit.
module limits_limit1500 (
    input  wire       clock,
    input  wire       reset,
    input  wire [1:0] steps,
    input  wire [3:0] narrow,
    output wire       is_done,
    output wire       is_narrow
);

    localparam [1:0] STEP_NONE = 2'd0;
    localparam [1:0] STEP_BOTH = 2'd2;
    localparam [10:0] LIMIT = 11'd1500;

    reg [10:0] count_d;
    reg [10:0] count_q;

    assign is_done = count_q == LIMIT;

    always @* begin
        count_d = count_q;
        if ((steps != STEP_NONE) && !is_done) begin
            count_d = count_q + 11'd1;
        end
        if (steps == STEP_BOTH) begin
            count_d = LIMIT;
        end
    end

    assign is_narrow = (narrow < 4'd3) && (steps != 2'd3);

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 11'd0;
        end else begin
            count_q <= count_d;
        end
    end
endmodule

`default_nettype wire
