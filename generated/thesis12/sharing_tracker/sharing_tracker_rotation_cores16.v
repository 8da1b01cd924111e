// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// The first core of a mask after a given one, cyclically.
module sharing_tracker_rotation_cores16 (
    input  wire [15:0] cores,
    input  wire [3:0]  pointer,
    output reg  [3:0]  first
);

    reg [15:0] turn;

    wire [15:0] up_to_pointer = ((16'd1 << pointer) << 1) - 16'd1;
    wire [15:0] after = cores & ~up_to_pointer;

    always @* begin
        turn = cores;
        if (|after) begin
            turn = after;
        end
    end

    always @* begin
        first = 4'd0;
        if (turn[15]) begin
            first = 4'd15;
        end
        if (turn[14]) begin
            first = 4'd14;
        end
        if (turn[13]) begin
            first = 4'd13;
        end
        if (turn[12]) begin
            first = 4'd12;
        end
        if (turn[11]) begin
            first = 4'd11;
        end
        if (turn[10]) begin
            first = 4'd10;
        end
        if (turn[9]) begin
            first = 4'd9;
        end
        if (turn[8]) begin
            first = 4'd8;
        end
        if (turn[7]) begin
            first = 4'd7;
        end
        if (turn[6]) begin
            first = 4'd6;
        end
        if (turn[5]) begin
            first = 4'd5;
        end
        if (turn[4]) begin
            first = 4'd4;
        end
        if (turn[3]) begin
            first = 4'd3;
        end
        if (turn[2]) begin
            first = 4'd2;
        end
        if (turn[1]) begin
            first = 4'd1;
        end
        if (turn[0]) begin
            first = 4'd0;
        end
    end
endmodule

`default_nettype wire
