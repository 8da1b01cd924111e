// warpcache 0.1.0
`default_nettype none

// Counters that keep their ratios: when a full one counts again, all are halved first.
module dyneb_counters_bits16 (
    input  wire         clock,
    input  wire         reset,
    input  wire         clear,
    input  wire [6:0]   count,
    output wire [111:0] values
);

    reg halve;
    wire [6:0] counters_overflows;
    genvar n;

    always @* begin : drive_halve
        integer i;
        halve = 1'b0;
        for (i = 0; i < 7; i = i + 1) begin
            if (counters_overflows[i]) begin
                halve = 1'b1;
            end
        end
    end

    generate
        for (n = 0; n < 7; n = n + 1) begin : counters
            dyneb_counter_bits16 u_counters (
                .clock     (clock),
                .reset     (reset),
                .clear     (clear),
                .halve     (halve),
                .count     (count[n]),
                .overflows (counters_overflows[n]),
                .value     (values[n * 16 +: 16])
            );
        end
    endgenerate
endmodule

`default_nettype wire
