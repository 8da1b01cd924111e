// warpcache 0.1.0
`default_nettype none

// The block number of a line modulo the number of slices.
module slice_map_line33_interleave1_slices8 (
    input  wire [32:0] line,
    output wire [2:0]  slice
);

    assign slice = line[3:1];

    (* unused *) wire unused;
    assign unused = &{1'b0, line[0], line[32:4]};
endmodule

`default_nettype wire
