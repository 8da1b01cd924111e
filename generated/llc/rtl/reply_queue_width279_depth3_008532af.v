// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module reply_queue_width279_depth3_008532af (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,   // A beat is offered.
    output wire         push_ready,   // The beat that is offered is taken.
    input  wire [7:0]   push_source,  // Number of the requester.
    input  wire [9:0]   push_id,      // Identifier of the request answered.
    input  wire [1:0]   push_kind,    // Kind of the request answered. [0=load, 1=store, 2=atomic,
                                      // 3=maintain]
    input  wire [1:0]   push_sector,  // Sector of the line; 0 for a store and a maintain.
    input  wire [255:0] push_data,    // The sector's bytes; an atomic's old bytes; 0 for a store
                                      // and a maintain.
    input  wire         push_last,    // No other beat of this reply follows.
    // pop: Words that leave.
    output wire         pop_valid,    // A beat is offered.
    input  wire         pop_ready,    // The beat that is offered is taken.
    output wire [7:0]   pop_source,   // Number of the requester.
    output wire [9:0]   pop_id,       // Identifier of the request answered.
    output wire [1:0]   pop_kind,     // Kind of the request answered. [0=load, 1=store, 2=atomic,
                                      // 3=maintain]
    output wire [1:0]   pop_sector,   // Sector of the line; 0 for a store and a maintain.
    output wire [255:0] pop_data,     // The sector's bytes; an atomic's old bytes; 0 for a store
                                      // and a maintain.
    output wire         pop_last,     // No other beat of this reply follows.

    output wire [1:0]   count         // Words held.
);

    localparam [1:0] DEPTH = 2'd3;
    localparam SOURCE_MSB = 278;
    localparam SOURCE_LSB = 271;
    localparam ID_MSB = 270;
    localparam ID_LSB = 261;
    localparam KIND_MSB = 260;
    localparam KIND_LSB = 259;
    localparam SECTOR_MSB = 258;
    localparam SECTOR_LSB = 257;
    localparam DATA_MSB = 256;
    localparam DATA_LSB = 1;
    localparam LAST_BIT = 0;

    reg [1:0] used_d;
    reg [1:0] used_q;
    reg [1:0] head_d;
    reg [1:0] head_q;
    reg [1:0] tail_d;
    reg [1:0] tail_q;
    wire [278:0] words_read_0_data;

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

    wire [278:0] words_write_data = {push_source, push_id, push_kind, push_sector, push_data,
        push_last};
    assign pop_source = words_read_0_data[SOURCE_MSB:SOURCE_LSB];
    assign pop_id = words_read_0_data[ID_MSB:ID_LSB];
    assign pop_kind = words_read_0_data[KIND_MSB:KIND_LSB];
    assign pop_sector = words_read_0_data[SECTOR_MSB:SECTOR_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];
    assign pop_last = words_read_0_data[LAST_BIT];

    always @* begin
        tail_d = tail_q;
        if (pushed) begin
            tail_d = tail_q + 2'd1;
        end
        if (pushed && (tail_q == 2'd2)) begin
            tail_d = 2'd0;
        end
    end

    always @* begin
        head_d = head_q;
        if (popped) begin
            head_d = head_q + 2'd1;
        end
        if (popped && (head_q == 2'd2)) begin
            head_d = 2'd0;
        end
    end

    register_file_3x279_r1 u_words (
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
