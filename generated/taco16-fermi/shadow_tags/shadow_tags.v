// warpcache 0.1.0: shadow_tags of design taco16-fermi
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
    reg [3:0] ways_write_enable;
    reg [3:0] ways_clear_enable;
    wire [3:0] ways_matched;
    reg asked_q;
    reg [27:0] asked_tag_q;
    genvar n;

    always @* begin : drive_ways_write_enable
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            ways_write_enable[i] = write_valid && (write_way == i[1:0]);
        end
    end

    always @* begin : drive_ways_clear_enable
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            ways_clear_enable[i] = invalidate_valid && invalidate_ways[i];
        end
    end

    always @* begin : drive_answer_way
        integer i;
        found = 1'b0;
        answer_way = 2'd0;
        for (i = 3; i >= 0; i = i - 1) begin
            if (ways_matched[i]) begin
                found = 1'b1;
                answer_way = i[1:0];
            end
        end
    end

    assign answer_valid = asked_q;
    assign answer_hit = asked_q && found;

    set_index_fermi_line33_sets32 u_index (
        .line       (lookup_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    generate
        for (n = 0; n < 4; n = n + 1) begin : ways
            shadow_tags_way_sets32_tag28 u_ways (
                .clock        (clock),
                .reset        (reset),
                .write_enable (ways_write_enable[n]),
                .write_set    (write_set),
                .write_tag    (write_tag),
                .clear_enable (ways_clear_enable[n]),
                .clear_set    (invalidate_set),
                .lookup_set   (index_set_number),
                .asked_tag    (asked_tag_q),
                .matched      (ways_matched[n])
            );
        end
    endgenerate

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
