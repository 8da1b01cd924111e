// warpcache 0.1.0
`default_nettype none

// One way of every set: which of its lines are readable, and whether the one in lookup has the tag.
module l1_way_sets32_tag28_43a8ebaa (
    input  wire        clock,
    input  wire        reset,
    input  wire [4:0]  set_number,
    input  wire [27:0] tag,
    input  wire [27:0] held_tag,
    input  wire        publish,
    input  wire [4:0]  publish_set,
    input  wire        clear,
    input  wire [4:0]  clear_set,
    output wire        has_tag,
    output wire        is_readable,
    // marks
    input  wire        marks_publish,
    input  wire        marks_clear,
    output wire        marks_is_readable
);

    wire readable_is_set;

    assign has_tag = held_tag == tag;
    wire readable_set_enable = publish && !marks_publish;
    wire marked_set_enable = publish && marks_publish;
    assign is_readable = readable_is_set || marks_is_readable;

    (* unused *) wire unused;
    assign unused = &{1'b0, marks_clear};

    valid_bits_depth32 u_readable (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (readable_set_enable),
        .set_index    (publish_set),
        .clear_enable (clear),
        .clear_index  (clear_set),
        .read_index   (set_number),
        .is_set       (readable_is_set)
    );

    valid_bits_depth32 u_marked (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (marked_set_enable),
        .set_index    (publish_set),
        .clear_enable (clear),
        .clear_index  (clear_set),
        .read_index   (set_number),
        .is_set       (marks_is_readable)
    );
endmodule

`default_nettype wire
