
    // The state of the calculation: its step, organisation and side, and the cycle within a quotient or
    // product.
    (* hierconn *) wire [3:0] \u_calculation.step_q ;
    (* hierconn *) wire \u_calculation.for_sm_side_q ;
    (* hierconn *) wire \u_calculation.for_remote_q ;
    (* hierconn *) wire [1:0] \u_calculation.u_fraction.state_q ;
    (* hierconn *) wire [4:0] \u_calculation.u_fraction.left_q ;
    (* hierconn *) wire [1:0] \u_calculation.u_multiplier.state_q ;
    (* hierconn *) wire [4:0] \u_calculation.u_multiplier.left_q ;
    // Its rates, what it multiplies, the sum of a product so far with the bits of the rate to come below it, and
    // what it works out.
    (* hierconn *) wire [16:0] \u_calculation.local_share_q ;
    (* hierconn *) wire [16:0] \u_calculation.hit_rate_q ;
    (* hierconn *) wire [CARRY_BITS-1:0] \u_calculation.carry_q ;
    (* hierconn *) wire [19:0] \u_calculation.operands_a ;
    (* hierconn *) wire [19:0] \u_calculation.u_multiplier.multiplicand_q ;
    (* hierconn *) wire [36:0] \u_calculation.u_multiplier.product_q ;
    (* hierconn *) wire [19:0] \u_calculation.memory_side_q ;
    (* hierconn *) wire [19:0] \u_calculation.sm_side_q ;
    localparam COUNTER_BITS = SLICE_MEMORY_SIDE_BITS;

    // R1, R2 and R13: slices taken, cycles since the last of them, and whether a result is valid.
    localparam LATENCY = (34 - 4 * SKIPPED) * CYCLES + 1;
    reg takes;
    reg stands;
    reg [3:0] number;
    reg [11:0] since; // 0 while nothing is calculated
    wire calculates = since != 0;
    wire is_at_rest = !takes && !calculates && !stands;
    always @(posedge clock) begin
        if (is_at_rest && counters_valid) begin
            takes <= 1'b1;
            number <= 4'd0;
        end
        if (takes && slice_valid) begin
            number <= number + 4'd1;
            if (number == SLICES - 1) begin
                takes <= 1'b0;
                since <= 12'd1;
            end
        end
        if (calculates) begin
            since <= (since == LATENCY - 1) ? 12'd0 : since + 12'd1;
            stands <= since == LATENCY - 1;
        end
        if (stands && result_ready)
            stands <= 1'b0;
        if (reset) begin
            takes <= 1'b0;
            stands <= 1'b0;
            since <= 12'd0;
        end
    end

    // R4: the sum and the greatest of the slices taken, of either organisation.
    reg [COUNTER_BITS+3:0] memory_side_total;
    reg [COUNTER_BITS+3:0] sm_side_total;
    reg [COUNTER_BITS-1:0] memory_side_greatest;
    reg [COUNTER_BITS-1:0] sm_side_greatest;
    wire [COUNTER_BITS+3:0] most_in_all = number * {COUNTER_BITS{1'b1}};
    always @(posedge clock) begin
        if (takes && slice_valid) begin
            memory_side_total <= memory_side_total + slice_memory_side;
            sm_side_total <= sm_side_total + slice_sm_side;
            if (slice_memory_side > memory_side_greatest)
                memory_side_greatest <= slice_memory_side;
            if (slice_sm_side > sm_side_greatest)
                sm_side_greatest <= slice_sm_side;
        end
        if (is_at_rest) begin
            memory_side_total <= 0;
            sm_side_total <= 0;
            memory_side_greatest <= 0;
            sm_side_greatest <= 0;
        end
    end

    // R9: in every cycle of the calculation so far there was no request, or none at the slices.
    reg is_empty;
    always @(posedge clock) begin
        if (takes)
            is_empty <= 1'b1;
        else if (calculates)
            is_empty <= is_empty && (total_requests == 0 || memory_side_requests == 0);
    end

    // The program: which of its quotients and products a step is, and how far that is.
    localparam SIDE = 6 - SKIPPED;
    localparam ORGANISATION = 4 + 2 * SIDE;
    wire [3:0] step = \u_calculation.step_q ;
    wire for_sm_side = \u_calculation.for_sm_side_q ;
    wire for_remote = \u_calculation.for_remote_q ;
    wire divides = step == 1 || step == 2 || step == 4;
    wire [5:0] number_of_step = step == 12 ? 33 - 4 * SKIPPED
        : step - 1 - (step == 11 ? SKIPPED : 0) + (for_sm_side ? ORGANISATION : 0) + (for_remote ? SIDE : 0);
    wire [11:0] begun = number_of_step * CYCLES;
    wire [1:0] fraction_state = \u_calculation.u_fraction.state_q ;
    wire [1:0] multiplier_state = \u_calculation.u_multiplier.state_q ;
    wire [1:0] unit_state = divides ? fraction_state : multiplier_state;
    wire [1:0] other_state = divides ? multiplier_state : fraction_state;
    wire [4:0] unit_left = divides ? \u_calculation.u_fraction.left_q  : \u_calculation.u_multiplier.left_q ;
    wire [11:0] passed = unit_state == 0 ? 0 : unit_state == 1 ? CYCLES - 2 - unit_left : CYCLES - 1;

    // R6 to R8: a rate is at most 1, so that no product by one is more than its other factor, and no side has more
    // than its networks. Where a product ends without a bit worked out, it is the rate.
    wire by_a_rate = calculates && step >= 3 && step != 12;
    wire [19:0] factor = \u_calculation.u_multiplier.multiplicand_q ;
    wire [36:0] product = \u_calculation.u_multiplier.product_q ;
    wire [19:0] most_of_product = CYCLES == 2 ? 20'd1 : factor;
    wire of_memory_side = calculates && step != 12 && !for_sm_side;
    wire of_sm_side = calculates && step != 12 && for_sm_side;
    wire [21:0] most_of_memory_side =
        of_memory_side && !for_remote ? 0 : B_INTRA + (of_memory_side ? 0 : B_INTER);
    wire [21:0] most_of_sm_side =
        of_memory_side || (of_sm_side && !for_remote) ? 0 : of_sm_side ? B_INTRA : 2 * B_INTRA;

    always @* if (formal_on) begin
        // Invariant: State and count of slices are what the events so far make them.
        // Fault in eab_unit: `left_d = left_q - 1'b1` becomes `left_d = left_q`.
        control_follows: assert (state_q == (takes ? 1 : calculates ? 2 : stands ? 3 : 0)
            && takes + calculates + stands <= 1 && since < LATENCY
            && (!takes || (number < SLICES && left_q == SLICES - 1 - number)) && (!calculates || number == SLICES));
        if (!calculates)
            // Invariant: While nothing is calculated, program, fraction and multiplier rest.
            // Fault in eab_unit_calculation: `if (start)` becomes `if (!start)`.
            program_rests: assert (step == 0 && fraction_state == 0 && multiplier_state == 0);
        else begin
            // Invariant: The cycles since the last slice say which step it is and how far its quotient or product.
            // Fault in eab_unit_calculation: `step_d = STEP_HITS` becomes `step_d = STEP_SPREAD`.
            program_follows: assert (step != 0 && step <= 12 && (SKIPPED == 0 || step <= 6 || step >= 11)
                && other_state == 0 && unit_state != 3 && (unit_state != 1 || unit_left < CYCLES - 2) && since - 1 == begun + passed);
            // Invariant: Values computed once for an organisation are computed before its remote side, and the
            // comparison comes after both.
            // Fault in eab_unit_calculation: `for_remote_d = !for_remote_q` becomes `for_remote_d = 1'b1`.
            program_sides: assert ((step >= 6 || !for_remote) && (step >= 2 || !for_sm_side)
                && (step != 12 || (for_sm_side && !for_remote)));
        end
        // R1, R13: `slice_ready` is true from the cycle after sums came to the idle block until N slices are taken,
        // and only then.
        // Fault in eab_unit: `slice_ready = collecting` becomes `slice_ready = collecting && slice_valid`.
        r1_slice_ready: assert (slice_ready == takes);
        // R2, R13: `counters_ready` is true L - 1 cycles after that of the last slice, whatever the values are, and
        // only then.
        // Fault in eab_unit_calculation: `(step_q == STEP_COMPARE)` becomes `(step_q == STEP_LIMIT)`.
        r2_counters_ready: assert (counters_ready == (since == LATENCY - 1));
        // R2, R13: A result is offered from L cycles after the last slice until it is taken, and only then.
        // Fault in eab_unit: `if (counters_ready)` becomes `if (!counters_ready)`.
        r2_result_valid: assert (result_valid == stands);
        if (takes || calculates) begin
            // R4: The sums of the slice counters are those of the slices taken, and fit their width.
            // Fault in eab_unit_slices: `if (valid)` becomes `if (valid && !requests[0])`.
            r4_sums: assert (memory_side_slices_sum == memory_side_total && sm_side_slices_sum == sm_side_total
                && memory_side_total <= most_in_all && sm_side_total <= most_in_all);
            // R4: The greatest slice counters are those of the slices taken.
            // Fault in eab_unit_slices: `requests > most_so_far_q` becomes `requests != most_so_far_q`.
            r4_greatest: assert (memory_side_slices_most == memory_side_greatest && sm_side_slices_most == sm_side_greatest);
        end
        if ((calculates || stands) && is_empty)
            // R9, R10: Without a request, or one at the slices, both bandwidths are 0 and SM-side is not chosen.
            // Fault in eab_unit_calculation: `granted = 20'd0` becomes `granted = 20'd1`.
            r9_no_requests: assert (result_eab_memory_side == 0 && result_eab_sm_side == 0 && (calculates || !result_sm_side));
        // Invariant: `R_local`, a hit rate and LSU are at most 1.
        // Fault in eab_unit_calculation: `local_share_d = rate` becomes `local_share_d = ~rate`.
        rates_are_shares: assert (\u_calculation.local_share_q <= 65536 && \u_calculation.hit_rate_q <= 65536
            && (!calculates || step != 5 || \u_calculation.carry_q <= 65536));
        // Invariant: The factor beside a rate is still the step's.
        // Fault in serial_multiplier: `multiplicand_d = start_a` becomes `multiplicand_d = ~start_a`.
        factor_stands: assert (!calculates || multiplier_state == 0 || factor == \u_calculation.operands_a );
        // Invariant: The sum of a product by a rate is at most the other factor, and 0 while the rate of 1 has its
        // one bit to come.
        // Fault in serial_multiplier: `state_d = STATE_BUSY;` becomes `state_d = STATE_BUSY; product_d = ~37'd0;`.
        product_follows: assert (!by_a_rate || multiplier_state != 1
            || (product[36:17] <= factor && (!product[unit_left] || product == 37'd1 << unit_left)));
        // R6: No product by a rate is more than its other factor.
        // Fault in serial_multiplier: `product_d = {20'd0, start_b}` becomes `product_d = {start_a, start_b}`.
        r6_no_more_than_all: assert (!by_a_rate || multiplier_state != 2 || (product >> 16) <= most_of_product);
        // R7, R8: EAB of memory-side is at most `B_intra` and `B_inter` together, that of SM-side twice `B_intra`;
        // before a side is added it is without it.
        // Fault in eab_unit_calculation: `granted = 20'd0` becomes `granted = 20'hfffff`.
        r7_no_more_than_the_networks: assert (\u_calculation.memory_side_q <= most_of_memory_side
            && \u_calculation.sm_side_q <= most_of_sm_side);
        next_profile_waits: cover (stands && !result_ready && counters_valid && slice_valid);
    end
