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

    reg [255:0] rows_0_d;
    reg [255:0] rows_0_q;
    reg [255:0] rows_1_d;
    reg [255:0] rows_1_q;
    reg [255:0] rows_2_d;
    reg [255:0] rows_2_q;
    reg [255:0] rows_3_d;
    reg [255:0] rows_3_q;

    wire [7:0] place = set_number[7:0];
    wire [255:0] value_bit = 256'd1 << place;
    wire is_row = (set_number >> 8) == 10'd0;

    always @* begin
        rows_0_d = rows_0_q;
        if (write && is_row) begin
            rows_0_d = rows_0_q | value_bit;
        end
        if (clear) begin
            rows_0_d = 256'd0;
        end
    end

    wire is_row_1 = (set_number >> 8) == 10'd1;

    always @* begin
        rows_1_d = rows_1_q;
        if (write && is_row_1) begin
            rows_1_d = rows_1_q | value_bit;
        end
        if (clear) begin
            rows_1_d = 256'd0;
        end
    end

    wire is_row_2 = (set_number >> 8) == 10'd2;

    always @* begin
        rows_2_d = rows_2_q;
        if (write && is_row_2) begin
            rows_2_d = rows_2_q | value_bit;
        end
        if (clear) begin
            rows_2_d = 256'd0;
        end
    end

    wire is_row_3 = (set_number >> 8) == 10'd3;

    always @* begin
        is_written = 1'b0;
        if (is_row) begin
            is_written = rows_0_q[place];
        end
        if (is_row_1) begin
            is_written = rows_1_q[place];
        end
        if (is_row_2) begin
            is_written = rows_2_q[place];
        end
        if (is_row_3) begin
            is_written = rows_3_q[place];
        end
    end

    always @* begin
        rows_3_d = rows_3_q;
        if (write && is_row_3) begin
            rows_3_d = rows_3_q | value_bit;
        end
        if (clear) begin
            rows_3_d = 256'd0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            rows_0_q <= 256'd0;
            rows_1_q <= 256'd0;
            rows_2_q <= 256'd0;
            rows_3_q <= 256'd0;
        end else begin
            rows_0_q <= rows_0_d;
            rows_1_q <= rows_1_d;
            rows_2_q <= rows_2_d;
            rows_3_q <= rows_3_d;
        end
    end
endmodule

`default_nettype wire
