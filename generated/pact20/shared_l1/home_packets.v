// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Makes the L1's replies to other cores packets, and sends them.
module home_packets (
    input  wire         clock,
    input  wire         reset,
    // take
    input  wire         take_valid,
    input  wire [4:0]   take_core,
    input  wire [7:0]   take_id,
    input  wire [3:0]   take_sectors,
    output wire [4:0]   take_place,

    output wire         has_free,
    // beat
    input  wire         beat_valid,
    output reg          beat_ready,
    input  wire [4:0]   beat_place,
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

    wire [4:0] places_answer_core;
    wire [7:0] places_answer_id;
    wire [3:0] places_answer_sectors;
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
    wire [18:0] head;

    wire is_sent = chunker_packet_valid && queue_push_ready;
    wire is_own_sector = chunker_line_valid && (chunker_line_sector == beat_sector);

    always @* begin
        beat_ready = (is_sent && !beat_last) && is_own_sector;
        if (beat_last) begin
            beat_ready = chunker_reply_ready;
        end
    end

    always @* begin
        queue_push_data = 256'd0;
        if (!chunker_packet_header) begin
            queue_push_data = chunker_packet_data;
        end
    end

    wire [1:0] flags = {chunker_packet_header, chunker_packet_last};
    wire [12:0] place = {chunker_packet_core, chunker_packet_id};
    wire [18:0] queue_push_head = {flags, place, chunker_packet_sectors};
    assign remote_out_sectors = head[3:0];
    assign remote_out_id = head[11:4];
    assign remote_out_core = head[16:12];
    assign remote_out_last = head[17];
    assign remote_out_header = head[18];

    home_places u_places (
        .clock          (clock),
        .reset          (reset),
        .take_valid     (take_valid),
        .take_core      (take_core),
        .take_id        (take_id),
        .take_sectors   (take_sectors),
        .take_place     (take_place),
        .answer_place   (beat_place),
        .answer_frees   (chunker_reply_ready),
        .answer_core    (places_answer_core),
        .answer_id      (places_answer_id),
        .answer_sectors (places_answer_sectors),
        .has_free       (has_free)
    );

    chunker u_chunker (
        .clock          (clock),
        .reset          (reset),
        .reply_valid    (beat_valid),
        .reply_ready    (chunker_reply_ready),
        .reply_core     (places_answer_core),
        .reply_id       (places_answer_id),
        .reply_sectors  (places_answer_sectors),
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

    beat_queue_head19_data256_depth8 u_queue (
        .clock      (clock),
        .reset      (reset),
        .push_valid (chunker_packet_valid),
        .push_ready (queue_push_ready),
        .push_head  (queue_push_head),
        .push_data  (queue_push_data),
        .pop_valid  (remote_out_valid),
        .pop_ready  (remote_out_ready),
        .pop_head   (head),
        .pop_data   (remote_out_data)
    );
endmodule

`default_nettype wire
