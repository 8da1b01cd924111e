// warpcache 0.1.0
`default_nettype none

// Memory, read one cycle later, its bytes written one by one. A read in the cycle of a write to the
// same word gives the old word. After a cycle without a read's enable, its data mean nothing. An
// error is for a macro with ECC to tell, beside a word that it cannot correct.
module byte_ram_8192x256_r1 (
    input  wire         clock,
    // write
    input  wire         write_enable,
    input  wire [31:0]  write_byte_enable,
    input  wire [12:0]  write_address,
    input  wire [255:0] write_data,
    // read_0
    input  wire         read_0_enable,
    input  wire [12:0]  read_0_address,
    output reg  [255:0] read_0_data,
    output wire         read_0_error
);

    reg [255:0] words [0:8191];

    assign read_0_error = 1'b0;

    genvar i;

    generate
        for (i = 0; i < 32; i = i + 1) begin : g_byte
            always @(posedge clock) begin
                if (write_enable && write_byte_enable[i]) begin
                    words[write_address][8 * i +: 8] <= write_data[8 * i +: 8];
                end
            end
        end
    endgenerate

    always @(posedge clock) begin
        if (read_0_enable) begin
            read_0_data <= words[read_0_address];
        end
    end
endmodule

`default_nettype wire
