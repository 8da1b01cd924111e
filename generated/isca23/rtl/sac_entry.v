// warpcache 0.1.0: sac_entry of design isca23
// paper: isca23 section 3.1, section 3.2
//
// Back-pressure and latency: on request; combinational.
//
// The environment's side:
// - The environment changes sm_side only in a cycle after one in which held and empty were true,
//   never changes chip, names chips below chips, answers no request that has not left in an earlier
//   cycle, and keeps what it offers.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - held on hold
// - request_ready on hold, request_valid, forward_ready
// - forward_valid on hold, request_valid
// - forward_kind on request_kind
// - forward_operation on request_operation
// - forward_line on request_line
// - forward_sectors on request_sectors
// - forward_byte_enable on request_byte_enable
// - forward_data on request_data
// - forward_source on request_source
// - forward_id on request_id
// - forward_chip on chip
// - forward_home on request_home
// - forward_to_chip on sm_side, chip, request_home
// - forward_to_slice on request_line
// - reply_ready on down_reply_ready
// - down_reply_valid on reply_valid
// - down_reply_id on reply_id
// - down_reply_kind on reply_kind
// - down_reply_sector on reply_sector
// - down_reply_data on reply_data
// - down_reply_last on reply_last
`default_nettype none

// The entry of an SM's requests into the NoC: adds the slice that each goes to, holds them while
// the organisation changes, and counts those that are not answered.
module sac_entry (
    input  wire         clock,
    input  wire         reset,
    input  wire         sm_side,              // The organisation is SM-side. Changes only after a
                                              // cycle in which held and empty were true.
    input  wire [1:0]   chip,                 // Number of this chip, below chips; it never changes.
    input  wire         hold,                 // No further request is to leave.
    output wire         held,                 // None leaves.
    output wire         empty,                // Every request that left is answered.
    // request: Requests of the L1.
    input  wire         request_valid,        // A beat is offered.
    output wire         request_ready,        // The beat that is offered is taken.
    input  wire [1:0]   request_kind,         // Kind of the request. [0=load, 1=store, 2=atomic,
                                              // 3=maintain]
    input  wire [3:0]   request_operation,    // An atomic's operation; a maintain's: 0 clean, 1
                                              // flush, 2 discard, of the copy in the slice that it
                                              // reaches.
    input  wire [40:0]  request_line,         // Line address.
    input  wire [3:0]   request_sectors,      // Sectors of the line.
    input  wire [31:0]  request_byte_enable,  // Bytes of the sector that are written, or an
                                              // atomic's word.
    input  wire [255:0] request_data,         // The sector's new bytes, or an atomic's operands.
    input  wire [7:0]   request_source,       // Number of the requester.
    input  wire [8:0]   request_id,           // The requester's identifier.
    input  wire [1:0]   request_home,         // The chip whose memory holds the line, below chips.
    // forward: The same, to the NoC.
    output wire         forward_valid,        // A beat is offered.
    input  wire         forward_ready,        // The beat that is offered is taken.
    output wire [1:0]   forward_kind,         // Kind of the request. [0=load, 1=store, 2=atomic,
                                              // 3=maintain]
    output wire [3:0]   forward_operation,    // An atomic's operation; a maintain's: 0 clean, 1
                                              // flush, 2 discard, of the copy in the slice that it
                                              // reaches.
    output wire [40:0]  forward_line,         // Line address.
    output wire [3:0]   forward_sectors,      // Sectors of the line.
    output wire [31:0]  forward_byte_enable,  // Bytes of the sector that are written, or an
                                              // atomic's word.
    output wire [255:0] forward_data,         // The sector's new bytes, or an atomic's operands.
    output wire [7:0]   forward_source,       // Number of the requester.
    output wire [8:0]   forward_id,           // The requester's identifier.
    output wire [1:0]   forward_chip,         // The chip that asks.
    output wire [1:0]   forward_home,         // The chip whose memory holds the line.
    output wire [1:0]   forward_to_chip,      // The chip that it goes to.
    output wire [3:0]   forward_to_slice,     // The slice there.
    // reply: Replies of the NoC.
    input  wire         reply_valid,          // A beat is offered.
    output wire         reply_ready,          // The beat that is offered is taken.
    input  wire [8:0]   reply_id,             // Identifier of the request answered.
    input  wire [1:0]   reply_kind,           // Kind of the request answered. [0=load, 1=store,
                                              // 2=atomic, 3=maintain]
    input  wire [1:0]   reply_sector,         // Sector of the line.
    input  wire [255:0] reply_data,           // The sector's bytes.
    input  wire         reply_last,           // No other beat of this reply follows.
    // down_reply: The same, to the L1.
    output wire         down_reply_valid,     // A beat is offered.
    input  wire         down_reply_ready,     // The beat that is offered is taken.
    output wire [8:0]   down_reply_id,        // Identifier of the request answered.
    output wire [1:0]   down_reply_kind,      // Kind of the request answered. [0=load, 1=store,
                                              // 2=atomic, 3=maintain]
    output wire [1:0]   down_reply_sector,    // Sector of the line.
    output wire [255:0] down_reply_data,      // The sector's bytes.
    output wire         down_reply_last,      // No other beat of this reply follows.
    // miss: The request that left in the cycle before.
    output wire         miss_valid,           // There is one in this cycle.
    output wire [3:0]   miss_slice,           // The slice that it goes to under SM-side, and in its
                                              // home chip otherwise.
    output wire         miss_local            // Its home is this chip.
);

    wire [6:0] route_to_set;
    wire [29:0] route_to_tag;
    wire route_over_link;
    wire route_miss_over_link;
    reg [9:0] unanswered_d;
    reg [9:0] unanswered_q;
    reg is_stalled_q;
    reg left_q;
    reg [3:0] left_slice_q;
    reg left_local_q;

    wire is_full = unanswered_q[9];
    wire offers = request_valid && (is_stalled_q || !(hold || is_full));
    assign forward_valid = offers;
    assign forward_kind = request_kind;
    assign forward_operation = request_operation;
    assign forward_line = request_line;
    assign forward_sectors = request_sectors;
    assign forward_byte_enable = request_byte_enable;
    assign forward_data = request_data;
    assign forward_source = request_source;
    assign forward_id = request_id;
    assign forward_chip = chip;
    assign forward_home = request_home;
    wire leaves = offers && forward_ready;
    assign request_ready = leaves;
    wire is_stalled_d = offers && !forward_ready;
    assign held = hold && !is_stalled_q;
    assign down_reply_valid = reply_valid;
    assign reply_ready = down_reply_ready;
    assign down_reply_id = reply_id;
    assign down_reply_kind = reply_kind;
    assign down_reply_sector = reply_sector;
    assign down_reply_data = reply_data;
    assign down_reply_last = reply_last;
    wire answered = reply_valid && reply_last && down_reply_ready;

    always @* begin
        unanswered_d = unanswered_q;
        if (leaves && !answered) begin
            unanswered_d = unanswered_q + 10'd1;
        end
        if (answered && !leaves) begin
            unanswered_d = unanswered_q - 10'd1;
        end
    end

    assign empty = unanswered_q == 10'd0;
    wire left_local_d = chip == request_home;
    assign miss_valid = left_q;
    assign miss_slice = left_slice_q;
    assign miss_local = left_local_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, route_to_set, route_to_tag, route_over_link, route_miss_over_link};

    route_policy_fd3ba521 u_route (
        .sm_side        (sm_side),
        .request_chip   (chip),
        .request_home   (request_home),
        .request_line   (request_line),
        .to_chip        (forward_to_chip),
        .to_slice       (forward_to_slice),
        .to_set         (route_to_set),
        .to_tag         (route_to_tag),
        .over_link      (route_over_link),
        .miss_over_link (route_miss_over_link)
    );

    always @(posedge clock) begin
        if (reset) begin
            unanswered_q <= 10'd0;
            is_stalled_q <= 1'b0;
            left_q <= 1'b0;
            left_slice_q <= 4'd0;
            left_local_q <= 1'b0;
        end else begin
            unanswered_q <= unanswered_d;
            is_stalled_q <= is_stalled_d;
            left_q <= leaves;
            left_slice_q <= forward_to_slice;
            left_local_q <= left_local_d;
        end
    end
endmodule

`default_nettype wire
