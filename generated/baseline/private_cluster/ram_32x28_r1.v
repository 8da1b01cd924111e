// warpcache 0.1.0: private_cluster of design baseline
// paper: ics15 section 2.2
`default_nettype none

// Memory, read one cycle later. A read in the cycle of a write to the same word gives the old word.
module ram_32x28_r1 (
    input  wire        clock,
    // write
    input  wire        write_enable,
    input  wire [4:0]  write_address,
    input  wire [27:0] write_data,
    // read_0
    input  wire [4:0]  read_0_address,
    output reg  [27:0] read_0_data
);

    reg [27:0] words [0:31];

    always @(posedge clock) begin
        if (write_enable) begin
            words[write_address] <= write_data;
        end
        read_0_data <= words[read_0_address];
    end
endmodule

`default_nettype wire
