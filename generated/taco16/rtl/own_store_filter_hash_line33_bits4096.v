// warpcache 0.1.0
`default_nettype none

// The hash of the Bloom filter: folds a line address into the numbers of its two bits.
module own_store_filter_hash_line33_bits4096 (
    input  wire [32:0] line,
    output wire [11:0] h1,
    output wire [11:0] h2
);

    wire [35:0] groups;
    reg [35:0] straight;
    reg [35:0] rotated;

    assign groups[11:0] = line[11:0];
    assign groups[23:12] = line[23:12];
    assign groups[35:24] = {3'd0, line[32:24]};

    always @* begin
        straight[11:0] = groups[11:0];
        straight[23:12] = straight[11:0] ^ groups[23:12];
        straight[35:24] = straight[23:12] ^ groups[35:24];
    end

    always @* begin
        rotated[11:0] = groups[11:0];
        rotated[23:12] = rotated[11:0] ^ {groups[22:12], groups[23]};
        rotated[35:24] = rotated[23:12] ^ {groups[33:24], groups[35:34]};
    end

    assign h1 = straight[35:24];
    assign h2 = rotated[35:24];
endmodule

`default_nettype wire
