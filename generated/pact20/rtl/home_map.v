// warpcache 0.1.0: home_map of design pact20
// paper: pact20 section 3.1
//
// Back-pressure and latency: none; combinational.
//
// The environment's side:
// - None.
// - Every line is legal.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - core on line
// - set_number on line
// - tag on line
`default_nettype none

// Maps a line address to its home core, the one core whose L1 may hold the line while that L1 is
// shared, and to the set and tag of the line there.
module home_map (
    input  wire [32:0] line,        // The line address.
    output reg  [4:0]  core,        // The home core, below cores.
    output wire [4:0]  set_number,  // The set of the line in the home core's L1.
    output wire [27:0] tag          // The tag there: the line-address bits above the set index.
);

    wire [4:0] folded = tag[4:0];
    wire [4:0] value = folded;

    always @* begin
        core = value;
        if (value >= 5'd28) begin
            core = value - 5'd28;
        end
    end

    set_index_linear_line33_sets32 u_index (
        .line       (line),
        .set_number (set_number),
        .tag        (tag)
    );
endmodule

`default_nettype wire
