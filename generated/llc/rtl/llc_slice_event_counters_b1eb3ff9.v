// warpcache 0.1.0
`default_nettype none

// Counters of a slice's events, of 32 bits, which saturate.
module llc_slice_event_counters_b1eb3ff9 (
    input  wire        clock,
    input  wire        reset,
    input  wire [7:0]  events,
    // counter
    input  wire [2:0]  counter_index,
    output wire [31:0] counter_value
);

    wire [255:0] counters_value;
    genvar n;

    assign counter_value = counters_value[{counter_index, 5'd0} +: 32];

    generate
        for (n = 0; n < 8; n = n + 1) begin : counters
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
