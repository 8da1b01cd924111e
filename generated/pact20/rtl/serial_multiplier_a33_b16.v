// warpcache 0.1.0
`default_nettype none

// Multiplies two numbers, one bit a cycle.
module serial_multiplier_a33_b16 (
    input  wire        clock,
    input  wire        reset,
    // start: Operands to multiply.
    input  wire        start_valid,     // A beat is offered.
    output wire        start_ready,     // The beat that is offered is taken.
    input  wire [32:0] start_a,         // One factor.
    input  wire [15:0] start_b,         // The other.
    // result: Their product.
    output wire        result_valid,    // A beat is offered.
    input  wire        result_ready,    // The beat that is offered is taken.
    output wire [48:0] result_product   // Unsigned, with the bits of both operands.
);

    localparam [1:0] STATE_IDLE = 2'd0;
    localparam [1:0] STATE_BUSY = 2'd1;
    localparam [1:0] STATE_DONE = 2'd2;

    reg [32:0] addend;
    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [32:0] multiplicand_d;
    reg [32:0] multiplicand_q;
    reg [48:0] product_d;
    reg [48:0] product_q;
    reg [3:0] left_d;
    reg [3:0] left_q;

    always @* begin
        addend = 33'd0;
        if (product_q[0]) begin
            addend = multiplicand_q;
        end
    end

    wire [32:0] high = product_q[48:16];
    wire [33:0] sum = {1'b0, high} + {1'b0, addend};

    always @* begin
        state_d = state_q;
        multiplicand_d = multiplicand_q;
        product_d = product_q;
        left_d = left_q;
        case (state_q)
            STATE_IDLE: begin
                multiplicand_d = start_a;
                product_d = {33'd0, start_b};
                left_d = 4'd15;
                if (start_valid) begin
                    state_d = STATE_BUSY;
                end
            end
            STATE_BUSY: begin
                product_d = {sum, product_q[15:1]};
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
    assign result_product = product_q;

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_IDLE;
            multiplicand_q <= 33'd0;
            product_q <= 49'd0;
            left_q <= 4'd0;
        end else begin
            state_q <= state_d;
            multiplicand_q <= multiplicand_d;
            product_q <= product_d;
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
