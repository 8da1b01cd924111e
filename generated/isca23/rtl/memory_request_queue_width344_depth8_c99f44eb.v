// warpcache 0.1.0
`default_nettype none

// Holds words in order, first in, first out.
module memory_request_queue_width344_depth8_c99f44eb (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,        // A beat is offered.
    output wire         push_ready,        // The beat that is offered is taken.
    input  wire [1:0]   push_kind,         // Load of a line's sectors, store of a dirty sector, or
                                           // an atomic passed on. [0=load, 1=store, 2=atomic]
    input  wire [3:0]   push_operation,    // An atomic's operation; 0 otherwise.
    input  wire [36:0]  push_line,         // Line address.
    input  wire [3:0]   push_sectors,      // Sectors: of a load those wanted, else exactly one.
    input  wire [31:0]  push_byte_enable,  // A write-back's dirty bytes; an atomic's as they came;
                                           // 0 for a load.
    input  wire [255:0] push_data,         // A write-back's dirty bytes, 0 for the others; an
                                           // atomic's data as they came; 0 for a load.
    input  wire [6:0]   push_id,           // Identifier that the reply carries: in its upper 2 bits
                                           // the class (0 line, 1 write-back, 2 atomic), below them
                                           // the number of the entry of that class.
    input  wire [1:0]   push_home,         // The chip whose memory holds the line.
    // pop: Words that leave.
    output wire         pop_valid,         // A beat is offered.
    input  wire         pop_ready,         // The beat that is offered is taken.
    output wire [1:0]   pop_kind,          // Load of a line's sectors, store of a dirty sector, or
                                           // an atomic passed on. [0=load, 1=store, 2=atomic]
    output wire [3:0]   pop_operation,     // An atomic's operation; 0 otherwise.
    output wire [36:0]  pop_line,          // Line address.
    output wire [3:0]   pop_sectors,       // Sectors: of a load those wanted, else exactly one.
    output wire [31:0]  pop_byte_enable,   // A write-back's dirty bytes; an atomic's as they came;
                                           // 0 for a load.
    output wire [255:0] pop_data,          // A write-back's dirty bytes, 0 for the others; an
                                           // atomic's data as they came; 0 for a load.
    output wire [6:0]   pop_id,            // Identifier that the reply carries: in its upper 2 bits
                                           // the class (0 line, 1 write-back, 2 atomic), below them
                                           // the number of the entry of that class.
    output wire [1:0]   pop_home,          // The chip whose memory holds the line.

    output wire [3:0]   count              // Words held.
);

    localparam [3:0] DEPTH = 4'd8;
    localparam KIND_MSB = 343;
    localparam KIND_LSB = 342;
    localparam OPERATION_MSB = 341;
    localparam OPERATION_LSB = 338;
    localparam LINE_MSB = 337;
    localparam LINE_LSB = 301;
    localparam SECTORS_MSB = 300;
    localparam SECTORS_LSB = 297;
    localparam BYTE_ENABLE_MSB = 296;
    localparam BYTE_ENABLE_LSB = 265;
    localparam DATA_MSB = 264;
    localparam DATA_LSB = 9;
    localparam ID_MSB = 8;
    localparam ID_LSB = 2;
    localparam HOME_MSB = 1;
    localparam HOME_LSB = 0;

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

    wire [343:0] words_write_data = {push_kind, push_operation, push_line, push_sectors,
        push_byte_enable, push_data, push_id, push_home};
    assign pop_kind = words_read_0_data[KIND_MSB:KIND_LSB];
    assign pop_operation = words_read_0_data[OPERATION_MSB:OPERATION_LSB];
    assign pop_line = words_read_0_data[LINE_MSB:LINE_LSB];
    assign pop_sectors = words_read_0_data[SECTORS_MSB:SECTORS_LSB];
    assign pop_byte_enable = words_read_0_data[BYTE_ENABLE_MSB:BYTE_ENABLE_LSB];
    assign pop_data = words_read_0_data[DATA_MSB:DATA_LSB];
    assign pop_id = words_read_0_data[ID_MSB:ID_LSB];
    assign pop_home = words_read_0_data[HOME_MSB:HOME_LSB];

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
