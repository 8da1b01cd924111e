// warpcache 0.1.0
`default_nettype none

// Issues local requests that leave: blocks those that must wait, tracks those in flight, and sends
// those routed to a home.
module remote_request_issue_166dfd18 (
    input  wire         clock,
    input  wire         reset,
    // request
    input  wire [1:0]   request_kind,
    input  wire [3:0]   request_operation,
    input  wire [32:0]  request_line,
    input  wire [4:0]   request_set_number,
    input  wire [3:0]   request_sectors,
    input  wire [31:0]  request_byte_enable,
    input  wire [255:0] request_data,
    input  wire [10:0]  request_id,
    // route
    input  wire         route_leaves,
    input  wire         route_to_home,
    input  wire         route_is_shared,
    input  wire [4:0]   route_home,

    input  wire         bypass_l1,
    // verdict
    input  wire         verdict_leaves_now,
    output reg          verdict_is_refused,
    output wire         verdict_has_room,
    // reply
    input  wire [7:0]   reply_id,
    input  wire         reply_done,
    output wire [3:0]   reply_sectors,
    output wire [1:0]   reply_kind,
    output wire         reply_is_shared,

    input  wire [4:0]   core_number,
    output wire         is_idle,
    // remote_request_out
    output wire         remote_request_out_valid,
    input  wire         remote_request_out_ready,
    output wire [4:0]   remote_request_out_home,
    output wire [1:0]   remote_request_out_kind,
    output wire [3:0]   remote_request_out_operation,
    output wire [32:0]  remote_request_out_line,
    output wire [3:0]   remote_request_out_sectors,
    output wire [31:0]  remote_request_out_byte_enable,
    output wire [255:0] remote_request_out_data,
    output wire [4:0]   remote_request_out_source,
    output wire [7:0]   remote_request_out_id
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] REMOTE_KIND_DIRECT_LOAD = 2'd3;
    localparam KIND_MSB = 6;
    localparam KIND_LSB = 5;
    localparam IS_SHARED_BIT = 4;
    localparam ENTRY_MSB = 3;
    localparam ENTRY_LSB = 0;

    wire [3:0] stores_store_entry;
    wire stores_load_blocked;
    wire stores_has_room;
    wire stores_is_empty;
    wire requests_issue_ready;
    reg [3:0] requests_issue_sectors;
    wire requests_reply_known;
    wire [5:0] requests_in_flight;
    reg [1:0] queue_push_kind;
    wire [3:0] queue_count;
    wire [6:0] reply_context;

    wire is_load = request_kind == KIND_LOAD;

    always @* begin
        verdict_is_refused = is_load && stores_load_blocked;
        if (route_leaves && (!requests_issue_ready || (!is_load && !stores_has_room))) begin
            verdict_is_refused = 1'b1;
        end
    end

    wire is_write = request_kind != KIND_LOAD;
    wire stores_store_valid = verdict_leaves_now && is_write;

    always @* begin
        requests_issue_sectors = request_sectors;
        if (request_kind == KIND_STORE) begin
            requests_issue_sectors = 4'd0;
        end
    end

    wire [6:0] requests_issue_context = {request_kind, route_is_shared, stores_store_entry};
    assign is_idle = requests_in_flight == 6'd0;
    assign reply_is_shared = reply_context[IS_SHARED_BIT];
    assign reply_kind = reply_context[KIND_MSB:KIND_LSB];
    wire is_counted = reply_context[KIND_MSB:KIND_LSB] != KIND_LOAD;
    wire stores_ack_valid = reply_done && is_counted;
    wire queue_push_valid = verdict_leaves_now && route_to_home;

    always @* begin
        queue_push_kind = request_kind;
        if ((request_kind == KIND_LOAD) && bypass_l1) begin
            queue_push_kind = REMOTE_KIND_DIRECT_LOAD;
        end
    end

    assign remote_request_out_source = core_number;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, request_set_number, request_id[10:8], stores_is_empty, requests_reply_known,
        queue_count
    };

    store_tracker_24c63498 u_stores (
        .clock           (clock),
        .reset           (reset),
        .request_line    (request_line),
        .request_to_home (route_to_home),
        .store_valid     (stores_store_valid),
        .store_entry     (stores_store_entry),
        .ack_valid       (stores_ack_valid),
        .ack_entry       (reply_context[ENTRY_MSB:ENTRY_LSB]),
        .load_blocked    (stores_load_blocked),
        .has_room        (stores_has_room),
        .is_empty        (stores_is_empty)
    );

    remote_tracker_ab56251f u_requests (
        .clock         (clock),
        .reset         (reset),
        .issue_valid   (verdict_leaves_now),
        .issue_ready   (requests_issue_ready),
        .issue_id      (request_id[7:0]),
        .issue_sectors (requests_issue_sectors),
        .issue_context (requests_issue_context),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .reply_known   (requests_reply_known),
        .reply_sectors (reply_sectors),
        .reply_context (reply_context),
        .in_flight     (requests_in_flight)
    );

    issued_request_queue_width344_depth8_883e2440 u_queue (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (queue_push_valid),
        .push_ready       (verdict_has_room),
        .push_home        (route_home),
        .push_kind        (queue_push_kind),
        .push_operation   (request_operation),
        .push_line        (request_line),
        .push_sectors     (request_sectors),
        .push_byte_enable (request_byte_enable),
        .push_data        (request_data),
        .push_id          (request_id[7:0]),
        .pop_valid        (remote_request_out_valid),
        .pop_ready        (remote_request_out_ready),
        .pop_home         (remote_request_out_home),
        .pop_kind         (remote_request_out_kind),
        .pop_operation    (remote_request_out_operation),
        .pop_line         (remote_request_out_line),
        .pop_sectors      (remote_request_out_sectors),
        .pop_byte_enable  (remote_request_out_byte_enable),
        .pop_data         (remote_request_out_data),
        .pop_id           (remote_request_out_id),
        .count            (queue_count)
    );
endmodule

`default_nettype wire
