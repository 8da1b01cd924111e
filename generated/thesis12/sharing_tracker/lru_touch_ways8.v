// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways8 (
    input  wire [27:0] order,
    input  wire [2:0]  way,
    output wire [27:0] touched
);

    reg [6:0] rows_0;
    reg [5:0] rows_1;
    reg [4:0] rows_2;
    reg [3:0] rows_3;
    reg [2:0] rows_4;
    reg [1:0] rows_5;
    reg rows_6;

    wire [7:0] used = 8'd1 << way;

    always @* begin
        rows_0 = order[6:0] & ~used[7:1];
        if (used[0]) begin
            rows_0 = 7'd127;
        end
    end

    always @* begin
        rows_1 = order[12:7] & ~used[7:2];
        if (used[1]) begin
            rows_1 = 6'd63;
        end
    end

    always @* begin
        rows_2 = order[17:13] & ~used[7:3];
        if (used[2]) begin
            rows_2 = 5'd31;
        end
    end

    always @* begin
        rows_3 = order[21:18] & ~used[7:4];
        if (used[3]) begin
            rows_3 = 4'd15;
        end
    end

    always @* begin
        rows_4 = order[24:22] & ~used[7:5];
        if (used[4]) begin
            rows_4 = 3'd7;
        end
    end

    always @* begin
        rows_5 = order[26:25] & ~used[7:6];
        if (used[5]) begin
            rows_5 = 2'd3;
        end
    end

    always @* begin
        rows_6 = order[27] & !used[7];
        if (used[6]) begin
            rows_6 = 1'b1;
        end
    end

    assign touched = {rows_6, rows_5, rows_4, rows_3, rows_2, rows_1, rows_0};
endmodule

`default_nettype wire
