// warpcache 0.1.0: decoupled_l1d of design ics15
// paper: ics15 section 4.2
`default_nettype none

// Holds words in order, each for at least `latency` cycles.
module core_reply_delay_queue_width267_depth3_latency1_22444ae2 (
    input  wire         clock,
    input  wire         reset,
    // push
    input  wire         push_valid,
    output wire         push_ready,
    input  wire [7:0]   push_id,
    input  wire [1:0]   push_sector,
    input  wire [255:0] push_data,
    input  wire         push_last,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [7:0]   pop_id,
    output wire [1:0]   pop_sector,
    output wire [255:0] pop_data,
    output wire         pop_last
);

    wire [1:0] words_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_count};

    core_reply_queue_width267_depth3_0421ddc9 u_words (
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
