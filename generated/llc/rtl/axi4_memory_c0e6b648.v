// warpcache 0.1.0
`default_nettype none

// An AXI4 manager in the place of the next level.
module axi4_memory_c0e6b648 (
    input  wire         clock,
    input  wire         reset,
    // request: Loads and stores.
    input  wire         request_valid,        // A beat is offered.
    output wire         request_ready,        // The beat that is offered is taken.
    input  wire [1:0]   request_kind,         // Load or store. [0=load, 1=store, 2=atomic,
                                              // 3=maintain]
    input  wire [40:0]  request_line,         // Line address.
    input  wire [3:0]   request_sectors,      // Sectors: of a load those wanted, at least one; of a
                                              // store exactly one.
    input  wire [31:0]  request_byte_enable,  // Bytes of the sector that a store writes.
    input  wire [255:0] request_data,         // The sector's new bytes.
    input  wire [6:0]   request_id,           // Identifier, which the reply returns.
    // reply: Their answers.
    output wire         reply_valid,          // A beat is offered.
    input  wire         reply_ready,          // The beat that is offered is taken.
    output wire [6:0]   reply_id,             // The identifier of the request answered.
    output wire [1:0]   reply_kind,           // The kind of the request answered. [0=load, 1=store,
                                              // 2=atomic]
    output wire [1:0]   reply_sector,         // Sector of the line; anything for a store.
    output wire [255:0] reply_data,           // The sector's bytes; an atomic's old bytes; anything
                                              // for a store.
    output wire         reply_last,           // No other beat of this reply follows.
    // ar: AXI4's addresses of reads.
    output wire         ar_valid,             // A beat is offered.
    input  wire         ar_ready,             // The beat that is offered is taken.
    output wire [3:0]   ar_id,                // Number of the read or write.
    output wire [47:0]  ar_addr,              // Byte address of the first sector.
    output wire [7:0]   ar_len,               // Beats less one.
    output wire [2:0]   ar_size,              // Logarithm of a beat's bytes.
    output wire [1:0]   ar_burst,             // 1: INCR.
    output wire         ar_lock,              // 0: normal.
    output wire [3:0]   ar_cache,             // 0: device, not bufferable.
    output wire [2:0]   ar_prot,              // 0: data, secure, unprivileged.
    output wire [3:0]   ar_qos,               // 0: none.
    // r: AXI4's data of reads.
    input  wire         r_valid,              // A beat is offered.
    output wire         r_ready,              // The beat that is offered is taken.
    input  wire [3:0]   r_id,                 // Number of the read.
    input  wire [255:0] r_data,               // The sector's bytes.
    input  wire [1:0]   r_resp,               // 0: OKAY.
    input  wire         r_last,               // No other beat of this burst follows.
    // aw: AXI4's addresses of writes.
    output wire         aw_valid,             // A beat is offered.
    input  wire         aw_ready,             // The beat that is offered is taken.
    output wire [3:0]   aw_id,                // Number of the read or write.
    output wire [47:0]  aw_addr,              // Byte address of the first sector.
    output wire [7:0]   aw_len,               // Beats less one.
    output wire [2:0]   aw_size,              // Logarithm of a beat's bytes.
    output wire [1:0]   aw_burst,             // 1: INCR.
    output wire         aw_lock,              // 0: normal.
    output wire [3:0]   aw_cache,             // 0: device, not bufferable.
    output wire [2:0]   aw_prot,              // 0: data, secure, unprivileged.
    output wire [3:0]   aw_qos,               // 0: none.
    // w: AXI4's data of writes.
    output wire         w_valid,              // A beat is offered.
    input  wire         w_ready,              // The beat that is offered is taken.
    output wire [255:0] w_data,               // The sector's bytes.
    output wire [31:0]  w_strb,               // Bytes that are written.
    output wire         w_last,               // Always: a write has one beat.
    // b: AXI4's answers to writes.
    input  wire         b_valid,              // A beat is offered.
    output wire         b_ready,              // The beat that is offered is taken.
    input  wire [3:0]   b_id,                 // Number of the write.
    input  wire [1:0]   b_resp,               // 0: OKAY.
    // error: An error that AXI reported.
    output wire         error_valid,          // There is one in this cycle.
    output wire [40:0]  error_line,           // The line that was asked for.
    output wire         error_is_write,       // A write's.

    output wire         idle                  // Nothing is unanswered.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;

    wire [1:0] order_memory_request_kind;
    wire [3:0] order_memory_request_operation;
    wire [40:0] order_memory_request_line;
    wire [3:0] order_memory_request_sectors;
    wire [31:0] order_memory_request_byte_enable;
    wire [255:0] order_memory_request_data;
    wire [6:0] order_memory_request_id;
    wire order_memory_reply_ready;
    wire reads_has_free;
    wire [3:0] reads_lowest;
    wire reads_is_used;
    wire [1:0] reads_place;
    wire reads_goes_on;
    wire reads_is_last;
    wire [40:0] reads_line;
    wire [6:0] reads_id;
    wire writes_has_free;
    wire [3:0] writes_lowest;
    wire writes_is_used;
    wire writes_place;
    wire writes_goes_on;
    wire writes_is_last;
    wire [40:0] writes_line;
    wire [6:0] writes_id;
    wire bursts_has_room;
    wire stores_has_room;
    reg [6:0] replies_push_id;
    reg [1:0] replies_push_kind;
    reg [1:0] replies_push_sector;
    reg [255:0] replies_push_data;
    reg replies_push_last;
    wire replies_pop_valid;
    wire [6:0] replies_pop_id;
    wire [1:0] replies_pop_kind;
    wire [1:0] replies_pop_sector;
    wire [255:0] replies_pop_data;
    wire replies_pop_last;
    wire [1:0] replies_count;
    reg b_has_priority_d;
    reg b_has_priority_q;
    reg has_error_q;
    reg [40:0] error_line_d;
    reg [40:0] error_line_q;
    reg error_is_write_q;
    wire passes;
    wire has_place;

    wire is_read = order_memory_request_kind == KIND_LOAD;
    wire may_read = reads_has_free && bursts_has_room;
    wire may_write = writes_has_free && stores_has_room;
    wire order_memory_request_ready = (is_read && may_read) || (!is_read && may_write);
    wire reads = passes && is_read && may_read;
    wire writes = passes && !is_read && may_write;
    wire r_is_ready = has_place && !b_has_priority_q;
    wire b_is_ready = has_place && b_has_priority_q;
    assign r_ready = r_is_ready;
    assign b_ready = b_is_ready;
    wire takes_beat = r_valid && r_is_ready && reads_is_used;
    wire takes_response = b_valid && b_is_ready && writes_is_used;

    always @* begin
        b_has_priority_d = b_has_priority_q;
        if (b_valid && (has_place || !r_valid)) begin
            b_has_priority_d = 1'b1;
        end
        if (b_has_priority_q && r_valid && (has_place || !b_valid)) begin
            b_has_priority_d = 1'b0;
        end
    end

    wire replies_push_valid = takes_beat || takes_response;

    always @* begin
        replies_push_id = reads_id;
        replies_push_kind = KIND_LOAD;
        replies_push_sector = reads_place;
        replies_push_data = r_data;
        replies_push_last = reads_is_last;
        if (b_has_priority_q) begin
            replies_push_id = writes_id;
            replies_push_kind = KIND_STORE;
            replies_push_sector = 2'd0;
            replies_push_data = 256'd0;
            replies_push_last = 1'b1;
        end
    end

    wire is_misplaced = r_last == reads_goes_on;
    wire is_read_error = takes_beat && ((|r_resp) || is_misplaced);
    wire is_write_error = takes_response && (|b_resp);
    wire has_error_d = is_read_error || is_write_error;

    always @* begin
        error_line_d = reads_line;
        if (b_has_priority_q) begin
            error_line_d = writes_line;
        end
    end

    assign error_valid = has_error_q;
    assign error_line = error_line_q;
    assign error_is_write = error_is_write_q;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, order_memory_request_operation, writes_place, writes_goes_on, writes_is_last,
        replies_count
    };

    line_order_d57b5fea u_order (
        .clock                      (clock),
        .reset                      (reset),
        .request_valid              (request_valid),
        .request_ready              (request_ready),
        .request_kind               (request_kind),
        .request_operation          (4'd0),
        .request_line               (request_line),
        .request_sectors            (request_sectors),
        .request_byte_enable        (request_byte_enable),
        .request_data               (request_data),
        .request_id                 (request_id),
        .reply_valid                (reply_valid),
        .reply_ready                (reply_ready),
        .reply_id                   (reply_id),
        .reply_kind                 (reply_kind),
        .reply_sector               (reply_sector),
        .reply_data                 (reply_data),
        .reply_last                 (reply_last),
        .memory_request_valid       (passes),
        .memory_request_ready       (order_memory_request_ready),
        .memory_request_kind        (order_memory_request_kind),
        .memory_request_operation   (order_memory_request_operation),
        .memory_request_line        (order_memory_request_line),
        .memory_request_sectors     (order_memory_request_sectors),
        .memory_request_byte_enable (order_memory_request_byte_enable),
        .memory_request_data        (order_memory_request_data),
        .memory_request_id          (order_memory_request_id),
        .memory_reply_valid         (replies_pop_valid),
        .memory_reply_ready         (order_memory_reply_ready),
        .memory_reply_id            (replies_pop_id),
        .memory_reply_kind          (replies_pop_kind),
        .memory_reply_sector        (replies_pop_sector),
        .memory_reply_data          (replies_pop_data),
        .memory_reply_last          (replies_pop_last),
        .idle                       (idle)
    );

    axi4_memory_ids_count16_beats4_ab3ff2e1 u_reads (
        .clock      (clock),
        .reset      (reset),
        .take_valid (reads),
        .take_line  (order_memory_request_line),
        .take_beats (order_memory_request_sectors),
        .take_id    (order_memory_request_id),
        .has_free   (reads_has_free),
        .lowest     (reads_lowest),
        .number     (r_id),
        .beat       (takes_beat),
        .is_used    (reads_is_used),
        .place      (reads_place),
        .goes_on    (reads_goes_on),
        .is_last    (reads_is_last),
        .line       (reads_line),
        .id         (reads_id)
    );

    axi4_memory_ids_count16_beats1_52eff9a5 u_writes (
        .clock      (clock),
        .reset      (reset),
        .take_valid (writes),
        .take_line  (order_memory_request_line),
        .take_beats (1'b1),
        .take_id    (order_memory_request_id),
        .has_free   (writes_has_free),
        .lowest     (writes_lowest),
        .number     (b_id),
        .beat       (takes_response),
        .is_used    (writes_is_used),
        .place      (writes_place),
        .goes_on    (writes_goes_on),
        .is_last    (writes_is_last),
        .line       (writes_line),
        .id         (writes_id)
    );

    axi4_memory_bursts_80826881 u_bursts (
        .clock        (clock),
        .reset        (reset),
        .read_valid   (reads),
        .read_number  (reads_lowest),
        .read_line    (order_memory_request_line),
        .read_sectors (order_memory_request_sectors),
        .has_room     (bursts_has_room),
        .ar_valid     (ar_valid),
        .ar_ready     (ar_ready),
        .ar_id        (ar_id),
        .ar_addr      (ar_addr),
        .ar_len       (ar_len),
        .ar_size      (ar_size),
        .ar_burst     (ar_burst),
        .ar_lock      (ar_lock),
        .ar_cache     (ar_cache),
        .ar_prot      (ar_prot),
        .ar_qos       (ar_qos)
    );

    axi4_memory_stores_d4af282c u_stores (
        .clock             (clock),
        .reset             (reset),
        .write_valid       (writes),
        .write_number      (writes_lowest),
        .write_line        (order_memory_request_line),
        .write_sectors     (order_memory_request_sectors),
        .write_byte_enable (order_memory_request_byte_enable),
        .write_data        (order_memory_request_data),
        .has_room          (stores_has_room),
        .aw_valid          (aw_valid),
        .aw_ready          (aw_ready),
        .aw_id             (aw_id),
        .aw_addr           (aw_addr),
        .aw_len            (aw_len),
        .aw_size           (aw_size),
        .aw_burst          (aw_burst),
        .aw_lock           (aw_lock),
        .aw_cache          (aw_cache),
        .aw_prot           (aw_prot),
        .aw_qos            (aw_qos),
        .w_valid           (w_valid),
        .w_ready           (w_ready),
        .w_data            (w_data),
        .w_strb            (w_strb),
        .w_last            (w_last)
    );

    memory_reply_queue_width268_depth2_c89c0be7 u_replies (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (replies_push_valid),
        .push_ready  (has_place),
        .push_id     (replies_push_id),
        .push_kind   (replies_push_kind),
        .push_sector (replies_push_sector),
        .push_data   (replies_push_data),
        .push_last   (replies_push_last),
        .pop_valid   (replies_pop_valid),
        .pop_ready   (order_memory_reply_ready),
        .pop_id      (replies_pop_id),
        .pop_kind    (replies_pop_kind),
        .pop_sector  (replies_pop_sector),
        .pop_data    (replies_pop_data),
        .pop_last    (replies_pop_last),
        .count       (replies_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            b_has_priority_q <= 1'b0;
            has_error_q <= 1'b0;
            error_line_q <= 41'd0;
            error_is_write_q <= 1'b0;
        end else begin
            b_has_priority_q <= b_has_priority_d;
            has_error_q <= has_error_d;
            error_line_q <= error_line_d;
            error_is_write_q <= b_has_priority_q;
        end
    end
endmodule

`default_nettype wire
