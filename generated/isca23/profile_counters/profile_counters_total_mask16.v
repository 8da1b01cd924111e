// warpcache 0.1.0: profile_counters of design isca23
// paper: isca23 section 3.4
`default_nettype none

// Adds the number of bits that are set in a mask.
module profile_counters_total_mask16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [15:0] count,
    output wire [23:0] value
);

    reg [23:0] total_d;
    reg [23:0] total_q;

    wire [4:0] sums_30 = {4'd0, count[15]};
    wire [4:0] sums_29 = {4'd0, count[14]};
    wire [4:0] sums_28 = {4'd0, count[13]};
    wire [4:0] sums_27 = {4'd0, count[12]};
    wire [4:0] sums_26 = {4'd0, count[11]};
    wire [4:0] sums_25 = {4'd0, count[10]};
    wire [4:0] sums_24 = {4'd0, count[9]};
    wire [4:0] sums_23 = {4'd0, count[8]};
    wire [4:0] sums_22 = {4'd0, count[7]};
    wire [4:0] sums_21 = {4'd0, count[6]};
    wire [4:0] sums_20 = {4'd0, count[5]};
    wire [4:0] sums_19 = {4'd0, count[4]};
    wire [4:0] sums_18 = {4'd0, count[3]};
    wire [4:0] sums_17 = {4'd0, count[2]};
    wire [4:0] sums_16 = {4'd0, count[1]};
    wire [4:0] sums_15 = {4'd0, count[0]};
    wire [4:0] sums_14 = sums_29 + sums_30;
    wire [4:0] sums_13 = sums_27 + sums_28;
    wire [4:0] sums_12 = sums_25 + sums_26;
    wire [4:0] sums_11 = sums_23 + sums_24;
    wire [4:0] sums_10 = sums_21 + sums_22;
    wire [4:0] sums_9 = sums_19 + sums_20;
    wire [4:0] sums_8 = sums_17 + sums_18;
    wire [4:0] sums_7 = sums_15 + sums_16;
    wire [4:0] sums_6 = sums_13 + sums_14;
    wire [4:0] sums_5 = sums_11 + sums_12;
    wire [4:0] sums_4 = sums_9 + sums_10;
    wire [4:0] sums_3 = sums_7 + sums_8;
    wire [4:0] sums_2 = sums_5 + sums_6;
    wire [4:0] sums_1 = sums_3 + sums_4;
    wire [4:0] sums_0 = sums_1 + sums_2;

    always @* begin
        total_d = total_q + {19'd0, sums_0};
        if (clear) begin
            total_d = 24'd0;
        end
    end

    assign value = total_q;

    always @(posedge clock) begin
        if (reset) begin
            total_q <= 24'd0;
        end else begin
            total_q <= total_d;
        end
    end
endmodule

`default_nettype wire
