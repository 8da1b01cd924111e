// warpcache 0.1.0
`default_nettype none

// One way of every set: which of its lines are readable, and whether the one in lookup has the tag.
module l1_way_sets32_tag28_8f433b34 (
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
    output wire        is_readable
);

    assign has_tag = held_tag == tag;

    valid_bits_depth32 u_readable (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (publish),
        .set_index    (publish_set),
        .clear_enable (clear),
        .clear_index  (clear_set),
        .read_index   (set_number),
        .is_set       (is_readable)
    );
endmodule

`default_nettype wire
