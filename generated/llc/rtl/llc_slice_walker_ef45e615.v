// warpcache 0.1.0
`default_nettype none

// The walk of a flush, which finds every line with a dirty sector, set by set.
module llc_slice_walker_ef45e615 (
    input  wire        clock,
    input  wire        reset,
    input  wire        flush,
    input  wire        is_idle,
    input  wire [15:0] dirty_ways,
    input  wire        is_line_done,
    input  wire        is_acknowledged,
    output wire        walks,
    output wire [6:0]  set_number,
    output reg  [6:0]  next_set,
    output wire        chooses,
    output wire [3:0]  way,
    output wire        has_line,
    output wire        ends,
    output wire        flushed
);

    reg is_walking_q;
    reg is_over_q;
    reg is_flushed_q;
    reg [6:0] set_q;
    reg is_chosen_q;
    reg [15:0] chosen_ways_d;
    reg [15:0] chosen_ways_q;
    wire [15:0] choice_grant;
    wire choice_any;

    wire is_in_sets = is_walking_q && !is_over_q;
    wire [15:0] left = dirty_ways & ~chosen_ways_q;
    wire is_free = !is_chosen_q;
    assign chooses = is_in_sets && is_free && choice_any;
    wire passes = is_in_sets && !choice_any && (is_free || is_line_done);
    assign has_line = is_chosen_q;
    wire is_chosen_d = chooses || (is_chosen_q && !is_line_done);

    always @* begin
        chosen_ways_d = chosen_ways_q;
        if (chooses) begin
            chosen_ways_d = chosen_ways_q | choice_grant;
        end
        next_set = set_q;
        if (passes) begin
            chosen_ways_d = 16'd0;
            next_set = set_q + 7'd1;
        end
    end

    assign set_number = set_q;
    wire passes_last = passes && (set_q == 7'd127);
    wire is_written = is_over_q || (passes_last && !is_chosen_q);
    assign ends = is_written && is_acknowledged;
    wire begins = flush && is_idle && !is_flushed_q;
    wire is_over_d = (is_over_q || passes_last) && !ends;
    wire is_walking_d = begins || (is_walking_q && !ends);
    wire is_flushed_d = ends || (is_flushed_q && flush);
    assign walks = is_walking_q;
    assign flushed = is_flushed_q;

    fixed_priority_arbiter_requesters16 u_choice (
        .request (left),
        .grant   (choice_grant),
        .granted (way),
        .any     (choice_any)
    );

    always @(posedge clock) begin
        if (reset) begin
            is_walking_q <= 1'b0;
            is_over_q <= 1'b0;
            is_flushed_q <= 1'b0;
            set_q <= 7'd0;
            is_chosen_q <= 1'b0;
            chosen_ways_q <= 16'd0;
        end else begin
            is_walking_q <= is_walking_d;
            is_over_q <= is_over_d;
            is_flushed_q <= is_flushed_d;
            set_q <= next_set;
            is_chosen_q <= is_chosen_d;
            chosen_ways_q <= chosen_ways_d;
        end
    end
endmodule

`default_nettype wire
