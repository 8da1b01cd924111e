// warpcache 0.1.0
`default_nettype none

// The first core of a mask after a given one, cyclically.
module sharing_tracker_rotation_cores16 (
    input  wire [15:0] cores,
    input  wire [3:0]  pointer,
    output reg  [3:0]  first
);

    reg [3:0] lowest;
    reg [3:0] lowest_after;

    wire [15:0] up_to_pointer = ((16'd1 << pointer) << 1) - 16'd1;
    wire [15:0] after = cores & ~up_to_pointer;

    always @* begin : drive_lowest
        integer i;
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (cores[i]) begin
                lowest = i[3:0];
            end
        end
    end

    always @* begin : drive_lowest_after
        integer i;
        lowest_after = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (after[i]) begin
                lowest_after = i[3:0];
            end
        end
    end

    always @* begin
        first = lowest;
        if (|after) begin
            first = lowest_after;
        end
    end
endmodule

`default_nettype wire
