// warpcache 0.1.0: decoupled_l1d of design ics15
// paper: ics15 section 4.2
`default_nettype none

// The eligible way with the smallest RC, the lowest of several.
module decoupled_l1d_least_used (
    input  wire [7:0] eligible,
    input  wire [5:0] counts_0,
    input  wire [5:0] counts_1,
    input  wire [5:0] counts_2,
    input  wire [5:0] counts_3,
    input  wire [5:0] counts_4,
    input  wire [5:0] counts_5,
    input  wire [5:0] counts_6,
    input  wire [5:0] counts_7,
    output wire [2:0] way
);

    reg any_8;
    reg any_9;
    reg any_10;
    reg any_11;
    reg any_12;
    reg any_13;
    reg any_14;
    reg [5:0] least_8;
    reg [5:0] least_9;
    reg [5:0] least_10;
    reg [5:0] least_11;
    reg [5:0] least_12;
    reg [5:0] least_13;
    reg [5:0] least_14;
    reg [2:0] number_8;
    reg [2:0] number_9;
    reg [2:0] number_10;
    reg [2:0] number_11;
    reg [2:0] number_12;
    reg [2:0] number_13;
    reg [2:0] number_14;

    wire any_0 = eligible[0];
    wire [5:0] least_0 = counts_0;
    wire [2:0] number_0 = 3'd0;
    wire any_1 = eligible[1];
    wire [5:0] least_1 = counts_1;
    wire [2:0] number_1 = 3'd1;
    wire any_2 = eligible[2];
    wire [5:0] least_2 = counts_2;
    wire [2:0] number_2 = 3'd2;
    wire any_3 = eligible[3];
    wire [5:0] least_3 = counts_3;
    wire [2:0] number_3 = 3'd3;
    wire any_4 = eligible[4];
    wire [5:0] least_4 = counts_4;
    wire [2:0] number_4 = 3'd4;
    wire any_5 = eligible[5];
    wire [5:0] least_5 = counts_5;
    wire [2:0] number_5 = 3'd5;
    wire any_6 = eligible[6];
    wire [5:0] least_6 = counts_6;
    wire [2:0] number_6 = 3'd6;
    wire any_7 = eligible[7];
    wire [5:0] least_7 = counts_7;
    wire [2:0] number_7 = 3'd7;
    wire is_less = least_1 < least_0;

    always @* begin
        any_8 = any_0;
        if (any_1) begin
            any_8 = 1'b1;
        end
    end

    always @* begin
        least_8 = least_0;
        number_8 = number_0;
        if (any_1 && (!any_0 || is_less)) begin
            least_8 = least_1;
            number_8 = number_1;
        end
    end

    wire is_less_1 = least_3 < least_2;

    always @* begin
        any_9 = any_2;
        if (any_3) begin
            any_9 = 1'b1;
        end
    end

    always @* begin
        least_9 = least_2;
        number_9 = number_2;
        if (any_3 && (!any_2 || is_less_1)) begin
            least_9 = least_3;
            number_9 = number_3;
        end
    end

    wire is_less_2 = least_5 < least_4;

    always @* begin
        any_10 = any_4;
        if (any_5) begin
            any_10 = 1'b1;
        end
    end

    always @* begin
        least_10 = least_4;
        number_10 = number_4;
        if (any_5 && (!any_4 || is_less_2)) begin
            least_10 = least_5;
            number_10 = number_5;
        end
    end

    wire is_less_3 = least_7 < least_6;

    always @* begin
        any_11 = any_6;
        if (any_7) begin
            any_11 = 1'b1;
        end
    end

    always @* begin
        least_11 = least_6;
        number_11 = number_6;
        if (any_7 && (!any_6 || is_less_3)) begin
            least_11 = least_7;
            number_11 = number_7;
        end
    end

    wire is_less_4 = least_9 < least_8;

    always @* begin
        any_12 = any_8;
        if (any_9) begin
            any_12 = 1'b1;
        end
    end

    always @* begin
        least_12 = least_8;
        number_12 = number_8;
        if (any_9 && (!any_8 || is_less_4)) begin
            least_12 = least_9;
            number_12 = number_9;
        end
    end

    wire is_less_5 = least_11 < least_10;

    always @* begin
        any_13 = any_10;
        if (any_11) begin
            any_13 = 1'b1;
        end
    end

    always @* begin
        least_13 = least_10;
        number_13 = number_10;
        if (any_11 && (!any_10 || is_less_5)) begin
            least_13 = least_11;
            number_13 = number_11;
        end
    end

    wire is_less_6 = least_13 < least_12;

    always @* begin
        any_14 = any_12;
        if (any_13) begin
            any_14 = 1'b1;
        end
    end

    always @* begin
        least_14 = least_12;
        number_14 = number_12;
        if (any_13 && (!any_12 || is_less_6)) begin
            least_14 = least_13;
            number_14 = number_13;
        end
    end

    assign way = number_14;

    (* unused *) wire unused;
    assign unused = &{1'b0, any_14, least_14};
endmodule

`default_nettype wire
