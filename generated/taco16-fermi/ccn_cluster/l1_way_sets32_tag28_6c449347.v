// warpcache 0.1.0: ccn_cluster of design taco16-fermi
// paper: taco16 section 4
`default_nettype none

// One way of every set: its tags, and which of its lines are readable.
module l1_way_sets32_tag28_6c449347 (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [4:0]  next_set,
    input  wire [4:0]  set_number,
    input  wire [27:0] tag,
    input  wire        reserve,
    input  wire        publish,
    input  wire [4:0]  publish_set,
    input  wire        clear,
    input  wire [4:0]  clear_set,
    output wire        has_tag,
    output wire        is_readable,
    output wire [27:0] held_tag,
    output wire        ram_error
);

    assign has_tag = held_tag == tag;

    write_first_ram_depth32_width28 u_tags (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (reserve),
        .write_address (set_number),
        .write_data    (tag),
        .read_enable   (reads),
        .read_address  (next_set),
        .read_data     (held_tag),
        .ram_error     (ram_error)
    );

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
