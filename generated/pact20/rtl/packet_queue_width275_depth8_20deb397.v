// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module packet_queue_width275_depth8_20deb397 (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,    // A beat is offered.
    output wire         push_ready,    // The beat that is offered is taken.
    input  wire         push_header,   // First beat of a packet; data beats follow.
    input  wire [4:0]   push_core,     // The core that the packet goes to.
    input  wire [7:0]   push_id,       // Identifier of its request.
    input  wire [3:0]   push_sectors,  // Sectors of the packet.
    input  wire [255:0] push_data,     // The sector's bytes; in a header they say nothing.
    input  wire         push_last,     // No beat of this packet follows.
    // pop: Words that leave.
    output wire         pop_valid,     // A beat is offered.
    input  wire         pop_ready,     // The beat that is offered is taken.
    output wire         pop_header,    // First beat of a packet; data beats follow.
    output wire [4:0]   pop_core,      // The core that the packet goes to.
    output wire [7:0]   pop_id,        // Identifier of its request.
    output wire [3:0]   pop_sectors,   // Sectors of the packet.
    output wire [255:0] pop_data,      // The sector's bytes; in a header they say nothing.
    output wire         pop_last,      // No beat of this packet follows.

    output wire [3:0]   count          // Words held.
);

    localparam [3:0] DEPTH = 4'd8;
    localparam HEADER_BIT = 274;
    localparam CORE_MSB = 273;
    localparam CORE_LSB = 269;
    localparam ID_MSB = 268;
    localparam ID_LSB = 261;
    localparam SECTORS_MSB = 260;
    localparam SECTORS_LSB = 257;
    localparam DATA_MSB = 256;
    localparam DATA_LSB = 1;
    localparam LAST_BIT = 0;

    reg [3:0] used_d;
    reg [3:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [274:0] words_read_0_data;

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

    wire [274:0] words_write_data = {push_header, push_core, push_id, push_sectors, push_data,
        push_last};
    assign pop_header = words_read_0_data[HEADER_BIT];
    assign pop_core = words_read_0_data[CORE_MSB:CORE_LSB];
    assign pop_id = words_read_0_data[ID_MSB:ID_LSB];
    assign pop_sectors = words_read_0_data[SECTORS_MSB:SECTORS_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];
    assign pop_last = words_read_0_data[LAST_BIT];

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
