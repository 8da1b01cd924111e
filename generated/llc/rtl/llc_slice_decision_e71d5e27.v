// warpcache 0.1.0
`default_nettype none

// The request in the decision, or the line of the walk, and what is known of it.
module llc_slice_decision_e71d5e27 (
    input  wire         clock,
    input  wire         reset,
    // request
    input  wire         request_valid,
    output wire         request_ready,
    input  wire [1:0]   request_kind,
    input  wire [3:0]   request_operation,
    input  wire [40:0]  request_line,
    input  wire [3:0]   request_sectors,
    input  wire [31:0]  request_byte_enable,
    input  wire [255:0] request_data,
    input  wire [7:0]   request_source,
    input  wire [9:0]   request_id,
    // found
    input  wire         found_has_line,
    input  wire [3:0]   found_way,
    input  wire         found_is_changed,
    input  wire         found_has_free,
    input  wire [3:0]   found_free_way,
    input  wire         found_is_empty,
    // selected
    input  wire [33:0]  selected_tag,
    input  wire [3:0]   selected_readable,
    input  wire [3:0]   selected_dirty,

    output reg  [3:0]   pick,
    output wire         picks,
    input  wire [3:0]   victim,
    // walk
    input  wire         walk_walks,
    input  wire [6:0]   walk_set_number,
    input  wire         walk_chooses,
    input  wire [3:0]   walk_way,
    input  wire         walk_has_line,
    output wire         walk_is_line_done,
    // behind_pending
    input  wire         behind_pending_has_free,
    input  wire [4:0]   behind_pending_free_entry,
    input  wire [15:0]  behind_pending_ways,
    input  wire         behind_pending_can_join,
    input  wire [3:0]   behind_pending_covered,
    input  wire [3:0]   behind_pending_wanted,
    // behind
    input  wire         behind_has_room,
    input  wire         behind_has_array,
    input  wire         behind_may_enter,
    input  wire         behind_is_beat,
    input  wire         behind_has_number,
    input  wire         behind_is_acknowledged,
    input  wire         behind_has_place,
    // ids
    input  wire [3:0]   ids_write_back,
    input  wire [1:0]   ids_place,
    // publish
    input  wire         publish_valid,
    input  wire [6:0]   publish_set_number,
    input  wire [3:0]   publish_way,
    input  wire [3:0]   publish_readable,
    input  wire [3:0]   publish_dirty,

    input  wire [3:0]   whole,
    output wire         holds,
    // command
    output wire         command_reads,
    output wire         command_hits,
    output wire         command_joins,
    output wire         command_misses,
    output wire         command_stores,
    output wire         command_sends_atomic,
    output wire         command_maintains,
    output wire         command_goes_on,
    output wire         command_seeks,
    output wire         command_chooses,
    output wire         command_cleans,
    output wire         command_writes_back,
    output wire         command_reserves,
    output wire         command_invalidates,

    output wire         waits,
    output reg  [6:0]   set_number,
    // place
    output wire [6:0]   place_set_number,
    output wire [3:0]   place_way,
    output wire [1:0]   place_sector,
    // change
    output wire         change_states,
    output wire         change_tags,
    output wire         change_is_only,
    output reg  [6:0]   change_set_number,
    output reg  [3:0]   change_way,
    output wire         change_is_line,
    output wire [33:0]  change_tag,
    output reg  [3:0]   change_readable,
    output reg  [3:0]   change_dirty,
    // ask
    output wire         ask_reserves,
    output wire         ask_joins,
    output wire         ask_stores,
    output wire [6:0]   ask_set_number,
    output wire [3:0]   ask_way,
    output wire [3:0]   ask_sectors,
    output wire [3:0]   ask_covered,
    output wire [3:0]   ask_dirty,
    // requester
    output wire [7:0]   requester_source,
    output wire [9:0]   requester_id,
    // store
    output wire         store_valid,
    output wire         store_is_dirty,
    output wire [3:0]   store_sectors,
    output wire [31:0]  store_byte_enable,
    output wire [255:0] store_data,
    // enter
    output wire         enter_valid,
    // enter_requester
    output wire [7:0]   enter_requester_source,
    output wire [9:0]   enter_requester_id,
    // enter
    output wire [1:0]   enter_kind,
    output reg  [1:0]   enter_sector,
    output reg          enter_last,
    // issue
    output wire         issue_valid,
    output reg  [1:0]   issue_class,
    output reg  [4:0]   issue_number,
    output reg  [40:0]  issue_line,
    output reg  [3:0]   issue_sectors,

    output wire [3:0]   operation,
    output wire         evict,
    output wire [40:0]  old_line
);

    localparam [1:0] CLASS_LINE = 2'd0;
    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] CLASS_WRITE_BACK = 2'd1;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] CLASS_ATOMIC = 2'd2;
    localparam [3:0] ALL_SECTORS = 4'd15;

    reg [3:0] readable_now;
    wire [40:0] stage_pop_line;
    reg is_first_q;
    reg follows_store_q;
    reg was_sent_q;
    reg has_line_d;
    reg has_line_q;
    reg has_free_d;
    reg has_free_q;
    reg is_empty_d;
    reg is_empty_q;
    reg is_chosen_d;
    reg is_chosen_q;
    reg [3:0] way_d;
    reg [3:0] way_q;
    reg [3:0] readable_d;
    reg [3:0] readable_q;
    reg [3:0] dirty_d;
    reg [3:0] dirty_q;
    reg [33:0] old_tag_d;
    reg [33:0] old_tag_q;
    reg [3:0] served_d;
    reg [3:0] served_q;
    reg [3:0] sector_arbiter_request;
    wire [3:0] sector_arbiter_grant;
    wire sector_arbiter_any;

    wire moves = request_valid && request_ready;
    wire stage_pop_ready = was_sent_q || (command_goes_on && !command_sends_atomic);
    wire is_load = enter_kind == KIND_LOAD;
    wire [33:0] stored_tag = stage_pop_line[40:7];

    always @* begin
        set_number = stage_pop_line[6:0];
        if (walk_walks) begin
            set_number = walk_set_number;
        end
    end

    wire is_request_sector = (is_load || (enter_kind == KIND_STORE)) && !is_chosen_q && !walk_walks;
    wire [3:0] left = ask_sectors & ~served_q;

    always @* begin
        sector_arbiter_request = left;
        if (!is_request_sector && (|dirty_q)) begin
            sector_arbiter_request = dirty_q;
        end
    end

    wire [3:0] rest_left = left & (left - 4'd1);
    wire is_last = !(|rest_left);
    wire rules_decided_may_act = holds && !publish_valid && !was_sent_q;
    assign waits = holds && !was_sent_q && !command_goes_on && !command_reads &&
        !command_writes_back;
    assign picks = command_seeks || walk_walks;

    always @* begin
        pick = victim;
        if (walk_walks) begin
            pick = walk_way;
        end
    end

    wire [3:0] rest_dirty = dirty_q & (dirty_q - 4'd1);
    assign walk_is_line_done = command_writes_back && !(|rest_dirty);
    assign old_line = {old_tag_q, set_number};
    assign evict = command_reserves && is_chosen_q;
    wire chooses = command_chooses || walk_chooses;

    always @* begin
        has_line_d = has_line_q;
        has_free_d = has_free_q;
        is_empty_d = is_empty_q;
        is_chosen_d = is_chosen_q;
        way_d = way_q;
        old_tag_d = old_tag_q;
        if (moves) begin
            has_line_d = found_has_line;
            has_free_d = found_has_free;
            is_empty_d = found_is_empty;
            is_chosen_d = 1'b0;
            way_d = found_free_way;
            if (found_has_line) begin
                way_d = found_way;
            end
            old_tag_d = request_line[40:7];
        end
        if (chooses) begin
            is_chosen_d = 1'b1;
            way_d = pick;
            old_tag_d = selected_tag;
        end
    end

    always @* begin
        readable_now = readable_q;
        if (follows_store_q) begin
            readable_now = readable_q | whole;
        end
    end

    wire is_published = publish_valid && has_line_q && (publish_set_number == set_number) &&
        (publish_way == way_q);

    always @* begin
        readable_d = readable_now;
        if (is_published) begin
            readable_d = readable_now | publish_readable;
        end
        served_d = served_q;
        if (command_reads) begin
            served_d = served_q | sector_arbiter_grant;
        end
        if (moves) begin
            readable_d = selected_readable;
            served_d = 4'd0;
        end
    end

    always @* begin
        dirty_d = dirty_q;
        if (command_writes_back) begin
            dirty_d = dirty_q & ~sector_arbiter_grant;
        end
        if (moves || command_chooses || walk_chooses) begin
            dirty_d = selected_dirty;
        end
    end

    wire follows_store_d = moves && command_stores && found_is_changed;
    wire maintains = command_maintains && has_line_q;
    assign change_states = command_reserves || command_stores || maintains || publish_valid;
    assign change_tags = command_reserves || command_invalidates;
    assign change_is_only = is_empty_q;
    assign change_is_line = command_reserves;
    assign change_tag = stored_tag;

    always @* begin
        change_set_number = set_number;
        change_way = way_q;
        change_readable = readable_now;
        change_dirty = dirty_q;
        if (command_stores) begin
            change_dirty = dirty_q | ask_sectors;
        end
        if (publish_valid) begin
            change_set_number = publish_set_number;
            change_way = publish_way;
            change_readable = publish_readable;
            change_dirty = publish_dirty;
        end
    end

    assign ask_reserves = command_misses;
    assign ask_joins = command_joins;
    assign ask_stores = command_stores;
    assign ask_set_number = set_number;
    assign ask_way = way_q;
    assign ask_covered = ALL_SECTORS;
    assign ask_dirty = dirty_q;
    assign place_set_number = set_number;
    assign place_way = way_q;
    assign store_valid = command_stores;
    assign store_is_dirty = |(dirty_q & ask_sectors);
    assign store_sectors = ask_sectors;
    assign enter_valid = command_reads || command_stores || command_maintains;
    assign enter_requester_source = requester_source;
    assign enter_requester_id = requester_id;

    always @* begin
        enter_sector = 2'd0;
        enter_last = 1'b1;
        if (is_load) begin
            enter_sector = place_sector;
            enter_last = is_last;
        end
    end

    assign issue_valid = command_misses || command_sends_atomic || command_writes_back;

    always @* begin
        issue_line = stage_pop_line;
        issue_class = CLASS_LINE;
        issue_number = behind_pending_free_entry;
        issue_sectors = ask_covered & ~readable_q;
        if (command_sends_atomic) begin
            issue_class = CLASS_ATOMIC;
            issue_number = {3'd0, ids_place};
            issue_sectors = ask_sectors;
        end
        if (command_writes_back) begin
            issue_class = CLASS_WRITE_BACK;
            issue_number = {1'b0, ids_write_back};
            issue_line = old_line;
            issue_sectors = sector_arbiter_grant;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, sector_arbiter_any};

    llc_slice_request_stage_2476efb7 u_stage (
        .clock            (clock),
        .reset            (reset),
        .push_valid       (request_valid),
        .push_ready       (request_ready),
        .push_kind        (request_kind),
        .push_operation   (request_operation),
        .push_line        (request_line),
        .push_sectors     (request_sectors),
        .push_byte_enable (request_byte_enable),
        .push_data        (request_data),
        .push_source      (request_source),
        .push_id          (request_id),
        .pop_valid        (holds),
        .pop_ready        (stage_pop_ready),
        .pop_kind         (enter_kind),
        .pop_operation    (operation),
        .pop_line         (stage_pop_line),
        .pop_sectors      (ask_sectors),
        .pop_byte_enable  (store_byte_enable),
        .pop_data         (store_data),
        .pop_source       (requester_source),
        .pop_id           (requester_id)
    );

    llc_slice_rules_35ef91b6 u_rules (
        .decided_valid             (holds),
        .decided_may_act           (rules_decided_may_act),
        .decided_follows_store     (follows_store_q),
        .decided_is_first          (is_first_q),
        .decided_kind              (enter_kind),
        .decided_operation         (operation),
        .decided_sectors           (ask_sectors),
        .decided_is_last           (is_last),
        .decided_has_line          (has_line_q),
        .decided_has_free          (has_free_q),
        .decided_is_chosen         (is_chosen_q),
        .decided_way               (way_q),
        .decided_readable          (readable_q),
        .decided_dirty             (dirty_q),
        .behind_pending_has_free   (behind_pending_has_free),
        .behind_pending_free_entry (behind_pending_free_entry),
        .behind_pending_ways       (behind_pending_ways),
        .behind_pending_can_join   (behind_pending_can_join),
        .behind_pending_covered    (behind_pending_covered),
        .behind_pending_wanted     (behind_pending_wanted),
        .behind_has_room           (behind_has_room),
        .behind_has_array          (behind_has_array),
        .behind_may_enter          (behind_may_enter),
        .behind_is_beat            (behind_is_beat),
        .behind_has_number         (behind_has_number),
        .behind_is_acknowledged    (behind_is_acknowledged),
        .behind_has_place          (behind_has_place),
        .walks                     (walk_has_line),
        .command_reads             (command_reads),
        .command_hits              (command_hits),
        .command_joins             (command_joins),
        .command_misses            (command_misses),
        .command_stores            (command_stores),
        .command_sends_atomic      (command_sends_atomic),
        .command_maintains         (command_maintains),
        .command_goes_on           (command_goes_on),
        .command_seeks             (command_seeks),
        .command_chooses           (command_chooses),
        .command_cleans            (command_cleans),
        .command_writes_back       (command_writes_back),
        .command_reserves          (command_reserves),
        .command_invalidates       (command_invalidates)
    );

    fixed_priority_arbiter_requesters4 u_sector_arbiter (
        .request (sector_arbiter_request),
        .grant   (sector_arbiter_grant),
        .granted (place_sector),
        .any     (sector_arbiter_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_first_q <= 1'b0;
            follows_store_q <= 1'b0;
            was_sent_q <= 1'b0;
            has_line_q <= 1'b0;
            has_free_q <= 1'b0;
            is_empty_q <= 1'b0;
            is_chosen_q <= 1'b0;
            way_q <= 4'd0;
            readable_q <= 4'd0;
            dirty_q <= 4'd0;
            old_tag_q <= 34'd0;
            served_q <= 4'd0;
        end else begin
            is_first_q <= moves;
            follows_store_q <= follows_store_d;
            was_sent_q <= command_sends_atomic;
            has_line_q <= has_line_d;
            has_free_q <= has_free_d;
            is_empty_q <= is_empty_d;
            is_chosen_q <= is_chosen_d;
            way_q <= way_d;
            readable_q <= readable_d;
            dirty_q <= dirty_d;
            old_tag_q <= old_tag_d;
            served_q <= served_d;
        end
    end
endmodule

`default_nettype wire
