
    // Warps that have passed, of which not every line has entered: R19.
    reg [2:0] warps_open;
    wire warp_passes = warp_valid && warp_ready;
    wire new_line = ticket_valid && ticket_ready;
    wire warp_ends = (decision_valid && decision_unique == 0) || (new_line && scatter_line_last);
    always @(posedge clock)
        warps_open <= reset ? 3'd0 : warps_open + warp_passes - warp_ends;

    // Where they are: searched, counted, decided, and the one whose lines leave.
    (* hierconn *) wire \u_scatter.u_coalescer.searches_q ;
    (* hierconn *) wire [1:0] \u_scatter.u_coalescer.counts_count ;
    (* hierconn *) wire [5:0] \u_scatter.u_coalescer.to_leave_q ;
    wire [5:0] to_leave = \u_scatter.u_coalescer.to_leave_q ;
    wire [2:0] warps_are_in = \u_scatter.u_coalescer.searches_q + \u_scatter.u_coalescer.counts_count
        + (decision_valid || to_leave != 0);

    // The decision on the warp whose lines leave.
    reg warp_bypasses;
    always @(posedge clock)
        if (reset || decision_valid)
            warp_bypasses <= !reset && decision_bypass;

    // What entered in the cycle before: a request, a line for the first time, the one that was refused, a forward.
    (* hierconn *) wire \u_arbiter.line_has_priority_q ;
    wire request_passes = core_request_valid && core_request_ready;
    wire forward_passes = forward_valid && forward_ready;
    wire refused_enters = line_waits && arbiter_enters_line;
    wire own_offered = (core_request_valid && !flush)
        || (!is_refused && (line_waits || (scatter_line_valid && ticket_valid)));
    reg was_request;
    reg was_new;
    reg was_retried;
    reg was_forward;
    reg was_own_offered;
    reg was_cleared;
    reg was_last;
    reg [I-1:0] entered_now;
    reg [CORE_REQUEST_LINE_BITS-1:0] entered_line;
    reg [3:0] entered_sectors;
    reg entered_bypass;
    // The line that was refused.
    reg [CORE_REQUEST_LINE_BITS-1:0] refused_line;
    reg [3:0] refused_sectors;
    reg refused_bypass;
    always @(posedge clock) begin
        was_request <= !reset && request_passes;
        was_new <= !reset && new_line;
        was_retried <= !reset && refused_enters;
        was_forward <= !reset && forward_passes;
        was_own_offered <= !reset && own_offered;
        was_cleared <= !reset && walker_clears;
        was_last <= scatter_line_last;
        entered_now <= request_passes ? core_request_id : new_line ? ticket_id : waiting_id;
        entered_line <= forward_passes ? forward_line : request_passes ? core_request_line
            : new_line ? scatter_line_address : refused_line;
        entered_sectors <= request_passes ? core_request_sectors : new_line ? scatter_line_sectors : refused_sectors;
        entered_bypass <= request_passes ? core_request_bypass_l1 : new_line ? warp_bypasses : refused_bypass;
        if (is_refused) begin
            refused_line <= line_q;
            refused_sectors <= sectors_q;
            refused_bypass <= bypass_l1_q;
        end
    end
    wire was_own = was_request || was_new || was_retried;

    always @* if (formal_on) begin
        warps_follow: assert (open_warps_q == warps_open && warps_open == warps_are_in && warps_open <= 4
            && (!decision_valid || decision_unique == to_leave));
        line_is_named: assert (!scatter_line_valid || scatter_line_sectors != 0);
        retry_follows: assert (retry_pop_valid == line_waits && bypasses_q == warp_bypasses
            && (!line_waits || (waiting_id == retry_pop_id && refused_line == retry_pop_line && refused_sectors != 0
                && refused_sectors == retry_pop_sectors && refused_bypass == retry_pop_bypass)));
        r2_stops: assert (!warp_ready || !(flush || walker_clears));
        if (is_first_q && is_line_q)
            r3_line_is_a_load: assert (request_kind_q == 0 && operation_q == 0 && byte_enable_q == 0 && data_q == 0);
        r3_enters_as_offered: assert (is_first_q == was_own && is_asked == was_forward && (!was_own || (is_line_q == !was_request
            && id_q == entered_now && sectors_q == entered_sectors && bypass_l1_q == entered_bypass))
            && (!(was_own || was_forward) || line_q == entered_line));
        r4_told: assert (line_valid == was_new && (!was_new || (line_address == entered_line && line_sectors == entered_sectors
            && line_last == was_last && line_bypass == entered_bypass && line_id == entered_now)));
        r4_none_beside_a_refused: assert (!(new_line && (is_refused || line_waits)));
        r4_offered: assert (has_line == (line_waits || (scatter_line_valid && ticket_valid)));
        r5_unchanged: assert (!was_retried || (is_first_q && is_line_q && !is_new_q && line_q == refused_line
            && sectors_q == refused_sectors && bypass_l1_q == refused_bypass && id_q == waiting_id));
        r5_none_is_lost: assert (!(is_refused && line_waits) && retries == refused_enters);
        r6_status: assert (core_status_valid == (was_own && !is_refused) && (!was_own || core_status_id == entered_now));
        if (is_refused)
            refused_in_turn: assert (!\u_arbiter.line_has_priority_q );
        r7_open: assert (!(was_own || was_forward) || !(was_cleared || is_reading || is_writing));
        if (was_forward)
            r8_not_twice: assert (!forward_passes && (!(was_own_offered && own_offered) || (request_passes || arbiter_enters_line)));
        r19_waits: assert (!walker_flush || (flush && warps_open == 0 && !line_waits));
        r19_alone: assert (!(is_walking || flushed) || (!is_busy_q && warps_open == 0 && !line_waits));
        r19_flushed: assert ((!flushed || readable == 0) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (!busy_0 && !busy_1 && unanswered == 0))
            && (!is_walking || !walked_set || (readable & 4'b0101) == 0));
        refused_line_waits_for_a_forward: cover (line_waits && was_forward);
        entered_again: cover (was_retried && core_status_valid);
        flush_waits_for_a_warp: cover (flush && warps_open != 0 && new_line);
        flushed_after_a_fill: cover (flushed && was_filled);
    end
