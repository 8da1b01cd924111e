// warpcache 0.1.0
`default_nettype none

// The LRU order of the entries of every set.
module crd_recency_sets8_ways16 (
    input  wire       clock,
    input  wire [2:0] row,
    input  wire       is_used,
    output wire [3:0] victim,
    input  wire       touched,
    input  wire [3:0] way
);

    reg [119:0] order;
    wire [119:0] orders_read_0_data;
    wire [119:0] touch_touched;
    wire choice_any;

    always @* begin
        order = 120'd0;
        if (is_used) begin
            order = orders_read_0_data;
        end
    end

    (* unused *) wire unused;
    assign unused = &{1'b0, choice_any};

    register_file_8x120_r1 u_orders (
        .clock          (clock),
        .write_enable   (touched),
        .write_address  (row),
        .write_data     (touch_touched),
        .read_0_address (row),
        .read_0_data    (orders_read_0_data)
    );

    lru_touch_ways16 u_touch (
        .order   (order),
        .way     (way),
        .touched (touch_touched)
    );

    lru_victim_ways16 u_choice (
        .order    (order),
        .eligible (16'hffff),
        .victim   (victim),
        .any      (choice_any)
    );
endmodule

`default_nettype wire
