// warpcache 0.1.0
`default_nettype none

// Finds the least recently used of the eligible ways.
module lru_victim_ways4 (
    input  wire [5:0] order,
    input  wire [3:0] eligible,
    output reg  [1:0] victim,
    output wire       any
);

    reg [17:0] rows_from;
    reg [11:0] newer;
    reg [15:0] beaten;
    reg [3:0] is_oldest;

    always @* begin
        rows_from[5:0] = order;
        rows_from[11:6] = rows_from[5:0] >> 3;
        rows_from[17:12] = rows_from[11:6] >> 2;
    end

    always @* begin : drive_newer
        integer i;
        for (i = 0; i < 3; i = i + 1) begin
            newer[i * 4 +: 4] = rows_from[i * 6 +: 4];
        end
    end

    always @* begin : drive_beaten
        integer i;
        beaten[3:0] = 4'd0;
        for (i = 1; i < 4; i = i + 1) begin
            beaten[i * 4 +: 4] = beaten[i * 4 - 4 +: 4] >> 1;
            if (eligible[i - 1]) begin
                beaten[i * 4 +: 4] = (beaten[i * 4 - 4 +: 4] >> 1) | ~newer[i * 4 - 4 +: 4];
            end
        end
    end

    always @* begin : drive_is_oldest
        integer i;
        for (i = 0; i < 3; i = i + 1) begin
            is_oldest[i] = eligible[i] && !beaten[i * 4] && !(|(newer[i * 4 +: 4] &
                (eligible >> (i + 1))));
        end
        is_oldest[3] = eligible[3] && !beaten[12];
    end

    assign any = |eligible;

    always @* begin : drive_victim
        integer i;
        victim = 2'd0;
        for (i = 1; i < 4; i = i + 1) begin
            if (is_oldest[i]) begin
                victim = i[1:0];
            end
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, rows_from[17:16], beaten[15:13], is_oldest[0]};
endmodule

`default_nettype wire
