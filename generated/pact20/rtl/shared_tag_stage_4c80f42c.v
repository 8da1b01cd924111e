// warpcache 0.1.0
`default_nettype none

// Says in the first cycle of a lookup what is done for the request: by the tags, or where it
// bypasses them.
module shared_tag_stage_4c80f42c (
    input  wire         clock,
    input  wire         reset,
    input  wire         reads,
    input  wire [4:0]   next_set,
    input  wire         is_first,
    input  wire         is_remote,
    // held_request
    input  wire [1:0]   held_request_kind,
    input  wire [3:0]   held_request_operation,
    input  wire [32:0]  held_request_line,
    input  wire [4:0]   held_request_set_number,
    input  wire [3:0]   held_request_sectors,
    input  wire [31:0]  held_request_byte_enable,
    input  wire [255:0] held_request_data,
    input  wire [10:0]  held_request_id,
    // held
    input  wire         held_bypass_l1,
    input  wire         held_skips_tags,
    input  wire         held_is_foreign,
    // held_route
    input  wire         held_route_leaves,
    input  wire         held_route_to_home,
    input  wire         held_route_is_shared,
    input  wire [4:0]   held_route_home,
    // verdict
    output wire         verdict_leaves_now,
    input  wire         verdict_is_refused,
    input  wire         verdict_has_room,
    // state
    input  wire         state_has_room,
    input  wire         state_has_entry,
    input  wire [3:0]   state_pending_ways,
    input  wire [3:0]   state_joinable_ways,
    input  wire         state_waits,
    input  wire         state_is_idle,
    // done
    input  wire         done_valid,
    input  wire         done_is_stale,
    input  wire         done_waits,
    output wire         done_is_released,
    input  wire [4:0]   done_set_number,
    input  wire [1:0]   done_way,
    // sharing
    input  wire         sharing_even_sets,
    input  wire         sharing_odd_sets,
    input  wire         sharing_has_local,
    input  wire         sharing_done_is_foreign,

    input  wire         clears,
    input  wire [4:0]   cleared_set,
    // request
    output wire [1:0]   request_kind,
    output wire [3:0]   request_operation,
    output wire [32:0]  request_line,
    output wire [4:0]   request_set_number,
    output wire [3:0]   request_sectors,
    output wire [31:0]  request_byte_enable,
    output wire [255:0] request_data,
    output wire [10:0]  request_id,
    // command
    output wire         command_reserve,
    output wire         command_join,
    output wire         command_mark_stale,
    output wire         command_send_direct,
    output wire         command_read,
    output wire         command_write,
    output wire [1:0]   command_way,
    // outcome
    output reg  [2:0]   outcome_status,
    output wire         outcome_evict,
    output wire [32:0]  outcome_evict_line,

    output wire         ram_error
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [2:0] STATUS_BYPASS = 3'd3;
    localparam [2:0] STATUS_RESERVATION_FAIL = 3'd4;

    reg bypasses;
    reg has_room;
    reg set_is_shared;
    wire lookup_command_send_direct;
    wire [2:0] lookup_status;
    wire lookup_awaits_line;

    wire is_tried = is_first && (is_remote || !verdict_is_refused);
    wire is_load = held_request_kind == KIND_LOAD;

    always @* begin
        has_room = state_has_room;
        if (held_route_to_home) begin
            has_room = verdict_has_room && (is_load || !lookup_awaits_line);
        end
    end

    wire lookup_request_is_first = is_tried && !held_skips_tags;
    assign done_is_released = 1'b1;
    wire lookup_change_publish = done_valid && !done_is_stale;

    always @* begin
        set_is_shared = sharing_even_sets;
        if (held_request_set_number[0]) begin
            set_is_shared = sharing_odd_sets;
        end
    end

    always @* begin
        bypasses = is_tried && held_skips_tags && has_room;
        if (is_first && is_remote) begin
            bypasses = lookup_status == STATUS_RESERVATION_FAIL;
        end
    end

    wire sends = lookup_command_send_direct || bypasses;
    assign verdict_leaves_now = sends && held_route_leaves;
    assign command_send_direct = sends && !held_route_to_home;

    always @* begin
        outcome_status = lookup_status;
        if (bypasses) begin
            outcome_status = STATUS_BYPASS;
        end
    end

    wire joins_first = command_join && !sharing_has_local;
    wire goes_direct = sends && (held_request_kind != KIND_ATOMIC);
    wire counts = !is_remote && (goes_direct || command_reserve || joins_first);
    wire [10:0] held_id = held_request_id;
    wire [1:0] id_above = held_id[10:9];
    assign request_kind = held_request_kind;
    assign request_operation = held_request_operation;
    assign request_line = held_request_line;
    assign request_set_number = held_request_set_number;
    assign request_sectors = held_request_sectors;
    assign request_byte_enable = held_request_byte_enable;
    assign request_data = held_request_data;
    assign request_id = {id_above, held_id[8] || counts, held_id[7:0]};

    (* unused *) wire unused;
    assign unused = &{
        1'b0, held_is_foreign, held_route_is_shared, held_route_home, state_waits, state_is_idle,
        done_waits
    };

    l1_lookup_f67167fe u_lookup (
        .clock               (clock),
        .reset               (reset),
        .reads               (reads),
        .next_set            (next_set),
        .request_is_first    (lookup_request_is_first),
        .request_kind        (held_request_kind),
        .request_bypass_l1   (held_bypass_l1),
        .request_line        (held_request_line),
        .request_set_number  (held_request_set_number),
        .state_has_room      (has_room),
        .state_has_entry     (state_has_entry),
        .state_pending_ways  (state_pending_ways),
        .state_joinable_ways (state_joinable_ways),
        .change_publish      (lookup_change_publish),
        .change_publish_set  (done_set_number),
        .change_publish_way  (done_way),
        .change_clear        (clears),
        .change_clear_set    (cleared_set),
        .command_reserve     (command_reserve),
        .command_join        (command_join),
        .command_mark_stale  (command_mark_stale),
        .command_send_direct (lookup_command_send_direct),
        .command_read        (command_read),
        .command_write       (command_write),
        .command_way         (command_way),
        .status              (lookup_status),
        .evict               (outcome_evict),
        .evict_line          (outcome_evict_line),
        .marks_go_first      (set_is_shared),
        .marks_publish       (sharing_done_is_foreign),
        .marks_clear         (1'b0),
        .awaits_line         (lookup_awaits_line),
        .ram_error           (ram_error)
    );
endmodule

`default_nettype wire
