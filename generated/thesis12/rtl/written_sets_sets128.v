// warpcache 0.1.0
`default_nettype none

// A bit for each set that was written since the last flush or reset.
module written_sets_sets128 (
    input  wire       clock,
    input  wire       reset,
    input  wire [6:0] set_number,
    input  wire       write,
    input  wire       clear,
    output wire       is_written
);

    reg [127:0] rows_d;
    reg [127:0] rows_q;

    wire [6:0] place = set_number;
    wire [127:0] value_bit = 128'd1 << place;
    wire [127:0] row = rows_q;

    always @* begin
        rows_d = rows_q;
        if (write) begin
            rows_d = rows_q | value_bit;
        end
        if (clear) begin
            rows_d = 128'd0;
        end
    end

    assign is_written = row[place];

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 128'd0;
        end else begin
            rows_q <= rows_d;
        end
    end
endmodule

`default_nettype wire
