// warpcache 0.1.0: eab_unit of design isca23
// paper: isca23 section 3.3
`default_nettype none

// Divides two numbers, one bit a cycle.
module serial_divider_dividend42_divisor26 (
    input  wire        clock,
    input  wire        reset,
    // start
    input  wire        start_valid,
    output wire        start_ready,
    input  wire [41:0] start_dividend,
    input  wire [25:0] start_divisor,
    // result
    output wire        result_valid,
    input  wire        result_ready,
    output wire [41:0] result_quotient,
    output wire [25:0] result_remainder
);

    localparam [1:0] STATE_IDLE = 2'd0;
    localparam [1:0] STATE_BUSY = 2'd1;
    localparam [1:0] STATE_DONE = 2'd2;

    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [25:0] divisor_d;
    reg [25:0] divisor_q;
    reg [41:0] quotient_d;
    reg [41:0] quotient_q;
    reg [25:0] remainder_d;
    reg [25:0] remainder_q;
    reg [5:0] left_d;
    reg [5:0] left_q;

    wire [26:0] trial = {remainder_q, quotient_q[41]};
    wire [26:0] minuend = trial;
    wire [26:0] subtrahend = {1'b0, divisor_q};
    wire fits = minuend >= subtrahend;

    always @* begin
        state_d = state_q;
        divisor_d = divisor_q;
        quotient_d = quotient_q;
        remainder_d = remainder_q;
        left_d = left_q;
        case (state_q)
            STATE_IDLE: begin
                divisor_d = start_divisor;
                quotient_d = start_dividend;
                remainder_d = 26'd0;
                left_d = 6'd41;
                if (start_valid) begin
                    state_d = STATE_BUSY;
                end
            end
            STATE_BUSY: begin
                quotient_d = {quotient_q[40:0], fits};
                remainder_d = trial[25:0];
                if (fits) begin
                    remainder_d = minuend[25:0] - subtrahend[25:0];
                end
                left_d = left_q - 6'd1;
                if (left_q == 6'd0) begin
                    state_d = STATE_DONE;
                end
            end
            default: begin
                if (result_ready) begin
                    state_d = STATE_IDLE;
                end
            end
        endcase
    end

    assign start_ready = state_q == STATE_IDLE;
    assign result_valid = state_q == STATE_DONE;
    assign result_quotient = quotient_q;
    assign result_remainder = remainder_q;

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_IDLE;
            divisor_q <= 26'd0;
            quotient_q <= 42'd0;
            remainder_q <= 26'd0;
            left_q <= 6'd0;
        end else begin
            state_q <= state_d;
            divisor_q <= divisor_d;
            quotient_q <= quotient_d;
            remainder_q <= remainder_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
