// warpcache 0.1.0
`default_nettype none

// The words of a set's ways side by side: a row that is read whole, and written whole.
module set_memory_sets128_ways4_width26 (
    input  wire         clock,
    input  wire         reset,
    input  wire         read_enable,
    input  wire [6:0]   read_set,
    output reg  [103:0] words,
    input  wire         write_enable,
    input  wire [6:0]   write_set,
    input  wire [103:0] next_words,
    output wire         ram_error
);

    wire [103:0] rows_read_data;

    always @* begin : drive_words
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            words[i * 26 +: 26] = rows_read_data[i * 26 +: 26];
        end
    end

    write_first_ram_depth128_width104 u_rows (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (write_enable),
        .write_address (write_set),
        .write_data    (next_words),
        .read_enable   (read_enable),
        .read_address  (read_set),
        .read_data     (rows_read_data),
        .ram_error     (ram_error)
    );
endmodule

`default_nettype wire
