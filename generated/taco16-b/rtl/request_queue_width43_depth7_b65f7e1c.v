// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module request_queue_width43_depth7_b65f7e1c (
    input  wire        clock,
    input  wire        reset,
    // push: Words that enter.
    input  wire        push_valid,      // A beat is offered.
    output wire        push_ready,      // The beat that is offered is taken.
    input  wire [32:0] push_line,       // Line address.
    input  wire [3:0]  push_core,       // Number of the core that asks.
    input  wire [4:0]  push_entry,      // Number of the MSHR entry that waits there.
    input  wire        push_travelled,  // The request has left its home node.
    // pop: Words that leave.
    output wire        pop_valid,       // A beat is offered.
    input  wire        pop_ready,       // The beat that is offered is taken.
    output wire [32:0] pop_line,        // Line address.
    output wire [3:0]  pop_core,        // Number of the core that asks.
    output wire [4:0]  pop_entry,       // Number of the MSHR entry that waits there.
    output wire        pop_travelled,   // The request has left its home node.

    output wire [2:0]  count            // Words held.
);

    localparam [2:0] DEPTH = 3'd7;
    localparam LINE_MSB = 42;
    localparam LINE_LSB = 10;
    localparam CORE_MSB = 9;
    localparam CORE_LSB = 6;
    localparam ENTRY_MSB = 5;
    localparam ENTRY_LSB = 1;
    localparam TRAVELLED_BIT = 0;

    reg [2:0] used_d;
    reg [2:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [42:0] words_read_0_data;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 3'd0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 3'd1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 3'd1;
        end
    end

    wire [42:0] words_write_data = {push_line, push_core, push_entry, push_travelled};
    assign pop_line = words_read_0_data[LINE_MSB:LINE_LSB];
    assign pop_core = words_read_0_data[CORE_MSB:CORE_LSB];
    assign pop_entry = words_read_0_data[ENTRY_MSB:ENTRY_LSB];
    assign pop_travelled = words_read_0_data[TRAVELLED_BIT];

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 3'd1;
        end
        if (pushed && (tail_q == 3'd6)) begin
            tail_d = 3'd0;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 3'd1;
        end
        if (popped && (head_q == 3'd6)) begin
            head_d = 3'd0;
        end
    end

    register_file_7x43_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (words_write_data),
        .read_0_address (head_q),
        .read_0_data    (words_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 3'd0;
            head_q <= 3'd0;
            tail_q <= 3'd0;
        end else begin
            used_q <= used_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
