// warpcache 0.1.0
`default_nettype none

// One way of every set of the tag store: which entries are valid, and what becomes of the one in
// lookup.
module decoupled_l1d_tag_way_b9ff94f6 (
    input  wire        clock,
    input  wire        reset,
    input  wire [4:0]  set_number,
    input  wire [27:0] tag,
    input  wire [35:0] word,
    input  wire        is_gated,
    // change
    input  wire        change_take,
    input  wire        change_count,
    input  wire        change_commit,
    input  wire        change_release,
    input  wire        change_age,
    input  wire [1:0]  change_position,

    input  wire        clear,
    input  wire [4:0]  clear_set,
    input  wire [1:0]  asked_position,
    input  wire [1:0]  release_position,
    output wire        is_gated_now,
    output reg  [3:0]  held_position,
    output reg  [3:0]  found_positions,
    output reg  [3:0]  held_after,
    output wire        has_position,
    output wire        has_release_position,
    output wire        has_tag,
    output wire [27:0] held_tag,
    output wire [5:0]  counted,
    // now
    output wire        now_is_candidate,
    output wire        now_is_committed,
    output wire [5:0]  now_rc,
    output wire [1:0]  now_position,
    // after
    output wire        after_is_candidate,
    output wire        after_is_committed,
    output wire [5:0]  after_rc,
    output wire [1:0]  after_position,

    output wire        changes,
    output wire [35:0] next_word
);

    localparam [5:0] RC_INITIAL = 6'd1;

    reg [5:0] counted_now;
    reg [5:0] rc_after;
    reg [1:0] position_after;
    reg [27:0] tag_after;
    reg candidate_after;
    reg committed_after;
    reg [4:0] candidates_clear_index;
    wire candidates_is_set;
    reg [4:0] committed_clear_index;
    wire is_committed;

    wire is_candidate = candidates_is_set && !is_gated;
    wire is_valid = is_candidate || is_committed;
    wire [5:0] rc_now = word[33:28];
    wire [1:0] position_now = word[35:34];
    assign has_tag = word[27:0] == tag;

    always @* begin
        counted_now = rc_now;
        if (!(&rc_now)) begin
            counted_now = rc_now + 6'd1;
        end
    end

    always @* begin
        position_after = position_now;
        tag_after = word[27:0];
        candidate_after = is_candidate;
        committed_after = is_committed;
        rc_after = rc_now;
        if (change_age && is_valid && (|rc_now)) begin
            rc_after = rc_now - 6'd1;
        end
        if (change_count) begin
            rc_after = counted_now;
        end
        if (change_release) begin
            rc_after = 6'd0;
            committed_after = 1'b0;
            candidate_after = !is_gated;
        end
        if (change_take) begin
            rc_after = RC_INITIAL;
            tag_after = tag;
            committed_after = 1'b0;
            candidate_after = 1'b1;
        end
        if (change_commit) begin
            position_after = change_position;
            committed_after = 1'b1;
            candidate_after = 1'b0;
        end
    end

    assign changes = change_take || change_count || change_commit || change_release || change_age;
    assign next_word = {position_after, rc_after, tag_after};
    wire candidates_set_enable = changes && candidate_after;
    wire candidates_clear_enable = clear || (changes && !candidate_after);
    wire committed_set_enable = changes && committed_after;
    wire committed_clear_enable = clear || (changes && !committed_after);

    always @* begin
        candidates_clear_index = set_number;
        committed_clear_index = set_number;
        if (clear) begin
            candidates_clear_index = clear_set;
            committed_clear_index = clear_set;
        end
    end

    assign held_tag = word[27:0];
    assign counted = counted_now;
    assign is_gated_now = is_gated;

    always @* begin
        held_position = 4'd0;
        if (is_committed) begin
            held_position = 4'd1 << position_now;
        end
    end

    always @* begin
        found_positions = 4'd0;
        if (is_committed && has_tag) begin
            found_positions = 4'd1 << position_now;
        end
    end

    always @* begin
        held_after = 4'd0;
        if (committed_after) begin
            held_after = 4'd1 << position_after;
        end
    end

    assign has_position = is_committed && (position_now == asked_position);
    assign has_release_position = is_committed && (position_now == release_position);
    assign now_is_candidate = is_candidate;
    assign now_is_committed = is_committed;
    assign now_rc = rc_now;
    assign now_position = position_now;
    assign after_is_candidate = candidate_after;
    assign after_is_committed = committed_after;
    assign after_rc = rc_after;
    assign after_position = position_after;

    valid_bits_clear_all_depth32 u_candidates (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (candidates_set_enable),
        .set_index    (set_number),
        .clear_enable (candidates_clear_enable),
        .clear_index  (candidates_clear_index),
        .clear_all    (is_gated),
        .read_index   (set_number),
        .is_set       (candidates_is_set)
    );

    valid_bits_depth32 u_committed (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (committed_set_enable),
        .set_index    (set_number),
        .clear_enable (committed_clear_enable),
        .clear_index  (committed_clear_index),
        .read_index   (set_number),
        .is_set       (is_committed)
    );
endmodule

`default_nettype wire
