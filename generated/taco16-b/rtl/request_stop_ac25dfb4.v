// warpcache 0.1.0
`default_nettype none

// The stop of a core on the ring of requests: it sends the core's load misses round, passes on
// those of others, and hands one over that its L1 can answer.
module request_stop_ac25dfb4 (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  core,                // Number of this core: 0 to cores less one.
    // inject: Load misses that are to go round.
    input  wire        inject_valid,        // A beat is offered.
    output wire        inject_ready,        // The beat that is offered is taken.
    input  wire [32:0] inject_line,         // Line address.
    input  wire [4:0]  inject_entry,        // Number of the MSHR entry that waits.
    // passing: Requests from the core before.
    input  wire        passing_valid,       // A beat is offered.
    output wire        passing_ready,       // The beat that is offered is taken.
    input  wire [32:0] passing_line,        // Line address.
    input  wire [3:0]  passing_core,        // Number of the core that asks.
    input  wire [4:0]  passing_entry,       // Number of the MSHR entry that waits there.
    input  wire        passing_travelled,   // The request has left its home node.
    // next: Requests to the core after.
    output wire        next_valid,          // A beat is offered.
    input  wire        next_ready,          // The beat that is offered is taken.
    output wire [32:0] next_line,           // Line address.
    output wire [3:0]  next_core,           // Number of the core that asks.
    output wire [4:0]  next_entry,          // Number of the MSHR entry that waits there.
    output wire        next_travelled,      // The request has left its home node.
    // lookup: A line that the shadow tags are asked for.
    output reg         lookup_valid,        // There is one in this cycle.
    output reg  [32:0] lookup_line,         // Line address.
    // answer: Whether the local L1 holds the line of the cycle before.
    input  wire        answer_hit,          // The L1 holds it now.
    input  wire [1:0]  answer_way,          // Way that holds it. [when answer_hit is 1]
    // served: Requests whose line the local L1 holds: it is read from the cycle on in which one is
    // taken.
    output wire        served_valid,        // A beat is offered.
    input  wire        served_ready,        // The beat that is offered is taken.
    output wire [32:0] served_line,         // Line address.
    output wire [1:0]  served_way,          // Way that holds it.
    output wire [3:0]  served_core,         // Number of the core that asks.
    output wire [4:0]  served_entry,        // Number of the MSHR entry that waits there.
    // unserved: Local requests for L2.
    output wire        unserved_valid,      // A beat is offered.
    input  wire        unserved_ready,      // The beat that is offered is taken.
    output wire [32:0] unserved_line,       // Line address.
    output wire [4:0]  unserved_entry,      // Number of the MSHR entry that waits.
    output wire        unserved_timed_out,  // The request has timed out in CB, and not been on the
                                            // ring.

    output wire        round_trip,          // A local request came home without an answer.
    output wire        timed_out,           // A local request did not get onto the ring.
    output wire        idle                 // No local request is in CB or waits for L2.
);

    localparam [6:0] TIMEOUT = 7'd64;

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
    reg to_l2_push_timed_out;
    wire [1:0] to_l2_count;
    reg asked_q;
    reg offered_q;
    reg [6:0] time_left_d;
    reg [6:0] time_left_q;
    wire has_travelled;
    wire waits;

    wire is_local = next_core == core;
    wire is_at_home = queue_pop_valid && is_local;
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
    wire is_second_local = queue_second_core == core;

    always @* begin
        lookup_line = next_line;
        lookup_valid = queue_pop_valid && !is_local && !next_valid;
        if (leaves) begin
            lookup_line = queue_second_line;
            lookup_valid = queue_has_second && !is_second_local;
        end
    end

    wire is_expired = time_left_q == 7'd0;
    wire inserts = waits && !is_expired && queue_has_two_places && !passing_valid;
    assign timed_out = is_expired && to_l2_push_ready && !round_trip;

    always @* begin
        time_left_d = time_left_q;
        if (waits && !is_expired) begin
            time_left_d = time_left_q - 7'd1;
        end
        if (inserts || timed_out) begin
            time_left_d = TIMEOUT;
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

    wire to_l2_push_valid = round_trip || timed_out;

    always @* begin
        to_l2_push_line = buffer_pop_line;
        to_l2_push_entry = buffer_pop_entry;
        to_l2_push_timed_out = 1'b1;
        if (round_trip) begin
            to_l2_push_line = next_line;
            to_l2_push_entry = next_entry;
            to_l2_push_timed_out = 1'b0;
        end
    end

    wire buffer_pop_ready = inserts || timed_out;
    assign idle = !waits && !unserved_valid;

    (* unused *) wire unused;
    assign unused = &{1'b0, buffer_count, to_l2_count};

    miss_queue_width38_depth8_955e0a59 u_buffer (
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

    request_stop_queue_a7e913e8 u_queue (
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

    unserved_queue_width39_depth2_afefa851 u_to_l2 (
        .clock          (clock),
        .reset          (reset),
        .push_valid     (to_l2_push_valid),
        .push_ready     (to_l2_push_ready),
        .push_line      (to_l2_push_line),
        .push_entry     (to_l2_push_entry),
        .push_timed_out (to_l2_push_timed_out),
        .pop_valid      (unserved_valid),
        .pop_ready      (unserved_ready),
        .pop_line       (unserved_line),
        .pop_entry      (unserved_entry),
        .pop_timed_out  (unserved_timed_out),
        .count          (to_l2_count)
    );

    always @(posedge clock) begin
        if (reset) begin
            asked_q <= 1'b0;
            offered_q <= 1'b0;
            time_left_q <= 7'd64;
        end else begin
            asked_q <= lookup_valid;
            offered_q <= offered_d;
            time_left_q <= time_left_d;
        end
    end
endmodule

`default_nettype wire
