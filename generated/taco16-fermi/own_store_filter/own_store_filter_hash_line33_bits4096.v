// warpcache 0.1.0: own_store_filter of design taco16-fermi
// paper: taco16 section 4.2.2
`default_nettype none

// The hash of the Bloom filter: folds a line address into the numbers of its two bits.
module own_store_filter_hash_line33_bits4096 (
    input  wire [32:0] line,
    output wire [11:0] h1,
    output wire [11:0] h2
);

    reg [35:0] straight;
    reg [35:0] rotated;

    wire [11:0] group = line[23:12];
    wire [11:0] group_1 = {3'd0, line[32:24]};

    always @* begin
        straight[11:0] = line[11:0];
        straight[23:12] = straight[11:0] ^ group;
        straight[35:24] = straight[23:12] ^ group_1;
    end

    always @* begin
        rotated[11:0] = line[11:0];
        rotated[23:12] = rotated[11:0] ^ {group[10:0], group[11]};
        rotated[35:24] = rotated[23:12] ^ {group_1[9:0], group_1[11:10]};
    end

    assign h1 = straight[35:24];
    assign h2 = rotated[35:24];
endmodule

`default_nettype wire
