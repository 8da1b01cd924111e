// warpcache 0.1.0
`default_nettype none

// Holds what each request in the miss queue has evicted, and tells a bank of it before the request.
module tracker_node_messages_b4dc5742 (
    input  wire         clock,
    input  wire         reset,
    // victim
    input  wire         victim_valid,
    output wire         victim_ready,
    input  wire         victim_is_line,
    input  wire [32:0]  victim_line,
    // miss
    input  wire         miss_valid,
    output wire         miss_ready,
    input  wire [1:0]   miss_kind,
    input  wire [3:0]   miss_operation,
    input  wire [32:0]  miss_line,
    input  wire [3:0]   miss_sectors,
    input  wire [31:0]  miss_byte_enable,
    input  wire [255:0] miss_data,
    input  wire [7:0]   miss_source,
    input  wire [8:0]   miss_id,
    // message
    output wire         message_valid,
    input  wire         message_ready,
    output reg  [1:0]   message_kind,
    output reg  [3:0]   message_operation,
    output reg  [32:0]  message_line,
    output reg  [3:0]   message_sectors,
    output reg  [31:0]  message_byte_enable,
    output reg  [255:0] message_data,
    output reg  [8:0]   message_id,

    output wire         removes
);

    localparam [1:0] KIND_REMOVE = 2'd3;

    wire victims_pop_valid;
    wire victims_pop_is_line;
    wire [32:0] victims_pop_line;
    wire [3:0] victims_count;
    reg is_reported_d;
    reg is_reported_q;

    wire reports = victims_pop_is_line && !is_reported_q;
    assign removes = miss_valid && reports && message_ready;
    wire leaves = message_ready && !reports;
    assign miss_ready = leaves;

    always @* begin
        is_reported_d = is_reported_q;
        if (miss_valid && message_ready) begin
            is_reported_d = reports;
        end
    end

    assign message_valid = miss_valid;

    always @* begin
        message_kind = miss_kind;
        message_operation = miss_operation;
        message_line = miss_line;
        message_sectors = miss_sectors;
        message_byte_enable = miss_byte_enable;
        message_data = miss_data;
        message_id = miss_id;
        if (reports) begin
            message_kind = KIND_REMOVE;
            message_operation = 4'd0;
            message_line = victims_pop_line;
            message_sectors = 4'd0;
            message_byte_enable = 32'd0;
            message_data = 256'd0;
            message_id = 9'd0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, miss_source, victims_pop_valid, victims_count};

    victim_queue_width34_depth8_b56616be u_victims (
        .clock        (clock),
        .reset        (reset),
        .push_valid   (victim_valid),
        .push_ready   (victim_ready),
        .push_is_line (victim_is_line),
        .push_line    (victim_line),
        .pop_valid    (victims_pop_valid),
        .pop_ready    (leaves),
        .pop_is_line  (victims_pop_is_line),
        .pop_line     (victims_pop_line),
        .count        (victims_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_reported_q <= 1'b0;
        end else begin
            is_reported_q <= is_reported_d;
        end
    end
endmodule

`default_nettype wire
