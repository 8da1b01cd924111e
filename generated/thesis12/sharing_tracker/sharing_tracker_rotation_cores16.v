// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
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

    always @* begin
        lowest = 4'd0;
        if (cores[15]) begin
            lowest = 4'd15;
        end
        if (cores[14]) begin
            lowest = 4'd14;
        end
        if (cores[13]) begin
            lowest = 4'd13;
        end
        if (cores[12]) begin
            lowest = 4'd12;
        end
        if (cores[11]) begin
            lowest = 4'd11;
        end
        if (cores[10]) begin
            lowest = 4'd10;
        end
        if (cores[9]) begin
            lowest = 4'd9;
        end
        if (cores[8]) begin
            lowest = 4'd8;
        end
        if (cores[7]) begin
            lowest = 4'd7;
        end
        if (cores[6]) begin
            lowest = 4'd6;
        end
        if (cores[5]) begin
            lowest = 4'd5;
        end
        if (cores[4]) begin
            lowest = 4'd4;
        end
        if (cores[3]) begin
            lowest = 4'd3;
        end
        if (cores[2]) begin
            lowest = 4'd2;
        end
        if (cores[1]) begin
            lowest = 4'd1;
        end
        if (cores[0]) begin
            lowest = 4'd0;
        end
    end

    always @* begin
        lowest_after = 4'd0;
        if (after[15]) begin
            lowest_after = 4'd15;
        end
        if (after[14]) begin
            lowest_after = 4'd14;
        end
        if (after[13]) begin
            lowest_after = 4'd13;
        end
        if (after[12]) begin
            lowest_after = 4'd12;
        end
        if (after[11]) begin
            lowest_after = 4'd11;
        end
        if (after[10]) begin
            lowest_after = 4'd10;
        end
        if (after[9]) begin
            lowest_after = 4'd9;
        end
        if (after[8]) begin
            lowest_after = 4'd8;
        end
        if (after[7]) begin
            lowest_after = 4'd7;
        end
        if (after[6]) begin
            lowest_after = 4'd6;
        end
        if (after[5]) begin
            lowest_after = 4'd5;
        end
        if (after[4]) begin
            lowest_after = 4'd4;
        end
        if (after[3]) begin
            lowest_after = 4'd3;
        end
        if (after[2]) begin
            lowest_after = 4'd2;
        end
        if (after[1]) begin
            lowest_after = 4'd1;
        end
        if (after[0]) begin
            lowest_after = 4'd0;
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
