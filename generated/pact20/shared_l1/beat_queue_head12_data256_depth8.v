// warpcache 0.1.0: shared_l1 of design pact20
// paper: pact20 section 3, section 4
`default_nettype none

// Requests or beats in order, each with the bytes of a sector: two queues in step.
module beat_queue_head12_data256_depth8 (
    input  wire         clock,
    input  wire         reset,
    // push
    input  wire         push_valid,
    output wire         push_ready,
    input  wire [11:0]  push_head,
    input  wire [255:0] push_data,
    // pop
    output wire         pop_valid,
    input  wire         pop_ready,
    output wire [11:0]  pop_head,
    output wire [255:0] pop_data
);

    wire [3:0] heads_count;
    wire bytes_push_ready;
    wire bytes_pop_valid;
    wire [3:0] bytes_count;

    (* unused *) wire unused;
    assign unused = &{1'b0, heads_count, bytes_push_ready, bytes_pop_valid, bytes_count};

    queue_width12_depth8 u_heads (
        .clock      (clock),
        .reset      (reset),
        .push_valid (push_valid),
        .push_ready (push_ready),
        .push_data  (push_head),
        .pop_valid  (pop_valid),
        .pop_ready  (pop_ready),
        .pop_data   (pop_head),
        .count      (heads_count)
    );

    queue_width256_depth8 u_bytes (
        .clock      (clock),
        .reset      (reset),
        .push_valid (push_valid),
        .push_ready (bytes_push_ready),
        .push_data  (push_data),
        .pop_valid  (bytes_pop_valid),
        .pop_ready  (pop_ready),
        .pop_data   (pop_data),
        .count      (bytes_count)
    );
endmodule

`default_nettype wire
