// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Holds one request, which can leave in the cycle in which the next one enters.
module llc_slice_request_stage_4aa380f5 (
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
    input  wire [8:0]   push_id,
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
    output wire [8:0]   pop_id
);

    reg holds_q;
    reg [355:0] held_d;
    reg [355:0] held_q;

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

    assign pop_kind = held_q[355:354];
    assign pop_operation = held_q[353:350];
    assign pop_line = held_q[349:309];
    assign pop_sectors = held_q[308:305];
    assign pop_byte_enable = held_q[304:273];
    assign pop_data = held_q[272:17];
    assign pop_source = held_q[16:9];
    assign pop_id = held_q[8:0];

    always @(posedge clock) begin
        if (reset) begin
            holds_q <= 1'b0;
            held_q <= 356'd0;
        end else begin
            holds_q <= holds_d;
            held_q <= held_d;
        end
    end
endmodule

`default_nettype wire
