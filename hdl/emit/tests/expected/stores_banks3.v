// Made by a test.
`default_nettype none

// Keeps words in several places.
module stores_banks3 (
    input  wire       clock,
    input  wire       reset,
    // write
    input  wire       write_enable,
    input  wire [2:0] write_address,
    input  wire [8:0] write_data,

    input  wire       reads,
    input  wire [2:0] address,
    output wire [8:0] found,
    output wire       ram_error
);

    wire [1:0] halves_write_enable;
    wire [17:0] halves_read_0_data;
    wire [1:0] halves_read_0_error;
    wire [7:0] bytes_read_0_data;
    wire bytes_read_0_error;
    wire [26:0] banks_late;
    wire [26:0] banks_now;
    wire [2:0] banks_ram_error;
    reg ram_error_q;
    genvar n;

    assign halves_write_enable[0] = write_enable && (write_address[0] == 1'b0);
    assign halves_write_enable[1] = write_enable && (write_address[0] == 1'b1);
    assign found = (banks_late[8:0] | banks_late[17:9] | banks_late[26:18]) ^ (banks_now[8:0] |
        banks_now[17:9] | banks_now[26:18]) ^ (halves_read_0_data[8:0] | halves_read_0_data[17:9]) ^
        {1'b0, bytes_read_0_data};
    wire ram_error_d = (|halves_read_0_error) || bytes_read_0_error;
    assign ram_error = ram_error_q || (|banks_ram_error);

    generate
        for (n = 0; n < 2; n = n + 1) begin : halves
            ram_3x9_r1 u_halves (
                .clock          (clock),
                .write_enable   (halves_write_enable[n]),
                .write_address  (write_address[2:1]),
                .write_data     (write_data),
                .read_0_enable  (reads),
                .read_0_address (address[2:1]),
                .read_0_data    (halves_read_0_data[n * 9 +: 9]),
                .read_0_error   (halves_read_0_error[n])
            );
        end
    endgenerate

    byte_ram_6x8_r1 u_bytes (
        .clock             (clock),
        .write_enable      (write_enable),
        .write_byte_enable (1'b1),
        .write_address     (write_address),
        .write_data        (write_data[7:0]),
        .read_0_enable     (reads),
        .read_0_address    (address),
        .read_0_data       (bytes_read_0_data),
        .read_0_error      (bytes_read_0_error)
    );

    generate
        for (n = 0; n < 3; n = n + 1) begin : banks
            storage_5ddf5b5d u_banks (
                .clock         (clock),
                .reset         (reset),
                .write_enable  (write_enable),
                .write_address (write_address),
                .write_data    (write_data),
                .address       (address),
                .late          (banks_late[n * 9 +: 9]),
                .now           (banks_now[n * 9 +: 9]),
                .ram_error     (banks_ram_error[n])
            );
        end
    endgenerate

    always @(posedge clock) begin
        if (reset) begin
            ram_error_q <= 1'b0;
        end else begin
            ram_error_q <= ram_error_d;
        end
    end
endmodule

`default_nettype wire
