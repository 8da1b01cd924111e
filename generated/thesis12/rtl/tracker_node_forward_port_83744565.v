// warpcache 0.1.0
`default_nettype none

// Takes other cores' loads: each is answered with its line, or given back.
module tracker_node_forward_port_83744565 (
    input  wire         clock,
    input  wire         reset,
    output wire         may_enter,
    input  wire         enters,
    input  wire [3:0]   requester,
    input  wire [8:0]   id,
    // lookup
    input  wire [32:0]  lookup_line,
    input  wire [6:0]   lookup_set_number,
    input  wire         lookup_has_line,
    input  wire [1:0]   lookup_way,

    output wire         answers,
    output wire         nacks,
    // read
    output wire         read_valid,
    output wire [6:0]   read_set_number,
    output wire [1:0]   read_way,
    output wire [1:0]   read_sector,
    input  wire [255:0] read_data,
    // answer
    output wire         answer_valid,
    input  wire         answer_ready,
    output wire [3:0]   answer_source,
    output wire [8:0]   answer_id,
    output wire [1:0]   answer_kind,
    output wire [1:0]   answer_sector,
    output wire [255:0] answer_data,
    output wire         answer_last,
    // nack
    output wire         nack_valid,
    input  wire         nack_ready,
    output wire [32:0]  nack_line,
    output wire [3:0]   nack_requester,
    output wire [8:0]   nack_id
);

    reg is_asked_q;
    reg [3:0] asked_requester_d;
    reg [3:0] asked_requester_q;
    reg [8:0] asked_id_d;
    reg [8:0] asked_id_q;
    wire reader_has_room;
    wire place_push_ready;
    wire place_count;

    assign may_enter = !is_asked_q && place_push_ready && reader_has_room;

    always @* begin
        asked_requester_d = asked_requester_q;
        asked_id_d = asked_id_q;
        if (enters) begin
            asked_requester_d = requester;
            asked_id_d = id;
        end
    end

    wire is_found = is_asked_q && lookup_has_line;
    assign answers = is_found;
    wire is_not = is_asked_q && !lookup_has_line;
    assign nacks = is_not;

    (* unused *) wire unused;
    assign unused = &{1'b0, place_count};

    tracker_node_reader_6cebaf4d u_reader (
        .clock            (clock),
        .reset            (reset),
        .begins           (is_found),
        .found_set_number (lookup_set_number),
        .found_way        (lookup_way),
        .found_requester  (asked_requester_q),
        .found_id         (asked_id_q),
        .has_room         (reader_has_room),
        .read_valid       (read_valid),
        .read_set_number  (read_set_number),
        .read_way         (read_way),
        .read_sector      (read_sector),
        .read_data        (read_data),
        .answer_valid     (answer_valid),
        .answer_ready     (answer_ready),
        .answer_source    (answer_source),
        .answer_id        (answer_id),
        .answer_kind      (answer_kind),
        .answer_sector    (answer_sector),
        .answer_data      (answer_data),
        .answer_last      (answer_last)
    );

    forward_queue_width46_depth1_e40c95e3 u_place (
        .clock          (clock),
        .reset          (reset),
        .push_valid     (is_not),
        .push_ready     (place_push_ready),
        .push_line      (lookup_line),
        .push_requester (asked_requester_q),
        .push_id        (asked_id_q),
        .pop_valid      (nack_valid),
        .pop_ready      (nack_ready),
        .pop_line       (nack_line),
        .pop_requester  (nack_requester),
        .pop_id         (nack_id),
        .count          (place_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_asked_q <= 1'b0;
            asked_requester_q <= 4'd0;
            asked_id_q <= 9'd0;
        end else begin
            is_asked_q <= enters;
            asked_requester_q <= asked_requester_d;
            asked_id_q <= asked_id_d;
        end
    end
endmodule

`default_nettype wire
