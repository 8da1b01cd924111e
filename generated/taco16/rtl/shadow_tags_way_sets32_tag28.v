// warpcache 0.1.0
`default_nettype none

// One way of every set: its tags, valid bits and comparison.
module shadow_tags_way_sets32_tag28 (
    input  wire        clock,
    input  wire        reset,
    input  wire        write_enable,
    input  wire [4:0]  write_set,
    input  wire [27:0] write_tag,
    input  wire        clear_enable,
    input  wire [4:0]  clear_set,
    input  wire        lookup_enable,
    input  wire [4:0]  lookup_set,
    input  wire [27:0] asked_tag,
    output wire        matched,
    output wire        ram_error
);

    wire [27:0] tags_read_0_data;
    wire tags_read_0_error;
    wire valid_is_set;
    reg was_valid_q;
    reg ram_error_q;

    assign matched = was_valid_q && (tags_read_0_data == asked_tag);
    assign ram_error = ram_error_q;

    ram_32x28_r1 u_tags (
        .clock          (clock),
        .write_enable   (write_enable),
        .write_address  (write_set),
        .write_data     (write_tag),
        .read_0_enable  (lookup_enable),
        .read_0_address (lookup_set),
        .read_0_data    (tags_read_0_data),
        .read_0_error   (tags_read_0_error)
    );

    valid_bits_depth32 u_valid (
        .clock        (clock),
        .reset        (reset),
        .set_enable   (write_enable),
        .set_index    (write_set),
        .clear_enable (clear_enable),
        .clear_index  (clear_set),
        .read_index   (lookup_set),
        .is_set       (valid_is_set)
    );

    always @(posedge clock) begin
        if (reset) begin
            was_valid_q <= 1'b0;
            ram_error_q <= 1'b0;
        end else begin
            was_valid_q <= valid_is_set;
            ram_error_q <= tags_read_0_error;
        end
    end
endmodule

`default_nettype wire
