// Made by a test.
`default_nettype none

// Keeps words.
module storage (
    input  wire       clock,
    input  wire       reset,
    // write
    input  wire       write_enable,
    input  wire [2:0] write_address,
    input  wire [8:0] write_data,

    input  wire [2:0] address,
    output wire [8:0] late,
    output wire [8:0] now,
    output wire       ram_error
);

    wire words_read_0_error;
    wire [8:0] flags_read_0_data;
    wire [8:0] flags_read_1_data;
    reg ram_error_q;

    assign now = flags_read_0_data ^ flags_read_1_data;
    assign ram_error = ram_error_q;

    ram_6x9_r1 u_words (
        .clock          (clock),
        .write_enable   (write_enable),
        .write_address  (write_address),
        .write_data     (write_data),
        .read_0_enable  (1'b1),
        .read_0_address (address),
        .read_0_data    (late),
        .read_0_error   (words_read_0_error)
    );

    register_file_6x9_r2 u_flags (
        .clock          (clock),
        .write_enable   (write_enable),
        .write_address  (write_address),
        .write_data     (late),
        .read_0_address (address),
        .read_0_data    (flags_read_0_data),
        .read_1_address (3'd0),
        .read_1_data    (flags_read_1_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            ram_error_q <= 1'b0;
        end else begin
            ram_error_q <= words_read_0_error;
        end
    end
endmodule

`default_nettype wire
