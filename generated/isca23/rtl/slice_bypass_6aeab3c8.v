// warpcache 0.1.0
`default_nettype none

// Routes requests to a slice of the last-level cache, or bypasses it to memory, and routes replies
// back the same two ways.
module slice_bypass_6aeab3c8 (
    input  wire         clock,
    input  wire         reset,
    input  wire         sm_side,              // The organisation is SM-side: what arrives over a
                                              // link goes past the slice. Changes only in a cycle
                                              // in which the link queue is empty.
    // local: Requests of the chip's SMs.
    input  wire         local_valid,          // A beat is offered.
    output wire         local_ready,          // The beat that is offered is taken.
    input  wire [71:0]  local_head,           // Request, requester, and the chip whose memory has
                                              // the line.
    input  wire [31:0]  local_byte_enable,    // Bytes of the sector that are written.
    input  wire [255:0] local_data,           // The sector.
    // link: Requests from inter-chip links.
    input  wire         link_valid,           // A beat is offered.
    output wire         link_ready,           // The beat that is offered is taken.
    input  wire [71:0]  link_head,            // Request, requester, and the chip whose memory has
                                              // the line.
    input  wire [31:0]  link_byte_enable,     // Bytes of the sector that are written.
    input  wire [255:0] link_data,            // The sector.
    // slice: Requests to the slice.
    output reg          slice_valid,          // A beat is offered.
    input  wire         slice_ready,          // The beat that is offered is taken.
    output reg  [71:0]  slice_head,           // Request, requester, and the chip whose memory has
                                              // the line.
    output reg  [31:0]  slice_byte_enable,    // Bytes of the sector that are written.
    output reg  [255:0] slice_data,           // The sector.
    // miss: Misses, write-backs and atomics of the slice for this chip's memory.
    input  wire         miss_valid,           // A beat is offered.
    output wire         miss_ready,           // The beat that is offered is taken.
    input  wire [71:0]  miss_head,            // Request, requester, and the chip whose memory has
                                              // the line.
    input  wire [31:0]  miss_byte_enable,     // Bytes of the sector that are written.
    input  wire [255:0] miss_data,            // The sector.
    // memory: Requests to the memory controller.
    output wire         memory_valid,         // A beat is offered.
    input  wire         memory_ready,         // The beat that is offered is taken.
    output wire [71:0]  memory_head,          // Request, requester, and the chip whose memory has
                                              // the line.
    output wire [31:0]  memory_byte_enable,   // Bytes of the sector that are written.
    output wire [255:0] memory_data,          // The sector.
    output wire         memory_bypass,        // The request went past the slice.
    // memory_reply: Replies of the memory controller.
    input  wire         memory_reply_valid,   // A beat is offered.
    output wire         memory_reply_ready,   // The beat that is offered is taken.
    input  wire [23:0]  memory_reply_head,    // Reply and its requester.
    input  wire [255:0] memory_reply_data,    // The sector.
    input  wire         memory_reply_bypass,  // Value of memory_bypass with its request.
    // fill: Fills of the slice.
    output wire         fill_valid,           // A beat is offered.
    input  wire         fill_ready,           // The beat that is offered is taken.
    output wire [23:0]  fill_head,            // Reply and its requester.
    output wire [255:0] fill_data,            // The sector.
    // slice_reply: Replies of the slice.
    input  wire         slice_reply_valid,    // A beat is offered.
    output wire         slice_reply_ready,    // The beat that is offered is taken.
    input  wire [23:0]  slice_reply_head,     // Reply and its requester.
    input  wire [255:0] slice_reply_data,     // The sector.
    // reply: Replies to the NoC.
    output reg          reply_valid,          // A beat is offered.
    input  wire         reply_ready,          // The beat that is offered is taken.
    output reg  [23:0]  reply_head,           // Reply and its requester.
    output reg  [255:0] reply_data,           // The sector.

    output wire         idle                  // Both queues are empty.
);

    localparam [4:0] MAX_LOSSES = 5'd16;

    wire link_queue_pop_valid;
    reg link_queue_pop_ready;
    wire [71:0] link_queue_pop_head;
    wire [31:0] link_queue_pop_byte_enable;
    wire [255:0] link_queue_pop_data;
    wire [4:0] link_queue_count;
    reg [71:0] memory_queue_push_head;
    reg [31:0] memory_queue_push_byte_enable;
    reg [255:0] memory_queue_push_data;
    wire [4:0] memory_queue_count;
    wire to_slice_first_goes;
    wire to_slice_second_goes;
    wire to_noc_first_goes;
    wire to_noc_second_goes;
    reg [4:0] losses_d;
    reg [4:0] losses_q;
    wire has_room;

    wire to_slice_first = link_queue_pop_valid && !sm_side;
    assign local_ready = to_slice_second_goes && slice_ready;

    always @* begin
        slice_valid = local_valid;
        slice_head = local_head;
        slice_byte_enable = local_byte_enable;
        slice_data = local_data;
        if (to_slice_first_goes) begin
            slice_valid = 1'b1;
            slice_head = link_queue_pop_head;
            slice_byte_enable = link_queue_pop_byte_enable;
            slice_data = link_queue_pop_data;
        end
    end

    wire bypass_waits = link_queue_pop_valid && sm_side;
    wire insists = bypass_waits && (losses_q == MAX_LOSSES);
    wire bypass_goes = insists || (bypass_waits && !miss_valid);
    wire memory_queue_push_valid = bypass_waits || miss_valid;

    always @* begin
        memory_queue_push_head = miss_head;
        memory_queue_push_byte_enable = miss_byte_enable;
        memory_queue_push_data = miss_data;
        if (bypass_goes) begin
            memory_queue_push_head = link_queue_pop_head;
            memory_queue_push_byte_enable = link_queue_pop_byte_enable;
            memory_queue_push_data = link_queue_pop_data;
        end
    end

    assign miss_ready = has_room && !insists;

    always @* begin
        link_queue_pop_ready = to_slice_first_goes && slice_ready;
        losses_d = losses_q;
        if (has_room && bypass_waits) begin
            losses_d = losses_q + 5'd1;
        end
        if (has_room && bypass_goes) begin
            link_queue_pop_ready = 1'b1;
            losses_d = 5'd0;
        end
    end

    wire is_bypass = memory_reply_bypass;
    wire fills = memory_reply_valid && !is_bypass;
    assign fill_valid = fills;
    assign fill_head = memory_reply_head;
    assign fill_data = memory_reply_data;
    wire to_noc_second = memory_reply_valid && is_bypass;
    assign slice_reply_ready = to_noc_first_goes && reply_ready;

    always @* begin
        reply_valid = slice_reply_valid;
        reply_head = slice_reply_head;
        reply_data = slice_reply_data;
        if (to_noc_second_goes) begin
            reply_valid = 1'b1;
            reply_head = memory_reply_head;
            reply_data = memory_reply_data;
        end
    end

    assign memory_reply_ready = (to_noc_second_goes && reply_ready) || (fill_ready && fills);
    assign idle = (link_queue_count == 5'd0) && (memory_queue_count == 5'd0);

    word_queue_width360_depth16_1e370269 u_link_queue (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (link_valid),
        .push_ready       (link_ready),
        .push_head        (link_head),
        .push_byte_enable (link_byte_enable),
        .push_data        (link_data),
        .pop_valid        (link_queue_pop_valid),
        .pop_ready        (link_queue_pop_ready),
        .pop_head         (link_queue_pop_head),
        .pop_byte_enable  (link_queue_pop_byte_enable),
        .pop_data         (link_queue_pop_data),
        .count            (link_queue_count)
    );

    memory_word_queue_width361_depth16_2f817c85 u_memory_queue (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (memory_queue_push_valid),
        .push_ready       (has_room),
        .push_head        (memory_queue_push_head),
        .push_byte_enable (memory_queue_push_byte_enable),
        .push_data        (memory_queue_push_data),
        .push_bypass      (bypass_goes),
        .pop_valid        (memory_valid),
        .pop_ready        (memory_ready),
        .pop_head         (memory_head),
        .pop_byte_enable  (memory_byte_enable),
        .pop_data         (memory_data),
        .pop_bypass       (memory_bypass),
        .count            (memory_queue_count)
    );

    slice_bypass_oldest_a3a6fe95 u_to_slice (
        .clock       (clock),
        .reset       (reset),
        .first       (to_slice_first),
        .second      (local_valid),
        .taken       (slice_ready),
        .first_goes  (to_slice_first_goes),
        .second_goes (to_slice_second_goes)
    );

    slice_bypass_oldest_a3a6fe95 u_to_noc (
        .clock       (clock),
        .reset       (reset),
        .first       (slice_reply_valid),
        .second      (to_noc_second),
        .taken       (reply_ready),
        .first_goes  (to_noc_first_goes),
        .second_goes (to_noc_second_goes)
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
