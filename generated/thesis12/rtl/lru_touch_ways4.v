// warpcache 0.1.0
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways4 (
    input  wire [5:0] order,
    input  wire [1:0] way,
    output wire [5:0] touched
);

    reg [11:0] rows;
    reg [23:0] turned;

    wire [3:0] used = 4'd1 << way;

    always @* begin : drive_rows
        integer i;
        turned[5:0] = order;
        for (i = 0; i < 3; i = i + 1) begin
            rows[i * 4 +: 4] = turned[i * 6 +: 4] & ~(used >> (i + 1));
            if (used[i]) begin
                rows[i * 4 +: 4] = 4'd15;
            end
            turned[i * 6 + 6 +: 6] = (turned[i * 6 +: 6] >> (3 - i)) | ({2'd0,
                rows[i * 4 +: 4]} << (i + 3));
        end
    end

    assign touched = turned[23:18];
endmodule

`default_nettype wire
