// warpcache 0.1.0
`default_nettype none

// The effect of one change on a set that was read before it.
module llc_slice_patch_4f1aec7d (
    // change
    input  wire        change_states,
    input  wire        change_tags,
    input  wire        change_is_only,
    input  wire [8:0]  change_set_number,
    input  wire [2:0]  change_way,
    input  wire        change_is_line,
    input  wire [22:0] change_tag,
    input  wire        change_readable,
    input  wire        change_dirty,

    input  wire [8:0]  set_number,
    input  wire [22:0] tag,
    output reg  [7:0]  tag_ways,
    output reg  [7:0]  lines,
    output reg  [7:0]  matched,
    output reg  [7:0]  state_ways,
    // line
    output wire        line_readable,
    output wire        line_dirty
);

    wire is_here = change_set_number == set_number;
    wire [7:0] way = 8'd1 << change_way;
    wire is_match = change_is_line && (change_tag == tag);

    always @* begin
        tag_ways = 8'd0;
        lines = 8'd0;
        matched = 8'd0;
        if (is_here && change_tags) begin
            tag_ways = way;
            if (change_is_line) begin
                lines = way;
            end
            if (is_match) begin
                matched = way;
            end
        end
    end

    always @* begin
        state_ways = 8'd0;
        if (is_here && change_states) begin
            state_ways = way;
        end
    end

    assign line_readable = change_readable;
    assign line_dirty = change_dirty;

    (* unused *) wire unused;
    assign unused = &{1'b0, change_is_only};
endmodule

`default_nettype wire
