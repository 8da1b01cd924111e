// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Counters of an L1's events, of 32 bits, which saturate.
module l1_event_counters (
    input  wire        clock,
    input  wire        reset,
    input  wire [6:0]  events,
    // counter
    input  wire [2:0]  counter_index,
    output reg  [31:0] counter_value
);

    wire [31:0] counters_0_value;
    wire [31:0] counters_1_value;
    wire [31:0] counters_2_value;
    wire [31:0] counters_3_value;
    wire [31:0] counters_4_value;
    wire [31:0] counters_5_value;
    wire [31:0] counters_6_value;

    always @* begin
        counter_value = 32'd0;
        case (counter_index)
            3'd0: counter_value = counters_0_value;
            3'd1: counter_value = counters_1_value;
            3'd2: counter_value = counters_2_value;
            3'd3: counter_value = counters_3_value;
            3'd4: counter_value = counters_4_value;
            3'd5: counter_value = counters_5_value;
            3'd6: counter_value = counters_6_value;
            default: ;
        endcase
    end

    saturating_counter_width32 u_counters_0 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[0]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_0_value)
    );

    saturating_counter_width32 u_counters_1 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[1]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_1_value)
    );

    saturating_counter_width32 u_counters_2 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[2]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_2_value)
    );

    saturating_counter_width32 u_counters_3 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[3]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_3_value)
    );

    saturating_counter_width32 u_counters_4 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[4]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_4_value)
    );

    saturating_counter_width32 u_counters_5 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[5]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_5_value)
    );

    saturating_counter_width32 u_counters_6 (
        .clock     (clock),
        .reset     (reset),
        .increment (events[6]),
        .decrement (1'b0),
        .clear     (1'b0),
        .value     (counters_6_value)
    );
endmodule

`default_nettype wire
