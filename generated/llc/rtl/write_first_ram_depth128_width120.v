// warpcache 0.1.0
`default_nettype none

// A memory, read one cycle later, whose reads see the write of the same cycle.
module write_first_ram_depth128_width120 (
    input  wire         clock,
    input  wire         reset,
    input  wire         write_enable,
    input  wire [6:0]   write_address,
    input  wire [119:0] write_data,
    input  wire         read_enable,
    input  wire [6:0]   read_address,
    output reg  [119:0] read_data,
    output wire         ram_error
);

    wire [119:0] words_read_0_data;
    wire words_read_0_error;
    reg was_written_q;
    reg [119:0] written_q;
    reg ram_error_q;

    wire was_written_d = write_enable && (write_address == read_address);

    always @* begin
        read_data = words_read_0_data;
        if (was_written_q) begin
            read_data = written_q;
        end
    end

    assign ram_error = ram_error_q;

    ram_128x120_r1 u_words (
        .clock          (clock),
        .write_enable   (write_enable),
        .write_address  (write_address),
        .write_data     (write_data),
        .read_0_enable  (read_enable),
        .read_0_address (read_address),
        .read_0_data    (words_read_0_data),
        .read_0_error   (words_read_0_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            was_written_q <= 1'b0;
            written_q <= 120'd0;
            ram_error_q <= 1'b0;
        end else begin
            was_written_q <= was_written_d;
            written_q <= write_data;
            ram_error_q <= words_read_0_error;
        end
    end
endmodule

`default_nettype wire
