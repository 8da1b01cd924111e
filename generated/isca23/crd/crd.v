// warpcache 0.1.0: crd of design isca23
// paper: isca23 section 3.4
`default_nettype none

// A chip request directory: counts how many requests to a partition would have hit if every chip
// had cached what it asked for in a cache of its own.
module crd (
    input  wire        clock,
    input  wire        reset,
    // request
    input  wire        request_valid,
    input  wire [1:0]  request_chip,
    input  wire [40:0] request_line,
    input  wire        request_sectors,

    input  wire        clear,
    // answer
    output wire        answer_valid,
    output wire        answer_hit,

    output wire [23:0] requests,
    output wire [23:0] hits
);

    reg [3:0] matched_way;
    wire ways_0_matched;
    wire ways_0_covered;
    wire ways_1_matched;
    wire ways_1_covered;
    wire ways_2_matched;
    wire ways_2_covered;
    wire ways_3_matched;
    wire ways_3_covered;
    wire ways_4_matched;
    wire ways_4_covered;
    wire ways_5_matched;
    wire ways_5_covered;
    wire ways_6_matched;
    wire ways_6_covered;
    wire ways_7_matched;
    wire ways_7_covered;
    wire ways_8_matched;
    wire ways_8_covered;
    wire ways_9_matched;
    wire ways_9_covered;
    wire ways_10_matched;
    wire ways_10_covered;
    wire ways_11_matched;
    wire ways_11_covered;
    wire ways_12_matched;
    wire ways_12_covered;
    wire ways_13_matched;
    wire ways_13_covered;
    wire ways_14_matched;
    wire ways_14_covered;
    wire ways_15_matched;
    wire ways_15_covered;
    reg [7:0] used_d;
    reg [7:0] used_q;
    wire [3:0] recency_victim;
    reg [3:0] recency_way;
    reg answered_q;
    reg was_hit_q;
    reg [23:0] request_count_d;
    reg [23:0] request_count_q;
    reg [23:0] hit_count_d;
    reg [23:0] hit_count_q;

    wire accepted = (request_valid && !clear) && (request_line[7:0] == 8'd0);
    wire [2:0] row = request_line[10:8];
    wire is_used = used_q[row];
    wire [3:0] sectors = {3'd0, request_sectors};
    wire [3:0] wanted = sectors << request_chip;
    wire [15:0] value_matches = {ways_15_matched, ways_14_matched, ways_13_matched, ways_12_matched, ways_11_matched, ways_10_matched, ways_9_matched, ways_8_matched, ways_7_matched, ways_6_matched, ways_5_matched, ways_4_matched, ways_3_matched, ways_2_matched, ways_1_matched, ways_0_matched};
    wire found = |value_matches;
    wire hit = |(value_matches & {ways_15_covered, ways_14_covered, ways_13_covered, ways_12_covered, ways_11_covered, ways_10_covered, ways_9_covered, ways_8_covered, ways_7_covered, ways_6_covered, ways_5_covered, ways_4_covered, ways_3_covered, ways_2_covered, ways_1_covered, ways_0_covered});
    wire is_victim = !found && (recency_victim == 4'd0);
    wire ways_0_chosen = ways_0_matched || is_victim;
    wire is_victim_1 = !found && (recency_victim == 4'd1);
    wire ways_1_chosen = ways_1_matched || is_victim_1;
    wire is_victim_2 = !found && (recency_victim == 4'd2);
    wire ways_2_chosen = ways_2_matched || is_victim_2;
    wire is_victim_3 = !found && (recency_victim == 4'd3);
    wire ways_3_chosen = ways_3_matched || is_victim_3;
    wire is_victim_4 = !found && (recency_victim == 4'd4);
    wire ways_4_chosen = ways_4_matched || is_victim_4;
    wire is_victim_5 = !found && (recency_victim == 4'd5);
    wire ways_5_chosen = ways_5_matched || is_victim_5;
    wire is_victim_6 = !found && (recency_victim == 4'd6);
    wire ways_6_chosen = ways_6_matched || is_victim_6;
    wire is_victim_7 = !found && (recency_victim == 4'd7);
    wire ways_7_chosen = ways_7_matched || is_victim_7;
    wire is_victim_8 = !found && (recency_victim == 4'd8);
    wire ways_8_chosen = ways_8_matched || is_victim_8;
    wire is_victim_9 = !found && (recency_victim == 4'd9);
    wire ways_9_chosen = ways_9_matched || is_victim_9;
    wire is_victim_10 = !found && (recency_victim == 4'd10);
    wire ways_10_chosen = ways_10_matched || is_victim_10;
    wire is_victim_11 = !found && (recency_victim == 4'd11);
    wire ways_11_chosen = ways_11_matched || is_victim_11;
    wire is_victim_12 = !found && (recency_victim == 4'd12);
    wire ways_12_chosen = ways_12_matched || is_victim_12;
    wire is_victim_13 = !found && (recency_victim == 4'd13);
    wire ways_13_chosen = ways_13_matched || is_victim_13;
    wire is_victim_14 = !found && (recency_victim == 4'd14);
    wire ways_14_chosen = ways_14_matched || is_victim_14;
    wire is_victim_15 = !found && (recency_victim == 4'd15);
    wire ways_15_chosen = ways_15_matched || is_victim_15;

    always @* begin
        matched_way = 4'd0;
        if (ways_0_matched) begin
            matched_way = 4'd0;
        end
        if (ways_1_matched) begin
            matched_way = 4'd1;
        end
        if (ways_2_matched) begin
            matched_way = 4'd2;
        end
        if (ways_3_matched) begin
            matched_way = 4'd3;
        end
        if (ways_4_matched) begin
            matched_way = 4'd4;
        end
        if (ways_5_matched) begin
            matched_way = 4'd5;
        end
        if (ways_6_matched) begin
            matched_way = 4'd6;
        end
        if (ways_7_matched) begin
            matched_way = 4'd7;
        end
        if (ways_8_matched) begin
            matched_way = 4'd8;
        end
        if (ways_9_matched) begin
            matched_way = 4'd9;
        end
        if (ways_10_matched) begin
            matched_way = 4'd10;
        end
        if (ways_11_matched) begin
            matched_way = 4'd11;
        end
        if (ways_12_matched) begin
            matched_way = 4'd12;
        end
        if (ways_13_matched) begin
            matched_way = 4'd13;
        end
        if (ways_14_matched) begin
            matched_way = 4'd14;
        end
        if (ways_15_matched) begin
            matched_way = 4'd15;
        end
    end

    always @* begin
        recency_way = recency_victim;
        if (found) begin
            recency_way = matched_way;
        end
    end

    always @* begin
        used_d = used_q;
        request_count_d = request_count_q;
        hit_count_d = hit_count_q;
        if (accepted) begin
            used_d = used_q | (8'd1 << row);
            if (!(&request_count_q)) begin
                request_count_d = request_count_q + 24'd1;
                hit_count_d = hit_count_q + {23'd0, hit};
            end
        end
        if (clear) begin
            used_d = 8'd0;
            request_count_d = 24'd0;
            hit_count_d = 24'd0;
        end
    end

    assign requests = request_count_q;
    assign hits = hit_count_q;
    assign answer_valid = answered_q;
    assign answer_hit = was_hit_q;

    crd_way_sets8_tag30_mask4 u_ways_0 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_0_chosen),
        .matched  (ways_0_matched),
        .covered  (ways_0_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_1 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_1_chosen),
        .matched  (ways_1_matched),
        .covered  (ways_1_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_2 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_2_chosen),
        .matched  (ways_2_matched),
        .covered  (ways_2_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_3 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_3_chosen),
        .matched  (ways_3_matched),
        .covered  (ways_3_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_4 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_4_chosen),
        .matched  (ways_4_matched),
        .covered  (ways_4_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_5 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_5_chosen),
        .matched  (ways_5_matched),
        .covered  (ways_5_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_6 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_6_chosen),
        .matched  (ways_6_matched),
        .covered  (ways_6_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_7 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_7_chosen),
        .matched  (ways_7_matched),
        .covered  (ways_7_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_8 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_8_chosen),
        .matched  (ways_8_matched),
        .covered  (ways_8_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_9 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_9_chosen),
        .matched  (ways_9_matched),
        .covered  (ways_9_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_10 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_10_chosen),
        .matched  (ways_10_matched),
        .covered  (ways_10_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_11 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_11_chosen),
        .matched  (ways_11_matched),
        .covered  (ways_11_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_12 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_12_chosen),
        .matched  (ways_12_matched),
        .covered  (ways_12_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_13 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_13_chosen),
        .matched  (ways_13_matched),
        .covered  (ways_13_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_14 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_14_chosen),
        .matched  (ways_14_matched),
        .covered  (ways_14_covered)
    );

    crd_way_sets8_tag30_mask4 u_ways_15 (
        .clock    (clock),
        .row      (row),
        .tag      (request_line[40:11]),
        .is_used  (is_used),
        .wanted   (wanted),
        .accepted (accepted),
        .chosen   (ways_15_chosen),
        .matched  (ways_15_matched),
        .covered  (ways_15_covered)
    );

    crd_recency_sets8_ways16 u_recency (
        .clock   (clock),
        .row     (row),
        .is_used (is_used),
        .victim  (recency_victim),
        .touched (accepted),
        .way     (recency_way)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 8'd0;
            answered_q <= 1'b0;
            was_hit_q <= 1'b0;
            request_count_q <= 24'd0;
            hit_count_q <= 24'd0;
        end else begin
            used_q <= used_d;
            answered_q <= accepted;
            was_hit_q <= hit;
            request_count_q <= request_count_d;
            hit_count_q <= hit_count_d;
        end
    end
endmodule

`default_nettype wire
