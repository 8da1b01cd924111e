// warpcache 0.1.0
`default_nettype none

// Holds words in order, each for at least latency cycles.
module core_reply_delay_queue_width270_depth30_latency28_304dc00a (
    input  wire         clock,
    input  wire         reset,
    // push: Words that enter.
    input  wire         push_valid,   // A beat is offered.
    output wire         push_ready,   // The beat that is offered is taken.
    input  wire [10:0]  push_id,      // Identifier of the request answered.
    input  wire [1:0]   push_sector,  // Sector of the line; 0 for a store.
    input  wire [255:0] push_data,    // The sector's bytes; an atomic's old bytes; 0 for a store.
    input  wire         push_last,    // No other beat of this reply follows.
    // pop: Words that leave.
    output wire         pop_valid,    // A beat is offered.
    input  wire         pop_ready,    // The beat that is offered is taken.
    output wire [10:0]  pop_id,       // Identifier of the request answered.
    output wire [1:0]   pop_sector,   // Sector of the line; 0 for a store.
    output wire [255:0] pop_data,     // The sector's bytes; an atomic's old bytes; 0 for a store.
    output wire         pop_last      // No other beat of this reply follows.
);

    wire words_pop_valid;
    wire [4:0] words_count;
    reg [26:0] entered_q;
    reg [4:0] due_d;
    reg [4:0] due_q;

    wire enters = push_valid && push_ready;
    wire [26:0] entered_d = {entered_q[25:0], enters};
    wire becomes_due = entered_q[26];
    wire has_due = due_q != 5'd0;
    wire leaves = has_due && pop_ready;

    always @* begin
        due_d = due_q;
        if (becomes_due && !leaves) begin
            due_d = due_q + 5'd1;
        end
        if (leaves && !becomes_due) begin
            due_d = due_q - 5'd1;
        end
    end

    assign pop_valid = has_due;

    (* unused *) wire unused;
    assign unused = &{1'b0, words_pop_valid, words_count};

    core_reply_queue_width270_depth30_4d8ed35c u_words (
        .clock       (clock),
        .reset       (reset),
        .push_valid  (push_valid),
        .push_ready  (push_ready),
        .push_id     (push_id),
        .push_sector (push_sector),
        .push_data   (push_data),
        .push_last   (push_last),
        .pop_valid   (words_pop_valid),
        .pop_ready   (leaves),
        .pop_id      (pop_id),
        .pop_sector  (pop_sector),
        .pop_data    (pop_data),
        .pop_last    (pop_last),
        .count       (words_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            entered_q <= 27'd0;
            due_q <= 5'd0;
        end else begin
            entered_q <= entered_d;
            due_q <= due_d;
        end
    end
endmodule

`default_nettype wire
