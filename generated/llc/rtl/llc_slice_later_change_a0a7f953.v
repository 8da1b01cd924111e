// warpcache 0.1.0
`default_nettype none

// A change of a line, one cycle later.
module llc_slice_later_change_a0a7f953 (
    input  wire        clock,
    input  wire        reset,
    // now
    input  wire        now_states,
    input  wire        now_tags,
    input  wire        now_is_only,
    input  wire [6:0]  now_set_number,
    input  wire [3:0]  now_way,
    input  wire        now_is_line,
    input  wire [33:0] now_tag,
    input  wire [3:0]  now_readable,
    input  wire [3:0]  now_dirty,
    // before
    output wire        before_states,
    output wire        before_tags,
    output wire        before_is_only,
    output wire [6:0]  before_set_number,
    output wire [3:0]  before_way,
    output wire        before_is_line,
    output wire [33:0] before_tag,
    output wire [3:0]  before_readable,
    output wire [3:0]  before_dirty
);

    reg states_q;
    reg tags_q;
    reg is_only_q;
    reg [6:0] set_q;
    reg [3:0] way_q;
    reg is_line_q;
    reg [33:0] tag_q;
    reg [3:0] readable_q;
    reg [3:0] dirty_q;

    assign before_states = states_q;
    assign before_tags = tags_q;
    assign before_is_only = is_only_q;
    assign before_set_number = set_q;
    assign before_way = way_q;
    assign before_is_line = is_line_q;
    assign before_tag = tag_q;
    assign before_readable = readable_q;
    assign before_dirty = dirty_q;

    always @(posedge clock) begin
        if (reset) begin
            states_q <= 1'b0;
            tags_q <= 1'b0;
            is_only_q <= 1'b0;
            set_q <= 7'd0;
            way_q <= 4'd0;
            is_line_q <= 1'b0;
            tag_q <= 34'd0;
            readable_q <= 4'd0;
            dirty_q <= 4'd0;
        end else begin
            states_q <= now_states;
            tags_q <= now_tags;
            is_only_q <= now_is_only;
            set_q <= now_set_number;
            way_q <= now_way;
            is_line_q <= now_is_line;
            tag_q <= now_tag;
            readable_q <= now_readable;
            dirty_q <= now_dirty;
        end
    end
endmodule

`default_nettype wire
