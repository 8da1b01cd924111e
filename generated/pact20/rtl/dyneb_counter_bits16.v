// warpcache 0.1.0
`default_nettype none

// Counts up; its owner halves it, together with others, before one overflows.
module dyneb_counter_bits16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        clear,
    input  wire        halve,
    input  wire        count,
    output wire        overflows,
    output wire [15:0] value
);

    reg [15:0] scaled;
    reg [15:0] value_now_d;
    reg [15:0] value_now_q;

    assign overflows = count && (&value_now_q);

    always @* begin
        scaled = value_now_q;
        if (halve) begin
            scaled = value_now_q >> 1;
        end
    end

    always @* begin
        value_now_d = scaled + {15'd0, count};
        if (clear) begin
            value_now_d = 16'd0;
        end
    end

    assign value = value_now_q;

    always @(posedge clock) begin
        if (reset) begin
            value_now_q <= 16'd0;
        end else begin
            value_now_q <= value_now_d;
        end
    end
endmodule

`default_nettype wire
