// warpcache 0.1.0: sharing_tracker of design thesis12
// paper: thesis12 section 3.1
`default_nettype none

// The directory: the entries of every set, what a request finds there, and how it changes them.
module sharing_tracker_table (
    input  wire        clock,
    input  wire        reset,
    input  wire [9:0]  read_set,
    input  wire [9:0]  set_number,
    input  wire [22:0] tag,
    input  wire [3:0]  core,
    input  wire        asks,
    input  wire        adds,
    input  wire        is_remove,
    input  wire        is_invalidate,
    input  wire        is_flush,
    input  wire        commit,
    output wire        forward,
    output wire [3:0]  forward_core,
    output reg  [15:0] sharers
);

    reg [27:0] recency;
    reg [3:0] pointer;
    reg [2:0] way;
    reg new_valid;
    reg [15:0] new_sharers;
    reg [27:0] new_recency;
    wire written_sets_is_written;
    wire ways_0_is_free;
    wire ways_0_matched;
    wire [15:0] ways_0_sharers;
    wire ways_1_is_free;
    wire ways_1_matched;
    wire [15:0] ways_1_sharers;
    wire ways_2_is_free;
    wire ways_2_matched;
    wire [15:0] ways_2_sharers;
    wire ways_3_is_free;
    wire ways_3_matched;
    wire [15:0] ways_3_sharers;
    wire ways_4_is_free;
    wire ways_4_matched;
    wire [15:0] ways_4_sharers;
    wire ways_5_is_free;
    wire ways_5_matched;
    wire [15:0] ways_5_sharers;
    wire ways_6_is_free;
    wire ways_6_matched;
    wire [15:0] ways_6_sharers;
    wire ways_7_is_free;
    wire ways_7_matched;
    wire [15:0] ways_7_sharers;
    reg [31:0] set_states_write_data;
    wire [31:0] set_states_read_data;
    wire [2:0] victim_victim;
    wire victim_any;
    wire [27:0] touch_touched;

    always @* begin
        recency = 28'd0;
        if (written_sets_is_written) begin
            recency = set_states_read_data[27:0];
        end
    end

    always @* begin
        way = victim_victim;
        if (ways_7_is_free) begin
            way = 3'd7;
        end
        if (ways_6_is_free) begin
            way = 3'd6;
        end
        if (ways_5_is_free) begin
            way = 3'd5;
        end
        if (ways_4_is_free) begin
            way = 3'd4;
        end
        if (ways_3_is_free) begin
            way = 3'd3;
        end
        if (ways_2_is_free) begin
            way = 3'd2;
        end
        if (ways_1_is_free) begin
            way = 3'd1;
        end
        if (ways_0_is_free) begin
            way = 3'd0;
        end
        if (ways_0_matched) begin
            way = 3'd0;
        end
        if (ways_1_matched) begin
            way = 3'd1;
        end
        if (ways_2_matched) begin
            way = 3'd2;
        end
        if (ways_3_matched) begin
            way = 3'd3;
        end
        if (ways_4_matched) begin
            way = 3'd4;
        end
        if (ways_5_matched) begin
            way = 3'd5;
        end
        if (ways_6_matched) begin
            way = 3'd6;
        end
        if (ways_7_matched) begin
            way = 3'd7;
        end
    end

    wire found = |{ways_7_matched, ways_6_matched, ways_5_matched, ways_4_matched, ways_3_matched, ways_2_matched, ways_1_matched, ways_0_matched};
    wire [15:0] held = ((((((ways_0_sharers | ways_1_sharers) | ways_2_sharers) | ways_3_sharers) | ways_4_sharers) | ways_5_sharers) | ways_6_sharers) | ways_7_sharers;
    wire [15:0] own = 16'd1 << core;
    wire [15:0] others = held & ~own;

    always @* begin
        pointer = 4'd15;
        if (written_sets_is_written) begin
            pointer = set_states_read_data[31:28];
        end
    end

    wire has_other = |others;

    always @* begin
        new_valid = found;
        new_sharers = held;
        if (is_remove) begin
            new_valid = |others;
            new_sharers = others;
        end
        if (adds) begin
            new_sharers = held | own;
        end
        if (adds) begin
            new_valid = 1'b1;
        end
        if (is_invalidate) begin
            new_valid = 1'b0;
        end
    end

    wire forwards = asks && has_other;
    assign forward = forwards;
    wire is_used = adds || (asks && found);
    wire changes = is_used || ((is_remove || is_invalidate) && found);
    wire writes = commit && changes;
    wire written_sets_clear = commit && is_flush;
    wire ways_0_is_chosen = way == 3'd0;
    wire ways_1_is_chosen = way == 3'd1;
    wire ways_2_is_chosen = way == 3'd2;
    wire ways_3_is_chosen = way == 3'd3;
    wire ways_4_is_chosen = way == 3'd4;
    wire ways_5_is_chosen = way == 3'd5;
    wire ways_6_is_chosen = way == 3'd6;
    wire ways_7_is_chosen = way == 3'd7;

    always @* begin
        new_recency = recency;
        if (is_used) begin
            new_recency = touch_touched;
        end
    end

    always @* begin
        set_states_write_data = {pointer, new_recency};
        if (forwards) begin
            set_states_write_data = {forward_core, new_recency};
        end
    end

    always @* begin
        sharers = 16'd0;
        if (!is_invalidate && !is_flush) begin
            sharers = new_sharers;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, victim_any};

    written_sets_sets1024 u_written_sets (
        .clock      (clock),
        .reset      (reset),
        .set_number (set_number),
        .write      (writes),
        .clear      (written_sets_clear),
        .is_written (written_sets_is_written)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_0 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_0_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_0_is_free),
        .matched     (ways_0_matched),
        .sharers     (ways_0_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_1 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_1_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_1_is_free),
        .matched     (ways_1_matched),
        .sharers     (ways_1_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_2 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_2_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_2_is_free),
        .matched     (ways_2_matched),
        .sharers     (ways_2_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_3 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_3_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_3_is_free),
        .matched     (ways_3_matched),
        .sharers     (ways_3_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_4 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_4_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_4_is_free),
        .matched     (ways_4_matched),
        .sharers     (ways_4_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_5 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_5_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_5_is_free),
        .matched     (ways_5_matched),
        .sharers     (ways_5_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_6 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_6_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_6_is_free),
        .matched     (ways_6_matched),
        .sharers     (ways_6_sharers)
    );

    sharing_tracker_way_sets1024_tag23_sharers16 u_ways_7 (
        .clock       (clock),
        .reset       (reset),
        .read_set    (read_set),
        .set_number  (set_number),
        .tag         (tag),
        .is_written  (written_sets_is_written),
        .write       (writes),
        .is_chosen   (ways_7_is_chosen),
        .new_valid   (new_valid),
        .new_sharers (new_sharers),
        .is_free     (ways_7_is_free),
        .matched     (ways_7_matched),
        .sharers     (ways_7_sharers)
    );

    write_first_ram_depth1024_width32 u_set_states (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (writes),
        .write_address (set_number),
        .write_data    (set_states_write_data),
        .read_address  (read_set),
        .read_data     (set_states_read_data)
    );

    lru_victim_ways8 u_victim (
        .order    (recency),
        .eligible (8'd255),
        .victim   (victim_victim),
        .any      (victim_any)
    );

    lru_touch_ways8 u_touch (
        .order   (recency),
        .way     (way),
        .touched (touch_touched)
    );

    sharing_tracker_rotation_cores16 u_rotation (
        .cores   (others),
        .pointer (pointer),
        .first   (forward_core)
    );
endmodule

`default_nettype wire
