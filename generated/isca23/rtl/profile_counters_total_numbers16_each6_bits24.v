// warpcache 0.1.0
`default_nettype none

// Adds all of several numbers.
module profile_counters_total_numbers16_each6_bits24 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [95:0] count,
    output wire [23:0] value
);

    reg [309:0] sums;
    reg [23:0] total_d;
    reg [23:0] total_q;
    reg [95:0] number;

    always @* begin : drive_number
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            number[i * 6 +: 6] = count[i * -6 + 90 +: 6];
        end
    end

    always @* begin : drive_sums
        integer i;
        for (i = 30; i >= 15; i = i - 1) begin
            sums[i * 10 +: 10] = {4'd0, number[i * -6 + 180 +: 6]};
        end
        for (i = 14; i >= 0; i = i - 1) begin
            sums[i * 10 +: 10] = sums[i * 20 + 10 +: 10] + sums[i * 20 + 20 +: 10];
        end
    end

    always @* begin
        total_d = total_q + {14'd0, sums[9:0]};
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
