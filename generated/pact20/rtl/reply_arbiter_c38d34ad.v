// warpcache 0.1.0
`default_nettype none

// Arbitrates the core's replies between the beats of the L1 and of homes' packets, round robin.
module reply_arbiter_c38d34ad (
    input  wire         clock,
    input  wire         reset,
    // beat
    input  wire         beat_valid,
    output reg          beat_ready,
    input  wire [7:0]   beat_id,
    input  wire [1:0]   beat_sector,
    input  wire [255:0] beat_data,
    input  wire         beat_last,
    // remote_reply_in
    input  wire         remote_reply_in_valid,
    output wire         remote_reply_in_ready,
    input  wire [7:0]   remote_reply_in_id,
    input  wire [3:0]   remote_reply_in_sectors,
    input  wire [255:0] remote_reply_in_data,
    // request
    output reg  [7:0]   request_id,
    input  wire [3:0]   request_sectors,
    output wire         request_l1_done,
    output wire         request_packet_done,
    // core_reply
    output reg          core_reply_valid,
    input  wire         core_reply_ready,
    output reg  [7:0]   core_reply_id,
    output reg  [1:0]   core_reply_sector,
    output reg  [255:0] core_reply_data,
    output reg          core_reply_last
);

    reg is_l1;
    wire queue_pop_valid;
    wire [7:0] queue_pop_id;
    wire [3:0] queue_pop_sectors;
    wire [255:0] queue_pop_data;
    wire [3:0] queue_count;
    wire receiver_packet_ready;
    reg [3:0] receiver_wanted_sectors;
    wire receiver_core_reply_valid;
    wire [7:0] receiver_core_reply_id;
    wire [1:0] receiver_core_reply_sector;
    wire [255:0] receiver_core_reply_data;
    wire receiver_core_reply_last;
    wire receiver_request_present;
    wire [7:0] receiver_request_id;
    wire receiver_request_done;
    reg packet_sent_d;
    reg packet_sent_q;
    reg is_kept_q;
    reg keeps_l1_q;
    reg is_over_q;

    always @* begin
        is_l1 = beat_valid && (packet_sent_q || !queue_pop_valid);
        if (is_kept_q) begin
            is_l1 = keeps_l1_q;
        end
    end

    wire receiver_packet_valid = queue_pop_valid && !is_l1;

    always @* begin
        receiver_wanted_sectors = request_sectors;
        if (is_over_q) begin
            receiver_wanted_sectors = 4'd0;
        end
    end

    wire ends_packet = receiver_core_reply_valid && receiver_core_reply_last && core_reply_ready;
    wire is_over_d = (is_over_q || ends_packet) && !receiver_request_done;

    always @* begin
        core_reply_valid = receiver_core_reply_valid;
        core_reply_id = receiver_core_reply_id;
        core_reply_sector = receiver_core_reply_sector;
        core_reply_data = receiver_core_reply_data;
        core_reply_last = receiver_core_reply_last;
        request_id = receiver_request_id;
        beat_ready = 1'b0;
        if (is_l1) begin
            core_reply_valid = beat_valid;
            beat_ready = core_reply_ready;
            core_reply_id = beat_id;
            core_reply_sector = beat_sector;
            core_reply_data = beat_data;
            core_reply_last = beat_last;
            request_id = beat_id;
        end
    end

    wire takes_l1 = is_l1 && core_reply_ready;
    assign request_l1_done = takes_l1 && beat_last;
    assign request_packet_done = ends_packet;

    always @* begin
        packet_sent_d = packet_sent_q;
        if (takes_l1) begin
            packet_sent_d = 1'b0;
        end
        if (receiver_packet_ready) begin
            packet_sent_d = 1'b1;
        end
    end

    wire is_kept_d = !core_reply_ready && (is_l1 || receiver_core_reply_valid);

    (* unused *) wire unused;
    assign unused = &{1'b0, queue_count, receiver_request_present};

    home_packet_queue_width268_depth8_1fe53d01 u_queue (
        .clock        (clock),
        .reset        (reset),
        .push_valid   (remote_reply_in_valid),
        .push_ready   (remote_reply_in_ready),
        .push_id      (remote_reply_in_id),
        .push_sectors (remote_reply_in_sectors),
        .push_data    (remote_reply_in_data),
        .pop_valid    (queue_pop_valid),
        .pop_ready    (receiver_packet_ready),
        .pop_id       (queue_pop_id),
        .pop_sectors  (queue_pop_sectors),
        .pop_data     (queue_pop_data),
        .count        (queue_count)
    );

    chunk_receiver_fcc61a73 u_receiver (
        .clock             (clock),
        .reset             (reset),
        .packet_valid      (receiver_packet_valid),
        .packet_ready      (receiver_packet_ready),
        .packet_id         (queue_pop_id),
        .packet_sectors    (queue_pop_sectors),
        .packet_data       (queue_pop_data),
        .wanted_sectors    (receiver_wanted_sectors),
        .core_reply_valid  (receiver_core_reply_valid),
        .core_reply_ready  (core_reply_ready),
        .core_reply_id     (receiver_core_reply_id),
        .core_reply_sector (receiver_core_reply_sector),
        .core_reply_data   (receiver_core_reply_data),
        .core_reply_last   (receiver_core_reply_last),
        .request_present   (receiver_request_present),
        .request_id        (receiver_request_id),
        .request_done      (receiver_request_done)
    );

    always @(posedge clock) begin
        if (reset) begin
            packet_sent_q <= 1'b0;
            is_kept_q <= 1'b0;
            keeps_l1_q <= 1'b0;
            is_over_q <= 1'b0;
        end else begin
            packet_sent_q <= packet_sent_d;
            is_kept_q <= is_kept_d;
            keeps_l1_q <= is_l1;
            is_over_q <= is_over_d;
        end
    end
endmodule

`default_nettype wire
