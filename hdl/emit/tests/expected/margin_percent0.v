// Made by a test.
`default_nettype none

// Says whether a value exceeds another by a margin, in percent.
module margin_percent0 (
    input  wire [7:0] value,
    input  wire [7:0] other,
    output wire       is_far,
    output wire       is_near,
    output wire       is_huge,
    output wire [7:0] nearest
);

    assign is_far = value > other;
    assign is_near = 1'b0;
    assign is_huge = 1'b0;
    assign nearest = other;
endmodule

`default_nettype wire
