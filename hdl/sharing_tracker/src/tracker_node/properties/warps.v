
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

    // The entry of the previous cycle: a request, a line for the first time, the one that was refused, a
    // forward.
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
        // Invariant: The warps that are open are those that are searched, counted or decided, and the one whose lines
        // leave: four at most.
        // Fault in tracker_node: `if (warp_closes && !warp_opens) begin` becomes `if (warp_closes) begin`.
        warps_follow: assert (open_warps_q == warps_open && warps_open == warps_are_in && warps_open <= 4
            && (!decision_valid || decision_unique == to_leave));
        // R3: A line that a warp's load touches is offered with a sector.
        // Fault in coalescer: `line_sectors = lines_pop_data[SECTORS_MSB:SECTORS_LSB]` becomes `line_sectors =
        // ~lines_pop_data[SECTORS_MSB:SECTORS_LSB]`.
        line_is_named: assert (!scatter_line_valid || scatter_line_sectors != 0);
        // Invariant: A refused line waits as it was; the decision on the warp whose lines leave is kept.
        // Fault in tracker_node: `.push_bypass  (bypass_l1_q)` becomes `.push_bypass  (!bypass_l1_q)`.
        retry_follows: assert (retry_pop_valid == line_waits && bypasses_q == warp_bypasses
            && (!line_waits || (waiting_id == retry_pop_id && refused_line == retry_pop_line && refused_sectors != 0
                && refused_sectors == retry_pop_sectors && refused_bypass == retry_pop_bypass)));
        // R2: No warp is taken while `flush` is true or a set is being cleared.
        // Fault in tracker_node: `is_emptied = flush || walker_clears` becomes `is_emptied = flush`.
        r2_stops: assert (!warp_ready || !(flush || walker_clears));
        if (is_first_q && is_line_q)
            // R3: A warp line is looked up as a load without data.
            // Fault in tracker_node: `request_kind_d = KIND_LOAD;` becomes `request_kind_d = request_kind_q;`.
            r3_line_is_a_load: assert (request_kind_q == 0 && operation_q == 0 && byte_enable_q == 0 && data_q == 0);
        // R3, R7: The request in lookup is the one that entered in the previous cycle, as it was offered, with its
        // ticket and its warp's decision.
        // Fault in tracker_node: `bypass_l1_d = bypasses_q;` becomes `bypass_l1_d = !bypasses_q;`.
        r3_enters_as_offered: assert (is_first_q == was_own && is_asked == was_forward && (!was_own || (is_line_q == !was_request
            && id_q == entered_now && sectors_q == entered_sectors && bypass_l1_q == entered_bypass))
            && (!(was_own || was_forward) || line_q == entered_line));
        // R4: `line` is valid in the cycle after a ticket passed, and in no other, with the line that passed with it.
        // Fault in tracker_node: `assign line_valid = is_new_q;` becomes `assign line_valid = is_first_q &&
        // is_line_q;`.
        r4_told: assert (line_valid == was_new && (!was_new || (line_address == entered_line && line_sectors == entered_sectors
            && line_last == was_last && line_bypass == entered_bypass && line_id == entered_now)));
        // R4: No ticket passes in a cycle in which a line is refused, or a refused one waits.
        // Fault in tracker_node_arbiter: `line_first && !is_refused;` becomes `line_first;`.
        r4_none_beside_a_refused: assert (!(new_line && (is_refused || line_waits)));
        // R4, R5: A line is offered while a refused one waits, or a new one and its ticket are there.
        // Fault in tracker_node: `has_line = retry_pop_valid || has_new;` becomes `has_line = has_new;`.
        r4_offered: assert (has_line == (line_waits || (scatter_line_valid && ticket_valid)));
        // R5: A refused line enters again as it was, and is no new one.
        // Fault in tracker_node: `sectors_d = retry_pop_sectors;` becomes `sectors_d = scatter_line_sectors;`.
        r5_unchanged: assert (!was_retried || (is_first_q && is_line_q && !is_new_q && line_q == refused_line
            && sectors_q == refused_sectors && bypass_l1_q == refused_bypass && id_q == waiting_id));
        // R5: No line is refused while another waits: there is one place for both.
        // Fault in tracker_node_arbiter: `line_first && !is_refused;` becomes `line_first;`.
        r5_none_is_lost: assert (!(is_refused && line_waits) && retries == refused_enters);
        // R6: `core_status` is valid for each local request in the cycle after it entered, but not for a line that is
        // refused.
        // Fault in tracker_node: `core_status_valid = is_first_q && !refuses` becomes `core_status_valid =
        // is_first_q`.
        r6_status: assert (core_status_valid == (was_own && !is_refused) && (!was_own || core_status_id == entered_now));
        if (is_refused)
            // R5, R9: A line is refused only while the turn is the requests': theirs and the forwards' `ready` need
            // not know the end of a line's lookup.
            // Fault in tracker_node_arbiter: `if (enters_line) begin\n            line_has_priority_d = 1'b0;`
            // becomes `if (enters_line) begin\n            line_has_priority_d = 1'b1;`.
            refused_in_turn: assert (!\u_arbiter.line_has_priority_q );
        // R7: Nothing is looked up beside a request that still reads or writes, or after a cycle in which a set was
        // cleared.
        // Fault in tracker_node: `arbiter_is_open = !walker_clears && !stays;` becomes `arbiter_is_open =
        // !walker_clears;`.
        r7_open: assert (!(was_own || was_forward) || !(was_cleared || is_reading || is_writing));
        if (was_forward)
            // R8: After a forward none enters in the next cycle, and a local request that was offered in both does.
            // Fault in tracker_node_forward_port: `may_enter = !is_asked_q && ` becomes `may_enter = `.
            r8_not_twice: assert (!forward_passes && (!(was_own_offered && own_offered) || (request_passes || arbiter_enters_line)));
        // R19: The cache is emptied only while `flush` is true, no warp is open, and no refused line waits.
        // Fault in tracker_node: `flush && !retry_pop_valid &&` becomes `flush &&`.
        r19_waits: assert (!walker_flush || (flush && warps_open == 0 && !line_waits));
        // R19: No local request is in lookup, no warp open and no line refused while a set is cleared or `flushed`
        // is high.
        // Fault in tracker_node: `&& (open_warps_q == 3'd0)` becomes `&& (open_warps_q != 3'd7)`.
        r19_alone: assert (!(is_walking || flushed) || (!is_busy_q && warps_open == 0 && !line_waits));
        // R1, R19: A walk begins when nothing is in flight; when `flushed` is true no line is readable.
        // Fault in flush_walker: `flush && is_idle` becomes `flush`.
        r19_flushed: assert ((!flushed || readable == 0) && !(flushed && is_walking)
            && (!(is_walking || flushed) || (!busy_0 && !busy_1 && unanswered == 0))
            && (!is_walking || !walked_set || (readable & 4'b0101) == 0));
        refused_line_waits_for_a_forward: cover (line_waits && was_forward);
        entered_again: cover (was_retried && core_status_valid);
        flush_waits_for_a_warp: cover (flush && warps_open != 0 && new_line);
        flushed_after_a_fill: cover (flushed && was_filled);
    end
