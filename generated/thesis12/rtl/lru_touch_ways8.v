// warpcache 0.1.0
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways8 (
    input  wire [27:0] order,
    input  wire [2:0]  way,
    output wire [27:0] touched
);

    reg [55:0] rows;
    reg [223:0] turned;

    wire [7:0] used = 8'd1 << way;

    always @* begin : drive_rows
        integer i;
        turned[27:0] = order;
        for (i = 0; i < 7; i = i + 1) begin
            rows[i * 8 +: 8] = turned[i * 28 +: 8] & ~(used >> (i + 1));
            if (used[i]) begin
                rows[i * 8 +: 8] = 8'd255;
            end
            turned[i * 28 + 28 +: 28] = (turned[i * 28 +: 28] >> (7 - i)) | ({20'd0,
                rows[i * 8 +: 8]} << (i + 21));
        end
    end

    assign touched = turned[223:196];
endmodule

`default_nettype wire
