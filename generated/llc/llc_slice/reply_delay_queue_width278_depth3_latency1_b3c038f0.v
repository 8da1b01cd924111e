// warpcache 0.1.0: llc_slice of design llc
// paper: none
`default_nettype none

// Holds words in order, each for at least `latency` cycles.
module reply_delay_queue_width278_depth3_latency1_b3c038f0 (
    input  wire         clock,
    input  wire         reset,
    // push
    input  wire         push_valid,
    output wire         push_ready,
    input  wire [7:0]   push_source,
    input  wire [8:0]   push_id,
    input  wire [1:0]   push_kind,
    input  wire [1:0]   push_sector,
    input  wire [255:0] push_data,
    input  wire         push_last,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [7:0]   pop_source,
    output wire [8:0]   pop_id,
    output wire [1:0]   pop_kind,
    output wire [1:0]   pop_sector,
    output wire [255:0] pop_data,
    output wire         pop_last
);

    wire [1:0] words_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_count};

    reply_queue_width278_depth3_43639239 u_words (
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
