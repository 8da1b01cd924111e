// warpcache 0.1.0
`default_nettype none

// Holds words in order, each for at least latency cycles.
module core_reply_delay_queue_width267_depth3_latency1_af81e91e (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,   // A beat is offered.
    output wire         push_ready,   // The beat that is offered is taken.
    input  wire [7:0]   push_id,      // Identifier of the request answered.
    input  wire [1:0]   push_sector,  // Sector of the line; 0 for a store.
    input  wire [255:0] push_data,    // The sector's bytes; an atomic's old bytes; 0 for a store.
    input  wire         push_last,    // No other beat of this reply follows.
    // pop: Words that leave.
    output wire         pop_valid,    // A beat is offered.
    input  wire         pop_ready,    // The beat that is offered is taken.
    output wire [7:0]   pop_id,       // Identifier of the request answered.
    output wire [1:0]   pop_sector,   // Sector of the line; 0 for a store.
    output wire [255:0] pop_data,     // The sector's bytes; an atomic's old bytes; 0 for a store.
    output wire         pop_last      // No other beat of this reply follows.
);

    wire [1:0] words_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_count};

    core_reply_queue_width267_depth3_1efc94e0 u_words (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (push_valid),
        .push_ready  (push_ready),
        .push_id     (push_id),
        .push_sector (push_sector),
        .push_data   (push_data),
        .push_last   (push_last),
        .pop_valid   (pop_valid),
        .pop_ready   (pop_ready),
        .pop_id      (pop_id),
        .pop_sector  (pop_sector),
        .pop_data    (pop_data),
        .pop_last    (pop_last),
        .count       (words_count)
    );
endmodule

`default_nettype wire
