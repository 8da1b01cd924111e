// warpcache 0.1.0
`default_nettype none

// Adds all of several numbers.
module profile_counters_total_numbers32_each1_bits24 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [31:0] count,
    output wire [23:0] value
);

    reg [377:0] sums;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [31:0] number;

    always @* begin : drive_number
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            number[i] = count[31 - i];
        end
    end

    always @* begin : drive_sums
        integer i;
        for (i = 62; i >= 31; i = i - 1) begin
            sums[i * 6 +: 6] = {5'd0, number[62 - i]};
        end
        for (i = 30; i >= 0; i = i - 1) begin
            sums[i * 6 +: 6] = sums[i * 12 + 6 +: 6] + sums[i * 12 + 12 +: 6];
        end
    end

    always @* begin
        total_d = total_q + {18'd0, sums[5:0]};
        if (clear) begin
            total_d = 24'd0;
        end
    end

    assign value = total_q;

    always @(posedge clock) begin
        if (reset) begin
            total_q <= 24'd0;
        end else begin
            total_q <= total_d;
        end
    end
endmodule

`default_nettype wire
