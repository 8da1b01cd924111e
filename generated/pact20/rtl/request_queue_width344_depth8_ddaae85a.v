// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module request_queue_width344_depth8_ddaae85a (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,  // A beat is offered.
    output wire         push_ready,  // The beat that is offered is taken.
    input  wire [87:0]  push_head,   // All of it but its data; Config::head_bits says what it
                                     // holds.
    input  wire [255:0] push_data,   // Payload; meaningless in a load.
    // pop: Words that leave.
    output wire         pop_valid,   // A beat is offered.
    input  wire         pop_ready,   // The beat that is offered is taken.
    output wire [87:0]  pop_head,    // All of it but its data; Config::head_bits says what it
                                     // holds.
    output wire [255:0] pop_data,    // Payload; meaningless in a load.

    output wire [3:0]   count        // Words held.
);

    localparam [3:0] DEPTH = 4'd8;
    localparam HEAD_MSB = 343;
    localparam HEAD_LSB = 256;
    localparam DATA_MSB = 255;
    localparam DATA_LSB = 0;

    reg [3:0] used_d;
    reg [3:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [343:0] words_read_0_data;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 4'd0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 4'd1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 4'd1;
        end
    end

    wire [343:0] words_write_data = {push_head, push_data};
    assign pop_head = words_read_0_data[HEAD_MSB:HEAD_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 3'd1;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 3'd1;
        end
    end

    register_file_8x344_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (words_write_data),
        .read_0_address (head_q),
        .read_0_data    (words_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 4'd0;
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
