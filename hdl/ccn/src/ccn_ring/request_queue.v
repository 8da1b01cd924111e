
    // Of one place, or of two.
    wire [1:0] places_used = used_q;
    wire ends_meet;
    generate
        if (DEPTH == 1)
            assign ends_meet = 1'b1;
        else
            assign ends_meet = (head_q ^ tail_q) == used_q[0];
    endgenerate
    always @* if (formal_on)
        queues_hold: assert (places_used <= DEPTH && ends_meet);
