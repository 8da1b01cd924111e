// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module lookup_queue_width1_depth4_dac053ad (
    input  wire       clock,
    input  wire       reset,
    // push: Words that enter.
    input  wire       push_valid,  // A beat is offered.
    output wire       push_ready,  // The beat that is offered is taken.
    input  wire       push_local,  // The front buffer made it for itself.
    // pop: Words that leave.
    output wire       pop_valid,   // A beat is offered.
    input  wire       pop_ready,   // The beat that is offered is taken.
    output wire       pop_local,   // The front buffer made it for itself.

    output wire [2:0] count        // Words held.
);

    localparam [2:0] DEPTH = 3'd4;

    reg [2:0] used_d;
    reg [2:0] used_q;
    reg [1:0] head_d;
    reg [1:0] head_q;
    reg [1:0] tail_d;
    reg [1:0] tail_q;

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

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 2'd1;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 2'd1;
        end
    end

    register_file_4x1_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (push_local),
        .read_0_address (head_q),
        .read_0_data    (pop_local)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 3'd0;
            head_q <= 2'd0;
            tail_q <= 2'd0;
        end else begin
            used_q <= used_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
