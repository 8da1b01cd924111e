// warpcache 0.1.0: decoupled_l1d_cluster of design ics15
// paper: ics15 section 4.3
`default_nettype none

// Makes one way the most recently used.
module lru_touch_ways4 (
    input  wire [5:0] order,
    input  wire [1:0] way,
    output wire [5:0] touched
);

    reg [2:0] rows_0;
    reg [1:0] rows_1;
    reg rows_2;

    wire [3:0] used = 4'd1 << way;

    always @* begin
        rows_0 = order[2:0] & ~used[3:1];
        if (used[0]) begin
            rows_0 = 3'd7;
        end
    end

    always @* begin
        rows_1 = order[4:3] & ~used[3:2];
        if (used[1]) begin
            rows_1 = 2'd3;
        end
    end

    always @* begin
        rows_2 = order[5] & !used[3];
        if (used[2]) begin
            rows_2 = 1'b1;
        end
    end

    assign touched = {rows_2, rows_1, rows_0};
endmodule

`default_nettype wire
