
    // The counts that the rules derive from the events of the current interval: R1 to R5.
    localparam BITS = COUNTER_VALUE_BITS;
    reg [BITS-1:0] passed;
    reg [BITS-1:0] accesses_0;
    reg [BITS-1:0] misses_0;
    reg [BITS-1:0] accesses_1;
    reg [BITS-1:0] misses_1;
    wire is_closing = advance && passed == INTERVAL - 1;
    wire is_counted_0 = decoupled_access_valid && accesses_0 != INTERVAL;
    wire is_counted_1 = baseline_access_valid && accesses_1 != INTERVAL;
    wire [BITS-1:0] accesses_now_0 = accesses_0 + is_counted_0;
    wire [BITS-1:0] misses_now_0 = misses_0 + (is_counted_0 && !decoupled_access_hit);
    wire [BITS-1:0] accesses_now_1 = accesses_1 + is_counted_1;
    wire [BITS-1:0] misses_now_1 = misses_1 + (is_counted_1 && !baseline_access_hit);
    wire is_start = reset || is_closing;
    always @(posedge clock) begin
        passed <= is_start ? 0 : passed + advance;
        accesses_0 <= is_start ? 0 : accesses_now_0;
        misses_0 <= is_start ? 0 : misses_now_0;
        accesses_1 <= is_start ? 0 : accesses_now_1;
        misses_1 <= is_start ? 0 : misses_now_1;
    end

    // The interval that closed in the cycle before, and what it decides: R6 to R10.
    reg has_closed;
    reg [2*BITS+6:0] a_0;
    reg [2*BITS+6:0] m_0;
    reg [2*BITS+6:0] a_1;
    reg [2*BITS+6:0] m_1;
    wire is_enough = a_0 >= MIN_ACCESSES && a_1 >= MIN_ACCESSES;
    wire is_worse_0 = m_0 * a_1 > m_1 * a_0 && 100 * (m_0 * a_1 - m_1 * a_0) >= MARGIN * a_0 * a_1;
    wire is_worse_1 = m_1 * a_0 > m_0 * a_1 && 100 * (m_1 * a_0 - m_0 * a_1) >= MARGIN * a_0 * a_1;
    reg expected;
    always @(posedge clock) begin
        has_closed <= is_closing && !reset;
        if (is_start) begin
            a_0 <= reset ? 0 : accesses_now_0;
            m_0 <= reset ? 0 : misses_now_0;
            a_1 <= reset ? 0 : accesses_now_1;
            m_1 <= reset ? 0 : misses_now_1;
        end
        if (reset || (has_closed && is_enough && is_worse_0))
            expected <= 1'b0;
        else if (has_closed && is_enough && is_worse_1)
            expected <= 1'b1;
    end

    // The cycle before, for what must not change.
    reg before;
    reg may_change;
    reg turned_once;
    always @(posedge clock) begin
        before <= followers_decoupled;
        may_change <= reset || (has_closed && is_enough && m_0 * a_1 != m_1 * a_0);
        turned_once <= !reset && (turned_once || followers_decoupled);
    end

    always @* if (formal_on) begin
        // Invariant: Time, counters and the interval that closed last are what the events so far make them.
        // Fault in sm_dueling: `is_closed_q <= closes;` becomes `is_closed_q <= advance;`.
        registers_follow: assert (time_q == passed && is_closed_q == has_closed
            && decoupled_accesses == accesses_0 && decoupled_misses == misses_0
            && baseline_accesses == accesses_1 && baseline_misses == misses_1
            && decoupled_closed_accesses == a_0 && decoupled_closed_misses == m_0
            && baseline_closed_accesses == a_1 && baseline_closed_misses == m_1);
        // R1: In the cycle after a reset the followers use the baseline, and every counter is 0.
        // Fault in sm_dueling: `followers_q <= 1'b0;` becomes `followers_q <= followers_d;`.
        r1_reset: assert (!(formal_was_reset && (followers_decoupled || counter_value != 0)));
        // R2 to R5: A leader never misses more often than it accesses, nor accesses more often than the interval has
        // cycles.
        // Fault in sm_dueling_leader: `if (counts) begin` becomes `if (access) begin`.
        r4_counts_are_bounded: assert (decoupled_accesses <= INTERVAL && decoupled_misses <= decoupled_accesses
            && baseline_accesses <= INTERVAL && baseline_misses <= baseline_accesses && time_q < INTERVAL);
        // R2 to R5, R11: The counter named is that of the current interval, an access of the closing cycle being of
        // the one before.
        // Fault in sm_dueling_leader: `if (counts && !hit)` becomes `if (access && !hit)`.
        r11_counters: assert (counter_value == (counter_index == 0 ? accesses_0
            : counter_index == 1 ? misses_0 : counter_index == 2 ? accesses_1 : misses_1));
        // R6 to R10: In the second cycle after an interval closed the followers turn away from the rate that is
        // higher by the margin, if both leaders had accesses enough.
        // Fault in sm_dueling_comparison: `is_known && is_far && decoupled_misses_more` becomes `is_known &&
        // decoupled_misses_more`.
        r7_followers: assert (followers_decoupled == expected);
        // R6, R9, R10: Nothing changes but by an interval with accesses enough and rates that differ.
        // Fault in sm_dueling_comparison: `is_known && is_far && baseline_misses_more` becomes `is_far &&
        // baseline_misses_more`.
        r9_followers_keep: assert (may_change || followers_decoupled == before);
        turned_to_decoupled: cover (followers_decoupled);
        turned_back: cover (turned_once && !followers_decoupled);
        both_full: cover (accesses_0 == INTERVAL && accesses_1 == INTERVAL);
    end
