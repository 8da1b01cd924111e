// warpcache 0.1.0
`default_nettype none

// Gives the low bits that a sampled line has, from those above them.
module crd_offset_above11_sets8_bits8 (
    input  wire [10:0] above,
    output wire [7:0]  offset
);

    wire [2:0] value_set = above[2:0];
    wire [7:0] tag = above[10:3];
    assign offset = {5'd0, value_set} ^ tag ^ (tag >> 1);
endmodule

`default_nettype wire
