// warpcache 0.1.0
`default_nettype none

// Holds the request in lookup.
module held_request_023f435d (
    input  wire         clock,
    input  wire         reset,
    input  wire         accepts,
    // accepted_request
    input  wire [1:0]   accepted_request_kind,
    input  wire [3:0]   accepted_request_operation,
    input  wire [32:0]  accepted_request_line,
    input  wire [4:0]   accepted_request_set_number,
    input  wire [3:0]   accepted_request_sectors,
    input  wire [31:0]  accepted_request_byte_enable,
    input  wire [255:0] accepted_request_data,
    input  wire [10:0]  accepted_request_id,
    // accepted
    input  wire         accepted_bypass_l1,
    input  wire         accepted_skips_tags,
    input  wire         accepted_is_foreign,
    // accepted_route
    input  wire         accepted_route_leaves,
    input  wire         accepted_route_to_home,
    input  wire         accepted_route_is_shared,
    input  wire [4:0]   accepted_route_home,

    input  wire         waits,
    output wire         has_request,
    output wire         has_first,
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
    reg [10:0] id_d;
    reg [10:0] id_q;
    reg bypass_l1_d;
    reg bypass_l1_q;
    reg skips_tags_d;
    reg skips_tags_q;
    reg is_foreign_d;
    reg is_foreign_q;
    reg leaves_d;
    reg leaves_q;
    reg to_home_d;
    reg to_home_q;
    reg is_shared_d;
    reg is_shared_q;
    reg [4:0] home_d;
    reg [4:0] home_q;

    wire is_busy_d = accepts || (is_busy_q && waits);

    always @* begin
        request_kind_d = request_kind_q;
        operation_d = operation_q;
        line_d = line_q;
        set_d = set_q;
        sectors_d = sectors_q;
        byte_enable_d = byte_enable_q;
        data_d = data_q;
        id_d = id_q;
        bypass_l1_d = bypass_l1_q;
        skips_tags_d = skips_tags_q;
        is_foreign_d = is_foreign_q;
        leaves_d = leaves_q;
        to_home_d = to_home_q;
        is_shared_d = is_shared_q;
        home_d = home_q;
        if (accepts) begin
            request_kind_d = accepted_request_kind;
            operation_d = accepted_request_operation;
            line_d = accepted_request_line;
            set_d = accepted_request_set_number;
            sectors_d = accepted_request_sectors;
            byte_enable_d = accepted_request_byte_enable;
            data_d = accepted_request_data;
            id_d = accepted_request_id;
            bypass_l1_d = accepted_bypass_l1;
            skips_tags_d = accepted_skips_tags;
            is_foreign_d = accepted_is_foreign;
            leaves_d = accepted_route_leaves;
            to_home_d = accepted_route_to_home;
            is_shared_d = accepted_route_is_shared;
            home_d = accepted_route_home;
        end
    end

    assign has_request = is_busy_q;
    assign has_first = is_first_q;
    assign is_remote = id_q[10];
    assign held_request_kind = request_kind_q;
    assign held_request_operation = operation_q;
    assign held_request_line = line_q;
    assign held_request_set_number = set_q;
    assign held_request_sectors = sectors_q;
    assign held_request_byte_enable = byte_enable_q;
    assign held_request_data = data_q;
    assign held_request_id = id_q;
    assign held_bypass_l1 = bypass_l1_q;
    assign held_skips_tags = skips_tags_q;
    assign held_is_foreign = is_foreign_q;
    assign held_route_leaves = leaves_q;
    assign held_route_to_home = to_home_q;
    assign held_route_is_shared = is_shared_q;
    assign held_route_home = home_q;

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
            id_q <= 11'd0;
            bypass_l1_q <= 1'b0;
            skips_tags_q <= 1'b0;
            is_foreign_q <= 1'b0;
            leaves_q <= 1'b0;
            to_home_q <= 1'b0;
            is_shared_q <= 1'b0;
            home_q <= 5'd0;
        end else begin
            is_busy_q <= is_busy_d;
            is_first_q <= accepts;
            request_kind_q <= request_kind_d;
            operation_q <= operation_d;
            line_q <= line_d;
            set_q <= set_d;
            sectors_q <= sectors_d;
            byte_enable_q <= byte_enable_d;
            data_q <= data_d;
            id_q <= id_d;
            bypass_l1_q <= bypass_l1_d;
            skips_tags_q <= skips_tags_d;
            is_foreign_q <= is_foreign_d;
            leaves_q <= leaves_d;
            to_home_q <= to_home_d;
            is_shared_q <= is_shared_d;
            home_q <= home_d;
        end
    end
endmodule

`default_nettype wire
