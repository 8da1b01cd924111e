// warpcache 0.1.0
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways8 (
    input  wire [27:0] order,
    input  wire [7:0]  eligible,
    output reg  [2:0]  victim,
    output wire        any
);

    reg [195:0] rows_from;
    reg [55:0] newer;
    reg [63:0] beaten;
    reg [7:0] is_oldest;

    always @* begin : drive_rows_from
        integer i;
        rows_from[27:0] = order;
        for (i = 1; i < 7; i = i + 1) begin
            rows_from[i * 28 +: 28] = rows_from[i * 28 - 28 +: 28] >> (8 - i);
        end
    end

    always @* begin : drive_newer
        integer i;
        for (i = 0; i < 7; i = i + 1) begin
            newer[i * 8 +: 8] = rows_from[i * 28 +: 8];
        end
    end

    always @* begin : drive_beaten
        integer i;
        beaten[7:0] = 8'd0;
        for (i = 1; i < 8; i = i + 1) begin
            beaten[i * 8 +: 8] = beaten[i * 8 - 8 +: 8] >> 1;
            if (eligible[i - 1]) begin
                beaten[i * 8 +: 8] = (beaten[i * 8 - 8 +: 8] >> 1) | ~newer[i * 8 - 8 +: 8];
            end
        end
    end

    always @* begin : drive_is_oldest
        integer i;
        for (i = 0; i < 7; i = i + 1) begin
            is_oldest[i] = eligible[i] && !beaten[i * 8] && !(|(newer[i * 8 +: 8] &
                (eligible >> (i + 1))));
        end
        is_oldest[7] = eligible[7] && !beaten[56];
    end

    assign any = |eligible;

    always @* begin : drive_victim
        integer i;
        victim = 3'd0;
        for (i = 1; i < 8; i = i + 1) begin
            if (is_oldest[i]) begin
                victim = i[2:0];
            end
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, rows_from[195:176], beaten[63:57], is_oldest[0]};
endmodule

`default_nettype wire
