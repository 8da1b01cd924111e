// warpcache 0.1.0
`default_nettype none

// One request in flight.
module remote_tracker_entry_258a51ff (
    input  wire       clock,
    input  wire       reset,
    input  wire       take,
    input  wire [7:0] issue_id,
    input  wire [3:0] issue_sectors,
    input  wire [6:0] issue_context,
    input  wire [7:0] reply_id,
    input  wire       reply_done,
    output wire       is_busy,
    output wire       matched,
    output reg  [3:0] sectors,
    output reg  [6:0] reply_context
);

    reg busy_d;
    reg busy_q;
    reg [7:0] id_d;
    reg [7:0] id_q;
    reg [3:0] kept_sectors_d;
    reg [3:0] kept_sectors_q;
    reg [6:0] kept_context_d;
    reg [6:0] kept_context_q;

    wire is_asked = busy_q && (id_q == reply_id);

    always @* begin
        id_d = id_q;
        kept_sectors_d = kept_sectors_q;
        kept_context_d = kept_context_q;
        busy_d = busy_q;
        if (is_asked && reply_done) begin
            busy_d = 1'b0;
        end
        if (take) begin
            busy_d = 1'b1;
            id_d = issue_id;
            kept_sectors_d = issue_sectors;
            kept_context_d = issue_context;
        end
    end

    assign is_busy = busy_q;
    assign matched = is_asked;

    always @* begin
        sectors = 4'd0;
        reply_context = 7'd0;
        if (is_asked) begin
            sectors = kept_sectors_q;
            reply_context = kept_context_q;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            busy_q <= 1'b0;
            id_q <= 8'd0;
            kept_sectors_q <= 4'd0;
            kept_context_q <= 7'd0;
        end else begin
            busy_q <= busy_d;
            id_q <= id_d;
            kept_sectors_q <= kept_sectors_d;
            kept_context_q <= kept_context_d;
        end
    end
endmodule

`default_nettype wire
