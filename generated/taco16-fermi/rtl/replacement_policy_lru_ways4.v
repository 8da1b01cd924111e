// warpcache 0.1.0
`default_nettype none

// The victim of a set, and the set's state after a way was used.
module replacement_policy_lru_ways4 (
    input  wire [5:0] state,           // The set's state.
    input  wire [3:0] eligible,        // The ways to choose the victim from, a bit each.
    input  wire [1:0] way,             // The way that is used.
    input  wire       is_reservation,  // The touched way is reserved for another line.
    input  wire       by_choice,       // The way is reserved because victim names it.
    output wire [1:0] victim,          // The way to evict.
    output wire [5:0] next_state       // The set's state after the use.
);

    wire lru_victim_any;

    (* unused *) wire unused;
    assign unused = &{1'b0, is_reservation, by_choice, lru_victim_any};

    lru_touch_ways4 u_lru_touch (
        .order   (state),
        .way     (way),
        .touched (next_state)
    );

    lru_victim_ways4 u_lru_victim (
        .order    (state),
        .eligible (eligible),
        .victim   (victim),
        .any      (lru_victim_any)
    );
endmodule

`default_nettype wire
