// warpcache 0.1.0
`default_nettype none

// Reads lines for other cores to their ends, a sector a cycle, and queues the beats.
module tracker_node_reader_6cebaf4d (
    input  wire         clock,
    input  wire         reset,
    input  wire         begins,
    // found
    input  wire [6:0]   found_set_number,
    input  wire [1:0]   found_way,
    input  wire [3:0]   found_requester,
    input  wire [8:0]   found_id,

    output wire         has_room,
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
    output wire         answer_last
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [3:0] SECTORS = 4'd4;

    reg is_reading_q;
    reg [6:0] set_d;
    reg [6:0] set_q;
    reg [1:0] way_d;
    reg [1:0] way_q;
    reg [3:0] requester_d;
    reg [3:0] requester_q;
    reg [8:0] id_d;
    reg [8:0] id_q;
    reg [1:0] sector_d;
    reg [1:0] sector_q;
    reg was_read_q;
    reg [1:0] was_sector_q;
    reg [3:0] beats_owed_d;
    reg [3:0] beats_owed_q;
    wire beats_push_ready;
    wire [3:0] beats_count;

    always @* begin
        set_d = set_q;
        way_d = way_q;
        requester_d = requester_q;
        id_d = id_q;
        if (begins) begin
            set_d = found_set_number;
            way_d = found_way;
            requester_d = found_requester;
            id_d = found_id;
        end
    end

    assign read_valid = is_reading_q;
    assign read_set_number = set_q;
    assign read_way = way_q;
    assign read_sector = sector_q;
    wire is_last = &sector_q;

    always @* begin
        sector_d = sector_q;
        if (is_reading_q) begin
            sector_d = sector_q + 2'd1;
        end
    end

    wire is_reading_d = begins || (is_reading_q && !is_last);
    wire was_last = &was_sector_q;
    wire leaves = answer_valid && answer_ready;

    always @* begin
        beats_owed_d = beats_owed_q;
        if (begins) begin
            beats_owed_d = beats_owed_q + SECTORS;
        end
        if (leaves) begin
            beats_owed_d = beats_owed_q - 4'd1;
        end
        if (begins && leaves) begin
            beats_owed_d = beats_owed_q + 4'd3;
        end
    end

    assign answer_kind = KIND_LOAD;
    assign has_room = (!is_reading_q || is_last) && (beats_owed_q <= SECTORS);

    (* unused *) wire unused;
    assign unused = &{1'b0, beats_push_ready, beats_count};

    answer_queue_width272_depth8_fd89fe37 u_beats (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (was_read_q),
        .push_ready  (beats_push_ready),
        .push_source (requester_q),
        .push_id     (id_q),
        .push_sector (was_sector_q),
        .push_data   (read_data),
        .push_last   (was_last),
        .pop_valid   (answer_valid),
        .pop_ready   (answer_ready),
        .pop_source  (answer_source),
        .pop_id      (answer_id),
        .pop_sector  (answer_sector),
        .pop_data    (answer_data),
        .pop_last    (answer_last),
        .count       (beats_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_reading_q <= 1'b0;
            set_q <= 7'd0;
            way_q <= 2'd0;
            requester_q <= 4'd0;
            id_q <= 9'd0;
            sector_q <= 2'd0;
            was_read_q <= 1'b0;
            was_sector_q <= 2'd0;
            beats_owed_q <= 4'd0;
        end else begin
            is_reading_q <= is_reading_d;
            set_q <= set_d;
            way_q <= way_d;
            requester_q <= requester_d;
            id_q <= id_d;
            sector_q <= sector_d;
            was_read_q <= is_reading_q;
            was_sector_q <= sector_q;
            beats_owed_q <= beats_owed_d;
        end
    end
endmodule

`default_nettype wire
