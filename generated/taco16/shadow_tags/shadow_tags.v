// warpcache 0.1.0: shadow_tags of design taco16
// paper: taco16 section 4.3
`default_nettype none

// Duplicate tags of an L1 cache, which answer for any line address whether that L1 holds the line
// and in which way.
module shadow_tags (
    input  wire        clock,
    input  wire        reset,
    // write
    input  wire        write_valid,
    input  wire [4:0]  write_set,
    input  wire [1:0]  write_way,
    input  wire [27:0] write_tag,
    // invalidate
    input  wire        invalidate_valid,
    input  wire [4:0]  invalidate_set,
    input  wire [3:0]  invalidate_ways,
    // lookup
    input  wire        lookup_valid,
    input  wire [32:0] lookup_line,
    // answer
    output wire        answer_valid,
    output wire        answer_hit,
    output reg  [1:0]  answer_way
);

    reg found;
    wire [4:0] index_set_number;
    wire [27:0] index_tag;
    wire ways_0_matched;
    wire ways_1_matched;
    wire ways_2_matched;
    wire ways_3_matched;
    reg asked_q;
    reg [27:0] asked_tag_q;

    wire ways_0_write_enable = write_valid && (write_way == 2'd0);
    wire ways_0_clear_enable = invalidate_valid && invalidate_ways[0];
    wire ways_1_write_enable = write_valid && (write_way == 2'd1);
    wire ways_1_clear_enable = invalidate_valid && invalidate_ways[1];
    wire ways_2_write_enable = write_valid && (write_way == 2'd2);
    wire ways_2_clear_enable = invalidate_valid && invalidate_ways[2];
    wire ways_3_write_enable = write_valid && (write_way == 2'd3);
    wire ways_3_clear_enable = invalidate_valid && invalidate_ways[3];

    always @* begin
        found = 1'b0;
        answer_way = 2'd0;
        if (ways_3_matched) begin
            found = 1'b1;
            answer_way = 2'd3;
        end
        if (ways_2_matched) begin
            found = 1'b1;
            answer_way = 2'd2;
        end
        if (ways_1_matched) begin
            found = 1'b1;
            answer_way = 2'd1;
        end
        if (ways_0_matched) begin
            found = 1'b1;
            answer_way = 2'd0;
        end
    end

    assign answer_valid = asked_q;
    assign answer_hit = asked_q && found;

    set_index_linear_line33_sets32 u_index (
        .line       (lookup_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    shadow_tags_way_sets32_tag28 u_ways_0 (
        .clock        (clock),
        .reset        (reset),
        .write_enable (ways_0_write_enable),
        .write_set    (write_set),
        .write_tag    (write_tag),
        .clear_enable (ways_0_clear_enable),
        .clear_set    (invalidate_set),
        .lookup_set   (index_set_number),
        .asked_tag    (asked_tag_q),
        .matched      (ways_0_matched)
    );

    shadow_tags_way_sets32_tag28 u_ways_1 (
        .clock        (clock),
        .reset        (reset),
        .write_enable (ways_1_write_enable),
        .write_set    (write_set),
        .write_tag    (write_tag),
        .clear_enable (ways_1_clear_enable),
        .clear_set    (invalidate_set),
        .lookup_set   (index_set_number),
        .asked_tag    (asked_tag_q),
        .matched      (ways_1_matched)
    );

    shadow_tags_way_sets32_tag28 u_ways_2 (
        .clock        (clock),
        .reset        (reset),
        .write_enable (ways_2_write_enable),
        .write_set    (write_set),
        .write_tag    (write_tag),
        .clear_enable (ways_2_clear_enable),
        .clear_set    (invalidate_set),
        .lookup_set   (index_set_number),
        .asked_tag    (asked_tag_q),
        .matched      (ways_2_matched)
    );

    shadow_tags_way_sets32_tag28 u_ways_3 (
        .clock        (clock),
        .reset        (reset),
        .write_enable (ways_3_write_enable),
        .write_set    (write_set),
        .write_tag    (write_tag),
        .clear_enable (ways_3_clear_enable),
        .clear_set    (invalidate_set),
        .lookup_set   (index_set_number),
        .asked_tag    (asked_tag_q),
        .matched      (ways_3_matched)
    );

    always @(posedge clock) begin
        if (reset) begin
            asked_q <= 1'b0;
            asked_tag_q <= 28'd0;
        end else begin
            asked_q <= lookup_valid;
            asked_tag_q <= index_tag;
        end
    end
endmodule

`default_nettype wire
