// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Holds words in order, first in, first out.
module packet_queue_width275_depth8_f59de438 (
    input  wire         clock,
    input  wire         reset,
    // push
    input  wire         push_valid,
    output wire         push_ready,
    input  wire         push_header,
    input  wire [4:0]   push_core,
    input  wire [7:0]   push_id,
    input  wire [3:0]   push_sectors,
    input  wire [255:0] push_data,
    input  wire         push_last,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire         pop_header,
    output wire [4:0]   pop_core,
    output wire [7:0]   pop_id,
    output wire [3:0]   pop_sectors,
    output wire [255:0] pop_data,
    output wire         pop_last,

    output wire [3:0]   count
);

    reg [3:0] used_d;
    reg [3:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [274:0] words_read_0_data;

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

    wire [274:0] words_write_data = {push_header, push_core, push_id, push_sectors, push_data,
        push_last};
    assign pop_header = words_read_0_data[274];
    assign pop_core = words_read_0_data[273:269];
    assign pop_id = words_read_0_data[268:261];
    assign pop_sectors = words_read_0_data[260:257];
    assign pop_data = words_read_0_data[256:1];
    assign pop_last = words_read_0_data[0];

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

    register_file_8x275_r1 u_words (
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
