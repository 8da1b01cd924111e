// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Counters that keep their ratios: when a full one counts again, all are halved first.
module dyneb_counters_bits16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire [6:0]  count,
    output wire [15:0] values_0,
    output wire [15:0] values_1,
    output wire [15:0] values_2,
    output wire [15:0] values_3,
    output wire [15:0] values_4,
    output wire [15:0] values_5,
    output wire [15:0] values_6
);

    reg halve;
    wire counters_0_overflows;
    wire counters_1_overflows;
    wire counters_2_overflows;
    wire counters_3_overflows;
    wire counters_4_overflows;
    wire counters_5_overflows;
    wire counters_6_overflows;

    always @* begin
        halve = 1'b0;
        if (counters_0_overflows) begin
            halve = 1'b1;
        end
        if (counters_1_overflows) begin
            halve = 1'b1;
        end
        if (counters_2_overflows) begin
            halve = 1'b1;
        end
        if (counters_3_overflows) begin
            halve = 1'b1;
        end
        if (counters_4_overflows) begin
            halve = 1'b1;
        end
        if (counters_5_overflows) begin
            halve = 1'b1;
        end
        if (counters_6_overflows) begin
            halve = 1'b1;
        end
    end

    dyneb_counter_bits16 u_counters_0 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[0]),
        .overflows (counters_0_overflows),
        .value     (values_0)
    );

    dyneb_counter_bits16 u_counters_1 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[1]),
        .overflows (counters_1_overflows),
        .value     (values_1)
    );

    dyneb_counter_bits16 u_counters_2 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[2]),
        .overflows (counters_2_overflows),
        .value     (values_2)
    );

    dyneb_counter_bits16 u_counters_3 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[3]),
        .overflows (counters_3_overflows),
        .value     (values_3)
    );

    dyneb_counter_bits16 u_counters_4 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[4]),
        .overflows (counters_4_overflows),
        .value     (values_4)
    );

    dyneb_counter_bits16 u_counters_5 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[5]),
        .overflows (counters_5_overflows),
        .value     (values_5)
    );

    dyneb_counter_bits16 u_counters_6 (
        .clock     (clock),
        .reset     (reset),
        .clear     (clear),
        .halve     (halve),
        .count     (count[6]),
        .overflows (counters_6_overflows),
        .value     (values_6)
    );
endmodule

`default_nettype wire
