// warpcache 0.1.0
`default_nettype none

// Memory, read one cycle later. A read in the cycle of a write to the same word gives the old word.
// After a cycle without a read's enable, its data mean nothing. An error is for a macro with ECC to
// tell, beside a word that it cannot correct.
module ram_256x22_r1 (
    input  wire        clock,
    // write
    input  wire        write_enable,
    input  wire [7:0]  write_address,
    input  wire [21:0] write_data,
    // read_0
    input  wire        read_0_enable,
    input  wire [7:0]  read_0_address,
    output reg  [21:0] read_0_data,
    output wire        read_0_error
);

    reg [21:0] words [0:255];

    assign read_0_error = 1'b0;

    always @(posedge clock) begin
        if (write_enable) begin
            words[write_address] <= write_data;
        end
        if (read_0_enable) begin
            read_0_data <= words[read_0_address];
        end
    end
endmodule

`default_nettype wire
