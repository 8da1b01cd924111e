// warpcache 0.1.0
`default_nettype none

// One way of every set: its tags and its sectors' states, and the comparison with a tag.
module llc_slice_way_5e010e0d (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [6:0]  next_set,
    input  wire [33:0] tag,
    input  wire        is_used,
    // change
    input  wire        change_states,
    input  wire        change_tags,
    input  wire        change_is_only,
    input  wire [6:0]  change_set_number,
    input  wire [3:0]  change_way,
    input  wire        change_is_line,
    input  wire [33:0] change_tag,
    input  wire [3:0]  change_readable,
    input  wire [3:0]  change_dirty,

    input  wire        writes_tag,
    input  wire        writes_states,
    input  wire        is_chosen,
    output wire        is_line,
    output wire        is_match,
    output wire [33:0] held_tag,
    output wire [3:0]  readable,
    output wire [3:0]  dirty,
    output wire        is_dirty,
    output wire        ram_error
);

    localparam READABLE_MSB = 7;
    localparam READABLE_LSB = 4;
    localparam DIRTY_MSB = 3;
    localparam DIRTY_LSB = 0;
    localparam STORED_TAG_MSB = 33;
    localparam STORED_TAG_LSB = 0;

    wire tags_read_0_error;
    wire [7:0] states_read_0_data;
    wire states_read_0_error;
    reg ram_error_q;
    wire [34:0] word;

    wire [33:0] stored_tag = word[STORED_TAG_MSB:STORED_TAG_LSB];
    assign is_line = is_used && word[34];
    assign is_match = is_line && (stored_tag == tag);
    assign held_tag = stored_tag;
    assign readable = states_read_0_data[READABLE_MSB:READABLE_LSB];
    assign dirty = states_read_0_data[DIRTY_MSB:DIRTY_LSB];
    assign is_dirty = is_line && (|dirty);
    wire is_line_then = is_chosen && change_is_line;
    wire [34:0] tags_write_data = {is_line_then, change_tag};
    wire [7:0] states_write_data = {change_readable, change_dirty};
    wire ram_error_d = tags_read_0_error || states_read_0_error;
    assign ram_error = ram_error_q;

    (* unused *) wire unused;
    assign unused = &{1'b0, change_states, change_tags, change_is_only, change_way};

    ram_128x35_r1 u_tags (
        .clock          (clock),
        .write_enable   (writes_tag),
        .write_address  (change_set_number),
        .write_data     (tags_write_data),
        .read_0_enable  (reads),
        .read_0_address (next_set),
        .read_0_data    (word),
        .read_0_error   (tags_read_0_error)
    );

    ram_128x8_r1 u_states (
        .clock          (clock),
        .write_enable   (writes_states),
        .write_address  (change_set_number),
        .write_data     (states_write_data),
        .read_0_enable  (reads),
        .read_0_address (next_set),
        .read_0_data    (states_read_0_data),
        .read_0_error   (states_read_0_error)
    );

    always @(posedge clock) begin
        if (reset) begin
            ram_error_q <= 1'b0;
        end else begin
            ram_error_q <= ram_error_d;
        end
    end
endmodule

`default_nettype wire
