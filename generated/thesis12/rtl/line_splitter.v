// warpcache 0.1.0: line_splitter of design thesis12
// paper: thesis12 section 3.4
//
// Back-pressure and latency: ready/valid; combinational.
//
// The environment's side:
// - A load names at least one sector, a store or atomic exactly one.
// - The payload of request holds while it waits.
// - Each part is answered once, after it was taken, in any order.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - request_ready on request_sectors, part_ready
// - reply_valid on part_reply_valid, part_reply_id
// - reply_source on part_reply_id
// - reply_id on part_reply_id
// - reply_kind on part_reply_kind
// - reply_sector on part_reply_id
// - reply_data on part_reply_data
// - reply_last on part_reply_id
// - part_valid on request_valid
// - part_kind on request_kind
// - part_operation on request_operation
// - part_line on request_line, request_sectors
// - part_byte_enable on request_byte_enable
// - part_data on request_data
// - part_id on request_sectors
// - part_reply_ready on reply_ready
`default_nettype none

// Splits the requests to a bank of L2 into parts of one sector, and tells which answer is a
// request's last.
module line_splitter (
    input  wire         clock,
    input  wire         reset,
    // request: Requests to the bank.
    input  wire         request_valid,        // A beat is offered.
    output wire         request_ready,        // The beat that is offered is taken.
    input  wire [1:0]   request_kind,         // Kind of the request. [0=load, 1=store, 2=atomic]
    input  wire [3:0]   request_operation,    // An atomic's operation.
    input  wire [29:0]  request_line,         // Line address; at a bank that of the L1 divided by
                                              // banks.
    input  wire [3:0]   request_sectors,      // Sectors of the line: of a load any, at least one;
                                              // of a store or atomic exactly one.
    input  wire [31:0]  request_byte_enable,  // Bytes of the sector that a store writes, or that an
                                              // atomic changes.
    input  wire [255:0] request_data,         // The sector's new bytes; an atomic's operand and
                                              // compare value.
    input  wire [3:0]   request_source,       // The core that asks.
    input  wire [8:0]   request_id,           // Identifier of the request at that core.
    // reply: Beats of its answers.
    output wire         reply_valid,          // A beat is offered.
    input  wire         reply_ready,          // The beat that is offered is taken.
    output wire [3:0]   reply_source,         // The core that asked.
    output wire [8:0]   reply_id,             // Its identifier of the request.
    output wire [1:0]   reply_kind,           // The request's kind. [0=load, 1=store, 2=atomic]
    output wire [1:0]   reply_sector,         // Sector of the line.
    output wire [255:0] reply_data,           // The sector's bytes; an atomic's old bytes; 0 for a
                                              // store.
    output wire         reply_last,           // No other beat of this reply follows.
    // part: Each request's parts, one for each sector.
    output wire         part_valid,           // A beat is offered.
    input  wire         part_ready,           // The beat that is offered is taken.
    output wire [1:0]   part_kind,            // The request's kind. [0=load, 1=store, 2=atomic]
    output wire [3:0]   part_operation,       // Operation of an atomic; ignored by other kinds.
    output wire [31:0]  part_line,            // The slice's line address of the sector.
    output wire [31:0]  part_byte_enable,     // The request's bytes.
    output wire [255:0] part_data,            // Payload; meaningless in a load.
    output wire [5:0]   part_id,              // The request's place, above the sector's number.
    // part_reply: Their answers.
    input  wire         part_reply_valid,     // A beat is offered.
    output wire         part_reply_ready,     // The beat that is offered is taken.
    input  wire [5:0]   part_reply_id,        // The part's identifier.
    input  wire [1:0]   part_reply_kind,      // Kind of the request that the part belongs to.
                                              // [0=load, 1=store, 2=atomic]
    input  wire [255:0] part_reply_data,      // The sector's bytes.

    output wire         idle                  // Nothing is unanswered.
);

    reg [3:0] free;
    reg [3:0] place;
    reg [14:0] counts;
    reg [15:0] places_take;
    reg [15:0] places_is_answered;
    wire [15:0] places_is_busy;
    wire [15:0] places_is_last;
    wire [63:0] places_source;
    wire [143:0] places_id;
    wire [3:0] choice_grant;
    wire [1:0] choice_granted;
    wire choice_any;
    reg [3:0] taken_d;
    reg [3:0] taken_q;
    reg has_place_d;
    reg has_place_q;
    reg [3:0] kept_place_d;
    reg [3:0] kept_place_q;
    genvar n;

    always @* begin : drive_free
        integer i;
        free = 4'd0;
        for (i = 15; i >= 0; i = i - 1) begin
            if (!places_is_busy[i]) begin
                free = i[3:0];
            end
        end
    end

    wire has_free = !(&places_is_busy);

    always @* begin
        place = free;
        if (has_place_q) begin
            place = kept_place_q;
        end
    end

    assign idle = !(|places_is_busy);
    wire may_go = has_place_q || has_free;
    wire [3:0] left = request_sectors & ~taken_q;
    wire is_last_part = choice_any && (left == choice_grant);
    assign part_valid = request_valid && may_go;
    assign part_kind = request_kind;
    assign part_operation = request_operation;
    assign part_line = {request_line, choice_granted};
    assign part_byte_enable = request_byte_enable;
    assign part_data = request_data;
    assign part_id = {place, choice_granted};
    assign request_ready = may_go && part_ready && is_last_part;
    wire passes = part_valid && part_ready;

    always @* begin
        taken_d = taken_q;
        has_place_d = has_place_q;
        kept_place_d = kept_place_q;
        if (part_valid) begin
            has_place_d = 1'b1;
            kept_place_d = place;
        end
        if (passes) begin
            taken_d = taken_q | choice_grant;
            if (is_last_part) begin
                taken_d = 4'd0;
                has_place_d = 1'b0;
            end
        end
    end

    always @* begin : drive_counts
        integer i;
        counts[2:0] = 3'd0;
        for (i = 1; i < 5; i = i + 1) begin
            counts[i * 3 +: 3] = counts[i * 3 - 3 +: 3] + {2'd0, request_sectors[i - 1]};
        end
    end

    wire begins = part_valid && !has_place_q;
    wire [3:0] answered = part_reply_id[5:2];
    wire is_awaited = places_is_busy[answered];
    wire answers = part_reply_valid && is_awaited && reply_ready;

    always @* begin : drive_places_take
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            places_take[i] = begins && (place == i[3:0]);
        end
    end

    always @* begin : drive_places_is_answered
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            places_is_answered[i] = answers && (answered == i[3:0]);
        end
    end

    assign reply_valid = part_reply_valid && is_awaited;
    assign part_reply_ready = reply_ready;
    assign reply_kind = part_reply_kind;
    assign reply_data = part_reply_data;
    assign reply_sector = part_reply_id[1:0];
    assign reply_source = places_source[{answered, 2'd0} +: 4];
    assign reply_id = places_id[{4'd0, answered} * 8'd9 +: 9];
    assign reply_last = places_is_last[answered];

    generate
        for (n = 0; n < 16; n = n + 1) begin : places
            line_splitter_place_2ebc40e2 u_places (
                .clock          (clock),
                .reset          (reset),
                .take           (places_take[n]),
                .parts          (counts[14:12]),
                .request_source (request_source),
                .request_id     (request_id),
                .is_answered    (places_is_answered[n]),
                .is_busy        (places_is_busy[n]),
                .is_last        (places_is_last[n]),
                .source         (places_source[n * 4 +: 4]),
                .id             (places_id[n * 9 +: 9])
            );
        end
    endgenerate

    fixed_priority_arbiter_requesters4 u_choice (
        .request (left),
        .grant   (choice_grant),
        .granted (choice_granted),
        .any     (choice_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            taken_q <= 4'd0;
            has_place_q <= 1'b0;
            kept_place_q <= 4'd0;
        end else begin
            taken_q <= taken_d;
            has_place_q <= has_place_d;
            kept_place_q <= kept_place_d;
        end
    end
endmodule

`default_nettype wire
