// warpcache 0.1.0
`default_nettype none

// The block number of a line modulo the number of slices.
module slice_map_line33_interleave1_slices6 (
    input  wire [32:0] line,
    output wire [2:0]  slice
);

    reg [121:0] residues;
    reg [89:0] sums;

    wire [61:0] weights = 62'h1999999999999999;

    always @* begin : drive_residues
        integer i;
        for (i = 30; i < 61; i = i + 1) begin
            residues[i * 2 +: 2] = 2'd0;
            if (line[i - 28]) begin
                residues[i * 2 +: 2] = weights[i * 2 - 60 +: 2];
            end
        end
        for (i = 29; i >= 0; i = i - 1) begin
            sums[i * 3 +: 3] = {1'b0, residues[i * 4 + 2 +: 2]} + {1'b0, residues[i * 4 + 4 +: 2]};
            residues[i * 2 +: 2] = sums[i * 3 +: 2];
            if (sums[i * 3 +: 3] >= 3'd3) begin
                residues[i * 2 +: 2] = sums[i * 3 +: 2] - 2'd3;
            end
        end
    end

    assign slice = {residues[1:0], line[1]};

    (* unused *) wire unused;
    assign unused = &{1'b0, line[0]};
endmodule

`default_nettype wire
