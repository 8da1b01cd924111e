// warpcache 0.1.0: own_store_filter of design taco16
// paper: taco16 section 4.2.2
`default_nettype none

// The hash of the Bloom filter: folds a line address into the numbers of its two bits.
module own_store_filter_hash_line33_bits512 (
    input  wire [32:0] line,
    output wire [8:0]  h1,
    output wire [8:0]  h2
);

    reg [35:0] straight;
    reg [35:0] rotated;

    wire [8:0] group = line[17:9];
    wire [8:0] group_1 = line[26:18];
    wire [8:0] group_2 = {3'd0, line[32:27]};

    always @* begin
        straight[8:0] = line[8:0];
        straight[17:9] = straight[8:0] ^ group;
        straight[26:18] = straight[17:9] ^ group_1;
        straight[35:27] = straight[26:18] ^ group_2;
    end

    always @* begin
        rotated[8:0] = line[8:0];
        rotated[17:9] = rotated[8:0] ^ {group[7:0], group[8]};
        rotated[26:18] = rotated[17:9] ^ {group_1[6:0], group_1[8:7]};
        rotated[35:27] = rotated[26:18] ^ {group_2[5:0], group_2[8:6]};
    end

    assign h1 = straight[35:27];
    assign h2 = rotated[35:27];
endmodule

`default_nettype wire
