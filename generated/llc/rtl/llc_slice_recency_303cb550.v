// warpcache 0.1.0
`default_nettype none

// In which order the ways of every set were used, and the victim of the set in the decision.
module llc_slice_recency_303cb550 (
    input  wire        clock,
    input  wire        reset,
    input  wire        reads,
    input  wire [6:0]  next_set,
    input  wire [6:0]  set_number,
    input  wire [15:0] pending_ways,
    input  wire        uses,
    input  wire        inserts,
    input  wire [3:0]  way,
    input  wire        chooses,
    output wire [3:0]  victim,
    output wire        ram_error
);

    wire [119:0] order_read_data;
    reg [3:0] policy_way;
    wire [119:0] policy_next_state;

    wire [15:0] policy_eligible = ~pending_ways;

    always @* begin
        policy_way = way;
        if (chooses) begin
            policy_way = victim;
        end
    end

    wire policy_is_reservation = inserts || chooses;
    wire order_write_enable = uses || chooses;

    write_first_ram_depth128_width120 u_order (
        .clock         (clock),
        .reset         (reset),
        .write_enable  (order_write_enable),
        .write_address (set_number),
        .write_data    (policy_next_state),
        .read_enable   (reads),
        .read_address  (next_set),
        .read_data     (order_read_data),
        .ram_error     (ram_error)
    );

    replacement_policy_lru_ways16 u_policy (
        .state          (order_read_data),
        .eligible       (policy_eligible),
        .way            (policy_way),
        .is_reservation (policy_is_reservation),
        .by_choice      (chooses),
        .victim         (victim),
        .next_state     (policy_next_state)
    );
endmodule

`default_nettype wire
