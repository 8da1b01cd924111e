
    always @* if (formal_on)
        queues_hold: assert (used_q <= DEPTH && head_q < DEPTH && tail_q == (head_q + used_q) % DEPTH);
