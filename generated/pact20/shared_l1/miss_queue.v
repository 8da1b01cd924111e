// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// The requests that wait to leave for the next level, in order.
module miss_queue (
    input  wire         clock,
    input  wire         reset,
    // send
    input  wire         send_valid,
    input  wire [1:0]   send_kind,
    input  wire [3:0]   send_operation,
    input  wire [32:0]  send_line,
    input  wire [3:0]   send_sectors,
    input  wire [31:0]  send_byte_enable,
    input  wire [255:0] send_data,
    input  wire [11:0]  send_id,

    input  wire [7:0]   core_number,
    output wire         has_room,
    output wire         is_empty,
    output wire [3:0]   count,
    // down_request
    output wire         down_request_valid,
    input  wire         down_request_ready,
    output wire [1:0]   down_request_kind,
    output wire [3:0]   down_request_operation,
    output wire [32:0]  down_request_line,
    output wire [3:0]   down_request_sectors,
    output wire [31:0]  down_request_byte_enable,
    output wire [255:0] down_request_data,
    output wire [7:0]   down_request_source,
    output wire [11:0]  down_request_id
);

    wire bytes_push_ready;
    wire bytes_pop_valid;
    wire [3:0] bytes_count;
    wire [86:0] head;

    wire [5:0] operation = {send_kind, send_operation};
    wire [36:0] place = {send_line, send_sectors};
    wire [43:0] rest = {send_byte_enable, send_id};
    wire [86:0] heads_push_data = {operation, place, rest};
    assign is_empty = !down_request_valid;
    assign down_request_id = head[11:0];
    assign down_request_byte_enable = head[43:12];
    assign down_request_sectors = head[47:44];
    assign down_request_line = head[80:48];
    assign down_request_operation = head[84:81];
    assign down_request_kind = head[86:85];
    assign down_request_source = core_number;

    (* unused *) wire unused;
    assign unused = &{1'b0, bytes_push_ready, bytes_pop_valid, bytes_count};

    queue_width87_depth8 u_heads (
        .clock      (clock),
        .reset      (reset),
        .push_valid (send_valid),
        .push_ready (has_room),
        .push_data  (heads_push_data),
        .pop_valid  (down_request_valid),
        .pop_ready  (down_request_ready),
        .pop_data   (head),
        .count      (count)
    );

    queue_width256_depth8 u_bytes (
        .clock      (clock),
        .reset      (reset),
        .push_valid (send_valid),
        .push_ready (bytes_push_ready),
        .push_data  (send_data),
        .pop_valid  (bytes_pop_valid),
        .pop_ready  (down_request_ready),
        .pop_data   (down_request_data),
        .count      (bytes_count)
    );
endmodule

`default_nettype wire
