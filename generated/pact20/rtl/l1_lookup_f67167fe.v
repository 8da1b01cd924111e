// warpcache 0.1.0
`default_nettype none

// Tag lookup: the tags of every way, the status of the request in lookup, and its victim.
module l1_lookup_f67167fe (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [4:0]  next_set,
    // request
    input  wire        request_is_first,
    input  wire [1:0]  request_kind,
    input  wire        request_bypass_l1,
    input  wire [32:0] request_line,
    input  wire [4:0]  request_set_number,
    // state
    input  wire        state_has_room,
    input  wire        state_has_entry,
    input  wire [3:0]  state_pending_ways,
    input  wire [3:0]  state_joinable_ways,
    // change
    input  wire        change_publish,
    input  wire [4:0]  change_publish_set,
    input  wire [1:0]  change_publish_way,
    input  wire        change_clear,
    input  wire [4:0]  change_clear_set,
    // command
    output wire        command_reserve,
    output wire        command_join,
    output wire        command_mark_stale,
    output wire        command_send_direct,
    output wire        command_read,
    output wire        command_write,
    output wire [1:0]  command_way,

    output reg  [2:0]  status,
    output wire        evict,
    output wire [32:0] evict_line,
    // marks
    input  wire        marks_go_first,
    input  wire        marks_publish,
    input  wire        marks_clear,

    output wire        awaits_line,
    output wire        ram_error
);

    localparam [1:0] KIND_LOAD = 2'd0;
    localparam [2:0] STATUS_HIT = 3'd0;
    localparam [1:0] KIND_STORE = 2'd1;
    localparam [2:0] STATUS_HIT_PENDING = 3'd1;
    localparam [2:0] STATUS_MISS = 3'd2;
    localparam [2:0] STATUS_BYPASS = 3'd3;
    localparam [2:0] STATUS_RESERVATION_FAIL = 3'd4;

    reg [1:0] found_way;
    reg [1:0] lowest_free;
    reg [1:0] reserved_way;
    reg [1:0] way;
    reg [3:0] ways_publish;
    reg [3:0] ways_clear;
    reg [19:0] ways_clear_set;
    wire [3:0] ways_has_tag;
    wire [3:0] ways_is_readable;
    wire [3:0] ways_marks_is_readable;
    wire [111:0] tags_words;
    reg [111:0] tags_next_words;
    wire tags_ram_error;
    wire [5:0] order_read_data;
    wire order_ram_error;
    reg [3:0] policy_eligible;
    wire [1:0] policy_victim;
    wire [5:0] policy_next_state;
    genvar n;

    wire [27:0] tag = request_line[32:5];
    wire [3:0] readable = ways_is_readable;
    wire [3:0] held = readable | state_pending_ways;
    wire [3:0] found = ways_has_tag & held;
    wire [3:0] free = ~held;

    always @* begin : drive_found_way
        integer i;
        found_way = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (found[i]) begin
                found_way = i[1:0];
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

    wire is_readable = |(found & readable);
    wire is_pending = |(found & state_pending_ways);
    wire is_joinable = |(found & state_joinable_ways);
    assign awaits_line = is_pending;
    wire is_load = request_kind == KIND_LOAD;
    wire is_plain = !request_bypass_l1;
    wire is_plain_load = request_is_first && is_load && is_plain;
    wire is_plain_store = (request_kind == KIND_STORE) && is_plain;
    wire hits = is_plain_load && is_readable;
    wire joins = is_plain_load && is_joinable;
    wire reserves = is_plain_load && !(|found) && state_has_room && state_has_entry &&
        !(&state_pending_ways);
    wire sends = request_is_first && !(is_load && is_plain) && state_has_room;
    wire writes = sends && is_plain_store && is_readable;

    always @* begin
        status = STATUS_RESERVATION_FAIL;
        if (hits || writes) begin
            status = STATUS_HIT;
        end
        if (joins) begin
            status = STATUS_HIT_PENDING;
        end
        if (reserves || (sends && is_plain_store && !is_readable)) begin
            status = STATUS_MISS;
        end
        if (sends && !is_plain_store) begin
            status = STATUS_BYPASS;
        end
    end

    wire [3:0] marked_ways = ways_marks_is_readable;

    always @* begin
        policy_eligible = ~state_pending_ways;
        if (marks_go_first && (|marked_ways)) begin
            policy_eligible = marked_ways;
        end
    end

    always @* begin
        reserved_way = policy_victim;
        if (|free) begin
            reserved_way = lowest_free;
        end
    end

    always @* begin
        way = found_way;
        if (reserves) begin
            way = reserved_way;
        end
    end

    wire replaces = reserves && !(|free);
    wire drops = sends && is_readable && !is_load && !is_plain_store;
    wire order_write_enable = hits || joins || reserves || writes;

    always @* begin : drive_tags_next_words
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            tags_next_words[i * 28 +: 28] = tags_words[i * 28 +: 28];
            if (way == i[1:0]) begin
                tags_next_words[i * 28 +: 28] = tag;
            end
        end
    end

    always @* begin : drive_ways_publish
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            ways_publish[i] = change_publish && (change_publish_way == i[1:0]);
        end
    end

    always @* begin : drive_ways_clear
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            ways_clear[i] = (replaces || drops) && (way == i[1:0]);
            ways_clear_set[i * 5 +: 5] = request_set_number;
            if (change_clear) begin
                ways_clear[i] = 1'b1;
                ways_clear_set[i * 5 +: 5] = change_clear_set;
            end
        end
    end

    wire [27:0] held_tag = tags_words[{5'd0, way} * 7'd28 +: 28];
    assign command_reserve = reserves;
    assign command_join = joins;
    assign command_mark_stale = sends && is_pending && !is_load;
    assign command_send_direct = sends;
    assign command_read = hits;
    assign command_write = writes;
    assign command_way = way;
    assign evict = replaces || drops;
    assign evict_line = {held_tag, request_set_number};
    assign ram_error = tags_ram_error || order_ram_error;

    (* unused *) wire unused;
    assign unused = &{1'b0, request_line[4:0]};

    generate
        for (n = 0; n < 4; n = n + 1) begin : ways
            l1_way_sets32_tag28_43a8ebaa u_ways (
                .clock             (clock),
                .reset             (reset),
                .set_number        (request_set_number),
                .tag               (tag),
                .held_tag          (tags_words[n * 28 +: 28]),
                .publish           (ways_publish[n]),
                .publish_set       (change_publish_set),
                .clear             (ways_clear[n]),
                .clear_set         (ways_clear_set[n * 5 +: 5]),
                .has_tag           (ways_has_tag[n]),
                .is_readable       (ways_is_readable[n]),
                .marks_publish     (marks_publish),
                .marks_clear       (marks_clear),
                .marks_is_readable (ways_marks_is_readable[n])
            );
        end
    endgenerate

    set_memory_sets32_ways4_width28 u_tags (
        .clock        (clock),
        .reset        (reset),
        .read_enable  (reads),
        .read_set     (next_set),
        .words        (tags_words),
        .write_enable (reserves),
        .write_set    (request_set_number),
        .next_words   (tags_next_words),
        .ram_error    (tags_ram_error)
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
        .way            (way),
        .is_reservation (reserves),
        .by_choice      (replaces),
        .victim         (policy_victim),
        .next_state     (policy_next_state)
    );
endmodule

`default_nettype wire
