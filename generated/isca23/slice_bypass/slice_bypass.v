// warpcache 0.1.0: slice_bypass of design isca23
// paper: isca23 section 3.1
`default_nettype none

// Routes requests to a slice of the last-level cache, or bypasses it to memory, and routes replies
// back the same two ways.
module slice_bypass (
    input  wire        clock,
    input  wire        reset,
    input  wire        sm_side,
    // local
    input  wire        local_valid,
    output wire        local_ready,
    input  wire [56:0] local_data,
    // link
    input  wire        link_valid,
    output wire        link_ready,
    input  wire [56:0] link_data,
    // slice
    output wire        slice_valid,
    input  wire        slice_ready,
    output wire [56:0] slice_data,
    // miss
    input  wire        miss_valid,
    output wire        miss_ready,
    input  wire [56:0] miss_data,
    // memory
    output wire        memory_valid,
    input  wire        memory_ready,
    output wire [56:0] memory_data,

    output wire        memory_bypass,
    // memory_reply
    input  wire        memory_reply_valid,
    output wire        memory_reply_ready,
    input  wire [56:0] memory_reply_data,

    input  wire        memory_reply_bypass,
    // fill
    output wire        fill_valid,
    input  wire        fill_ready,
    output wire [56:0] fill_data,
    // slice_reply
    input  wire        slice_reply_valid,
    output wire        slice_reply_ready,
    input  wire [56:0] slice_reply_data,
    // reply
    output wire        reply_valid,
    input  wire        reply_ready,
    output wire [56:0] reply_data,

    output wire        idle
);

    reg link_queue_pop_ready;
    wire [56:0] link_queue_pop_data;
    wire [4:0] link_queue_count;
    reg [57:0] memory_queue_push_data;
    wire [57:0] memory_queue_pop_data;
    wire [4:0] memory_queue_count;
    wire to_slice_first_ready;
    wire to_noc_second_ready;
    reg [4:0] losses_d;
    reg [4:0] losses_q;
    wire head_waits;
    wire has_room;

    wire bypass_waits = head_waits && sm_side;
    wire to_slice_first_valid = head_waits && !sm_side;
    wire insists = bypass_waits && (losses_q == 5'd16);
    wire bypass_goes = insists || (bypass_waits && !miss_valid);
    wire memory_queue_push_valid = bypass_waits || miss_valid;

    always @* begin
        memory_queue_push_data = {bypass_goes, miss_data};
        if (bypass_goes) begin
            memory_queue_push_data = {bypass_goes, link_queue_pop_data};
        end
    end

    assign miss_ready = has_room && !insists;

    always @* begin
        link_queue_pop_ready = to_slice_first_ready;
        losses_d = losses_q;
        if (has_room && bypass_waits) begin
            losses_d = losses_q + 5'd1;
        end
        if (has_room && bypass_goes) begin
            link_queue_pop_ready = 1'b1;
            losses_d = 5'd0;
        end
    end

    assign memory_data = memory_queue_pop_data[56:0];
    assign memory_bypass = memory_queue_pop_data[57];
    wire is_bypass = memory_reply_bypass;
    assign fill_valid = memory_reply_valid && !is_bypass;
    assign fill_data = memory_reply_data;
    wire to_noc_second_valid = memory_reply_valid && is_bypass;
    assign memory_reply_ready = to_noc_second_ready || (fill_ready && memory_reply_valid &&
        !is_bypass);
    assign idle = (link_queue_count == 5'd0) && (memory_queue_count == 5'd0);

    queue_width57_depth16 u_link_queue (
        .clock      (clock),
        .reset      (reset),
        .push_valid (link_valid),
        .push_ready (link_ready),
        .push_data  (link_data),
        .pop_valid  (head_waits),
        .pop_ready  (link_queue_pop_ready),
        .pop_data   (link_queue_pop_data),
        .count      (link_queue_count)
    );

    queue_width58_depth16 u_memory_queue (
        .clock      (clock),
        .reset      (reset),
        .push_valid (memory_queue_push_valid),
        .push_ready (has_room),
        .push_data  (memory_queue_push_data),
        .pop_valid  (memory_valid),
        .pop_ready  (memory_ready),
        .pop_data   (memory_queue_pop_data),
        .count      (memory_queue_count)
    );

    slice_bypass_merge_oldest_width57 u_to_slice (
        .clock        (clock),
        .reset        (reset),
        .first_valid  (to_slice_first_valid),
        .first_ready  (to_slice_first_ready),
        .first_data   (link_queue_pop_data),
        .second_valid (local_valid),
        .second_ready (local_ready),
        .second_data  (local_data),
        .out_valid    (slice_valid),
        .out_ready    (slice_ready),
        .out_data     (slice_data)
    );

    slice_bypass_merge_oldest_width57 u_to_noc (
        .clock        (clock),
        .reset        (reset),
        .first_valid  (slice_reply_valid),
        .first_ready  (slice_reply_ready),
        .first_data   (slice_reply_data),
        .second_valid (to_noc_second_valid),
        .second_ready (to_noc_second_ready),
        .second_data  (memory_reply_data),
        .out_valid    (reply_valid),
        .out_ready    (reply_ready),
        .out_data     (reply_data)
    );

    always @(posedge clock) begin
        if (reset) begin
            losses_q <= 5'd0;
        end else begin
            losses_q <= losses_d;
        end
    end
endmodule

`default_nettype wire
