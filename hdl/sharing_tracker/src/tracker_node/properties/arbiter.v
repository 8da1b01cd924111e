
    // The one of the two local kinds that entered last: after a reset as if a line had.
    reg request_was_last;
    always @(posedge clock) begin
        if (enters_request || enters_line)
            request_was_last <= enters_request;
        if (reset)
            request_was_last <= 1'b0;
    end

    // Offers by R4 and R8.
    wire forward_goes = offered_forward && may_forward && is_open;
    wire line_is_offered = offered_line && !is_refused;
    wire [1:0] how_many = enters_forward + enters_request + enters_line;

    always @* if (formal_on) begin
        // R9: The turn is that of the local kind that did not enter last, after a reset of requests.
        // Fault in tracker_node_arbiter: `line_has_priority_d = 1'b1;` becomes `line_has_priority_d = 1'b0;`.
        turn_follows: assert (line_has_priority_q == request_was_last);
        // R7: One thing enters in a cycle at most, and only when the entrance is open.
        // Fault in tracker_node_arbiter: `may_enter = is_open && !is_forward;` becomes `may_enter = is_open;`.
        r7_one: assert (how_many <= 1 && (how_many == 0 || is_open));
        // R8: A forward that can enter does, before local requests.
        // Fault in tracker_node_arbiter: `ready_forward = is_open && may_forward;` becomes `ready_forward = is_open
        // && may_forward && !line_has_priority_q;`.
        r8_first: assert (enters_forward == forward_goes && ready_forward == (is_open && may_forward));
        // R9: Of two local requests that are offered none goes first whose kind was the last to enter.
        // Fault in tracker_node_arbiter: `line_first = line_has_priority_q || !offered_request;` becomes `line_first
        // = 1'b1;`.
        r9_in_turn: assert (!(enters_request && line_is_offered && request_was_last)
            && !(enters_line && offered_request && !request_was_last));
        if (is_open && !forward_goes && (offered_request || line_is_offered))
            // R7, R9: Where the entrance is open and no forward enters, a local request enters if one is offered.
            // Fault in tracker_node_arbiter: `line_first = line_has_priority_q || !offered_request;` becomes
            // `line_first = line_has_priority_q;`.
            r9_goes: assert (enters_request || enters_line);
        both_wait: cover (offered_request && line_is_offered && enters_line);
    end
