// warpcache 0.1.0
`default_nettype none

// Lets the beats of lines in, reply by reply of either source, and answers to direct requests past
// them.
module ccn_fill_port_d1244f3b (
    input  wire         clock,
    input  wire         reset,
    // down_reply
    input  wire         down_reply_valid,
    output reg          down_reply_ready,
    input  wire [8:0]   down_reply_id,
    input  wire [1:0]   down_reply_kind,
    input  wire [1:0]   down_reply_sector,
    input  wire [255:0] down_reply_data,
    input  wire         down_reply_last,
    // fill
    input  wire         fill_valid,
    output wire         fill_ready,
    input  wire [4:0]   fill_entry,
    input  wire [255:0] fill_data,
    input  wire         fill_last,
    // line
    output wire         line_valid,
    input  wire         line_ready,
    output reg  [4:0]   line_entry,
    output reg  [1:0]   line_sector,
    output reg  [255:0] line_data,
    output reg          line_last,
    // direct
    output wire         direct_valid,
    input  wire         direct_ready,
    output wire [8:0]   direct_id,
    output wire [1:0]   direct_kind,
    output wire [1:0]   direct_sector,
    output wire [255:0] direct_data,
    output wire         direct_last,

    output wire         is_fill
);

    reg is_open_d;
    reg is_open_q;
    reg prefers_below_d;
    reg prefers_below_q;
    reg [1:0] sector_d;
    reg [1:0] sector_q;

    wire is_direct = down_reply_id[8];
    wire has_line_below = down_reply_valid && !is_direct;
    wire fill_may = !prefers_below_q || (!is_open_q && !has_line_below);
    wire below_may = prefers_below_q || (!is_open_q && !fill_valid);
    assign is_fill = fill_valid && fill_may;
    assign line_valid = is_fill || (has_line_below && below_may);

    always @* begin
        line_entry = down_reply_id[4:0];
        line_sector = down_reply_sector;
        line_data = down_reply_data;
        line_last = down_reply_last;
        if (is_fill) begin
            line_entry = fill_entry;
            line_data = fill_data;
            line_last = fill_last;
            line_sector = sector_q;
        end
    end

    always @* begin
        sector_d = sector_q;
        if (is_fill && line_ready) begin
            sector_d = sector_q + 2'd1;
        end
    end

    wire ends = line_ready && line_last;

    always @* begin
        is_open_d = is_open_q;
        prefers_below_d = prefers_below_q;
        if (line_valid) begin
            prefers_below_d = is_fill == ends;
            if (line_ready) begin
                is_open_d = !line_last;
            end
        end
    end

    assign direct_valid = down_reply_valid && is_direct;
    assign direct_id = down_reply_id;
    assign direct_kind = down_reply_kind;
    assign direct_sector = down_reply_sector;
    assign direct_data = down_reply_data;
    assign direct_last = down_reply_last;

    always @* begin
        down_reply_ready = below_may && line_ready;
        if (is_direct) begin
            down_reply_ready = direct_ready;
        end
    end

    assign fill_ready = fill_may && line_ready;

    always @(posedge clock) begin
        if (reset) begin
            is_open_q <= 1'b0;
            prefers_below_q <= 1'b0;
            sector_q <= 2'd0;
        end else begin
            is_open_q <= is_open_d;
            prefers_below_q <= prefers_below_d;
            sector_q <= sector_d;
        end
    end
endmodule

`default_nettype wire
