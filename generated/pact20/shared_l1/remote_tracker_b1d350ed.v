// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// A table, by identifier, of a core's requests in flight to other cores, with what each asked for.
module remote_tracker_b1d350ed (
    input  wire       clock,
    input  wire       reset,
    // issue
    input  wire       issue_valid,
    output wire       issue_ready,
    input  wire [7:0] issue_id,
    input  wire [3:0] issue_sectors,
    input  wire [6:0] issue_note,
    // reply
    input  wire [7:0] reply_id,
    input  wire       reply_done,
    output wire       reply_known,
    output reg  [3:0] reply_sectors,
    output reg  [6:0] reply_note,

    output wire [5:0] in_flight
);

    reg [4:0] free;
    reg [31:0] entries_take;
    wire [31:0] entries_is_busy;
    wire [31:0] entries_matched;
    wire [127:0] entries_sectors;
    wire [223:0] entries_note;
    reg [5:0] used_d;
    reg [5:0] used_q;
    genvar n;

    wire has_room = used_q != 6'd32;
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

    always @* begin : drive_reply_note
        integer i;
        reply_note = 7'd0;
        for (i = 0; i < 32; i = i + 1) begin
            reply_note = reply_note | entries_note[i * 7 +: 7];
        end
    end

    assign in_flight = used_q;

    generate
        for (n = 0; n < 32; n = n + 1) begin : entries
            remote_tracker_entry_97b5082d u_entries (
                .clock         (clock),
                .reset         (reset),
                .take          (entries_take[n]),
                .issue_id      (issue_id),
                .issue_sectors (issue_sectors),
                .issue_note    (issue_note),
                .reply_id      (reply_id),
                .reply_done    (reply_done),
                .is_busy       (entries_is_busy[n]),
                .matched       (entries_matched[n]),
                .sectors       (entries_sectors[n * 4 +: 4]),
                .note          (entries_note[n * 7 +: 7])
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
