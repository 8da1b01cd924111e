// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Memory, read one cycle later. A read in the cycle of a write to the same word gives the old word.
module ram_8192x32_r1 (
    input  wire        clock,
    // write
    input  wire        write_enable,
    input  wire [12:0] write_address,
    input  wire [31:0] write_data,
    // read_0
    input  wire [12:0] read_0_address,
    output reg  [31:0] read_0_data
);

    reg [31:0] words [0:8191];

    always @(posedge clock) begin
        if (write_enable) begin
            words[write_address] <= write_data;
        end
        read_0_data <= words[read_0_address];
    end
endmodule

`default_nettype wire
