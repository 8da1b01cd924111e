// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Holds words in order, each for at least `latency` cycles.
module delay_queue_width14_depth3_latency1 (
    input  wire        clock,
    input  wire        reset,
    // push
    input  wire        push_valid,
    output wire        push_ready,
    input  wire [13:0] push_data,
    // pop
    output wire        pop_valid,
    input  wire        pop_ready,
    output wire [13:0] pop_data
);

    wire [1:0] words_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_count};

    queue_width14_depth3 u_words (
        .clock      (clock),
        .reset      (reset),
        .push_valid (push_valid),
        .push_ready (push_ready),
        .push_data  (push_data),
        .pop_valid  (pop_valid),
        .pop_ready  (pop_ready),
        .pop_data   (pop_data),
        .count      (words_count)
    );
endmodule

`default_nettype wire
