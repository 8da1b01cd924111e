// warpcache 0.1.0
`default_nettype none

// Tags and sectors' states of every line. A change of a line is written in the next cycle; a set
// that was read gets the changes of three cycles.
module llc_slice_line_states_84753402 (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [8:0]  next_set,
    input  wire [22:0] tag,
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

    input  wire        whole,
    input  wire        picks,
    input  wire [2:0]  pick,
    input  wire        clear,
    // found
    output wire        found_has_line,
    output wire [2:0]  found_way,
    output wire        found_is_changed,
    output wire        found_has_free,
    output wire [2:0]  found_free_way,
    output wire        found_is_empty,
    // selected
    output reg  [22:0] selected_tag,
    output reg         selected_readable,
    output reg         selected_dirty,

    output wire [7:0]  dirty_ways,
    output wire        ram_error
);

    reg [31:0] lines;
    reg [31:0] matched;
    reg [7:0] select;
    reg [183:0] way_tag;
    reg [7:0] way_readable;
    reg [7:0] way_dirty;
    wire used_is_set;
    reg is_used_q;
    reg [8:0] set_q;
    wire [7:0] ways_is_line;
    wire [7:0] ways_is_match;
    wire [183:0] ways_held_tag;
    wire [7:0] ways_readable;
    wire [7:0] ways_dirty;
    wire [7:0] ways_is_dirty;
    wire [7:0] ways_ram_error;
    wire newer_before_states;
    wire newer_before_is_only;
    wire [8:0] newer_before_set_number;
    wire [2:0] newer_before_way;
    wire newer_before_is_line;
    wire [22:0] newer_before_tag;
    wire newer_before_readable;
    wire newer_before_dirty;
    wire older_before_states;
    wire older_before_tags;
    wire older_before_is_only;
    wire [8:0] older_before_set_number;
    wire [2:0] older_before_way;
    wire older_before_is_line;
    wire [22:0] older_before_tag;
    wire older_before_readable;
    wire older_before_dirty;
    wire [2:0] patches_change_states;
    wire [2:0] patches_change_tags;
    wire [2:0] patches_change_is_only;
    wire [26:0] patches_change_set_number;
    wire [8:0] patches_change_way;
    wire [2:0] patches_change_is_line;
    wire [68:0] patches_change_tag;
    wire [2:0] patches_change_readable;
    wire [2:0] patches_change_dirty;
    wire [23:0] patches_tag_ways;
    wire [23:0] patches_lines;
    wire [23:0] patches_matched;
    wire [23:0] patches_state_ways;
    wire [2:0] patches_line_readable;
    wire [2:0] patches_line_dirty;
    wire [7:0] match_number_grant;
    wire [7:0] free_number_grant;
    wire writes_tag;
    reg [7:0] is_way;
    genvar n;

    assign dirty_ways = ways_is_dirty;
    wire readable = newer_before_readable | whole;
    assign patches_change_states[0] = older_before_states;
    assign patches_change_states[1] = newer_before_states;
    assign patches_change_states[2] = change_states;
    assign patches_change_tags[0] = older_before_tags;
    assign patches_change_tags[1] = writes_tag;
    assign patches_change_tags[2] = change_tags;
    assign patches_change_is_only[0] = older_before_is_only;
    assign patches_change_is_only[1] = newer_before_is_only;
    assign patches_change_is_only[2] = change_is_only;
    assign patches_change_set_number[8:0] = older_before_set_number;
    assign patches_change_set_number[17:9] = newer_before_set_number;
    assign patches_change_set_number[26:18] = change_set_number;
    assign patches_change_way[2:0] = older_before_way;
    assign patches_change_way[5:3] = newer_before_way;
    assign patches_change_way[8:6] = change_way;
    assign patches_change_is_line[0] = older_before_is_line;
    assign patches_change_is_line[1] = newer_before_is_line;
    assign patches_change_is_line[2] = change_is_line;
    assign patches_change_tag[22:0] = older_before_tag;
    assign patches_change_tag[45:23] = newer_before_tag;
    assign patches_change_tag[68:46] = change_tag;
    assign patches_change_readable[0] = older_before_readable;
    assign patches_change_readable[1] = readable;
    assign patches_change_readable[2] = change_readable;
    assign patches_change_dirty[0] = older_before_dirty;
    assign patches_change_dirty[1] = newer_before_dirty;
    assign patches_change_dirty[2] = change_dirty;

    always @* begin : drive_is_way
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            is_way[i] = newer_before_way == i[2:0];
        end
    end

    wire [7:0] ways_change_readable = {8{newer_before_readable}} | {8{whole}};
    wire [7:0] ways_writes_tag = {8{writes_tag}} & (is_way | {8{newer_before_is_only}});
    wire [7:0] ways_writes_states = {8{newer_before_states}} & is_way;

    always @* begin : drive_lines
        integer i;
        lines[7:0] = ways_is_line;
        for (i = 1; i < 4; i = i + 1) begin
            lines[i * 8 +: 8] = (lines[i * 8 - 8 +: 8] & ~patches_tag_ways[i * 8 - 8 +: 8]) |
                patches_lines[i * 8 - 8 +: 8];
        end
    end

    always @* begin : drive_matched
        integer i;
        matched[7:0] = ways_is_match;
        for (i = 1; i < 4; i = i + 1) begin
            matched[i * 8 +: 8] = (matched[i * 8 - 8 +: 8] & ~patches_tag_ways[i * 8 - 8 +: 8]) |
                patches_matched[i * 8 - 8 +: 8];
        end
    end

    wire [7:0] free_number_request = ~lines[31:24];
    assign found_is_changed = |(matched[31:24] & patches_state_ways[23:16]);
    assign found_is_empty = !(|lines[31:24]);

    always @* begin
        select = matched[31:24];
        if (picks) begin
            select = 8'd1 << pick;
        end
    end

    always @* begin : drive_way_tag
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            way_tag[i * 23 +: 23] = 23'd0;
            way_readable[i] = 1'b0;
            way_dirty[i] = 1'b0;
            if (select[i]) begin
                way_tag[i * 23 +: 23] = ways_held_tag[i * 23 +: 23];
                way_readable[i] = ways_readable[i];
                way_dirty[i] = ways_dirty[i];
            end
        end
    end

    always @* begin : drive_selected_tag
        integer i;
        selected_tag = 23'd0;
        for (i = 0; i < 8; i = i + 1) begin
            selected_tag = selected_tag | way_tag[i * 23 +: 23];
        end
        if (|(select & patches_tag_ways[7:0])) begin
            selected_tag = older_before_tag;
        end
    end

    always @* begin : drive_selected_readable
        integer i;
        selected_readable = |way_readable;
        selected_dirty = |way_dirty;
        for (i = 0; i < 3; i = i + 1) begin
            if (|(select & patches_state_ways[i * 8 +: 8])) begin
                selected_readable = patches_line_readable[i];
                selected_dirty = patches_line_dirty[i];
            end
        end
    end

    assign ram_error = |ways_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, match_number_grant, free_number_grant};

    valid_bits_clear_all_depth512 u_used (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (writes_tag),
        .set_index    (newer_before_set_number),
        .clear_enable (1'b0),
        .clear_index  (9'd0),
        .clear_all    (clear),
        .read_index   (next_set),
        .is_set       (used_is_set)
    );

    generate
        for (n = 0; n < 8; n = n + 1) begin : ways
            llc_slice_way_4c4aa2d0 u_ways (
                .clock             (clock),
                .reset             (reset),
                .reads             (reads),
                .next_set          (next_set),
                .tag               (tag),
                .is_used           (is_used_q),
                .change_states     (newer_before_states),
                .change_tags       (writes_tag),
                .change_is_only    (newer_before_is_only),
                .change_set_number (newer_before_set_number),
                .change_way        (newer_before_way),
                .change_is_line    (newer_before_is_line),
                .change_tag        (newer_before_tag),
                .change_readable   (ways_change_readable[n]),
                .change_dirty      (newer_before_dirty),
                .writes_tag        (ways_writes_tag[n]),
                .writes_states     (ways_writes_states[n]),
                .is_chosen         (is_way[n]),
                .is_line           (ways_is_line[n]),
                .is_match          (ways_is_match[n]),
                .held_tag          (ways_held_tag[n * 23 +: 23]),
                .readable          (ways_readable[n]),
                .dirty             (ways_dirty[n]),
                .is_dirty          (ways_is_dirty[n]),
                .ram_error         (ways_ram_error[n])
            );
        end
    endgenerate

    llc_slice_later_change_ec51d503 u_newer (
        .clock             (clock),
        .reset             (reset),
        .now_states        (change_states),
        .now_tags          (change_tags),
        .now_is_only       (change_is_only),
        .now_set_number    (change_set_number),
        .now_way           (change_way),
        .now_is_line       (change_is_line),
        .now_tag           (change_tag),
        .now_readable      (change_readable),
        .now_dirty         (change_dirty),
        .before_states     (newer_before_states),
        .before_tags       (writes_tag),
        .before_is_only    (newer_before_is_only),
        .before_set_number (newer_before_set_number),
        .before_way        (newer_before_way),
        .before_is_line    (newer_before_is_line),
        .before_tag        (newer_before_tag),
        .before_readable   (newer_before_readable),
        .before_dirty      (newer_before_dirty)
    );

    llc_slice_later_change_ec51d503 u_older (
        .clock             (clock),
        .reset             (reset),
        .now_states        (newer_before_states),
        .now_tags          (writes_tag),
        .now_is_only       (newer_before_is_only),
        .now_set_number    (newer_before_set_number),
        .now_way           (newer_before_way),
        .now_is_line       (newer_before_is_line),
        .now_tag           (newer_before_tag),
        .now_readable      (readable),
        .now_dirty         (newer_before_dirty),
        .before_states     (older_before_states),
        .before_tags       (older_before_tags),
        .before_is_only    (older_before_is_only),
        .before_set_number (older_before_set_number),
        .before_way        (older_before_way),
        .before_is_line    (older_before_is_line),
        .before_tag        (older_before_tag),
        .before_readable   (older_before_readable),
        .before_dirty      (older_before_dirty)
    );

    generate
        for (n = 0; n < 3; n = n + 1) begin : patches
            llc_slice_patch_4f1aec7d u_patches (
                .change_states     (patches_change_states[n]),
                .change_tags       (patches_change_tags[n]),
                .change_is_only    (patches_change_is_only[n]),
                .change_set_number (patches_change_set_number[n * 9 +: 9]),
                .change_way        (patches_change_way[n * 3 +: 3]),
                .change_is_line    (patches_change_is_line[n]),
                .change_tag        (patches_change_tag[n * 23 +: 23]),
                .change_readable   (patches_change_readable[n]),
                .change_dirty      (patches_change_dirty[n]),
                .set_number        (set_q),
                .tag               (tag),
                .tag_ways          (patches_tag_ways[n * 8 +: 8]),
                .lines             (patches_lines[n * 8 +: 8]),
                .matched           (patches_matched[n * 8 +: 8]),
                .state_ways        (patches_state_ways[n * 8 +: 8]),
                .line_readable     (patches_line_readable[n]),
                .line_dirty        (patches_line_dirty[n])
            );
        end
    endgenerate

    fixed_priority_arbiter_requesters8 u_match_number (
        .request (matched[31:24]),
        .grant   (match_number_grant),
        .granted (found_way),
        .any     (found_has_line)
    );

    fixed_priority_arbiter_requesters8 u_free_number (
        .request (free_number_request),
        .grant   (free_number_grant),
        .granted (found_free_way),
        .any     (found_has_free)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_used_q <= 1'b0;
            set_q <= 9'd0;
        end else begin
            is_used_q <= used_is_set;
            set_q <= next_set;
        end
    end
endmodule

`default_nettype wire
