// warpcache 0.1.0
`default_nettype none

// Packetizes the L1's replies to other cores, and sends them.
module home_packets_bd2e0920 (
    input  wire         clock,
    input  wire         reset,
    // take
    input  wire         take_valid,
    // take_requester
    input  wire [4:0]   take_requester_core,
    input  wire [7:0]   take_requester_id,
    input  wire [3:0]   take_requester_sectors,
    // take
    output wire [4:0]   take_entry,

    output wire         has_free,
    // beat
    input  wire         beat_valid,
    output reg          beat_ready,
    input  wire [4:0]   beat_entry,
    input  wire [1:0]   beat_sector,
    input  wire [255:0] beat_data,
    input  wire         beat_last,
    // remote_out
    output wire         remote_out_valid,
    input  wire         remote_out_ready,
    output wire         remote_out_header,
    output wire [4:0]   remote_out_core,
    output wire [7:0]   remote_out_id,
    output wire [3:0]   remote_out_sectors,
    output wire [255:0] remote_out_data,
    output wire         remote_out_last
);

    wire [4:0] table_answer_requester_core;
    wire [7:0] table_answer_requester_id;
    wire [3:0] table_answer_requester_sectors;
    wire chunker_reply_ready;
    wire chunker_line_valid;
    wire [1:0] chunker_line_sector;
    wire chunker_packet_valid;
    wire chunker_packet_header;
    wire [4:0] chunker_packet_core;
    wire [7:0] chunker_packet_id;
    wire [3:0] chunker_packet_sectors;
    wire [255:0] chunker_packet_data;
    wire chunker_packet_last;
    wire queue_push_ready;
    reg [255:0] queue_push_data;
    wire [3:0] queue_count;

    wire is_sent = chunker_packet_valid && queue_push_ready;
    wire is_same_sector = chunker_line_valid && (chunker_line_sector == beat_sector);

    always @* begin
        beat_ready = is_sent && !beat_last && is_same_sector;
        if (beat_last) begin
            beat_ready = chunker_reply_ready;
        end
    end

    always @* begin
        queue_push_data = chunker_packet_data;
        if (chunker_packet_header) begin
            queue_push_data = 256'd0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, queue_count};

    home_request_table_a26b1a4f u_table (
        .clock                    (clock),
        .reset                    (reset),
        .take_valid               (take_valid),
        .take_requester_core      (take_requester_core),
        .take_requester_id        (take_requester_id),
        .take_requester_sectors   (take_requester_sectors),
        .take_entry               (take_entry),
        .answer_entry             (beat_entry),
        .answer_frees             (chunker_reply_ready),
        .answer_requester_core    (table_answer_requester_core),
        .answer_requester_id      (table_answer_requester_id),
        .answer_requester_sectors (table_answer_requester_sectors),
        .has_free                 (has_free)
    );

    chunker_d56890c7 u_chunker (
        .clock          (clock),
        .reset          (reset),
        .reply_valid    (beat_valid),
        .reply_ready    (chunker_reply_ready),
        .reply_core     (table_answer_requester_core),
        .reply_id       (table_answer_requester_id),
        .reply_sectors  (table_answer_requester_sectors),
        .line_valid     (chunker_line_valid),
        .line_sector    (chunker_line_sector),
        .line_data      (beat_data),
        .packet_valid   (chunker_packet_valid),
        .packet_ready   (queue_push_ready),
        .packet_header  (chunker_packet_header),
        .packet_core    (chunker_packet_core),
        .packet_id      (chunker_packet_id),
        .packet_sectors (chunker_packet_sectors),
        .packet_data    (chunker_packet_data),
        .packet_last    (chunker_packet_last)
    );

    packet_queue_width275_depth8_20deb397 u_queue (
        .clock        (clock),
        .reset        (reset),
        .push_valid   (chunker_packet_valid),
        .push_ready   (queue_push_ready),
        .push_header  (chunker_packet_header),
        .push_core    (chunker_packet_core),
        .push_id      (chunker_packet_id),
        .push_sectors (chunker_packet_sectors),
        .push_data    (queue_push_data),
        .push_last    (chunker_packet_last),
        .pop_valid    (remote_out_valid),
        .pop_ready    (remote_out_ready),
        .pop_header   (remote_out_header),
        .pop_core     (remote_out_core),
        .pop_id       (remote_out_id),
        .pop_sectors  (remote_out_sectors),
        .pop_data     (remote_out_data),
        .pop_last     (remote_out_last),
        .count        (queue_count)
    );
endmodule

`default_nettype wire
