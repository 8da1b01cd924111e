// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways16 (
    input  wire [119:0] order,
    input  wire [3:0]   way,
    output wire [119:0] touched
);

    reg [14:0] rows_0;
    reg [13:0] rows_1;
    reg [12:0] rows_2;
    reg [11:0] rows_3;
    reg [10:0] rows_4;
    reg [9:0] rows_5;
    reg [8:0] rows_6;
    reg [7:0] rows_7;
    reg [6:0] rows_8;
    reg [5:0] rows_9;
    reg [4:0] rows_10;
    reg [3:0] rows_11;
    reg [2:0] rows_12;
    reg [1:0] rows_13;
    reg rows_14;

    wire [15:0] used = 16'd1 << way;

    always @* begin
        rows_0 = order[14:0] & ~used[15:1];
        if (used[0]) begin
            rows_0 = 15'h7fff;
        end
    end

    always @* begin
        rows_1 = order[28:15] & ~used[15:2];
        if (used[1]) begin
            rows_1 = 14'h3fff;
        end
    end

    always @* begin
        rows_2 = order[41:29] & ~used[15:3];
        if (used[2]) begin
            rows_2 = 13'h1fff;
        end
    end

    always @* begin
        rows_3 = order[53:42] & ~used[15:4];
        if (used[3]) begin
            rows_3 = 12'hfff;
        end
    end

    always @* begin
        rows_4 = order[64:54] & ~used[15:5];
        if (used[4]) begin
            rows_4 = 11'h7ff;
        end
    end

    always @* begin
        rows_5 = order[74:65] & ~used[15:6];
        if (used[5]) begin
            rows_5 = 10'd1023;
        end
    end

    always @* begin
        rows_6 = order[83:75] & ~used[15:7];
        if (used[6]) begin
            rows_6 = 9'd511;
        end
    end

    always @* begin
        rows_7 = order[91:84] & ~used[15:8];
        if (used[7]) begin
            rows_7 = 8'd255;
        end
    end

    always @* begin
        rows_8 = order[98:92] & ~used[15:9];
        if (used[8]) begin
            rows_8 = 7'd127;
        end
    end

    always @* begin
        rows_9 = order[104:99] & ~used[15:10];
        if (used[9]) begin
            rows_9 = 6'd63;
        end
    end

    always @* begin
        rows_10 = order[109:105] & ~used[15:11];
        if (used[10]) begin
            rows_10 = 5'd31;
        end
    end

    always @* begin
        rows_11 = order[113:110] & ~used[15:12];
        if (used[11]) begin
            rows_11 = 4'd15;
        end
    end

    always @* begin
        rows_12 = order[116:114] & ~used[15:13];
        if (used[12]) begin
            rows_12 = 3'd7;
        end
    end

    always @* begin
        rows_13 = order[118:117] & ~used[15:14];
        if (used[13]) begin
            rows_13 = 2'd3;
        end
    end

    always @* begin
        rows_14 = order[119] & !used[15];
        if (used[14]) begin
            rows_14 = 1'b1;
        end
    end

    assign touched = {rows_14, rows_13, rows_12, rows_11, rows_10, rows_9, rows_8, rows_7, rows_6,
        rows_5, rows_4, rows_3, rows_2, rows_1, rows_0};
endmodule

`default_nettype wire
