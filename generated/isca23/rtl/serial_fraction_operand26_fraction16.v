// warpcache 0.1.0
`default_nettype none

// The fraction that a part is of a whole, one bit a cycle.
module serial_fraction_operand26_fraction16 (
    input  wire        clock,
    input  wire        reset,
    // start: A part and a whole.
    input  wire        start_valid,      // A beat is offered.
    output wire        start_ready,      // The beat that is offered is taken.
    input  wire [25:0] start_part,       // Numerator; one not below the denominator gives 1.
    input  wire [25:0] start_whole,      // Denominator.
    // result: The fraction.
    output wire        result_valid,     // A beat is offered.
    input  wire        result_ready,     // The beat that is offered is taken.
    output reg  [16:0] result_fraction   // Numerator over denominator, in steps of 2^-n, rounded
                                         // down.
);

    localparam [1:0] STATE_IDLE = 2'd0;
    localparam [1:0] STATE_BUSY = 2'd1;
    localparam [1:0] STATE_DONE = 2'd2;

    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [25:0] whole_d;
    reg [25:0] whole_q;
    reg [26:0] rest_d;
    reg [26:0] rest_q;
    reg [16:0] fraction_d;
    reg [16:0] fraction_q;
    reg [4:0] left_d;
    reg [4:0] left_q;

    wire [26:0] whole = {1'b0, whole_q};
    wire fits = rest_q >= whole;

    always @* begin
        state_d = state_q;
        whole_d = whole_q;
        rest_d = rest_q;
        fraction_d = fraction_q;
        left_d = left_q;
        case (state_q)
            STATE_IDLE: begin
                whole_d = start_whole;
                rest_d = {1'b0, start_part};
                left_d = 5'd16;
                if (start_valid) begin
                    state_d = STATE_BUSY;
                end
            end
            STATE_BUSY: begin
                fraction_d = {fraction_q[15:0], fits};
                rest_d = rest_q << 1;
                if (fits) begin
                    rest_d = (rest_q - whole) << 1;
                end
                left_d = left_q - 5'd1;
                if (left_q == 5'd0) begin
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

    always @* begin
        result_fraction = fraction_q;
        if (fraction_q[16]) begin
            result_fraction = 17'h10000;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_IDLE;
            whole_q <= 26'd0;
            rest_q <= 27'd0;
            fraction_q <= 17'd0;
            left_q <= 5'd0;
        end else begin
            state_q <= state_d;
            whole_q <= whole_d;
            rest_q <= rest_d;
            fraction_q <= fraction_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
