// warpcache 0.1.0
`default_nettype none

// Holds words in order, each for at least latency cycles.
module reply_delay_queue_width279_depth3_latency1_ec1ce154 (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,   // A beat is offered.
    output wire         push_ready,   // The beat that is offered is taken.
    input  wire [7:0]   push_source,  // Number of the requester.
    input  wire [9:0]   push_id,      // Identifier of the request answered.
    input  wire [1:0]   push_kind,    // Kind of the request answered. [0=load, 1=store, 2=atomic,
                                      // 3=maintain]
    input  wire [1:0]   push_sector,  // Sector of the line; 0 for a store and a maintain.
    input  wire [255:0] push_data,    // The sector's bytes; an atomic's old bytes; 0 for a store
                                      // and a maintain.
    input  wire         push_last,    // No other beat of this reply follows.
    // pop: Words that leave.
    output wire         pop_valid,    // A beat is offered.
    input  wire         pop_ready,    // The beat that is offered is taken.
    output wire [7:0]   pop_source,   // Number of the requester.
    output wire [9:0]   pop_id,       // Identifier of the request answered.
    output wire [1:0]   pop_kind,     // Kind of the request answered. [0=load, 1=store, 2=atomic,
                                      // 3=maintain]
    output wire [1:0]   pop_sector,   // Sector of the line; 0 for a store and a maintain.
    output wire [255:0] pop_data,     // The sector's bytes; an atomic's old bytes; 0 for a store
                                      // and a maintain.
    output wire         pop_last      // No other beat of this reply follows.
);

    wire [1:0] words_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_count};

    reply_queue_width279_depth3_008532af u_words (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (push_valid),
        .push_ready  (push_ready),
        .push_source (push_source),
        .push_id     (push_id),
        .push_kind   (push_kind),
        .push_sector (push_sector),
        .push_data   (push_data),
        .push_last   (push_last),
        .pop_valid   (pop_valid),
        .pop_ready   (pop_ready),
        .pop_source  (pop_source),
        .pop_id      (pop_id),
        .pop_kind    (pop_kind),
        .pop_sector  (pop_sector),
        .pop_data    (pop_data),
        .pop_last    (pop_last),
        .count       (words_count)
    );
endmodule

`default_nettype wire
