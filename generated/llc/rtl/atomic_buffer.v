// warpcache 0.1.0: atomic_buffer of design llc
// paper: none
//
// Back-pressure and latency: ready/valid; other requests and replies take no cycle.
//
// Words: An atomic here is a request of that kind while enable is true; every other request is an
// other one. A request that the buffer makes itself, and its answer, is internal: the top bit of id
// at slice_request and slice_reply, which request does not have, is 1. Conditions of a cycle are
// taken from the registers at its beginning and from its inputs.
//
// The environment's side:
// - enable changes only while idle is true and nothing was offered by request in the cycle before.
// - An atomic names one word.
// - The slice serves requests to one line in their order, and its flush is true in cycles in which
//   flush and flushed are, and in no others: until then it takes the sector that is written back.
// - The rest is that of llc_slice.
//
// Of llc_slice:
// - source, id and chip together are distinct among requests that are not answered.
// - A load names at least one sector, a store or atomic exactly one, and a maintain's sectors,
//   byte_enable and data do not matter.
// - Payloads hold while they wait.
// - The next level serves requests that share a sector of a line in their order, and answers each
//   once, after it has taken it: a load with each of its sectors once, in any order, last with the
//   last.
// - reply is taken within a bound that depends on nothing but reply.
// - Behind an atomic_buffer flush is true in cycles in which that one's flush and flushed are, and
//   in no others: a slice that is flushed takes nothing, also not the sector that the buffer writes
//   back, and says flushed without it.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - request_ready on request_kind, request_line, slice_request_ready, enable, flush
// - reply_valid on slice_reply_valid, slice_reply_id
// - reply_source on slice_reply_valid, slice_reply_source, slice_reply_id
// - reply_id on slice_reply_valid, slice_reply_id
// - reply_kind on slice_reply_valid, slice_reply_id, slice_reply_kind
// - reply_sector on slice_reply_valid, slice_reply_id, slice_reply_sector
// - reply_data on slice_reply_valid, slice_reply_id, slice_reply_data
// - reply_last on slice_reply_valid, slice_reply_id, slice_reply_last
// - slice_request_valid on request_valid, request_kind, request_line, enable, flush
// - slice_request_kind on request_kind, request_line, enable, flush
// - slice_request_operation on request_kind, request_operation, request_line, enable, flush
// - slice_request_line on request_kind, request_line, enable, flush
// - slice_request_sectors on request_kind, request_line, request_sectors, enable, flush
// - slice_request_byte_enable on request_kind, request_line, request_byte_enable, enable, flush
// - slice_request_data on request_kind, request_line, request_data, enable, flush
// - slice_request_source on request_kind, request_line, request_source, enable, flush
// - slice_request_id on request_kind, request_line, request_id, enable, flush
// - slice_reply_ready on reply_ready, slice_reply_id
`default_nettype none

// Performs atomics on a sector that it holds, one a cycle, in front of a slice or of a memory.
module atomic_buffer (
    input  wire         clock,
    input  wire         reset,
    // request: Requests of cores.
    input  wire         request_valid,              // A beat is offered.
    output reg          request_ready,              // The beat that is offered is taken.
    input  wire [1:0]   request_kind,               // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic, 3=maintain]
    input  wire [3:0]   request_operation,          // An atomic's operation, passed on as it is; a
                                                    // maintain's: 0 clean, 1 flush, 2 discard.
    input  wire [40:0]  request_line,               // Line address.
    input  wire [3:0]   request_sectors,            // Sectors of the line: of a load any, at least
                                                    // one; of a store or atomic exactly one.
    input  wire [31:0]  request_byte_enable,        // Bytes of the sector that a store writes; an
                                                    // atomic's are passed on as they are.
    input  wire [255:0] request_data,               // The sector's new bytes; an atomic's are
                                                    // passed on as they are.
    input  wire [7:0]   request_source,             // Number of the requester, which the reply
                                                    // carries.
    input  wire [8:0]   request_id,                 // The requester's identifier, which the reply
                                                    // carries.
    // reply: Beats of answers.
    output wire         reply_valid,                // A beat is offered.
    input  wire         reply_ready,                // The beat that is offered is taken.
    output reg  [7:0]   reply_source,               // Number of the requester.
    output reg  [8:0]   reply_id,                   // Identifier of the request answered.
    output reg  [1:0]   reply_kind,                 // Kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic, 3=maintain]
    output reg  [1:0]   reply_sector,               // Sector of the line; 0 for a store and a
                                                    // maintain.
    output reg  [255:0] reply_data,                 // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store and a maintain.
    output reg          reply_last,                 // No other beat of this reply follows.
    // slice_request: Reads and writes of sectors, and what bypasses the buffer.
    output wire         slice_request_valid,        // A beat is offered.
    input  wire         slice_request_ready,        // The beat that is offered is taken.
    output reg  [1:0]   slice_request_kind,         // Kind of the request. [0=load, 1=store,
                                                    // 2=atomic, 3=maintain]
    output reg  [3:0]   slice_request_operation,    // An atomic's operation, passed on as it is; a
                                                    // maintain's: 0 clean, 1 flush, 2 discard.
    output reg  [40:0]  slice_request_line,         // Line address.
    output reg  [3:0]   slice_request_sectors,      // Sectors of the line: of a load any, at least
                                                    // one; of a store or atomic exactly one.
    output reg  [31:0]  slice_request_byte_enable,  // Bytes of the sector that a store writes; an
                                                    // atomic's are passed on as they are.
    output reg  [255:0] slice_request_data,         // The sector's new bytes; an atomic's are
                                                    // passed on as they are.
    output reg  [7:0]   slice_request_source,       // Number of the requester, which the reply
                                                    // carries.
    output reg  [9:0]   slice_request_id,           // The requester's identifier, which the reply
                                                    // carries.
    // slice_reply: Its answers.
    input  wire         slice_reply_valid,          // A beat is offered.
    output wire         slice_reply_ready,          // The beat that is offered is taken.
    input  wire [7:0]   slice_reply_source,         // Number of the requester.
    input  wire [9:0]   slice_reply_id,             // Identifier of the request answered.
    input  wire [1:0]   slice_reply_kind,           // Kind of the request answered. [0=load,
                                                    // 1=store, 2=atomic, 3=maintain]
    input  wire [1:0]   slice_reply_sector,         // Sector of the line; 0 for a store and a
                                                    // maintain.
    input  wire [255:0] slice_reply_data,           // The sector's bytes; an atomic's old bytes; 0
                                                    // for a store and a maintain.
    input  wire         slice_reply_last,           // No other beat of this reply follows.

    input  wire         enable,                     // Atomics are performed here; else they pass.
                                                    // Changes only while nothing is held.
    input  wire         flush,                      // Write the held sector back; may rise and fall
                                                    // at any time.
    output wire         flushed,                    // The flush is done. A slice below is flushed
                                                    // in cycles in which flush and this are true,
                                                    // and in no others.
    output wire         idle,                       // Nothing is held.
    output wire         performed                   // An atomic was performed in the cycle before.
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [1:0] STATE_EMPTY = 2'd0;
    localparam [1:0] STATE_LOADING = 2'd1;
    localparam [1:0] STATE_HELD = 2'd2;
    localparam [1:0] STATE_WRITING = 2'd3;

    wire queue_push_ready;
    wire [3:0] queue_pop_operation;
    wire [1:0] queue_pop_sector;
    wire [1:0] queue_pop_pair;
    wire queue_pop_is_upper;
    wire queue_pop_is_wide;
    wire [63:0] queue_pop_operand;
    wire [63:0] queue_pop_compare;
    wire [7:0] queue_pop_source;
    wire [8:0] queue_pop_id;
    wire [2:0] queue_count;
    wire lines_has_line;
    wire [40:0] lines_head;
    wire [1:0] operands_sector;
    wire [1:0] operands_pair;
    wire operands_is_upper;
    wire operands_is_wide;
    wire [63:0] operands_operand;
    wire [63:0] operands_compare;
    wire [255:0] operation_changed;
    wire [7:0] operation_dirtied;
    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [40:0] line_d;
    reg [40:0] line_q;
    reg [1:0] sector_d;
    reg [1:0] sector_q;
    reg [255:0] data_d;
    reg [255:0] data_q;
    reg [7:0] dirty_d;
    reg [7:0] dirty_q;
    reg requests_sector_d;
    reg requests_sector_q;
    reg is_stalled_q;
    reg atomic_leads_d;
    reg atomic_leads_q;
    reg was_performed_q;
    reg is_flushed_q;
    wire waits;

    wire is_atomic = enable && (request_kind == KIND_ATOMIC);
    wire is_empty = state_q == STATE_EMPTY;
    wire is_local_line = !is_empty && (line_q == request_line);
    wire is_heads = (lines_head == line_q) && (queue_pop_sector == sector_q);
    wire serves = (state_q == STATE_HELD) && waits && is_heads;
    wire is_local = slice_reply_id[9];
    wire is_passed_on = slice_reply_valid && !is_local;
    wire goes_first = serves && (atomic_leads_q || !is_passed_on);
    wire is_taken = reply_ready;
    assign reply_valid = serves || is_passed_on;

    always @* begin
        reply_source = slice_reply_source;
        reply_id = slice_reply_id[8:0];
        reply_kind = slice_reply_kind;
        reply_sector = slice_reply_sector;
        reply_data = slice_reply_data;
        reply_last = slice_reply_last;
        if (goes_first) begin
            reply_source = queue_pop_source;
            reply_id = queue_pop_id;
            reply_kind = KIND_ATOMIC;
            reply_sector = sector_q;
            reply_data = data_q;
            reply_last = 1'b1;
        end
    end

    assign slice_reply_ready = is_local || (is_taken && !(serves && atomic_leads_q));
    wire performs = goes_first && is_taken;

    always @* begin
        atomic_leads_d = atomic_leads_q;
        if (goes_first || is_passed_on) begin
            atomic_leads_d = goes_first != is_taken;
        end
    end

    wire enters = request_valid && is_atomic && !flush;
    wire lines_pushed = enters && queue_push_ready;
    wire is_held = is_local_line || lines_has_line;
    wire may_pass = !is_atomic && !flush && !is_held && !requests_sector_q;
    wire passes = is_stalled_q || may_pass;
    wire is_offered = passes && request_valid;
    assign slice_request_valid = is_offered || requests_sector_q;

    always @* begin : drive_slice_request_kind
        integer i;
        i = 0;
        slice_request_kind = request_kind;
        slice_request_operation = request_operation;
        slice_request_line = request_line;
        slice_request_sectors = request_sectors;
        slice_request_byte_enable = request_byte_enable;
        slice_request_data = request_data;
        slice_request_source = request_source;
        slice_request_id = {1'b0, request_id};
        if (!passes) begin
            slice_request_kind = KIND_LOAD;
            slice_request_operation = 4'd0;
            slice_request_line = line_q;
            slice_request_sectors = 4'd1 << sector_q;
            slice_request_byte_enable = 32'd0;
            slice_request_data = 256'd0;
            slice_request_source = 8'd0;
            slice_request_id = 10'd512;
            if (state_q == STATE_WRITING) begin
                slice_request_kind = KIND_STORE;
                for (i = 0; i < 8; i = i + 1) begin
                    slice_request_byte_enable[i * 4 +: 4] = {4{dirty_q[i]}};
                end
                slice_request_data = data_q;
            end
        end
    end

    always @* begin
        request_ready = passes && slice_request_ready;
        if (is_atomic) begin
            request_ready = queue_push_ready && !flush;
        end
    end

    wire is_stalled_d = is_offered && !slice_request_ready;
    wire is_answered = slice_reply_valid && slice_reply_id[9];
    wire is_wanted = flush || (request_valid && !is_atomic && is_local_line);
    wire is_released = (waits && !is_heads) || (!waits && is_wanted);

    always @* begin
        requests_sector_d = requests_sector_q;
        if (!passes && slice_request_ready) begin
            requests_sector_d = 1'b0;
        end
        state_d = state_q;
        line_d = line_q;
        sector_d = sector_q;
        case (state_q)
            STATE_EMPTY: begin
                if (waits) begin
                    state_d = STATE_LOADING;
                    requests_sector_d = 1'b1;
                    line_d = lines_head;
                    sector_d = queue_pop_sector;
                end
            end
            STATE_LOADING: begin
                if (is_answered) begin
                    state_d = STATE_HELD;
                end
            end
            STATE_HELD: begin
                if (is_released) begin
                    state_d = STATE_EMPTY;
                    if (|dirty_q) begin
                        state_d = STATE_WRITING;
                        requests_sector_d = 1'b1;
                    end
                end
            end
            default: begin
                if (is_answered) begin
                    state_d = STATE_EMPTY;
                end
            end
        endcase
    end

    always @* begin
        data_d = data_q;
        dirty_d = dirty_q;
        if (performs) begin
            data_d = operation_changed;
            dirty_d = dirty_q | operation_dirtied;
        end
        if (state_q == STATE_LOADING) begin
            data_d = slice_reply_data;
            dirty_d = 8'd0;
        end
    end

    wire is_idle = is_empty && !waits;
    assign idle = is_idle;
    wire is_flushed_d = flush && is_idle;
    assign flushed = is_flushed_q;
    assign performed = was_performed_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, queue_count};

    atomic_request_queue_width155_depth4_cb380e46 u_queue (
        .clock          (clock),
        .reset          (reset),
        .push_valid     (enters),
        .push_ready     (queue_push_ready),
        .push_operation (request_operation),
        .push_sector    (operands_sector),
        .push_pair      (operands_pair),
        .push_is_upper  (operands_is_upper),
        .push_is_wide   (operands_is_wide),
        .push_operand   (operands_operand),
        .push_compare   (operands_compare),
        .push_source    (request_source),
        .push_id        (request_id),
        .pop_valid      (waits),
        .pop_ready      (performs),
        .pop_operation  (queue_pop_operation),
        .pop_sector     (queue_pop_sector),
        .pop_pair       (queue_pop_pair),
        .pop_is_upper   (queue_pop_is_upper),
        .pop_is_wide    (queue_pop_is_wide),
        .pop_operand    (queue_pop_operand),
        .pop_compare    (queue_pop_compare),
        .pop_source     (queue_pop_source),
        .pop_id         (queue_pop_id),
        .count          (queue_count)
    );

    atomic_buffer_lines_39bc64a4 u_lines (
        .clock    (clock),
        .reset    (reset),
        .line     (request_line),
        .pushed   (lines_pushed),
        .popped   (performs),
        .has_line (lines_has_line),
        .head     (lines_head)
    );

    atomic_buffer_operands_34314c5a u_operands (
        .sectors     (request_sectors),
        .byte_enable (request_byte_enable),
        .data        (request_data),
        .sector      (operands_sector),
        .pair        (operands_pair),
        .is_upper    (operands_is_upper),
        .is_wide     (operands_is_wide),
        .operand     (operands_operand),
        .compare     (operands_compare)
    );

    atomic_buffer_operation_6e8a6d38 u_operation (
        .operation (queue_pop_operation),
        .pair      (queue_pop_pair),
        .is_upper  (queue_pop_is_upper),
        .is_wide   (queue_pop_is_wide),
        .operand   (queue_pop_operand),
        .compare   (queue_pop_compare),
        .sector    (data_q),
        .changed   (operation_changed),
        .dirtied   (operation_dirtied)
    );

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_EMPTY;
            line_q <= 41'd0;
            sector_q <= 2'd0;
            data_q <= 256'd0;
            dirty_q <= 8'd0;
            requests_sector_q <= 1'b0;
            is_stalled_q <= 1'b0;
            atomic_leads_q <= 1'b0;
            was_performed_q <= 1'b0;
            is_flushed_q <= 1'b0;
        end else begin
            state_q <= state_d;
            line_q <= line_d;
            sector_q <= sector_d;
            data_q <= data_d;
            dirty_q <= dirty_d;
            requests_sector_q <= requests_sector_d;
            is_stalled_q <= is_stalled_d;
            atomic_leads_q <= atomic_leads_d;
            was_performed_q <= performs;
            is_flushed_q <= is_flushed_d;
        end
    end
endmodule

`default_nettype wire
