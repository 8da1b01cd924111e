// warpcache 0.1.0
`default_nettype none

// The beats in flight to the core: a stage for the data array's answer, then a queue that delays
// each beat.
module l1_replies_b251cdab (
    input  wire         clock,
    input  wire         reset,
    // enter
    input  wire         enter_valid,
    input  wire [7:0]   enter_id,
    input  wire [1:0]   enter_sector,
    input  wire         enter_last,
    input  wire         enter_is_read,
    input  wire [255:0] enter_data,

    output wire         has_room,
    output wire         is_empty,
    input  wire [255:0] array_data,
    // reply
    output wire         reply_valid,
    input  wire         reply_ready,
    output wire [7:0]   reply_id,
    output wire [1:0]   reply_sector,
    output wire [255:0] reply_data,
    output wire         reply_last
);

    localparam [1:0] MOST = 2'd3;

    reg [1:0] used_d;
    reg [1:0] used_q;
    reg is_entered_q;
    reg is_read_q;
    reg [7:0] id_q;
    reg [1:0] sector_q;
    reg last_q;
    reg [255:0] data_q;
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
        beats_push_data = data_q;
        if (is_read_q) begin
            beats_push_data = array_data;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, beats_push_ready};

    core_reply_delay_queue_width267_depth3_latency1_af81e91e u_beats (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (is_entered_q),
        .push_ready  (beats_push_ready),
        .push_id     (id_q),
        .push_sector (sector_q),
        .push_data   (beats_push_data),
        .push_last   (last_q),
        .pop_valid   (reply_valid),
        .pop_ready   (reply_ready),
        .pop_id      (reply_id),
        .pop_sector  (reply_sector),
        .pop_data    (reply_data),
        .pop_last    (reply_last)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 2'd0;
            is_entered_q <= 1'b0;
            is_read_q <= 1'b0;
            id_q <= 8'd0;
            sector_q <= 2'd0;
            last_q <= 1'b0;
            data_q <= 256'd0;
        end else begin
            used_q <= used_d;
            is_entered_q <= enter_valid;
            is_read_q <= enter_is_read;
            id_q <= enter_id;
            sector_q <= enter_sector;
            last_q <= enter_last;
            data_q <= enter_data;
        end
    end
endmodule

`default_nettype wire
