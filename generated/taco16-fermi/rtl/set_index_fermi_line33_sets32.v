// warpcache 0.1.0
`default_nettype none

// Chooses the set and the tag of a line address.
module set_index_fermi_line33_sets32 (
    input  wire [32:0] line,        // The line address.
    output wire [4:0]  set_number,  // Set index, below the number of sets.
    output wire [27:0] tag          // Line address without the bits of the set index.
);

    assign tag = line[32:5];
    wire [1:0] upper = {line[12], line[10]};
    wire [2:0] lower = line[8:6];
    assign set_number = line[4:0] ^ {upper, lower};
endmodule

`default_nettype wire
