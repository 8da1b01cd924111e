// warpcache 0.1.0
`default_nettype none

// Arbitrates between the core's requests and other cores', routes a local one, and holds the
// request in lookup.
module node_intake_d463946e (
    input  wire         clock,
    input  wire         reset,
    // core_request
    input  wire         core_request_valid,
    output wire         core_request_ready,
    input  wire [1:0]   core_request_kind,
    input  wire [3:0]   core_request_operation,
    input  wire [32:0]  core_request_line,
    input  wire [3:0]   core_request_sectors,
    input  wire [31:0]  core_request_byte_enable,
    input  wire [255:0] core_request_data,
    input  wire         core_request_bypass_l1,
    input  wire [7:0]   core_request_id,
    // remote_in
    input  wire         remote_in_valid,
    output wire         remote_in_ready,
    input  wire [1:0]   remote_in_kind,
    input  wire [3:0]   remote_in_operation,
    input  wire [32:0]  remote_in_line,
    input  wire [3:0]   remote_in_sectors,
    input  wire [31:0]  remote_in_byte_enable,
    input  wire [255:0] remote_in_data,
    input  wire [4:0]   remote_in_source,
    input  wire [7:0]   remote_in_id,

    input  wire         even_sets_shared,
    input  wire         odd_sets_shared,
    input  wire [4:0]   core_number,
    input  wire         flush,
    input  wire         admits,
    input  wire         stops,
    input  wire         waits,
    // taken
    output wire         taken_valid,
    // taken_requester
    output wire [4:0]   taken_requester_core,
    output wire [7:0]   taken_requester_id,
    output reg  [3:0]   taken_requester_sectors,
    // taken
    input  wire [4:0]   taken_entry,

    output wire         reads,
    output wire [4:0]   next_set,
    output wire         is_busy,
    output wire         is_first,
    output wire         is_remote,
    // held_request
    output wire [1:0]   held_request_kind,
    output wire [3:0]   held_request_operation,
    output wire [32:0]  held_request_line,
    output wire [4:0]   held_request_set_number,
    output wire [3:0]   held_request_sectors,
    output wire [31:0]  held_request_byte_enable,
    output wire [255:0] held_request_data,
    output wire [10:0]  held_request_id,
    // held
    output wire         held_bypass_l1,
    output wire         held_skips_tags,
    output wire         held_is_foreign,
    // held_route
    output wire         held_route_leaves,
    output wire         held_route_to_home,
    output wire         held_route_is_shared,
    output wire [4:0]   held_route_home
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [1:0] LOCAL_NONE = 2'd0;
    localparam [1:0] WAY_LOCAL = 2'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [1:0] WAY_HOME = 2'd1;
    localparam [1:0] REMOTE_KIND_DIRECT_LOAD = 2'd3;
    localparam KIND_MSB = 87;
    localparam KIND_LSB = 86;
    localparam OPERATION_MSB = 85;
    localparam OPERATION_LSB = 82;
    localparam LINE_MSB = 81;
    localparam LINE_LSB = 49;
    localparam SECTORS_MSB = 48;
    localparam SECTORS_LSB = 45;
    localparam BYTE_ENABLE_MSB = 44;
    localparam BYTE_ENABLE_LSB = 13;
    localparam SOURCE_MSB = 12;
    localparam SOURCE_LSB = 8;
    localparam ID_MSB = 7;
    localparam ID_LSB = 0;

    wire [1:0] way;
    wire arbiter_local_ready;
    wire arbiter_l1_remote;
    wire [87:0] arbiter_l1_head;
    wire [255:0] arbiter_l1_data;
    reg [1:0] classifier_request_kind;
    wire [1:0] classifier_local_copy;
    wire [4:0] classifier_home;
    wire [2:0] classifier_slice;
    wire classifier_is_shared;
    wire classifier_is_tracked;
    wire [27:0] index_tag;
    reg [1:0] stage_accepted_request_kind;
    reg [10:0] stage_accepted_request_id;
    reg stage_accepted_bypass_l1;
    reg stage_accepted_skips_tags;
    reg stage_accepted_is_foreign;
    reg stage_accepted_route_leaves;
    reg stage_accepted_route_to_home;

    wire is_load = core_request_kind == KIND_LOAD;

    always @* begin
        classifier_request_kind = core_request_kind;
        if (is_load && core_request_bypass_l1) begin
            classifier_request_kind = KIND_STORE;
        end
    end

    wire is_foreign = classifier_home != core_number;
    wire leaves = way != WAY_LOCAL;
    wire [1:0] local_kind = core_request_kind;
    wire [3:0] local_operation = core_request_operation;
    wire [32:0] local_line = core_request_line;
    wire [3:0] local_sectors = core_request_sectors;
    wire [31:0] local_byte_enable = core_request_byte_enable;
    wire [4:0] local_source = core_number;
    wire [7:0] local_id = core_request_id;
    wire arbiter_local_valid = core_request_valid && !flush;
    wire [87:0] arbiter_local_head = {local_kind, local_operation, local_line, local_sectors,
        local_byte_enable, local_source, local_id};
    assign core_request_ready = arbiter_local_ready && !flush;
    wire [1:0] remote_kind = remote_in_kind;
    wire [3:0] remote_operation = remote_in_operation;
    wire [32:0] remote_line = remote_in_line;
    wire [3:0] remote_sectors = remote_in_sectors;
    wire [31:0] remote_byte_enable = remote_in_byte_enable;
    wire [4:0] remote_source = remote_in_source;
    wire [7:0] remote_id = remote_in_id;
    wire [87:0] arbiter_remote_head = {remote_kind, remote_operation, remote_line, remote_sectors,
        remote_byte_enable, remote_source, remote_id};
    wire is_free = !(is_busy && waits) && !stops;
    wire stage_accepts = reads && is_free;
    wire [1:0] offered_kind = arbiter_l1_head[KIND_MSB:KIND_LSB];
    wire [3:0] offered_operation = arbiter_l1_head[OPERATION_MSB:OPERATION_LSB];
    wire [32:0] offered_line = arbiter_l1_head[LINE_MSB:LINE_LSB];
    wire [3:0] offered_sectors = arbiter_l1_head[SECTORS_MSB:SECTORS_LSB];
    wire [31:0] offered_byte_enable = arbiter_l1_head[BYTE_ENABLE_MSB:BYTE_ENABLE_LSB];
    wire [4:0] offered_source = arbiter_l1_head[SOURCE_MSB:SOURCE_LSB];
    wire [7:0] offered_id = arbiter_l1_head[ID_MSB:ID_LSB];
    assign taken_valid = reads && is_free && arbiter_l1_remote;
    assign taken_requester_core = offered_source;
    assign taken_requester_id = offered_id;

    always @* begin
        taken_requester_sectors = offered_sectors;
        if (offered_kind == KIND_STORE) begin
            taken_requester_sectors = 4'd0;
        end
    end

    wire is_direct_load = offered_kind == REMOTE_KIND_DIRECT_LOAD;
    wire is_any_load = (offered_kind == KIND_LOAD) || is_direct_load;

    always @* begin
        stage_accepted_request_kind = offered_kind;
        if (is_direct_load) begin
            stage_accepted_request_kind = KIND_LOAD;
        end
    end

    always @* begin
        stage_accepted_request_id = {1'b0, classifier_is_shared, 1'b0, offered_id};
        stage_accepted_bypass_l1 = core_request_bypass_l1 || (!is_any_load && leaves &&
            classifier_is_shared);
        stage_accepted_skips_tags = leaves && (is_any_load ||
            (classifier_local_copy == LOCAL_NONE));
        stage_accepted_is_foreign = is_foreign;
        stage_accepted_route_leaves = leaves;
        stage_accepted_route_to_home = way == WAY_HOME;
        if (arbiter_l1_remote) begin
            stage_accepted_request_id = {6'd32, taken_entry};
            stage_accepted_bypass_l1 = is_direct_load || (flush && is_any_load);
            stage_accepted_skips_tags = 1'b0;
            stage_accepted_is_foreign = 1'b0;
            stage_accepted_route_leaves = 1'b0;
            stage_accepted_route_to_home = 1'b0;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, classifier_slice, classifier_is_tracked, index_tag};

    l1_arbiter_8c64c686 u_arbiter (
        .clock        (clock),
        .reset        (reset),
        .local_valid  (arbiter_local_valid),
        .local_ready  (arbiter_local_ready),
        .local_head   (arbiter_local_head),
        .local_data   (core_request_data),
        .remote_valid (remote_in_valid),
        .remote_ready (remote_in_ready),
        .remote_head  (arbiter_remote_head),
        .remote_data  (remote_in_data),
        .l1_valid     (reads),
        .l1_ready     (is_free),
        .l1_remote    (arbiter_l1_remote),
        .l1_head      (arbiter_l1_head),
        .l1_data      (arbiter_l1_data),
        .has_room     (admits)
    );

    request_classifier_df8b4540 u_classifier (
        .request_kind     (classifier_request_kind),
        .request_line     (core_request_line),
        .even_sets_shared (even_sets_shared),
        .odd_sets_shared  (odd_sets_shared),
        .core_number      (core_number),
        .way              (way),
        .local_copy       (classifier_local_copy),
        .home             (classifier_home),
        .slice            (classifier_slice),
        .is_shared        (classifier_is_shared),
        .is_tracked       (classifier_is_tracked)
    );

    set_index_linear_line33_sets32 u_index (
        .line       (offered_line),
        .set_number (next_set),
        .tag        (index_tag)
    );

    held_request_023f435d u_stage (
        .clock                        (clock),
        .reset                        (reset),
        .accepts                      (stage_accepts),
        .accepted_request_kind        (stage_accepted_request_kind),
        .accepted_request_operation   (offered_operation),
        .accepted_request_line        (offered_line),
        .accepted_request_set_number  (next_set),
        .accepted_request_sectors     (offered_sectors),
        .accepted_request_byte_enable (offered_byte_enable),
        .accepted_request_data        (arbiter_l1_data),
        .accepted_request_id          (stage_accepted_request_id),
        .accepted_bypass_l1           (stage_accepted_bypass_l1),
        .accepted_skips_tags          (stage_accepted_skips_tags),
        .accepted_is_foreign          (stage_accepted_is_foreign),
        .accepted_route_leaves        (stage_accepted_route_leaves),
        .accepted_route_to_home       (stage_accepted_route_to_home),
        .accepted_route_is_shared     (classifier_is_shared),
        .accepted_route_home          (classifier_home),
        .waits                        (waits),
        .has_request                  (is_busy),
        .has_first                    (is_first),
        .is_remote                    (is_remote),
        .held_request_kind            (held_request_kind),
        .held_request_operation       (held_request_operation),
        .held_request_line            (held_request_line),
        .held_request_set_number      (held_request_set_number),
        .held_request_sectors         (held_request_sectors),
        .held_request_byte_enable     (held_request_byte_enable),
        .held_request_data            (held_request_data),
        .held_request_id              (held_request_id),
        .held_bypass_l1               (held_bypass_l1),
        .held_skips_tags              (held_skips_tags),
        .held_is_foreign              (held_is_foreign),
        .held_route_leaves            (held_route_leaves),
        .held_route_to_home           (held_route_to_home),
        .held_route_is_shared         (held_route_is_shared),
        .held_route_home              (held_route_home)
    );
endmodule

`default_nettype wire
