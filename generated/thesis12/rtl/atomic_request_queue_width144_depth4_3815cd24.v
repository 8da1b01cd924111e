// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module atomic_request_queue_width144_depth4_3815cd24 (
    input  wire        clock,
    input  wire        reset,
    // push: Words that enter.
    input  wire        push_valid,      // A beat is offered.
    output wire        push_ready,      // The beat that is offered is taken.
    input  wire [3:0]  push_operation,  // Operation of an atomic; ignored by other kinds.
    input  wire        push_sector,     // Its sector of the line.
    input  wire [1:0]  push_pair,       // The eight bytes of the sector that its word lies in.
    input  wire        push_is_upper,   // The word is the upper four of them.
    input  wire        push_is_wide,    // The word is all of them.
    input  wire [63:0] push_operand,    // The operand; one of four bytes is in the upper half,
                                        // below it is 0.
    input  wire [63:0] push_compare,    // The compare value, likewise.
    input  wire        push_source,     // Number of the requester.
    input  wire [5:0]  push_id,         // The requester's identifier.
    // pop: Words that leave.
    output wire        pop_valid,       // A beat is offered.
    input  wire        pop_ready,       // The beat that is offered is taken.
    output wire [3:0]  pop_operation,   // Operation of an atomic; ignored by other kinds.
    output wire        pop_sector,      // Its sector of the line.
    output wire [1:0]  pop_pair,        // The eight bytes of the sector that its word lies in.
    output wire        pop_is_upper,    // The word is the upper four of them.
    output wire        pop_is_wide,     // The word is all of them.
    output wire [63:0] pop_operand,     // The operand; one of four bytes is in the upper half,
                                        // below it is 0.
    output wire [63:0] pop_compare,     // The compare value, likewise.
    output wire        pop_source,      // Number of the requester.
    output wire [5:0]  pop_id,          // The requester's identifier.

    output wire [2:0]  count            // Words held.
);

    localparam [2:0] DEPTH = 3'd4;
    localparam OPERATION_MSB = 143;
    localparam OPERATION_LSB = 140;
    localparam SECTOR_BIT = 139;
    localparam PAIR_MSB = 138;
    localparam PAIR_LSB = 137;
    localparam IS_UPPER_BIT = 136;
    localparam IS_WIDE_BIT = 135;
    localparam OPERAND_MSB = 134;
    localparam OPERAND_LSB = 71;
    localparam COMPARE_MSB = 70;
    localparam COMPARE_LSB = 7;
    localparam SOURCE_BIT = 6;
    localparam ID_MSB = 5;
    localparam ID_LSB = 0;

    reg [2:0] used_d;
    reg [2:0] used_q;
    reg [1:0] head_d;
    reg [1:0] head_q;
    reg [1:0] tail_d;
    reg [1:0] tail_q;
    wire [143:0] words_read_0_data;

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

    wire [143:0] words_write_data = {push_operation, push_sector, push_pair, push_is_upper,
        push_is_wide, push_operand, push_compare, push_source, push_id};
    assign pop_operation = words_read_0_data[OPERATION_MSB:OPERATION_LSB];
    assign pop_sector = words_read_0_data[SECTOR_BIT];
    assign pop_pair = words_read_0_data[PAIR_MSB:PAIR_LSB];
    assign pop_is_upper = words_read_0_data[IS_UPPER_BIT];
    assign pop_is_wide = words_read_0_data[IS_WIDE_BIT];
    assign pop_operand = words_read_0_data[OPERAND_MSB:OPERAND_LSB];
    assign pop_compare = words_read_0_data[COMPARE_MSB:COMPARE_LSB];
    assign pop_source = words_read_0_data[SOURCE_BIT];
    assign pop_id = words_read_0_data[ID_MSB:ID_LSB];

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

    register_file_4x144_r1 u_words (
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
