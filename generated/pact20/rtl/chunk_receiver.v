// warpcache 0.1.0: chunk_receiver of design pact20
// paper: pact20 section 3.3
//
// Back-pressure and latency: both streams; a beat a cycle.
//
// The environment's side:
// - The environment sends a header, then a beat for each of its sectors, with gaps or without, and
//   keeps a beat as it is until it is taken.
// - With a sector beat wanted_sectors is, of that sector and those to come, what it was with the
//   sector beat before.
// - Of others, and in any other cycle, it may be anything.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - packet_ready on packet_valid, packet_sectors, wanted_sectors, core_reply_ready
// - core_reply_valid on packet_valid, packet_sectors, wanted_sectors
// - core_reply_id on packet_id, request_id
// - core_reply_data on packet_data
// - core_reply_last on packet_sectors, wanted_sectors
// - request_present on packet_valid
// - request_id on packet_id
// - request_done on packet_valid, packet_sectors, wanted_sectors, core_reply_ready
`default_nettype none

// Unpacks the packets that home cores send into replies to the core: a beat for each sector that
// the core asked for, and one without data for a store.
module chunk_receiver (
    input  wire         clock,
    input  wire         reset,
    // packet: A beat of a packet; packet_ready is true only when there is one.
    input  wire         packet_valid,       // A beat is offered.
    output wire         packet_ready,       // The beat that is offered is taken.
    input  wire [7:0]   packet_id,          // Identifier of the request answered; read in a header.
    input  wire [3:0]   packet_sectors,     // Sectors of the packet; read in a header.
    input  wire [255:0] packet_data,        // The sector's bytes; read in a sector beat.
    // wanted: Sectors that its request asked for.
    input  wire [3:0]   wanted_sectors,     // Its sectors; read in a sector beat.
    // core_reply: A beat of the reply; of a store's, sector and bytes are 0.
    output wire         core_reply_valid,   // A beat is offered.
    input  wire         core_reply_ready,   // The beat that is offered is taken.
    output wire [7:0]   core_reply_id,      // Identifier of the request answered.
    output wire [1:0]   core_reply_sector,  // Sector of the line; 0 for a store.
    output reg  [255:0] core_reply_data,    // The sector's bytes; an atomic's old bytes; 0 for a
                                            // store.
    output wire         core_reply_last,    // No other beat of this reply follows.
    // request: The request answered.
    output wire         request_present,    // There is one: its header is offered, or a beat of it
                                            // is to come.
    output reg  [7:0]   request_id,         // Its identifier. [when request_present is 1]
    output wire         request_done        // The request is answered: the packet's last beat is
                                            // taken.
);

    reg [3:0] after;
    reg passes;
    reg [3:0] left_d;
    reg [3:0] left_q;
    reg [7:0] id_d;
    reg [7:0] id_q;
    wire [3:0] lowest_grant;
    wire lowest_any;

    wire is_open = |left_q;
    assign request_present = packet_valid || is_open;

    always @* begin
        after = packet_sectors;
        passes = !(|packet_sectors);
        request_id = packet_id;
        core_reply_data = 256'd0;
        if (is_open) begin
            after = left_q & ~lowest_grant;
            passes = |(wanted_sectors & lowest_grant);
            request_id = id_q;
            core_reply_data = packet_data;
        end
    end

    wire is_taken = packet_valid && (core_reply_ready || !passes);

    always @* begin
        left_d = left_q;
        id_d = id_q;
        if (is_taken) begin
            left_d = after;
            id_d = request_id;
        end
    end

    assign packet_ready = is_taken;
    assign request_done = is_taken && !(|after);
    assign core_reply_valid = packet_valid && passes;
    assign core_reply_id = request_id;
    assign core_reply_last = !(|(after & wanted_sectors));

    (* unused *) wire unused;
    assign unused = &{1'b0, lowest_any};

    fixed_priority_arbiter_requesters4 u_lowest (
        .request (left_q),
        .grant   (lowest_grant),
        .granted (core_reply_sector),
        .any     (lowest_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            left_q <= 4'd0;
            id_q <= 8'd0;
        end else begin
            left_q <= left_d;
            id_q <= id_d;
        end
    end
endmodule

`default_nettype wire
