// warpcache 0.1.0
`default_nettype none

// Memory, read in the same cycle. A read in the cycle of a write to the same word gives the old
// word.
module register_file_3x279_r1 (
    input  wire         clock,
    // write
    input  wire         write_enable,
    input  wire [1:0]   write_address,
    input  wire [278:0] write_data,
    // read_0
    input  wire [1:0]   read_0_address,
    output wire [278:0] read_0_data
);

    reg [278:0] words [0:2];

    assign read_0_data = words[read_0_address];

    always @(posedge clock) begin
        if (write_enable) begin
            words[write_address] <= write_data;
        end
    end
endmodule

`default_nettype wire
