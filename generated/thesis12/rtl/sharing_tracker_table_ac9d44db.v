// warpcache 0.1.0
`default_nettype none

// The directory: the entries of every set, what a request finds there, and how it changes them.
module sharing_tracker_table_ac9d44db (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [6:0]  read_set,
    input  wire [6:0]  set_number,
    input  wire [22:0] tag,
    input  wire [3:0]  core,
    input  wire        may_forward,
    input  wire        adds,
    input  wire        is_remove,
    input  wire        is_invalidate,
    input  wire        is_flush,
    input  wire        commit,
    output wire        forward,
    output wire [3:0]  forward_core,
    output reg  [15:0] sharers,
    output wire        ram_error
);

    reg [27:0] recency;
    reg [3:0] pointer;
    reg [15:0] held;
    reg [2:0] way;
    reg new_valid;
    reg [15:0] new_sharers;
    reg [27:0] new_recency;
    wire written_sets_is_written;
    reg [7:0] ways_is_chosen;
    wire [7:0] ways_is_free;
    wire [7:0] ways_matched;
    wire [127:0] ways_sharers;
    wire [7:0] ways_ram_error;
    reg [31:0] set_states_write_data;
    wire [31:0] set_states_read_data;
    wire set_states_ram_error;
    wire [2:0] victim_victim;
    wire victim_any;
    wire [27:0] touch_touched;
    genvar n;

    always @* begin
        recency = 28'd0;
        if (written_sets_is_written) begin
            recency = set_states_read_data[27:0];
        end
    end

    always @* begin : drive_way
        integer i;
        way = victim_victim;
        for (i = 7; i >= 0; i = i - 1) begin
            if (ways_is_free[i]) begin
                way = i[2:0];
            end
        end
        for (i = 0; i < 8; i = i + 1) begin
            if (ways_matched[i]) begin
                way = i[2:0];
            end
        end
    end

    wire found = |ways_matched;

    always @* begin : drive_held
        integer i;
        held = 16'd0;
        for (i = 0; i < 8; i = i + 1) begin
            held = held | ways_sharers[i * 16 +: 16];
        end
    end

    wire [15:0] requester = 16'd1 << core;
    wire [15:0] other_sharers = held & ~requester;

    always @* begin
        pointer = 4'd15;
        if (written_sets_is_written) begin
            pointer = set_states_read_data[31:28];
        end
    end

    wire has_other = |other_sharers;

    always @* begin
        new_valid = found;
        new_sharers = held;
        if (is_remove) begin
            new_valid = |other_sharers;
            new_sharers = other_sharers;
        end
        if (adds) begin
            new_sharers = held | requester;
        end
        if (adds) begin
            new_valid = 1'b1;
        end
        if (is_invalidate) begin
            new_valid = 1'b0;
        end
    end

    wire forwards = may_forward && has_other;
    assign forward = forwards;
    wire is_used = adds || (may_forward && found);
    wire changes = is_used || ((is_remove || is_invalidate) && found);
    wire writes = commit && changes;
    wire written_sets_clear = commit && is_flush;

    always @* begin : drive_ways_is_chosen
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            ways_is_chosen[i] = way == i[2:0];
        end
    end

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

    assign ram_error = (|ways_ram_error) || set_states_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, victim_any};

    written_sets_sets128 u_written_sets (
        .clock      (clock),
        .reset      (reset),
        .set_number (set_number),
        .write      (writes),
        .clear      (written_sets_clear),
        .is_written (written_sets_is_written)
    );

    generate
        for (n = 0; n < 8; n = n + 1) begin : ways
            sharing_tracker_way_sets128_tag23_sharers16 u_ways (
                .clock       (clock),
                .reset       (reset),
                .reads       (reads),
                .read_set    (read_set),
                .set_number  (set_number),
                .tag         (tag),
                .is_written  (written_sets_is_written),
                .write       (writes),
                .is_chosen   (ways_is_chosen[n]),
                .new_valid   (new_valid),
                .new_sharers (new_sharers),
                .is_free     (ways_is_free[n]),
                .matched     (ways_matched[n]),
                .sharers     (ways_sharers[n * 16 +: 16]),
                .ram_error   (ways_ram_error[n])
            );
        end
    endgenerate

    write_first_ram_depth128_width32 u_set_states (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (writes),
        .write_address (set_number),
        .write_data    (set_states_write_data),
        .read_enable   (reads),
        .read_address  (read_set),
        .read_data     (set_states_read_data),
        .ram_error     (set_states_ram_error)
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
        .cores   (other_sharers),
        .pointer (pointer),
        .first   (forward_core)
    );
endmodule

`default_nettype wire
