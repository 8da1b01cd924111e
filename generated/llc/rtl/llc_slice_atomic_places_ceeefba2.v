// warpcache 0.1.0
`default_nettype none

// Atomics that went past the slice: a place each from the request down to the entrance of the
// answer into the replies.
module llc_slice_atomic_places_ceeefba2 (
    input  wire         clock,
    input  wire         reset,
    // leave
    input  wire         leave_valid,
    // leave_requester
    input  wire [7:0]   leave_requester_source,
    input  wire [9:0]   leave_requester_id,
    // leave
    input  wire [1:0]   leave_sector,

    output wire         has_free,
    output wire [1:0]   place,
    output wire         is_idle,
    // answer
    input  wire         answer_valid,
    input  wire [4:0]   answer_number,

    input  wire [255:0] answer_data,
    // reply
    output wire         reply_valid,
    // reply_requester
    output wire [7:0]   reply_requester_source,
    output wire [9:0]   reply_requester_id,
    // reply
    output wire [1:0]   reply_sector,

    input  wire         enters,
    output wire [255:0] reply_data,
    output wire         ram_error
);

    localparam SOURCE_MSB = 19;
    localparam SOURCE_LSB = 12;
    localparam ID_MSB = 11;
    localparam ID_LSB = 2;
    localparam SECTOR_MSB = 1;
    localparam SECTOR_LSB = 0;

    reg [3:0] waiting_d;
    reg [3:0] waiting_q;
    reg has_arrived_q;
    reg [1:0] arrived_place_q;
    wire answered_push_ready;
    wire [1:0] answered_pop_data;
    wire [2:0] answered_count;
    wire answers_read_0_error;
    reg ram_error_q;
    wire [19:0] requester;

    wire [3:0] waiting = waiting_q;
    wire [3:0] has_arrived_d_part = waiting >> answer_number;
    wire has_arrived_d = answer_valid && has_arrived_d_part[0];

    always @* begin : drive_waiting_d
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            waiting_d[i] = waiting_q[i];
            if (answer_valid && (answer_number == i[4:0])) begin
                waiting_d[i] = 1'b0;
            end
            if (leave_valid && (place == i[1:0])) begin
                waiting_d[i] = 1'b1;
            end
        end
    end

    assign reply_sector = requester[SECTOR_MSB:SECTOR_LSB];
    assign reply_requester_id = requester[ID_MSB:ID_LSB];
    assign reply_requester_source = requester[SOURCE_MSB:SOURCE_LSB];
    wire [19:0] leaving = {leave_requester_source, leave_requester_id, leave_sector};
    assign ram_error = ram_error_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, answered_push_ready, answered_count, has_arrived_d_part[3:1]};

    llc_slice_id_pool_count4_width2 u_ids (
        .clock    (clock),
        .reset    (reset),
        .take     (leave_valid),
        .frees    (enters),
        .freed    (answered_pop_data),
        .has_free (has_free),
        .lowest   (place),
        .is_idle  (is_idle)
    );

    queue_width2_depth4 u_answered (
        .clock      (clock),
        .reset      (reset),
        .push_valid (has_arrived_q),
        .push_ready (answered_push_ready),
        .push_data  (arrived_place_q),
        .pop_valid  (reply_valid),
        .pop_ready  (enters),
        .pop_data   (answered_pop_data),
        .count      (answered_count)
    );

    ram_4x256_r1 u_answers (
        .clock          (clock),
        .write_enable   (has_arrived_q),
        .write_address  (arrived_place_q),
        .write_data     (answer_data),
        .read_0_enable  (reply_valid),
        .read_0_address (answered_pop_data),
        .read_0_data    (reply_data),
        .read_0_error   (answers_read_0_error)
    );

    register_file_4x20_r1 u_requesters (
        .clock          (clock),
        .write_enable   (leave_valid),
        .write_address  (place),
        .write_data     (leaving),
        .read_0_address (answered_pop_data),
        .read_0_data    (requester)
    );

    always @(posedge clock) begin
        if (reset) begin
            waiting_q <= 4'd0;
            has_arrived_q <= 1'b0;
            arrived_place_q <= 2'd0;
            ram_error_q <= 1'b0;
        end else begin
            waiting_q <= waiting_d;
            has_arrived_q <= has_arrived_d;
            arrived_place_q <= answer_number[1:0];
            ram_error_q <= answers_read_0_error;
        end
    end
endmodule

`default_nettype wire
