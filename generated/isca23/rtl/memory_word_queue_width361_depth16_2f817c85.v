// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module memory_word_queue_width361_depth16_2f817c85 (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,        // A beat is offered.
    output wire         push_ready,        // The beat that is offered is taken.
    input  wire [71:0]  push_head,         // Request, requester, and the chip whose memory has the
                                           // line.
    input  wire [31:0]  push_byte_enable,  // Bytes of the sector that are written.
    input  wire [255:0] push_data,         // The sector.
    input  wire         push_bypass,       // The request went past the slice.
    // pop: Words that leave.
    output wire         pop_valid,         // A beat is offered.
    input  wire         pop_ready,         // The beat that is offered is taken.
    output wire [71:0]  pop_head,          // Request, requester, and the chip whose memory has the
                                           // line.
    output wire [31:0]  pop_byte_enable,   // Bytes of the sector that are written.
    output wire [255:0] pop_data,          // The sector.
    output wire         pop_bypass,        // The request went past the slice.

    output wire [4:0]   count              // Words held.
);

    localparam [4:0] DEPTH = 5'd16;
    localparam HEAD_MSB = 360;
    localparam HEAD_LSB = 289;
    localparam BYTE_ENABLE_MSB = 288;
    localparam BYTE_ENABLE_LSB = 257;
    localparam DATA_MSB = 256;
    localparam DATA_LSB = 1;
    localparam BYPASS_BIT = 0;

    reg [4:0] used_d;
    reg [4:0] used_q;
    reg [3:0] head_d;
    reg [3:0] head_q;
    reg [3:0] tail_d;
    reg [3:0] tail_q;
    wire [360:0] words_read_0_data;

    wire has_room = used_q != DEPTH;
    wire has_word = used_q != 5'd0;
    wire pushed = push_valid && has_room;
    wire popped = pop_ready && has_word;
    assign push_ready = has_room;
    assign pop_valid = has_word;
    assign count = used_q;

    always @* begin
        used_d = used_q;
        if (pushed && !popped) begin
            used_d = used_q + 5'd1;
        end
        if (popped && !pushed) begin
            used_d = used_q - 5'd1;
        end
    end

    wire [360:0] words_write_data = {push_head, push_byte_enable, push_data, push_bypass};
    assign pop_head = words_read_0_data[HEAD_MSB:HEAD_LSB];
    assign pop_byte_enable = words_read_0_data[BYTE_ENABLE_MSB:BYTE_ENABLE_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];
    assign pop_bypass = words_read_0_data[BYPASS_BIT];

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 4'd1;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 4'd1;
        end
    end

    register_file_16x361_r1 u_words (
        .clock          (clock),
        .write_enable   (pushed),
        .write_address  (tail_q),
        .write_data     (words_write_data),
        .read_0_address (head_q),
        .read_0_data    (words_read_0_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 5'd0;
            head_q <= 4'd0;
            tail_q <= 4'd0;
        end else begin
            used_q <= used_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
