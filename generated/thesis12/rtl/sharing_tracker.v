// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
//
// Back-pressure and latency: ready/valid; one cycle.
//
// The environment's side:
// - The environment names only cores that exist.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - flush_ready on lookup_valid, answer_ready
// - invalidate_ready on flush_valid, lookup_valid, answer_ready
// - remove_ready on flush_valid, invalidate_valid, lookup_valid, answer_ready
// - lookup_ready on flush_valid, invalidate_valid, remove_valid, lookup_valid, answer_ready
`default_nettype none

// A directory of the cores whose L1 holds a copy of a line, which names one of them to answer the
// load miss of another.
module sharing_tracker (
    input  wire        clock,
    input  wire        reset,
    // flush: Every entry is to be freed.
    input  wire        flush_valid,          // A beat is offered.
    output wire        flush_ready,          // The beat that is offered is taken.
    // invalidate: A store or coherent operation passes to L2.
    input  wire        invalidate_valid,     // A beat is offered.
    output wire        invalidate_ready,     // The beat that is offered is taken.
    input  wire [32:0] invalidate_line,      // Its line address.
    // remove: An L1 no longer holds a line.
    input  wire        remove_valid,         // A beat is offered.
    output wire        remove_ready,         // The beat that is offered is taken.
    input  wire [32:0] remove_line,          // The line's address.
    input  wire [3:0]  remove_core,          // The core of that L1.
    // lookup: A load missed its L1.
    input  wire        lookup_valid,         // A beat is offered.
    output wire        lookup_ready,         // The beat that is offered is taken.
    input  wire [32:0] lookup_line,          // Its line address.
    input  wire [3:0]  lookup_core,          // Number of the core.
    input  wire        lookup_may_forward,   // The request may be forwarded to a sharer; false for
                                             // a load that bypasses the L1.
    input  wire        lookup_adds,          // The load will allocate: its core becomes a sharer.
    // answer: The answer to a request.
    output wire        answer_valid,         // The answer to a request is held.
    input  wire        answer_ready,         // The valid answer is taken.
    output wire [1:0]  answer_kind,          // Identifier of the request. [0=lookup, 1=remove,
                                             // 2=invalidate, 3=flush]
    output wire [32:0] answer_line,          // Its line address; 0 for a flush.
    output wire [3:0]  answer_core,          // Its core; 0 for an invalidate and a flush.
    output wire [2:0]  answer_bank,          // The bank by which it goes on to L2; 0 for a flush.
    output wire        answer_forward,       // A sharer can answer; false unless valid.
    output wire [3:0]  answer_forward_core,  // Number of that sharer. [when answer_forward is 1]
    output wire [15:0] answer_sharers,       // The line's sharers after the request, bit c for core
                                             // c.

    output wire        ram_error             // In the cycle before, a memory gave a word with an
                                             // error that its ECC cannot correct; always 0 unless
                                             // macros that have ECC are in the wrappers of
                                             // memories.
);

    localparam [1:0] REMOVE = 2'd1;
    localparam [1:0] INVALIDATE = 2'd2;
    localparam [1:0] FLUSH = 2'd3;
    localparam TAG_MSB = 32;
    localparam TAG_LSB = 10;
    localparam SET_NUMBER_MSB = 9;
    localparam SET_NUMBER_LSB = 0;

    wire requests_passed_valid;
    wire [1:0] requests_passed_kind;
    wire [32:0] requests_passed_line;
    wire [3:0] requests_passed_core;
    wire requests_passed_may_forward;
    wire requests_passed_adds;
    reg holds_d;
    reg holds_q;
    reg [1:0] request_kind_d;
    reg [1:0] request_kind_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [3:0] core_d;
    reg [3:0] core_q;
    reg may_forward_d;
    reg may_forward_q;
    reg adds_d;
    reg adds_q;
    reg table_reads;
    reg [9:0] table_read_set;
    wire table_forward;

    wire passes = !holds_q || answer_ready;

    always @* begin
        holds_d = holds_q;
        request_kind_d = request_kind_q;
        line_d = line_q;
        core_d = core_q;
        may_forward_d = may_forward_q;
        adds_d = adds_q;
        table_reads = holds_q;
        table_read_set = line_q[SET_NUMBER_MSB:SET_NUMBER_LSB];
        if (passes) begin
            holds_d = requests_passed_valid;
            request_kind_d = requests_passed_kind;
            line_d = requests_passed_line;
            core_d = requests_passed_core;
            may_forward_d = requests_passed_may_forward;
            adds_d = requests_passed_adds;
            table_reads = requests_passed_valid;
            table_read_set = requests_passed_line[9:0];
        end
    end

    wire table_is_remove = request_kind_q == REMOVE;
    wire table_is_invalidate = request_kind_q == INVALIDATE;
    wire table_is_flush = request_kind_q == FLUSH;
    wire table_commit = holds_q && answer_ready;
    assign answer_valid = holds_q;
    assign answer_kind = request_kind_q;
    assign answer_line = line_q;
    assign answer_core = core_q;
    assign answer_bank = line_q[2:0];
    assign answer_forward = holds_q && table_forward;

    sharing_tracker_requests_line33_core4 u_requests (
        .clock              (clock),
        .reset              (reset),
        .may_pass           (passes),
        .flush_valid        (flush_valid),
        .flush_ready        (flush_ready),
        .invalidate_valid   (invalidate_valid),
        .invalidate_ready   (invalidate_ready),
        .invalidate_line    (invalidate_line),
        .remove_valid       (remove_valid),
        .remove_ready       (remove_ready),
        .remove_line        (remove_line),
        .remove_core        (remove_core),
        .lookup_valid       (lookup_valid),
        .lookup_ready       (lookup_ready),
        .lookup_line        (lookup_line),
        .lookup_core        (lookup_core),
        .lookup_may_forward (lookup_may_forward),
        .lookup_adds        (lookup_adds),
        .passed_valid       (requests_passed_valid),
        .passed_kind        (requests_passed_kind),
        .passed_line        (requests_passed_line),
        .passed_core        (requests_passed_core),
        .passed_may_forward (requests_passed_may_forward),
        .passed_adds        (requests_passed_adds)
    );

    sharing_tracker_table_d5ad6638 u_table (
        .clock         (clock),
        .reset         (reset),
        .reads         (table_reads),
        .read_set      (table_read_set),
        .set_number    (line_q[SET_NUMBER_MSB:SET_NUMBER_LSB]),
        .tag           (line_q[TAG_MSB:TAG_LSB]),
        .core          (core_q),
        .may_forward   (may_forward_q),
        .adds          (adds_q),
        .is_remove     (table_is_remove),
        .is_invalidate (table_is_invalidate),
        .is_flush      (table_is_flush),
        .commit        (table_commit),
        .forward       (table_forward),
        .forward_core  (answer_forward_core),
        .sharers       (answer_sharers),
        .ram_error     (ram_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            holds_q <= 1'b0;
            request_kind_q <= 2'd0;
            line_q <= 33'd0;
            core_q <= 4'd0;
            may_forward_q <= 1'b0;
            adds_q <= 1'b0;
        end else begin
            holds_q <= holds_d;
            request_kind_q <= request_kind_d;
            line_q <= line_d;
            core_q <= core_d;
            may_forward_q <= may_forward_d;
            adds_q <= adds_d;
        end
    end
endmodule

`default_nettype wire
