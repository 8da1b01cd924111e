// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module refused_line_queue_width46_depth1_adde9228 (
    input  wire        clock,
    input  wire        reset,
    // push: Words that enter.
    input  wire        push_valid,    // A beat is offered.
    output wire        push_ready,    // The beat that is offered is taken.
    input  wire [32:0] push_line,     // Its line address.
    input  wire [3:0]  push_sectors,  // A bit for each sector, sector 0 in bit 0.
    input  wire        push_bypass,   // The line bypasses the L1.
    input  wire [7:0]  push_id,       // Its identifier.
    // pop: Words that leave.
    output wire        pop_valid,     // A beat is offered.
    input  wire        pop_ready,     // The beat that is offered is taken.
    output wire [32:0] pop_line,      // Its line address.
    output wire [3:0]  pop_sectors,   // A bit for each sector, sector 0 in bit 0.
    output wire        pop_bypass,    // The line bypasses the L1.
    output wire [7:0]  pop_id,        // Its identifier.

    output wire        count          // Words held.
);

    localparam DEPTH = 1'd1;
    localparam LINE_MSB = 45;
    localparam LINE_LSB = 13;
    localparam SECTORS_MSB = 12;
    localparam SECTORS_LSB = 9;
    localparam BYPASS_BIT = 8;
    localparam ID_MSB = 7;
    localparam ID_LSB = 0;

    reg used_d;
    reg used_q;
    reg [45:0] word_d;
    reg [45:0] word_q;

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
            word_d = {push_line, push_sectors, push_bypass, push_id};
        end
    end

    assign pop_line = word_q[LINE_MSB:LINE_LSB];
    assign pop_sectors = word_q[SECTORS_MSB:SECTORS_LSB];
    assign pop_bypass = word_q[BYPASS_BIT];
    assign pop_id = word_q[ID_MSB:ID_LSB];

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 1'b0;
            word_q <= 46'd0;
        end else begin
            used_q <= used_d;
            word_q <= word_d;
        end
    end
endmodule

`default_nettype wire
