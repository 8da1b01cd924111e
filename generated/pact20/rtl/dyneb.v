// warpcache 0.1.0: dyneb of design pact20
// paper: pact20 section 4
//
// Back-pressure and latency: none; decides in 128 or 256 cycles.
//
// The environment's side:
// - At most one event of each of the four kinds comes in a cycle.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - counter_value on counter_index
`default_nettype none

// Samples private and shared sets of an L1 cache and chooses the mode with the higher effective
// bandwidth.
module dyneb (
    input  wire        clock,
    input  wire        reset,
    input  wire        access_valid,      // The core's access to its L1 was accepted: home is self,
                                          // or the set is private.
    input  wire        access_shared,     // The access was to a set treated as shared.
    input  wire        access_hit,        // The access hit, or hit a pending line.
    input  wire        l2_reply_valid,    // A reply from L2 arrived that a local request waited
                                          // for.
    input  wire        l2_reply_shared,   // The request was to a set treated as shared, or went to
                                          // L2 in place of the home.
    input  wire        home_reply_valid,  // A reply from a home core to a local request arrived.
    input  wire [2:0]  counter_index,     // The counter to be read: a place in the list of
                                          // counters; 7 reads 0.
    output wire [1:0]  phase,             // Sampling, evaluation included, or execution.
                                          // [0=sampling, 1=execute_private, 2=execute_shared]
    output wire        even_sets_shared,  // Even sets are to be treated as shared.
    output wire        odd_sets_shared,   // Odd sets are to be treated as shared.
    output wire        decision_valid,    // A decision takes effect in this cycle.
    output wire        decision_shared,   // True if the decision is for shared mode, false for
                                          // private. [when decision_valid is 1]
    output reg  [15:0] counter_value      // The counter that counter_index names, in the same
                                          // cycle.
);

    localparam [14:0] EXECUTE = 15'd16384;
    localparam [1:0] PHASE_SAMPLING = 2'd0;
    localparam [1:0] PHASE_EVALUATING = 2'd1;
    localparam [1:0] PHASE_EXECUTE_PRIVATE = 2'd2;
    localparam [1:0] PHASE_EXECUTE_SHARED = 2'd3;

    wire metric_shared;
    reg [1:0] state_d;
    reg [1:0] state_q;
    wire [111:0] counters_values;
    reg [9:0] private_left_d;
    reg [9:0] private_left_q;
    reg [9:0] shared_left_d;
    reg [9:0] shared_left_q;
    reg [14:0] execute_left_d;
    reg [14:0] execute_left_q;
    reg [6:0] evaluated_d;
    reg [6:0] evaluated_q;
    reg decided_q;

    wire is_sampling = state_q == PHASE_SAMPLING;
    wire is_evaluating = state_q == PHASE_EVALUATING;
    wire is_shared = state_q == PHASE_EXECUTE_SHARED;
    wire is_executing = (state_q == PHASE_EXECUTE_PRIVATE) || is_shared;
    wire sampled = is_sampling && access_valid;
    wire sampled_private = sampled && !access_shared;
    wire sampled_shared = sampled && access_shared;
    wire missed = !access_hit;
    wire l2_reply = is_sampling && l2_reply_valid;
    wire [3:0] counted_shared = {is_sampling && home_reply_valid, l2_reply && l2_reply_shared,
        sampled_shared && missed, sampled_shared};
    wire [2:0] counted_private = {l2_reply && !l2_reply_shared, sampled_private && missed,
        sampled_private};
    wire [6:0] counters_count = {counted_shared, counted_private};
    wire private_complete = (private_left_q == 10'd0) || (sampled_private &&
        (private_left_q == 10'd1));
    wire shared_complete = (shared_left_q == 10'd0) || (sampled_shared && (shared_left_q == 10'd1));
    wire complete = sampled && private_complete && shared_complete;
    wire keeps_private = ({7'd0, counters_values[31:16]} * 23'd100) < ({7'd0,
        counters_values[15:0]} * 23'd10);
    wire at_sampling_limit = 1'b0;
    wire at_execution_limit = 1'b0;
    wire ends_early = 1'b0;
    wire sampling_ends = complete || at_sampling_limit || ends_early;
    wire executed = is_executing && access_valid;
    wire finished = (executed && (execute_left_q == 15'd1)) || at_execution_limit;
    wire decides = is_evaluating && (evaluated_q == 7'd126);

    always @* begin
        private_left_d = private_left_q;
        if (sampled_private && (private_left_q != 10'd0)) begin
            private_left_d = private_left_q - 10'd1;
        end
        if (finished) begin
            private_left_d = 10'd512;
        end
    end

    always @* begin
        shared_left_d = shared_left_q;
        if (sampled_shared && (shared_left_q != 10'd0)) begin
            shared_left_d = shared_left_q - 10'd1;
        end
        if (finished) begin
            shared_left_d = 10'd512;
        end
    end

    always @* begin
        execute_left_d = execute_left_q;
        if (executed) begin
            execute_left_d = execute_left_q - 15'd1;
        end
        if (decides) begin
            execute_left_d = EXECUTE;
        end
    end

    wire was_cut = 1'b0;

    always @* begin
        evaluated_d = 7'd0;
        if (is_evaluating) begin
            evaluated_d = evaluated_q + 7'd1;
        end
    end

    always @* begin
        state_d = state_q;
        if (sampling_ends) begin
            state_d = PHASE_EVALUATING;
        end
        if (decides) begin
            state_d = PHASE_EXECUTE_PRIVATE;
            if (metric_shared && !keeps_private && !was_cut) begin
                state_d = PHASE_EXECUTE_SHARED;
            end
        end
        if (finished) begin
            state_d = PHASE_SAMPLING;
        end
    end

    assign decision_valid = decided_q;
    assign decision_shared = is_shared;
    assign phase = {is_shared, is_executing && !is_shared};
    assign even_sets_shared = is_shared;
    assign odd_sets_shared = state_q != PHASE_EXECUTE_PRIVATE;

    always @* begin
        counter_value = 16'd0;
        if (counter_index < 3'd7) begin
            counter_value = counters_values[{counter_index, 4'd0} +: 16];
        end
    end

    dyneb_counters_bits16 u_counters (
        .clock  (clock),
        .reset  (reset),
        .clear  (finished),
        .count  (counters_count),
        .values (counters_values)
    );

    dyneb_eb_metric_bits16 u_eb (
        .clock               (clock),
        .reset               (reset),
        .start               (sampling_ends),
        .private_accesses    (counters_values[15:0]),
        .private_misses      (counters_values[31:16]),
        .private_l2_replies  (counters_values[47:32]),
        .shared_accesses     (counters_values[63:48]),
        .shared_misses       (counters_values[79:64]),
        .shared_l2_replies   (counters_values[95:80]),
        .shared_home_replies (counters_values[111:96]),
        .shared_wins         (metric_shared)
    );

    always @(posedge clock) begin
        if (reset) begin
            state_q <= PHASE_SAMPLING;
            private_left_q <= 10'd512;
            shared_left_q <= 10'd512;
            execute_left_q <= 15'd0;
            evaluated_q <= 7'd0;
            decided_q <= 1'b0;
        end else begin
            state_q <= state_d;
            private_left_q <= private_left_d;
            shared_left_q <= shared_left_d;
            execute_left_q <= execute_left_d;
            evaluated_q <= evaluated_d;
            decided_q <= decides;
        end
    end
endmodule

`default_nettype wire
