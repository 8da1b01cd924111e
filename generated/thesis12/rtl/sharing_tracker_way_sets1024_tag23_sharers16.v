// warpcache 0.1.0
`default_nettype none

// One way of every set: its entries and their comparison.
module sharing_tracker_way_sets1024_tag23_sharers16 (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [9:0]  read_set,
    input  wire [9:0]  set_number,
    input  wire [22:0] tag,
    input  wire        is_written,
    input  wire        write,
    input  wire        is_chosen,
    input  wire        new_valid,
    input  wire [15:0] new_sharers,
    output wire        is_free,
    output wire        matched,
    output reg  [15:0] sharers,
    output wire        ram_error
);

    localparam HELD_SHARERS_MSB = 38;
    localparam HELD_SHARERS_LSB = 23;
    localparam STORED_TAG_MSB = 22;
    localparam STORED_TAG_LSB = 0;

    wire [39:0] entry;

    wire valid = is_written && entry[39];
    wire [15:0] held_sharers = entry[HELD_SHARERS_MSB:HELD_SHARERS_LSB];
    wire [22:0] stored_tag = entry[STORED_TAG_MSB:STORED_TAG_LSB];
    assign is_free = !valid;
    wire is_match = valid && (stored_tag == tag);
    assign matched = is_match;

    always @* begin
        sharers = 16'd0;
        if (is_match) begin
            sharers = held_sharers;
        end
    end

    wire entries_write_enable = write && (is_chosen || !is_written);
    wire [39:0] entries_write_data = {is_chosen && new_valid, new_sharers, tag};

    write_first_ram_depth1024_width40 u_entries (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (entries_write_enable),
        .write_address (set_number),
        .write_data    (entries_write_data),
        .read_enable   (reads),
        .read_address  (read_set),
        .read_data     (entry),
        .ram_error     (ram_error)
    );
endmodule

`default_nettype wire
