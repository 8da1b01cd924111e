// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module forward_queue_width43_depth1_947a0f5f (
    input  wire        clock,
    input  wire        reset,
    // push: Words that enter.
    input  wire        push_valid,      // A beat is offered.
    output wire        push_ready,      // The beat that is offered is taken.
    input  wire [29:0] push_line,       // Line address; at a bank that of the L1 divided by banks.
    input  wire [3:0]  push_requester,  // The core that loads.
    input  wire [8:0]  push_id,         // Identifier of the load at that core.
    // pop: Words that leave.
    output wire        pop_valid,       // A beat is offered.
    input  wire        pop_ready,       // The beat that is offered is taken.
    output wire [29:0] pop_line,        // Line address; at a bank that of the L1 divided by banks.
    output wire [3:0]  pop_requester,   // The core that loads.
    output wire [8:0]  pop_id,          // Identifier of the load at that core.

    output wire        count            // Words held.
);

    localparam DEPTH = 1'd1;
    localparam LINE_MSB = 42;
    localparam LINE_LSB = 13;
    localparam REQUESTER_MSB = 12;
    localparam REQUESTER_LSB = 9;
    localparam ID_MSB = 8;
    localparam ID_LSB = 0;

    reg used_d;
    reg used_q;
    reg [42:0] word_d;
    reg [42:0] word_q;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 1'b0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 1'b1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 1'b1;
        end
    end

    always @* begin
        word_d = word_q;
        if (pushed) begin
            word_d = {push_line, push_requester, push_id};
        end
    end

    assign pop_line = word_q[LINE_MSB:LINE_LSB];
    assign pop_requester = word_q[REQUESTER_MSB:REQUESTER_LSB];
    assign pop_id = word_q[ID_MSB:ID_LSB];

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 1'b0;
            word_q <= 43'd0;
        end else begin
            used_q <= used_d;
            word_q <= word_d;
        end
    end
endmodule

`default_nettype wire
