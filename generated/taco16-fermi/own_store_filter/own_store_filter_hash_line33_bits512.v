// warpcache 0.1.0: own_store_filter of design taco16-fermi
// paper: taco16 section 4.2.2
`default_nettype none

// The hash of the Bloom filter: folds a line address into the numbers of its two bits.
module own_store_filter_hash_line33_bits512 (
    input  wire [32:0] line,
    output wire [8:0]  h1,
    output wire [8:0]  h2
);

    wire [8:0] straight_0 = line[8:0];
    wire [8:0] rotated_0 = line[8:0];
    wire [8:0] group = line[17:9];
    wire [8:0] straight_1 = straight_0 ^ group;
    wire [8:0] rotated_1 = rotated_0 ^ {group[7:0], group[8]};
    wire [8:0] group_1 = line[26:18];
    wire [8:0] straight_2 = straight_1 ^ group_1;
    wire [8:0] rotated_2 = rotated_1 ^ {group_1[6:0], group_1[8:7]};
    wire [8:0] group_2 = {3'd0, line[32:27]};
    wire [8:0] straight_3 = straight_2 ^ group_2;
    wire [8:0] rotated_3 = rotated_2 ^ {group_2[5:0], group_2[8:6]};
    assign h1 = straight_3;
    assign h2 = rotated_3;
endmodule

`default_nettype wire
