// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module request_queue_width341_depth8_df12d76f (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,        // A beat is offered.
    output wire         push_ready,        // The beat that is offered is taken.
    input  wire [1:0]   push_kind,         // Kind of the request. [0=load, 1=store, 2=atomic]
    input  wire [3:0]   push_operation,    // An atomic's operation.
    input  wire [29:0]  push_line,         // Line address; at a bank that of the L1 divided by
                                           // banks.
    input  wire [3:0]   push_sectors,      // Sectors of the line: of a load any, at least one; of a
                                           // store or atomic exactly one.
    input  wire [31:0]  push_byte_enable,  // Bytes of the sector that a store writes, or that an
                                           // atomic changes.
    input  wire [255:0] push_data,         // The sector's new bytes; an atomic's operand and
                                           // compare value.
    input  wire [3:0]   push_source,       // The core that asks.
    input  wire [8:0]   push_id,           // Identifier of the request at that core.
    // pop: Words that leave.
    output wire         pop_valid,         // A beat is offered.
    input  wire         pop_ready,         // The beat that is offered is taken.
    output wire [1:0]   pop_kind,          // Kind of the request. [0=load, 1=store, 2=atomic]
    output wire [3:0]   pop_operation,     // An atomic's operation.
    output wire [29:0]  pop_line,          // Line address; at a bank that of the L1 divided by
                                           // banks.
    output wire [3:0]   pop_sectors,       // Sectors of the line: of a load any, at least one; of a
                                           // store or atomic exactly one.
    output wire [31:0]  pop_byte_enable,   // Bytes of the sector that a store writes, or that an
                                           // atomic changes.
    output wire [255:0] pop_data,          // The sector's new bytes; an atomic's operand and
                                           // compare value.
    output wire [3:0]   pop_source,        // The core that asks.
    output wire [8:0]   pop_id,            // Identifier of the request at that core.

    output wire [3:0]   count              // Words held.
);

    localparam [3:0] DEPTH = 4'd8;
    localparam KIND_MSB = 340;
    localparam KIND_LSB = 339;
    localparam OPERATION_MSB = 338;
    localparam OPERATION_LSB = 335;
    localparam LINE_MSB = 334;
    localparam LINE_LSB = 305;
    localparam SECTORS_MSB = 304;
    localparam SECTORS_LSB = 301;
    localparam BYTE_ENABLE_MSB = 300;
    localparam BYTE_ENABLE_LSB = 269;
    localparam DATA_MSB = 268;
    localparam DATA_LSB = 13;
    localparam SOURCE_MSB = 12;
    localparam SOURCE_LSB = 9;
    localparam ID_MSB = 8;
    localparam ID_LSB = 0;

    reg [3:0] used_d;
    reg [3:0] used_q;
    reg [2:0] head_d;
    reg [2:0] head_q;
    reg [2:0] tail_d;
    reg [2:0] tail_q;
    wire [340:0] words_read_0_data;

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

    wire [340:0] words_write_data = {push_kind, push_operation, push_line, push_sectors,
        push_byte_enable, push_data, push_source, push_id};
    assign pop_kind = words_read_0_data[KIND_MSB:KIND_LSB];
    assign pop_operation = words_read_0_data[OPERATION_MSB:OPERATION_LSB];
    assign pop_line = words_read_0_data[LINE_MSB:LINE_LSB];
    assign pop_sectors = words_read_0_data[SECTORS_MSB:SECTORS_LSB];
    assign pop_byte_enable = words_read_0_data[BYTE_ENABLE_MSB:BYTE_ENABLE_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];
    assign pop_source = words_read_0_data[SOURCE_MSB:SOURCE_LSB];
    assign pop_id = words_read_0_data[ID_MSB:ID_LSB];

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

    register_file_8x341_r1 u_words (
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
