// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module queue_width5_depth32 (
    input  wire       clock,
    input  wire       reset,
    // push: Words that enter.
    input  wire       push_valid,  // A beat is offered.
    output wire       push_ready,  // The beat that is offered is taken.
    input  wire [4:0] push_data,   // The word.
    // pop: Words that leave.
    output wire       pop_valid,   // A beat is offered.
    input  wire       pop_ready,   // The beat that is offered is taken.
    output wire [4:0] pop_data,    // The word.

    output wire [5:0] count        // Words held.
);

    localparam [5:0] DEPTH = 6'd32;

    reg [5:0] used_d;
    reg [5:0] used_q;
    reg [4:0] head_d;
    reg [4:0] head_q;
    reg [4:0] tail_d;
    reg [4:0] tail_q;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 6'd0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 6'd1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 6'd1;
        end
    end

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 5'd1;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 5'd1;
        end
    end

    register_file_32x5_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (push_data),
        .read_0_address (head_q),
        .read_0_data    (pop_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 6'd0;
            head_q <= 5'd0;
            tail_q <= 5'd0;
        end else begin
            used_q <= used_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
