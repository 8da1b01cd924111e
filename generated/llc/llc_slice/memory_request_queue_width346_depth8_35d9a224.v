// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Holds words in order, first in, first out.
module memory_request_queue_width346_depth8_35d9a224 (
    input  wire         clock,
    input  wire         reset,
    // push
    input  wire         push_valid,
    output wire         push_ready,
    input  wire [1:0]   push_kind,
    input  wire [3:0]   push_operation,
    input  wire [40:0]  push_line,
    input  wire [3:0]   push_sectors,
    input  wire [31:0]  push_byte_enable,
    input  wire [255:0] push_data,
    input  wire [6:0]   push_id,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [1:0]   pop_kind,
    output wire [3:0]   pop_operation,
    output wire [40:0]  pop_line,
    output wire [3:0]   pop_sectors,
    output wire [31:0]  pop_byte_enable,
    output wire [255:0] pop_data,
    output wire [6:0]   pop_id,

    output wire [3:0]   count
);

    reg [3:0] used_d;
    reg [3:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [345:0] words_read_0_data;

    wire has_room = used_q != 4'd8;
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

    wire [345:0] words_write_data = {push_kind, push_operation, push_line, push_sectors,
        push_byte_enable, push_data, push_id};
    assign pop_kind = words_read_0_data[345:344];
    assign pop_operation = words_read_0_data[343:340];
    assign pop_line = words_read_0_data[339:299];
    assign pop_sectors = words_read_0_data[298:295];
    assign pop_byte_enable = words_read_0_data[294:263];
    assign pop_data = words_read_0_data[262:7];
    assign pop_id = words_read_0_data[6:0];

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

    register_file_8x346_r1 u_words (
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
