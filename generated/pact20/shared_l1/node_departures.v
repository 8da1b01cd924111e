// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Holds own requests back that must not leave, remembers those that have left until they are
// answered, and sends those whose way is home.
module node_departures (
    input  wire         clock,
    input  wire         reset,
    // request
    input  wire         request_departs,
    input  wire         request_leaves,
    input  wire         request_to_home,
    input  wire         request_is_shared,
    input  wire [4:0]   request_home,
    input  wire [1:0]   request_kind,
    input  wire [3:0]   request_operation,
    input  wire [32:0]  request_line,
    input  wire [3:0]   request_sectors,
    input  wire [31:0]  request_byte_enable,
    input  wire [255:0] request_data,
    input  wire [7:0]   request_id,
    output reg          request_is_refused,
    output wire         request_has_room,
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

    wire [3:0] stores_store_entry;
    wire stores_load_blocked;
    wire stores_has_room;
    wire stores_is_empty;
    wire requests_issue_ready;
    reg [3:0] requests_issue_sectors;
    wire requests_reply_known;
    wire [5:0] requests_in_flight;
    wire [6:0] note;
    wire [87:0] head;

    wire is_load = request_kind == 2'd0;
    wire is_store = request_kind == 2'd1;

    always @* begin
        request_is_refused = is_load && stores_load_blocked;
        if (request_leaves && (!requests_issue_ready || (!is_load && !stores_has_room))) begin
            request_is_refused = 1'b1;
        end
    end

    wire stores_store_valid = request_departs && !is_load;

    always @* begin
        requests_issue_sectors = request_sectors;
        if (is_store) begin
            requests_issue_sectors = 4'd0;
        end
    end

    wire [6:0] requests_issue_note = {request_kind, request_is_shared, stores_store_entry};
    assign is_idle = requests_in_flight == 6'd0;
    assign reply_is_shared = note[4];
    assign reply_kind = note[6:5];
    wire is_counted = note[6:5] != 2'd0;
    wire stores_ack_valid = reply_done && is_counted;
    wire queue_push_valid = request_departs && request_to_home;
    wire [5:0] start = {request_kind, request_operation};
    wire [36:0] place = {request_line, request_sectors};
    wire [39:0] value_end = {request_byte_enable, request_id};
    wire [87:0] queue_push_head = {start, request_home, place, value_end};
    assign remote_request_out_id = head[7:0];
    assign remote_request_out_byte_enable = head[39:8];
    assign remote_request_out_sectors = head[43:40];
    assign remote_request_out_line = head[76:44];
    assign remote_request_out_home = head[81:77];
    assign remote_request_out_operation = head[85:82];
    assign remote_request_out_kind = head[87:86];
    assign remote_request_out_source = core_number;

    (* unused *) wire unused;
    assign unused = &{1'b0, stores_is_empty, requests_reply_known};

    store_tracker u_stores (
        .clock           (clock),
        .reset           (reset),
        .request_line    (request_line),
        .request_to_home (request_to_home),
        .store_valid     (stores_store_valid),
        .store_entry     (stores_store_entry),
        .ack_valid       (stores_ack_valid),
        .ack_entry       (note[3:0]),
        .load_blocked    (stores_load_blocked),
        .has_room        (stores_has_room),
        .is_empty        (stores_is_empty)
    );

    remote_tracker u_requests (
        .clock         (clock),
        .reset         (reset),
        .issue_valid   (request_departs),
        .issue_ready   (requests_issue_ready),
        .issue_id      (request_id),
        .issue_sectors (requests_issue_sectors),
        .issue_note    (requests_issue_note),
        .reply_id      (reply_id),
        .reply_done    (reply_done),
        .reply_known   (requests_reply_known),
        .reply_sectors (reply_sectors),
        .reply_note    (note),
        .in_flight     (requests_in_flight)
    );

    beat_queue_head88_data256_depth8 u_queue (
        .clock      (clock),
        .reset      (reset),
        .push_valid (queue_push_valid),
        .push_ready (request_has_room),
        .push_head  (queue_push_head),
        .push_data  (request_data),
        .pop_valid  (remote_request_out_valid),
        .pop_ready  (remote_request_out_ready),
        .pop_head   (head),
        .pop_data   (remote_request_out_data)
    );
endmodule

`default_nettype wire
