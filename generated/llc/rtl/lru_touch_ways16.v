// warpcache 0.1.0
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways16 (
    input  wire [119:0] order,
    input  wire [3:0]   way,
    output wire [119:0] touched
);

    reg [239:0] rows;
    reg [1919:0] turned;

    wire [15:0] used = 16'd1 << way;

    always @* begin : drive_rows
        integer i;
        turned[119:0] = order;
        for (i = 0; i < 15; i = i + 1) begin
            rows[i * 16 +: 16] = turned[i * 120 +: 16] & ~(used >> (i + 1));
            if (used[i]) begin
                rows[i * 16 +: 16] = 16'hffff;
            end
            turned[i * 120 + 120 +: 120] = (turned[i * 120 +: 120] >> (15 - i)) | ({104'd0,
                rows[i * 16 +: 16]} << (i + 105));
        end
    end

    assign touched = turned[1919:1800];
endmodule

`default_nettype wire
