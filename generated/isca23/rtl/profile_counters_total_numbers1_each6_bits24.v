// warpcache 0.1.0
`default_nettype none

// Adds all of several numbers.
module profile_counters_total_numbers1_each6_bits24 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [5:0]  count,
    output wire [23:0] value
);

    reg [23:0] total_d;
    reg [23:0] total_q;

    wire [5:0] number = count;
    wire [5:0] sums = number;

    always @* begin
        total_d = total_q + {18'd0, sums};
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
