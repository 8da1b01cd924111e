// warpcache 0.1.0
`default_nettype none

// The beats in flight to the requesters: a stage for what the memories answer, then a queue that
// delays each beat.
module llc_slice_replies_1fbfdb90 (
    input  wire         clock,
    input  wire         reset,
    // enter
    input  wire         enter_valid,
    // enter_requester
    input  wire [7:0]   enter_requester_source,
    input  wire [9:0]   enter_requester_id,
    // enter
    input  wire [1:0]   enter_kind,
    input  wire [1:0]   enter_sector,
    input  wire         enter_last,

    output wire         has_room,
    output wire         is_empty,
    input  wire [255:0] line_data,
    input  wire [255:0] atomic_data,
    // reply
    output wire         reply_valid,
    input  wire         reply_ready,
    output wire [7:0]   reply_source,
    output wire [9:0]   reply_id,
    output wire [1:0]   reply_kind,
    output wire [1:0]   reply_sector,
    output wire [255:0] reply_data,
    output wire         reply_last
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [1:0] MOST = 2'd3;

    reg [1:0] used_d;
    reg [1:0] used_q;
    reg is_entered_q;
    reg [7:0] source_q;
    reg [9:0] id_q;
    reg [1:0] request_kind_q;
    reg [1:0] sector_q;
    reg last_q;
    wire beats_push_ready;
    reg [255:0] beats_push_data;

    wire leaves = reply_valid && reply_ready;

    always @* begin
        used_d = used_q;
        if (enter_valid && !leaves) begin
            used_d = used_q + 2'd1;
        end
        if (leaves && !enter_valid) begin
            used_d = used_q - 2'd1;
        end
    end

    assign has_room = used_q != MOST;
    assign is_empty = used_q == 2'd0;

    always @* begin
        beats_push_data = 256'd0;
        case (request_kind_q)
            KIND_LOAD: beats_push_data = line_data;
            KIND_ATOMIC: beats_push_data = atomic_data;
            default: ;
        endcase
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, beats_push_ready};

    reply_delay_queue_width279_depth3_latency1_ec1ce154 u_beats (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (is_entered_q),
        .push_ready  (beats_push_ready),
        .push_source (source_q),
        .push_id     (id_q),
        .push_kind   (request_kind_q),
        .push_sector (sector_q),
        .push_data   (beats_push_data),
        .push_last   (last_q),
        .pop_valid   (reply_valid),
        .pop_ready   (reply_ready),
        .pop_source  (reply_source),
        .pop_id      (reply_id),
        .pop_kind    (reply_kind),
        .pop_sector  (reply_sector),
        .pop_data    (reply_data),
        .pop_last    (reply_last)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 2'd0;
            is_entered_q <= 1'b0;
            source_q <= 8'd0;
            id_q <= 10'd0;
            request_kind_q <= 2'd0;
            sector_q <= 2'd0;
            last_q <= 1'b0;
        end else begin
            used_q <= used_d;
            is_entered_q <= enter_valid;
            source_q <= enter_requester_source;
            id_q <= enter_requester_id;
            request_kind_q <= enter_kind;
            sector_q <= enter_sector;
            last_q <= enter_last;
        end
    end
endmodule

`default_nettype wire
