// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module unserved_queue_width39_depth2_afefa851 (
    input  wire        clock,
    input  wire        reset,
    // push: Words that enter.
    input  wire        push_valid,      // A beat is offered.
    output wire        push_ready,      // The beat that is offered is taken.
    input  wire [32:0] push_line,       // Line address.
    input  wire [4:0]  push_entry,      // Number of the MSHR entry that waits.
    input  wire        push_timed_out,  // The request has timed out in CB, and not been on the
                                        // ring.
    // pop: Words that leave.
    output wire        pop_valid,       // A beat is offered.
    input  wire        pop_ready,       // The beat that is offered is taken.
    output wire [32:0] pop_line,        // Line address.
    output wire [4:0]  pop_entry,       // Number of the MSHR entry that waits.
    output wire        pop_timed_out,   // The request has timed out in CB, and not been on the
                                        // ring.

    output wire [1:0]  count            // Words held.
);

    localparam [1:0] DEPTH = 2'd2;
    localparam LINE_MSB = 38;
    localparam LINE_LSB = 6;
    localparam ENTRY_MSB = 5;
    localparam ENTRY_LSB = 1;
    localparam TIMED_OUT_BIT = 0;

    reg [1:0] used_d;
    reg [1:0] used_q;
    reg head_d;
    reg head_q;
    reg tail_d;
    reg tail_q;
    wire [38:0] words_read_0_data;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 2'd0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 2'd1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 2'd1;
        end
    end

    wire [38:0] words_write_data = {push_line, push_entry, push_timed_out};
    assign pop_line = words_read_0_data[LINE_MSB:LINE_LSB];
    assign pop_entry = words_read_0_data[ENTRY_MSB:ENTRY_LSB];
    assign pop_timed_out = words_read_0_data[TIMED_OUT_BIT];

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 1'b1;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 1'b1;
        end
    end

    register_file_2x39_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (words_write_data),
        .read_0_address (head_q),
        .read_0_data    (words_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 2'd0;
            head_q <= 1'b0;
            tail_q <= 1'b0;
        end else begin
            used_q <= used_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
