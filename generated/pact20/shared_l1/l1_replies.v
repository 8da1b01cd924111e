// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// The beats on their way to the core: a stage for the data array's answer, then a queue that holds
// each beat for a while.
module l1_replies (
    input  wire         clock,
    input  wire         reset,
    // enter
    input  wire         enter_valid,
    input  wire [10:0]  enter_id,
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
    output wire [10:0]  reply_id,
    output wire [1:0]   reply_sector,
    output wire [255:0] reply_data,
    output wire         reply_last
);

    reg [1:0] used_d;
    reg [1:0] used_q;
    reg is_entered_q;
    reg is_read_q;
    reg [13:0] tag_q;
    reg [255:0] data_q;
    wire tags_push_ready;
    wire [13:0] tags_pop_data;
    wire bytes_push_ready;
    reg [255:0] bytes_push_data;
    wire bytes_pop_valid;
    wire [1:0] bytes_count;

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

    assign has_room = used_q != 2'd3;
    assign is_empty = used_q == 2'd0;
    wire [13:0] tag_d = {enter_last, enter_sector, enter_id};

    always @* begin
        bytes_push_data = data_q;
        if (is_read_q) begin
            bytes_push_data = array_data;
        end
    end

    assign reply_id = tags_pop_data[10:0];
    assign reply_sector = tags_pop_data[12:11];
    assign reply_last = tags_pop_data[13];

    (* unused *) wire unused;
    assign unused = &{1'b0, tags_push_ready, bytes_push_ready, bytes_pop_valid, bytes_count};

    delay_queue_width14_depth3_latency1 u_tags (
        .clock      (clock),
        .reset      (reset),
        .push_valid (is_entered_q),
        .push_ready (tags_push_ready),
        .push_data  (tag_q),
        .pop_valid  (reply_valid),
        .pop_ready  (reply_ready),
        .pop_data   (tags_pop_data)
    );

    queue_width256_depth3 u_bytes (
        .clock      (clock),
        .reset      (reset),
        .push_valid (is_entered_q),
        .push_ready (bytes_push_ready),
        .push_data  (bytes_push_data),
        .pop_valid  (bytes_pop_valid),
        .pop_ready  (leaves),
        .pop_data   (reply_data),
        .count      (bytes_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 2'd0;
            is_entered_q <= 1'b0;
            is_read_q <= 1'b0;
            tag_q <= 14'd0;
            data_q <= 256'd0;
        end else begin
            used_q <= used_d;
            is_entered_q <= enter_valid;
            is_read_q <= enter_is_read;
            tag_q <= tag_d;
            data_q <= enter_data;
        end
    end
endmodule

`default_nettype wire
