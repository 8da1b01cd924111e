// warpcache 0.1.0
`default_nettype none

// Counters of an L1's events, of 32 bits, which saturate.
module l1_event_counters_14517908 (
    input  wire        clock,
    input  wire        reset,
    input  wire [6:0]  events,
    // counter
    input  wire [2:0]  counter_index,
    output reg  [31:0] counter_value
);

    wire [223:0] counters_value;
    genvar n;

    always @* begin
        counter_value = 32'd0;
        if (counter_index < 3'd7) begin
            counter_value = counters_value[{counter_index, 5'd0} +: 32];
        end
    end

    generate
        for (n = 0; n < 7; n = n + 1) begin : counters
            saturating_counter_width32 u_counters (
                .clock     (clock),
                .reset     (reset),
                .increment (events[n]),
                .decrement (1'b0),
                .clear     (1'b0),
                .value     (counters_value[n * 32 +: 32])
            );
        end
    endgenerate
endmodule

`default_nettype wire
