// warpcache 0.1.0: reconfigurator of design isca23
// paper: isca23 section 3.2, section 3.6
//
// Back-pressure and latency: a level and its answer; eab_counters, eab_slice, eab_result.
//
// The environment's side:
// - The environment answers a level only: an answer becomes true while its level is, and false
//   while its level is false.
// - A chip is empty or idle only while it is held, and not held only once it is neither.
// - A counter that is offered holds until it is taken.
// - A total has counter_bits bits, a slice's counter slice_counter_bits.
// - The streams of the unit keep their contract.
//
// Outputs that depend on inputs of the same cycle, through logic alone:
// - counter_ready on eab_slice_ready
// - eab_slice_valid on counter_valid
// - eab_slice_sm_side on counter_data
`default_nettype none

// Chooses the organisation of the last-level cache for each kernel, and changes it on all chips.
module reconfigurator (
    input  wire        clock,
    input  wire        reset,
    input  wire        kernel_start,                // A pulse of one cycle at the launch of a
                                                    // kernel.
    input  wire        kernel_pinned,               // The kernel is to run under memory-side,
                                                    // without a profile; read with kernel_start.
                                                    // The runtime sets it of each kernel in which
                                                    // SMs of two chips exchange data: under SM-side
                                                    // a chip reads older words until the kernel
                                                    // ends.
    input  wire        kernel_end,                  // The kernel ends; before a start of the same
                                                    // cycle.
    output wire [2:0]  state,                       // State of the kernel. [0=idle, 1=profile,
                                                    // 2=evaluate, 3=drain, 4=flush, 5=switch,
                                                    // 6=sm_side, 7=memory_side]
    output wire        hold,                        // To all chips: let no request enter.
    output wire        flush,                       // To all chips: flush the caches.
    output wire        sm_side,                     // To all chips: the organisation.
    output wire        profile,                     // To all chips: count, then offer the counters.
    // answers: Replies to them.
    input  wire [3:0]  answers_held,                // No request enters any more: the answer to
                                                    // hold.
    input  wire [3:0]  answers_empty,               // Held, and every request that has entered is
                                                    // answered.
    input  wire [3:0]  answers_idle,                // Held, and nothing is in flight.
    input  wire [3:0]  answers_flushed,             // Flushed, and every write-back acknowledged:
                                                    // the answer to flush.
    input  wire [3:0]  answers_organisation,        // The organisation is SM-side: the answer to
                                                    // sm_side.
    input  wire [3:0]  answers_profiled,            // The profile is over: the answer to profile.

    input  wire [3:0]  counter_valid,               // Chips that offer a counter, a bit each.
    input  wire [95:0] counter_data,                // The counter that each offers, chip 0's in the
                                                    // lowest bits.
    output wire [3:0]  counter_ready,               // The chip whose counter is taken.
    // eab_counters: The sums are there.
    output wire        eab_counters_valid,          // A beat is offered.
    input  wire        eab_counters_ready,          // The beat that is offered is taken.
    // sums: The sums, which hold while they are offered.
    output wire [25:0] sums_total_requests,         // L1 misses.
    output wire [25:0] sums_local_requests,         // Those to the local chip's memory partition.
    output wire [25:0] sums_memory_side_requests,   // Requests that memory-side's hit rate is of:
                                                    // sampled ones, or with memory_side_hits =
                                                    // "slices" all.
    output wire [25:0] sums_memory_side_hits,       // Those that hit under memory-side.
    output wire [25:0] sums_crd_requests,           // Requests that the directories sampled.
    output wire [25:0] sums_crd_hits,               // Those that would have hit under SM-side.
    // eab_slice: The counters of one slice after the other.
    output wire        eab_slice_valid,             // A beat is offered.
    input  wire        eab_slice_ready,             // The beat that is offered is taken.
    output wire [15:0] eab_slice_memory_side,       // Its requests under memory-side.
    output wire [15:0] eab_slice_sm_side,           // Its requests under SM-side.
    // eab_result: Result of eab_unit.
    input  wire        eab_result_valid,            // A beat is offered.
    output wire        eab_result_ready,            // The beat that is offered is taken.
    input  wire [20:0] eab_result_eab_memory_side,  // Effective available bandwidth of memory-side,
                                                    // in 1/16 GB/s.
    input  wire [20:0] eab_result_eab_sm_side,      // Effective available bandwidth of SM-side, in
                                                    // 1/16 GB/s.
    input  wire        eab_result_sm_side           // SM-side is to be chosen.
);

    localparam [2:0] STATE_IDLE = 3'd0;
    localparam [2:0] STATE_PROFILE = 3'd1;
    localparam [2:0] STATE_EVALUATE = 3'd2;
    localparam [2:0] STATE_DRAIN = 3'd3;
    localparam [2:0] STATE_FLUSH = 3'd4;
    localparam [2:0] STATE_SWITCH = 3'd5;
    localparam [2:0] STATE_SM_SIDE = 3'd6;
    localparam [2:0] STATE_MEMORY_SIDE = 3'd7;

    reg rests;
    reg pins;
    reg [2:0] state_d;
    reg [2:0] state_q;
    reg leaves_d;
    reg leaves_q;
    reg were_held_d;
    reg were_held_q;
    reg were_empty_d;
    reg were_empty_q;
    reg ended_d;
    reg ended_q;
    reg starts_q;
    reg is_pinned_q;
    reg is_current_q;
    wire hold_level_is_on;
    wire hold_level_is_off;
    wire flush_level_is_on;
    wire flush_level_is_off;
    reg organisation_to;
    wire organisation_is_on;
    wire organisation_is_off;
    wire profile_level_is_on;
    wire profile_level_is_off;
    wire collector_is_over;
    wire collector_counts;
    wire collector_chooses;

    wire is_profile = state_q == STATE_PROFILE;
    wire ends = kernel_end || kernel_start;
    wire [3:0] some_hold = answers_held | answers_empty | answers_idle;
    wire hold_level_all = &answers_held;
    wire hold_level_none = !(|some_hold);
    wire flush_level_all = &answers_flushed;
    wire flush_level_none = !(|answers_flushed);
    wire organisation_all = &answers_organisation;
    wire organisation_none = !(|answers_organisation);
    wire profile_level_all = &answers_profiled;
    wire profile_level_none = !(|answers_profiled);
    wire now_empty = &answers_empty;
    wire now_idle = &answers_idle;
    wire begins = is_profile && !ends && collector_is_over && profile_level_is_off;
    wire is_current_d = begins || (is_current_q && !(ends && (is_profile ||
        (state_q == STATE_EVALUATE))));
    wire flushes = state_q == STATE_FLUSH;
    wire switches = state_q == STATE_SWITCH;
    wire hold_level_to = (state_q == STATE_DRAIN) || flushes || switches || !flush_level_is_off;

    always @* begin
        organisation_to = sm_side;
        if (switches) begin
            organisation_to = !leaves_q;
        end
    end

    wire profile_level_to = !collector_is_over;
    wire is_switched = flush_level_is_off && ((leaves_q && organisation_is_off) || (!leaves_q &&
        organisation_is_on));
    wire starts = kernel_start || (starts_q && !kernel_end);

    always @* begin
        pins = is_pinned_q;
        if (kernel_start) begin
            pins = kernel_pinned;
        end
    end

    wire starts_d = starts && !rests;

    always @* begin
        state_d = state_q;
        leaves_d = leaves_q;
        ended_d = ended_q;
        were_held_d = 1'b0;
        were_empty_d = 1'b0;
        rests = 1'b0;
        case (state_q)
            STATE_IDLE: rests = kernel_start;
            STATE_PROFILE: begin
                rests = ends;
                if (collector_counts && is_current_q && profile_level_is_on) begin
                    state_d = STATE_EVALUATE;
                end
            end
            STATE_EVALUATE: begin
                rests = ends;
                if (collector_chooses) begin
                    state_d = STATE_MEMORY_SIDE;
                    if (eab_result_sm_side) begin
                        state_d = STATE_DRAIN;
                        leaves_d = 1'b0;
                    end
                end
            end
            STATE_DRAIN: begin
                rests = ends && !leaves_q;
                were_held_d = were_held_q || hold_level_is_on;
                were_empty_d = were_empty_q || (were_held_q && now_empty);
                if (were_empty_q && now_idle) begin
                    state_d = STATE_FLUSH;
                end
            end
            STATE_FLUSH: begin
                ended_d = ended_q || (ends && !leaves_q);
                if (flush_level_is_on) begin
                    state_d = STATE_SWITCH;
                    if (ended_q || (ends && !leaves_q)) begin
                        rests = 1'b1;
                        ended_d = 1'b0;
                    end
                end
            end
            STATE_SWITCH: begin
                ended_d = ended_q || (ends && !leaves_q);
                if (is_switched) begin
                    state_d = STATE_SM_SIDE;
                    rests = leaves_q;
                end
            end
            STATE_SM_SIDE: begin
                if (ends || ended_q) begin
                    state_d = STATE_DRAIN;
                    leaves_d = 1'b1;
                    ended_d = 1'b0;
                end
            end
            default: rests = ends;
        endcase
        if (rests) begin
            state_d = STATE_IDLE;
            if (starts) begin
                state_d = STATE_PROFILE;
                if (pins) begin
                    state_d = STATE_MEMORY_SIDE;
                end
            end
        end
    end

    wire runs = (state_q == STATE_SM_SIDE) || (state_q == STATE_MEMORY_SIDE);
    wire high = runs || (state_q == STATE_FLUSH) || (state_q == STATE_SWITCH);
    wire middle = runs || (state_q == STATE_EVALUATE) || (state_q == STATE_DRAIN);
    wire low = (state_q == STATE_PROFILE) || (state_q == STATE_DRAIN) ||
        (state_q == STATE_SWITCH) || (state_q == STATE_MEMORY_SIDE);
    assign state = {high, middle, low};

    (* unused *) wire unused;
    assign unused = &{1'b0, hold_level_is_off};

    reconfigurator_level_926ee041 u_hold_level (
        .clock  (clock),
        .reset  (reset),
        .to     (hold_level_to),
        .all    (hold_level_all),
        .none   (hold_level_none),
        .level  (hold),
        .is_on  (hold_level_is_on),
        .is_off (hold_level_is_off)
    );

    reconfigurator_level_926ee041 u_flush_level (
        .clock  (clock),
        .reset  (reset),
        .to     (flushes),
        .all    (flush_level_all),
        .none   (flush_level_none),
        .level  (flush),
        .is_on  (flush_level_is_on),
        .is_off (flush_level_is_off)
    );

    reconfigurator_level_926ee041 u_organisation (
        .clock  (clock),
        .reset  (reset),
        .to     (organisation_to),
        .all    (organisation_all),
        .none   (organisation_none),
        .level  (sm_side),
        .is_on  (organisation_is_on),
        .is_off (organisation_is_off)
    );

    reconfigurator_level_926ee041 u_profile_level (
        .clock  (clock),
        .reset  (reset),
        .to     (profile_level_to),
        .all    (profile_level_all),
        .none   (profile_level_none),
        .level  (profile),
        .is_on  (profile_level_is_on),
        .is_off (profile_level_is_off)
    );

    reconfigurator_collector_c246663b u_collector (
        .clock                     (clock),
        .reset                     (reset),
        .begins                    (begins),
        .profiled                  (profile_level_is_on),
        .counter_valid             (counter_valid),
        .counter_data              (counter_data),
        .counter_ready             (counter_ready),
        .counters_valid            (eab_counters_valid),
        .counters_ready            (eab_counters_ready),
        .sums_total_requests       (sums_total_requests),
        .sums_local_requests       (sums_local_requests),
        .sums_memory_side_requests (sums_memory_side_requests),
        .sums_memory_side_hits     (sums_memory_side_hits),
        .sums_crd_requests         (sums_crd_requests),
        .sums_crd_hits             (sums_crd_hits),
        .slice_valid               (eab_slice_valid),
        .slice_ready               (eab_slice_ready),
        .slice_memory_side         (eab_slice_memory_side),
        .slice_sm_side             (eab_slice_sm_side),
        .result_valid              (eab_result_valid),
        .result_ready              (eab_result_ready),
        .result_eab_memory_side    (eab_result_eab_memory_side),
        .result_eab_sm_side        (eab_result_eab_sm_side),
        .result_sm_side            (eab_result_sm_side),
        .is_over                   (collector_is_over),
        .counts                    (collector_counts),
        .chooses                   (collector_chooses)
    );

    always @(posedge clock) begin
        if (reset) begin
            state_q <= STATE_IDLE;
            leaves_q <= 1'b0;
            were_held_q <= 1'b0;
            were_empty_q <= 1'b0;
            ended_q <= 1'b0;
            starts_q <= 1'b0;
            is_pinned_q <= 1'b0;
            is_current_q <= 1'b0;
        end else begin
            state_q <= state_d;
            leaves_q <= leaves_d;
            were_held_q <= were_held_d;
            were_empty_q <= were_empty_d;
            ended_q <= ended_d;
            starts_q <= starts_d;
            is_pinned_q <= pins;
            is_current_q <= is_current_d;
        end
    end
endmodule

`default_nettype wire
