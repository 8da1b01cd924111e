// warpcache 0.1.0: tracker_bank of design thesis12
// paper: thesis12 section 3.1
//
// Back-pressure and latency: ready/valid; two cycles to a forward, and to the bank of L2.
//
// Words: A remove is a message of that kind, a load one of kind load, a write a store or an atomic.
// A load whose id has the top bit clear allocates: it is a miss of the core's L1. The bank's
// tracker is a sharing_tracker of the bank's sets; its streams are flush, invalidate, remove and
// lookup. The answer is the tracker's.
//
// The environment's side:
// - Payloads hold while they wait.
// - A nack is a forward that was taken before, and comes once.
// - request and each forward are taken within a bound that no message, and for request no nack, has
//   a part in.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - message_ready on message_valid, message_kind, flush_valid, nack_valid, nack_ready
// - flush_ready on message_valid, message_kind, nack_valid, nack_ready
`default_nettype none

// A bank of a sharing tracker: takes what the cores send for its lines, forwards a load to a core
// that has the line, and sends everything else to its bank of L2, a line's messages in their order.
module tracker_bank (
    input  wire          clock,
    input  wire          reset,
    // message: Packets of each core.
    input  wire [15:0]   message_valid,        // A beat is offered. [16 elements]
    output reg  [15:0]   message_ready,        // The beat that is offered is taken. [16 elements]
    input  wire [31:0]   message_kind,         // A request of the core's L1, or what the L1 has
                                               // evicted. [0=load, 1=store, 2=atomic, 3=remove] [16
                                               // elements of 2 bits]
    input  wire [63:0]   message_operation,    // An atomic's operation. [16 elements of 4 bits]
    input  wire [479:0]  message_line,         // Line address; at a bank that of the L1 divided by
                                               // banks. [16 elements of 30 bits]
    input  wire [63:0]   message_sectors,      // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one. [16 elements of
                                               // 4 bits]
    input  wire [511:0]  message_byte_enable,  // Bytes of the sector that a store writes, or that
                                               // an atomic changes. [16 elements of 32 bits]
    input  wire [4095:0] message_data,         // The sector's new bytes; an atomic's operand and
                                               // compare value. [16 elements of 256 bits]
    input  wire [143:0]  message_id,           // The L1's identifier of the request: its top bit is
                                               // clear for a miss of the L1, whose line it keeps.
                                               // [16 elements of 9 bits]
    // flush: Every entry is to be freed.
    input  wire          flush_valid,          // A beat is offered.
    output wire          flush_ready,          // The beat that is offered is taken.
    // forward: The loads that each core is to answer.
    output wire [15:0]   forward_valid,        // A beat is offered. [16 elements]
    input  wire [15:0]   forward_ready,        // The beat that is offered is taken. [16 elements]
    output wire [479:0]  forward_line,         // Line address; at a bank that of the L1 divided by
                                               // banks. [16 elements of 30 bits]
    output wire [63:0]   forward_requester,    // The core that loads. [16 elements of 4 bits]
    output wire [143:0]  forward_id,           // Identifier of the load at that core. [16 elements
                                               // of 9 bits]
    // nack: Forwards that a core could not answer.
    input  wire          nack_valid,           // A beat is offered.
    output wire          nack_ready,           // The beat that is offered is taken.
    input  wire [29:0]   nack_line,            // Line address; at a bank that of the L1 divided by
                                               // banks.
    input  wire [3:0]    nack_requester,       // The core that loads.
    input  wire [8:0]    nack_id,              // Identifier of the load at that core.
    // request: Requests to the bank of L2.
    output wire          request_valid,        // A beat is offered.
    input  wire          request_ready,        // The beat that is offered is taken.
    output wire [1:0]    request_kind,         // Kind of the request. [0=load, 1=store, 2=atomic]
    output wire [3:0]    request_operation,    // An atomic's operation.
    output wire [29:0]   request_line,         // Line address; at a bank that of the L1 divided by
                                               // banks.
    output wire [3:0]    request_sectors,      // Sectors of the line: of a load any, at least one;
                                               // of a store or atomic exactly one.
    output wire [31:0]   request_byte_enable,  // Bytes of the sector that a store writes, or that
                                               // an atomic changes.
    output wire [255:0]  request_data,         // The sector's new bytes; an atomic's operand and
                                               // compare value.
    output wire [3:0]    request_source,       // The core that asks.
    output wire [8:0]    request_id,           // Identifier of the request at that core.

    output wire          idle,                 // No answer is valid, and nothing waits.
    output wire          ram_error             // In the cycle before, a memory gave a word with an
                                               // error that its ECC cannot correct; always 0 unless
                                               // macros that have ECC are in the wrappers of
                                               // memories.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] LOOKUP = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] INVALIDATE = 2'd2;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [1:0] KIND_REMOVE = 2'd3;

    reg [3:0] passing;
    reg [15:0] writes_request;
    wire [15:0] writes_offered;
    wire [3:0] writes_core;
    wire writes_any;
    reg [15:0] removes_request;
    wire [15:0] removes_offered;
    wire [3:0] removes_core;
    wire removes_any;
    reg [15:0] loads_request;
    wire [15:0] loads_offered;
    wire [3:0] loads_core;
    wire loads_any;
    wire tracker_invalidate_ready;
    wire tracker_remove_ready;
    wire tracker_lookup_ready;
    wire tracker_answer_valid;
    reg tracker_answer_ready;
    wire [1:0] tracker_answer_kind;
    wire [29:0] tracker_answer_line;
    wire [3:0] tracker_answer_core;
    wire tracker_answer_bank;
    wire tracker_answer_forward;
    wire [3:0] tracker_answer_forward_core;
    wire [15:0] tracker_answer_sharers;
    reg [15:0] forwards_push_valid;
    wire [15:0] forwards_push_ready;
    wire [15:0] forwards_count;
    wire requests_push_ready;
    reg [1:0] requests_push_kind;
    reg [3:0] requests_push_operation;
    reg [29:0] requests_push_line;
    reg [3:0] requests_push_sectors;
    reg [31:0] requests_push_byte_enable;
    reg [255:0] requests_push_data;
    reg [3:0] requests_push_source;
    reg [8:0] requests_push_id;
    wire [3:0] requests_count;
    reg [1:0] answered_kind_d;
    reg [1:0] answered_kind_q;
    reg [3:0] operation_d;
    reg [3:0] operation_q;
    reg [3:0] sectors_d;
    reg [3:0] sectors_q;
    reg [31:0] byte_enable_d;
    reg [31:0] byte_enable_q;
    reg [255:0] data_d;
    reg [255:0] data_q;
    reg [3:0] source_d;
    reg [3:0] source_q;
    reg [8:0] id_d;
    reg [8:0] id_q;
    reg answer_sent_d;
    reg answer_sent_q;
    genvar n;

    always @* begin : drive_removes_request
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            removes_request[i] = message_valid[i] && (message_kind[i * 2 +: 2] == KIND_REMOVE);
        end
    end

    always @* begin : drive_loads_request
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            loads_request[i] = message_valid[i] && (message_kind[i * 2 +: 2] == KIND_LOAD);
        end
    end

    always @* begin : drive_writes_request
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            writes_request[i] = message_valid[i] && ((message_kind[i * 2 +: 2] == KIND_STORE) ||
                (message_kind[i * 2 +: 2] == KIND_ATOMIC));
        end
    end

    wire [29:0] tracker_invalidate_line = message_line[{5'd0, writes_core} * 9'd30 +: 30];
    wire [29:0] tracker_remove_line = message_line[{5'd0, removes_core} * 9'd30 +: 30];
    wire [29:0] tracker_lookup_line = message_line[{5'd0, loads_core} * 9'd30 +: 30];
    wire tracker_lookup_may_forward = !message_id[{4'd0, loads_core} * 8'd9 + 8'd8];
    wire tracker_lookup_adds = !message_id[{4'd0, loads_core} * 8'd9 + 8'd8];
    wire write_passes = writes_any && tracker_invalidate_ready;
    wire remove_passes = removes_any && tracker_remove_ready;
    wire load_passes = loads_any && tracker_lookup_ready;

    always @* begin : drive_message_ready
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            message_ready[i] = (writes_offered[i] && tracker_invalidate_ready) ||
                (removes_offered[i] && tracker_remove_ready) || (loads_offered[i] &&
                tracker_lookup_ready);
        end
    end

    always @* begin
        passing = loads_core;
        if (write_passes) begin
            passing = writes_core;
        end
    end

    always @* begin
        answered_kind_d = answered_kind_q;
        operation_d = operation_q;
        sectors_d = sectors_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        source_d = source_q;
        id_d = id_q;
        if (write_passes || load_passes) begin
            source_d = passing;
            answered_kind_d = message_kind[{passing, 1'd0} +: 2];
            operation_d = message_operation[{passing, 2'd0} +: 4];
            sectors_d = message_sectors[{passing, 2'd0} +: 4];
            byte_enable_d = message_byte_enable[{passing, 5'd0} +: 32];
            data_d = message_data[{passing, 8'd0} +: 256];
            id_d = message_id[{4'd0, passing} * 8'd9 +: 9];
        end
    end

    wire is_asked = (tracker_answer_kind == LOOKUP) || (tracker_answer_kind == INVALIDATE);
    wire is_for_l2 = tracker_answer_valid && is_asked && !tracker_answer_forward;
    assign nack_ready = requests_push_ready && (!is_for_l2 || answer_sent_q);
    wire nack_enters = nack_valid && nack_ready;
    wire enters = is_for_l2 && requests_push_ready && !nack_enters;

    always @* begin
        answer_sent_d = answer_sent_q;
        if (enters || nack_enters) begin
            answer_sent_d = enters;
        end
    end

    wire has_place = forwards_push_ready[tracker_answer_forward_core];

    always @* begin
        tracker_answer_ready = 1'b1;
        if (is_for_l2) begin
            tracker_answer_ready = enters;
        end
        if (tracker_answer_forward) begin
            tracker_answer_ready = has_place;
        end
    end

    wire requests_push_valid = enters || nack_enters;

    always @* begin
        requests_push_kind = answered_kind_q;
        requests_push_operation = operation_q;
        requests_push_line = tracker_answer_line;
        requests_push_sectors = sectors_q;
        requests_push_byte_enable = byte_enable_q;
        requests_push_data = data_q;
        requests_push_source = source_q;
        requests_push_id = id_q;
        if (nack_enters) begin
            requests_push_kind = KIND_LOAD;
            requests_push_operation = 4'd0;
            requests_push_line = nack_line;
            requests_push_sectors = 4'd15;
            requests_push_byte_enable = 32'd0;
            requests_push_data = 256'd0;
            requests_push_source = nack_requester;
            requests_push_id = nack_id;
        end
    end

    always @* begin : drive_forwards_push_valid
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            forwards_push_valid[i] = tracker_answer_forward &&
                (tracker_answer_forward_core == i[3:0]);
        end
    end

    wire waits = |forward_valid;
    assign idle = !tracker_answer_valid && !waits && !request_valid;

    (* unused *) wire unused;
    assign unused = &{
        1'b0, tracker_answer_core, tracker_answer_bank, tracker_answer_sharers, forwards_count,
        requests_count
    };

    tracker_bank_stream_arbiter_cores16 u_writes (
        .clock   (clock),
        .reset   (reset),
        .request (writes_request),
        .takes   (write_passes),
        .offered (writes_offered),
        .core    (writes_core),
        .any     (writes_any)
    );

    tracker_bank_stream_arbiter_cores16 u_removes (
        .clock   (clock),
        .reset   (reset),
        .request (removes_request),
        .takes   (remove_passes),
        .offered (removes_offered),
        .core    (removes_core),
        .any     (removes_any)
    );

    tracker_bank_stream_arbiter_cores16 u_loads (
        .clock   (clock),
        .reset   (reset),
        .request (loads_request),
        .takes   (load_passes),
        .offered (loads_offered),
        .core    (loads_core),
        .any     (loads_any)
    );

    sharing_tracker_c2be9b4f u_tracker (
        .clock               (clock),
        .reset               (reset),
        .flush_valid         (flush_valid),
        .flush_ready         (flush_ready),
        .invalidate_valid    (writes_any),
        .invalidate_ready    (tracker_invalidate_ready),
        .invalidate_line     (tracker_invalidate_line),
        .remove_valid        (removes_any),
        .remove_ready        (tracker_remove_ready),
        .remove_line         (tracker_remove_line),
        .remove_core         (removes_core),
        .lookup_valid        (loads_any),
        .lookup_ready        (tracker_lookup_ready),
        .lookup_line         (tracker_lookup_line),
        .lookup_core         (loads_core),
        .lookup_may_forward  (tracker_lookup_may_forward),
        .lookup_adds         (tracker_lookup_adds),
        .answer_valid        (tracker_answer_valid),
        .answer_ready        (tracker_answer_ready),
        .answer_kind         (tracker_answer_kind),
        .answer_line         (tracker_answer_line),
        .answer_core         (tracker_answer_core),
        .answer_bank         (tracker_answer_bank),
        .answer_forward      (tracker_answer_forward),
        .answer_forward_core (tracker_answer_forward_core),
        .answer_sharers      (tracker_answer_sharers),
        .ram_error           (ram_error)
    );

    generate
        for (n = 0; n < 16; n = n + 1) begin : forwards
            forward_queue_width43_depth1_947a0f5f u_forwards (
                .clock          (clock),
                .reset          (reset),
                .push_valid     (forwards_push_valid[n]),
                .push_ready     (forwards_push_ready[n]),
                .push_line      (tracker_answer_line),
                .push_requester (source_q),
                .push_id        (id_q),
                .pop_valid      (forward_valid[n]),
                .pop_ready      (forward_ready[n]),
                .pop_line       (forward_line[n * 30 +: 30]),
                .pop_requester  (forward_requester[n * 4 +: 4]),
                .pop_id         (forward_id[n * 9 +: 9]),
                .count          (forwards_count[n])
            );
        end
    endgenerate

    request_queue_width341_depth8_df12d76f u_requests (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (requests_push_valid),
        .push_ready       (requests_push_ready),
        .push_kind        (requests_push_kind),
        .push_operation   (requests_push_operation),
        .push_line        (requests_push_line),
        .push_sectors     (requests_push_sectors),
        .push_byte_enable (requests_push_byte_enable),
        .push_data        (requests_push_data),
        .push_source      (requests_push_source),
        .push_id          (requests_push_id),
        .pop_valid        (request_valid),
        .pop_ready        (request_ready),
        .pop_kind         (request_kind),
        .pop_operation    (request_operation),
        .pop_line         (request_line),
        .pop_sectors      (request_sectors),
        .pop_byte_enable  (request_byte_enable),
        .pop_data         (request_data),
        .pop_source       (request_source),
        .pop_id           (request_id),
        .count            (requests_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            answered_kind_q <= 2'd0;
            operation_q <= 4'd0;
            sectors_q <= 4'd0;
            byte_enable_q <= 32'd0;
            data_q <= 256'd0;
            source_q <= 4'd0;
            id_q <= 9'd0;
            answer_sent_q <= 1'b0;
        end else begin
            answered_kind_q <= answered_kind_d;
            operation_q <= operation_d;
            sectors_q <= sectors_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
            source_q <= source_d;
            id_q <= id_d;
            answer_sent_q <= answer_sent_d;
        end
    end
endmodule

`default_nettype wire
