// warpcache 0.1.0
`default_nettype none

// A bit for each set that was written since the last flush or reset.
module written_sets_sets1024 (
    input  wire       clock,
    input  wire       reset,
    input  wire [9:0] set_number,
    input  wire       write,
    input  wire       clear,
    output wire       is_written
);

    reg [1023:0] rows_d;
    reg [1023:0] rows_q;

    wire [7:0] place = set_number[7:0];
    wire [255:0] value_bit = 256'd1 << place;
    wire [1:0] row_number = set_number[9:8];
    wire [255:0] row = rows_q[{row_number, 8'd0} +: 256];

    always @* begin : drive_rows_d
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            rows_d[i * 256 +: 256] = rows_q[i * 256 +: 256];
            if (write && (row_number == i[1:0])) begin
                rows_d[i * 256 +: 256] = rows_q[i * 256 +: 256] | value_bit;
            end
            if (clear) begin
                rows_d[i * 256 +: 256] = 256'd0;
            end
        end
    end

    assign is_written = row[place];

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 1024'd0;
        end else begin
            rows_q <= rows_d;
        end
    end
endmodule

`default_nettype wire
