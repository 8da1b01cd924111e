// warpcache 0.1.0: dyneb of design pact20
// paper: pact20 section 4
`default_nettype none

// Counters that keep their ratios: when a full one counts again, all are halved first.
module dyneb_counters_bits16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [6:0]  count,
    output wire [15:0] values_0,
    output wire [15:0] values_1,
    output wire [15:0] values_2,
    output wire [15:0] values_3,
    output wire [15:0] values_4,
    output wire [15:0] values_5,
    output wire [15:0] values_6
);

    reg  halve;
    reg  [15:0] scaled_0;
    reg  [15:0] scaled_1;
    reg  [15:0] scaled_2;
    reg  [15:0] scaled_3;
    reg  [15:0] scaled_4;
    reg  [15:0] scaled_5;
    reg  [15:0] scaled_6;
    reg  [15:0] value_0_d;
    reg  [15:0] value_0_q;
    reg  [15:0] value_1_d;
    reg  [15:0] value_1_q;
    reg  [15:0] value_2_d;
    reg  [15:0] value_2_q;
    reg  [15:0] value_3_d;
    reg  [15:0] value_3_q;
    reg  [15:0] value_4_d;
    reg  [15:0] value_4_q;
    reg  [15:0] value_5_d;
    reg  [15:0] value_5_q;
    reg  [15:0] value_6_d;
    reg  [15:0] value_6_q;

    wire full_0 = count[0] && (&value_0_q);
    wire full_1 = count[1] && (&value_1_q);
    wire full_2 = count[2] && (&value_2_q);
    wire full_3 = count[3] && (&value_3_q);
    wire full_4 = count[4] && (&value_4_q);
    wire full_5 = count[5] && (&value_5_q);
    wire full_6 = count[6] && (&value_6_q);

    always @* begin
        halve = 1'b0;
        if (full_0) begin
            halve = 1'b1;
        end
        if (full_1) begin
            halve = 1'b1;
        end
        if (full_2) begin
            halve = 1'b1;
        end
        if (full_3) begin
            halve = 1'b1;
        end
        if (full_4) begin
            halve = 1'b1;
        end
        if (full_5) begin
            halve = 1'b1;
        end
        if (full_6) begin
            halve = 1'b1;
        end
    end

    always @* begin
        scaled_0 = value_0_q;
        if (halve) begin
            scaled_0 = value_0_q >> 4'd1;
        end
    end

    wire [15:0] one = {15'd0, count[0]};

    always @* begin
        value_0_d = scaled_0 + one;
        if (clear) begin
            value_0_d = 16'd0;
        end
    end

    assign values_0 = value_0_q;

    always @* begin
        scaled_1 = value_1_q;
        if (halve) begin
            scaled_1 = value_1_q >> 4'd1;
        end
    end

    wire [15:0] one_1 = {15'd0, count[1]};

    always @* begin
        value_1_d = scaled_1 + one_1;
        if (clear) begin
            value_1_d = 16'd0;
        end
    end

    assign values_1 = value_1_q;

    always @* begin
        scaled_2 = value_2_q;
        if (halve) begin
            scaled_2 = value_2_q >> 4'd1;
        end
    end

    wire [15:0] one_2 = {15'd0, count[2]};

    always @* begin
        value_2_d = scaled_2 + one_2;
        if (clear) begin
            value_2_d = 16'd0;
        end
    end

    assign values_2 = value_2_q;

    always @* begin
        scaled_3 = value_3_q;
        if (halve) begin
            scaled_3 = value_3_q >> 4'd1;
        end
    end

    wire [15:0] one_3 = {15'd0, count[3]};

    always @* begin
        value_3_d = scaled_3 + one_3;
        if (clear) begin
            value_3_d = 16'd0;
        end
    end

    assign values_3 = value_3_q;

    always @* begin
        scaled_4 = value_4_q;
        if (halve) begin
            scaled_4 = value_4_q >> 4'd1;
        end
    end

    wire [15:0] one_4 = {15'd0, count[4]};

    always @* begin
        value_4_d = scaled_4 + one_4;
        if (clear) begin
            value_4_d = 16'd0;
        end
    end

    assign values_4 = value_4_q;

    always @* begin
        scaled_5 = value_5_q;
        if (halve) begin
            scaled_5 = value_5_q >> 4'd1;
        end
    end

    wire [15:0] one_5 = {15'd0, count[5]};

    always @* begin
        value_5_d = scaled_5 + one_5;
        if (clear) begin
            value_5_d = 16'd0;
        end
    end

    assign values_5 = value_5_q;

    always @* begin
        scaled_6 = value_6_q;
        if (halve) begin
            scaled_6 = value_6_q >> 4'd1;
        end
    end

    wire [15:0] one_6 = {15'd0, count[6]};

    always @* begin
        value_6_d = scaled_6 + one_6;
        if (clear) begin
            value_6_d = 16'd0;
        end
    end

    assign values_6 = value_6_q;

    always @(posedge clock) begin
        if (reset) begin
            value_0_q <= 16'd0;
            value_1_q <= 16'd0;
            value_2_q <= 16'd0;
            value_3_q <= 16'd0;
            value_4_q <= 16'd0;
            value_5_q <= 16'd0;
            value_6_q <= 16'd0;
        end else begin
            value_0_q <= value_0_d;
            value_1_q <= value_1_d;
            value_2_q <= value_2_d;
            value_3_q <= value_3_d;
            value_4_q <= value_4_d;
            value_5_q <= value_5_d;
            value_6_q <= value_6_d;
        end
    end
endmodule

`default_nettype wire
