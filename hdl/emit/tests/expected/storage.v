// Made by a test.
`default_nettype none

// Keeps words.
module storage (
    input  wire       clock,
    // write
    input  wire       write_enable,
    input  wire [2:0] write_address,
    input  wire [8:0] write_data,

    input  wire [2:0] address,
    output wire [8:0] late,
    output wire [8:0] now
);

    wire [8:0] flags_read_0_data;
    wire [8:0] flags_read_1_data;

    assign now = flags_read_0_data ^ flags_read_1_data;

    ram_6x9_r1 u_words (
        .clock          (clock),
        .write_enable   (write_enable),
        .write_address  (write_address),
        .write_data     (write_data),
        .read_0_address (address),
        .read_0_data    (late)
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
endmodule

`default_nettype wire
