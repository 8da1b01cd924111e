// warpcache 0.1.0
`default_nettype none

// Divides two numbers, one bit a cycle.
module serial_divider_dividend10_divisor7 (
    input  wire       clock,
    input  wire       reset,
    // start: Operands to divide.
    input  wire       start_valid,       // A beat is offered.
    output wire       start_ready,       // The beat that is offered is taken.
    input  wire [9:0] start_dividend,    // Unsigned number that is divided.
    input  wire [6:0] start_divisor,     // Unsigned; division by 0 gives a quotient of ones.
    // result: Their quotient and remainder.
    output wire       result_valid,      // A beat is offered.
    input  wire       result_ready,      // The beat that is offered is taken.
    output wire [9:0] result_quotient,   // Rounded down.
    output wire [6:0] result_remainder   // Dividend less quotient times divisor.
);

    localparam [1:0] STATE_IDLE = 2'd0;
    localparam [1:0] STATE_BUSY = 2'd1;
    localparam [1:0] STATE_DONE = 2'd2;

    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [6:0] divisor_d;
    reg [6:0] divisor_q;
    reg [9:0] quotient_d;
    reg [9:0] quotient_q;
    reg [6:0] remainder_d;
    reg [6:0] remainder_q;
    reg [3:0] left_d;
    reg [3:0] left_q;

    wire [7:0] trial = {remainder_q, quotient_q[9]};
    wire [7:0] minuend = trial;
    wire [7:0] subtrahend = {1'b0, divisor_q};
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
                remainder_d = 7'd0;
                left_d = 4'd9;
                if (start_valid) begin
                    state_d = STATE_BUSY;
                end
            end
            STATE_BUSY: begin
                quotient_d = {quotient_q[8:0], fits};
                remainder_d = trial[6:0];
                if (fits) begin
                    remainder_d = minuend[6:0] - subtrahend[6:0];
                end
                left_d = left_q - 4'd1;
                if (left_q == 4'd0) begin
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
            divisor_q <= 7'd0;
            quotient_q <= 10'd0;
            remainder_q <= 7'd0;
            left_q <= 4'd0;
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
