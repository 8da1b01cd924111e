// warpcache 0.1.0: remote_tracker of design pact20
// paper: pact20 section 3.2
//
// Back-pressure and latency: on issue; answers in its cycle.
//
// The environment's side:
// - The environment issues no identifier that is in flight, not even in the cycle of its release.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - reply_known on reply_id
// - reply_sectors on reply_id
// - reply_context on reply_id
`default_nettype none

// A table, by identifier, of a core's requests in flight to other cores, with what each asked for.
module remote_tracker (
    input  wire       clock,
    input  wire       reset,
    // issue: A request that leaves.
    input  wire       issue_valid,    // A beat is offered.
    output wire       issue_ready,    // The beat that is offered is taken.
    input  wire [7:0] issue_id,       // Its identifier.
    input  wire [3:0] issue_sectors,  // Sectors of the line that it wants, one bit each; 0 for a
                                      // store.
    input  wire [6:0] issue_context,  // Opaque context, returned with the reply.
    // reply: The request that is asked about, which may be answered.
    input  wire [7:0] reply_id,       // Its identifier.
    input  wire       reply_done,     // The request is answered.
    output wire       reply_known,    // The request is in flight.
    output reg  [3:0] reply_sectors,  // Sectors that it wants. [when reply_known is 1]
    output reg  [6:0] reply_context,  // Context that it was issued with. [when reply_known is 1]

    output wire [5:0] in_flight       // Requests in flight.
);

    localparam [5:0] REQUESTS = 6'd32;

    reg [4:0] free;
    reg [31:0] entries_take;
    wire [31:0] entries_is_busy;
    wire [31:0] entries_matched;
    wire [127:0] entries_sectors;
    wire [223:0] entries_reply_context;
    reg [5:0] used_d;
    reg [5:0] used_q;
    genvar n;

    wire has_room = used_q != REQUESTS;
    wire issued = issue_valid && has_room;

    always @* begin : drive_free
        integer i;
        free = 5'd0;
        for (i = 31; i >= 0; i = i - 1) begin
            if (!entries_is_busy[i]) begin
                free = i[4:0];
            end
        end
    end

    always @* begin : drive_entries_take
        integer i;
        for (i = 0; i < 32; i = i + 1) begin
            entries_take[i] = issued && (free == i[4:0]);
        end
    end

    wire is_known = |entries_matched;
    wire released = reply_done && is_known;

    always @* begin
        used_d = used_q;
        if (issued && !released) begin
            used_d = used_q + 6'd1;
        end
        if (released && !issued) begin
            used_d = used_q - 6'd1;
        end
    end

    assign issue_ready = has_room;
    assign reply_known = is_known;

    always @* begin : drive_reply_sectors
        integer i;
        reply_sectors = 4'd0;
        for (i = 0; i < 32; i = i + 1) begin
            reply_sectors = reply_sectors | entries_sectors[i * 4 +: 4];
        end
    end

    always @* begin : drive_reply_context
        integer i;
        reply_context = 7'd0;
        for (i = 0; i < 32; i = i + 1) begin
            reply_context = reply_context | entries_reply_context[i * 7 +: 7];
        end
    end

    assign in_flight = used_q;

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            remote_tracker_entry_258a51ff u_entries (
                .clock         (clock),
                .reset         (reset),
                .take          (entries_take[n]),
                .issue_id      (issue_id),
                .issue_sectors (issue_sectors),
                .issue_context (issue_context),
                .reply_id      (reply_id),
                .reply_done    (reply_done),
                .is_busy       (entries_is_busy[n]),
                .matched       (entries_matched[n]),
                .sectors       (entries_sectors[n * 4 +: 4]),
                .reply_context (entries_reply_context[n * 7 +: 7])
            );
        end
    endgenerate

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 6'd0;
        end else begin
            used_q <= used_d;
        end
    end
endmodule

`default_nettype wire
