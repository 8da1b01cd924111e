// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// A bit for each set that was written since the last flush or reset.
module written_sets_sets1024 (
    input  wire       clock,
    input  wire       reset,
    input  wire [9:0] set_number,
    input  wire       write,
    input  wire       clear,
    output reg        is_written
);

    reg [1023:0] rows_d;
    reg [1023:0] rows_q;
    reg [3:0] is_row;

    wire [7:0] place = set_number[7:0];
    wire [255:0] value_bit = 256'd1 << place;

    always @* begin : drive_is_row
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            is_row[i] = (set_number >> 8) == i[9:0];
        end
    end

    wire [255:0] is_written_part = rows_q[255:0];
    wire [255:0] is_written_part_1 = rows_q[511:256];
    wire [255:0] is_written_part_2 = rows_q[767:512];
    wire [255:0] is_written_part_3 = rows_q[1023:768];

    always @* begin
        is_written = 1'b0;
        if (is_row[0]) begin
            is_written = is_written_part[place];
        end
        if (is_row[1]) begin
            is_written = is_written_part_1[place];
        end
        if (is_row[2]) begin
            is_written = is_written_part_2[place];
        end
        if (is_row[3]) begin
            is_written = is_written_part_3[place];
        end
    end

    always @* begin : drive_rows_d
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            rows_d[i * 256 +: 256] = rows_q[i * 256 +: 256];
            if (write && is_row[i]) begin
                rows_d[i * 256 +: 256] = rows_q[i * 256 +: 256] | value_bit;
            end
            if (clear) begin
                rows_d[i * 256 +: 256] = 256'd0;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            rows_q <= 1024'd0;
        end else begin
            rows_q <= rows_d;
        end
    end
endmodule

`default_nettype wire
