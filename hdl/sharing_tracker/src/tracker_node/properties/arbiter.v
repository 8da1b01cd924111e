
    // Which of the two own kinds entered last: after a reset as if a line had.
    reg request_was_last;
    always @(posedge clock) begin
        if (enters_request || enters_line)
            request_was_last <= enters_request;
        if (reset)
            request_was_last <= 1'b0;
    end

    // What is offered by R4 and R8.
    wire forward_goes = offered_forward && may_forward && is_open;
    wire line_is_offered = offered_line && !is_refused;
    wire [1:0] how_many = enters_forward + enters_request + enters_line;

    always @* if (formal_on) begin
        turn_follows: assert (line_has_priority_q == request_was_last);
        r7_one: assert (how_many <= 1 && (how_many == 0 || is_open));
        r8_first: assert (enters_forward == forward_goes && ready_forward == (is_open && may_forward));
        r9_in_turn: assert (!(enters_request && line_is_offered && request_was_last)
            && !(enters_line && offered_request && !request_was_last));
        if (is_open && !forward_goes && (offered_request || line_is_offered))
            r9_goes: assert (enters_request || enters_line);
        both_wait: cover (offered_request && line_is_offered && enters_line);
    end
