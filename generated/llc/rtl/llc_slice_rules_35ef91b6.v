// warpcache 0.1.0
`default_nettype none

// The action for the request in the decision.
module llc_slice_rules_35ef91b6 (
    // decided
    input  wire        decided_valid,
    input  wire        decided_may_act,
    input  wire        decided_follows_store,
    input  wire        decided_is_first,
    input  wire [1:0]  decided_kind,
    input  wire [3:0]  decided_operation,
    input  wire [3:0]  decided_sectors,
    input  wire        decided_is_last,
    input  wire        decided_has_line,
    input  wire        decided_has_free,
    input  wire        decided_is_chosen,
    input  wire [3:0]  decided_way,
    input  wire [3:0]  decided_readable,
    input  wire [3:0]  decided_dirty,
    // behind_pending
    input  wire        behind_pending_has_free,
    input  wire [4:0]  behind_pending_free_entry,
    input  wire [15:0] behind_pending_ways,
    input  wire        behind_pending_can_join,
    input  wire [3:0]  behind_pending_covered,
    input  wire [3:0]  behind_pending_wanted,
    // behind
    input  wire        behind_has_room,
    input  wire        behind_has_array,
    input  wire        behind_may_enter,
    input  wire        behind_is_beat,
    input  wire        behind_has_number,
    input  wire        behind_is_acknowledged,
    input  wire        behind_has_place,

    input  wire        walks,
    // command
    output wire        command_reads,
    output wire        command_hits,
    output wire        command_joins,
    output wire        command_misses,
    output wire        command_stores,
    output wire        command_sends_atomic,
    output wire        command_maintains,
    output wire        command_goes_on,
    output wire        command_seeks,
    output wire        command_chooses,
    output wire        command_cleans,
    output wire        command_writes_back,
    output wire        command_reserves,
    output wire        command_invalidates
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [3:0] MAINTAIN_CLEAN = 4'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [3:0] MAINTAIN_FLUSH = 4'd1;
    localparam [1:0] KIND_ATOMIC = 2'd2;
    localparam [3:0] MAINTAIN_DISCARD = 4'd2;
    localparam [1:0] KIND_MAINTAIN = 2'd3;

    wire is_load = decided_kind == KIND_LOAD;
    wire is_store = decided_kind == KIND_STORE;
    wire is_atomic = decided_kind == KIND_ATOMIC;
    wire is_maintain = decided_kind == KIND_MAINTAIN;
    wire may_act = decided_may_act && (is_store || !decided_follows_store);
    wire is_pending = decided_has_line && behind_pending_ways[decided_way];
    wire is_clean = !(|decided_dirty);
    wire has_way = decided_has_line || decided_has_free || (decided_is_chosen && is_clean);
    wire needs_way = (is_load || is_store) && !decided_has_line;
    wire seeks = decided_valid && needs_way && !decided_has_free && !decided_is_chosen;
    assign command_seeks = seeks;
    assign command_chooses = seeks && decided_may_act && !decided_is_first &&
        !(&behind_pending_ways);
    wire may_load = may_act && is_load;
    wire [3:0] unreadable = decided_sectors & ~decided_readable;
    wire is_hit = decided_has_line && !(|unreadable);
    wire reads = may_load && is_hit && behind_may_enter;
    wire [3:0] uncovered = unreadable & ~behind_pending_covered;
    assign command_reads = reads;
    assign command_hits = reads && decided_is_last;
    assign command_joins = may_load && !is_hit && is_pending && behind_pending_can_join &&
        !(|uncovered);
    assign command_misses = may_load && !is_hit && !is_pending && has_way && behind_has_room &&
        behind_pending_has_free;
    wire is_awaited = is_pending && (|(behind_pending_wanted & decided_sectors));
    assign command_stores = may_act && is_store && !is_awaited && has_way && behind_may_enter &&
        !behind_is_beat;
    assign command_sends_atomic = may_act && is_atomic && !is_pending && is_clean &&
        behind_has_room && behind_has_place;
    wire cleans = (decided_operation == MAINTAIN_CLEAN) || (decided_operation == MAINTAIN_FLUSH);
    wire discards = (decided_operation == MAINTAIN_DISCARD) ||
        (decided_operation == MAINTAIN_FLUSH);
    wire is_written = is_clean && behind_is_acknowledged;
    wire maintains = may_act && is_maintain && !is_pending && (is_written || !cleans) &&
        behind_may_enter;
    assign command_maintains = maintains;
    assign command_invalidates = decided_has_line && (command_sends_atomic || (maintains &&
        discards));
    wire is_settled = !is_pending && (is_atomic || (is_maintain && cleans));
    assign command_cleans = walks || (may_act && (decided_is_chosen || is_settled));
    assign command_writes_back = command_cleans && !is_clean && behind_has_array &&
        !behind_is_beat && behind_has_room && behind_has_number;
    assign command_reserves = !decided_has_line && (command_misses || command_stores);
    assign command_goes_on = command_hits || command_joins || command_misses || command_stores ||
        command_sends_atomic || command_maintains;

    (* unused *) wire unused;
    assign unused = &{1'b0, behind_pending_free_entry};
endmodule

`default_nettype wire
