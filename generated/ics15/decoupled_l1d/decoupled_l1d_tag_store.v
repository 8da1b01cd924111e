// warpcache 0.1.0: decoupled_l1d of design ics15
// paper: ics15 section 4.2
`default_nettype none

// The tag store, the data store's replacement policy, and the status of the request in lookup.
module decoupled_l1d_tag_store (
    input  wire        clock,
    input  wire        reset,
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

    output wire [2:0]  free_lines
);

    reg [2:0] found_way;
    reg [1:0] position;
    reg [1:0] lowest_free;
    reg [1:0] chosen;
    reg [7:0] released;
    reg [27:0] released_tag;
    reg [2:0] taken_way;
    reg [2:0] own_way;
    wire ways_0_is_gated_now;
    wire [3:0] ways_0_held_position;
    wire [3:0] ways_0_found_positions;
    wire [3:0] ways_0_held_after;
    wire ways_0_has_position;
    wire ways_0_has_release_position;
    wire ways_0_has_tag;
    wire [27:0] ways_0_held_tag;
    wire [5:0] ways_0_counted;
    wire ways_0_now_is_candidate;
    wire ways_0_now_is_committed;
    wire [5:0] ways_0_now_rc;
    wire [1:0] ways_0_now_position;
    wire ways_0_after_is_candidate;
    wire ways_0_after_is_committed;
    wire [5:0] ways_0_after_rc;
    wire [1:0] ways_0_after_position;
    wire ways_1_is_gated_now;
    wire [3:0] ways_1_held_position;
    wire [3:0] ways_1_found_positions;
    wire [3:0] ways_1_held_after;
    wire ways_1_has_position;
    wire ways_1_has_release_position;
    wire ways_1_has_tag;
    wire [27:0] ways_1_held_tag;
    wire [5:0] ways_1_counted;
    wire ways_1_now_is_candidate;
    wire ways_1_now_is_committed;
    wire [5:0] ways_1_now_rc;
    wire [1:0] ways_1_now_position;
    wire ways_1_after_is_candidate;
    wire ways_1_after_is_committed;
    wire [5:0] ways_1_after_rc;
    wire [1:0] ways_1_after_position;
    wire ways_2_is_gated_now;
    wire [3:0] ways_2_held_position;
    wire [3:0] ways_2_found_positions;
    wire [3:0] ways_2_held_after;
    wire ways_2_has_position;
    wire ways_2_has_release_position;
    wire ways_2_has_tag;
    wire [27:0] ways_2_held_tag;
    wire [5:0] ways_2_counted;
    wire ways_2_now_is_candidate;
    wire ways_2_now_is_committed;
    wire [5:0] ways_2_now_rc;
    wire [1:0] ways_2_now_position;
    wire ways_2_after_is_candidate;
    wire ways_2_after_is_committed;
    wire [5:0] ways_2_after_rc;
    wire [1:0] ways_2_after_position;
    wire ways_3_is_gated_now;
    wire [3:0] ways_3_held_position;
    wire [3:0] ways_3_found_positions;
    wire [3:0] ways_3_held_after;
    wire ways_3_has_position;
    wire ways_3_has_release_position;
    wire ways_3_has_tag;
    wire [27:0] ways_3_held_tag;
    wire [5:0] ways_3_counted;
    wire ways_3_now_is_candidate;
    wire ways_3_now_is_committed;
    wire [5:0] ways_3_now_rc;
    wire [1:0] ways_3_now_position;
    wire ways_3_after_is_candidate;
    wire ways_3_after_is_committed;
    wire [5:0] ways_3_after_rc;
    wire [1:0] ways_3_after_position;
    wire ways_4_is_gated_now;
    wire [3:0] ways_4_held_position;
    wire [3:0] ways_4_found_positions;
    wire [3:0] ways_4_held_after;
    wire ways_4_has_position;
    wire ways_4_has_release_position;
    wire ways_4_has_tag;
    wire [27:0] ways_4_held_tag;
    wire [5:0] ways_4_counted;
    wire ways_4_now_is_candidate;
    wire ways_4_now_is_committed;
    wire [5:0] ways_4_now_rc;
    wire [1:0] ways_4_now_position;
    wire ways_4_after_is_candidate;
    wire ways_4_after_is_committed;
    wire [5:0] ways_4_after_rc;
    wire [1:0] ways_4_after_position;
    wire ways_5_is_gated_now;
    wire [3:0] ways_5_held_position;
    wire [3:0] ways_5_found_positions;
    wire [3:0] ways_5_held_after;
    wire ways_5_has_position;
    wire ways_5_has_release_position;
    wire ways_5_has_tag;
    wire [27:0] ways_5_held_tag;
    wire [5:0] ways_5_counted;
    wire ways_5_now_is_candidate;
    wire ways_5_now_is_committed;
    wire [5:0] ways_5_now_rc;
    wire [1:0] ways_5_now_position;
    wire ways_5_after_is_candidate;
    wire ways_5_after_is_committed;
    wire [5:0] ways_5_after_rc;
    wire [1:0] ways_5_after_position;
    wire ways_6_is_gated_now;
    wire [3:0] ways_6_held_position;
    wire [3:0] ways_6_found_positions;
    wire [3:0] ways_6_held_after;
    wire ways_6_has_position;
    wire ways_6_has_release_position;
    wire ways_6_has_tag;
    wire [27:0] ways_6_held_tag;
    wire [5:0] ways_6_counted;
    wire ways_6_now_is_candidate;
    wire ways_6_now_is_committed;
    wire [5:0] ways_6_now_rc;
    wire [1:0] ways_6_now_position;
    wire ways_6_after_is_candidate;
    wire ways_6_after_is_committed;
    wire [5:0] ways_6_after_rc;
    wire [1:0] ways_6_after_position;
    wire ways_7_is_gated_now;
    wire [3:0] ways_7_held_position;
    wire [3:0] ways_7_found_positions;
    wire [3:0] ways_7_held_after;
    wire ways_7_has_position;
    wire ways_7_has_release_position;
    wire ways_7_has_tag;
    wire [27:0] ways_7_held_tag;
    wire [5:0] ways_7_counted;
    wire ways_7_now_is_candidate;
    wire ways_7_now_is_committed;
    wire [5:0] ways_7_now_rc;
    wire [1:0] ways_7_now_position;
    wire ways_7_after_is_candidate;
    wire ways_7_after_is_committed;
    wire [5:0] ways_7_after_rc;
    wire [1:0] ways_7_after_position;
    wire [2:0] least_used_way;
    wire [5:0] order_read_data;
    reg [1:0] policy_way;
    wire [1:0] policy_victim;
    wire [5:0] policy_next_state;

    wire [7:0] candidates = {ways_7_now_is_candidate, ways_6_now_is_candidate, ways_5_now_is_candidate, ways_4_now_is_candidate, ways_3_now_is_candidate, ways_2_now_is_candidate, ways_1_now_is_candidate, ways_0_now_is_candidate};
    wire [7:0] valid = candidates | {ways_7_now_is_committed, ways_6_now_is_committed, ways_5_now_is_committed, ways_4_now_is_committed, ways_3_now_is_committed, ways_2_now_is_committed, ways_1_now_is_committed, ways_0_now_is_committed};
    wire [7:0] found = {ways_7_has_tag, ways_6_has_tag, ways_5_has_tag, ways_4_has_tag, ways_3_has_tag, ways_2_has_tag, ways_1_has_tag, ways_0_has_tag} & valid;
    wire [7:0] empty = ~valid & ~{ways_7_is_gated_now, ways_6_is_gated_now, ways_5_is_gated_now, ways_4_is_gated_now, ways_3_is_gated_now, ways_2_is_gated_now, ways_1_is_gated_now, ways_0_is_gated_now};

    always @* begin
        found_way = 3'd0;
        if (found[7]) begin
            found_way = 3'd7;
        end
        if (found[6]) begin
            found_way = 3'd6;
        end
        if (found[5]) begin
            found_way = 3'd5;
        end
        if (found[4]) begin
            found_way = 3'd4;
        end
        if (found[3]) begin
            found_way = 3'd3;
        end
        if (found[2]) begin
            found_way = 3'd2;
        end
        if (found[1]) begin
            found_way = 3'd1;
        end
        if (found[0]) begin
            found_way = 3'd0;
        end
    end

    wire [3:0] found_position = ((((((ways_0_found_positions | ways_1_found_positions) | ways_2_found_positions) | ways_3_found_positions) | ways_4_found_positions) | ways_5_found_positions) | ways_6_found_positions) | ways_7_found_positions;
    wire [3:0] free = ~(((((((ways_0_held_position | ways_1_held_position) | ways_2_held_position) | ways_3_held_position) | ways_4_held_position) | ways_5_held_position) | ways_6_held_position) | ways_7_held_position);

    always @* begin
        position = 2'd0;
        if (found_position[3]) begin
            position = 2'd3;
        end
        if (found_position[2]) begin
            position = 2'd2;
        end
        if (found_position[1]) begin
            position = 2'd1;
        end
        if (found_position[0]) begin
            position = 2'd0;
        end
    end

    always @* begin
        lowest_free = 2'd0;
        if (free[3]) begin
            lowest_free = 2'd3;
        end
        if (free[2]) begin
            lowest_free = 2'd2;
        end
        if (free[1]) begin
            lowest_free = 2'd1;
        end
        if (free[0]) begin
            lowest_free = 2'd0;
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
    wire [7:0] owners = {ways_7_has_position, ways_6_has_position, ways_5_has_position, ways_4_has_position, ways_3_has_position, ways_2_has_position, ways_1_has_position, ways_0_has_position};
    wire replaces_line = !(|empty) && !(|candidates);

    always @* begin
        taken_way = least_used_way;
        if (replaces_line) begin
            if (owners[7]) begin
                taken_way = 3'd7;
            end
            if (owners[6]) begin
                taken_way = 3'd6;
            end
            if (owners[5]) begin
                taken_way = 3'd5;
            end
            if (owners[4]) begin
                taken_way = 3'd4;
            end
            if (owners[3]) begin
                taken_way = 3'd3;
            end
            if (owners[2]) begin
                taken_way = 3'd2;
            end
            if (owners[1]) begin
                taken_way = 3'd1;
            end
            if (owners[0]) begin
                taken_way = 3'd0;
            end
        end
        if (empty[7]) begin
            taken_way = 3'd7;
        end
        if (empty[6]) begin
            taken_way = 3'd6;
        end
        if (empty[5]) begin
            taken_way = 3'd5;
        end
        if (empty[4]) begin
            taken_way = 3'd4;
        end
        if (empty[3]) begin
            taken_way = 3'd3;
        end
        if (empty[2]) begin
            taken_way = 3'd2;
        end
        if (empty[1]) begin
            taken_way = 3'd1;
        end
        if (empty[0]) begin
            taken_way = 3'd0;
        end
    end

    wire is_load = request_kind == 2'd0;
    wire is_plain = !request_bypass_l1;
    wire is_plain_load = (request_is_first && is_load) && is_plain;
    wire is_plain_store = (request_kind == 2'd1) && is_plain;
    wire has_room = state_has_room;
    wire hits = is_plain_load && is_readable;
    wire joins = is_plain_load && is_joinable;
    wire is_new = (is_plain_load && !(|found)) && (!replaces_line || has_choice);
    wire is_counted = is_plain_load && is_candidate;
    wire [7:0] due = {ways_7_counted >= 6'd2, ways_6_counted >= 6'd2, ways_5_counted >= 6'd2, ways_4_counted >= 6'd2, ways_3_counted >= 6'd2, ways_2_counted >= 6'd2, ways_1_counted >= 6'd2, ways_0_counted >= 6'd2};
    wire is_due = is_baseline || (|(found & due));
    wire is_due_at_once = is_baseline;
    wire is_committed = (is_counted && is_due) || (is_new && is_due_at_once);
    wire commits = ((is_committed && has_room) && state_has_entry) && (has_free || has_choice);
    wire passes = ((is_counted && !is_due) || (is_new && !is_due_at_once)) && has_room;
    wire takes = is_new && (commits || passes);
    wire sends_own = (request_is_first && !(is_load && is_plain)) && has_room;
    wire writes = (sends_own && is_plain_store) && is_readable;

    always @* begin
        status = 3'd4;
        if (hits || writes) begin
            status = 3'd0;
        end
        if (joins) begin
            status = 3'd1;
        end
        if (commits || ((sends_own && is_plain_store) && !is_readable)) begin
            status = 3'd2;
        end
        if (passes || (sends_own && !is_plain_store)) begin
            status = 3'd3;
        end
    end

    wire frees_choice = (commits && !has_free) || (takes && replaces_line);
    wire frees_own = (sends_own && is_readable) && !is_load;

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
        if (frees_own) begin
            released = found;
        end
        if (request_is_release) begin
            released = {ways_7_has_release_position, ways_6_has_release_position, ways_5_has_release_position, ways_4_has_release_position, ways_3_has_release_position, ways_2_has_release_position, ways_1_has_release_position, ways_0_has_release_position};
        end
    end

    always @* begin
        released_tag = 28'd0;
        if (released[0]) begin
            released_tag = ways_0_held_tag;
        end
        if (released[1]) begin
            released_tag = ways_1_held_tag;
        end
        if (released[2]) begin
            released_tag = ways_2_held_tag;
        end
        if (released[3]) begin
            released_tag = ways_3_held_tag;
        end
        if (released[4]) begin
            released_tag = ways_4_held_tag;
        end
        if (released[5]) begin
            released_tag = ways_5_held_tag;
        end
        if (released[6]) begin
            released_tag = ways_6_held_tag;
        end
        if (released[7]) begin
            released_tag = ways_7_held_tag;
        end
    end

    wire ages = ((commits || frees_choice) || frees_own) || request_is_release;

    always @* begin
        own_way = found_way;
        if (takes) begin
            own_way = taken_way;
        end
    end

    wire is_own = own_way == 3'd0;
    wire ways_0_change_take = takes && is_own;
    wire ways_0_change_count = (is_counted && (commits || passes)) && is_own;
    wire ways_0_change_commit = commits && is_own;
    wire is_own_1 = own_way == 3'd1;
    wire ways_1_change_take = takes && is_own_1;
    wire ways_1_change_count = (is_counted && (commits || passes)) && is_own_1;
    wire ways_1_change_commit = commits && is_own_1;
    wire is_own_2 = own_way == 3'd2;
    wire ways_2_change_take = takes && is_own_2;
    wire ways_2_change_count = (is_counted && (commits || passes)) && is_own_2;
    wire ways_2_change_commit = commits && is_own_2;
    wire is_own_3 = own_way == 3'd3;
    wire ways_3_change_take = takes && is_own_3;
    wire ways_3_change_count = (is_counted && (commits || passes)) && is_own_3;
    wire ways_3_change_commit = commits && is_own_3;
    wire is_own_4 = own_way == 3'd4;
    wire ways_4_change_take = takes && is_own_4;
    wire ways_4_change_count = (is_counted && (commits || passes)) && is_own_4;
    wire ways_4_change_commit = commits && is_own_4;
    wire is_own_5 = own_way == 3'd5;
    wire ways_5_change_take = takes && is_own_5;
    wire ways_5_change_count = (is_counted && (commits || passes)) && is_own_5;
    wire ways_5_change_commit = commits && is_own_5;
    wire is_own_6 = own_way == 3'd6;
    wire ways_6_change_take = takes && is_own_6;
    wire ways_6_change_count = (is_counted && (commits || passes)) && is_own_6;
    wire ways_6_change_commit = commits && is_own_6;
    wire is_own_7 = own_way == 3'd7;
    wire ways_7_change_take = takes && is_own_7;
    wire ways_7_change_count = (is_counted && (commits || passes)) && is_own_7;
    wire ways_7_change_commit = commits && is_own_7;

    always @* begin
        entry_rc = 6'd0;
        entry_position = 2'd0;
        entry_valid = 1'b0;
        entry_committed = 1'b0;
        if ((own_way == 3'd0) && (takes || (|found))) begin
            entry_rc = ways_0_after_rc;
            entry_position = ways_0_after_position;
            entry_valid = ways_0_after_is_candidate || ways_0_after_is_committed;
            entry_committed = ways_0_after_is_committed;
        end
        if ((own_way == 3'd1) && (takes || (|found))) begin
            entry_rc = ways_1_after_rc;
            entry_position = ways_1_after_position;
            entry_valid = ways_1_after_is_candidate || ways_1_after_is_committed;
            entry_committed = ways_1_after_is_committed;
        end
        if ((own_way == 3'd2) && (takes || (|found))) begin
            entry_rc = ways_2_after_rc;
            entry_position = ways_2_after_position;
            entry_valid = ways_2_after_is_candidate || ways_2_after_is_committed;
            entry_committed = ways_2_after_is_committed;
        end
        if ((own_way == 3'd3) && (takes || (|found))) begin
            entry_rc = ways_3_after_rc;
            entry_position = ways_3_after_position;
            entry_valid = ways_3_after_is_candidate || ways_3_after_is_committed;
            entry_committed = ways_3_after_is_committed;
        end
        if ((own_way == 3'd4) && (takes || (|found))) begin
            entry_rc = ways_4_after_rc;
            entry_position = ways_4_after_position;
            entry_valid = ways_4_after_is_candidate || ways_4_after_is_committed;
            entry_committed = ways_4_after_is_committed;
        end
        if ((own_way == 3'd5) && (takes || (|found))) begin
            entry_rc = ways_5_after_rc;
            entry_position = ways_5_after_position;
            entry_valid = ways_5_after_is_candidate || ways_5_after_is_committed;
            entry_committed = ways_5_after_is_committed;
        end
        if ((own_way == 3'd6) && (takes || (|found))) begin
            entry_rc = ways_6_after_rc;
            entry_position = ways_6_after_position;
            entry_valid = ways_6_after_is_candidate || ways_6_after_is_committed;
            entry_committed = ways_6_after_is_committed;
        end
        if ((own_way == 3'd7) && (takes || (|found))) begin
            entry_rc = ways_7_after_rc;
            entry_position = ways_7_after_position;
            entry_valid = ways_7_after_is_candidate || ways_7_after_is_committed;
            entry_committed = ways_7_after_is_committed;
        end
    end

    wire [3:0] used_after = ((((((ways_0_held_after | ways_1_held_after) | ways_2_held_after) | ways_3_held_after) | ways_4_held_after) | ways_5_held_after) | ways_6_held_after) | ways_7_held_after;
    wire [2:0] is_free = {2'd0, !used_after[0]};
    wire [2:0] sums_0 = is_free;
    wire [2:0] is_free_1 = {2'd0, !used_after[1]};
    wire [2:0] sums_1 = sums_0 + is_free_1;
    wire [2:0] is_free_2 = {2'd0, !used_after[2]};
    wire [2:0] sums_2 = sums_1 + is_free_2;
    wire [2:0] is_free_3 = {2'd0, !used_after[3]};
    wire [2:0] sums_3 = sums_2 + is_free_3;
    assign free_lines = sums_3;

    always @* begin
        policy_way = position;
        if (commits) begin
            policy_way = chosen;
        end
    end

    wire policy_by_choice = commits && !has_free;
    wire order_write_enable = (hits || joins) || commits;
    assign command_reserve = commits;
    assign command_join = joins;
    assign command_mark_stale = (sends_own && is_pending) && !is_load;
    assign command_send_direct = sends_own || passes;
    assign command_read = hits;
    assign command_write = 1'b0;

    always @* begin
        command_way = position;
        if (commits) begin
            command_way = chosen;
        end
    end

    assign evict = frees_choice || frees_own;
    assign evict_line = {released_tag, request_set_number};

    (* unused *) wire unused;
    assign unused = &{
        1'b0, request_line[4:0], ways_0_now_position, ways_1_now_position, ways_2_now_position,
        ways_3_now_position, ways_4_now_position, ways_5_now_position, ways_6_now_position,
        ways_7_now_position
    };

    decoupled_l1d_tag_way u_ways_0 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (1'b0),
        .change_take          (ways_0_change_take),
        .change_count         (ways_0_change_count),
        .change_commit        (ways_0_change_commit),
        .change_release       (released[0]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_0_is_gated_now),
        .held_position        (ways_0_held_position),
        .found_positions      (ways_0_found_positions),
        .held_after           (ways_0_held_after),
        .has_position         (ways_0_has_position),
        .has_release_position (ways_0_has_release_position),
        .has_tag              (ways_0_has_tag),
        .held_tag             (ways_0_held_tag),
        .counted              (ways_0_counted),
        .now_is_candidate     (ways_0_now_is_candidate),
        .now_is_committed     (ways_0_now_is_committed),
        .now_rc               (ways_0_now_rc),
        .now_position         (ways_0_now_position),
        .after_is_candidate   (ways_0_after_is_candidate),
        .after_is_committed   (ways_0_after_is_committed),
        .after_rc             (ways_0_after_rc),
        .after_position       (ways_0_after_position)
    );

    decoupled_l1d_tag_way u_ways_1 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (1'b0),
        .change_take          (ways_1_change_take),
        .change_count         (ways_1_change_count),
        .change_commit        (ways_1_change_commit),
        .change_release       (released[1]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_1_is_gated_now),
        .held_position        (ways_1_held_position),
        .found_positions      (ways_1_found_positions),
        .held_after           (ways_1_held_after),
        .has_position         (ways_1_has_position),
        .has_release_position (ways_1_has_release_position),
        .has_tag              (ways_1_has_tag),
        .held_tag             (ways_1_held_tag),
        .counted              (ways_1_counted),
        .now_is_candidate     (ways_1_now_is_candidate),
        .now_is_committed     (ways_1_now_is_committed),
        .now_rc               (ways_1_now_rc),
        .now_position         (ways_1_now_position),
        .after_is_candidate   (ways_1_after_is_candidate),
        .after_is_committed   (ways_1_after_is_committed),
        .after_rc             (ways_1_after_rc),
        .after_position       (ways_1_after_position)
    );

    decoupled_l1d_tag_way u_ways_2 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (1'b0),
        .change_take          (ways_2_change_take),
        .change_count         (ways_2_change_count),
        .change_commit        (ways_2_change_commit),
        .change_release       (released[2]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_2_is_gated_now),
        .held_position        (ways_2_held_position),
        .found_positions      (ways_2_found_positions),
        .held_after           (ways_2_held_after),
        .has_position         (ways_2_has_position),
        .has_release_position (ways_2_has_release_position),
        .has_tag              (ways_2_has_tag),
        .held_tag             (ways_2_held_tag),
        .counted              (ways_2_counted),
        .now_is_candidate     (ways_2_now_is_candidate),
        .now_is_committed     (ways_2_now_is_committed),
        .now_rc               (ways_2_now_rc),
        .now_position         (ways_2_now_position),
        .after_is_candidate   (ways_2_after_is_candidate),
        .after_is_committed   (ways_2_after_is_committed),
        .after_rc             (ways_2_after_rc),
        .after_position       (ways_2_after_position)
    );

    decoupled_l1d_tag_way u_ways_3 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (1'b0),
        .change_take          (ways_3_change_take),
        .change_count         (ways_3_change_count),
        .change_commit        (ways_3_change_commit),
        .change_release       (released[3]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_3_is_gated_now),
        .held_position        (ways_3_held_position),
        .found_positions      (ways_3_found_positions),
        .held_after           (ways_3_held_after),
        .has_position         (ways_3_has_position),
        .has_release_position (ways_3_has_release_position),
        .has_tag              (ways_3_has_tag),
        .held_tag             (ways_3_held_tag),
        .counted              (ways_3_counted),
        .now_is_candidate     (ways_3_now_is_candidate),
        .now_is_committed     (ways_3_now_is_committed),
        .now_rc               (ways_3_now_rc),
        .now_position         (ways_3_now_position),
        .after_is_candidate   (ways_3_after_is_candidate),
        .after_is_committed   (ways_3_after_is_committed),
        .after_rc             (ways_3_after_rc),
        .after_position       (ways_3_after_position)
    );

    decoupled_l1d_tag_way u_ways_4 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (is_baseline),
        .change_take          (ways_4_change_take),
        .change_count         (ways_4_change_count),
        .change_commit        (ways_4_change_commit),
        .change_release       (released[4]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_4_is_gated_now),
        .held_position        (ways_4_held_position),
        .found_positions      (ways_4_found_positions),
        .held_after           (ways_4_held_after),
        .has_position         (ways_4_has_position),
        .has_release_position (ways_4_has_release_position),
        .has_tag              (ways_4_has_tag),
        .held_tag             (ways_4_held_tag),
        .counted              (ways_4_counted),
        .now_is_candidate     (ways_4_now_is_candidate),
        .now_is_committed     (ways_4_now_is_committed),
        .now_rc               (ways_4_now_rc),
        .now_position         (ways_4_now_position),
        .after_is_candidate   (ways_4_after_is_candidate),
        .after_is_committed   (ways_4_after_is_committed),
        .after_rc             (ways_4_after_rc),
        .after_position       (ways_4_after_position)
    );

    decoupled_l1d_tag_way u_ways_5 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (is_baseline),
        .change_take          (ways_5_change_take),
        .change_count         (ways_5_change_count),
        .change_commit        (ways_5_change_commit),
        .change_release       (released[5]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_5_is_gated_now),
        .held_position        (ways_5_held_position),
        .found_positions      (ways_5_found_positions),
        .held_after           (ways_5_held_after),
        .has_position         (ways_5_has_position),
        .has_release_position (ways_5_has_release_position),
        .has_tag              (ways_5_has_tag),
        .held_tag             (ways_5_held_tag),
        .counted              (ways_5_counted),
        .now_is_candidate     (ways_5_now_is_candidate),
        .now_is_committed     (ways_5_now_is_committed),
        .now_rc               (ways_5_now_rc),
        .now_position         (ways_5_now_position),
        .after_is_candidate   (ways_5_after_is_candidate),
        .after_is_committed   (ways_5_after_is_committed),
        .after_rc             (ways_5_after_rc),
        .after_position       (ways_5_after_position)
    );

    decoupled_l1d_tag_way u_ways_6 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (is_baseline),
        .change_take          (ways_6_change_take),
        .change_count         (ways_6_change_count),
        .change_commit        (ways_6_change_commit),
        .change_release       (released[6]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_6_is_gated_now),
        .held_position        (ways_6_held_position),
        .found_positions      (ways_6_found_positions),
        .held_after           (ways_6_held_after),
        .has_position         (ways_6_has_position),
        .has_release_position (ways_6_has_release_position),
        .has_tag              (ways_6_has_tag),
        .held_tag             (ways_6_held_tag),
        .counted              (ways_6_counted),
        .now_is_candidate     (ways_6_now_is_candidate),
        .now_is_committed     (ways_6_now_is_committed),
        .now_rc               (ways_6_now_rc),
        .now_position         (ways_6_now_position),
        .after_is_candidate   (ways_6_after_is_candidate),
        .after_is_committed   (ways_6_after_is_committed),
        .after_rc             (ways_6_after_rc),
        .after_position       (ways_6_after_position)
    );

    decoupled_l1d_tag_way u_ways_7 (
        .clock                (clock),
        .reset                (reset),
        .next_set             (next_set),
        .set_number           (request_set_number),
        .tag                  (request_line[32:5]),
        .is_gated             (is_baseline),
        .change_take          (ways_7_change_take),
        .change_count         (ways_7_change_count),
        .change_commit        (ways_7_change_commit),
        .change_release       (released[7]),
        .change_age           (ages),
        .change_position      (chosen),
        .clear                (clear),
        .clear_set            (clear_set),
        .asked_position       (policy_victim),
        .release_position     (request_release_position),
        .is_gated_now         (ways_7_is_gated_now),
        .held_position        (ways_7_held_position),
        .found_positions      (ways_7_found_positions),
        .held_after           (ways_7_held_after),
        .has_position         (ways_7_has_position),
        .has_release_position (ways_7_has_release_position),
        .has_tag              (ways_7_has_tag),
        .held_tag             (ways_7_held_tag),
        .counted              (ways_7_counted),
        .now_is_candidate     (ways_7_now_is_candidate),
        .now_is_committed     (ways_7_now_is_committed),
        .now_rc               (ways_7_now_rc),
        .now_position         (ways_7_now_position),
        .after_is_candidate   (ways_7_after_is_candidate),
        .after_is_committed   (ways_7_after_is_committed),
        .after_rc             (ways_7_after_rc),
        .after_position       (ways_7_after_position)
    );

    decoupled_l1d_least_used u_least_used (
        .eligible (candidates),
        .counts_0 (ways_0_now_rc),
        .counts_1 (ways_1_now_rc),
        .counts_2 (ways_2_now_rc),
        .counts_3 (ways_3_now_rc),
        .counts_4 (ways_4_now_rc),
        .counts_5 (ways_5_now_rc),
        .counts_6 (ways_6_now_rc),
        .counts_7 (ways_7_now_rc),
        .way      (least_used_way)
    );

    write_first_ram_depth32_width6 u_order (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (order_write_enable),
        .write_address (request_set_number),
        .write_data    (policy_next_state),
        .read_address  (next_set),
        .read_data     (order_read_data)
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
