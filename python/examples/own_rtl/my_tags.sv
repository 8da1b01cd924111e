// The block `shadow_tags` of `taco16`, written from its datasheet: 32 sets of 4 ways, one word of all ways a set.
// With WRONG it has a fault: a write of the same set wins over an invalidation.
module my_tags #(parameter bit WRONG = 0) (
    input  logic        clock, reset,
    input  logic        write_valid,
    input  logic [4:0]  write_set,
    input  logic [1:0]  write_way,
    input  logic [27:0] write_tag,
    input  logic        invalidate_valid,
    input  logic [4:0]  invalidate_set,
    input  logic [3:0]  invalidate_ways,
    input  logic        lookup_valid,
    input  logic [32:0] lookup_line,
    output logic        answer_valid, answer_hit,
    output logic [1:0]  answer_way
);
    logic [27:0] tags  [0:127];
    logic [127:0] valid;

    wire [4:0]  set = lookup_line[4:0];
    wire [27:0] tag = lookup_line[32:5];

    always_ff @(posedge clock) begin
        // The lookup reads what was there before this edge.
        answer_valid <= lookup_valid;
        answer_hit   <= 1'b0;
        for (int way = 3; way >= 0; way--)
            if (lookup_valid && valid[{set, way[1:0]}] && tags[{set, way[1:0]}] == tag) begin
                answer_hit <= 1'b1;
                answer_way <= way[1:0];
            end
        if (write_valid) begin
            tags[{write_set, write_way}] <= write_tag;
            valid[{write_set, write_way}] <= 1'b1;
        end
        // Behind the write, since an invalidation wins.
        if (invalidate_valid && !(WRONG && write_valid && write_set == invalidate_set))
            for (int way = 0; way < 4; way++)
                if (invalidate_ways[way]) valid[{invalidate_set, way[1:0]}] <= 1'b0;
        if (reset) begin
            valid        <= '0;
            answer_valid <= 1'b0;
            answer_hit   <= 1'b0;
        end
    end
endmodule
