// warpcache 0.1.0: request_stop of design taco16
// paper: taco16 section 4.2
`default_nettype none

// The stop of a core on the ring of requests: it sends the core's load misses round, passes on
// those of others, and hands one over that its own L1 can answer.
module request_stop (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  core,
    // inject
    input  wire        inject_valid,
    output wire        inject_ready,
    input  wire [32:0] inject_line,
    input  wire [4:0]  inject_entry,
    // passing
    input  wire        passing_valid,
    output wire        passing_ready,
    input  wire [32:0] passing_line,
    input  wire [3:0]  passing_core,
    input  wire [4:0]  passing_entry,
    input  wire        passing_travelled,
    // next
    output wire        next_valid,
    input  wire        next_ready,
    output wire [32:0] next_line,
    output wire [3:0]  next_core,
    output wire [4:0]  next_entry,
    output wire        next_travelled,
    // lookup
    output reg         lookup_valid,
    output reg  [32:0] lookup_line,
    // answer
    input  wire        answer_hit,
    input  wire [1:0]  answer_way,
    // served
    output wire        served_valid,
    input  wire        served_ready,
    output wire [32:0] served_line,
    output wire [1:0]  served_way,
    output wire [3:0]  served_core,
    output wire [4:0]  served_entry,
    // unserved
    output wire        unserved_valid,
    input  wire        unserved_ready,
    output wire [32:0] unserved_line,
    output wire [4:0]  unserved_entry,
    output wire        unserved_patience,

    output wire        round_trip,
    output wire        gave_up,
    output wire        idle
);

    wire [32:0] buffer_pop_line;
    wire [4:0] buffer_pop_entry;
    wire [3:0] buffer_count;
    reg [32:0] queue_push_line;
    reg [3:0] queue_push_core;
    reg [4:0] queue_push_entry;
    reg queue_push_travelled;
    wire queue_pop_valid;
    wire queue_has_second;
    wire [32:0] queue_second_line;
    wire [3:0] queue_second_core;
    wire queue_has_two_places;
    wire to_l2_push_ready;
    reg [32:0] to_l2_push_line;
    reg [4:0] to_l2_push_entry;
    reg to_l2_push_patience;
    wire [1:0] to_l2_count;
    reg asked_q;
    reg offered_q;
    reg [6:0] patience_d;
    reg [6:0] patience_q;
    wire has_travelled;
    wire waits;

    wire is_own = next_core == core;
    wire is_at_home = queue_pop_valid && is_own;
    wire is_miss = offered_q || (asked_q && !answer_hit);
    assign next_valid = is_miss || (is_at_home && !has_travelled);
    assign next_travelled = has_travelled || is_at_home;
    assign served_valid = asked_q && answer_hit;
    assign served_line = next_line;
    assign served_way = answer_way;
    assign served_core = next_core;
    assign served_entry = next_entry;
    assign round_trip = is_at_home && has_travelled && to_l2_push_ready;
    wire leaves = (next_valid && next_ready) || (served_valid && served_ready) || round_trip;
    wire offered_d = next_valid && !next_ready;
    wire is_second_own = queue_second_core == core;

    always @* begin
        lookup_line = next_line;
        lookup_valid = queue_pop_valid && !is_own && !next_valid;
        if (leaves) begin
            lookup_line = queue_second_line;
            lookup_valid = queue_has_second && !is_second_own;
        end
    end

    wire is_impatient = patience_q == 7'd0;
    wire inserts = waits && !is_impatient && queue_has_two_places && !passing_valid;
    assign gave_up = is_impatient && to_l2_push_ready && !round_trip;

    always @* begin
        patience_d = patience_q;
        if (waits && !is_impatient) begin
            patience_d = patience_q - 7'd1;
        end
        if (inserts || gave_up) begin
            patience_d = 7'd64;
        end
    end

    wire queue_push_valid = passing_valid || inserts;

    always @* begin
        queue_push_line = buffer_pop_line;
        queue_push_core = core;
        queue_push_entry = buffer_pop_entry;
        queue_push_travelled = 1'b0;
        if (passing_valid) begin
            queue_push_line = passing_line;
            queue_push_core = passing_core;
            queue_push_entry = passing_entry;
            queue_push_travelled = passing_travelled;
        end
    end

    wire to_l2_push_valid = round_trip || gave_up;

    always @* begin
        to_l2_push_line = buffer_pop_line;
        to_l2_push_entry = buffer_pop_entry;
        to_l2_push_patience = 1'b1;
        if (round_trip) begin
            to_l2_push_line = next_line;
            to_l2_push_entry = next_entry;
            to_l2_push_patience = 1'b0;
        end
    end

    wire buffer_pop_ready = inserts || gave_up;
    assign idle = !waits && !unserved_valid;

    (* unused *) wire unused;
    assign unused = &{1'b0, buffer_count, to_l2_count};

    miss_queue_width38_depth8_8b8e77e7 u_buffer (
        .clock      (clock),
        .reset      (reset),
        .push_valid (inject_valid),
        .push_ready (inject_ready),
        .push_line  (inject_line),
        .push_entry (inject_entry),
        .pop_valid  (waits),
        .pop_ready  (buffer_pop_ready),
        .pop_line   (buffer_pop_line),
        .pop_entry  (buffer_pop_entry),
        .count      (buffer_count)
    );

    request_stop_queue_ac93ea58 u_queue (
        .clock          (clock),
        .reset          (reset),
        .push_valid     (queue_push_valid),
        .push_ready     (passing_ready),
        .push_line      (queue_push_line),
        .push_core      (queue_push_core),
        .push_entry     (queue_push_entry),
        .push_travelled (queue_push_travelled),
        .pop_valid      (queue_pop_valid),
        .pop_ready      (leaves),
        .pop_line       (next_line),
        .pop_core       (next_core),
        .pop_entry      (next_entry),
        .pop_travelled  (has_travelled),
        .has_second     (queue_has_second),
        .second_line    (queue_second_line),
        .second_core    (queue_second_core),
        .has_two_places (queue_has_two_places)
    );

    unserved_queue_width39_depth2_d2875ded u_to_l2 (
        .clock         (clock),
        .reset         (reset),
        .push_valid    (to_l2_push_valid),
        .push_ready    (to_l2_push_ready),
        .push_line     (to_l2_push_line),
        .push_entry    (to_l2_push_entry),
        .push_patience (to_l2_push_patience),
        .pop_valid     (unserved_valid),
        .pop_ready     (unserved_ready),
        .pop_line      (unserved_line),
        .pop_entry     (unserved_entry),
        .pop_patience  (unserved_patience),
        .count         (to_l2_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            asked_q <= 1'b0;
            offered_q <= 1'b0;
            patience_q <= 7'd64;
        end else begin
            asked_q <= lookup_valid;
            offered_q <= offered_d;
            patience_q <= patience_d;
        end
    end
endmodule

`default_nettype wire
