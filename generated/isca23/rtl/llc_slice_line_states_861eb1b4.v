// warpcache 0.1.0
`default_nettype none

// Tags and sectors' states of every line. A change of a line is written in the next cycle; a set
// that was read gets the changes of three cycles.
module llc_slice_line_states_861eb1b4 (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [6:0]  next_set,
    input  wire [29:0] tag,
    // change
    input  wire        change_states,
    input  wire        change_tags,
    input  wire        change_is_only,
    input  wire [6:0]  change_set_number,
    input  wire [3:0]  change_way,
    input  wire        change_is_line,
    input  wire [29:0] change_tag,
    input  wire [1:0]  change_home,
    input  wire [3:0]  change_readable,
    input  wire [3:0]  change_dirty,

    input  wire [3:0]  whole,
    input  wire        picks,
    input  wire [3:0]  pick,
    input  wire        clear,
    // found
    output wire        found_has_line,
    output wire [3:0]  found_way,
    output wire        found_is_changed,
    output wire        found_has_free,
    output wire [3:0]  found_free_way,
    output wire        found_is_empty,
    // selected
    output reg  [29:0] selected_tag,
    output reg  [1:0]  selected_home,
    output reg  [3:0]  selected_readable,
    output reg  [3:0]  selected_dirty,

    output wire [15:0] dirty_ways,
    output wire        ram_error
);

    reg [63:0] lines;
    reg [63:0] matched;
    reg [15:0] select;
    reg [479:0] way_tag;
    reg [31:0] way_home;
    reg [63:0] way_readable;
    reg [63:0] way_dirty;
    wire used_is_set;
    reg is_used_q;
    reg [6:0] set_q;
    reg [63:0] ways_change_readable;
    wire [15:0] ways_is_line;
    wire [15:0] ways_is_match;
    wire [479:0] ways_held_tag;
    wire [31:0] ways_home;
    wire [63:0] ways_readable;
    wire [63:0] ways_dirty;
    wire [15:0] ways_is_dirty;
    wire [15:0] ways_ram_error;
    wire newer_before_states;
    wire newer_before_is_only;
    wire [6:0] newer_before_set_number;
    wire [3:0] newer_before_way;
    wire newer_before_is_line;
    wire [29:0] newer_before_tag;
    wire [1:0] newer_before_home;
    wire [3:0] newer_before_readable;
    wire [3:0] newer_before_dirty;
    wire older_before_states;
    wire older_before_tags;
    wire older_before_is_only;
    wire [6:0] older_before_set_number;
    wire [3:0] older_before_way;
    wire older_before_is_line;
    wire [29:0] older_before_tag;
    wire [1:0] older_before_home;
    wire [3:0] older_before_readable;
    wire [3:0] older_before_dirty;
    wire [2:0] patches_change_states;
    wire [2:0] patches_change_tags;
    wire [2:0] patches_change_is_only;
    wire [20:0] patches_change_set_number;
    wire [11:0] patches_change_way;
    wire [2:0] patches_change_is_line;
    wire [89:0] patches_change_tag;
    wire [5:0] patches_change_home;
    wire [11:0] patches_change_readable;
    wire [11:0] patches_change_dirty;
    wire [47:0] patches_tag_ways;
    wire [47:0] patches_lines;
    wire [47:0] patches_matched;
    wire [47:0] patches_state_ways;
    wire [5:0] patches_line_home;
    wire [11:0] patches_line_readable;
    wire [11:0] patches_line_dirty;
    wire [15:0] match_number_grant;
    wire [15:0] free_number_grant;
    wire writes_tag;
    reg [15:0] is_way;
    genvar n;

    assign dirty_ways = ways_is_dirty;
    wire [3:0] readable = newer_before_readable | whole;
    assign patches_change_states[0] = older_before_states;
    assign patches_change_states[1] = newer_before_states;
    assign patches_change_states[2] = change_states;
    assign patches_change_tags[0] = older_before_tags;
    assign patches_change_tags[1] = writes_tag;
    assign patches_change_tags[2] = change_tags;
    assign patches_change_is_only[0] = older_before_is_only;
    assign patches_change_is_only[1] = newer_before_is_only;
    assign patches_change_is_only[2] = change_is_only;
    assign patches_change_set_number[6:0] = older_before_set_number;
    assign patches_change_set_number[13:7] = newer_before_set_number;
    assign patches_change_set_number[20:14] = change_set_number;
    assign patches_change_way[3:0] = older_before_way;
    assign patches_change_way[7:4] = newer_before_way;
    assign patches_change_way[11:8] = change_way;
    assign patches_change_is_line[0] = older_before_is_line;
    assign patches_change_is_line[1] = newer_before_is_line;
    assign patches_change_is_line[2] = change_is_line;
    assign patches_change_tag[29:0] = older_before_tag;
    assign patches_change_tag[59:30] = newer_before_tag;
    assign patches_change_tag[89:60] = change_tag;
    assign patches_change_home[1:0] = older_before_home;
    assign patches_change_home[3:2] = newer_before_home;
    assign patches_change_home[5:4] = change_home;
    assign patches_change_readable[3:0] = older_before_readable;
    assign patches_change_readable[7:4] = readable;
    assign patches_change_readable[11:8] = change_readable;
    assign patches_change_dirty[3:0] = older_before_dirty;
    assign patches_change_dirty[7:4] = newer_before_dirty;
    assign patches_change_dirty[11:8] = change_dirty;

    always @* begin : drive_is_way
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            is_way[i] = newer_before_way == i[3:0];
        end
    end

    always @* begin : drive_ways_change_readable
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            ways_change_readable[i * 4 +: 4] = newer_before_readable | whole;
        end
    end

    wire [15:0] ways_writes_tag = {16{writes_tag}} & (is_way | {16{newer_before_is_only}});
    wire [15:0] ways_writes_states = {16{newer_before_states}} & is_way;

    always @* begin : drive_lines
        integer i;
        lines[15:0] = ways_is_line;
        for (i = 1; i < 4; i = i + 1) begin
            lines[i * 16 +: 16] = (lines[i * 16 - 16 +: 16] & ~patches_tag_ways[i * 16 -
                16 +: 16]) | patches_lines[i * 16 - 16 +: 16];
        end
    end

    always @* begin : drive_matched
        integer i;
        matched[15:0] = ways_is_match;
        for (i = 1; i < 4; i = i + 1) begin
            matched[i * 16 +: 16] = (matched[i * 16 - 16 +: 16] & ~patches_tag_ways[i * 16 -
                16 +: 16]) | patches_matched[i * 16 - 16 +: 16];
        end
    end

    wire [15:0] free_number_request = ~lines[63:48];
    assign found_is_changed = |(matched[63:48] & patches_state_ways[47:32]);
    assign found_is_empty = !(|lines[63:48]);

    always @* begin
        select = matched[63:48];
        if (picks) begin
            select = 16'd1 << pick;
        end
    end

    always @* begin : drive_way_tag
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            way_tag[i * 30 +: 30] = 30'd0;
            way_readable[i * 4 +: 4] = 4'd0;
            way_dirty[i * 4 +: 4] = 4'd0;
            if (select[i]) begin
                way_tag[i * 30 +: 30] = ways_held_tag[i * 30 +: 30];
                way_readable[i * 4 +: 4] = ways_readable[i * 4 +: 4];
                way_dirty[i * 4 +: 4] = ways_dirty[i * 4 +: 4];
            end
        end
    end

    always @* begin : drive_way_home
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            way_home[i * 2 +: 2] = 2'd0;
            if (select[i]) begin
                way_home[i * 2 +: 2] = ways_home[i * 2 +: 2];
            end
        end
    end

    always @* begin : drive_selected_tag
        integer i;
        selected_tag = 30'd0;
        for (i = 0; i < 16; i = i + 1) begin
            selected_tag = selected_tag | way_tag[i * 30 +: 30];
        end
        if (|(select & patches_tag_ways[15:0])) begin
            selected_tag = older_before_tag;
        end
    end

    always @* begin : drive_selected_home
        integer i;
        selected_home = 2'd0;
        for (i = 0; i < 16; i = i + 1) begin
            selected_home = selected_home | way_home[i * 2 +: 2];
        end
        for (i = 0; i < 3; i = i + 1) begin
            if (|(select & patches_tag_ways[i * 16 +: 16])) begin
                selected_home = patches_line_home[i * 2 +: 2];
            end
        end
    end

    always @* begin : drive_selected_readable
        integer i;
        selected_readable = 4'd0;
        for (i = 0; i < 16; i = i + 1) begin
            selected_readable = selected_readable | way_readable[i * 4 +: 4];
        end
        selected_dirty = 4'd0;
        for (i = 0; i < 16; i = i + 1) begin
            selected_dirty = selected_dirty | way_dirty[i * 4 +: 4];
        end
        for (i = 0; i < 3; i = i + 1) begin
            if (|(select & patches_state_ways[i * 16 +: 16])) begin
                selected_readable = patches_line_readable[i * 4 +: 4];
                selected_dirty = patches_line_dirty[i * 4 +: 4];
            end
        end
    end

    assign ram_error = |ways_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, match_number_grant, free_number_grant};

    valid_bits_clear_all_depth128 u_used (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (writes_tag),
        .set_index    (newer_before_set_number),
        .clear_enable (1'b0),
        .clear_index  (7'd0),
        .clear_all    (clear),
        .read_index   (next_set),
        .is_set       (used_is_set)
    );

    generate
        for (n = 0; n < 16; n = n + 1) begin : ways
            llc_slice_way_1dfd06ca u_ways (
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
                .change_home       (newer_before_home),
                .change_readable   (ways_change_readable[n * 4 +: 4]),
                .change_dirty      (newer_before_dirty),
                .writes_tag        (ways_writes_tag[n]),
                .writes_states     (ways_writes_states[n]),
                .is_chosen         (is_way[n]),
                .is_line           (ways_is_line[n]),
                .is_match          (ways_is_match[n]),
                .held_tag          (ways_held_tag[n * 30 +: 30]),
                .home              (ways_home[n * 2 +: 2]),
                .readable          (ways_readable[n * 4 +: 4]),
                .dirty             (ways_dirty[n * 4 +: 4]),
                .is_dirty          (ways_is_dirty[n]),
                .ram_error         (ways_ram_error[n])
            );
        end
    endgenerate

    llc_slice_later_change_ac3b3e89 u_newer (
        .clock             (clock),
        .reset             (reset),
        .now_states        (change_states),
        .now_tags          (change_tags),
        .now_is_only       (change_is_only),
        .now_set_number    (change_set_number),
        .now_way           (change_way),
        .now_is_line       (change_is_line),
        .now_tag           (change_tag),
        .now_home          (change_home),
        .now_readable      (change_readable),
        .now_dirty         (change_dirty),
        .before_states     (newer_before_states),
        .before_tags       (writes_tag),
        .before_is_only    (newer_before_is_only),
        .before_set_number (newer_before_set_number),
        .before_way        (newer_before_way),
        .before_is_line    (newer_before_is_line),
        .before_tag        (newer_before_tag),
        .before_home       (newer_before_home),
        .before_readable   (newer_before_readable),
        .before_dirty      (newer_before_dirty)
    );

    llc_slice_later_change_ac3b3e89 u_older (
        .clock             (clock),
        .reset             (reset),
        .now_states        (newer_before_states),
        .now_tags          (writes_tag),
        .now_is_only       (newer_before_is_only),
        .now_set_number    (newer_before_set_number),
        .now_way           (newer_before_way),
        .now_is_line       (newer_before_is_line),
        .now_tag           (newer_before_tag),
        .now_home          (newer_before_home),
        .now_readable      (readable),
        .now_dirty         (newer_before_dirty),
        .before_states     (older_before_states),
        .before_tags       (older_before_tags),
        .before_is_only    (older_before_is_only),
        .before_set_number (older_before_set_number),
        .before_way        (older_before_way),
        .before_is_line    (older_before_is_line),
        .before_tag        (older_before_tag),
        .before_home       (older_before_home),
        .before_readable   (older_before_readable),
        .before_dirty      (older_before_dirty)
    );

    generate
        for (n = 0; n < 3; n = n + 1) begin : patches
            llc_slice_patch_dc3e56a2 u_patches (
                .change_states     (patches_change_states[n]),
                .change_tags       (patches_change_tags[n]),
                .change_is_only    (patches_change_is_only[n]),
                .change_set_number (patches_change_set_number[n * 7 +: 7]),
                .change_way        (patches_change_way[n * 4 +: 4]),
                .change_is_line    (patches_change_is_line[n]),
                .change_tag        (patches_change_tag[n * 30 +: 30]),
                .change_home       (patches_change_home[n * 2 +: 2]),
                .change_readable   (patches_change_readable[n * 4 +: 4]),
                .change_dirty      (patches_change_dirty[n * 4 +: 4]),
                .set_number        (set_q),
                .tag               (tag),
                .tag_ways          (patches_tag_ways[n * 16 +: 16]),
                .lines             (patches_lines[n * 16 +: 16]),
                .matched           (patches_matched[n * 16 +: 16]),
                .state_ways        (patches_state_ways[n * 16 +: 16]),
                .line_home         (patches_line_home[n * 2 +: 2]),
                .line_readable     (patches_line_readable[n * 4 +: 4]),
                .line_dirty        (patches_line_dirty[n * 4 +: 4])
            );
        end
    endgenerate

    fixed_priority_arbiter_requesters16 u_match_number (
        .request (matched[63:48]),
        .grant   (match_number_grant),
        .granted (found_way),
        .any     (found_has_line)
    );

    fixed_priority_arbiter_requesters16 u_free_number (
        .request (free_number_request),
        .grant   (free_number_grant),
        .granted (found_free_way),
        .any     (found_has_free)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_used_q <= 1'b0;
            set_q <= 7'd0;
        end else begin
            is_used_q <= used_is_set;
            set_q <= next_set;
        end
    end
endmodule

`default_nettype wire
