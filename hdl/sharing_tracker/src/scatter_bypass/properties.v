
    (* hierconn *) wire [1:0] \u_divider.state_q ;
    (* hierconn *) wire [2:0] \u_divider.left_q ;
    (* hierconn *) wire [6:0] \u_divider.divisor_q ;
    (* hierconn *) wire [4:0] \u_divider.quotient_q ;
    (* hierconn *) wire [4:0] \u_divider.remainder_q ;

    // The warps' state by the rules: the division of 16 lines, in 6 cycles, and the decision in force.
    reg [6:0] divided_by;
    reg [2:0] divided_for; // cycles of the division in progress, 0 without one
    reg is_decided;
    reg [5:0] unique;
    reg bypass;
    wire [6:0] warps_now = active_warps == 0 ? 7'd1 : active_warps;
    wire is_known = divided_for == 0 && warps_now == divided_by;
    wire [6:0] share = 7'd16 / divided_by;
    wire decides = (!is_decided || decision_ready) && is_known && coalescer_count_valid;
    always @(posedge clock) begin
        if (divided_for == 0 && warps_now != divided_by) begin
            divided_by <= warps_now;
            divided_for <= 3'd1;
        end
        if (divided_for != 0)
            divided_for <= divided_for == 6 ? 3'd0 : divided_for + 3'd1;
        if (decision_ready)
            is_decided <= 1'b0;
        if (decides) begin
            is_decided <= 1'b1;
            unique <= value_unique;
            bypass <= value_unique >= share && value_unique != 0;
        end
        if (reset) begin
            divided_by <= 7'd1;
            divided_for <= 3'd0;
            is_decided <= 1'b0;
        end
    end

    // A division by hand: the first so many binary digits of 16, divided.
    wire [2:0] digits = divided_for - 3'd1;
    wire [6:0] begun = 7'd16 >> (3'd5 - digits);
    wire is_half_way = \u_divider.divisor_q  == divided_by
        && \u_divider.quotient_q  == (((7'd16 << digits) & 7'd31) | (begun / divided_by))
        && \u_divider.remainder_q  == begun % divided_by;

    always @* if (formal_on) begin
        // R2: A division by another number of warps begins in the first cycle in which it is seen and none is in
        // progress, and takes 6 cycles for 16 lines.
        // Fault in serial_divider: `wire fits = minuend >= subtrahend;` becomes `wire fits = minuend > subtrahend;`.
        division_follows: assert (divided_by_q == divided_by && divides_q == (divided_for != 0) && divided_by != 0
            && divided_for <= 6 && (divided_for != 0 || (\u_divider.state_q  == 0 && lines_per_warp == share))
            && (divided_for == 0 || (is_half_way && \u_divider.state_q  == (divided_for == 6 ? 2 : 1)))
            && (divided_for == 0 || divided_for == 6 || \u_divider.left_q  == 5 - divided_for));
        // R3: `lines_per_warp_valid` is true when no division is in progress and the number of warps is the one
        // divided by last.
        // Fault in scatter_bypass: `is_current = !divides_q && (warps == divided_by_q)` becomes `is_current =
        // !divides_q`.
        r3_valid: assert (lines_per_warp_valid == is_known);
        if (lines_per_warp_valid)
            // R1: `lines_per_warp` is the number of lines divided by that of warps, rounded down, where it is valid;
            // 0 warps count as 1.
            // Fault in scatter_bypass: `.start_dividend   (5'd16)` becomes `.start_dividend   (5'd15)`.
            r1_share: assert (lines_per_warp == share && (active_warps != 0 || lines_per_warp == 16));
        // R4, R5: A warp is decided when its count is offered, `lines_per_warp` valid and no decision in the way; the
        // decision holds until it passes.
        // Fault in scatter_bypass: `unique_d = value_unique;` becomes `unique_d = ~value_unique;`.
        r5_decision: assert (decision_valid == is_decided && (!is_decided || decision_unique == unique));
        if (decision_valid)
            // R6: A load bypasses when it touches at least `lines_per_warp` lines, and one.
            // Fault in scatter_bypass: ` && (value_unique != 6'd0)` becomes nothing.
            r6_bypass: assert (decision_bypass == bypass);
        // R7: While a decision is valid, no line is offered.
        // Fault in scatter_bypass: `line_valid = coalescer_line_valid && !is_decided_q` becomes `line_valid =
        // coalescer_line_valid`.
        r7_lines_after_the_decision: assert (!(line_valid && decision_valid));
        // R8: After a reset nothing is held, nothing is offered, and `lines_per_warp` is that of one warp.
        // Fault in scatter_bypass: `is_decided_q <= 1'b0;` becomes `is_decided_q <= is_decided_d;`.
        r8_reset: assert (!formal_was_reset || (warp_ready && !decision_valid && !line_valid && lines_per_warp == 16));
        bypassed_and_not: cover (decision_valid && !decision_bypass && unique == 1 && lines_per_warp == 3);
        waits_for_the_division: cover (coalescer_count_valid && !is_decided && divided_for == 6);
    end
