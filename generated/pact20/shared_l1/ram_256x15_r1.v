// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Memory, read one cycle later. A read in the cycle of a write to the same word gives the old word.
module ram_256x15_r1 (
    input  wire        clock,
    // write
    input  wire        write_enable,
    input  wire [7:0]  write_address,
    input  wire [14:0] write_data,
    // read_0
    input  wire [7:0]  read_0_address,
    output reg  [14:0] read_0_data
);

    reg [14:0] words [0:255];

    always @(posedge clock) begin
        if (write_enable) begin
            words[write_address] <= write_data;
        end
        read_0_data <= words[read_0_address];
    end
endmodule

`default_nettype wire
