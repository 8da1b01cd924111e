// warpcache 0.1.0
`default_nettype none

// Holds one request, which can leave in the cycle in which the next one enters.
module llc_slice_request_stage_2476efb7 (
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
    input  wire [7:0]   push_source,
    input  wire [9:0]   push_id,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [1:0]   pop_kind,
    output wire [3:0]   pop_operation,
    output wire [40:0]  pop_line,
    output wire [3:0]   pop_sectors,
    output wire [31:0]  pop_byte_enable,
    output wire [255:0] pop_data,
    output wire [7:0]   pop_source,
    output wire [9:0]   pop_id
);

    localparam KIND_MSB = 356;
    localparam KIND_LSB = 355;
    localparam OPERATION_MSB = 354;
    localparam OPERATION_LSB = 351;
    localparam LINE_MSB = 350;
    localparam LINE_LSB = 310;
    localparam SECTORS_MSB = 309;
    localparam SECTORS_LSB = 306;
    localparam BYTE_ENABLE_MSB = 305;
    localparam BYTE_ENABLE_LSB = 274;
    localparam DATA_MSB = 273;
    localparam DATA_LSB = 18;
    localparam SOURCE_MSB = 17;
    localparam SOURCE_LSB = 10;
    localparam ID_MSB = 9;
    localparam ID_LSB = 0;

    reg holds_q;
    reg [356:0] held_d;
    reg [356:0] held_q;

    wire has_room = !holds_q || pop_ready;
    wire enters = push_valid && has_room;
    assign push_ready = has_room;
    assign pop_valid = holds_q;
    wire holds_d = enters || (holds_q && !pop_ready);

    always @* begin
        held_d = held_q;
        if (enters) begin
            held_d = {push_kind, push_operation, push_line, push_sectors, push_byte_enable,
                push_data, push_source, push_id};
        end
    end

    assign pop_kind = held_q[KIND_MSB:KIND_LSB];
    assign pop_operation = held_q[OPERATION_MSB:OPERATION_LSB];
    assign pop_line = held_q[LINE_MSB:LINE_LSB];
    assign pop_sectors = held_q[SECTORS_MSB:SECTORS_LSB];
    assign pop_byte_enable = held_q[BYTE_ENABLE_MSB:BYTE_ENABLE_LSB];
    assign pop_data = held_q[DATA_MSB:DATA_LSB];
    assign pop_source = held_q[SOURCE_MSB:SOURCE_LSB];
    assign pop_id = held_q[ID_MSB:ID_LSB];

    always @(posedge clock) begin
        if (reset) begin
            holds_q <= 1'b0;
            held_q <= 357'd0;
        end else begin
            holds_q <= holds_d;
            held_q <= held_d;
        end
    end
endmodule

`default_nettype wire
