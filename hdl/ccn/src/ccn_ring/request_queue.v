
    // Of one place, or of two.
    wire [1:0] places_used = used_q;
    wire ends_meet = DEPTH == 1 || ((head_q ^ tail_q) == used_q[0]);
    always @* if (formal_on)
        queues_hold: assert (places_used <= DEPTH && ends_meet);
