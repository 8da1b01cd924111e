// warpcache 0.1.0: shadow_tags of design taco16
// paper: taco16 section 4.3
//
// Back-pressure and latency: none; one cycle.
//
// The environment's side:
// - The environment never makes one line valid in two ways. If it did, the lowest would answer.
//
// No output depends on an input of the same cycle.
`default_nettype none

// Duplicate tags of an L1 cache, which answer for any line address whether that L1 holds the line
// and in which way.
module shadow_tags (
    input  wire        clock,
    input  wire        reset,
    // write: A line that the L1 fills.
    input  wire        write_valid,       // There is one in this cycle.
    input  wire [4:0]  write_set,         // Set of the filled line.
    input  wire [1:0]  write_way,         // Way that it is filled into.
    input  wire [27:0] write_tag,         // Tag of the filled line.
    // invalidate: Lines that the L1 invalidates.
    input  wire        invalidate_valid,  // There is one in this cycle.
    input  wire [4:0]  invalidate_set,    // Set of the lines.
    input  wire [3:0]  invalidate_ways,   // Their ways, bit w for way w.
    // lookup: A line that the ring asks for.
    input  wire        lookup_valid,      // There is one in this cycle.
    input  wire [32:0] lookup_line,       // Line address.
    // answer: Whether the L1 held the line asked for in the cycle before.
    output wire        answer_valid,      // There was a lookup.
    output wire        answer_hit,        // The L1 held the line; false unless valid.
    output reg  [1:0]  answer_way,        // Way that held it. [when answer_hit is 1]

    output wire        ram_error          // In the cycle before, a memory gave a word with an error
                                          // that its ECC cannot correct; always 0 unless macros
                                          // that have ECC are in the wrappers of memories.
);

    reg found;
    wire [4:0] index_set_number;
    wire [27:0] index_tag;
    reg [3:0] ways_write_enable;
    reg [3:0] ways_clear_enable;
    wire [3:0] ways_matched;
    wire [3:0] ways_ram_error;
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
    assign ram_error = |ways_ram_error;

    set_index_linear_line33_sets32 u_index (
        .line       (lookup_line),
        .set_number (index_set_number),
        .tag        (index_tag)
    );

    generate
        for (n = 0; n < 4; n = n + 1) begin : ways
            shadow_tags_way_sets32_tag28 u_ways (
                .clock         (clock),
                .reset         (reset),
                .write_enable  (ways_write_enable[n]),
                .write_set     (write_set),
                .write_tag     (write_tag),
                .clear_enable  (ways_clear_enable[n]),
                .clear_set     (invalidate_set),
                .lookup_enable (lookup_valid),
                .lookup_set    (index_set_number),
                .asked_tag     (asked_tag_q),
                .matched       (ways_matched[n]),
                .ram_error     (ways_ram_error[n])
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
