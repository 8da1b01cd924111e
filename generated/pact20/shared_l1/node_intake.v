// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Takes a request in a cycle, the core's own or another core's, says of an own one which way it
// goes, and keeps it while it is looked up.
module node_intake (
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
    output wire [4:0]   taken_core,
    output wire [7:0]   taken_id,
    output reg  [3:0]   taken_sectors,
    input  wire [4:0]   taken_place,

    output wire [4:0]   next_set,
    // held
    output wire         held_is_busy,
    output wire         held_is_first,
    output wire [1:0]   held_kind,
    output wire [3:0]   held_operation,
    output wire [32:0]  held_line,
    output wire [4:0]   held_set_number,
    output wire [3:0]   held_sectors,
    output wire [31:0]  held_byte_enable,
    output wire [255:0] held_data,
    output wire         held_bypass_l1,
    output wire [10:0]  held_id,
    output wire         held_is_remote,
    output wire         held_leaves,
    output wire         held_to_home,
    output wire         held_skips_tags,
    output wire         held_is_shared,
    output wire         held_is_foreign,
    output wire [4:0]   held_home
);

    reg [1:0] way;
    wire arbiter_local_ready;
    wire arbiter_l1_valid;
    wire [255:0] arbiter_l1_data;
    wire [1:0] classifier_way;
    wire [1:0] classifier_own;
    wire [4:0] classifier_home;
    wire [2:0] classifier_slice;
    wire classifier_is_shared;
    wire classifier_is_tracked;
    wire [27:0] index_tag;
    reg is_busy_q;
    reg is_first_q;
    reg [1:0] request_kind_d;
    reg [1:0] request_kind_q;
    reg [3:0] operation_d;
    reg [3:0] operation_q;
    reg [32:0] line_d;
    reg [32:0] line_q;
    reg [4:0] set_d;
    reg [4:0] set_q;
    reg [3:0] sectors_d;
    reg [3:0] sectors_q;
    reg [31:0] byte_enable_d;
    reg [31:0] byte_enable_q;
    reg [255:0] data_d;
    reg [255:0] data_q;
    reg bypass_l1_d;
    reg bypass_l1_q;
    reg [10:0] id_d;
    reg [10:0] id_q;
    reg leaves_d;
    reg leaves_q;
    reg to_home_d;
    reg to_home_q;
    reg skips_tags_d;
    reg skips_tags_q;
    reg is_shared_d;
    reg is_shared_q;
    reg is_foreign_d;
    reg is_foreign_q;
    reg [4:0] home_d;
    reg [4:0] home_q;
    wire [87:0] head;
    wire is_remote;

    wire is_own_load = core_request_kind == 2'd0;
    wire is_others = classifier_home != core_number;

    always @* begin
        way = classifier_way;
        if ((is_own_load && is_others) && core_request_bypass_l1) begin
            way = 2'd2;
        end
    end

    wire goes_away = way != 2'd0;
    wire [36:0] own_place = {core_request_line, core_request_sectors};
    wire [12:0] own_origin = {core_number, core_request_id};
    wire [5:0] own_start = {core_request_kind, core_request_operation};
    wire [44:0] own_end = {core_request_byte_enable, own_origin};
    wire arbiter_local_valid = core_request_valid && !flush;
    wire [87:0] arbiter_local_head = {own_start, own_place, own_end};
    assign core_request_ready = arbiter_local_ready && !flush;
    wire [36:0] others_place = {remote_in_line, remote_in_sectors};
    wire [12:0] others_origin = {remote_in_source, remote_in_id};
    wire [5:0] others_start = {remote_in_kind, remote_in_operation};
    wire [44:0] others_end = {remote_in_byte_enable, others_origin};
    wire [87:0] arbiter_remote_head = {others_start, others_place, others_end};
    wire goes_on = is_busy_q && waits;
    wire arbiter_l1_ready = !goes_on && !stops;
    wire is_accepted = (arbiter_l1_valid && !goes_on) && !stops;
    wire [7:0] head_id = head[7:0];
    wire [4:0] head_core = head[12:8];
    wire [3:0] head_sectors = head[48:45];
    wire [32:0] head_line = head[81:49];
    wire [1:0] head_kind = head[87:86];
    wire is_load = head_kind == 2'd0;
    assign taken_valid = is_accepted && is_remote;
    assign taken_core = head_core;
    assign taken_id = head_id;

    always @* begin
        taken_sectors = head_sectors;
        if (head_kind == 2'd1) begin
            taken_sectors = 4'd0;
        end
    end

    wire is_busy_d = is_accepted || goes_on;

    always @* begin
        request_kind_d = request_kind_q;
        operation_d = operation_q;
        line_d = line_q;
        set_d = set_q;
        sectors_d = sectors_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        bypass_l1_d = bypass_l1_q;
        id_d = id_q;
        leaves_d = leaves_q;
        to_home_d = to_home_q;
        skips_tags_d = skips_tags_q;
        is_shared_d = is_shared_q;
        is_foreign_d = is_foreign_q;
        home_d = home_q;
        if (is_accepted) begin
            request_kind_d = head_kind;
            operation_d = head[85:82];
            line_d = head_line;
            set_d = next_set;
            sectors_d = head_sectors;
            byte_enable_d = head[44:13];
            data_d = arbiter_l1_data;
            bypass_l1_d = core_request_bypass_l1 || (goes_away && classifier_is_shared);
            leaves_d = goes_away;
            to_home_d = way == 2'd1;
            skips_tags_d = goes_away && (is_load || (classifier_own == 2'd0));
            is_shared_d = classifier_is_shared;
            is_foreign_d = is_others;
            home_d = classifier_home;
            id_d = {1'b0, classifier_is_shared, 1'b0, head_id};
            if (is_remote) begin
                bypass_l1_d = flush && is_load;
                leaves_d = 1'b0;
                to_home_d = 1'b0;
                skips_tags_d = 1'b0;
                is_foreign_d = 1'b0;
                id_d = {6'd32, taken_place};
            end
        end
    end

    assign held_is_busy = is_busy_q;
    assign held_is_first = is_first_q;
    assign held_kind = request_kind_q;
    assign held_operation = operation_q;
    assign held_line = line_q;
    assign held_set_number = set_q;
    assign held_sectors = sectors_q;
    assign held_byte_enable = byte_enable_q;
    assign held_data = data_q;
    assign held_bypass_l1 = bypass_l1_q;
    assign held_id = id_q;
    assign held_is_remote = id_q[10];
    assign held_leaves = leaves_q;
    assign held_to_home = to_home_q;
    assign held_skips_tags = skips_tags_q;
    assign held_is_shared = is_shared_q;
    assign held_is_foreign = is_foreign_q;
    assign held_home = home_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, classifier_slice, classifier_is_tracked, index_tag};

    l1_arbiter u_arbiter (
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
        .l1_valid     (arbiter_l1_valid),
        .l1_ready     (arbiter_l1_ready),
        .l1_remote    (is_remote),
        .l1_head      (head),
        .l1_data      (arbiter_l1_data),
        .has_room     (admits)
    );

    request_classifier u_classifier (
        .request_kind     (core_request_kind),
        .request_line     (core_request_line),
        .even_sets_shared (even_sets_shared),
        .odd_sets_shared  (odd_sets_shared),
        .core_number      (core_number),
        .way              (classifier_way),
        .own              (classifier_own),
        .home             (classifier_home),
        .slice            (classifier_slice),
        .is_shared        (classifier_is_shared),
        .is_tracked       (classifier_is_tracked)
    );

    set_index_linear_line33_sets32 u_index (
        .line       (head_line),
        .set_number (next_set),
        .tag        (index_tag)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_busy_q <= 1'b0;
            is_first_q <= 1'b0;
            request_kind_q <= 2'd0;
            operation_q <= 4'd0;
            line_q <= 33'd0;
            set_q <= 5'd0;
            sectors_q <= 4'd0;
            byte_enable_q <= 32'd0;
            data_q <= 256'd0;
            bypass_l1_q <= 1'b0;
            id_q <= 11'd0;
            leaves_q <= 1'b0;
            to_home_q <= 1'b0;
            skips_tags_q <= 1'b0;
            is_shared_q <= 1'b0;
            is_foreign_q <= 1'b0;
            home_q <= 5'd0;
        end else begin
            is_busy_q <= is_busy_d;
            is_first_q <= is_accepted;
            request_kind_q <= request_kind_d;
            operation_q <= operation_d;
            line_q <= line_d;
            set_q <= set_d;
            sectors_q <= sectors_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
            bypass_l1_q <= bypass_l1_d;
            id_q <= id_d;
            leaves_q <= leaves_d;
            to_home_q <= to_home_d;
            skips_tags_q <= skips_tags_d;
            is_shared_q <= is_shared_d;
            is_foreign_q <= is_foreign_d;
            home_q <= home_d;
        end
    end
endmodule

`default_nettype wire
