// warpcache 0.1.0: chunker of design pact20
// paper: pact20 section 3.3
//
// Back-pressure and latency: both streams; a beat a cycle.
//
// The environment's side:
// - The environment keeps reply as it is while a beat waits, and line_data while a sector beat
//   does.
// - Between two beats of a packet there may be cycles in which reply_valid is false.
// - In those in which it is true, the reply is that of the header.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - reply_ready on reply_valid, reply_sectors, packet_ready
// - line_valid on reply_valid
// - packet_valid on reply_valid
// - packet_core on reply_core
// - packet_id on reply_id
// - packet_sectors on reply_sectors
// - packet_data on line_data
// - packet_last on reply_sectors
`default_nettype none

// Packetizes a home core's reply to the core that asked: a header beat, then one beat for each
// sector that was asked for.
module chunker (
    input  wire         clock,
    input  wire         reset,
    // reply: A reply; it is taken when its last beat is.
    input  wire         reply_valid,     // A beat is offered.
    output wire         reply_ready,     // The beat that is offered is taken.
    input  wire [4:0]   reply_core,      // The core that asked.
    input  wire [7:0]   reply_id,        // Identifier of its request.
    input  wire [3:0]   reply_sectors,   // Sectors that it asked for; 0 for a store's
                                         // acknowledgement.
    // line: The sector that is wanted, and its bytes.
    output wire         line_valid,      // A sector's beat is offered.
    output wire [1:0]   line_sector,     // Index of the sector; sector 0 has the lowest address.
    input  wire [255:0] line_data,       // Bytes of the sector line_sector.
    // packet: Packets to other cores.
    output wire         packet_valid,    // A beat is offered.
    input  wire         packet_ready,    // The beat that is offered is taken.
    output wire         packet_header,   // First beat of a packet; data beats follow.
    output wire [4:0]   packet_core,     // The core that the packet goes to.
    output wire [7:0]   packet_id,       // Identifier of its request.
    output wire [3:0]   packet_sectors,  // Sectors of the packet.
    output wire [255:0] packet_data,     // The sector's bytes; in a header they say nothing.
    output wire         packet_last      // No beat of this packet follows.
);

    reg [3:0] after;
    reg [3:0] left_d;
    reg [3:0] left_q;
    wire [3:0] lowest_grant;
    wire lowest_any;

    wire [3:0] sent = reply_sectors;
    wire is_open = |left_q;

    always @* begin
        after = sent;
        if (is_open) begin
            after = left_q & ~lowest_grant;
        end
    end

    wire is_last = !(|after);
    wire is_taken = reply_valid && packet_ready;

    always @* begin
        left_d = left_q;
        if (is_taken) begin
            left_d = after;
        end
    end

    assign reply_ready = is_taken && is_last;
    assign line_valid = reply_valid && is_open;
    assign packet_valid = reply_valid;
    assign packet_header = !is_open;
    assign packet_core = reply_core;
    assign packet_id = reply_id;
    assign packet_sectors = sent;
    assign packet_data = line_data;
    assign packet_last = is_last;

    (* unused *) wire unused;
    assign unused = &{1'b0, lowest_any};

    fixed_priority_arbiter_requesters4 u_lowest (
        .request (left_q),
        .grant   (lowest_grant),
        .granted (line_sector),
        .any     (lowest_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            left_q <= 4'd0;
        end else begin
            left_q <= left_d;
        end
    end
endmodule

`default_nettype wire
