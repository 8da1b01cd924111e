// warpcache 0.1.0
`default_nettype none

// A chip request directory: counts how many requests to a partition would have hit if every chip
// had cached what it asked for in a private cache.
module crd_cb74450d (
    input  wire        clock,
    input  wire        reset,
    // request: This chip's partition gets a request.
    input  wire        request_valid,     // There is one in this cycle.
    input  wire [1:0]  request_chip,      // The chip that asks, below chips.
    input  wire [40:0] request_line,      // The line address.
    input  wire [3:0]  request_sectors,   // The sectors asked for, a bit each, at least one; one
                                          // bit, true, unless sectored.

    input  wire        clear,             // A profile begins: everything is forgotten at the edge.
    // answer: The cycle before had a sampled request, and no clear.
    output wire        answer_valid,      // There is one in this cycle.
    output wire        answer_hit,        // The request would have hit in the requesting chip's
                                          // cache.

    output wire [23:0] requests,          // Sampled requests since the clear, before this cycle's
                                          // edge.
    output wire [23:0] hits,              // Those that hit.
    output wire [23:0] memory_side_hits   // Those that hit under memory-side.
);

    reg [3:0] matched_way;
    wire [15:0] ways_matched;
    wire [15:0] ways_covered;
    wire [15:0] ways_shared;
    reg [7:0] used_d;
    reg [7:0] used_q;
    wire [3:0] recency_victim;
    reg [3:0] recency_way;
    wire [7:0] offset_offset;
    reg answered_q;
    reg was_hit_q;
    reg [23:0] request_count_d;
    reg [23:0] request_count_q;
    reg [23:0] hit_count_d;
    reg [23:0] hit_count_q;
    reg [23:0] shared_count_d;
    reg [23:0] shared_count_q;
    reg [15:0] is_victim;
    genvar n;

    wire accepted = request_valid && !clear && (request_line[7:0] == offset_offset);
    wire [2:0] row = request_line[10:8];
    wire is_used = used_q[row];
    wire [15:0] sectors = {12'd0, request_sectors};
    wire [15:0] wanted = sectors << {request_chip, 2'd0};
    wire [15:0] value_matches = ways_matched;
    wire found = |value_matches;
    wire hit = |(value_matches & ways_covered);

    always @* begin : drive_is_victim
        integer i;
        for (i = 0; i < 16; i = i + 1) begin
            is_victim[i] = !found && (recency_victim == i[3:0]);
        end
    end

    wire [15:0] ways_chosen = ways_matched | is_victim;

    always @* begin : drive_matched_way
        integer i;
        matched_way = 4'd0;
        for (i = 0; i < 16; i = i + 1) begin
            if (ways_matched[i]) begin
                matched_way = i[3:0];
            end
        end
    end

    always @* begin
        recency_way = recency_victim;
        if (found) begin
            recency_way = matched_way;
        end
    end

    wire shared = |(value_matches & ways_shared);

    always @* begin
        shared_count_d = shared_count_q;
        if (accepted && !(&request_count_q)) begin
            shared_count_d = shared_count_q + {23'd0, shared};
        end
        if (clear) begin
            shared_count_d = 24'd0;
        end
    end

    assign memory_side_hits = shared_count_q;

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

    generate
        for (n = 0; n < 16; n = n + 1) begin : ways
            crd_way_sets8_tag30_mask16_sectors4 u_ways (
                .clock    (clock),
                .row      (row),
                .tag      (request_line[40:11]),
                .is_used  (is_used),
                .wanted   (wanted),
                .accepted (accepted),
                .chosen   (ways_chosen[n]),
                .matched  (ways_matched[n]),
                .covered  (ways_covered[n]),
                .sectors  (request_sectors),
                .shared   (ways_shared[n])
            );
        end
    endgenerate

    crd_recency_sets8_ways16 u_recency (
        .clock   (clock),
        .row     (row),
        .is_used (is_used),
        .victim  (recency_victim),
        .touched (accepted),
        .way     (recency_way)
    );

    crd_offset_above11_sets8_bits8 u_offset (
        .above  (request_line[18:8]),
        .offset (offset_offset)
    );

    always @(posedge clock) begin
        if (reset) begin
            used_q <= 8'd0;
            answered_q <= 1'b0;
            was_hit_q <= 1'b0;
            request_count_q <= 24'd0;
            hit_count_q <= 24'd0;
            shared_count_q <= 24'd0;
        end else begin
            used_q <= used_d;
            answered_q <= accepted;
            was_hit_q <= hit;
            request_count_q <= request_count_d;
            hit_count_q <= hit_count_d;
            shared_count_q <= shared_count_d;
        end
    end
endmodule

`default_nettype wire
