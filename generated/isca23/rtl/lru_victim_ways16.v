// warpcache 0.1.0
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways16 (
    input  wire [119:0] order,
    input  wire [15:0]  eligible,
    output reg  [3:0]   victim,
    output wire         any
);

    reg [1799:0] rows_from;
    reg [239:0] newer;
    reg [255:0] beaten;
    reg [15:0] is_oldest;

    always @* begin : drive_rows_from
        integer i;
        rows_from[119:0] = order;
        for (i = 1; i < 15; i = i + 1) begin
            rows_from[i * 120 +: 120] = rows_from[i * 120 - 120 +: 120] >> (16 - i);
        end
    end

    always @* begin : drive_newer
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            newer[i * 16 +: 16] = rows_from[i * 120 +: 16];
        end
    end

    always @* begin : drive_beaten
        integer i;
        beaten[15:0] = 16'd0;
        for (i = 1; i < 16; i = i + 1) begin
            beaten[i * 16 +: 16] = beaten[i * 16 - 16 +: 16] >> 1;
            if (eligible[i - 1]) begin
                beaten[i * 16 +: 16] = (beaten[i * 16 - 16 +: 16] >> 1) | ~newer[i * 16 - 16 +: 16];
            end
        end
    end

    always @* begin : drive_is_oldest
        integer i;
        for (i = 0; i < 15; i = i + 1) begin
            is_oldest[i] = eligible[i] && !beaten[i * 16] && !(|(newer[i * 16 +: 16] &
                (eligible >> (i + 1))));
        end
        is_oldest[15] = eligible[15] && !beaten[240];
    end

    assign any = |eligible;

    always @* begin : drive_victim
        integer i;
        victim = 4'd0;
        for (i = 1; i < 16; i = i + 1) begin
            if (is_oldest[i]) begin
                victim = i[3:0];
            end
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, rows_from[1799:1696], beaten[255:241], is_oldest[0]};
endmodule

`default_nettype wire
