// warpcache 0.1.0
`default_nettype none

// Counters of a node's events, of 32 bits, which saturate.
module tracker_node_event_counters_ca408bcd (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  events,
    // counter
    input  wire [2:0]  counter_index,
    output reg  [31:0] counter_value
);

    wire [127:0] counters_value;
    genvar n;

    always @* begin : drive_counter_value
        integer i;
        counter_value = 32'd0;
        for (i = 0; i < 4; i = i + 1) begin
            if (counter_index == i[2:0]) begin
                counter_value = counters_value[i * 32 +: 32];
            end
        end
    end

    generate
        for (n = 0; n < 4; n = n + 1) begin : counters
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
