// warpcache 0.1.0
`default_nettype none

// The tag store, the data store's replacement policy, and the status of the request in lookup.
module decoupled_l1d_tag_store_be7a76dc (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [4:0]  next_set,
    // request
    input  wire        request_is_first,
    input  wire        request_is_release,
    input  wire [1:0]  request_release_position,
    input  wire [1:0]  request_kind,
    input  wire        request_bypass_l1,
    input  wire [32:0] request_line,
    input  wire [4:0]  request_set_number,
    // state
    input  wire        state_has_room,
    input  wire        state_has_entry,
    input  wire [3:0]  state_pending_ways,
    input  wire [3:0]  state_joinable_ways,

    input  wire        is_baseline,
    input  wire        clear,
    input  wire [4:0]  clear_set,
    // command
    output wire        command_reserve,
    output wire        command_join,
    output wire        command_mark_stale,
    output wire        command_send_direct,
    output wire        command_read,
    output wire        command_write,
    output reg  [1:0]  command_way,

    output reg  [2:0]  status,
    output wire        evict,
    output wire [32:0] evict_line,
    // entry
    output reg         entry_valid,
    output reg  [5:0]  entry_rc,
    output reg         entry_committed,
    output reg  [1:0]  entry_position,

    output wire [2:0]  free_lines,
    output wire        ram_error
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [2:0] STATUS_HIT = 3'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [2:0] STATUS_HIT_PENDING = 3'd1;
    localparam [2:0] STATUS_MISS = 3'd2;
    localparam [5:0] THRESHOLD = 6'd2;
    localparam [2:0] STATUS_BYPASS = 3'd3;
    localparam [2:0] STATUS_RESERVATION_FAIL = 3'd4;

    reg [2:0] found_way;
    reg [3:0] found_position;
    reg [1:0] position;
    reg [1:0] lowest_free;
    reg [1:0] chosen;
    reg [7:0] released;
    reg [27:0] released_tag;
    reg [2:0] taken_way;
    reg [2:0] target_way;
    reg [3:0] used_after;
    reg [11:0] sums;
    reg [7:0] ways_is_gated;
    wire [7:0] ways_is_gated_now;
    wire [31:0] ways_held_position;
    wire [31:0] ways_found_positions;
    wire [31:0] ways_held_after;
    wire [7:0] ways_has_position;
    wire [7:0] ways_has_release_position;
    wire [7:0] ways_has_tag;
    wire [223:0] ways_held_tag;
    wire [47:0] ways_counted;
    wire [7:0] ways_now_is_candidate;
    wire [7:0] ways_now_is_committed;
    wire [47:0] ways_now_rc;
    wire [15:0] ways_now_position;
    wire [7:0] ways_after_is_candidate;
    wire [7:0] ways_after_is_committed;
    wire [47:0] ways_after_rc;
    wire [15:0] ways_after_position;
    wire [7:0] ways_changes;
    wire [287:0] ways_next_word;
    wire [287:0] words_words;
    wire words_ram_error;
    wire [2:0] least_used_way;
    wire [5:0] order_read_data;
    wire order_ram_error;
    reg [1:0] policy_way;
    wire [1:0] policy_victim;
    wire [5:0] policy_next_state;
    reg [3:0] held_positions;
    reg [7:0] due;
    reg [7:0] is_target;
    reg [11:0] is_free;
    genvar n;

    always @* begin : drive_ways_is_gated
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            ways_is_gated[i] = 1'b0;
        end
        for (i = 4; i < 8; i = i + 1) begin
            ways_is_gated[i] = is_baseline;
        end
    end

    wire [7:0] candidates = ways_now_is_candidate;
    wire [7:0] valid = candidates | ways_now_is_committed;
    wire [7:0] found = ways_has_tag & valid;
    wire [7:0] empty = ~valid & ~ways_is_gated_now;

    always @* begin : drive_found_way
        integer i;
        found_way = 3'd0;
        for (i = 7; i >= 0; i = i - 1) begin
            if (found[i]) begin
                found_way = i[2:0];
            end
        end
    end

    always @* begin : drive_found_position
        integer i;
        found_position = 4'd0;
        for (i = 0; i < 8; i = i + 1) begin
            found_position = found_position | ways_found_positions[i * 4 +: 4];
        end
    end

    always @* begin : drive_held_positions
        integer i;
        held_positions = 4'd0;
        for (i = 0; i < 8; i = i + 1) begin
            held_positions = held_positions | ways_held_position[i * 4 +: 4];
        end
    end

    wire [3:0] free = ~held_positions;

    always @* begin : drive_position
        integer i;
        position = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (found_position[i]) begin
                position = i[1:0];
            end
        end
    end

    always @* begin : drive_lowest_free
        integer i;
        lowest_free = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (free[i]) begin
                lowest_free = i[1:0];
            end
        end
    end

    wire [3:0] pending = state_pending_ways;
    wire is_pending = |(found_position & pending);
    wire is_joinable = |(found_position & state_joinable_ways);
    wire is_readable = (|found_position) && !is_pending;
    wire is_candidate = |(found & candidates);
    wire [3:0] policy_eligible = ~pending;
    wire has_choice = !(&pending);
    wire has_free = |free;
    wire [7:0] owners = ways_has_position;
    wire replaces_line = !(|empty) && !(|candidates);

    always @* begin : drive_taken_way
        integer i;
        taken_way = least_used_way;
        if (replaces_line) begin
            for (i = 7; i >= 0; i = i - 1) begin
                if (owners[i]) begin
                    taken_way = i[2:0];
                end
            end
        end
        for (i = 7; i >= 0; i = i - 1) begin
            if (empty[i]) begin
                taken_way = i[2:0];
            end
        end
    end

    wire is_load = request_kind == KIND_LOAD;
    wire is_plain = !request_bypass_l1;
    wire is_plain_load = request_is_first && is_load && is_plain;
    wire is_plain_store = (request_kind == KIND_STORE) && is_plain;
    wire has_room = state_has_room;
    wire hits = is_plain_load && is_readable;
    wire joins = is_plain_load && is_joinable;
    wire is_new = is_plain_load && !(|found) && (!replaces_line || has_choice);
    wire is_counted = is_plain_load && is_candidate;

    always @* begin : drive_due
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            due[i] = ways_counted[i * 6 +: 6] >= THRESHOLD;
        end
    end

    wire is_due = is_baseline || (|(found & due));
    wire is_due_at_once = is_baseline;
    wire is_committed = (is_counted && is_due) || (is_new && is_due_at_once);
    wire commits = is_committed && has_room && state_has_entry && (has_free || has_choice);
    wire passes = ((is_counted && !is_due) || (is_new && !is_due_at_once)) && has_room;
    wire takes = is_new && (commits || passes);
    wire may_send = has_room;
    wire sends_request = request_is_first && !(is_load && is_plain) && may_send;
    wire writes = sends_request && is_plain_store && is_readable;

    always @* begin
        status = STATUS_RESERVATION_FAIL;
        if (hits || writes) begin
            status = STATUS_HIT;
        end
        if (joins) begin
            status = STATUS_HIT_PENDING;
        end
        if (commits || (sends_request && is_plain_store && !is_readable)) begin
            status = STATUS_MISS;
        end
        if (passes || (sends_request && !is_plain_store)) begin
            status = STATUS_BYPASS;
        end
    end

    wire frees_choice = (commits && !has_free) || (takes && replaces_line);
    wire releases_target = sends_request && is_readable && !is_load;

    always @* begin
        chosen = lowest_free;
        if (!has_free) begin
            chosen = policy_victim;
        end
    end

    always @* begin
        released = 8'd0;
        if (frees_choice) begin
            released = owners;
        end
        if (releases_target) begin
            released = found;
        end
        if (request_is_release) begin
            released = ways_has_release_position;
        end
    end

    always @* begin : drive_released_tag
        integer i;
        released_tag = 28'd0;
        for (i = 0; i < 8; i = i + 1) begin
            if (released[i]) begin
                released_tag = ways_held_tag[i * 28 +: 28];
            end
        end
    end

    wire ages = commits || frees_choice || releases_target || request_is_release;

    always @* begin
        target_way = found_way;
        if (takes) begin
            target_way = taken_way;
        end
    end

    always @* begin : drive_is_target
        integer i;
        for (i = 0; i < 8; i = i + 1) begin
            is_target[i] = target_way == i[2:0];
        end
    end

    wire [7:0] ways_change_take = {8{takes}} & is_target;
    wire [7:0] ways_change_count = ({8{is_counted}} & ({8{commits}} | {8{passes}})) & is_target;
    wire [7:0] ways_change_commit = {8{commits}} & is_target;
    wire words_write_enable = |ways_changes;

    always @* begin
        entry_rc = 6'd0;
        entry_position = 2'd0;
        entry_valid = 1'b0;
        entry_committed = 1'b0;
        if (takes || (|found)) begin
            entry_rc = ways_after_rc[{3'd0, target_way} * 6'd6 +: 6];
            entry_position = ways_after_position[{target_way, 1'd0} +: 2];
            entry_valid = ways_after_is_candidate[target_way] ||
                ways_after_is_committed[target_way];
            entry_committed = ways_after_is_committed[target_way];
        end
    end

    always @* begin : drive_used_after
        integer i;
        used_after = 4'd0;
        for (i = 0; i < 8; i = i + 1) begin
            used_after = used_after | ways_held_after[i * 4 +: 4];
        end
    end

    always @* begin : drive_is_free
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            is_free[i * 3 +: 3] = {2'd0, !used_after[i]};
        end
    end

    always @* begin : drive_sums
        integer i;
        sums[2:0] = is_free[2:0];
        for (i = 1; i < 4; i = i + 1) begin
            sums[i * 3 +: 3] = sums[i * 3 - 3 +: 3] + is_free[i * 3 +: 3];
        end
    end

    assign free_lines = sums[11:9];

    always @* begin
        policy_way = position;
        if (commits) begin
            policy_way = chosen;
        end
    end

    wire policy_by_choice = commits && !has_free;
    wire order_write_enable = hits || joins || commits;
    assign command_reserve = commits;
    assign command_join = joins;
    assign command_mark_stale = sends_request && is_pending && !is_load;
    assign command_send_direct = sends_request || passes;
    assign command_read = hits;
    assign command_write = 1'b0;

    always @* begin
        command_way = position;
        if (commits) begin
            command_way = chosen;
        end
    end

    assign evict = frees_choice || releases_target;
    assign evict_line = {released_tag, request_set_number};
    assign ram_error = words_ram_error || order_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, request_line[4:0], ways_now_position};

    generate
        for (n = 0; n < 8; n = n + 1) begin : ways
            decoupled_l1d_tag_way_b9ff94f6 u_ways (
                .clock                (clock),
                .reset                (reset),
                .set_number           (request_set_number),
                .tag                  (request_line[32:5]),
                .word                 (words_words[n * 36 +: 36]),
                .is_gated             (ways_is_gated[n]),
                .change_take          (ways_change_take[n]),
                .change_count         (ways_change_count[n]),
                .change_commit        (ways_change_commit[n]),
                .change_release       (released[n]),
                .change_age           (ages),
                .change_position      (chosen),
                .clear                (clear),
                .clear_set            (clear_set),
                .asked_position       (policy_victim),
                .release_position     (request_release_position),
                .is_gated_now         (ways_is_gated_now[n]),
                .held_position        (ways_held_position[n * 4 +: 4]),
                .found_positions      (ways_found_positions[n * 4 +: 4]),
                .held_after           (ways_held_after[n * 4 +: 4]),
                .has_position         (ways_has_position[n]),
                .has_release_position (ways_has_release_position[n]),
                .has_tag              (ways_has_tag[n]),
                .held_tag             (ways_held_tag[n * 28 +: 28]),
                .counted              (ways_counted[n * 6 +: 6]),
                .now_is_candidate     (ways_now_is_candidate[n]),
                .now_is_committed     (ways_now_is_committed[n]),
                .now_rc               (ways_now_rc[n * 6 +: 6]),
                .now_position         (ways_now_position[n * 2 +: 2]),
                .after_is_candidate   (ways_after_is_candidate[n]),
                .after_is_committed   (ways_after_is_committed[n]),
                .after_rc             (ways_after_rc[n * 6 +: 6]),
                .after_position       (ways_after_position[n * 2 +: 2]),
                .changes              (ways_changes[n]),
                .next_word            (ways_next_word[n * 36 +: 36])
            );
        end
    endgenerate

    set_memory_sets32_ways8_width36 u_words (
        .clock        (clock),
        .reset        (reset),
        .read_enable  (reads),
        .read_set     (next_set),
        .words        (words_words),
        .write_enable (words_write_enable),
        .write_set    (request_set_number),
        .next_words   (ways_next_word),
        .ram_error    (words_ram_error)
    );

    decoupled_l1d_least_used_1f393156 u_least_used (
        .eligible (candidates),
        .counts   (ways_now_rc),
        .way      (least_used_way)
    );

    write_first_ram_depth32_width6 u_order (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (order_write_enable),
        .write_address (request_set_number),
        .write_data    (policy_next_state),
        .read_enable   (reads),
        .read_address  (next_set),
        .read_data     (order_read_data),
        .ram_error     (order_ram_error)
    );

    replacement_policy_lru_ways4 u_policy (
        .state          (order_read_data),
        .eligible       (policy_eligible),
        .way            (policy_way),
        .is_reservation (commits),
        .by_choice      (policy_by_choice),
        .victim         (policy_victim),
        .next_state     (policy_next_state)
    );
endmodule

`default_nettype wire
